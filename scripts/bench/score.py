"""How fast the scorer is, against the least that any scorer has to do.

    python scripts/bench/score.py [--rows 1000000] [--hits 0.7] [--python PYTHON]

Writes metadata and predictions like those of Sheets to a temporary folder, then runs as processes
of their own: `json.loads` of every line of both files, keeping nothing (the floor); the scorer; and
the scorer on 500 rows (what starting up costs). Prints CPU seconds (user and system), the
ratio to the floor, and peak memory. Goals: ratio at most 1.6 and under 400 MiB for a million rows,
under 0.15 s for 500.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

SCORER = Path(__file__).resolve().parents[2] / "eval.py"

FLOOR = """
import json, sys
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            json.loads(line)
"""

CATEGORIES = {
    "cell": ("cell_ref", "cell_ref_content", "cell_content"),
    "header": ("col_header", "row_header"),
    "color": ("cell_color",),
    "edge": ("col_resize_handle", "row_resize_handle", "cell_right_edge", "cell_bottom_edge"),
    "corner": ("cell_top_left_corner", "cell_bottom_right_corner"),
    "relative": ("cell_relative_row", "cell_relative_offset"),
}
STYLES = ("excel", "excel_white", "google_sheets", "libreoffice", "bare")


class Cost(NamedTuple):
    cpu_s: float
    peak_mib: float


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--hits", type=float, default=0.7, help="share of the predictions that hit")
    parser.add_argument("--python", default=sys.executable, help="the interpreter to measure")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        truth, predictions = write_files(folder, args.rows, args.hits)
        megabytes = [path.stat().st_size / 1e6 for path in (truth, predictions)]
        print(
            f"{args.rows:,} rows, {megabytes[0]:.0f} MB metadata, {megabytes[1]:.0f} MB predictions"
        )
        floor = measure([args.python, "-I", "-S", "-c", FLOOR, str(truth), str(predictions)])
        print(f"json.loads of every line  {floor.cpu_s:6.2f} s CPU  {floor.peak_mib:5.0f} MiB")
        score = measure(scorer_command(args.python, truth, predictions))
        ratio = score.cpu_s / floor.cpu_s
        print(f"scorer                    {score.cpu_s:6.2f} s CPU  {score.peak_mib:5.0f} MiB")
        print(f"ratio                     {ratio:6.2f}")
        small = folder / "small"
        small.mkdir()
        few = scorer_command(args.python, *write_files(small, 500, args.hits))
        start = min(measure(few).cpu_s for _ in range(5))
        print(f"start and 500 rows        {start:6.3f} s CPU")


def scorer_command(python: str, truth: Path, predictions: Path) -> list[str]:
    files = ["--data", str(truth), "--predictions", str(predictions)]
    return [python, "-I", "-S", str(SCORER), *files]


def measure(command: Sequence[str]) -> Cost:
    """CPU seconds and peak memory of one process."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"failed with status {process.returncode}: {' '.join(command[:4])} ...")
    return Cost(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def write_files(folder: Path, rows: int, hits: float) -> tuple[Path, Path]:
    """Metadata and predictions, in one order, as a harness writes them."""
    rng = random.Random(20261121)
    truth, predictions = folder / "metadata.jsonl", folder / "predictions.jsonl"
    with truth.open("w") as truth_out, predictions.open("w") as predictions_out:
        for i in range(rows):
            row = metadata_row(i, rng)
            truth_out.write(json.dumps(row) + "\n")
            predictions_out.write(prediction_line(row, rng, hits))
    return truth, predictions


def metadata_row(i: int, rng: random.Random) -> dict[str, Any]:
    x1, y1 = rng.randrange(40, 940), rng.randrange(120, 720)
    box = [x1, y1, x1 + rng.choice((6, 21, 64, 92)), y1 + rng.choice((6, 17, 20, 24))]
    data_type = rng.choice(list(CATEGORIES))
    return {
        "file_name": f"{i:04}.png",
        "id": f"pbs_{i:04}",
        "instruction": f"Click {rng.choice('ABCDEFGH')}{rng.randrange(99)}.",
        "bbox": box,
        "point": [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2],
        "answer_type": "point",
        "eval": {"type": "point_in_bbox", "bbox": box},
        "data_type": data_type,
        "category": rng.choice(CATEGORIES[data_type]),
        "ui_style": rng.choice(STYLES),
        "language": rng.choice(("en", "en", "en", "de")),
        "image_size": [1024, 768],
        "zoom": rng.choice((75, 100, 125)),
    }


def prediction_line(row: dict[str, Any], rng: random.Random, hits: float) -> str:
    x, y = row["point"]
    if rng.random() >= hits:
        x, y = rng.randrange(1024), rng.randrange(768)
    return json.dumps({"id": row["id"], "point": [x + 0.25, y]}) + "\n"


if __name__ == "__main__":
    main()
