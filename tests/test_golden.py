"""Golden examples: rows and decoded pixels change only together with the suite's version."""

from __future__ import annotations

import pytest
from conftest import script

goldens = script("accept_goldens")
HOW = "run scripts/accept_goldens.py"


def accepted() -> list[str]:
    if not goldens.HASHES.exists():
        pytest.fail(f"there is no {goldens.HASHES.name} yet: {HOW} when the pictures are settled")
    lines: list[str] = goldens.accepted()
    return lines


@pytest.mark.parametrize("label", goldens.pictures())
def test_examples_are_the_accepted_ones(label: str) -> None:
    known = [line for line in accepted() if line.split()[0] == label]
    drawn = list(goldens.current(label))
    differ = [new.split()[1] for new in drawn if new not in known]
    assert not differ, (
        f"{label}: rows or pixels of example {', '.join(differ)} of seed {goldens.SEED} differ "
        f"from those accepted. If that is meant, raise the suite's version, add a line to the "
        f"change log, and {HOW}."
    )
    assert drawn == known, f"{label}: lines missing or left over; {HOW}"


def test_the_accepted_hashes_are_of_this_version() -> None:
    stated = [line for line in accepted() if line.startswith("#")]
    assert stated == goldens.versions(), f"{HOW} after raising a suite's version"


def test_the_accepted_hashes_differ_from_one_another() -> None:
    hashes = [line.split()[-1] for line in accepted() if not line.startswith("#")]
    assert len(set(hashes)) == len(hashes)
