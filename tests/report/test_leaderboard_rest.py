"""What is not ranked: models that left rows without an answer, and what cannot be compared."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from board_files import results_of, write_predictions, write_truth
from report_runs import ROWS, write_tasks

from pointerbench import eval as scorer
from pointerbench.report.board import board
from pointerbench.report.board_data import as_csv
from pointerbench.report.board_page import page
from pointerbench.report.board_text import as_markdown
from pointerbench.report.comparable import comparable
from pointerbench.report.latex import latex_tables
from pointerbench.report.leaderboard import main
from pointerbench.report.measures import headline
from pointerbench.report.results import Result, read_all, read_results
from pointerbench.report.tables import markdown_tables
from pointerbench.run.command import main as click_eval

FAILED, CUT = 10, 20  # rows of two models that have no answer
KEYLESS = "qwen/qwen3-vl-8b-instruct"


@pytest.fixture(name="runs", scope="module")
def _runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Runs as they come to lie beside each other: two whole models, one with errors, one that was
    cut short, a trial, one on other data, one that was never scored; a folder and a file."""
    home = tmp_path_factory.mktemp("several")
    tasks = write_tasks(home / "set")
    other = tasks.with_name("other.jsonl")
    other.write_text(tasks.read_text("utf-8") + "\n", "utf-8")
    runs = home / "runs"
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("OPENROUTER_API_KEY", raising=False)
        asked(
            runs / "whole", tasks, "center", "random", "nokey=openrouter:qwen/qwen3-vl-8b-instruct"
        )
    failed = asked(runs / "failed", tasks, "flaky=oracle-noise")
    changed(failed, lambda i, row: {**row, "status": "error"} if i < FAILED else row)
    cut = asked(runs / "cut", tasks, "short=oracle-noise")
    changed(cut, lambda i, row: row if i < ROWS - CUT else None)
    asked(runs / "trial", tasks, "center", "--limit", "5")
    asked(runs / "other", other, "center")
    (runs / "unscored").mkdir()
    (runs / "unscored" / "run.json").write_bytes((runs / "whole" / "run.json").read_bytes())
    (runs / "notes").mkdir()
    (runs / "readme.txt").write_text("mine\n")
    return runs


def asked(out: Path, tasks: Path, *models: str) -> Path:
    words = [word for model in models for word in _words(model)]
    command = ["run", "--tasks", str(tasks), "--out", str(out), "--no-progress", "--annotate", "0"]
    assert click_eval([*command, *words]) in (0, 1)  # 1: of a model that cannot run
    return out


def _words(word: str) -> list[str]:
    return [word] if word.startswith("--") or word.isdigit() else ["--model", word]


Change = Callable[[int, dict[str, Any]], dict[str, Any] | None]


def changed(run: Path, change: Change) -> None:
    """Another run's answers: each row by its number, None to leave it out; scored again."""
    path = run / "predictions.jsonl"
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    kept = filter(None, (change(i, row) for i, row in enumerate(rows)))
    path.write_text("".join(json.dumps(row) + "\n" for row in kept), "utf-8")
    assert click_eval(["score", str(run), "--annotate", "0"]) == 0


def made(*words: str | Path, capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, Any], str]:
    """The leaderboard's JSON and what is said on stderr."""
    capsys.readouterr()
    assert main([*map(str, words), "--json", "-"]) == 0
    shown = capsys.readouterr()
    found: dict[str, Any] = json.loads(shown.out)
    return found, shown.err


def test_runs_that_cannot_be_compared_are_left_out_and_the_rest_is_ranked(
    runs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, said = made(*sorted(runs.iterdir()), capsys=capsys)
    (suite,) = found["suites"]
    assert {model["model"] for model in suite["models"]} == {"center", "random"}
    assert [model["model"] for model in suite["unranked"]] == ["flaky", "short"]
    reasons = {one["what"]: one["why"] for one in found["left_out"]}
    expected = {
        str(runs / "notes"): "no run.json in it",
        str(runs / "readme.txt"): "readme.txt:1: not JSON",
        str(runs / "unscored"): "click-eval score",
        f"center of {runs / 'trial'}": f"n 5 instead of {ROWS}",
        f"center of {runs / 'other'}": "data ",
        f"nokey of {runs / 'whole'}": "skipped: ",
    }
    assert reasons.keys() == expected.keys()
    for what, why in expected.items():
        assert why in reasons[what]
        assert f"left out: {what}: " in said
    text = made_markdown(runs, capsys).replace("\\", "")
    assert f"- center of {runs / 'other'}: not scored as the others" in text


def made_markdown(runs: Path, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main([*map(str, sorted(runs.iterdir())), "--markdown", "-"]) == 0
    return capsys.readouterr().out


def test_a_folder_of_runs_is_all_of_its_folders(
    runs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inside, _ = made(runs, capsys=capsys)
    listed, _ = made(*sorted(runs.iterdir()), capsys=capsys)
    assert inside["suites"] == listed["suites"]
    assert {one["what"] for one in listed["left_out"]} - {
        one["what"] for one in inside["left_out"]
    } == {str(runs / "readme.txt")}


@pytest.mark.parametrize("name", ["notes", "readme.txt", "unscored", "trial", "other"])
def test_strict_refuses_what_would_be_left_out(
    name: str, runs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(runs / "whole"), str(runs / name), "--out", str(tmp_path / "board")]
    assert main([*words, "--strict"]) == 2
    assert not (tmp_path / "board").exists()
    assert "left out" not in capsys.readouterr().err
    assert main(words) == 0
    assert (tmp_path / "board" / "index.html").is_file()


def test_nothing_to_rank_says_why_of_each(runs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(runs / "notes"), str(runs / "unscored")]) == 2
    said = capsys.readouterr().err
    assert "nothing to rank" in said
    assert f"{runs / 'notes'}: no run.json in it" in said
    assert "click-eval score" in said
    assert main([str(runs / "whole"), str(runs / "typo")]) == 2
    assert "typo: not found" in capsys.readouterr().err


def test_given_twice_counts_once(runs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found, said = made(runs / "whole", runs / "whole", capsys=capsys)
    assert len(found["suites"][0]["models"]) == 2
    assert f"left out: {runs / 'whole'}: given twice" in said


# --------------------------------------------------------------------------- rows without an answer


def test_a_model_with_errors_or_cut_short_has_no_rank(
    runs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [runs / name for name in ("whole", "failed", "cut")]
    found, said = made(*words, capsys=capsys)
    (suite,) = found["suites"]
    assert {model["model"] for model in suite["models"]} == {"center", "random"}
    flaky, short = suite["unranked"]
    assert flaky["no_answer"] == {"error": FAILED}
    assert short["no_answer"] == {"unasked": CUT}
    for model, missing in ((flaky, FAILED), (short, CUT)):
        assert "rank" not in model
        assert model["n"] == ROWS
        assert model["answered"]["n"] == ROWS - missing
        assert model["answered"]["accuracy"] == model["hits"] / (ROWS - missing)
    names = {name for one in suite["comparisons"] for name in (one["model"], one["other"])}
    assert names == {"center", "random"}
    assert f"flaky: {FAILED} of {ROWS} rows of custom have no answer ({FAILED} errors)" in said
    assert f"click-eval run --resume {runs / 'failed'} asks for them" in said


def test_every_form_shows_who_is_not_ranked_and_why(
    runs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [str(runs / name) for name in ("whole", "failed", "cut")]
    files = {name: tmp_path / f"board.{name}" for name in ("markdown", "csv", "latex")}
    options = [word for name, file in files.items() for word in (f"--{name}", str(file))]
    assert main([*words, *options, "--out", str(tmp_path)]) == 0
    lines = files["markdown"].read_text("utf-8").splitlines()
    (flaky,) = (line for line in lines if line.startswith("| – | flaky †‡ |"))
    assert f"| {FAILED} ({FAILED} errors) | not ranked |" in flaky
    assert "‡ rows without an answer" in lines
    html = (tmp_path / "index.html").read_text("utf-8")
    assert "flaky †‡" in html
    assert f"<small>{CUT} not asked</small>" in html
    rows = {row["model"]: row for row in csv_rows(files["csv"].read_text("utf-8"))}
    assert (rows["flaky"]["rank_best"], rows["flaky"]["error"]) == ("", str(FAILED))
    assert (rows["short"]["rank_best"], rows["short"]["unasked"]) == ("", str(CUT))
    assert rows["center"]["rank_best"] == "1"
    assert float(rows["flaky"]["answered_accuracy"]) >= float(rows["flaky"]["accuracy"])
    latex = files["latex"].read_text("utf-8")
    assert r"\textsuperscript{\ddag{}}" in latex
    assert rf"\ddag{{}} flaky, Custom: {FAILED} errors of {ROWS} rows." in latex


def csv_rows(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(StringIO(text)))


def test_a_share_of_missing_answers_can_be_allowed(
    runs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [runs / name for name in ("whole", "failed", "cut")]
    found, _ = made(*words, "--allow-missing", "20%", capsys=capsys)  # 10 of 60 are 16.7 %
    (suite,) = found["suites"]
    assert {model["model"] for model in suite["models"]} == {"center", "random", "flaky"}
    assert [model["model"] for model in suite["unranked"]] == ["short"]
    assert found["allow_missing"] == 0.2
    with pytest.raises(SystemExit):
        main([*map(str, words), "--allow-missing", "120"])


def test_where_no_model_has_answered_all_there_is_no_rank(
    runs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found, _ = made(runs / "failed", runs / "cut", capsys=capsys)
    (suite,) = found["suites"]
    assert (suite["models"], len(suite["unranked"])) == ([], 2)


def partial_results(folder: Path) -> list[Result]:
    """Of two suites: ``half`` lacks predictions on Text, the others are whole."""
    truths = [write_truth(folder / suite, suite, 40) for suite in ("sheets", "text")]
    hits = {
        "good": {"sheets": (30, 40), "text": (20, 40)},
        "poor": {"sheets": (10, 40), "text": (5, 40)},
        "half": {"sheets": (40, 40), "text": (25, 25)},
    }
    files = [write_predictions(folder / f"{name}.jsonl", found) for name, found in hits.items()]
    return read_all(files, truths)


def test_predictions_that_are_not_there_take_a_model_out_of_the_average(tmp_path: Path) -> None:
    made = board(partial_results(tmp_path))
    assert made.overall is not None
    assert made.overall.models == ("good", "poor")
    sheets, text = made.rankings
    assert [result.model for result in sheets.results] == ["half", "good", "poor"]
    assert [result.model for result in text.unranked] == ["half"]
    assert text.unranked[0].absent == {"missing": 15}
    assert text.unranked[0].answered["accuracy"] == 1
    assert (made.marks("half"), made.marks("half", sheets), made.marks("half", text)) == (
        "‡",
        "",
        "‡",
    )
    markdown = as_markdown(made, "x")
    assert "| – | half ‡ | incomplete | | |" in " ".join(markdown.split())
    assert "15 missing" in page(made, "x")
    assert [row["rank_best"] for row in csv_rows(as_csv(made)) if row["model"] == "half"] == [
        "1",
        "",
    ]


def test_papers_tables_mark_who_left_rows_and_compare_the_others_alone(tmp_path: Path) -> None:
    results = partial_results(tmp_path)
    markdown = markdown_tables(results)
    assert "| Model | Sheets | Text | Text, of answered | Macro |" in markdown
    assert "62.5‡ (" in markdown
    assert "100.0 (" in markdown
    assert "‡ half, Text: 15 missing of 40 rows." in markdown
    assert "| category | good | half ‡ | poor |" in markdown.replace(
        "poor | half ‡", "half ‡ | poor"
    )
    assert r"62.5\textsuperscript{\ddag{}}" in latex_tables(results)
    whole = [result for result in results if result.model != "half"]
    for text in (markdown_tables(whole), latex_tables(whole)):
        assert "answered" not in text


# ------------------------------------------------------------------------ which group is ranked


def results_named(folder: Path, *names: str) -> list[Result]:
    return results_of(folder, {"sheets": 9}, {name: {"sheets": 3} for name in names})


def on_other_data(one: Result) -> Result:
    return replace(one, signature=one.signature.replace("|data:", "|data:x"))


def without_answers(result: Result) -> Result:
    verdicts = {**result.score["verdicts"], "missing": 1}
    return replace(result, score={**result.score, "verdicts": verdicts})


def test_the_group_with_the_most_models_is_ranked(tmp_path: Path) -> None:
    a, b, c = results_named(tmp_path, "a", "b", "c")
    kept, left_out = comparable([on_other_data(a), b, c])
    assert [one.model for one in kept] == ["b", "c"]
    assert [left.what.split()[0] for left in left_out] == ["a"]
    assert "data x" in left_out[0].why


def test_models_that_answered_every_row_weigh_most(tmp_path: Path) -> None:
    a, b, c = results_named(tmp_path, "a", "b", "c")
    kept, _ = comparable([on_other_data(a), without_answers(b), without_answers(c)])
    assert [one.model for one in kept] == ["a"]
    kept, _ = comparable([on_other_data(a), without_answers(b), without_answers(c)], 1.0)
    assert [one.model for one in kept] == ["b", "c"]


def test_several_trials_of_one_model_do_not_outvote_it(tmp_path: Path) -> None:
    whole, *_ = results_named(tmp_path, "a")
    small = {**whole.score, "n": 2}
    trials = [
        replace(one, score=small, run=f"trial{i}")
        for i, one in enumerate([on_other_data(whole)] * 2)
    ]
    kept, left_out = comparable([*trials, whole])
    assert kept == [whole]
    assert len(left_out) == 2


def test_of_equal_groups_the_first_is_ranked_and_each_suite_chooses_for_itself(
    tmp_path: Path,
) -> None:
    models = {"a": {"sheets": 3, "text": 4}, "b": {"sheets": 1, "text": 1}}
    found = results_of(tmp_path, {"sheets": 9, "text": 9}, models)
    apart = [
        on_other_data(one) if one.key[:2] == ("sheets", "a") else one  # b is on the usual data
        for one in found
    ]
    kept, left_out = comparable(apart)
    assert [(one.suite, one.model) for one in kept] == [
        ("sheets", "a"),
        ("text", "a"),
        ("text", "b"),
    ]
    assert len(left_out) == 1
    assert comparable(found) == (found, [])


# --------------------------------------------------------------------------------- what results say


def test_a_result_of_a_run_tells_errors_from_misses(runs: Path) -> None:
    (result,) = read_results(runs / "failed")
    assert result.absent == result.absent_scored == {"error": FAILED}
    answered = result.answered
    assert answered["n"] == ROWS - FAILED
    assert answered["ci95"] == scorer.wilson(answered["hits"], answered["n"])
    summary = json.loads((runs / "failed" / "summary.json").read_text())
    told = summary["models"][0]["accuracy"]
    assert {**told["answered"], "ci95": answered["ci95"]} == answered
    assert told["absent"] == {"error": FAILED, "skipped": 0, "unasked": 0}
    assert any(f"{FAILED} errors" in said for said in result.warnings)
    shown = headline(result)
    assert (shown["answered"], shown["absent"]) == (answered, {"error": FAILED})
    assert shown["shown"]["answered"] == scorer.percent(answered["accuracy"])
    assert shown["shown"]["absent"] == f"{FAILED} errors"
