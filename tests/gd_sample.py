"""A set such as the GD suite writes: six rows on two screens, WebP, with a line a screen of what
is on it. Four rows share one picture, and two refusals stand beside their answerable twins."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

Row = dict[str, Any]

SIZES = {"s0000": (640, 480), "s0001": (360, 720)}
ELEMENTS: dict[str, list[Row]] = {
    "s0000": [
        {"type": "notification", "box": [40, 40, 600, 440], "text": "", "state": []},
        {"type": "button", "box": [60, 380, 160, 420], "text": "Save", "state": []},
        {"type": "button", "box": [200, 380, 300, 420], "text": "Cancel", "state": ["disabled"]},
        {"type": "icon", "box": [560, 50, 590, 80], "text": "", "state": []},
    ],
    "s0001": [
        {"type": "toggle", "box": [300, 100, 340, 124], "text": "", "state": ["checked"]},
        {"type": "text", "box": [20, 100, 120, 124], "text": "无线网络", "state": []},
    ],
}


def rows() -> list[Row]:
    """The lines of metadata.jsonl; row 0 has a value everywhere."""
    reasoning = {"depth": 2, "operations": '["compare", "sort"]'}
    return [
        _row(0, "s0000", "reasoning", [60, 380, 160, 420], pair_id="pbg_00000", **reasoning),
        _row(1, "s0000", "refusal", [], pair_id="pbg_00000", changed="text"),
        _row(2, "s0000", "element", [200, 380, 300, 420]),
        _row(3, "s0000", "visual", [560, 50, 590, 80]),
        _row(4, "s0001", "spatial", [300, 100, 340, 124], pair_id="pbg_00004"),
        _row(5, "s0001", "refusal", [], pair_id="pbg_00004", changed="colour"),
    ]


def _row(number: int, screen: str, task: str, box: list[int], **fields: Any) -> Row:
    x1, y1, x2, y2 = box or (0, 0, 0, 0)
    rule = "point_in_bbox" if box else "refusal"
    first = screen == "s0000"
    row = {
        "file_name": f"{screen}.webp",
        "id": f"pbg_{number:05d}",
        "instruction": f"Save the draft, {number}",
        "instruction_zh": f"保存草稿，{number}",
        "bbox": box,
        "point": [(x1 + x2) // 2, (y1 + y2) // 2] if box else [],
        "answer_type": "point" if box else "refusal",
        "eval": {"type": rule, "bbox": box},
        "task": task,
        "level": "advanced" if task in ("reasoning", "functional", "refusal") else "basic",
        "data_type": task,
        "element_type": "button" if box else "none",
        "app": "inkwell",
        "domain": "productivity",
        "platform": "web" if first else "mobile",
        "language": "en" if first else "zh",
        "theme": "light",
        "screen": screen,
        "state": "list",
        "pair_id": "",
        "depth": 0,
        "operations": "[]",
        "changed": "",
        "image_size": list(SIZES[screen]),
        "scale": 1,
    }
    return {**row, **fields}


def write_set(folder: Path) -> Path:
    """The set in ``folder/test``: pictures, metadata, manifest and layers; that folder."""
    home = folder / "test"
    home.mkdir(parents=True)
    for screen, size in SIZES.items():
        image = Image.new("RGB", size, "#f4f4f6")
        for element in ELEMENTS[screen]:
            ImageDraw.Draw(image).rectangle(element["box"], outline="#223344")
        image.save(home / f"{screen}.webp", lossless=True)
    _write_lines(home / "metadata.jsonl", rows())
    layers = [
        {"screen": screen, "file_name": f"{screen}.webp", "elements": elements}
        for screen, elements in ELEMENTS.items()
    ]
    _write_lines(home / "layers.jsonl", layers)
    digest = hashlib.sha256((home / "metadata.jsonl").read_bytes()).hexdigest()
    manifest = {"suite": "gd", "suite_version": "1.0.0", "seed": 1, "count": len(rows())}
    manifest["rows_sha256"] = digest
    (home / "MANIFEST.json").write_text(json.dumps(manifest), "utf-8")
    return home


def write_predictions(path: Path, points: list[list[int]]) -> Path:
    """A file of predictions: the answers to the rows, in their order."""
    ids = (row["id"] for row in rows())
    _write_lines(path, [{"id": id, "point": at} for id, at in zip(ids, points, strict=True)])
    return path


def _write_lines(path: Path, lines: list[Row]) -> None:
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
    path.write_text(text, "utf-8")
