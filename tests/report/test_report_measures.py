"""What the page draws, against counts made another way."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from pointerbench import eval as scorer
from pointerbench.report.fields import fields_of
from pointerbench.report.instead import ANOTHER, instead, what_instead
from pointerbench.report.measures import DISTANCES, by_field, curve, heat
from pointerbench.report.near import BOX, Measure, bits, pair
from pointerbench.report.results import Outcome, Result, Target, read_results
from pointerbench.report.sets import sets_of

Point = tuple[float, ...]

HITS = Measure(BOX)


@pytest.fixture(scope="module")
def results(nasty_run: Path) -> list[Result]:
    return read_results(nasty_run)


def outcome(answer: Point, **row: Any) -> Outcome:
    """Of one answer to a target at 100..140 across and 200..220 down, unless ``row`` says else."""
    full = {"id": "t", "eval": {"type": "point_in_bbox", "bbox": [100, 200, 140, 220]}, **row}
    truth = scorer.check_truth({"image_size": [1000, 800], **full})
    return Outcome(Target("t", full, truth), scorer.judge(truth, answer), answer)


CELL = {"category": "cell_content"}
CASES: list[tuple[str, Mapping[str, object], Point, str]] = [
    ("sheets", CELL, (120, 230), "one row too low"),
    ("sheets", CELL, (120, 195), "one row too high"),
    ("sheets", CELL, (120, 250), "2 rows too low"),
    ("sheets", CELL, (120, 700), "more rows too low"),
    ("sheets", CELL, (150, 210), "one column too far right"),
    ("sheets", CELL, (99, 210), "one column too far left"),
    ("sheets", CELL, (150, 230), "one row and one column off"),
    ("sheets", CELL, (500, 500), "another row and another column"),
    ("sheets", {"category": "row_header"}, (120, 230), "one row too low"),
    ("sheets", {"category": "row_header"}, (145, 210), "just right of it, by less than its width"),
    ("sheets", {"category": "col_header"}, (150, 210), "one column too far right"),
    (
        "sheets",
        {"category": "cell_right_edge"},
        (120, 230),
        "just below it, by less than its height",
    ),
    ("text", CELL, (120, 195), "just above it, by less than its height"),
    ("pro", {}, (300, 210), "farther right of it"),
    ("pro", {}, (150, 230), "just off a corner of it"),
    ("pro", {}, (900, 700), "elsewhere"),
    ("pro", {}, (2000, 1700), "off the picture"),
    ("pro", {}, (210, 120), "x and y swapped"),
]


@pytest.mark.parametrize(("suite", "row", "answer", "words"), CASES)
def test_a_miss_in_words(suite: str, row: Mapping[str, object], answer: Point, words: str) -> None:
    assert what_instead(suite, outcome(answer, **dict(row))) == words


def test_a_box_at_the_right_place_is_told_by_its_size() -> None:
    spec = {"type": "iou", "bbox": [100, 200, 140, 220], "min_iou": 0.9}
    words = [
        what_instead("text", outcome(box, eval=spec))
        for box in ((60, 190, 180, 230), (110, 205, 130, 215), (105, 200, 145, 220))
    ]
    assert words == ["a box too large", "a box too small", "a box a little off"]


def test_another_target_of_the_same_picture_is_named() -> None:
    here = outcome((120, 230), image_path="one.png")
    other_row = {"id": "o", "eval": {"type": "point_in_bbox", "bbox": [100, 225, 140, 245]}}
    other = Target("o", {**other_row, "image_path": "one.png"}, scorer.check_truth(other_row))
    assert instead("pro", [here, Outcome(other, scorer.MISSING)]) == [(ANOTHER, 1)]


def test_fields_count_every_scored_row_once(results: list[Result]) -> None:
    result = results[1]
    fields = fields_of(result.suite, [o.target for o in result.outcomes])
    assert [field.name for field in fields] == ["category", "language", "note.level"]
    for field in fields:
        counted = by_field(result.outcomes, field, HITS)
        assert sum(n for _, n, *_ in counted) == result.score["n"]
        assert sum(hits for hits, *_ in counted) == result.score["hits"]
    for value, numbers, one in zip(
        fields[0].values,
        by_field(result.outcomes, fields[0], HITS),
        result.score["by"]["category"],
        strict=True,
    ):
        assert value == one["value"]
        assert numbers == pytest.approx([one["hits"], one["n"], *one["ci95"]], abs=1e-5)


def test_numbers_with_many_values_become_four_bins_of_like_size() -> None:
    targets = [Target(str(i), {"contrast": i / 7}, None) for i in range(100)]
    (field,) = fields_of("custom", targets)
    assert (field.name, len(field.values)) == ("contrast", 4)
    assert [field.codes.count(code) for code in range(4)] == [25, 25, 25, 25]


def test_the_curve_begins_at_the_accuracy_and_only_grows(results: list[Result]) -> None:
    for result in results:
        found = curve(result.outcomes)
        assert found is not None
        assert (found["hits"][0], found["n"]) == (result.score["hits"], result.score["n"])
        for limit, hits in zip(DISTANCES, found["hits"], strict=True):
            distances = [o.verdict.distance for o in result.outcomes if o.verdict]
            assert hits == sum(d is not None and d <= limit for d in distances)


def test_a_heat_map_holds_every_miss_with_a_place(results: list[Result]) -> None:
    for result in results:
        for scale in ("size", "px"):
            found = heat(result.outcomes, scale)
            assert found["n"] == result.score["verdicts"]["miss"]
            assert sum(count for _, count in found["cells"]) + found["far"] == found["n"]


@pytest.mark.parametrize(
    ("answer", "scale", "across", "down"),
    [((160.5, 210), "size", 16, 12), ((120, 179), "size", 12, 5), ((141, 211), "px", 16, 12)],
)
def test_a_miss_lies_in_its_cell(answer: Point, scale: str, across: int, down: int) -> None:
    assert heat([outcome(answer)], scale)["cells"] == [(down * 24 + across, 1)]


def test_a_pair_is_compared_as_eval_does(results: list[Result], tmp_path: Path) -> None:
    first, other = results[0], results[1]
    run = Path(first.run)
    files = sorted((run / "preds").glob("*.jsonl"), key=lambda path: path.name != "noisy.jsonl")
    evil = next(path for path in files if path.name.startswith("evil"))
    words = ["--predictions", str(evil), "--compare", str(files[0])]
    out = tmp_path / "compare.json"
    assert scorer.main([*words, "--data", str(run / "truth.jsonl"), "--json", str(out)]) == 0
    compare = json.loads(out.read_text())["compare"]
    found = pair(bits(first.outcomes, HITS), bits(other.outcomes, HITS))
    for name in ("both", "gained", "lost", "neither", "difference"):
        assert found[name] == compare[name]
    assert (list(found["ci95"]), found["p"]) == (compare["ci95"], compare["mcnemar_p"])


def test_results_on_other_rows_make_another_set(results: list[Result], tmp_path: Path) -> None:
    run = Path(results[0].run)
    lines = (run / "truth.jsonl").read_text("utf-8").splitlines(keepends=True)
    some = tmp_path / "metadata.jsonl"
    some.write_text("".join(lines[:10]), "utf-8")
    preds = tmp_path / "few.jsonl"
    preds.write_text('{"id": "t001", "point": [1, 1]}\n')
    sets = sets_of([*results, *read_results(preds, [some])])
    assert [len(one.results) for one in sets] == [4, 1]
    assert len({one.name for one in sets}) == 2
