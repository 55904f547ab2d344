"""One row of somebody else's set: as it stands there, and as its format understands it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from pointerbench.values.errors import UsageError
from pointerbench.values.files import leaves

BOX, POLYGON, REFUSAL = "box", "polygon", "refusal"
"""What the target is: four numbers, x1, y1, x2, y2, ... of a polygon, or that nothing fits."""

OURS = "pointerbench-"
"""What the names of sets in our own format begin with."""

WHOLE = "pointerbench"
"""The name under which a folder of ours is imported with all of its suites."""

EMBEDDED = "image"
"""The column of a Parquet file that holds the picture."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Where a set lies: its files of rows with the split each belongs to, and the folders in which
    the pictures that they name are looked for."""

    folder: Path
    files: tuple[tuple[str, Path], ...]
    roots: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture on disk (``path``), or the bytes of one in a table; neither where none is found.

    ``name`` is what the row calls it.
    """

    name: str
    path: Path | None = None
    data: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Raw:
    """A row as it stands; ``place`` is its file and line, for messages."""

    place: str
    split: str
    row: Mapping[str, Any]
    layout: Layout

    def value(self, *names: str) -> Any:
        """What stands under the first of the keys that the row has.

        Raises:
            UsageError: it has none of them.
        """
        for name in names:
            if name in self.row:
                return self.row[name]
        wanted = " or ".join(f'"{name}"' for name in names)
        raise UsageError(f"{self.place}: expected the key {wanted}, found {', '.join(self.row)}")

    def words(self, **names: str | tuple[str, ...]) -> dict[str, Any]:
        """Fields by our names; each takes the first of their keys that is there, as a text."""
        return {
            ours: self.text(*((theirs,) if isinstance(theirs, str) else theirs))
            for ours, theirs in names.items()
        }

    def text(self, *names: str) -> str:
        """What stands under the first of the keys that is there and not null; "" if none is."""
        value = next((self.row[name] for name in names if self.row.get(name) is not None), "")
        return ", ".join(map(str, value)) if isinstance(value, list) else str(value)

    def picture(self, *names: str) -> Picture:
        """The picture in the table, else the file that the first of the keys names."""
        embedded = self.row.get(EMBEDDED)
        if isinstance(embedded, Mapping) and isinstance(embedded.get("bytes"), bytes):
            return Picture(str(embedded.get("path") or ""), data=embedded["bytes"])
        if isinstance(embedded, Mapping):
            return Picture(str(embedded.get("path") or ""))
        name = self.value(*names)
        if not isinstance(name, str) or not name or not name.isprintable() or leaves(name):
            return Picture(str(name))
        places = (root / name for root in self.layout.roots)
        return Picture(name, next((path for path in places if path.is_file()), None))


@dataclass(frozen=True, slots=True)
class Entry:
    """A row understood, and nothing of it checked yet.

    ``numbers`` are as the set has them, in the ``convention`` of that name. ``asks_for_box`` is
    true where a box is to be answered. ``spec`` is an `eval` object that came with the row, and
    ``size`` the picture's size as the row has it. ``fields`` become columns of their own.
    """

    raw: Raw
    picture: Picture
    instruction: Any
    numbers: Any
    convention: str
    shape: str = BOX
    asks_for_box: bool = False
    spec: Mapping[str, Any] | None = None
    size: Any = None
    split: str = ""  # "": that of the file
    source_id: str = ""
    fields: Mapping[str, Any] = field(default_factory=dict)
    keep_raw: bool = True  # the row as it was, in the column `source`

    def without_bytes(self) -> Entry:
        """The same without a picture that came in the row: a whole set of them would not fit into
        memory."""
        if self.picture.data is None:
            return self
        row = {key: value for key, value in self.raw.row.items() if key != EMBEDDED}
        return replace(self, picture=Picture(self.picture.name), raw=replace(self.raw, row=row))

    @property
    def part(self) -> str:
        return self.split or self.raw.split
