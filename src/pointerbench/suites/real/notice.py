"""Whose pictures they are: program, version and licences of every screen of a set."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pointerbench.capture.recipe import Recipe
from pointerbench.values.example import Row

NAME = "NOTICE.real.md"

_HEAD = """# The pictures of the suite `real`

They show free programs that run, with documents that were made for them. What is drawn in them
(icons, themes, fonts) is under the licences named here; the rest of this repository has its own.

| program | versions | licence | artwork |
| --- | --- | --- | --- |
"""
_PICTURES = """
| picture | program | version |
| --- | --- | --- |
"""


def notice(rows: Iterable[Row], recipes: Mapping[str, Recipe]) -> str:
    """The text of the notice for the pictures of these rows."""
    shown: dict[str, tuple[str, str]] = {}
    for row in rows:
        shown.setdefault(str(row["file_name"]), (str(row["app"]), str(row["version"])))
    versions: dict[str, set[str]] = {}
    for program, version in shown.values():
        versions.setdefault(program, set()).add(version)
    programs = [
        _line(
            f"[{recipe.name['en']}]({recipe.homepage})",
            ", ".join(sorted(versions[program])),
            recipe.licence,
            recipe.artwork,
        )
        for program, recipe in sorted(recipes.items())
        if program in versions
    ]
    pictures = [
        _line(f"`{name}`", recipes[program].name["en"], version)
        for name, (program, version) in sorted(shown.items())
    ]
    return _HEAD + "".join(programs) + _PICTURES + "".join(pictures)


def _line(*cells: str) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |\n"
