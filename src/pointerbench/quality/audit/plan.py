"""What is audited: rows of several sets, in the order in which everybody sees them.

An audit is a folder::

    audit.json        seed, sample, and the sets with the digests of their rows
    items.jsonl       the rows in order; ``key`` is all of them that a page names
    pictures/         those of sets that have theirs in shards
    answers/NAME.jsonl

Which rows of a set are taken depends on the seed and their ids only: not on their order, nor on the
other sets.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.files import write_text

HEAD, ITEMS, PICTURES, ANSWERS = "audit.json", "items.jsonl", "pictures", "answers"
_EXAMPLE = '{"key": "0001", "set": 0, "id": "...", "picture": "...", "eval": {...}, ...}'


@dataclass(frozen=True, slots=True)
class Asked:
    """What decides an audit besides its sets.

    Attributes:
        sample: rows a set; a smaller set is taken whole.
        seed: which rows, and the order of all.
        field: the field of a row that is shown as its instruction.
        blind: whether one clicks before the box is shown.
    """

    sample: int = 500
    seed: int = 0
    field: str = "instruction"
    blind: bool = False


@dataclass(frozen=True, slots=True)
class AuditedSet:
    """A set that is audited.

    Attributes:
        name: as it was given; what results call it.
        folder: where its pictures lie, as seen from the audit's folder.
        digest: SHA-256 of its rows, as the scorer has it.
        rows: how many it has.
        left_out: how many of those could not be used.
    """

    name: str
    folder: str
    digest: str
    rows: int
    left_out: int = 0


@dataclass(frozen=True, slots=True)
class Item:
    """One row, as it is shown.

    Attributes:
        key: what the page calls it; says nothing of where it comes from.
        set: the number of its set.
        place: file and line of the row.
        picture: its path in the set's folder.
        size: of the picture, in pixels.
        eval: the row's own rule.
    """

    key: str
    set: int
    id: str
    place: str
    picture: str
    size: tuple[int, int]
    instruction: str
    eval: Mapping[str, Any]

    @property
    def truth(self) -> scorer.Truth:
        """What a click is judged by: of a row that asks for a box, a point in that box is right."""
        spec = dict(self.eval)
        if spec.get("type") == "iou":
            spec = {key: spec[key] for key in ("bbox", "regions") if key in spec}
            spec["type"] = "point_in_bbox"
        return scorer.check_truth({"id": self.id, "eval": spec, "image_size": list(self.size)})

    def shapes(self) -> dict[str, Any]:
        """The target as the page draws it, in pixels; no box where nothing fits."""
        truth = self.truth
        return {
            "boxes": [list(box) for box in truth.boxes],
            "polygon": [list(point) for point in truth.polygon],
            "excluded": [list(box) for box in truth.excluded],
        }


@dataclass(frozen=True, slots=True)
class Plan:
    """An audit in its folder."""

    folder: Path
    asked: Asked
    sets: tuple[AuditedSet, ...]
    items: tuple[Item, ...]

    @property
    def answers(self) -> Path:
        return self.folder / ANSWERS

    def home(self, item: Item) -> Path:
        """The folder that the item's picture lies in, and may not lead out of."""
        return self.folder / self.sets[item.set].folder


def is_audit(folder: Path) -> bool:
    return (folder / HEAD).is_file()


def write_plan(plan: Plan, folder: Path) -> None:
    """Writes its two files into a folder: its own, or one that will become it."""
    write_text(folder / ITEMS, "".join(json.dumps(asdict(item)) + "\n" for item in plan.items))
    write_head(plan, folder)


def write_head(plan: Plan, folder: Path) -> None:
    """Writes audit.json anew, as where the sets lie has changed."""
    head = {"asked": asdict(plan.asked), "sets": [asdict(one) for one in plan.sets]}
    write_text(folder / HEAD, json.dumps(head, indent=1) + "\n")


def read_plan(folder: Path) -> Plan:
    """The audit in a folder.

    Raises:
        UsageError: there is none, or its files are not as they were written.
    """
    path = folder / HEAD
    try:
        head = json.loads(path.read_bytes())
        asked = Asked(**head["asked"])
        sets = tuple(AuditedSet(**one) for one in head["sets"])
    except FileNotFoundError:
        raise UsageError(f"{folder}: no audit is here; it would have an {HEAD}") from None
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError(f"{path}: not as an audit writes it ({error})") from None
    return Plan(folder, asked, sets, tuple(_items(folder / ITEMS, len(sets))))


def _items(path: Path, sets: int) -> Iterator[Item]:
    try:
        for number, row in scorer.JsonRows(str(path), _EXAMPLE):
            yield _item(row, sets, f"{path}:{number}")
    except scorer.InputError as error:
        raise UsageError(str(error)) from None


def _item(row: Row, sets: int, place: str) -> Item:
    try:
        item = Item(**{**row, "size": tuple(row["size"])})
        if not 0 <= item.set < sets:
            raise ValueError(f"no set {item.set}")
        item.truth  # noqa: B018 - looked at, so that the page need not fear it
    except (TypeError, KeyError, ValueError, scorer.InputError) as error:
        raise UsageError(f"{place}: expected {_EXAMPLE} ({error})") from None
    return item
