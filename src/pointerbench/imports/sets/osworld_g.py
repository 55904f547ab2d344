"""OSWorld-G (Jedi, Xie et al. 2025, arXiv 2505.13227), as first published and with its refined
instructions.

Files: ``OSWorld-G.json`` or ``OSWorld-G_refined.json`` (a JSON array, in the folder or its
``benchmark/``) and ``images/`` beside it.
Keys: id, image_path, image_size, instruction, box_type, box_coordinates, GUI_types (a list).
Boxes, in pixels, by ``box_type``: ``bbox`` is left, top, width, height; ``polygon`` is a flat list
x1, y1, x2, y2, ...; ``refusal`` means that nothing on the picture fits.

Source: the paper and two public scorers that agree on the conventions. Names of files and keys not
checked here against a download.
"""

from __future__ import annotations

from pathlib import Path

from pointerbench.imports.entry import BOX, POLYGON, REFUSAL, Entry, Layout, Raw
from pointerbench.imports.tables import first_file, folders
from pointerbench.values.errors import UsageError

_SHAPES = {"bbox": BOX, "polygon": POLYGON, "refusal": REFUSAL}


def find(folder: Path) -> Layout:
    return _find(folder, "OSWorld-G.json")


def find_refined(folder: Path) -> Layout:
    return _find(folder, "OSWorld-G_refined.json")


def _find(folder: Path, name: str) -> Layout:
    file = first_file(folder, name, f"benchmark/{name}")
    return Layout(folder, (("test", file),), folders(file.parent, "images"))


def understand(raw: Raw) -> Entry:
    kind = raw.value("box_type")
    if kind not in _SHAPES:
        raise UsageError(f'{raw.place}: expected "box_type" bbox, polygon or refusal, got {kind!r}')
    return Entry(
        raw=raw,
        picture=raw.picture("image_path"),
        instruction=raw.value("instruction"),
        numbers=raw.value("box_coordinates"),
        convention="xywh-pixel",
        shape=_SHAPES[kind],
        size=raw.row.get("image_size"),
        source_id=raw.text("id"),
        fields={"data_type": kind, **raw.words(gui_types="GUI_types")},
    )
