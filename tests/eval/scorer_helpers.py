"""Small truth files and predictions, and the scorer run on them as a process or in this one."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench import eval as scorer

SCORER = Path(__file__).resolve().parents[2] / "eval.py"
Row = dict[str, Any]


def point_row(row_id: str, bbox: list[float], **fields: Any) -> Row:
    """A truth row that asks for a point in the box, on an image of 1000 x 500."""
    spec = {"type": "point_in_bbox", "bbox": bbox}
    return {"id": row_id, "eval": spec, "image_size": [1000, 500], **fields}


def truth_row(row_id: str, spec: Row, **fields: Any) -> Row:
    return {"id": row_id, "eval": spec, "image_size": [1000, 500], **fields}


def write_rows(path: Path, rows: Iterable[Row]) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


class Run(NamedTuple):
    """How a run of the scorer ended."""

    returncode: int
    stdout: str
    stderr: str


class Bench:
    """A folder with a metadata.jsonl and predictions, and ways to score them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.truth = folder / "metadata.jsonl"
        self.predictions = folder / "preds.jsonl"
        self.report = folder / "report.json"

    def write(self, truth: Iterable[Row], predictions: Iterable[Row]) -> Bench:
        write_rows(self.truth, truth)
        write_rows(self.predictions, predictions)
        return self

    def run(self, *options: str, floor: str = "") -> Run:
        """The scorer in this process: what it prints and the status it ends with."""
        what = ["--floor", floor] if floor else ["--predictions", str(self.predictions)]
        out, err = io.StringIO(), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            status = scorer.main(["--data", str(self.truth), *what, *options])
        return Run(status, out.getvalue(), err.getvalue())

    def process(self, *options: str) -> subprocess.CompletedProcess[str]:
        """The scorer as a process of its own, which has nothing but the standard library."""
        what = ["--data", str(self.truth), "--predictions", str(self.predictions)]
        command = [sys.executable, "-I", "-S", str(SCORER), *what, *options]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def score(self, *options: str, floor: str = "") -> Row:
        """The JSON report of a run in this process, which must succeed."""
        what = ["--floor", floor] if floor else ["--predictions", str(self.predictions)]
        argv = ["--data", str(self.truth), *what, "--json", str(self.report), *options]
        assert scorer.main(argv) == 0
        report: Row = json.loads(self.report.read_text(encoding="utf-8"))
        return report

    def details(self, *options: str) -> dict[str, Row]:
        """The lines of --per-example, by id."""
        path = self.folder / "rows.jsonl"
        self.score("--per-example", str(path), *options)
        rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        return {row["id"]: row for row in rows}
