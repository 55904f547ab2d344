"""Small sets with pictures that are painted here, and what the commands say of them."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from pointerbench.quality.lint import command as lint

SIZE = WIDTH, HEIGHT = 320, 200
PAPER = (250, 250, 250)
BOX = [40, 60, 140, 90]


def row(**changes: Any) -> dict[str, Any]:
    """A row with nothing wrong in it, but for the changes; ``bbox`` changes the eval with it."""
    box = changes.get("bbox", BOX)
    middle = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2] if _is_box(box) else []
    sound = {
        "file_name": "a.png",
        "id": "r1",
        "instruction": "Click the button in the middle of the page",
        "bbox": box,
        "point": middle,
        "answer_type": "point",
        "eval": {"type": "point_in_bbox", "bbox": box},
        "language": "en",
        "image_size": list(SIZE),
    }
    return {**sound, **changes}


def _is_box(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 4


def refusal(**changes: Any) -> dict[str, Any]:
    nothing = {"bbox": [], "point": [], "answer_type": "refusal"}
    return row(**{**nothing, "eval": {"type": "refusal", "bbox": []}, **changes})


def write_rows(folder: Path, rows: Sequence[Mapping[str, Any] | str], name: str = "") -> Path:
    """A set of these rows, or lines; returns its folder."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = [one if isinstance(one, str) else json.dumps(one, ensure_ascii=False) for one in rows]
    (folder / (name or "metadata.jsonl")).write_text(
        "".join(f"{line}\n" for line in lines), "utf-8"
    )
    return folder


def screen(*boxes: Sequence[int], size: tuple[int, int] = SIZE, seed: int = 0) -> Image.Image:
    """A page with a dark frame at each box, and bars that differ from seed to seed."""
    image = Image.new("RGB", size, PAPER)
    pen = ImageDraw.Draw(image)
    for bar in range(8):
        left = (seed * 37 + bar * 53) % size[0]
        pen.rectangle((left, 150 + 5 * bar, left + 60, 153 + 5 * bar), fill=(20 * bar, 90, 120))
    for x1, y1, x2, y2 in boxes:
        pen.rectangle((x1, y1, x2 - 1, y2 - 1), outline=(30, 60, 160))
    return image


def linted(capsys: Any, *arguments: str | Path) -> tuple[int, list[str], str]:
    """Status, lines of findings, and the summary that follows them."""
    status = lint.main([*map(str, arguments), "--jobs", "1"])
    out = capsys.readouterr().out
    found, _, summary = out.rpartition("\n\n") if "\n\n" in out else ("", "", out)
    return status, found.splitlines(), summary


def kinds(lines: Sequence[str]) -> list[tuple[int, str]]:
    """Of lines of findings: the number of the row's line, and the kind."""
    found = []
    for line in lines:
        place, _, rest = line.partition(": ")
        parts = rest.split(": ")
        found.append((int(place.rpartition(":")[2]), parts[0] if parts[0] == "row" else parts[1]))
    return found
