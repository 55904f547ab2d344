"""The judge of boxes on small pictures: what lights up is the box, or it is not."""

from __future__ import annotations

import numpy as np
import pytest

from pointerbench.capture.evidence import (
    Pixels,
    bounds,
    changed,
    judge_change,
    judge_popup,
    judge_tooltip,
    same,
    trimmed,
)
from pointerbench.values.geometry import Box

GREY = np.full((120, 200, 3), 200, np.uint8)
BUTTON = Box(60, 40, 100, 70)


def lit(box: Box, picture: Pixels = GREY, level: int = 230) -> Pixels:
    """The picture with a box in another grey."""
    after = picture.copy()
    after[box.y1 : box.y2, box.x1 : box.x2] = level
    return after


def test_a_button_that_lights_up_is_confirmed() -> None:
    found = judge_change("hover", GREY, lit(BUTTON), BUTTON)
    assert (found.verdict, found.agree, found.box) == ("confirmed", 1.0, BUTTON)


@pytest.mark.parametrize("inset", [1, 2, 3])
def test_a_highlight_may_be_inset(inset: int) -> None:
    assert judge_change("hover", GREY, lit(BUTTON.grown(-inset)), BUTTON).verdict == "confirmed"


@pytest.mark.parametrize(("dx", "dy"), [(8, 8), (-8, 8), (8, -8), (-8, -8), (0, 8), (8, 0)])
@pytest.mark.parametrize("size", [(16, 16), (40, 30), (120, 18), (90, 60)])
def test_a_box_that_is_eight_pixels_off_is_contradicted(
    dx: int, dy: int, size: tuple[int, int]
) -> None:
    box = Box.around(100, 60, *size)
    assert judge_change("hover", GREY, lit(box), box.moved(dx, dy)).verdict == "contradicted"


def test_where_nothing_happens_nothing_is_said() -> None:
    speck = lit(Box(70, 50, 73, 53))
    assert judge_change("press", GREY, GREY, BUTTON).verdict == "silent"
    assert judge_change("press", GREY, speck, BUTTON).verdict == "silent"


def test_what_changes_far_away_says_nothing() -> None:
    clock = Box(180, 0, 200, 10)
    assert judge_change("hover", GREY, lit(clock), Box(0, 80, 40, 110)).verdict == "silent"


def test_a_tooltip_is_masked() -> None:
    tip = Box(80, 72, 160, 90)
    after = lit(tip, lit(BUTTON), 255)
    assert judge_change("hover", GREY, after, BUTTON).verdict == "contradicted"
    assert judge_change("hover", GREY, after, BUTTON, [tip]).verdict == "confirmed"


@pytest.mark.parametrize(
    ("opened", "verdict"),
    [
        (Box(60, 70, 200, 110), "confirmed"),  # below, its left side in line
        (Box(0, 71, 100, 110), "confirmed"),  # below, its right side in line
        (Box(60, 0, 150, 40), "confirmed"),  # above
        (Box(100, 38, 180, 110), "confirmed"),  # beside
        (Box(52, 36, 101, 110), "confirmed"),  # over it, as boxes to choose from are
        (Box(68, 78, 200, 118), "contradicted"),
        (Box(52, 62, 192, 110), "contradicted"),
        (Box(0, 0, 20, 20), "contradicted"),
    ],
)
def test_a_popup_hangs_on_what_opened_it(opened: Box, verdict: str) -> None:
    assert judge_popup(BUTTON, opened).verdict == verdict


@pytest.mark.parametrize(
    ("said", "name", "description", "verdict"),
    [
        ("Save the file (Ctrl+S)", "Save", "Save the file", "confirmed"),
        ("Bold", "Bold", "", "confirmed"),
        ("<b>Bold</b>&nbsp;text", "", "Bold text", "confirmed"),
        ("Insert Special Characters", "Symbol", "", "silent"),
        ("", "Bold", "", "silent"),
        ("Bold", "", "", "silent"),
    ],
)
def test_a_tooltip_is_held_against_what_is_known(
    said: str, name: str, description: str, verdict: str
) -> None:
    assert judge_tooltip(said, name, description).verdict == verdict


def test_boxes_around_what_differs() -> None:
    after = lit(Box(199, 119, 200, 120), lit(BUTTON))
    different = changed(GREY, after)
    assert bounds(different) == Box(60, 40, 200, 120)
    assert trimmed(different) == BUTTON
    assert bounds(changed(GREY, GREY)) is None
    assert trimmed(changed(GREY, GREY)) is None


def test_pictures_are_the_same_in_every_pixel_or_not() -> None:
    assert same(GREY, GREY.copy())
    assert not same(GREY, lit(Box(0, 0, 1, 1)))
    assert not same(GREY, GREY[:100])
