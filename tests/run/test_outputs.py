"""A run's files against answers known beforehand, and against eval.py itself."""

from __future__ import annotations

import csv
import json
import resource
import shutil
import statistics
import tracemalloc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scored_runs import (
    BOX,
    KINDS,
    OPEN,
    POINT,
    REFUSAL,
    REGION,
    models,
    ok,
    strict,
    tasks_in,
    written,
)

from pointerbench import eval as scorer
from pointerbench.run.inputs.sources import data_tasks
from pointerbench.run.inputs.taskrow import Truth
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options, Zoom
from pointerbench.run.profiles import profile
from pointerbench.run.results.identity import end_run, identity, read_run, same_run, start_run
from pointerbench.run.results.outputs import write_outputs
from pointerbench.run.results.preds import preds_name
from pointerbench.run.results.scoring import CSV_HEAD
from pointerbench.run.results.table import as_text
from pointerbench.run.results.text_table import cells, cut
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream

NAMES = ("exact", "wild", "qwen/qwen3-vl 8b", "模型|x")


def boxes(count: int) -> Iterator[dict[str, Any]]:
    """Tasks of all kinds that eval.py scores."""
    for i in range(count):
        kind = (BOX, REGION, REFUSAL)[i % 3]
        yield {**kind, "task_id": f"t{i}", "category": "abc"[i % 2], "level": i % 4}


def answers(tasks: Tasks, names: tuple[str, ...], repeats: int = 1) -> Iterator[Row]:
    """Every status there is, by chance; ``exact`` is always right."""
    for i in range(len(tasks)):
        truth = tasks.truth(i)
        assert truth is not None
        for name in names:
            for repeat in range(repeats):
                stream = Stream(f"outputs/{i}/{name}/{repeat}")
                row = _exact(tasks.id(i), name, truth) if name == "exact" else None
                yield replace(row or _wild(tasks.id(i), name, stream), repeat=repeat)


def _exact(task: str, name: str, truth: Truth) -> Row:
    assert truth.row is not None
    spec = truth.row["eval"]
    if spec["type"] == "refusal":
        return Row(task, name, "refused")
    return ok(task, name, *spec["bbox"])


def _wild(task: str, name: str, stream: Stream) -> Row:
    status = stream.pick(("ok", "ok", "ok", "ok", "refused", "unparsable", "error"))
    if status != "ok":
        return Row(task, name, status, reason="because", error="timeout")
    x, y = stream.uniform(-20, 420), stream.uniform(-20, 320)
    if stream.chance(0.5):
        x, y = 90 + stream.uniform(0, 60), 90 + stream.uniform(0, 40)
    corners = (x - 50, y - 25, x + 50, y + 25)
    return ok(task, name, *(corners if stream.chance(0.4) else (x, y)))


def scored_by_eval(folder: Path, name: str, data: str = "truth.jsonl", repeat: int = 0) -> Any:
    """What eval.py's own command line says of the lines a run leaves."""
    preds, report = folder / "preds" / preds_name(name, repeat), folder / "report.json"
    command = ["--predictions", str(preds), "--data", str(folder / data), "--json", str(report)]
    assert scorer.main(command) == 0
    return strict(report)


def by_name(summary: Any) -> dict[str, Any]:
    return {model["name"]: model for model in summary["models"]}


def test_accuracy_is_that_of_the_scorer_to_the_digit(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, boxes(60))
    summary, _ = written(tmp_path, tasks, answers(tasks, NAMES), NAMES)
    for name, model in by_name(summary).items():
        report = scored_by_eval(tmp_path, name)
        for field in ("n", "hits", "accuracy", "ci95", "verdicts"):
            assert model["accuracy"][field] == report["suites"][0][field], (name, field)
        for field in ("by", "by_rule", "by_target_size", "kinds_of_miss", "distance"):
            assert model["suites"][0][field] == report["suites"][0][field], (name, field)
    assert by_name(summary)["exact"]["accuracy"]["accuracy"] == 1
    assert 0 < by_name(summary)["wild"]["accuracy"]["accuracy"] < 1


def test_the_folder_of_a_run_stands_for_its_truth(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, boxes(9))
    written(tmp_path, tasks, answers(tasks, NAMES), NAMES)
    assert scored_by_eval(tmp_path, "wild", ".") == scored_by_eval(tmp_path, "wild")


def test_resolved_tasks_serve_the_scorer_too_where_all_have_a_box(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, boxes(9))
    summary, _ = written(tmp_path, tasks, answers(tasks, NAMES), NAMES)
    report = scored_by_eval(tmp_path, "wild", "resolved_tasks.jsonl")
    assert report["accuracy"] == by_name(summary)["wild"]["accuracy"]["accuracy"]


def test_a_suite_of_ours_is_scored_and_signed_as_by_the_scorer(
    small_set: Path, tmp_path: Path
) -> None:
    tasks = data_tasks(small_set)
    rows = [
        ok(tasks.id(i), "center", *(side / 2 for side in tasks.question(i).size))
        for i in range(len(tasks))
    ]
    summary, text = written(tmp_path, tasks, rows, ["center"])
    report = scored_by_eval(tmp_path, "center", str(tasks.path))
    ours, theirs = summary["signatures"][0].split("|"), report["signature"].split("|")
    assert [part for part in theirs if part not in ours] == ["frame:pixel"]
    assert "gt:suite=8" in ours
    assert text.rstrip().endswith(summary["signatures"][0])
    assert by_name(summary)["center"]["suites"][0]["by"] == report["suites"][0]["by"]
    assert "sheets by category" in (tmp_path / "summary.md").read_text("utf-8")


def test_an_imported_set_has_its_version_wherever_it_is_scored(
    small_set: Path, tmp_path: Path
) -> None:
    imported, run = tmp_path / "imported", tmp_path / "run"
    shutil.copytree(small_set / "test", imported)
    metadata = imported / "metadata.jsonl"
    metadata.write_text(metadata.read_text("utf-8").replace('"pbs_', '"set_'), "utf-8")
    names = {"suite": "custom-set", "suite_version": "3"}
    (imported / "MANIFEST.json").write_text(json.dumps(names), "utf-8")
    run.mkdir()
    tasks = data_tasks(imported)
    summary, _ = written(run, tasks, [ok(tasks.id(0), "m", 1, 2)], ["m"])
    signatures = [
        summary["signatures"][0],
        scored_by_eval(run, "m")["signature"],
        scored_by_eval(run, "m", str(metadata))["signature"],
    ]
    assert {line.partition("|")[0] for line in signatures} == {"pointerbench-custom-set:3"}


def test_resolved_tasks_are_tasks_again(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, KINDS.values())
    judged = {len(KINDS) - 1: Truth((7, 8.5), None, "judge")}
    written(tmp_path, tasks, [], ["m"], judged)
    again = read_tasks(tmp_path / "resolved_tasks.jsonl")
    assert [again.id(i) for i in range(len(again))] == list(KINDS)
    for i in range(len(tasks)):
        first, second = judged.get(i) or tasks.truth(i), again.truth(i)
        assert first is not None
        assert second is not None
        assert (first.point, first.source) == (second.point, second.source)
        assert (first.row is None) == (second.row is None)
        assert tasks.question(i) == again.question(i)
    truth = (tmp_path / "truth.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["id"] for line in truth] == ["box", "region", "refusal"]


def test_points_of_the_judge_are_scored_apart(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX, POINT, OPEN])
    rows = [ok("box", "m", 120, 110), ok("point", "m", 50, 60), ok("open", "m", 10, 37)]
    summary, text = written(tmp_path, tasks, rows, ["m"], {2: Truth((10, 20), None, "judge")})
    model = by_name(summary)["m"]
    assert model["accuracy"]["n"] == 1
    assert model["points"]["n"] == 2
    assert model["points"]["distance_px"]["mean"] == 0
    assert model["judge_points"]["n"] == 1
    assert model["judge_points"]["distance_px"]["median"] == 17
    assert model["judge_points"]["within_px"]["10"]["hits"] == 0
    assert model["judge_points"]["within_px"]["20"]["hits"] == 1
    assert "no ground truth (tasks: 1)" in text
    assert "|gt:judge=1+task=2|" in summary["signatures"][0]


def test_repeats_have_mean_deviation_and_flips(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [{**BOX, "task_id": name} for name in "abcd"])
    hits = {"a": (1, 1, 1), "b": (1, 0, 1), "c": (0, 0, 0), "d": (1, 0, 0)}
    rows = [
        ok(task, "m", 120 if hit else 0, 110, repeat=repeat)
        for task, found in hits.items()
        for repeat, hit in enumerate(found)
    ]
    summary, text = written(tmp_path, tasks, rows, ["m"], repeats=3)
    model = by_name(summary)["m"]
    assert model["repeats"] == {
        "n": 3,
        "tasks": 4,
        "accuracies": [0.75, 0.25, 0.5],
        "mean": 0.5,
        "sd": statistics.stdev([0.75, 0.25, 0.5]),
        "flipped": 2,
        "flip_rate": 0.5,
    }
    # Repeats of a task are no new tasks: the interval is that of 4, not of 12.
    assert (model["accuracy"]["n"], model["accuracy"]["hits"]) == (4, 2)
    assert model["accuracy"]["ci95"] == list(scorer.wilson(2, 4))
    assert model["points"]["n"] == 4
    assert "2/4" in text
    for repeat, accuracy in enumerate((0.75, 0.25, 0.5)):
        assert scored_by_eval(tmp_path, "m", repeat=repeat)["accuracy"] == accuracy


def test_what_differs_by_a_failed_call_is_a_flip(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    rows = [ok("box", "m", 0, 0), Row("box", "m", "error", repeat=1, error="timeout")]
    summary, _ = written(tmp_path, tasks, rows, ["m"], repeats=2)
    assert by_name(summary)["m"]["repeats"]["flip_rate"] == 1


def test_who_answered_is_told_where_it_is_not_one(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX, POINT])
    hosts = [Row(task, "m", "ok", point=(0, 0), served_by=f"m@{task}") for task in ("box", "point")]
    alike = [Row(row.task_id, "n", "ok", point=(0, 0), served_by="n") for row in hosts]
    rows = [row for pair in zip(hosts, alike, strict=True) for row in pair]
    summary, text = written(tmp_path, tasks, rows, ["m", "n"])
    assert by_name(summary)["m"]["served_by"] == {"m@box": 1, "m@point": 1}
    assert "warning: m: answered by 2 different servers or versions (m@box, m@point)" in text
    assert "n: answered by" not in text


def test_what_is_not_asked_yet_is_no_flip(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    summary, _ = written(tmp_path, tasks, [ok("box", "m", 0, 0)], ["m"], repeats=2)
    assert by_name(summary)["m"]["repeats"]["flip_rate"] == 0


def test_a_skipped_model_has_a_reason_and_no_score(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX, POINT])
    rows = [Row(task, "gpu/only", "skipped", reason="no GPU present") for task in ("box", "point")]
    summary, text = written(tmp_path, tasks, rows, ["gpu/only"])
    model = by_name(summary)["gpu/only"]
    assert (model["accuracy"], model["points"], model["asked"]) == (None, None, False)
    assert (model["skipped"], model["skipped_reason"]) == (True, "no GPU present")
    assert "Skipped, without a score:\n  gpu/only: no GPU present" in text
    assert "%" not in text.split("Skipped")[0]
    assert list((tmp_path / "preds").iterdir()) == []


def test_no_rows_at_all(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX, POINT])
    summary, text = written(tmp_path, tasks, [], ["a", "b"])
    assert summary["unasked"] == 4
    assert not summary["complete"]
    assert "a: not asked yet" in text
    assert "not complete: 4 questions" in text
    assert [line["status"] for line in table(tmp_path)] == ["unasked"] * 4


def test_no_truth_at_all(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [OPEN])
    summary, text = written(tmp_path, tasks, [ok("open", "m", 1, 2)], ["m"])
    assert by_name(summary)["m"]["accuracy"] is None
    assert "1 of 1 tasks has no truth" in text
    assert "acc %" not in text


def test_who_is_told_the_truth_is_labelled(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    oracle = replace(models("o")[0], provider="oracle-noise")
    options = Options(annotate=0)
    rows = iter([ok("box", "o", 120, 110)])
    text = as_text(write_outputs(tmp_path, tasks, [oracle], rows, tasks.truth, options))
    assert "told the truth, for calibration only: o" in text
    assert "calibration only" in (tmp_path / "summary.md").read_text("utf-8")


def test_errors_are_told_apart_from_misses(tmp_path: Path) -> None:
    """One hit, one miss, one failed call, one question not asked: 1 of 4, and 1 of 2 answered."""
    tasks = tasks_in(tmp_path, [{**BOX, "task_id": name} for name in "abcd"])
    hit, miss = ok("a", "m", 120, 110), ok("b", "m", 0, 0)
    rows = [hit, miss, Row("c", "m", "error", reason="gone", error="http_500")]
    summary, text = written(tmp_path, tasks, rows, ["m"])
    model = by_name(summary)["m"]
    for score in (model["accuracy"], model["suites"][0]):
        assert score["accuracy"] == 0.25
        assert score["verdicts"]["missing"] == 2
        assert score["absent"] == {"error": 1, "skipped": 0, "unasked": 1}
        expected = {"n": 2, "hits": 1, "accuracy": 0.5, "ci95": [*scorer.wilson(1, 2)]}
        assert score["answered"] == expected
    within = model["points"]["within_px"]["50"]
    assert (within["share"], within["share_answered"]) == (0.25, 0.5)
    assert model["points"]["answered"] == 2
    assert model["error_kinds"] == {"http_500": 1}
    assert model["first_errors"] == {"http_500": "gone"}
    assert "m, failed: 1 x the server failed (HTTP 500): gone" in text
    head, row = (text.splitlines()[i].split() for i in (1, 3))
    assert head[-5:] == ["answered", "%", "hits/answered", "errors", "unasked"]
    assert row == ["m", "25.00", "1/4", "4.6-69.9", "50.00", "1/2", "1", "1"]
    assert "Distance, answered tasks only" in text
    page = (tmp_path / "summary.md").read_text("utf-8")
    assert "| m | 25.00 | 1/4 | 4.6-69.9 | 50.00 | 1/2 | 1 | 1 |" in page


def test_answered_is_eval_pys_partial_score(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, boxes(60))
    summary, _ = written(tmp_path, tasks, answers(tasks, NAMES), NAMES)
    for name, model in by_name(summary).items():
        preds, out = tmp_path / "preds" / preds_name(name, 0), tmp_path / "partial.json"
        words = ["--predictions", str(preds), "--data", str(tmp_path / "truth.jsonl"), "--partial"]
        assert scorer.main([*words, "--json", str(out)]) == 0
        expected = {key: strict(out)["suites"][0][key] for key in model["accuracy"]["answered"]}
        assert model["accuracy"]["answered"] == expected


def test_of_repeats_the_answered_rows_are_means_too(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    rows = [ok("box", "m", 120, 110), Row("box", "m", "error", repeat=1, error="timeout")]
    summary, text = written(tmp_path, tasks, rows, ["m"], repeats=2)
    found = by_name(summary)["m"]["accuracy"]
    assert (found["hits"], found["n"], found["accuracy"]) == (0.5, 1, 0.5)
    assert found["answered"]["accuracy"] == 1
    assert found["answered"]["n"] == 0.5
    assert "0.5/0.5" in text


def test_a_model_that_only_failed_has_no_accuracy_of_answers(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    summary, text = written(tmp_path, tasks, [Row("box", "m", "error", error="timeout")], ["m"])
    assert by_name(summary)["m"]["accuracy"]["answered"]["accuracy"] is None
    assert text.splitlines()[3].split()[-3:] == ["-", "0/0", "1"]


def test_time_tokens_and_cost(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [{**BOX, "task_id": name} for name in "abc"])
    used: dict[str, Any] = {"prompt_tokens": 1000, "completion_tokens": 7}
    rows = [
        ok("a", "m", 1, 1, duration_seconds=1.0, cost=0.25, **used),
        ok("b", "m", 1, 1, duration_seconds=3.0, **used),
        ok("c", "m", 1, 1, duration_seconds=0.0, cost=0.0, cached=True, zoom={"used": "first"}),
    ]
    summary, _ = written(tmp_path, tasks, rows, ["m"])
    model = by_name(summary)["m"]
    assert model["seconds"]["n"] == 2
    assert (model["seconds"]["mean"], model["seconds"]["median"]) == (2, 2)
    assert model["prompt_tokens"] == 2000
    assert model["reasoning_tokens"] is None
    assert (model["cost"], model["priced"]) == (0.25, 2)
    assert (model["cached"], model["zoom"]) == (1, {"first": 1})


def test_a_wrong_frame_is_warned_of(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [{**BOX, "task_id": f"t{i}"} for i in range(20)])
    per1000 = (120 / 400 * 1000, 110 / 300 * 1000)
    summary, text = written(tmp_path, tasks, [ok(f"t{i}", "m", *per1000) for i in range(20)], ["m"])
    assert "read as per1000" in summary["warnings"][0]
    assert summary["warnings"][0] in text


def table(folder: Path) -> list[dict[str, str]]:
    with (folder / "scores.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_scores_csv_has_a_line_for_every_task_model_and_repeat(tmp_path: Path) -> None:
    odd = 'a "quoted", name'
    tasks = tasks_in(tmp_path, [{**BOX, "task_id": odd}, POINT])
    rows = [ok(odd, "m", 120.5, 110), Row("point", "n", "refused", repeat=1)]
    written(tmp_path, tasks, rows, ["m", "n"], repeats=2)
    lines = table(tmp_path)
    assert tuple(lines[0]) == CSV_HEAD
    keys = [(line["task_id"], line["model"], line["repeat"]) for line in lines]
    assert keys == [(task, name, r) for task in (odd, "point") for name in "mn" for r in "01"]
    assert (lines[0]["x"], lines[0]["hit"], lines[0]["hit_5"]) == ("120.5", "1", "1")
    assert (lines[-1]["status"], lines[-1]["hit"], lines[-1]["hit_50"]) == ("refused", "", "0")


def test_every_model_has_a_file_of_its_own() -> None:
    names = ["a", "a.r1", "a.r1.r1", "a%2Er1", "a/b", "a b", "ä", "模型", ".hidden", "..", "a~r1"]
    files = [preds_name(name, repeat) for name in names for repeat in range(3)]
    assert len(set(files)) == len(files)
    assert not any(file.startswith(".") or "/" in file for file in files)


def test_odd_names_are_shown_and_escaped(tmp_path: Path) -> None:
    names = ["qwen/模型", "a|b", "x" * 90, "é" * 30, "tab\tname"]
    tasks = tasks_in(tmp_path, [BOX])
    rows = [ok("box", name, 120, 110) for name in names]
    _, text = written(tmp_path, tasks, rows, names)
    assert "a\\|b" in (tmp_path / "summary.md").read_text("utf-8")
    assert "tab\\tname" in text
    assert max(map(cells, text.split("\n\n")[0].splitlines())) <= 100


@pytest.mark.parametrize("width", [16, 17, 30])
@pytest.mark.parametrize("name", ["short", "a-long-name-of-a-model-8b", "模型" * 12, "é" * 30])
def test_a_cut_name_keeps_both_ends(name: str, width: int) -> None:
    short = cut(name, width)
    assert cells(short) <= width
    assert (short == name) == (cells(name) <= width)
    assert (short[0], short[-1]) == (name[0], name[-1])


def test_rows_of_no_task_are_an_error(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    with pytest.raises(UsageError, match="other"):
        written(tmp_path, tasks, [ok("other", "m", 1, 1)], ["m"])
    assert not (tmp_path / "scores.csv").exists()
    assert list((tmp_path / "preds").iterdir()) == []


def test_there_may_be_more_models_than_files_that_can_be_open(tmp_path: Path) -> None:
    names = [f"m{i}" for i in range(40)]
    tasks = tasks_in(tmp_path, [BOX])
    rows = [ok("box", name, 1, 1, repeat=r) for name in names for r in (0, 1)]
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (60, limits[1]))
    try:
        written(tmp_path, tasks, rows, names, repeats=2)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    assert len(list((tmp_path / "preds").iterdir())) == 80


def test_memory_does_not_grow_with_the_tasks(tmp_path: Path) -> None:
    def peak(count: int) -> int:
        tasks = tasks_in(tmp_path / str(count), boxes(count))
        tracemalloc.start()
        written(tmp_path / str(count), tasks, answers(tasks, ("wild",)), ["wild"])
        top = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return top

    peak(30)  # what is imported and cached once
    assert peak(250) - peak(100) < 150 * 200  # bytes a task, of distances and seconds


# ---------------------------------------------------------------------------------------- run.json

SECRET = "sk-or-v1-0123456789abcdef"


def record(tasks: Tasks, *made: Model, **options: Any) -> dict[str, Any]:
    return identity(tasks, made or models("m"), None, Options(**options), {"limit": None})


def test_a_run_is_the_same_as_itself_and_survives_its_file(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX, POINT])
    new = record(tasks, out=tmp_path / "x", zoom=Zoom(size=(300, 200)))
    start_run(tmp_path, new, ["click-eval", "run"])
    assert same_run(read_run(tmp_path), new) == []
    faster = record(tasks, concurrency=99, max_cost=1.0, zoom=Zoom(size=(300, 200)))
    assert same_run(read_run(tmp_path), faster) == []


def test_what_changes_an_answer_is_told(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX, POINT])
    old = record(tasks)
    priced = replace(models("m")[0], settings={"price": {"input": 1, "output": 2}})
    pinned = replace(models("m")[0], settings={"only": ["x"]})
    other = replace(models("m")[0], profile=replace(profile("generic-px"), frame="per1000"))
    told = {
        "tasks: n 1 instead of 2": record(tasks.select([1])),
        "options: repeats 3 instead of 1": record(tasks, repeats=3),
        "options: seed 5 instead of 0": record(tasks, seed=5),
        "options: zoom ": record(tasks, zoom=Zoom(2)),
        "model n is new": record(tasks, *models("m", "n")),
        "model m is gone": record(tasks, *models("n")),
        "model m: only": record(tasks, pinned),
        "model m: its profile": record(tasks, other),
    }
    for words, new in told.items():
        assert any(difference.startswith(words) for difference in same_run(old, new)), words
    assert same_run(old, record(tasks, priced)) == []


def test_keys_stand_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MY_OWN_NAME", SECRET)
    settings = {
        "api_key_env": "MY_OWN_NAME",
        "base_url": f"https://user:hunter2@host/v1?key={SECRET}&x=1",
        "body": {"headers": [f"Bearer {SECRET}"]},
    }
    tasks = tasks_in(tmp_path, [BOX])
    monkeypatch.setenv("OPENROUTER_API_KEY", SECRET)
    made = record(tasks, replace(models("m")[0], settings=settings))
    start_run(tmp_path, made, ["click-eval", "run", "--model", f"x?api_key={SECRET}"])
    text = (tmp_path / "run.json").read_text("utf-8")
    assert SECRET not in text
    assert "hunter2" not in text
    assert "@host/v1" in text


def test_every_start_is_a_session(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    start_run(tmp_path, record(tasks), ["click-eval", "run"])
    start_run(tmp_path, record(tasks), ["click-eval", "run", "--resume", "x"])
    end_run(tmp_path, "budget", {"cost": 1.5})
    first, second = read_run(tmp_path)["sessions"]
    assert (first["finished"], first["stopped_by"]) == (None, None)
    assert (second["stopped_by"], second["counts"]) == ("budget", {"cost": 1.5})
    assert second["finished"] >= second["started"] >= first["started"]


def test_the_record_names_what_an_answer_depends_on(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [BOX])
    made = record(tasks)
    assert made["tasks"]["sha256"] == tasks.digest
    assert made["packages"]["pillow"]
    assert made["models"][0]["max_tokens"] == profile("generic-px").max_tokens
    assert set(made["commit"] or {}) in (set(), {"sha", "dirty"})
    assert str(Path.home()) not in json.dumps({**made, "tasks": None})


@pytest.mark.parametrize("content", ["", "{", "[]", "{}", '{"sessions": 3}'])
def test_a_damaged_record_is_an_error(tmp_path: Path, content: str) -> None:
    (tmp_path / "run.json").write_text(content)
    with pytest.raises(UsageError, match=r"run\.json"):
        read_run(tmp_path)


def test_no_record_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="expected a run's folder"):
        read_run(tmp_path)
