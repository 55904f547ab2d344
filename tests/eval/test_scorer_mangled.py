"""Mangled input of every kind: either a score whose outputs are sound, or status 2 and one line."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from scorer_helpers import Bench, Row, point_row, truth_row, write_rows

from pointerbench import eval as scorer

TRUTH: list[Row] = [
    *(point_row(f"pbs_{i}", [0, 0, 9, 9], category="ab"[i % 2], level=i) for i in range(3)),
    truth_row("pbt_1", {"type": "iou", "bbox": [0, 0, 9, 9], "min_iou": 0.5}, source_id="s1"),
    truth_row("pbt_2", {"type": "refusal"}),
    truth_row("pbt_3", {"type": "point_in_bbox", "polygon": [[0, 0], [5, 5], [9, 0]]}),
]
ANSWERS: list[Row] = [
    *({"id": f"pbs_{i}", "point": [1, 2]} for i in range(3)),
    {"id": "s1", "bbox": [1, 1, 3, 3]},
    {"id": "pbt_2", "refusal": True},
    {"id": "pbt_3", "x": 1, "y": 2},
]
MANIFEST = b'{"suite": "sheets", "suite_version": "1.0.0"}'
PIECES = [
    *(b"7" * 5000, b"-" + b"9" * 9000, b"1" * 500, b"1e999", b"NaN", b"Infinity", b"-Infinity"),
    *(
        b"[" * 3000,
        b"[" * 100_000,
        b'{"a":' * 3000,
        b"[" * 900 + b"]" * 900,
        b"[" * 50_000 + b"7" * 5000,
    ),
    *(b"\xff", b"\xed\xa0\x80", b"\\ud800", b"\xef\xbb\xbf", b"\x00", b"\\u0000", b"\xe2\x80\xa8"),
    *(b"\n", b"\r", b",", b"}", b"{", b"]", b'"', b"\\", b" ", b"null", b"true", b"[]", b"{}"),
    *(b'""', b'"12"', b'"id"', b"0.1", b"+1", b"[[1, 2], [3]]", b'"' + b"x" * 9000 + b'"'),
]
TOKEN = re.compile(rb'-?\d+(?:\.\d+)?|"[^"]*"|true|null')
OPTIONS = [
    *([], ["--frame", "unit"], ["--partial"], ["--suite", "sheets"]),
    ["--by", "level+category", "--by", "eval.bbox"],
]


def mangled(data: bytes, rng: random.Random) -> bytes:
    """One to three pieces of the text replaced: tokens, or any span of it."""
    for _ in range(rng.choice([1, 1, 2, 3])):
        tokens = list(TOKEN.finditer(data))
        if tokens and rng.random() < 0.5:
            start, end = rng.choice(tokens).span()
        else:
            start = rng.randrange(len(data) + 1)
            end = start + rng.choice([0, 1, 2, 5, 50])
        data = data[:start] + rng.choice(PIECES) + data[end:]
    return data


def as_array(path: Path, rows: list[Row]) -> None:
    path.write_text(json.dumps(rows, indent=1), "utf-8")


def no_such_number(name: str) -> Any:
    raise AssertionError(f"{name} is no JSON")


@pytest.mark.parametrize(
    "target", ["metadata.jsonl", "preds.jsonl", "other.jsonl", "MANIFEST.json"]
)
@pytest.mark.parametrize("seed", range(60))
def test_a_mangled_file(
    target: str, seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rng = random.Random(f"{target}/{seed}")
    bench = Bench(tmp_path)
    write = rng.choice([write_rows, as_array])
    for path, rows in ((bench.truth, TRUTH), (bench.predictions, ANSWERS)):
        write(path, rows)
    write(tmp_path / "other.jsonl", ANSWERS)
    (tmp_path / "MANIFEST.json").write_bytes(MANIFEST)
    (tmp_path / target).write_bytes(mangled((tmp_path / target).read_bytes(), rng))
    options = [f"--{kind}={tmp_path / kind}" for kind in ("json", "csv", "markdown", "per-example")]
    if target == "other.jsonl" or rng.random() < 0.3:
        options += ["--compare", str(tmp_path / "other.jsonl")]
    argv = ["--data", str(tmp_path), "--predictions", str(bench.predictions), *options]
    status = scorer.main([*argv, *rng.choice(OPTIONS)])
    told = capsys.readouterr()
    if status == 0:
        json.loads((tmp_path / "json").read_text("utf-8"), parse_constant=no_such_number)
        for line in (tmp_path / "per-example").read_text("utf-8").splitlines():
            json.loads(line, parse_constant=no_such_number)
        assert told.out.splitlines()[-1].startswith("pointerbench-")
    else:
        assert (status, told.out, told.err.count("\n")) == (2, "", 1), told.err
        assert len(told.err) < 1000
        assert not (tmp_path / "json").exists()
