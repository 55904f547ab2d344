"""Replies of a model that answers from 0 to 1000, of every kind, and eval.py's verdicts on them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.run import parse_reply

FAMILY, FRAME = "generic-1000", "per1000"

Row = dict[str, Any]


def rows_of(folder: Path) -> list[Row]:
    """The rows of a set, as they stand there."""
    (found,) = scorer.truth_in(folder)
    return [json.loads(line) for line in found.read_text("utf-8").splitlines()]


def replies_to(rows: list[Row]) -> dict[str, str]:
    """By id: right ones and wrong ones in turns, refusals, another kind, words, nothing."""
    return {row["id"]: _reply(row, i % 8) for i, row in enumerate(rows)}


def _reply(row: Row, kind: int) -> str:
    width, height = row["image_size"]
    x1, y1, x2, y2 = row["bbox"] or (0, 0, 10, 10)
    box = [x1 * 1000 / width, y1 * 1000 / height, x2 * 1000 / width, y2 * 1000 / height]
    point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    right = box if row["eval"]["type"] == "iou" else point
    other = point if right is box else box
    if row["eval"]["type"] == "refusal":
        right = [-1, -1]
    if kind in (0, 1, 2):
        return json.dumps(right)
    return ["[3, 996]", "[-1, -1]", json.dumps(other), "I would rather not say", ""][kind - 3]


def outcomes(folder: Path, replies: Mapping[str, str], work: Path) -> dict[str, str]:
    """By id: eval.py's verdicts on what `parse_reply` reads, through the files that people use."""
    work.mkdir(exist_ok=True)
    lines = [_line(row, replies[row["id"]]) for row in rows_of(folder) if row["id"] in replies]
    predictions, each = work / "preds.jsonl", work / "each.jsonl"
    predictions.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    return verdicts(folder, predictions, each)


def verdicts(folder: Path, predictions: Path, each: Path) -> dict[str, str]:
    """By id: the verdicts of eval.py's command line on predictions."""
    given = ["--data", str(folder), "--predictions", str(predictions)]
    assert scorer.main([*given, "--per-example", str(each)]) == 0
    found = map(json.loads, each.read_text("utf-8").splitlines())
    return {row["id"]: row["outcome"] for row in found}


def _line(row: Row, reply: str) -> Row:
    parsed = parse_reply(FAMILY, reply, row["image_size"])
    line: Row = {"id": row["id"]}
    if parsed.kind == "refusal":
        line["refusal"] = True
    elif parsed.value is not None and row["eval"]["type"] == "iou" and len(parsed.value) == 4:
        line["bbox"] = list(parsed.value)
    elif parsed.point is not None:
        line["point"] = list(parsed.point)
    return line
