"""Pictures that are tasks themselves, each with an instruction beside it or one for all."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pointerbench.run.inputs.json_object import json_object
from pointerbench.run.inputs.near_misses import ID, IMAGE, INSTRUCTION, named
from pointerbench.run.inputs.rows_of_fields import Wanted, with_ids
from pointerbench.run.inputs.tasks import Of, Tasks, held_tasks
from pointerbench.values.errors import UsageError

_SUFFIXES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff")
_SHOWN = 3  # pictures that are named
_EXPECTED = 'expected an object such as {"instruction": "...", "gt_bbox": [x1, y1, x2, y2]}'


def is_picture(path: Path) -> bool:
    """Whether a file is a picture, by its name."""
    return path.suffix.lower() in _SUFFIXES and not path.name.startswith(".")


def picture_tasks(path: Path, how: Wanted) -> Tasks:
    """The pictures of a folder, by name, or one picture. Beside ``shot.png`` stand the instruction
    in ``shot.txt``, or the fields of a task in ``shot.json``.

    Raises:
        UsageError: with the picture and what was expected.
    """
    folder, pictures = (path, _in(path)) if path.is_dir() else (path.parent, [path])
    rows = [_row(picture, how.instruction) for picture in pictures]
    without = [picture for picture, row in zip(pictures, rows, strict=True) if not _asks(row)]
    if without:
        raise UsageError(_no_instruction(without, len(pictures)))
    found = tuple(with_ids((0, row) for row in rows))
    lines = "".join(json.dumps(row, sort_keys=True) + "\n" for _, row in found)
    # The name stands for all pictures of the folder, and its parent is the folder.
    digest = hashlib.sha256(lines.encode()).hexdigest()
    return held_tasks(folder / "*", found, digest, how.allow_outside, Of(language=how.language))


def _in(folder: Path) -> list[Path]:
    pictures = sorted(file for file in folder.iterdir() if is_picture(file) and file.is_file())
    if not pictures:
        raise UsageError(
            f"{folder}: no pictures in this folder; expected {', '.join(_SUFFIXES[:4])} ... or a "
            "tasks.jsonl or tasks.csv"
        )
    return pictures


def _row(picture: Path, instruction: str | None) -> dict[str, Any]:
    text, fields = picture.with_suffix(".txt"), picture.with_suffix(".json")
    if text.is_file() and fields.is_file():
        raise UsageError(f"{picture}: expected {text.name} or {fields.name} beside it, not both")
    row: dict[str, Any] = {}
    try:
        if fields.is_file():
            row = json_object(fields.read_bytes(), fields, 1, _EXPECTED)
            try:
                row = named(row)
            except UsageError as error:
                raise UsageError(f"{fields}: {error}") from None
        elif text.is_file():
            row = {INSTRUCTION: text.read_text("utf-8-sig").strip()}
    except OSError as error:
        raise UsageError(f"{picture}: what is beside it cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"{text}: not UTF-8") from None
    if not _asks(row) and instruction is not None:
        row[INSTRUCTION] = instruction
    row = {key: value for key, value in row.items() if key != IMAGE}
    return {**({ID: row.pop(ID)} if ID in row else {}), IMAGE: picture.name, **row}


def _asks(row: dict[str, Any]) -> bool:
    return bool(str(row.get(INSTRUCTION) or "").strip())


def _no_instruction(without: Sequence[Path], count: int) -> str:
    names = ", ".join(str(picture) for picture in without[:_SHOWN])
    more = ", ..." if len(without) > _SHOWN else ""
    return (
        f"{len(without)} of {count} pictures have no instruction ({names}{more}): write "
        f'{without[0].with_suffix(".txt")}, or give one for all with --instruction "Click ..."'
    )
