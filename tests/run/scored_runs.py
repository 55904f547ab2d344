"""Small runs made by hand: tasks on a plain picture, models, and rows with known answers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench.run.inputs.taskrow import Truth
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.profiles import profile
from pointerbench.run.results.outputs import write_outputs
from pointerbench.run.results.table import as_text
from pointerbench.run.rows import Row

WIDTH, HEIGHT = 400, 300

BOX = {"task_id": "box", "gt_bbox": [100, 100, 140, 120]}
POINT = {"task_id": "point", "gt_point": [50, 60]}
REGION = {"task_id": "region", "gt_bbox": [0, 0, 100, 50], "answer_type": "bbox"}
REFUSAL = {"task_id": "refusal", "eval": {"type": "refusal"}}
OPEN = {"task_id": "open"}
KINDS: dict[str, dict[str, Any]] = {
    str(task["task_id"]): task for task in (BOX, POINT, REGION, REFUSAL, OPEN)
}


def tasks_in(
    folder: Path, rows: Iterable[Mapping[str, Any]], size: tuple[int, int] = (WIDTH, HEIGHT)
) -> Tasks:
    """The tasks of a new file in the folder, all of them on one grey picture."""
    folder.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, "#c0c4c8").save(folder / "plain.png")
    base = {"image_path": "plain.png", "instruction": "click it"}
    lines = [json.dumps({**base, **row}) for row in rows]
    path = folder / "tasks.jsonl"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return read_tasks(path)


def models(*names: str) -> list[Model]:
    return [Model(name, "center", "center", profile("generic-px")) for name in names]


def ok(task: str, model: str, *numbers: float, **fields: Any) -> Row:
    """An answer: a point of two numbers, or a box of four."""
    if len(numbers) == 2:
        return Row(task, model, "ok", point=(numbers[0], numbers[1]), **fields)
    x1, y1, x2, y2 = numbers
    return Row(task, model, "ok", bbox=(x1, y1, x2, y2), **fields)


def written(
    folder: Path,
    tasks: Tasks,
    rows: Iterable[Row],
    names: Sequence[str],
    truths: Mapping[int, Truth] | None = None,
    repeats: int = 1,
) -> tuple[dict[str, Any], str]:
    """The summary.json and the printed text of a run; ``truths`` in the place of the tasks' own."""
    given = truths or {}
    report = write_outputs(
        folder,
        tasks,
        models(*names),
        iter(rows),
        lambda i: given.get(i) or tasks.truth(i),
        Options(repeats=repeats, annotate=0),
    )
    return strict(folder / "summary.json"), as_text(report)


def strict(path: Path) -> Any:
    """A JSON file without the numbers that JSON does not have."""

    def refuse(name: str) -> None:
        raise AssertionError(f"{name} in {path}")

    return json.loads(path.read_text("utf-8"), parse_constant=refuse)
