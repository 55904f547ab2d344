"""Pools of accepted targets: newline-delimited JSON, one row a target."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from pointerbench.suites.pro.source import ELEMENT_TYPES, Candidate, Screenshot
from pointerbench.values.errors import UsageError
from pointerbench.values.files import replacing
from pointerbench.values.geometry import Box

ICONS = "clicks_icons_pro.ndjson"
GENERAL = "clicks_gui_intent.ndjson"
POOLS = (ICONS, GENERAL)

_TYPES: dict[str, type] = {
    "source_id": str,
    "source_file": str,
    "instruction": str,
    "bbox": list,
    "element_type": str,
    "app": str,
    "app_slug": str,
    "app_category": str,
    "platform": str,
    "image_size": list,
    "confidence": float,
}


def pool_of(element_type: str) -> str:
    """The pool that targets of a type go to."""
    return ICONS if element_type == "icon" else GENERAL


def pool_row(shot: Screenshot, candidate: Candidate, box: Box, confidence: float) -> dict[str, Any]:
    """A target as a row of its pool."""
    return {
        **shot.more,
        **candidate.more,
        "source_id": shot.source_id(candidate),
        "source_file": shot.source_file,
        "instruction": candidate.instruction,
        "bbox": list(box),
        "element_type": candidate.element_type,
        "app": shot.app.name,
        "app_slug": shot.app.slug,
        "app_category": shot.app.category,
        "platform": shot.platform,
        "image_size": list(shot.picture.size),
        "confidence": round(confidence, 4),
    }


def write_pool(path: Path, rows: Iterable[Mapping[str, Any]]) -> int:
    """Writes a pool whole or not at all; the number of rows."""
    count = 0
    with replacing(path) as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            count += 1
    return count


def read_pool(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a pool.

    Raises:
        UsageError: no such file, or a row that is none; names file, line and what was expected.
    """
    if not path.exists():
        raise UsageError(f"{path}: no such pool; `pointerbench pro pools` writes it")
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if line.strip():
                yield _row(line, f"{path}:{number}")


def _row(line: str, where: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise UsageError(f"{where}: not JSON ({error}); expected one target a line") from None
    if not isinstance(row, dict):
        raise UsageError(f"{where}: expected an object with {', '.join(_TYPES)}")
    for key, kind in _TYPES.items():
        value = row.get(key)
        if not isinstance(value, (int, float) if kind is float else kind):
            raise UsageError(f"{where}: {key} is {value!r}, expected a {kind.__name__}")
    if row["element_type"] not in ELEMENT_TYPES:
        raise UsageError(
            f"{where}: element_type is {row['element_type']!r}, expected one of "
            f"{', '.join(ELEMENT_TYPES)}"
        )
    _check_box(row, where)
    return row


def _check_box(row: Mapping[str, Any], where: str) -> None:
    box, size = row["bbox"], row["image_size"]
    whole = all(isinstance(value, int) for value in (*box, *size))
    if not whole or len(box) != 4 or len(size) != 2:
        raise UsageError(f"{where}: expected bbox [x1, y1, x2, y2] and image_size [w, h]")
    x1, y1, x2, y2 = box
    if not (0 <= x1 < x2 <= size[0] and 0 <= y1 < y2 <= size[1]):
        raise UsageError(f"{where}: bbox {box} does not lie in a picture of {size[0]}x{size[1]}")
