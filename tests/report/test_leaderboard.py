"""The ranking against definitions solved another way, and the command as people type it."""

from __future__ import annotations

import base64
import hashlib
import itertools
import json
import re
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from html.parser import HTMLParser
from operator import mul
from pathlib import Path
from typing import Any

import pytest
from board_files import results_of, write_predictions, write_truth
from hypothesis import given
from hypothesis import strategies as st
from report_runs import run_nasty

from pointerbench import eval as scorer
from pointerbench.report.board import board
from pointerbench.report.board_page import page
from pointerbench.report.groups import (
    compared,
    holm,
    letters,
    macro_interval,
    macro_test,
    standings,
)
from pointerbench.report.leaderboard import main
from pointerbench.values.errors import UsageError

# ------------------------------------------------------------------------------------------- tests


def rejected_by_holm(chances: list[float], alpha: float) -> set[int]:
    """The step-down procedure as Holm states it: stop at the first that is not small enough."""
    found: set[int] = set()
    for rank, (p, place) in enumerate(sorted((p, i) for i, p in enumerate(chances))):
        if p > alpha / (len(chances) - rank):
            break
        found.add(place)
    return found


@given(st.lists(st.floats(0, 1), min_size=1, max_size=12))
def test_adjusted_chances_reject_what_the_step_down_procedure_rejects(chances: list[float]) -> None:
    adjusted = holm(chances)
    for alpha in (0.01, 0.05, 0.2, 0.9):
        if any(abs(p - alpha) < 1e-12 for p in adjusted):
            continue  # the two round differently there
        expected = rejected_by_holm(chances, alpha)
        assert {i for i, p in enumerate(adjusted) if p <= alpha} == expected


def test_holm_of_a_textbook() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([]) == []


pairs_of = st.integers(0, 9).flatmap(
    lambda k: st.tuples(st.just(k), st.sets(st.sampled_from(sorted(pairs(k)) or [(0, 0)])))
)


def pairs(count: int) -> set[tuple[int, int]]:
    return set(itertools.combinations(range(count), 2))


@given(pairs_of)
def test_two_share_a_letter_if_and_only_if_they_do_not_differ(
    drawn: tuple[int, set[tuple[int, int]]],
) -> None:
    count, differing = drawn
    shown = letters(count, differing & pairs(count))
    for first, other in pairs(count):
        assert bool(set(shown[first]) & set(shown[other])) == ((first, other) not in differing)
    members = {x: {i for i, own in enumerate(shown) if x in own} for own in shown for x in own}
    assert not any(members[x] < members[y] for x in members for y in members)
    assert not count or "a" in shown[0]


def test_more_than_26_letters_go_on() -> None:
    assert letters(28, pairs(28))[25:] == [("z",), ("aa",), ("ab",)]


def enumerated(suites: list[tuple[int, int, int]]) -> Fraction:
    """Every way in which the flipped rows may fall, counted."""
    weights = [Fraction(1, n) for gained, lost, n in suites for _ in range(gained + lost)]
    limit = abs(sum((Fraction(gained - lost, n) for gained, lost, n in suites), Fraction(0)))
    falls = list(itertools.product((1, -1), repeat=len(weights)))
    sums = [sum(map(mul, fall, weights), start=Fraction(0)) for fall in falls]
    return Fraction(sum(abs(one) >= limit for one in sums), len(falls))


@pytest.mark.parametrize(
    "suites",
    [
        [(5, 1, 40), (2, 3, 50)],
        [(4, 0, 7), (1, 2, 30), (0, 3, 11)],
        [(6, 0, 500), (0, 4, 1581)],
        [(3, 3, 20), (2, 2, 30)],
        [(0, 0, 20), (5, 0, 30)],
    ],
)
def test_the_test_of_macro_averages_counts_all_falls(suites: list[tuple[int, int, int]]) -> None:
    assert macro_test(suites) == pytest.approx(float(enumerated(suites)), rel=1e-9)


@given(st.lists(st.tuples(st.integers(0, 300), st.integers(0, 300)), min_size=1, max_size=4))
def test_over_suites_of_one_size_it_is_mcnemars(flips: list[tuple[int, int]]) -> None:
    gained, lost = sum(b for b, _ in flips), sum(c for _, c in flips)
    same = [(b, c, 1000) for b, c in flips]
    assert macro_test(same) == scorer.mcnemar(gained, lost)


def test_the_interval_of_a_mean() -> None:
    one = (0.4, (0.3, 0.55))
    assert macro_interval([one]) == pytest.approx(one[1])
    low, high = macro_interval([one] * 4)
    assert (0.4 - low, high - 0.4) == pytest.approx((0.1 / 2, 0.15 / 2))
    assert macro_interval([(0.0, (0.0, 0.01)), (0.0, (0.0, 0.02))])[0] == 0


def test_every_pair_is_compared_as_eval_does(tmp_path: Path) -> None:
    truth = write_truth(tmp_path, "sheets", 90)
    files = [
        write_predictions(tmp_path / f"{name}.jsonl", {"sheets": (hits, 90)})
        for name, hits in (("a", 70), ("b", 41))
    ]
    out = tmp_path / "compare.json"
    words = ["--predictions", str(files[0]), "--compare", str(files[1]), "--data", str(truth)]
    assert scorer.main([*words, "--json", str(out)]) == 0
    expected = json.loads(out.read_text())["compare"]
    hits = [{f"{i}": i < limit for i in range(90)} for limit in (70, 41)]
    (one,) = compared(hits)
    assert (one.gained, one.lost, one.difference) == (29, 0, expected["difference"])
    assert ([*one.ci95], one.p) == (expected["ci95"], expected["mcnemar_p"])
    assert one.turned.turned == one


# ---------------------------------------------------------------------------------------- rankings


def test_neighbours_that_cannot_be_told_apart_share_letters(tmp_path: Path) -> None:
    """90, 85 and 80 of 100: 5 flips are p = 0.0625, 10 are 0.002."""
    models = {name: {"sheets": hits} for name, hits in zip("xyz", (80, 90, 85), strict=True)}
    (ranking,) = board(results_of(tmp_path, {"sheets": 100}, models)).rankings
    assert [result.model for result in ranking.results] == ["y", "z", "x"]
    assert [standing.letters for standing in ranking.standings] == [("a",), ("a", "b"), ("b",)]
    assert [(s.best, s.worst) for s in ranking.standings] == [(1, 2), (1, 3), (2, 3)]


def test_the_correction_takes_a_difference_away(tmp_path: Path) -> None:
    """7 flips are p = 0.0156: enough for two models, and for nobody among four."""
    two = {"m0": {"sheets": 50}, "m1": {"sheets": 57}}
    (alone,) = board(results_of(tmp_path / "two", {"sheets": 100}, two)).rankings
    assert [standing.letters for standing in alone.standings] == [("a",), ("b",)]
    four = {**two, "m2": {"sheets": 53}, "m3": {"sheets": 54}}
    (ranking,) = board(results_of(tmp_path / "four", {"sheets": 100}, four)).rankings
    assert {standing.letters for standing in ranking.standings} == {("a",)}
    assert {(standing.best, standing.worst) for standing in ranking.standings} == {(1, 4)}


def test_a_model_that_misses_a_suite_is_in_no_average(tmp_path: Path) -> None:
    models = {
        "good": {"sheets": 60, "text": 10},
        "best": {"text": 40},
        "poor": {"sheets": 20, "text": 8},
    }
    made = board(results_of(tmp_path, {"sheets": 80, "text": 40}, models))
    assert made.overall is not None
    assert made.overall.models == ("good", "poor")
    assert made.overall.macros == pytest.approx((0.5, 0.225))
    assert made.models == ("good", "poor", "best")
    assert [ranking.absent for ranking in made.rankings] == [("best",), ()]
    assert made.cell(made.rankings[0], "best") is None
    (pair,) = made.overall.comparisons
    assert pair.p == macro_test([(40, 0, 80), (2, 0, 40)])
    assert "missing" in page(made, "x")


def test_every_accuracy_is_that_of_eval(tmp_path: Path) -> None:
    sizes = {"sheets": 30, "text": 50}
    models = {"a": {"sheets": 12, "text": 31}, "b": {"sheets": 0, "text": 50}}
    results_of(tmp_path, sizes, models)
    words = [str(tmp_path / "a.jsonl"), str(tmp_path / "b.jsonl")]
    for suite in sizes:
        words += ["--data", str(tmp_path / suite)]
    assert main([*words, "--json", str(tmp_path / "board.json")]) == 0
    made = json.loads((tmp_path / "board.json").read_text())
    for entry in made["suites"]:
        for model in entry["models"]:
            expected = scored(tmp_path, model["model"], entry["suite"])
            for name in ("n", "hits", "accuracy", "ci95"):
                assert model[name] == expected["suites"][0][name]
            assert entry["signature"] == expected["signature"]
    assert [entry["suite"] for entry in made["suites"]] == ["sheets", "text"]


def scored(folder: Path, model: str, suite: str) -> Any:
    out = folder / "score.json"
    words = ["--predictions", str(folder / f"{model}.jsonl"), "--suite", suite]
    assert scorer.main([*words, "--data", str(folder / suite), "--json", str(out)]) == 0
    return json.loads(out.read_text())


# ----------------------------------------------------------------------------------------- refusal


def changed(signature: str, part: str) -> str:
    return re.sub(rf"(\|{part}:)[^|]*", r"\1other", signature)


@pytest.mark.parametrize("part", ["data", "rule", "frame", "missing", "scorer", "version"])
def test_numbers_whose_signatures_differ_are_refused(tmp_path: Path, part: str) -> None:
    first, other = results_of(tmp_path, {"sheets": 9}, {"a": {"sheets": 3}, "b": {"sheets": 4}})
    signature = changed(other.signature, part)
    if part == "version":
        signature = signature.replace(":1.0.0|n", ":2.0.0|n")
    assert signature != first.signature
    with pytest.raises(UsageError, match=rf"\({part}\)") as refused:
        board([first, replace(other, signature=signature)])
    assert first.signature in str(refused.value)
    assert signature in str(refused.value)


def test_other_rows_of_the_same_data_are_refused(tmp_path: Path) -> None:
    first, other = results_of(tmp_path, {"sheets": 9}, {"a": {"sheets": 3}, "b": {"sheets": 4}})
    with pytest.raises(UsageError, match="other rows"):
        board(
            [replace(first, outcomes=first.outcomes[:5]), replace(other, outcomes=other.outcomes)]
        )


def test_repeats_are_told_and_only_the_first_is_ranked(tmp_path: Path) -> None:
    (one,) = results_of(tmp_path, {"sheets": 9}, {"a": {"sheets": 3}})
    signature = one.signature.replace("|missing", "|repeat:{}of2|missing")
    both = [replace(one, repeat=i, signature=signature.format(i + 1)) for i in range(2)]
    made = board(both)
    assert len(made.rankings[0].results) == 1
    assert made.rankings[0].signature == one.signature
    assert "asked several times" in made.warnings[0]


def test_one_name_for_two_ways_of_asking_is_told(tmp_path: Path) -> None:
    sizes = {"sheets": 9, "text": 9}
    found = results_of(tmp_path, sizes, {"a": {"sheets": 3, "text": 4}})
    about = [{"provider": "openai", "model": model} for model in ("one", "two")]
    asked = [replace(result, about=way) for result, way in zip(found, about, strict=True)]
    assert "not asked in the same way" in board(asked).warnings[0]
    assert not board(found).warnings


# ---------------------------------------------------------------------------- the page, the command


class Reader(HTMLParser):
    """The tags and the texts of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return run_nasty(tmp_path_factory.mktemp("ranked") / "runs")


def test_the_page_runs_nothing_and_shows_names_as_they_are(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "board"
    assert main([str(run.parent), "--out", str(out), "--title", "<June> & \u202e"]) == 0
    text = (out / "index.html").read_text("utf-8")
    reader = Reader()
    reader.feed(text)
    assert not {"script", "img", "link", "iframe", "b"} & set(reader.tags)
    assert not [name for name, _ in reader.attributes if name in ("src", "href", "style")]
    assert any("evil <script>window.owned=1</script>" in text for text in reader.texts)
    assert "<June> & \\u202e" in reader.texts
    signature = json.loads((run / "summary.json").read_text())["signatures"][0]
    assert signature in reader.texts
    (css,) = re.findall("<style>(.*?)</style>", text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(css.encode()).digest()).decode()
    assert f"'sha256-{digest}'" in text


def test_the_command_writes_where_it_is_told_and_over_its_own_page_only(
    run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board"
    for _ in range(2):
        assert main([str(run), "--out", str(out)]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == f"The leaderboard is in {out}/index.html"
    (out / "index.html").write_text("<h1>mine</h1>")
    assert main([str(run), "--out", str(out)]) == 2
    assert main([str(run), "--out", str(out / "index.html")]) == 2
    assert main([str(run), "--json", "-", "--markdown", "-"]) == 2
    assert main([str(run), "--json", "x", "--markdown", "x"]) == 2
    assert main([str(tmp_path / "gone")]) == 2
    (tmp_path / "empty").mkdir()
    assert main([str(tmp_path / "empty")]) == 2
    assert "no run.json in it" in capsys.readouterr().err


def test_a_run_and_predictions_are_not_mixed(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    predictions = [run / "preds" / f"{name}.jsonl" for name in ("noisy", "random")]
    truth = ["--data", str(run / "truth.jsonl")]
    words = [str(run), str(predictions[0]), *truth, "--json", "-"]
    assert main([*words, "--strict"]) == 2
    said = capsys.readouterr().err
    assert "not scored alike" in said
    assert "frame:declared" in said
    assert "frame:pixel" in said
    assert "RUN/preds/MODEL.jsonl" in said  # what helps
    assert main(words) == 0
    shown = capsys.readouterr()
    assert len(json.loads(shown.out)["suites"][0]["models"]) == 4  # those of the run
    assert f"left out: noisy of {predictions[0]}: not scored as the others" in shown.err
    assert "frame pixel instead of declared" in shown.err
    assert "RUN/preds/MODEL.jsonl" in shown.err
    assert main([*map(str, predictions), *truth, "--json", "-", "--strict"]) == 0


def test_markdown_goes_to_a_pipe_and_a_closed_one_is_no_error(
    run: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert main([str(run), "--markdown", "-"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("# Leaderboard\n")
    assert re.search(r"^\| [1-3–]+ \| noisy † \| ", shown, re.MULTILINE)
    assert "\\<script\\>" in shown
    words = [sys.executable, "-m", "pointerbench.report.leaderboard", str(run), "--markdown", "-"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_a_model_alone_is_first_of_one(tmp_path: Path) -> None:
    made = board(results_of(tmp_path, {"sheets": 5}, {"a": {"sheets": 3}}))
    assert made.overall is None
    assert standings(1, []) == list(made.rankings[0].standings)
    assert "comparison" not in page(made, "x").split("How this is made")[0]
