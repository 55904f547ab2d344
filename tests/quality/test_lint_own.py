"""The sets of this repository come out clean."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from painted import linted, write_rows

from pointerbench.quality.lint.accepted import ACCEPTED

DATA = Path(__file__).parent.parent.parent / "data"
SUITES = sorted(path.parent.parent.name for path in DATA.glob("*/test/metadata.jsonl"))
PICTURED = sorted({path.parent.parent.name for path in DATA.glob("*/test/*.webp")})


def test_the_sets_are_there() -> None:
    assert {"sheets", "text", "pro", "pro-4k", "gd"} <= set(SUITES)
    assert {"pro", "gd"} <= set(PICTURED)


@pytest.mark.parametrize("suite", SUITES)
def test_every_row_is_clean(suite: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, _ = linted(capsys, DATA / suite, "--no-pictures")
    assert (status, lines) == (0, [])


@pytest.mark.parametrize("suite", PICTURED)
def test_some_pictures_are_clean(
    suite: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """CI looks at all of them, by the command itself."""
    home = DATA / suite / "test"
    rows = (home / "metadata.jsonl").read_text("utf-8").splitlines()
    some = [line for line in rows if '"pbp_0407"' in line] + rows[:: len(rows) // 24]
    some = list(dict.fromkeys(some))
    write_rows(tmp_path, some)
    for name in {json.loads(line)["file_name"] for line in some}:
        (tmp_path / name).symlink_to(home / name)
    if (home / ACCEPTED).is_file():
        (tmp_path / ACCEPTED).symlink_to(home / ACCEPTED)
    status, lines, summary = linted(capsys, tmp_path)
    assert (status, lines) == (0, [])
    assert "pictures (" not in summary
    assert ("1 accepted" in summary) == (suite == "pro")


@pytest.mark.parametrize("path", sorted(DATA.glob(f"*/test/{ACCEPTED}")), ids=str)
def test_accepted_findings_are_of_rows_that_are_there(path: Path) -> None:
    rows = (path.parent / "metadata.jsonl").read_text("utf-8").splitlines()
    ids = {json.loads(line)["id"] for line in rows}
    accepted = [json.loads(line)["id"] for line in path.read_text("utf-8").splitlines()]
    assert set(accepted) <= ids
