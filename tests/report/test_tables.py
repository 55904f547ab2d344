"""Tables for papers: the scorer's numbers, bold with reason, and every text escaped."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from board_files import results_of
from report_runs import NASTY_MODEL, run_nasty

from pointerbench.report.latex import latex_escaped, latex_tables
from pointerbench.report.results import Outcome, Result, read_results
from pointerbench.report.tables import Cell, Table, escaped, markdown_tables, paper_tables

SIZES = {"sheets": 60, "text": 40}
NASTY = r"a_b$c%d&e#f{g}h~i^j\k|l<m>n`o'p--q[r]*s"


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> list[Result]:
    models = {
        "best": {"sheets": 55, "text": 30},
        "second": {"sheets": 30, "text": 28},
        "half": {"sheets": 3},
    }
    return results_of(tmp_path_factory.mktemp("tables"), SIZES, models)


def named(results: list[Result], name: str) -> list[Result]:
    """The same, the first model under another name."""
    first = results[0].model
    return [replace(r, model=name) if r.model == first else r for r in results]


def overview(results: list[Result]) -> Table:
    return paper_tables(results)[0]


def test_every_number_is_the_scorers(results: list[Result]) -> None:
    table = overview(results)
    rows = dict(table.rows)
    assert table.heads == ("Sheets", "Text", "Macro")
    for result in results:
        cell = rows[result.model][("sheets", "text").index(result.suite)]
        assert isinstance(cell, Cell)
        assert (cell.accuracy, cell.ci95) == (result.score["accuracy"], result.score["ci95"])
        assert cell.number == f"{result.score['accuracy'] * 100:.1f}"
    macro = rows["best"][2]
    assert isinstance(macro, Cell)
    assert macro.accuracy == pytest.approx((55 / 60 + 30 / 40) / 2)


def test_a_field_has_the_scorers_numbers_too(results: list[Result]) -> None:
    table = next(t for t in paper_tables(results) if t.caption == "Sheets: accuracy by category")
    assert [name for name, _ in table.rows] == ["even (n=30)", "odd & even_ (n=30)"]
    for place, (_, cells) in enumerate(table.rows):
        for model, cell in zip(table.heads, cells, strict=True):
            (result,) = (r for r in results if (r.model, r.suite) == (model, "sheets"))
            assert isinstance(cell, Cell)
            assert cell.accuracy == result.score["by"]["category"][place]["accuracy"]


def test_bold_is_only_what_differs_from_all_others(results: list[Result]) -> None:
    rows = dict(overview(results).rows)
    bold = {
        name: [isinstance(cell, Cell) and cell.bold for cell in cells]
        for name, cells in rows.items()
    }
    # Text: 30 against 28 of 40, 2 flips: nobody stands out. Overall 25 + 2 flips do.
    assert bold == {
        "best": [True, False, True],
        "second": [False, False, False],
        "half": [False, False, False],
    }
    assert rows["half"][1:] == (None, None)
    text = [rows[name][1] for name in ("best", "second")]
    assert [cell.letters for cell in text if isinstance(cell, Cell)] == [("a",), ("a",)]


def test_markdown_of_a_table(results: list[Result]) -> None:
    lines = markdown_tables(results).splitlines()
    assert lines[2] == "| Model | Sheets | Text | Macro |"
    assert lines[4].startswith(
        "| best | **91.7** (81.9–96.4) <sup>a</sup> | 75.0 (59.8–85.8) <sup>"
    )
    assert lines[6].endswith("| — | — |")
    for result in results:
        assert f"`{result.signature}`" in lines


def test_nothing_to_score_is_no_table(results: list[Result]) -> None:
    empty = replace(results[0], score={**results[0].score, "n": 0})
    assert markdown_tables([empty]) == ""
    assert paper_tables([]) == []


@pytest.mark.parametrize("source", ["judge", "task"])
def test_points_without_boxes_have_tables_too(judged_run: Path, source: str) -> None:
    """Every figure is that of the run's own summary; a judge's point is never called a truth."""
    found = read_results(judged_run)
    if source == "task":
        found = [replace(result, outcomes=[given(o) for o in result.outcomes]) for result in found]
    (table,) = paper_tables(found)
    assert ("no ground truth" in table.caption) == (source == "judge")
    assert table.heads == ("5 px", "10 px", "20 px", "50 px", "median", "p90", "placed/n")
    models = json.loads((judged_run / "summary.json").read_text("utf-8"))["models"]
    for (name, cells), model in zip(table.rows, models, strict=True):
        said = model["judge_points"]
        assert name == model["name"]
        *shares, median, p90, placed = cells
        for cell, within in zip(shares, said["within_px"].values(), strict=True):
            assert isinstance(cell, Cell)
            assert cell.accuracy == within["share"]
        assert [median, p90] == [f"{said['distance_px'][q]:.1f}" for q in ("median", "p90")]
        assert placed == f"{said['distance_px']['n']}/{said['n']}"
    assert "| wide |" in markdown_tables(found)
    assert "judge\\textquotesingle{}s" in latex_tables(found) or source == "task"


def given(outcome: Outcome) -> Outcome:
    """The same, its point said by the task."""
    row = {name: value for name, value in outcome.target.row.items() if name != "gt_source"}
    return replace(outcome, target=replace(outcome.target, row=row))


def test_repeats_are_columns_of_their_own(results: list[Result]) -> None:
    again = replace(results[0], repeat=1)
    table = overview([results[0], again])
    assert [name for name, _ in table.rows] == ["best", "best, repeat 2"]


def test_other_scripts_of_a_field_and_lines_in_a_name_come_through(results: list[Result]) -> None:
    assert "| two\\\\nlines \\| x |" in markdown_tables(named(results, "two\nlines | x"))
    assert "| 日本 |" in markdown_tables(named(results, "日本"))


@pytest.mark.parametrize("mark", "\\`*_[]|<>#~$&")
def test_markdown_escapes(mark: str) -> None:
    assert escaped(f"x{mark}y") == f"x\\{mark}y"


def test_latex_escapes() -> None:
    shown = latex_escaped(NASTY)
    assert shown.startswith(r"a\_b\$c\%d\&e\#f\{g\}h\textasciitilde{}i\textasciicircum{}j")
    assert r"p-{}-q{[}r]{*}s" in shown
    unescaped = re.sub(r"\\[a-z]+\{\}|\\.|\{.?\}", "", shown)
    assert not set(unescaped) & set("_$%&#{}~^\\|<>`'[*")


def test_latex_of_a_table(results: list[Result]) -> None:
    text = latex_tables(results)
    assert text.count(r"\begin{table}") == text.count(r"\end{table}") == len(paper_tables(results))
    assert r"\textbf{91.7}\textsuperscript{a} {\scriptsize 81.9--96.4}" in text
    assert r"\label{tab:sheets-category}" in text
    assert r"odd \& even\_ (n=30)" in text
    assert "|" not in text


@pytest.mark.skipif(not shutil.which("pdflatex"), reason="pdflatex is not installed")
def test_latex_sets_the_tables(results: list[Result], tmp_path: Path) -> None:
    models = [f"model {i} {NASTY[i:]}" for i in range(2)]
    extra = [replace(result, model=f"{result.model}-{i}") for i in range(3) for result in results]
    several = [*named(results, models[0]), *named(extra, models[1])]
    document = "\n".join(
        [
            r"\documentclass{article}\usepackage[T1]{fontenc}\usepackage{textcomp,booktabs}",
            r"\begin{document}",
            latex_tables(several),
            r"\end{document}",
        ]
    )
    (tmp_path / "t.tex").write_text(document, "utf-8")
    words = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "-draftmode", "t.tex"]
    done = subprocess.run(words, cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout.decode(errors="replace")[-2000:]


def test_a_run_with_nasty_texts(tmp_path: Path) -> None:
    found = read_results(run_nasty(tmp_path))
    for text in (markdown_tables(found), latex_tables(found)):
        assert NASTY_MODEL not in text
        assert "<script>" not in text
        assert "window.owned=1" in text
