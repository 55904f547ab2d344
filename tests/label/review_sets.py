"""Small folders of candidates, one grey picture each."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from looking_pages import picture

SIZE = (400, 300)


def box_of(number: int) -> list[int]:
    x, y = number % 8 * 45 + 6, number // 8 * 60 + 20
    return [x, y, x + 34, y + 22]


def candidate(number: int, **more: Any) -> dict[str, Any]:
    """Every fourth is not flagged."""
    return {
        "id": f"c{number}",
        "image": f"pictures/{number}.png",
        "instruction": f"Click on field {number}",
        "gt_bbox": box_of(number),
        "language": "en",
        "task": "element",
        "flags": [] if number % 4 == 3 else ["small", "odd"] if number % 2 else ["small"],
        "source": {"model": "m", "score": 0.25},
        **more,
    }


def write_candidates(folder: Path, count: int = 8, **more: Any) -> Path:
    for number in range(count):
        picture(folder / "pictures" / f"{number}.png", SIZE)
    return write_lines(folder, [candidate(number, **more) for number in range(count)])


def write_lines(folder: Path, rows: list[Any]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    text = "".join((row if isinstance(row, str) else json.dumps(row)) + "\n" for row in rows)
    (folder / "candidates.jsonl").write_text(text)
    return folder
