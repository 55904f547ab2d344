"""What a run prints and writes: head, breakdowns, signature, warnings, and counts that add up."""

from __future__ import annotations

import csv
import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest
from scorer_helpers import Bench, Row, point_row, truth_row

from pointerbench.eval import OUTCOMES, check_truth, judge, parse_prediction, wilson


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def sheets(n: int = 500, hits: int = 367) -> tuple[list[Row], list[Row]]:
    """n Sheets rows, of which the first are hit: 44 of the first 72, which are cell_color."""
    colors = 72
    hit_ids = set(range(44)) | set(range(colors, colors + hits - 44))
    truth = [
        point_row(
            f"pbs_{i:04}",
            [100, 100, 120, 110],
            category="cell_color" if i < colors else "cell_bottom_right_corner",
            ui_style="excel",
            sheet={"zoom": 75 if i % 2 else 150},
        )
        for i in range(n)
    ]
    predictions = [
        {"id": f"pbs_{i:04}", "point": [110, 105] if i in hit_ids else [900, 400]} for i in range(n)
    ]
    return truth, predictions


def test_the_head_of_the_report(bench: Bench) -> None:
    (bench.folder / "MANIFEST.json").write_text('{"suite": "sheets", "suite_version": "1.0.0"}')
    run = bench.write(*sheets()).process()
    assert run.returncode == 0
    assert run.stderr == ""
    assert run.stdout.startswith(
        "Pointerbench-Sheets: 500 examples\n"
        "============================================\n"
        "Accuracy: 73.40%   (367/500)   95% CI 69.4-77.1\n"
        "\n"
        "By category:\n"
        "  cell_bottom_right_corner 75.47%   (n=428)   95% CI 71.2-79.3\n"
        "  cell_color               61.11%   (n=72)    95% CI 49.6-71.5\n"
        "\n"
        "By ui_style:\n"
    )
    digest = hashlib.sha256(bench.truth.read_bytes()).hexdigest()[:12]
    assert run.stdout.splitlines()[-1] == (
        f"pointerbench-sheets:1.0.0|n:500|data:{digest}|rule:closed-box|frame:pixel|missing:miss"
        "|scorer:1.1.0"
    )


def mixed(n: int, seed: int) -> tuple[list[Row], list[Row]]:
    """Rows of every rule and predictions of every sort, some rows without one."""
    rng = random.Random(seed)
    truth, predictions = [], []
    for i in range(n):
        box = [rng.randrange(900), rng.randrange(400)]
        box += [box[0] + rng.randrange(1, 90), box[1] + rng.randrange(1, 90)]
        spec: Row = rng.choice(
            [
                {"type": "point_in_bbox", "bbox": box},
                {"type": "point_in_bbox", "regions": [box, [0, 0, 50, 50]]},
                {"type": "point_in_bbox", "polygon": [[0, 0], box[:2], box[2:]]},
                {"type": "iou", "bbox": box, "min_iou": 0.3},
                {"type": "refusal"},
            ]
        )
        row_id = f"{rng.choice(['pbs_', 'pbt_', 'pbg_', 'mine'])}{i:05}"
        truth.append(truth_row(row_id, spec, category=rng.choice("abc"), level=i % 3))
        answer: dict[str, Any] = rng.choice(
            [
                {"point": [box[0] + 1, box[1] + 1]},
                {"point": [rng.randrange(-9, 1010), rng.randrange(-9, 510)]},
                {"point": [box[1], box[0]]},
                {"bbox": box},
                {"bbox": [0, 0, *box[2:]]},
                {"refusal": True},
                {"point": "there"},
                {},
            ]
        )
        if answer:
            predictions.append({"id": row_id, **answer})
    return truth, predictions


@pytest.mark.parametrize(
    "options", [[], ["--frame", "per1000"], ["--partial"], ["--suite", "text"]]
)
def test_counts_add_up_and_agree_with_the_rows(bench: Bench, options: list[str]) -> None:
    bench.write(*mixed(600, 1))
    rows = bench.details(*options)
    report = json.loads(bench.report.read_text())
    assert report["n"] == len(rows) == sum(report["verdicts"].values())
    for outcome in OUTCOMES:
        count = sum(row["outcome"] == outcome for row in rows.values())
        assert report["verdicts"][outcome] == count
    assert report["accuracy"] == report["micro"] == report["hits"] / report["n"]
    assert report["macro"] == pytest.approx(
        sum(suite["accuracy"] for suite in report["suites"]) / len(report["suites"])
    )
    for suite in report["suites"]:
        own = [row for row in rows.values() if row["suite"] == suite["suite"]]
        assert suite["n"] == len(own)
        assert sum(suite["kinds_of_miss"].values()) == suite["verdicts"]["miss"]
        assert sum(suite["invalid_reasons"].values()) == suite["verdicts"]["invalid"]
        assert suite["over_refusal"]["refused"] == suite["verdicts"]["refused"]
        distances = sorted(row["distance"] for row in own if row["distance"] is not None)
        assert suite["distance"]["n"] == len(distances)
        for scores in (*suite["by"].values(), suite["by_rule"]):
            assert sum(score["n"] for score in scores) == suite["n"]
            assert sum(score["hits"] for score in scores) == suite["hits"]
            assert all(score["ci95"] == [*wilson(score["hits"], score["n"])] for score in scores)
        for field, scores in suite["by"].items():
            mean = sum(score["accuracy"] for score in scores) / len(scores)
            assert suite["macro"][field] == pytest.approx(mean)


def test_every_row_is_judged_as_judge_does(bench: Bench) -> None:
    """The quick way of the commonest rows gives what the general way gives."""
    truth, predictions = mixed(600, 2)
    quick = bench.write(truth, predictions).score()
    verdicts = bench.details()
    careful = json.loads(bench.report.read_text())
    assert quick == careful
    answers = {row["id"]: parse_prediction(row) for row in predictions}
    for row in truth:
        verdict = judge(check_truth(row), answers.get(row["id"]))
        found = verdicts[row["id"]]
        assert {**verdict._asdict(), "readings": [*verdict.readings]}.items() <= found.items()


def test_order_does_not_matter(bench: Bench) -> None:
    truth, predictions = mixed(300, 3)
    first = bench.write(truth, predictions).score()
    random.Random(0).shuffle(predictions)
    assert bench.write(truth, predictions).score() == first
    random.Random(1).shuffle(truth)
    turned = bench.write(truth, predictions).score()
    assert turned["verdicts"] == first["verdicts"]
    by_suite = {suite["suite"]: suite for suite in turned["suites"]}
    assert all(by_suite[suite["suite"]]["by"] == suite["by"] for suite in first["suites"])


def test_missing_rows_count_unless_partial(bench: Bench) -> None:
    truth, predictions = sheets(100, 80)
    bench.write(truth, predictions[:50])
    report = bench.score()
    assert (report["n"], report["verdicts"]["missing"]) == (100, 50)
    assert "|n:100|" in report["signature"]
    assert "|missing:miss|" in report["signature"]
    report = bench.score("--partial")
    assert (report["n"], report["verdicts"]["missing"]) == (50, 0)
    assert "|n:50|" in report["signature"]
    assert "|missing:skipped|" in report["signature"]
    assert report["notes"] == ["note: --partial leaves out 50 rows without a prediction"]


def test_breakdowns_of_known_new_and_nested_fields(bench: Bench) -> None:
    truth, predictions = sheets(20, 20)
    truth[0]["tags"] = ["a", 1]
    report = bench.write(truth, predictions).score("--by", "sheet.zoom", "--by", "tags")
    by = report["suites"][0]["by"]
    assert [(score["value"], score["n"]) for score in by["sheet.zoom"]] == [(75, 10), (150, 10)]
    assert [(score["value"], score["n"]) for score in by["tags"]] == [('["a", 1]', 1), (None, 19)]
    assert "language" not in by  # no row has it


NONE_CAN_BE_USED = [
    ({"pred": [1, 2]}, 'line 1 has the keys ["id", "pred"]; expected "point" or "coordinate"'),
    ({"point": ["1", "2.5"]}, 'line 1 has "point": ["1", "2.5"] (numbers as strings); expected'),
    ({"coordinate": "3"}, 'line 1 has "coordinate": "3" (numbers as strings); expected'),
    ({"point": "here"}, 'line 1 has "point": "here"; expected'),
    ({"x": "1", "y": "2"}, 'line 1 has "x": "1", "y": "2" (numbers as strings); expected'),
    ({"point": [1, 2], "bbox": [1, 2, 3, 4]}, 'line 1 has "point": [1, 2], "bbox": [1, 2, 3, 4]'),
    ({}, 'line 1 has the keys ["id"]; expected'),
]


@pytest.mark.parametrize(("fields", "said"), NONE_CAN_BE_USED)
def test_no_prediction_can_be_used(bench: Bench, fields: Row, said: str) -> None:
    truth, _ = sheets(30)
    bench.write(truth, [{"id": row["id"], **fields} for row in truth])
    run = bench.run("--compare", str(bench.predictions))
    assert run.returncode == 0
    warned = f"warning: {bench.predictions}: none of 30 predictions can be used; {said}"
    assert run.stderr.startswith(warned)
    assert run.stderr.count(warned) == 2  # of the other file, too
    assert bench.score()["warnings"][0] == run.stderr.splitlines()[0][len("warning: ") :]


def test_one_prediction_that_can_be_used_is_no_warning(bench: Bench) -> None:
    truth, predictions = sheets(30)
    bench.write(truth, [{"id": truth[1]["id"], "pred": 1}, predictions[0]])
    assert bench.run().stderr == ""


def test_app_is_in_the_json_only(bench: Bench) -> None:
    truth = [point_row(f"pbp_{i}", [0, 0, 9, 9], app=f"App {i}", platform="web") for i in range(3)]
    bench.write(truth, [{"id": "pbp_0", "point": [1, 1]}])
    run = bench.run("--json", str(bench.report))
    assert "By platform:" in run.stdout
    assert "App 1" not in run.stdout
    assert len(json.loads(bench.report.read_text())["suites"][0]["by"]["app"]) == 3
    assert "By app:" in bench.run("--by", "app").stdout


def test_an_unknown_suite_has_whatever_known_fields_there_are(bench: Bench) -> None:
    (bench.folder / "MANIFEST.json").write_text('{"suite": "web", "suite_version": "0.3"}')
    truth = [point_row("w1", [0, 0, 9, 9], level="one", domain="shop", other=1)]
    report = bench.write(truth, [{"id": "w1", "point": [1, 1]}]).score()
    assert report["signature"].startswith("pointerbench-web:0.3|n:1|")
    assert list(report["suites"][0]["by"]) == ["level", "domain"]


def test_several_suites_have_a_block_each_and_an_overall_one(bench: Bench) -> None:
    truth = [point_row("pbs_1", [0, 0, 9, 9]), point_row("pbt_1", [0, 0, 9, 9])]
    truth.append(point_row("pbt_2", [0, 0, 9, 9]))
    run = bench.write(truth, [{"id": "pbs_1", "point": [1, 1]}]).run()
    heads = [line for line in run.stdout.splitlines() if line.endswith(("examples", "suites"))]
    assert heads == [
        "Pointerbench-Sheets: 1 examples",
        "Pointerbench-Text: 2 examples",
        "Overall: 3 examples in 2 suites",
    ]
    assert "  micro (rows alike)       33.33%\n" in run.stdout
    assert "  macro (suites alike)     50.00%\n" in run.stdout
    assert run.stdout.splitlines()[-1].startswith("pointerbench-sheets:?+text:?|n:3|")


def test_suite_narrows_and_says_what_it_leaves_out(bench: Bench) -> None:
    truth = [point_row("pbs_1", [0, 0, 9, 9]), point_row("pbt_1", [0, 0, 9, 9])]
    ids = ("pbs_1", "pbt_1", "pbg_5")  # the last is of a suite that the data lacks
    bench.write(truth, [{"id": i, "point": [1, 1]} for i in ids])
    assert bench.run().returncode == 2
    run = bench.run("--suite", "sheets")
    assert run.stdout.splitlines()[-1].startswith("pointerbench-sheets:?|n:1|")
    assert run.stderr == "note: --suite leaves out 2 predictions of other suites\n"
    bench.write(truth, [{"id": "pbs_9", "point": [1, 1]}])
    assert bench.run("--suite", "sheets").returncode == 2


@pytest.mark.parametrize(
    ("change", "options", "reading"),
    [
        (lambda x, y: (y, x), [], "with x and y swapped"),
        (lambda x, y: (x, y * 2), [], "with --frame per1000"),
        (lambda x, y: (x / 1000, y / 500), [], "with --frame unit"),
        (lambda x, y: (x * 2, y * 2), [], "with all numbers halved"),
        (lambda x, y: (x, y), ["--frame", "unit"], "with --frame pixel"),
        (lambda x, y: (y / 500, x / 1000), ["--frame", "unit"], "with x and y swapped"),
        (lambda x, y: (x / 10, y / 5), ["--frame", "per999"], "with --frame percent"),
    ],
)
def test_warning_where_another_reading_is_far_better(
    bench: Bench, change: Any, options: list[str], reading: str
) -> None:
    rng = random.Random(5)
    truth, predictions = [], []
    for i in range(40):
        x, y = rng.randrange(100, 450), rng.randrange(100, 450)
        truth.append(point_row(f"pbs_{i}", [x, y, x + 9, y + 9]))
        predictions.append({"id": f"pbs_{i}", "point": [*change(x + 4, y + 4)]})
    run = bench.write(truth, predictions).run(*options)
    assert run.stderr.startswith("warning: sheets: ")
    assert run.stderr.count("\n") == 1
    assert reading in run.stderr
    report = bench.score(*options)
    assert report["warnings"] == [run.stderr[len("warning: ") : -1]]
    assert report["hits"] < 10  # scored as declared


def test_no_warning_for_a_few_rows_or_a_few_points_more(bench: Bench) -> None:
    truth, _ = sheets(19, 0)
    swapped = [{"id": row["id"], "point": [105, 110]} for row in truth]
    assert bench.write(truth, swapped).run().stderr == ""


def test_csv_and_markdown_hold_the_same_scores(bench: Bench) -> None:
    truth, predictions = mixed(200, 7)
    truth[0]["category"] = "a|b"
    paths = {kind: bench.folder / f"report.{kind}" for kind in ("csv", "markdown")}
    options = [f"--{kind}={path}" for kind, path in paths.items()]
    report = bench.write(truth, predictions).score(*options)
    rows = list(csv.DictReader(paths["csv"].read_text().splitlines()))
    assert {row["signature"] for row in rows} == {report["signature"]}
    for suite in report["suites"]:
        own = {(row["field"], row["value"]): row for row in rows if row["suite"] == suite["suite"]}
        assert int(own["", ""]["n"]) == suite["n"]
        for score in suite["by"].get("category", []):
            row = own["category", score["value"]]
            assert float(row["accuracy"]) == score["accuracy"]
            assert int(row["missing"]) == score["verdicts"]["missing"]
    lines = paths["markdown"].read_text().splitlines()
    table = [line for line in lines if line.startswith("|")]
    assert {line.replace("\\|", "").count("|") for line in table} == {8}
    assert len(table) == len(rows) + 2
    assert lines[-1] == f"`{report['signature']}`"


def test_one_format_may_go_to_stdout_instead(bench: Bench) -> None:
    bench.write(*sheets(10, 5))
    assert json.loads(bench.run("--json", "-").stdout)["n"] == 10
    assert bench.run("--json", "-", "--csv", "-").returncode == 2


def test_odd_values_stay_on_their_line(bench: Bench) -> None:
    truth = [point_row("pbs_\ud800", [0, 0, 9, 9], category="a\n\x1b[31mb\ud800")]
    run = bench.write(truth, [{"id": "pbs_\ud800", "point": [1, 1]}]).process()
    assert run.returncode == 0
    assert "  a\\n\\x1b[31mb\\ud800" in run.stdout
