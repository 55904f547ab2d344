"""Small sets with known hits, scored by the real scorer: ids of any suites, any rows hit."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from pointerbench.report.results import Result, read_all

INSIDE, OUTSIDE = [15, 15], [45, 40]
PREFIXES = {"sheets": "pbs_", "text": "pbt_", "pro": "pbp_"}


def write_truth(folder: Path, suite: str, rows: int) -> Path:
    """Metadata of ``rows`` rows of a suite, with its manifest; every second one is odd."""
    folder.mkdir(parents=True, exist_ok=True)
    spec = {"type": "point_in_bbox", "bbox": [10, 10, 30, 20]}
    path = folder / "metadata.jsonl"
    with path.open("w") as file:
        for number in range(rows):
            row = {"id": f"{PREFIXES[suite]}{number:04}", "eval": spec, "image_size": [100, 80]}
            kind = {"category": "odd & even_" if number % 2 else "even", "language": "en"}
            file.write(json.dumps({**row, **kind, "instruction": "click"}) + "\n")
    (folder / "MANIFEST.json").write_text(json.dumps({"suite": suite, "suite_version": "1.0.0"}))
    return path


def write_predictions(path: Path, hits: Mapping[str, tuple[int, int]]) -> Path:
    """By suite: the first so many rows are hit, of so many that are answered."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w") as file:
        for suite, (hit, rows) in hits.items():
            for number in range(rows):
                point = INSIDE if number < hit else OUTSIDE
                row = {"id": f"{PREFIXES[suite]}{number:04}", "point": point}
                file.write(json.dumps(row) + "\n")
    return path


def results_of(
    folder: Path, sizes: Mapping[str, int], models: Mapping[str, Mapping[str, int]]
) -> list[Result]:
    """Results of models that hit the first so many rows of each suite that they were asked about;
    ``sizes`` are the suites' rows."""
    truths = [write_truth(folder / suite, suite, rows) for suite, rows in sizes.items()]
    files: Sequence[Path] = [
        write_predictions(
            folder / f"{model}.jsonl", {s: (hit, sizes[s]) for s, hit in hits.items()}
        )
        for model, hits in models.items()
    ]
    return read_all(files, truths)
