"""A whole set read and checked: what is taken over, what is defective, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pointerbench.imports.checks import DEFECTS, checked, keepable
from pointerbench.imports.conventions import CONVENTIONS
from pointerbench.imports.entry import Entry, Layout
from pointerbench.imports.formats import format_of
from pointerbench.imports.pictures import Pictures
from pointerbench.imports.rows import Taken
from pointerbench.imports.tables import raw_rows
from pointerbench.values.errors import UsageError

KEEP, DROP = "keep", "drop"

_SHOWN = 10  # ids of each kind of defect that are named
_MANY = 0.2  # of the rows: so many defects mean that the convention may be wrong
_CORNER = 0.02  # of both sides: if all boxes lie there, it is wrong
_ENOUGH = 5  # rows to say so of


@dataclass(frozen=True, slots=True)
class Asked:
    """What to import of the set of that name. No ``splits`` are all of them; ``boxes`` is a name
    of `CONVENTIONS` to read the numbers by, "" for the set's own; ``defective`` is "" where nobody
    has decided."""

    name: str
    splits: tuple[str, ...] = ()
    defective: str = ""
    boxes: str = ""


@dataclass(slots=True)
class Collected:
    """The rows of a set: how many were read, those that are usable, and ids by kind of defect."""

    name: str
    read: int = 0
    taken: list[Taken] = field(default_factory=list)
    defects: dict[str, list[str]] = field(default_factory=dict)
    unusable: set[str] = field(default_factory=set)  # ids that cannot be kept
    splits: dict[str, int] = field(default_factory=dict)  # rows read, by split
    conventions: dict[str, None] = field(default_factory=dict)  # in the order they were met

    def kept(self, defective: str) -> list[Taken]:
        """The rows that are written."""
        return [row for row in self.taken if not row.defect or defective == KEEP]

    @property
    def defective(self) -> int:
        return sum(map(len, self.defects.values()))


def collect(layout: Layout, asked: Asked, pictures: Pictures) -> Collected:
    """Reads and checks every row. Numbers count all rows of the set, so that they stay the same
    whatever splits are asked for and whatever is dropped.

    Raises:
        UsageError: files or rows are not as the set is published, or nothing is there.
    """
    found = Collected(asked.name)
    understand = format_of(asked.name).understand
    met: dict[str, None] = {}
    for number, raw in enumerate(raw_rows(layout)):
        entry = understand(raw)
        met[entry.part] = None
        if not asked.splits or entry.part in asked.splits:
            _add(found, number, entry, asked, pictures)
    absent = set(asked.splits) - met.keys()
    if absent:
        raise UsageError(
            f"{layout.folder}: no rows of split {', '.join(sorted(absent))}; "
            f"expected some of {', '.join(met)}"
        )
    if not found.read:
        raise UsageError(f"{layout.files[0][1]}: no rows")
    return found


def _add(found: Collected, number: int, entry: Entry, asked: Asked, pictures: Pictures) -> None:
    found.read += 1
    found.splits[entry.part] = found.splits.get(entry.part, 0) + 1
    found.conventions[asked.boxes or entry.convention] = None
    name, size = pictures.take(entry.picture)
    if isinstance(size, str):
        target, defect = None, size
    else:
        target, defect = checked(entry, size, CONVENTIONS[asked.boxes] if asked.boxes else None)
    row_id = f"{found.name}_{number:06d}"
    if defect:
        found.defects.setdefault(defect, []).append(row_id)
    if isinstance(size, str) or (defect and not keepable(entry, defect)):
        found.unusable.add(row_id)
    else:
        found.taken.append(Taken(entry.without_bytes(), number, name, size, target, defect))


def check(found: Collected, asked: Asked, place: str) -> None:
    """Whether the rows can be written as it was asked.

    Raises:
        UsageError: rows are defective and nobody has said what to do, no row is left, or the boxes
            cannot be what they are taken for.
    """
    if found.defective and not asked.defective:
        raise UsageError(
            f"{place}: {found.defective} of {found.read} rows are defective, and nothing is "
            f"written:\n{listing(found)}\n{_doubt(found)}"
            "give --defective keep or --defective drop"
        )
    if not found.kept(asked.defective):
        why = f"{listing(found)}\n{_doubt(found)}".rstrip()
        raise UsageError(f"{place}: none of {found.read} rows is left:\n{why}")
    if not asked.boxes and _in_a_corner(found.taken):
        raise UsageError(
            f"{place}: every box lies in the top left fiftieth of its picture: these are hardly "
            f"{' or '.join(found.conventions)}; look at some, and say what they are with --boxes"
        )


def listing(found: Collected) -> str:
    """The defects by kind: how many, what is wrong, and the first ten ids."""
    lines = []
    for kind, what in DEFECTS.items():
        ids: Sequence[str] = found.defects.get(kind, ())
        if ids:
            more = f" and {len(ids) - _SHOWN} more" if len(ids) > _SHOWN else ""
            lines.append(f"  {kind:<15}{len(ids):>5}  {what}")
            lines.append(f"  {'':<15}{'':>5}  {', '.join(ids[:_SHOWN])}{more}")
    return "\n".join(lines)


def _doubt(found: Collected) -> str:
    boxes = sum(len(found.defects.get(kind, ())) for kind in ("inverted", "negative", "off_image"))
    if boxes < max(_ENOUGH, _MANY * found.read):
        return ""
    names = " and ".join(found.conventions)
    return f"so many: are the boxes {names}? --boxes says what else they are\n"


def _in_a_corner(taken: Sequence[Taken]) -> bool:
    boxes = [(row.target.box, row.size) for row in taken if row.target and not row.defect]
    return len(boxes) >= _ENOUGH and all(
        box[2] <= size[0] * _CORNER and box[3] <= size[1] * _CORNER for box, size in boxes
    )
