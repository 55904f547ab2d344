"""Results as they are read: the same numbers as click-eval's and eval.py's, and clear refusals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from report_runs import NASTY_ID, ROWS, run_nasty, write_predictions, write_tasks

from pointerbench import eval as scorer
from pointerbench.report.results import read_all, read_results
from pointerbench.run.command import main as click_eval
from pointerbench.values.errors import UsageError


@pytest.fixture(name="run", scope="module")
def _run(nasty_run: Path) -> Path:
    return nasty_run


def eval_report(tmp_path: Path, *words: str) -> dict[str, Any]:
    out = tmp_path / "score.json"
    assert scorer.main([*words, "--json", str(out)]) == 0
    found: dict[str, Any] = json.loads(out.read_text())
    return found


def test_a_run_has_the_numbers_that_its_summary_has(run: Path) -> None:
    summary = json.loads((run / "summary.json").read_text())
    results = read_results(run)
    assert [result.model for result in results] == [model["name"] for model in summary["models"]]
    for result, model in zip(results, summary["models"], strict=True):
        (suite,) = model["suites"]
        for name in ("n", "hits", "accuracy", "by", "kinds_of_miss", "distance"):
            assert json.loads(json.dumps(result.score[name])) == suite[name]
        assert result.signature in summary["signatures"]
        assert len(result.outcomes) == ROWS
        assert sum(hit for hit in result.hits.values()) == suite["hits"]


def test_predictions_have_the_numbers_that_eval_gives(run: Path, tmp_path: Path) -> None:
    predictions, truth = run / "preds" / "noisy.jsonl", run / "truth.jsonl"
    report = eval_report(tmp_path, "--predictions", str(predictions), "--data", str(truth))
    (result,) = read_results(predictions, [truth])
    (suite,) = report["suites"]
    assert json.loads(json.dumps(result.score)) == suite
    assert result.signature == report["signature"]
    assert result.hits == read_results(run)[1].hits


def test_a_relative_frame_is_read_as_declared(tmp_path: Path) -> None:
    truth, _ = write_predictions(tmp_path, 3)
    unit = tmp_path / "unit.jsonl"
    unit.write_text('{"id": "n00000", "point": [0.15, 0.16]}\n')
    (result,) = read_results(unit, [truth], "unit")
    assert result.outcomes[0].answer == (15, 16)
    assert result.outcomes[0].hit
    assert [outcome.outcome for outcome in result.outcomes] == ["hit", "missing", "missing"]
    assert "frame:unit" in result.signature


def test_every_repeat_is_a_result(tmp_path: Path) -> None:
    results = read_results(run_nasty(tmp_path, repeats=2))
    assert [(r.model, r.repeat) for r in results][2:6] == [
        *(("noisy", 0), ("noisy", 1)),
        *(("random", 0), ("random", 1)),
    ]
    assert results[2].hits != results[3].hits
    assert "|repeat:2of2|" in results[3].signature


def test_rows_without_truth_count_in_no_accuracy(tmp_path: Path) -> None:
    tasks = write_tasks(tmp_path / "set")
    rows = [json.loads(line) for line in tasks.read_text("utf-8").splitlines()[:3]]
    del rows[0]["gt_bbox"]
    rows[1]["gt_point"] = rows[1].pop("gt_bbox")[:2]
    tasks.write_text("".join(json.dumps(row) + "\n" for row in rows))
    words = ["run", "--tasks", str(tasks), "--model", "center", "--out", str(tmp_path / "run")]
    assert click_eval([*words, "--no-progress"]) == 0
    (result,) = read_results(tmp_path / "run")
    assert [outcome.outcome for outcome in result.outcomes] == ["answered", "answered", "miss"]
    assert (result.score["n"], len(result.hits)) == (1, 1)


def test_the_same_model_of_two_runs_is_named_after_its_run(run: Path, tmp_path: Path) -> None:
    truth = [run / "truth.jsonl"]
    other = tmp_path / "other"
    other.mkdir()
    (other / "noisy.jsonl").write_bytes((run / "preds" / "noisy.jsonl").read_bytes())
    names = [
        r.model for r in read_all([run / "preds" / "noisy.jsonl", other / "noisy.jsonl"], truth)
    ]
    assert len(set(names)) == 2
    assert all(name.startswith("noisy (") for name in names)
    with pytest.raises(UsageError, match="given twice"):
        read_all([run, run])


def test_what_is_no_run_is_refused_with_a_word_on_what_helps(run: Path, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"no run\.json in it"):
        read_results(tmp_path)
    with pytest.raises(UsageError, match="not found"):
        read_results(tmp_path / "gone")
    half = tmp_path / "half"
    half.mkdir()
    (half / "run.json").write_bytes((run / "run.json").read_bytes())
    with pytest.raises(UsageError, match="click-eval score"):
        read_results(half)
    (tmp_path / "bad.jsonl").write_text("{}\n")
    with pytest.raises(UsageError, match=r"bad\.jsonl:1"):
        read_results(tmp_path / "bad.jsonl", [run / "truth.jsonl"])


def test_a_damaged_line_is_named_and_a_torn_last_one_passed_over(run: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    for name in ("run.json", "summary.json", "truth.jsonl", "resolved_tasks.jsonl"):
        (copy / name).write_bytes((run / name).read_bytes())
    lines = (run / "predictions.jsonl").read_bytes().splitlines(keepends=True)
    (copy / "predictions.jsonl").write_bytes(b"".join(lines[:-1]) + lines[-1][:20])
    assert read_results(copy)[-1].outcomes[-1].outcome == "missing"
    (copy / "predictions.jsonl").write_bytes(b"".join([lines[0], b"{}\n", *lines[2:]]))
    with pytest.raises(UsageError, match=r"predictions\.jsonl:2: damaged"):
        read_results(copy)


def test_ids_come_through_whole(run: Path) -> None:
    assert NASTY_ID in read_results(run)[0].hits
