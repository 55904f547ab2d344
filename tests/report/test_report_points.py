"""Rows without a box: distances, flips, the judge, and points that people put right."""

from __future__ import annotations

import json
import math
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from report_runs import JUDGE_OFF, OFF, ROWS

from pointerbench.report.command import main as report
from pointerbench.report.near import JUDGED, POINT, measures_of, nearness
from pointerbench.report.results import Result, read_results
from pointerbench.report.screen import ACROSS, DOWN, screen, screen_targets
from pointerbench.run.command import main as click_eval
from pointerbench.run.results.corrections import CORRECTIONS, correction_of, together
from pointerbench.run.results.scoring import NEAR


@pytest.fixture(scope="module")
def results(judged_run: Path) -> list[Result]:
    return read_results(judged_run)


@pytest.fixture
def run(judged_run: Path, tmp_path: Path) -> Path:
    """A run of one's own, with its tasks where it looks for them."""
    shutil.copytree(judged_run.parent / "set", tmp_path / "set")
    return Path(shutil.copytree(judged_run, tmp_path / "run"))


def core(folder: Path) -> Any:
    text = (folder / "data" / "core.js").read_text("utf-8")
    found = re.fullmatch(r'pointerbench\.receive\("core",(.*)\);\n', text)
    assert found
    return json.loads(found[1])


def the_set(run: Path, out: Path, *words: str) -> Any:
    assert report([str(run), "--out", str(out), *words]) == 0
    (one,) = core(out)["sets"]
    return one


def line(task: str, **values: Any) -> str:
    return json.dumps({"task_id": task, **values}) + "\n"


def test_what_is_near_a_judges_point_is_counted_as_the_runs_own_summary_counts(
    results: list[Result], judged_run: Path
) -> None:
    summary = json.loads((judged_run / "summary.json").read_text("utf-8"))
    for result, model in zip(results, summary["models"], strict=True):
        found = nearness(result.outcomes, JUDGED)
        assert found is not None
        own = model["judge_points"]
        assert found["n"] == own["n"] == ROWS
        hits = {str(limit): n for limit, n in zip(NEAR, found["hits"], strict=True)}
        assert hits == {limit: one["hits"] for limit, one in own["within_px"].items()}
        assert found["median"] == own["distance_px"]["median"] == abs(OFF[result.model] - JUDGE_OFF)
        assert nearness(result.outcomes, POINT) is None


def test_the_page_has_distances_and_flips_where_there_is_no_box(
    judged_run: Path, tmp_path: Path
) -> None:
    one = the_set(judged_run, tmp_path / "report")
    assert one["tasks"]["kind"] == "j" * ROWS
    assert [m["key"] for m in one["measures"]] == [f"judge-{limit}" for limit in NEAR]
    models = {model["name"]: model for model in one["models"]}
    assert models["close"]["distance"] == [6.0] * ROWS
    assert models["wide"]["outcome"].count("a") == ROWS - 1
    assert models["wide"]["outcome"].count("i") == 1
    first, last = (
        models["close"]["curve"]["judge"]["hits"],
        models["wide"]["curve"]["judge"]["hits"],
    )
    assert (first[one["distances"].index(6)], last[one["distances"].index(60)]) == (ROWS, ROWS - 1)
    flips = {(pair["a"], pair["b"]): pair["by"] for pair in one["pairs"]}
    assert flips[0, 2]["judge-20"]["gained"] == ROWS
    assert flips[1, 3]["judge-20"]["both"] == ROWS
    assert flips[0, 1]["judge-5"]["neither"] == ROWS


def test_a_distance_beyond_a_limit_stays_beyond_it(judged_run: Path, tmp_path: Path) -> None:
    shutil.copytree(judged_run, tmp_path / "run")
    rows = (tmp_path / "run" / "predictions.jsonl").read_text("utf-8").splitlines()
    first = json.loads(rows[0])
    first["point"][0] += 14.001
    text = "\n".join([json.dumps(first), *rows[1:]]) + "\n"
    (tmp_path / "run" / "predictions.jsonl").write_text(text, "utf-8")
    one = the_set(tmp_path / "run", tmp_path / "report", "--pictures", "none")
    distance = next(m for m in one["models"] if m["name"] == first["model"])["distance"][0]
    exact = math.dist(first["point"], one["tasks"]["point"][0])
    assert exact < distance <= exact + 0.01


def test_a_correction_is_taken_up_by_the_report_and_by_scoring(run: Path, tmp_path: Path) -> None:
    file = tmp_path / "corrections.jsonl"
    right = [20.0, 20.0]  # of the first field, where the judge is 8 pixels off
    file.write_text(
        line("t000", gt_point=right, note="the judge is off")
        + line("t001", gt_point=None)
        + line("t002", note="only a note"),
        "utf-8",
    )
    before = the_set(run, tmp_path / "before")
    one = the_set(run, tmp_path / "after", "--corrections", str(file))
    assert one["tasks"]["kind"] == "pn" + "j" * (ROWS - 2)
    assert (one["tasks"]["point"][:2], one["judge"]) == (
        [right, None],
        {"0": [28, 20], "1": [68, 20]},
    )
    assert one["notes"] == {"0": "the judge is off", "2": "only a note"}
    models = {model["name"]: model for model in one["models"]}
    assert models["close"]["distance"][0] == OFF["close"]
    assert models["close"]["near"]["point"]["n"] == 1
    signatures = [found["models"][0]["signature"] for found in (before, one)]
    assert "gt:judge=60|frame" in signatures[0]
    found = r"gt:correction=1\+judge=58\+none=1\|corrected:2:[0-9a-f]{8}\|"
    assert re.search(found, signatures[1])
    assert click_eval(["score", str(run)]) == 0
    summary = json.loads((run / "summary.json").read_text("utf-8"))
    assert summary["signatures"] == [signatures[1]]
    assert summary["models"][0]["points"]["n"] == 1
    again = the_set(run, tmp_path / "again")
    assert {**again, "models": None} == {**one, "models": None}


def test_what_is_taken_back_leaves_no_trace(run: Path, tmp_path: Path) -> None:
    before = the_set(run, tmp_path / "report")
    file = tmp_path / "some.jsonl"
    for text in (line("t000", gt_point=[1, 1], note="x"), line("t000", undo=True, note="")):
        file.write_text(text, "utf-8")
        after = the_set(run, tmp_path / "report", "--corrections", str(file))
        if "gt_point" in text:
            assert click_eval(["score", str(run)]) == 0
    assert after == before
    assert not (run / CORRECTIONS).exists()


WRONG: list[tuple[str, str]] = [
    ('{"task_id": "t000", "gt_point": [1]}', 'expected "gt_point" to be [x, y]'),
    ('{"task_id": "t000", "gt_point": [1, -1]}', 'expected "gt_point" to be [x, y]'),
    ('{"task_id": "t000", "gt_point": [900, 1]}', "not on the picture of 400 x 300"),
    ('{"task_id": "t000", "point": [1, 1]}', "unknown key 'point'"),
    ('{"task_id": "gone", "note": "x"}', "no row 'gone' is in these runs"),
    ('{"task_id": "t000", "data": "another", "note": "x"}', "no row 't000'"),
    ('{"task_id": "t000", "gt_point": null, "undo": true}', "not both"),
    ("[1, 2]", "such as"),
    ("{", "some.jsonl:1"),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_a_wrong_line_is_named_and_nothing_is_written(
    run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    file = tmp_path / "some.jsonl"
    file.write_text(text + "\n", "utf-8")
    assert report([str(run), "--out", str(tmp_path / "report"), "--corrections", str(file)]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert f"{file}:1" in told
    assert not (run / CORRECTIONS).exists()


def test_the_tasks_own_truth_is_not_corrected_but_may_be_noted(
    nasty_run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(nasty_run.parent / "set", tmp_path / "set")
    run = Path(shutil.copytree(nasty_run, tmp_path / "run"))
    file = tmp_path / "some.jsonl"
    file.write_text(line("t000", gt_point=[1, 1]), "utf-8")
    assert report([str(run), "--out", str(tmp_path / "out"), "--corrections", str(file)]) == 2
    assert "is the tasks' own" in capsys.readouterr().err
    file.write_text(line("t000", note="odd"), "utf-8")
    assert the_set(run, tmp_path / "out", "--corrections", str(file))["notes"] == {"0": "odd"}


LINES: list[tuple[list[Mapping[str, Any]], Mapping[str, Any] | None]] = [
    ([{"gt_point": [1, 2]}, {"gt_point": [3, 4]}], {"gt_point": [3, 4]}),
    ([{"gt_point": [1, 2]}, {"note": "n"}], {"gt_point": [1, 2], "note": "n"}),
    ([{"note": "n", "gt_point": None}, {"undo": True}], {"note": "n"}),
    ([{"note": "n"}, {"note": ""}], None),
    ([{"gt_point": [1, 2]}, {"undo": True}], None),
]


@pytest.mark.parametrize(("lines", "left"), LINES)
def test_of_several_lines_the_later_counts(
    lines: list[Mapping[str, Any]], left: Mapping[str, Any] | None
) -> None:
    found = together({}, [correction_of({"task_id": "t", **values}) for values in lines])
    assert [json.loads(one.line) for one in found.values()] == (
        [] if left is None else [{"task_id": "t", **left}]
    )


def test_the_map_of_the_screen_holds_every_target_and_click(results: list[Result]) -> None:
    targets = [outcome.target for outcome in results[0].outcomes]
    assert sum(count for _, count in screen_targets(targets)) == ROWS
    for result in results:
        found = screen(result.outcomes)
        answered = sum(outcome.place is not None for outcome in result.outcomes)
        assert sum(count for _, count in found["clicks"]) + found["off"] == answered
        missed = sum(count for _, count in found["missed"])
        assert missed == (ROWS if result.model == "wide" else 0)
    cells = dict(screen(results[0].outcomes)["clicks"])
    assert cells[(20 * DOWN // 300) * ACROSS + 22 * ACROSS // 400] > 0


def test_only_measures_that_some_row_counts_in_are_offered(
    results: list[Result], nasty_run: Path
) -> None:
    judged = [outcome.target for outcome in results[0].outcomes]
    boxed = [outcome.target for outcome in read_results(nasty_run)[0].outcomes]
    assert {measure.kind for measure in measures_of(judged)} == {JUDGED}
    assert [measure.key for measure in measures_of(boxed)] == ["hit"]
    assert len(measures_of([*boxed, *judged])) == 1 + len(NEAR)
