"""What is in a set, counted in one pass over its rows."""

from __future__ import annotations

import re
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.contract.layers import element_counts
from pointerbench.contract.stored import Entry
from pointerbench.imports.folder import CUSTOM
from pointerbench.quality.asked import Asked, Size, asked, hull_of, truth_of
from pointerbench.quality.sources import Given, header_size
from pointerbench.quality.stats.fields import Field, Fields
from pointerbench.quality.stats.spread import Spread, spread
from pointerbench.values.errors import UsageError

CELLS = 24
"""Columns and rows of the map of targets."""

APPLICATIONS = ("application", "app", "software", "ui_style", "surface")
"""Fields that may say which program is shown; the first that a set has counts."""

_EACH = re.compile("[\u3041-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]")
"""Letters of scripts without blanks: each is a word."""


@dataclass(slots=True)
class Counted:
    """A set. ``areas`` are shares of the picture, ``sides`` the shorter sides of targets in pixels,
    ``map`` how many targets have their middle in each cell of the picture, row by row."""

    path: Path
    title: str
    version: str
    rows: int = 0
    left_out: int = 0
    refusals: int = 0
    rules: Counter[str] = field(default_factory=Counter)
    pictures: set[str] = field(default_factory=set)
    sizes: Counter[Size] = field(default_factory=Counter)
    sizeless: int = 0
    translations: Counter[str] = field(default_factory=Counter)
    areas: array[float] = field(default_factory=lambda: array("d"))
    sides: array[float] = field(default_factory=lambda: array("d"))
    characters: array[int] = field(default_factory=lambda: array("l"))
    words: array[int] = field(default_factory=lambda: array("l"))
    elements: array[int] = field(default_factory=lambda: array("l"))
    map: list[int] = field(default_factory=lambda: [0] * CELLS * CELLS)
    fields: list[Field] = field(default_factory=list)

    @property
    def application(self) -> Field | None:
        """The field of the programs that are shown."""
        by_name = {one.name: one for one in self.fields}
        return next((by_name[name] for name in APPLICATIONS if name in by_name), None)

    def by(self, name: str) -> Mapping[str, int]:
        """How many rows have each value of a field; empty where there are none, or too many."""
        return next((one.counts for one in self.fields if one.name == name and one.counts), {})

    def as_json(self) -> dict[str, Any]:
        application = self.application
        return {
            "path": str(self.path),
            "title": self.title,
            "version": self.version,
            "rows": self.rows,
            "left_out": self.left_out,
            "refusals": self.refusals,
            "rules": dict(self.rules),
            "pictures": len(self.pictures),
            "application_field": application.name if application else None,
            "sizes": {f"{w:g}x{h:g}": count for (w, h), count in self.sizes.most_common()},
            "without_size": self.sizeless,
            "translations": dict(self.translations),
            **{name: found.as_json() if found else None for name, found in self.spreads.items()},
            "map": [self.map[at : at + CELLS] for at in range(0, len(self.map), CELLS)],
            "fields": {one.name: one.as_json() for one in self.fields},
        }

    @property
    def spreads(self) -> dict[str, Spread | None]:
        """What is told by extremes and quantiles."""
        return {
            "target_area": spread(self.areas),
            "target_side": spread(self.sides),
            "characters": spread(self.characters),
            "words": spread(self.words),
            "elements": spread(self.elements),
        }


def counted(given: Given, unusable: list[str]) -> Counted:
    """All that is counted of a set; what is wrong with rows that are left out goes to the list.

    Raises:
        UsageError: it has no rows; or its file, or that of its elements, cannot be used.
    """
    known = (given.rows.manifest if given.rows else None) or {}
    version = "" if _is_foreign(given) else str(known.get("suite_version", ""))  # else the import's
    found = Counted(given.path, _title(given), version)
    fields, sizes = Fields(), dict[str, Size | None]()
    for number, read in enumerate(given.attempts()):
        if not isinstance(read, Entry):
            unusable.append(str(read))
            found.left_out += 1
            continue
        one = asked(number, read)
        try:
            truth = truth_of(one)
        except scorer.InputError as error:
            unusable.append(f"{one.place}: {error}")
            found.left_out += 1
            continue
        size = one.size or _size_of(one, sizes)
        _add(found, one, truth, size)
        fields.add(one.row)
    if not found.rows + found.left_out:
        raise UsageError(f"{given.path}: no rows")
    found.fields = fields.found()
    found.elements.extend(element_counts(given.folder))
    return found


def _add(found: Counted, one: Asked, truth: scorer.Truth | None, size: Size | None) -> None:
    found.rows += 1
    new = one.picture not in found.pictures
    found.pictures.add(one.picture)
    if new and size:
        found.sizes[size] += 1
    found.sizeless += new and size is None
    found.characters.append(len(one.instruction))
    found.words.append(word_count(one.instruction))
    found.translations.update(name.partition("_")[2] for name, _ in one.translations)
    found.rules[truth.rule if truth else "none"] += 1
    found.refusals += truth is not None and truth.rule == "refusal"
    hull = hull_of(one, truth)
    if hull is not None:
        found.sides.append(min(hull[2] - hull[0], hull[3] - hull[1]))
    if hull is not None and size is not None:
        found.areas.append((hull[2] - hull[0]) * (hull[3] - hull[1]) / (size[0] * size[1]))
    middle = ((hull[0] + hull[2]) / 2, (hull[1] + hull[3]) / 2) if hull else _point(one)
    if middle is not None and size is not None:
        column, row = _cell(middle[0], size[0]), _cell(middle[1], size[1])
        found.map[row * CELLS + column] += 1


def _cell(at: float, side: float) -> int:
    """What lies past an edge counts for the cell at the edge."""
    return min(CELLS - 1, max(0, int(CELLS * at / side)))


def _point(one: Asked) -> tuple[float, float] | None:
    """Of a task of which a point alone is known."""
    if one.refuses or not scorer.are_numbers(one.point, 2):
        return None
    return one.point[0], one.point[1]


def word_count(text: str) -> int:
    """Parts between blanks that have a letter or digit; of Chinese and Japanese every letter."""
    if text.isascii():
        return sum(any(map(str.isalnum, part)) for part in text.split())
    rest, letters = _EACH.subn(" ", text)
    return letters + sum(any(map(str.isalnum, part)) for part in rest.split())


def _size_of(one: Asked, sizes: dict[str, Size | None]) -> Size | None:
    """Of a picture whose size no row says, by its header; read once."""
    if one.picture not in sizes:
        sizes[one.picture] = header_size(one.source)
    return sizes[one.picture]


def _is_foreign(given: Given) -> bool:
    """Whether a set was imported from somebody else's."""
    return given.suite.startswith(CUSTOM)


def _title(given: Given) -> str:
    suite = given.suite.removeprefix(CUSTOM)
    if _is_foreign(given):
        return scorer.printable(suite)
    if not suite or suite == "custom":
        path = given.path
        return path.parent.name if path.name in ("", "test", "train") else path.name
    return scorer.TITLES.get(suite) or scorer.printable(suite).capitalize()


def titled(sets: list[Counted]) -> Iterator[Counted]:
    """The sets, each with a title of its own: two of one name are told apart by their folders."""
    several = Counter(one.title for one in sets)
    for one in sets:
        if several[one.title] > 1:
            one.title = f"{one.title} ({one.path})"
        yield one
