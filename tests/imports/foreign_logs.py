"""Logs of other people's evaluations of the sets in `foreign_sets`, in the shapes they publish.

Each answers AIMS in order: right, wrong, nothing to read, right at the very edge, wrong, right.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from foreign_sets import AIMS, SIZE, WIDTH, Aim, write_json, write_lines

Row = dict[str, Any]
RIGHT = (True, False, False, True, False, True)
HITS = RIGHT.count(True)
MISSES = 2  # the third has no answer at all


def answers() -> list[list[float] | None]:
    """Points in pixels."""
    found: list[list[float] | None] = []
    for i, aim in enumerate(AIMS):
        _, y1, x2, y2 = aim.box
        wrong, nothing = [990.25, 20.5], i == 2
        found.append(None if nothing else [x2 + 0.0, (y1 + y2) / 2] if RIGHT[i] else wrong)
    return found


def script_rows(ids: bool = True) -> list[Row]:
    """Rows as ScreenSpot-Pro's scripts write them."""
    rows = []
    for i, (aim, pred) in enumerate(zip(AIMS, answers(), strict=True)):
        app = "blender_windows" if i < 3 else "vivado_linux"
        row = {
            "id": f"{app}_{i % 3}",
            "img_path": f"/data/images/{app}/{aim.picture}.png",
            "group": "CAD",
            "platform": app.partition("_")[2],
            "application": app.partition("_")[0],
            "lang": "en",
            "instruction_style": "instruction",
            "prompt_to_evaluate": aim.words,
            "gt_type": "positive",
            "ui_type": "icon",
            "task_filename": app,
            "pred": pred,
            "raw_response": "..." if pred is None else str(pred),
            "bbox": aim.xyxy,
            "correctness": "correct" if RIGHT[i] else "wrong" if pred else "wrong_format",
        }
        rows.append(row if ids else {key: row[key] for key in row if key != "id"})
    return rows


def screenspot_pro(path: Path) -> None:
    write_json(path, {"metrics": {"overall": {}}, "details": script_rows()})  # type: ignore[arg-type]


def omniparser(path: Path) -> None:
    write_json(path, {"metrics": {}, "details": script_rows(ids=False)[::-1]})  # type: ignore[arg-type]


def mai_ui(path: Path) -> None:
    rows = []
    for row in script_rows():
        x, y = row["pred"] or (-WIDTH / 1000, -SIZE[1] / 1000)
        rows.append({**row, "pred": [x * 1000 / WIDTH, y * 1000 / SIZE[1]]})
    write_json(path, rows)


def unit(point: Sequence[float]) -> list[float]:
    return [point[0] / WIDTH, point[1] / SIZE[1]]


def sample(i: int, aim: Aim, reply: str) -> Row:
    """A row as lmms-eval 0.7.3 writes it for screenspot_pro."""
    return {
        "doc_id": i,
        "target": aim.words,
        "filtered_resps": reply,
        "token_counts": [None],
        "doc_hash": "0" * 64,
        "screenspot_pro_action_acc": {"correct": RIGHT[i], "ui_type": "icon"},
        "input": f"Identify the UI element ...\nInstruction: {aim.words}",
    }


def lmms_eval(path: Path) -> None:
    replies = [str(unit(point)) if point else "I cannot see it." for point in answers()]
    write_lines(path, [sample(i, aim, replies[i]) for i, aim in enumerate(AIMS)])


def lmms_eval_boxes(path: Path) -> None:
    """screenspot_rec: a box, of which the centre counts; rows told by picture and instruction."""
    rows = []
    for i, (aim, point) in enumerate(zip(AIMS, answers(), strict=True)):
        x, y = unit(point) if point else (0, 0)
        box = [x - 0.0625, y - 0.0625, x + 0.0625, y + 0.0625]
        metric = {"instruction": aim.words, "pred": box, "ann_id": f"{aim.picture}.png"}
        rows.append(
            {
                "doc_id": i + 100,
                "target": str(aim.unit),
                "resps": [json.dumps(box) if point else "none"],
                "filtered_resps": [json.dumps(box) if point else "none"],
                "screenspot_Center_ACC": {**metric, "bbox": aim.unit, "data_type": "icon"},
            }
        )
    write_lines(path, rows)


# What is typed -> the set that the log is of, the log, and whether it has verdicts of its own.
LOGS: dict[str, tuple[str, Callable[[Path], None], bool]] = {
    "screenspot-pro": ("screenspot-pro", screenspot_pro, True),
    "omniparser": ("screenspot-pro", omniparser, True),
    "mai-ui --frame per1000": ("screenspot-pro", mai_ui, True),
    "lmms-eval": ("screenspot-pro", lmms_eval, True),
    "lmms-eval --family generic-1": ("screenspot", lmms_eval_boxes, False),
}
