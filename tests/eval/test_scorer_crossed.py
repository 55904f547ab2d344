"""Crossed breakdowns: cells of two fields and more, their mean, and values that are no JSON."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest
from scorer_helpers import Bench, Row, point_row


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def crossed_rows() -> tuple[list[Row], list[Row]]:
    """Six cells of unequal size with 1/1, 1/2 ... 1/6 right, as ScreenSpot's tables have them."""
    cells = [(p, d) for p in ("mobile", "desktop", "web") for d in ("text", "icon")]
    truth, predictions = [], []
    for n, (platform, kind) in enumerate(cells, 1):
        for i in range(n):
            row_id = f"{platform}_{kind}_{i}"
            fields = {"platform": platform, "data_type": kind}
            truth.append(point_row(row_id, [0, 0, 9, 9], **fields))
            predictions.append({"id": row_id, "point": [1, 1] if i == 0 else [90, 90]})
    return truth, predictions


def test_crossed_fields_and_the_mean_of_their_cells(bench: Bench) -> None:
    bench.write(*crossed_rows())
    files = {kind: bench.folder / kind for kind in ("csv", "markdown")}
    options = [f"--{kind}={path}" for kind, path in files.items()]
    report = bench.score("--by", "platform+data_type", *options)
    (suite,) = report["suites"]
    cells = {tuple(score["value"]): score for score in suite["by"]["platform+data_type"]}
    assert list(cells) == sorted(cells)
    assert {value: (score["hits"], score["n"]) for value, score in cells.items()} == {
        ("mobile", "text"): (1, 1),
        ("mobile", "icon"): (1, 2),
        ("desktop", "text"): (1, 3),
        ("desktop", "icon"): (1, 4),
        ("web", "text"): (1, 5),
        ("web", "icon"): (1, 6),
    }
    mean = sum(1 / n for n in range(1, 7)) / 6
    assert suite["macro"]["platform+data_type"] == pytest.approx(mean)
    assert report["accuracy"] == pytest.approx(6 / 21)
    assert set(suite["by"]) == {"platform", "data_type", "platform+data_type"}
    text = bench.run("--by", "platform+data_type").stdout
    assert "By platform+data_type:\n  desktop + icon           25.00%   (n=4)" in text
    assert f"  macro (platform+data_type) {mean:.2%}\n" in text
    rows = list(csv.DictReader(files["csv"].read_text().splitlines()))
    assert [row["value"] for row in rows if row["field"] == "platform+data_type"] == [
        " + ".join(value) for value in cells
    ]
    (macro,) = (r for r in rows if (r["field"], r["value"]) == ("macro", "platform+data_type"))
    assert float(macro["accuracy"]) == suite["macro"]["platform+data_type"]
    assert macro["signature"] == report["signature"]
    table = files["markdown"].read_text()
    assert "| custom | platform+data_type | web + text | 20.00% |" in table
    assert f"| custom | macro | platform+data_type | {mean:.2%} | | | |" in table


def test_a_crossing_needs_all_of_its_fields_but_not_in_every_row(bench: Bench) -> None:
    truth, predictions = crossed_rows()
    del truth[0]["data_type"]
    report = bench.write(truth, predictions).score("--by", "platform+data_type+eval.type")
    cells = report["suites"][0]["by"]["platform+data_type+eval.type"]
    assert len(cells) == 6
    assert ["mobile", None, "point_in_bbox"] in [cell["value"] for cell in cells]
    run = bench.run("--by", "platform+nothing")
    assert run.returncode == 2
    assert "--by platform+nothing: no row has these fields" in run.stderr


def test_values_that_are_no_json_have_one_line_each(bench: Bench) -> None:
    truth = [point_row(f"a{i}", [0, 0, 9, 9], level=float("nan")) for i in range(3)]
    truth.append(point_row("b", [0, 0, 9, 9], level=float("inf")))
    bench.write(truth, [{"id": "b", "point": [1, 1]}]).score()
    report = json.loads(bench.report.read_text(), parse_constant=pytest.fail)
    shown = [(score["value"], score["n"]) for score in report["suites"][0]["by"]["level"]]
    assert shown == [("Infinity", 1), ("NaN", 3)]
