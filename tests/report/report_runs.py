"""A real run of click-eval on a small set whose texts are as nasty as texts can be."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench.run.command import main as click_eval

ROWS = 60
WIDTH, HEIGHT = 400, 300

NASTY = "</script><script>window.owned=1</script><img src=x onerror=window.owned=1>\u2028'\"&amp;`"
NASTY_ID = "a#b&c=<d>~e %20+?"
COLOUR = "<b onclick=window.owned=1>bold</b>"
NASTY_MODEL = "evil <script>window.owned=1</script>"

# Answers every question with a text that no page may ever run, and a point near the target.
EVIL = f"""
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    number = int(asked["instruction"].split()[-1])
    x, y = number % 10 * 40 + 20, number // 10 * 50 + 20 + 25 * (number % 3 == 0)
    print(json.dumps({{"raw": {NASTY!r} + f" [{{x}}, {{y}}]", "reasoning": {NASTY!r}}}), flush=True)
"""


def box_of(number: int) -> list[int]:
    """Ten targets a line, 40 x 20 pixels, lines 50 pixels apart."""
    x, y = number % 10 * 40, number // 10 * 50 + 10
    return [x, y, x + 40, y + 20]


def write_tasks(folder: Path) -> Path:
    """A file of tasks with a truth each, all on one picture."""
    folder.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", (WIDTH, HEIGHT), "#c0c4c8").save(folder / "plain picture.png")
    path = folder / "tasks.jsonl"
    lines = [json.dumps(_task(number)) for number in range(ROWS)]
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


def _task(number: int) -> dict[str, Any]:
    words = NASTY if number == 7 else "Click on field"
    return {
        "task_id": NASTY_ID if number == 8 else f"t{number:03}",
        "image_path": "plain picture.png",
        "instruction": f"{words} {number}",
        "gt_bbox": box_of(number),
        "category": "even" if number % 2 == 0 else "odd",
        "language": COLOUR if number < 20 else "en",
        "note": {"level": number % 4},
    }


def run_nasty(folder: Path, repeats: int = 1) -> Path:
    """The finished run's folder; its models are evil, noisy, random and center."""
    tasks = write_tasks(folder / "set")
    command = [sys.executable, "-c", EVIL]
    evil = {"name": NASTY_MODEL, "provider": "command", "model": "evil", "persistent": True}
    models = [
        {**evil, "command": command},
        {"name": "noisy", "provider": "oracle-noise", "sigma": 12},
        {"name": "random", "provider": "random"},
        {"name": "center", "provider": "center"},
    ]
    (folder / "models.json").write_text(json.dumps({"candidate_models": models}), "utf-8")
    out = folder / "run"
    words = ["--tasks", str(tasks), "--models", str(folder / "models.json"), "--out", str(out)]
    words += ["--no-progress", "--annotate", "0", "--repeats", str(repeats)]
    assert click_eval(["run", *words]) == 0
    return out


def write_predictions(folder: Path, rows: int) -> tuple[Path, Path]:
    """A set of many rows without pictures, and predictions for it: every third misses."""
    folder.mkdir(parents=True, exist_ok=True)
    truth, predictions = folder / "metadata.jsonl", folder / "preds.jsonl"
    with truth.open("w") as tasks, predictions.open("w") as answers:
        for number in range(rows):
            spec = {"type": "point_in_bbox", "bbox": [10, 10, 30, 20]}
            row = {"id": f"n{number:05}", "instruction": f"the {number}th", "eval": spec}
            tasks.write(json.dumps({**row, "image_size": [100, 100]}) + "\n")
            point = [15, 15 if number % 3 else 25 + number]
            answers.write(json.dumps({"id": row["id"], "point": point}) + "\n")
    return truth, predictions


# Answers as far from the middle of a field as the file's second argument says; as judge 8 pixels.
NEARBY = """
import json, sys
for line in sys.stdin:
    asked = json.loads(line)
    number, off = int(asked["instruction"].split()[-1]), float(sys.argv[1])
    x, y = number % 10 * 40 + 20 + off, number // 10 * 50 + 20
    print(json.dumps({"raw": "no idea" if number == 3 and off > 50 else f"[{x}, {y}]"}), flush=True)
"""
OFF = {"close": 2.0, "fair": 15.0, "wide": 60.0, "same": 15.0}
JUDGE_OFF = 8.0


def run_judged(folder: Path) -> Path:
    """A run on tasks without a truth: a judge said where to click, and models how far from it they
    are: 6, 7, 52 and 7 pixels; wide's answer to the third task cannot be read."""
    tasks = write_tasks(folder / "set")
    rows = [json.loads(line) for line in tasks.read_text("utf-8").splitlines()]
    for row in rows:
        del row["gt_bbox"]
    tasks.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    candidates = [_nearby(name, off) for name, off in OFF.items()]
    models = {"judge_model": _nearby("judge", JUDGE_OFF), "candidate_models": candidates}
    (folder / "models.json").write_text(json.dumps(models), "utf-8")
    words = ["--tasks", str(tasks), "--models", str(folder / "models.json")]
    out = folder / "run"
    assert click_eval(["run", *words, "--out", str(out), "--no-progress", "--annotate", "0"]) == 0
    return out


def _nearby(name: str, off: float) -> dict[str, Any]:
    command = [sys.executable, "-c", NEARBY, str(off)]
    ways = {"provider": "command", "model": name, "persistent": True}
    return {"name": name, **ways, "command": command}
