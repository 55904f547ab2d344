"""Levels, refusals and pairs: the averages of published tables, and counts made by hand."""

from __future__ import annotations

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from gd_sample import rows, write_set
from scorer_helpers import Bench, Row, point_row, truth_row

from pointerbench import eval as scorer

ROWS = (1591, 839, 1029, 1107, 700, 900)  # VenusBench-GD: element, visual, spatial, reasoning ...
TASKS = [task for tasks in scorer.LEVELS.values() for task in tasks]

# Shares of the six tasks in percent, then basic and advanced average. The first line is that of
# the issue, as published. Of the others the shares are made up, and the averages are worked out
# by hand: hits of each task, rounded, over its rows.
LINES = [
    ((81.58, 91.30, 78.81, 46.16, 68.86, 51.33), (83.12, 53.75)),
    ((100, 100, 100, 0, 0, 0), (100.00, 0.00)),
    ((0, 0, 0, 0, 0, 100), (0.00, 33.25)),
    ((100, 0, 0, 100, 0, 0), (46.00, 40.89)),
    ((0, 100, 0, 0, 100, 0), (24.26, 25.86)),
    ((0, 0, 100, 0, 0, 100), (29.75, 33.25)),
    ((50, 50, 50, 50, 50, 50), (50.01, 50.02)),
    ((90, 80, 70, 60, 50, 40), (81.61, 50.76)),
    ((10, 20, 30, 40, 50, 60), (18.39, 49.24)),
    ((72.28, 84.98, 66.47, 25.02, 40.00, 0), (73.63, 20.58)),
    ((99.94, 99.88, 99.90, 99.91, 99.86, 99.89), (99.91, 99.89)),
    ((33.31, 66.63, 11.08, 5.96, 12.43, 88.00), (34.78, 34.91)),
]


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def hits_of(shares: Sequence[float]) -> list[int]:
    return [round(n * share / 100) for n, share in zip(ROWS, shares, strict=True)]


def levels(shares: Sequence[float]) -> Row:
    """The scorer's report of a model with these shares, from counts alone."""
    tally = scorer.Tally("gd", ())
    for task, n, hits in zip(TASKS, ROWS, hits_of(shares), strict=True):
        rule = "refusal" if task == "refusal" else "point_in_bbox"
        row = {"task": task, "level": scorer.TASK_LEVELS[task]}
        for i in range(n):
            tally.add(row, rule, None, scorer.Verdict("hit" if i < hits else "miss", "elsewhere"))
    return scorer.suite_report(tally)


@pytest.mark.parametrize(("shares", "averages"), LINES)
def test_the_averages_of_levels_weigh_rows_alike(
    shares: Sequence[float], averages: Sequence[float]
) -> None:
    report = levels(shares)
    shown = [row["value"] for row in scorer.level_rows(report)]
    assert shown == [*TASKS[:3], "basic average", *TASKS[3:], "advanced average", "overall"]
    means = [level["accuracy"] * 100 for level in report["levels"]]
    assert [round(mean, 2) for mean in means] == list(averages)
    hits = hits_of(shares)
    assert means[0] == pytest.approx(100 * sum(hits[:3]) / sum(ROWS[:3]))
    assert report["accuracy"] == pytest.approx(sum(hits) / sum(ROWS))


def test_published_overalls_are_rounded_twice() -> None:
    """70.22 of the rows are right; 70.23 is what the two averages give that were rounded before."""
    report = levels(LINES[0][0])
    assert f"{report['accuracy'] * 100:.2f}" == "70.22"
    rounded = [round(level["accuracy"] * 100, 2) * level["n"] for level in report["levels"]]
    assert f"{sum(rounded) / sum(ROWS):.2f}" == "70.23"


# What is answered to the six rows of the set, and what follows: overall hits, (hits, n) of refusal
# precision, recall and over-refusal, then pairs right, refusal only, answer only, neither.
TRUE = [[110, 400], None, [250, 400], [575, 65], [320, 112], None]
ANSWERS: list[tuple[str, list[Any], int, list[tuple[int, int]], tuple[int, ...]]] = [
    ("all right", TRUE, 6, [(2, 2), (2, 2), (0, 4)], (2, 0, 0, 0)),
    ("always refuses", [None] * 6, 2, [(2, 6), (2, 2), (4, 4)], (0, 2, 0, 0)),
    ("never refuses", [*TRUE[:1], [1, 1], *TRUE[2:5], [1, 1]], 4, [(0, 0), (0, 2), (0, 4)],
     (0, 0, 2, 0)),
    ("never right", [[1, 1]] * 6, 0, [(0, 0), (0, 2), (0, 4)], (0, 0, 0, 2)),
    ("half and half", [TRUE[0], None, None, [1, 1], [1, 1], [1, 1]], 2, [(1, 2), (1, 2), (1, 4)],
     (1, 0, 0, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("answers", "hits", "refusal", "pairs"), [a[1:] for a in ANSWERS])
def test_refusals_and_pairs(
    bench: Bench,
    answers: Sequence[list[int] | None],
    hits: int,
    refusal: list[tuple[int, int]],
    pairs: tuple[int, ...],
) -> None:
    said: list[Row] = [
        {"id": row["id"], "point": point or [-1, -1]}
        for row, point in zip(rows(), answers, strict=True)
    ]
    (suite,) = bench.write(rows(), said).score()["suites"]
    assert suite["hits"] == hits
    found = [suite["refusal"][key] for key in ("precision", "recall", "over_refusal")]
    assert [(one["hits"], one["n"]) for one in found] == refusal
    assert suite["over_refusal"] == {"refused": refusal[2][0], "n": refusal[2][1]}
    assert suite["pairs"]["n"] == 2
    names = ("hits", "refusal_only", "answer_only", "neither")
    assert tuple(suite["pairs"][name] for name in names) == pairs


def test_the_text_has_one_line_a_task_and_each_average(bench: Bench) -> None:
    said = [{"id": "pbg_00000", "point": [110, 400]}, {"id": "pbg_00001", "refusal": True}]
    text = bench.write(rows(), said).run().stdout
    block = text.partition("By level (averages weigh rows alike):\n")[2].partition("\n\n")[0]
    assert [line[:25].strip() for line in block.splitlines()] == [
        *("element", "visual", "spatial", "basic average"),
        *("reasoning", "refusal", "advanced average", "overall"),
    ]
    assert "  advanced average         66.67%   (n=3)   95% CI 20.8-93.9\n" in text
    assert "  pair accuracy            50.00%   (n=2)   95% CI 9.5-90.5\n" in text
    assert "By image size:\n  under 0.5 MP             33.33%   (n=6)" in text
    for field in ("platform", "language", "domain", "element_type", "depth"):
        assert f"By {field}:\n" in text
    assert "By task:" not in text  # the levels say it


def test_csv_and_markdown_have_the_levels(bench: Bench) -> None:
    table, page = bench.folder / "r.csv", bench.folder / "r.md"
    bench.write(rows(), [{"id": "pbg_00000", "point": [110, 400]}])
    bench.score(f"--csv={table}", f"--markdown={page}")
    found = {
        (row["field"], row["value"]): row for row in csv.DictReader(table.read_text().splitlines())
    }
    assert found["levels", "advanced average"]["n"] == "3"
    assert found["refusals and pairs", "refusal precision"]["accuracy"] == ""  # nobody refused
    assert "| gd | levels | basic average | 0.00% |" in page.read_text()
    assert "| gd | refusals and pairs | refusal precision | n/a |" in page.read_text()


OTHER_SETS: list[tuple[str, list[Row], list[str]]] = [
    ("no level, tasks of ours", [{"task": "visual"}, {"task": "refusal"}], ["basic", "advanced"]),
    ("levels of its own", [{"task": "b", "level": "2"}, {"task": "a", "level": "1"}], ["1", "2"]),
    ("a task of no level", [{"task": "visual"}, {"task": "tabs"}], []),
    ("no task", [{"level": "basic"}], []),
    ("a row without one", [{"task": "visual"}, {}], []),
]


@pytest.mark.parametrize(("fields", "expected"), [one[1:] for one in OTHER_SETS])
def test_any_set_whose_rows_have_tasks_of_levels(
    bench: Bench, fields: list[Row], expected: list[str]
) -> None:
    truth = [point_row(f"w{i}", [0, 0, 9, 9], **one) for i, one in enumerate(fields)]
    (suite,) = bench.write(truth, [{"id": "w0", "point": [1, 1]}]).score()["suites"]
    assert [level["value"] for level in suite["levels"]] == expected
    assert suite["refusal"] is None
    assert suite["pairs"] is None


def test_a_pair_needs_two_scored_rows(bench: Bench) -> None:
    truth = [
        point_row("a", [0, 0, 9, 9], pair_id="p"),
        truth_row("b", {"type": "refusal"}, pair_id="p"),
        point_row("c", [0, 0, 9, 9], pair_id="q"),
        point_row("d", [0, 0, 9, 9], pair_id=""),
        point_row("e", [0, 0, 9, 9], pair_id=None),
    ]
    bench.write(truth, [{"id": row["id"], "point": [1, 1]} for row in truth[:3:2]])
    (suite,) = bench.score()["suites"]
    assert (suite["pairs"]["n"], suite["pairs"]["answer_only"]) == (1, 1)
    (suite,) = bench.score("--partial")["suites"]
    assert suite["pairs"] is None


def test_a_folder_of_gd_is_scored_with_pictures_shared(tmp_path: Path) -> None:
    home = write_set(tmp_path / "gd")
    report = tmp_path / "report.json"
    words = ["--data", str(tmp_path / "gd"), "--floor", "center", "--json", str(report)]
    assert scorer.main(words) == 0
    found = json.loads(report.read_text())
    assert found["signature"].startswith("pointerbench-gd:1.0.0|n:6|")
    assert found["data"][0]["path"] == str(home / "metadata.jsonl")


def test_the_prompt_of_gd_is_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert scorer.main(["--show-system-prompt", "--suite", "gd"]) == 0
    english, chinese = capsys.readouterr().out.split("\n\n")
    for text in (english, chinese):
        assert "[x, y]" in text
        assert "[-1, -1]" in text
    assert "screenshot" in english
    assert "截图" in chinese
    assert scorer.parse_prediction({"point": [-1, -1]}) == ()
