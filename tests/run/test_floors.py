"""Floors: what they answer, and which words on a screen an instruction means."""

from __future__ import annotations

import json
import math
import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from local_calls import answers, call_of, model, plain_picture, told
from PIL import Image, ImageDraw, ImageFont

from pointerbench import eval as scorer
from pointerbench.language.quotes import quoted
from pointerbench.picture.ocr import Word, words_of
from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.providers import provider_of
from pointerbench.run.providers.floors import written
from pointerbench.run.providers.sought import ordinal, sought
from pointerbench.run.question import BBOX, Call, Reply
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

DATA = Path(__file__).parents[2] / "data"
SUITES = sorted(path.parent for path in DATA.glob("*/test/metadata.jsonl"))

# ------------------------------------------------------------------------------------------ floors


@pytest.mark.parametrize("suite", SUITES, ids=lambda path: path.parent.name)
@pytest.mark.parametrize(("provider", "seed"), [("center", 0), ("random", 0), ("random", 7)])
def test_a_floor_answers_what_the_scorers_floor_of_that_name_answers(
    suite: Path, provider: str, seed: int
) -> None:
    rows = [json.loads(line) for line in (suite / "metadata.jsonl").read_text().splitlines()]
    truths = [scorer.check_truth(row) for row in rows]
    kinds = [BBOX if row["eval"]["type"] == "iou" else "point" for row in rows]
    picture = plain_picture((2, 2))  # nobody looks at it
    calls = []
    for row, kind in zip(rows, kinds, strict=True):
        call = call_of(picture=picture, id=row["id"], answer_type=kind)
        object.__setattr__(call.question, "size", tuple(row["image_size"]))
        calls.append(call)
    said = answers(model(provider, seed=seed), calls)
    floor = scorer.Floor(provider, seed)
    for place, (truth, answer) in enumerate(zip(truths, said, strict=True)):
        assert isinstance(answer, Reply)
        assert tuple(json.loads(answer.raw)) == floor.take(truth, place)


def test_repeats_of_random_differ_and_those_of_center_do_not() -> None:
    repeated = [call_of(repeat=number) for number in range(3)]
    assert len({answer.raw for answer in told(answers(model("random"), repeated))}) == 3
    assert len({answer.raw for answer in told(answers(model("center"), repeated))}) == 1


def noisy(
    truths: Callable[[str], Sequence[float] | None], calls: list[Call], **settings: Any
) -> Any:
    provider = provider_of(model("oracle-noise", **settings))
    provider.reveal(truths)  # type: ignore[attr-defined]
    return answers(provider, calls)


def test_the_noise_of_the_oracle_is_gaussian_in_both_axes() -> None:
    calls = [call_of(id=f"t{number}") for number in range(600)]
    said = noisy(lambda _: (320.0, 240.0), calls, sigma=12)
    for axis, truth in ((0, 320), (1, 240)):
        off = [json.loads(answer.raw)[axis] - truth for answer in said]
        assert abs(statistics.mean(off)) < 4 * 12 / math.sqrt(600)
        assert statistics.pstdev(off) == pytest.approx(12, rel=0.12)
        assert sum(abs(one) < 12 for one in off) / 600 == pytest.approx(0.683, abs=0.08)


def test_the_noise_follows_seed_task_and_repeat() -> None:
    calls = [call_of(), call_of(), call_of(repeat=1), call_of(id="other")]
    first = [answer.raw for answer in noisy(lambda _: (9, 9), calls)]
    assert first[0] == first[1]
    assert len(set(first)) == 3
    assert [answer.raw for answer in noisy(lambda _: (9, 9), calls, seed=1)] != first


def test_the_oracle_shifts_boxes_too_and_never_says_what_reads_as_a_refusal() -> None:
    (box,) = noisy(lambda _: (10, 20, 30, 40), [call_of()], sigma=0)
    assert json.loads(box.raw) == [10, 20, 30, 40]
    at_the_corner = noisy(lambda _: (0, 0), [call_of(id=f"t{n}") for n in range(200)])
    assert all(max(json.loads(answer.raw)) >= 0 for answer in at_the_corner)


def test_an_oracle_without_truth_answers_nothing() -> None:
    known = {"known": (5.0, 6.0)}
    knows, not_ = noisy(known.get, [call_of(id="known"), call_of(id="not")])
    assert isinstance(knows, Reply)
    assert isinstance(not_, CallError)
    assert not_.kind == "no_truth"
    (unshown,) = answers(model("oracle-noise"), [call_of()])
    assert isinstance(unshown, CallError)


@given(st.lists(st.floats(allow_nan=False, allow_infinity=False), min_size=2, max_size=4))
def test_numbers_are_written_exactly_and_without_exponents(numbers: list[float]) -> None:
    text = written(numbers)
    assert "e" not in text.lower()
    assert [float(number) for number in text.strip("[]").split(", ")] == numbers


@pytest.mark.parametrize(
    ("provider", "settings"),
    [
        ("random", {"seed": "7"}),
        ("random", {"seed": True}),
        ("oracle-noise", {"sigma": -1}),
        ("oracle-noise", {"sigma": math.nan}),
        ("ocr", {"languages": ["eng"]}),
    ],
)
def test_a_wrong_setting_is_an_error_that_names_the_entry(provider: str, settings: Any) -> None:
    with pytest.raises(UsageError, match=r"^mine: "):
        provider_of(model(provider, name="mine", **settings))


# ----------------------------------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ('Click "Save as".', ["Save as"]),
        ("Click “Save” and ‘Open’", ["Save", "Open"]),
        ("Cliquez sur «Ouvrir»", ["Ouvrir"]),
        ("Cliquez sur « Ouvrir »", [" Ouvrir "]),
        ("Klick auf „Öffnen“ oder »Neu«", ["Öffnen", "Neu"]),
        ("Find 'Buy price' in the grid", ["Buy price"]),
        ("The fire brigade's 'don't panic' button", ["don't panic"]),
        ("don't click the users' list", []),
        ('the "d" in "used"', ["d", "used"]),
        ("press `Enter`", ["Enter"]),
        ('an "unclosed quote', []),
        ("nothing", []),
    ],
)
def test_what_is_quoted(instruction: str, expected: list[str]) -> None:
    assert quoted(instruction) == expected


@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ('the second "a"', 1),
        ('the "second"', 0),
        ("das letzte »und«", -1),
        ("la última «o»", -1),
        ("zum dritten »und«", 2),
        ("the deuxième", 1),
        ('"a"', 0),
    ],
)
def test_which_of_several(instruction: str, expected: int) -> None:
    assert ordinal(instruction) == expected


def screen(*lines: str) -> list[Word]:
    """Words 10 pixels a letter, lines 20 pixels high and 40 apart."""
    words = []
    for row, line in enumerate(lines):
        x = 0
        for text in line.split():
            words.append(Word(text, Box.at(x, 40 * row, 10 * len(text), 20), (row,)))
            x += 10 * len(text) + 10
    return words


SCREEN = screen("File Edit View", "Save as Save all", "Saveall the strip chart", "used cafés Edlt2")


@pytest.mark.parametrize(
    ("instruction", "expected"),
    [
        ('Click "edit"', (50, 0, 90, 20)),
        ('Click "Save as"', (0, 40, 70, 60)),
        ('Click "Save all"', (80, 40, 160, 60)),  # the glued one is the second
        ('Click the second "Save all"', (0, 80, 70, 100)),
        ('Click the last "Save"', (80, 40, 120, 60)),
        ('Click the fifth "Save"', (80, 40, 120, 60)),
        ('The "d" in "used"', (30, 120, 40, 140)),
        ('Click "cafes"', (50, 120, 100, 140)),
        ('Click "strop chart"', (120, 80, 230, 100)),  # misread
        ('Click "stri"', (120, 80, 160, 100)),
        ("Rename the strip chart.", (80, 80, 230, 100)),
        ('Click "absent" in the view', (100, 0, 140, 20)),
        ('Click "%&"', None),
        ("Do whatever", None),
        ("", None),
    ],
)
def test_the_words_that_an_instruction_means(instruction: str, expected: Any) -> None:
    assert sought(instruction, SCREEN) == expected


@given(st.text(max_size=60), st.lists(st.text(max_size=12), max_size=8))
def test_whatever_is_said_and_read_has_an_end(instruction: str, texts: list[str]) -> None:
    words = [Word(text, Box.at(20 * n, 0, 15, 10)) for n, text in enumerate(texts)]
    box = sought(f'{instruction} "{"".join(texts)[:9]}"', words)
    assert box is None or box.x1 <= box.x2


def test_tesseracts_table_gives_words_with_boxes_made_smaller_again() -> None:
    table = (
        "1\t1\t0\t0\t0\t0\t0\t0\t800\t600\t-1\t\n"
        "5\t1\t2\t1\t3\t1\t40\t20\t101\t30\t96.1\tSave\tas\n"
        "5\t1\t2\t1\t3\t2\t40\t20\t10\t30\t96.1\t \n"
    )
    assert words_of(table, 2) == [Word("Save\tas", Box(20, 10, 70, 25), (1, 2, 1, 3))]


def tesseract() -> None:
    """Skips where there is none that works."""
    pytest.importorskip("tesserocr")
    try:
        provider_of(model("ocr")).prepare()
    except SkippedError as error:
        pytest.skip(str(error))


def menu() -> Image.Image:
    picture = plain_picture((640, 200))
    font = ImageFont.load_default(22)
    for x, text in ((40, "Open"), (240, "Save as"), (440, "Print")):
        ImageDraw.Draw(picture).text((x, 80), text, fill="black", font=font)
    return picture


def test_tesseract_finds_quoted_words_and_reads_each_picture_once() -> None:
    tesseract()
    asked = ('Click "Print"', "Drücke „Save as“", "Where is it?", 'Click "Open"')
    calls = [call_of(text, menu()) for text in asked]
    calls.append(call_of('Where is "Save as"?', menu(), answer_type=BBOX))
    provider: Any = provider_of(model("ocr"))
    said = [json.loads(answer.raw) for answer in told(answers(provider, calls))]
    for (x, y), left in ((said[0], 440), (said[1], 240), (said[3], 40)):
        assert left < x < left + 80
        assert 80 < y < 110
    assert said[2] == [320, 100]
    x1, _, x2, _ = said[4]
    assert (x1, x2) == (pytest.approx(240, abs=5), pytest.approx(318, abs=8))


def test_ocr_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with monkeypatch.context() as without:
        without.setitem(sys.modules, "tesserocr", None)
        with pytest.raises(SkippedError, match=r"pip install 'pointerbench\[ocr\]'"):
            provider_of(model("ocr")).prepare()
    pytest.importorskip("tesserocr")
    with pytest.raises(SkippedError, match=r"xyz\.traineddata.* are not in"):
        provider_of(model("ocr", languages="xyz", tessdata=str(tmp_path))).prepare()
