"""Sets of the name ``pointerbench-...`` and any other folder in our own row format.

Files: ``metadata.jsonl`` with the pictures beside it, in the folder, its ``test/`` or ``train/``
(each is a split); or the Parquet shards of such a set.
Keys: file_name (Parquet: image), instruction, bbox, and, where there is one, the ``eval`` object
that the scorer's docstring defines; without it a point in bbox is asked for, or a box of IoU 0.5 if
``answer_type`` is ``bbox``. All other keys stay as they are; ``id`` becomes ``source_id``.
Boxes: left, top, right, bottom in pixels, as in our README.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pointerbench.contract.manifest import METADATA
from pointerbench.imports.entry import BOX, EMBEDDED, REFUSAL, Entry, Layout, Raw
from pointerbench.imports.tables import expected, parquet_files

_OURS = ("file_name", EMBEDDED, "id", "instruction", "bbox", "point", "answer_type", "eval")
_WRITTEN = (*_OURS, "defect", "image_size", "split", "source_id", "source_file", "source")


def find(folder: Path) -> Layout:
    places = {split: folder / split / METADATA for split in ("test", "train")}
    files = tuple((split, path) for split, path in places.items() if path.is_file())
    if (folder / METADATA).is_file():
        files = (("test", folder / METADATA),)
    if not files:
        files = parquet_files(folder)
    if not files:
        raise expected(folder, METADATA, f"test/{METADATA}", "data/*.parquet")
    return Layout(folder, files, tuple(dict.fromkeys(path.parent for _, path in files)))


def understand(raw: Raw) -> Entry:
    spec = raw.row.get("eval")
    spec = dict(spec) if isinstance(spec, Mapping) else None
    rule = spec.get("type") if spec else None
    box: Any = spec.get("bbox") if spec else None
    return Entry(
        raw=raw,
        picture=raw.picture("file_name"),
        instruction=raw.value("instruction"),
        numbers=box if box is not None else raw.row.get("bbox"),
        convention="xyxy-pixel",
        shape=REFUSAL if rule == "refusal" else BOX,
        asks_for_box=rule == "iou" or (spec is None and raw.row.get("answer_type") == "bbox"),
        spec=spec,
        size=raw.row.get("image_size"),
        source_id=raw.text("id"),
        fields={key: value for key, value in raw.row.items() if key not in _WRITTEN},
        keep_raw=False,
    )
