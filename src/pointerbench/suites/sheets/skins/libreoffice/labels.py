"""The program's own words in the six languages."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Labels:
    """``letters`` stand on the buttons for bold, italic and underlined."""

    menus: Sequence[str]
    position: str
    selected: str
    rows: Sequence[str]
    columns: Sequence[str]
    page_style: str
    locales: Mapping[str, str]
    figures: str
    letters: Sequence[str]

    def counted(self, rows: int, columns: int) -> str:
        """How many rows and columns are selected, in words."""
        return self.selected.format(
            rows=self.rows[rows > 1].format(n=rows),
            columns=self.columns[columns > 1].format(n=columns),
        )


@cache
def all_labels() -> Mapping[str, Labels]:
    table = tomllib.loads((files(__package__) / "labels.toml").read_text("utf-8"))
    return {language: Labels(**words) for language, words in table.items()}


def labels(language: str) -> Labels:
    return all_labels()[language]
