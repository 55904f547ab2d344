"""Boxes taken out of pairs of pictures, against the rectangles that were painted."""

from __future__ import annotations

import importlib
import sys
from functools import cache
from io import BytesIO

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from PIL import Image, ImageDraw

from pointerbench.building.engines import pictured
from pointerbench.contract.task import Options
from pointerbench.suites import load_suite
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.disturb import STRENGTHS, Strength, disturbed
from pointerbench.suites.pro.extraction import Extraction
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

WIDTH, HEIGHT = 640, 480
SCREEN = Box(0, 0, WIDTH, HEIGHT)
MAGENTA = (255, 0, 255)
BUTTON = Box.at(210, 140, 96, 24)


@cache
def screen(number: int = 0) -> Image.Image:
    made = load_suite("sheets").make(number, 11, "test", Options())
    return pictured(made).crop((0, 120, WIDTH, 120 + HEIGHT))


def paint(box: Box, image: Image.Image | None = None) -> Image.Image:
    """Drawn by Pillow: nothing here is shared with `disturb`."""
    copy = (image or screen()).copy()
    copy.paste(MAGENTA, (box.x1, box.y1, box.x2, box.y2))
    return copy


def shifted(image: Image.Image, dx: int, dy: int) -> Image.Image:
    wide = np.pad(np.asarray(image), ((4, 4), (4, 4), (0, 0)), mode="edge")
    return Image.fromarray(wide[4 - dy : 4 - dy + HEIGHT, 4 - dx : 4 - dx + WIDTH].copy())


def altered(image: Image.Image, gain: float, offset: float) -> Image.Image:
    levels: NDArray[np.float64] = np.asarray(image) * gain + offset
    return Image.fromarray(np.clip(np.rint(levels), 0, 255).astype(np.uint8))


def most_off(found: Extraction, truth: Box) -> int:
    assert found.box is not None, found
    return max(abs(a - b) for a, b in zip(found.box, truth, strict=True))


@st.composite
def boxes(pick: st.DrawFn, least: int = 1) -> Box:
    """Anywhere, borders included."""
    width, height = pick(st.integers(least, 240)), pick(st.integers(least, 160))
    x, y = pick(st.integers(0, WIDTH - width)), pick(st.integers(0, HEIGHT - height))
    return Box.at(x, y, width, height)


@given(boxes())
def test_a_painted_rectangle_comes_back_to_the_pixel(box: Box) -> None:
    found = extract(screen(), paint(box))
    assert (found.box, found.confidence, found.reason) == (box, 1.0, "")
    assert found.measures.paint == "#ff00ff"
    assert (found.measures.components, found.measures.fill) == (1, 1.0)


@settings(max_examples=30)
@given(boxes(least=6), st.integers(-2, 2), st.integers(-2, 2))
def test_a_shift_is_told_and_taken_out(box: Box, dx: int, dy: int) -> None:
    # What a shift moves out of the picture cannot be known: boxes clear of the border.
    box = box.intersect(SCREEN.grown(-6))
    if min(box.width, box.height) < 6:
        return
    found = extract(screen(), shifted(paint(box), dx, dy))
    assert found.box == box
    assert found.measures.shift == (dx, dy)


@pytest.mark.parametrize("box", [Box.at(0, 30, 90, 40), Box.at(550, 440, 90, 40)])
@pytest.mark.parametrize("shift", [(2, 2), (-2, -1), (1, -2)])
def test_what_touches_the_border_still_does_after_a_shift(box: Box, shift: tuple[int, int]) -> None:
    found = extract(screen(), shifted(paint(box), *shift))
    assert found.box == box


@pytest.mark.parametrize(("gain", "offset"), [(0.9, 0), (1.0, 14), (0.92, 14), (1.0, -14)])
def test_drift_moves_no_side_and_is_measured(gain: float, offset: float) -> None:
    found = extract(screen(), altered(paint(BUTTON), gain, offset))
    plain = np.asarray(screen()).astype(float)
    change = np.abs((np.asarray(altered(screen(), gain, offset)) - plain).mean(axis=(0, 1))).max()
    assert found.box == BUTTON
    assert found.measures.drift == pytest.approx(change, abs=2)


@pytest.mark.parametrize("number", range(4))
def test_specks_elsewhere_are_told_apart(number: int) -> None:
    strength = Strength(specks=20)
    picture = disturbed(screen(), BUTTON, MAGENTA, strength, Stream(f"specks/{number}"))
    found = extract(screen(), picture)
    assert found.box == BUTTON
    assert found.measures.components == 1
    assert 40 < found.measures.specks < 1000  # pixels
    assert extract(screen(), shifted(paint(BUTTON), 1, 0)).measures.specks == 0


def test_two_painted_areas_are_two_and_the_larger_is_the_box() -> None:
    other = Box.at(400, 300, 40, 20)
    found = extract(screen(), paint(other, paint(BUTTON)))
    assert (found.box, found.measures.components) == (BUTTON, 2)


def test_how_ragged_an_area_is_can_be_read_from_its_fill() -> None:
    round_one = screen().copy()
    ImageDraw.Draw(round_one).ellipse((200, 100, 279, 179), fill=MAGENTA)
    found = extract(screen(), round_one)
    assert most_off(found, Box.at(200, 100, 80, 80)) <= 4
    assert found.measures.fill == pytest.approx(3.1416 / 4, abs=0.05)


@pytest.mark.parametrize("strength", ["undisturbed", "weak", "middle"])
def test_paint_over_its_own_colour_leaves_one_box(strength: str) -> None:
    clean = paint(Box.at(240, 140, 30, 24))  # across the middle of the button
    found = extract(clean, disturbed(clean, BUTTON, MAGENTA, STRENGTHS[strength], Stream("band")))
    assert found.box == BUTTON
    assert found.measures.components == 1


def test_a_side_that_lies_in_the_colour_of_the_paint_cannot_be_told() -> None:
    clean = paint(Box.at(290, 120, 200, 80))  # the button's right end, and on
    for strength in ("undisturbed", "middle"):
        picture = disturbed(clean, BUTTON, MAGENTA, STRENGTHS[strength], Stream("end"))
        # What was not changed for certain is the part left of it.
        found = extract(clean, picture)
        assert (found.box, found.reason) == (None, "unsteady")


def test_refusals_say_why() -> None:
    clean = screen()
    flat = Image.new("RGB", clean.size, MAGENTA)
    striped = clean.copy()
    for left in range(0, WIDTH, 75):  # two fifths of it, in many places
        striped.paste(MAGENTA, (left, 0, left + 30, HEIGHT))
    noise = Strength(quality=75, noise=3)
    only_noise = disturbed(clean, Box(0, 0, 0, 0), MAGENTA, noise, Stream("noise"))
    reasons = {
        "nothing_changed": (clean.copy(), only_noise),
        "everything_changed": (flat, striped),
        "drift_too_strong": (altered(paint(BUTTON), 0.5, 0),),
    }
    for reason, pictures in reasons.items():
        for picture in pictures:
            found = extract(clean, picture)
            assert (found.box, found.confidence, found.reason) == (None, 0, reason)


def test_pictures_of_two_sizes_are_an_error_that_names_both() -> None:
    with pytest.raises(UsageError, match="640x480 and 320x240"):
        extract(screen(), screen().resize((320, 240)))


def test_an_unreadable_picture_is_an_error_that_says_which() -> None:
    file = BytesIO()
    paint(BUTTON).save(file, "PNG")
    half = Image.open(BytesIO(file.getvalue()[: len(file.getvalue()) // 2]))
    with pytest.raises(UsageError, match="the painted picture cannot be read"):
        extract(screen(), half)


def test_without_opencv_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cv2", None)
    monkeypatch.delitem(sys.modules, "pointerbench.picture.vision")
    with pytest.raises(UsageError, match=r"pip install 'pointerbench\[pro\]'"):
        importlib.import_module("pointerbench.picture.vision")


def targets() -> list[tuple[int, Box]]:
    """Screens and boxes of the sizes of elements, clear of the border."""
    stream = Stream("targets of the test")
    sizes = [(20, 20), (24, 24), (80, 22), (140, 26), (300, 24), (120, 90), (10, 12)]
    places = []
    for number in range(20):
        width, height = sizes[number % len(sizes)]
        x, y = stream.integer(4, WIDTH - width - 4), stream.integer(4, HEIGHT - height - 4)
        places.append((number % 4, Box.at(x, y, width, height)))
    return places


@pytest.mark.parametrize(("strength", "within"), [("weak", 1), ("middle", 1), ("strong", 2)])
def test_boxes_survive_what_image_models_do(strength: str, within: int) -> None:
    found = []
    for number, box in targets():
        stream = Stream(f"survive/{strength}/{number}/{box}")
        picture = disturbed(screen(number), box, MAGENTA, STRENGTHS[strength], stream)
        found.append((extract(screen(number), picture), box))
    accepted = [(one, box) for one, box in found if one.box is not None]
    assert len(accepted) >= len(found) - 1
    assert max(most_off(one, box) for one, box in accepted) <= within


def test_a_disturbance_is_the_same_again_and_another_under_another_name() -> None:
    strong = STRENGTHS["strong"]
    pictures = [disturbed(screen(), BUTTON, MAGENTA, strong, Stream(name)) for name in "aab"]
    first, again, other = (np.asarray(picture) for picture in pictures)
    assert (first == again).all()
    assert (first != other).any()


def test_no_disturbance_is_plain_painting() -> None:
    picture = disturbed(screen(), BUTTON, MAGENTA, STRENGTHS["undisturbed"], Stream("none"))
    assert picture.tobytes() == paint(BUTTON).tobytes()
