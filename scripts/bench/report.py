#!/usr/bin/env python3
"""How long a report of 3 runs takes, and how many bytes it has without pictures.

python scripts/bench/report.py [ROWS]      (2000; the issue's limits: under 10 s and 25 MB)
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

from pointerbench.eval import HERE
from pointerbench.report.command import main as report
from pointerbench.run.command import main as click_eval

SIGMAS = (5, 15, 40)


def set_of(rows: int, folder: Path) -> Path:
    """A set as long as wanted, made of the Text suite's metadata; its pictures are one grey one."""
    lines = (HERE / "data" / "text" / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    Image.new("RGB", (1024, 768), "#c0c4c8").save(folder / "plain.png")
    path = folder / "metadata.jsonl"
    with path.open("w", encoding="utf-8") as file:
        for number in range(rows):
            row = json.loads(lines[number % len(lines)])
            row |= {"id": f"row_{number:06}", "file_name": "plain.png"}
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    return path


def main() -> None:
    rows = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        data, runs = set_of(rows, folder), []
        for sigma in SIGMAS:
            runs.append(str(folder / f"run{sigma}"))
            model = {"provider": "oracle-noise", "name": f"noise-{sigma}", "sigma": sigma}
            models = folder / "models.json"
            models.write_text(json.dumps({"candidate_models": [model]}))
            words = ["--data", str(data), "--models", str(models), "--out", runs[-1]]
            assert click_eval(["run", *words, "--no-progress", "--annotate", "0"]) == 0
        out = folder / "report"
        clock, processor = time.perf_counter(), time.process_time()
        assert report([*runs, "--out", str(out), "--pictures", "none"]) == 0
        took, own = time.perf_counter() - clock, time.process_time() - processor
        size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
        first = sum((out / part).stat().st_size for part in ("index.html", "data/core.js"))
    print(
        f"3 runs x {rows} rows: {took:.1f} s ({own:.1f} s of the processor), {size / 1e6:.1f} MB,"
    )
    print(f"of which {first / 1e6:.1f} MB are read when the page opens")


if __name__ == "__main__":
    main()
