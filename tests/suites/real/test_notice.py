"""The notice of a set's pictures."""

from __future__ import annotations

from pointerbench.suites.real.notice import notice
from pointerbench.suites.real.screens import recipes


def test_every_picture_is_named_once_with_its_program_and_every_program_with_its_licences() -> None:
    rows = [
        {"file_name": "s0001.webp", "app": "gnumeric", "version": "1.12.55-1"},
        {"file_name": "s0000.webp", "app": "gnumeric", "version": "1.12.54"},
        {"file_name": "s0000.webp", "app": "gnumeric", "version": "1.12.54"},
    ]
    text = notice(rows, recipes())
    lines = text.splitlines()
    assert [line for line in lines if "webp" in line] == [
        "| `s0000.webp` | Gnumeric | 1.12.54 |",
        "| `s0001.webp` | Gnumeric | 1.12.55-1 |",
    ]
    (program,) = [line for line in lines if "gnumeric.org" in line]
    recipe = recipes()["gnumeric"]
    assert "1.12.54, 1.12.55-1" in program
    assert recipe.licence in program
    assert recipe.artwork in program
