"""A whole set read and checked: what is taken over, what is defective, and what to do about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pointerbench.imports.checks import DEFECTS, checked, stated_size
from pointerbench.imports.conventions import CONVENTIONS
from pointerbench.imports.entry import Entry, Layout
from pointerbench.imports.formats import format_of
from pointerbench.imports.pictures import Pictures
from pointerbench.imports.rows import Taken
from pointerbench.imports.tables import raw_rows, refuse_archives
from pointerbench.values.errors import UsageError
from pointerbench.values.files import leaves

KEEP, DROP = "keep", "drop"

_SHOWN = 10  # ids of each kind of defect that are named
_MANY = 0.2  # of the rows: so many defects mean that the convention may be wrong
_CORNER = 0.02  # of both sides: if all boxes lie there, it is wrong
_ENOUGH = 5  # rows to say so of


@dataclass(frozen=True, slots=True)
class Asked:
    """What to import of the set of that name. No ``splits`` are all of them; ``boxes`` is a name
    of `CONVENTIONS` to read the numbers by, "" for the set's own; ``defective`` is "" where nobody
    has decided; ``bare``: without pictures."""

    name: str
    splits: tuple[str, ...] = ()
    defective: str = ""
    boxes: str = ""
    bare: bool = False


@dataclass(slots=True)
class Collected:
    """The rows of a set, and ids by kind of defect. ``bare``: no picture is looked at."""

    name: str
    taken: list[Taken] = field(default_factory=list)
    defects: dict[str, list[str]] = field(default_factory=dict)
    splits: dict[str, int] = field(default_factory=dict)  # rows read, by split
    conventions: dict[str, None] = field(default_factory=dict)  # in the order they were met
    bare: bool = False

    @property
    def read(self) -> int:
        return len(self.taken)

    def kept(self, defective: str) -> list[Taken]:
        """The rows that are written."""
        return [row for row in self.taken if not row.defect or defective == KEEP]

    @property
    def defective(self) -> int:
        return sum(map(len, self.defects.values()))


def collect(layout: Layout, asked: Asked, pictures: Pictures) -> Collected:
    """Reads and checks every row; where the set has no picture at all, without any.

    Raises:
        UsageError: files or rows are not as the set is published, or nothing is there; of pictures
            that nobody has unpacked.
    """
    found = _collected(layout, asked, None if asked.bare else pictures)
    if found.bare or set(found.defects) != {"no_picture"} or found.defective < found.read:
        return found
    refuse_archives(layout)
    return _collected(layout, asked, None)


def _collected(layout: Layout, asked: Asked, pictures: Pictures | None) -> Collected:
    """Numbers count all rows of the set, so that they stay the same whatever splits are asked for
    and whatever is dropped."""
    found = Collected(asked.name, bare=pictures is None)
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


def _add(
    found: Collected, number: int, entry: Entry, asked: Asked, pictures: Pictures | None
) -> None:
    found.splits[entry.part] = found.splits.get(entry.part, 0) + 1
    found.conventions[asked.boxes or entry.convention] = None
    name, seen = pictures.take(entry.picture) if pictures else (_expected_name(entry), "")
    size = stated_size(entry) if isinstance(seen, str) else seen
    target, defect = checked(entry, size, CONVENTIONS[asked.boxes] if asked.boxes else None)
    defect = seen if isinstance(seen, str) and seen else defect
    pictured = not isinstance(seen, str)
    taken = Taken(entry.without_bytes(), number, name, size, target, defect, pictured)
    if defect:
        found.defects.setdefault(defect, []).append(f"{found.name}_{number:06d}")
    found.taken.append(taken)


def _expected_name(entry: Entry) -> str:
    """What the picture is called where it is there: the same rows with pictures have this name."""
    layout, name = entry.raw.layout, entry.picture.name
    root = layout.roots[0] if layout.roots else layout.folder
    return (root / name).relative_to(layout.folder).as_posix() if not leaves(name) else name


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
    sound = [row for row in taken if not row.defect]
    boxes = [(row.target.box, row.size) for row in sound if row.target and row.size]
    return len(boxes) >= _ENOUGH and all(
        box[2] <= size[0] * _CORNER and box[3] <= size[1] * _CORNER for box, size in boxes
    )
