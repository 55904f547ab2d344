"""What the gates let in and what they turn away, with the reason."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from pointerbench.suites.pro.extraction import Extraction, Measures
from pointerbench.suites.pro.gates import Judge, iou, plain
from pointerbench.suites.pro.source import AppCard, Candidate, Screenshot
from pointerbench.values.geometry import Box

SIZE = (1024, 768)
BOX = Box(100, 100, 140, 124)
SOUND = Measures(components=1, fill=1.0, paint="#ff00ff")
ASKED = Candidate(8, "Let the drums be heard alone.", "icon", "solo", ("Solo",), "the button")
SHOT = Screenshot(
    "images_daw_02",
    AppCard("A DAW", "daw", "creative"),
    "macos",
    Image.new("RGB", SIZE),
    (ASKED,),
    ("File", "Drum Rack", "the drums"),
)


def found(box: Box | None = BOX, confidence: float = 1.0, **measures: object) -> Extraction:
    return Extraction(box, confidence, SOUND._replace(**measures), "" if box else "unsteady")  # type: ignore[arg-type]


def reason(extraction: Extraction, candidate: Candidate = ASKED) -> str:
    return Judge(replace(SHOT, labels=("File", "Drum Rack"))).reason(candidate, extraction)


def test_a_sound_target_is_let_in() -> None:
    assert reason(found()) == ""


@pytest.mark.parametrize(
    ("extraction", "said"),
    [
        (found(None), "unsteady"),
        (found(drift=80.0), "drift_too_strong"),
        (found(components=2), "several_components"),
        (found(fill=0.5), "ragged"),
        (found(paint="#806040"), "wrong_paint"),
        (found(confidence=0.2), "unsure"),
        (found(Box(100, 100, 105, 140)), "too_small"),
        (found(Box(100, 400, 500, 600)), "too_large"),
        (found(Box(10, 100, 700, 110)), "too_large"),
        (found(Box(100, 10, 110, 500)), "too_large"),
        (found(Box(0, 100, 30, 124)), "touches_border"),
        (found(Box(100, 744, 130, 768)), "touches_border"),
        (found(Box(500, 370, 530, 390)), "in_the_middle"),
    ],
)
def test_a_measure_or_box_that_is_off_is_turned_away(extraction: Extraction, said: str) -> None:
    assert reason(extraction) == said


def test_a_box_at_the_border_is_let_in_where_it_may_be_there() -> None:
    assert reason(found(Box(0, 100, 30, 124)), replace(ASKED, edge=True)) == ""


def test_a_box_away_from_the_known_truth_is_turned_away() -> None:
    near, far = replace(ASKED, truth=BOX.moved(2, 1)), replace(ASKED, truth=BOX.moved(20, 0))
    assert reason(found(), near) == ""
    assert reason(found(), far) == "not_the_target"


@pytest.mark.parametrize(
    ("instruction", "kind", "said"),
    [
        ("Solo the drums.", "icon", "quotes_label"),
        ("Open the drum rack of this track.", "icon", "quotes_label"),
        ("Open the drum rack of this track.", "text", ""),
        ("Let only one track file its report.", "icon", ""),
    ],
)
def test_an_icon_is_not_asked_for_by_a_label(instruction: str, kind: str, said: str) -> None:
    candidate = replace(ASKED, instruction=instruction, element_type=kind)
    assert reason(found(), candidate) == said


def test_the_second_of_two_overlapping_targets_is_turned_away() -> None:
    judge = Judge(SHOT)
    other = replace(
        ASKED, number=9, instruction="Send the bass to the reverb.", element_type="text"
    )
    assert judge.reason(replace(ASKED, element_type="text"), found()) == ""
    assert judge.reason(other, found(BOX.moved(20, 0))) == "overlaps_another"
    assert judge.reason(other, found(BOX.moved(60, 0))) == ""


def test_the_second_of_two_near_instructions_is_turned_away() -> None:
    judge = Judge(SHOT)
    first = replace(ASKED, element_type="text")
    again = replace(first, number=9, instruction="Let the drum be heard alone!")
    assert judge.reason(first, found()) == ""
    assert judge.reason(again, found(BOX.moved(200, 0))) == "near_duplicate"


def test_words_alone_are_compared() -> None:
    assert plain("Don't, PLEASE: stop!") == "don t please stop"


def test_intersection_over_union() -> None:
    assert iou(BOX, BOX) == 1
    assert iou(Box(0, 0, 10, 10), Box(5, 0, 15, 10)) == pytest.approx(1 / 3)
    assert iou(Box(0, 0, 10, 10), Box(10, 0, 20, 10)) == 0
