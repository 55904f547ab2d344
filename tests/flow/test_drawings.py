"""Pictures without text: every painter stays in its box, is the same every time, and shows up."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest
from offenders import over

from pointerbench.flow.drawings import PAINTERS, paint
from pointerbench.flow.drawings.photos import SCENES
from pointerbench.flow.drawings.values import chance, crag, mix, wave
from pointerbench.flow.nodes import Drawing
from pointerbench.picture.frame import Frame, Item, Panel
from pointerbench.picture.raster import draw
from pointerbench.values.geometry import Box

SENTINEL, GROUND = "#ff00fe", "#ffffff"
SIZES = ((16, 16), (120, 80), (301, 160))
MARGIN = 40
# Sound and levels are dense by nature: plain fills for every column of pixels or of a few. They
# are drawn faster and sharper than the few polygons that could stand for them, and neighbours that
# are the same are one item already.
MOST_ITEMS = {"sound": 1250, "scope": 1850, "spectrogram": 2000}
VARIANTS = {"photo": len(SCENES), "logo": 14, "product": 12, "avatar": 8, "weather": 8}


def pixels(items: list[Item], box: Box) -> npt.NDArray[np.uint8]:
    size = box.x2 + MARGIN, box.y2 + MARGIN
    return np.asarray(draw(Frame(*size, SENTINEL, tuple(items), {})))


def changed(items: list[Item], box: Box) -> npt.NDArray[np.bool_]:
    red, green, blue = np.moveaxis(pixels(items, box), 2, 0)
    found: npt.NDArray[np.bool_] = (red != 255) | (green != 0) | (blue != 254)
    return found


def box_of(size: tuple[int, int], scale: float) -> Box:
    return Box.at(MARGIN, MARGIN + 3, round(size[0] * scale), round(size[1] * scale))


def numbers(kind: str) -> list[tuple[float, ...]]:
    """Data to draw a kind with: none, and for pictures all of their variants."""
    return [(), *((float(variant),) for variant in range(VARIANTS.get(kind, 3)))]


def some_numbers(kind: str, part: int) -> list[tuple[float, ...]]:
    """Half of them, for part 0 and 1 the two halves."""
    return numbers(kind)[part % 2 :: 2]


SHOWN = (
    *((SIZES[0], 1, 0), (SIZES[0], 1, 1), (SIZES[1], 1, 0)),
    *((SIZES[2], 1, 1), (SIZES[1], 2, 1)),
)


@over(PAINTERS)
def test_a_drawing_stays_in_its_box_and_shows_up(kind: str) -> None:
    for size, scale, part in SHOWN:
        box = box_of(size, scale)
        for data in some_numbers(kind, part):
            items = paint(Drawing(kind, size[1], data=data), box, scale, GROUND)
            seen = changed(items, box)
            assert seen[box.y1 : box.y2, box.x1 : box.x2].any(), (size, scale, data)
            seen[box.y1 : box.y2, box.x1 : box.x2] = False
            assert not seen.any(), (size, scale, data, np.argwhere(seen)[:4])


@over(PAINTERS)
def test_what_is_at_the_ends_of_its_range_stays_in_the_box(kind: str) -> None:
    box = box_of((90, 40), 1)
    for number, count in ((-1.0, 1), (-1.0, 12), (0.0, 12), (1.0, 1), (7.5, 12), (1000.0, 1)):
        seen = changed(paint(Drawing(kind, 40, data=(number,) * count), box, 1, GROUND), box)
        seen[box.y1 : box.y2, box.x1 : box.x2] = False
        assert not seen.any(), (number, count)


@over(PAINTERS)
def test_a_tiny_box_is_no_error(kind: str) -> None:
    for size in ((1, 1), (3, 50), (50, 2)):
        box = box_of(size, 1)
        seen = changed(paint(Drawing(kind, size[1]), box, 1, GROUND), box)
        seen[box.y1 : box.y2, box.x1 : box.x2] = False
        assert not seen.any(), size
    assert paint(Drawing(kind, 0), Box(5, 5, 5, 9), 1, GROUND) == []


@over(PAINTERS)
def test_a_drawing_is_the_same_every_time_and_everywhere(kind: str) -> None:
    node = Drawing(kind, 80, data=(3.0,))
    here, there = Box.at(40, 40, 120, 80), Box.at(57, 63, 120, 80)
    first = paint(node, here, 1, GROUND)
    assert first == paint(node, here, 1, GROUND)
    left = pixels(first, here)[40:120, 40:160]
    right = pixels(paint(node, there, 1, GROUND), there)[63:143, 57:177]
    assert (left == right).all()


@over(PAINTERS)
def test_a_drawing_is_not_made_of_too_many_items(kind: str) -> None:
    for scale in (1, 2):
        box = box_of((600, 300), scale)
        for data in some_numbers(kind, scale):
            count = len(paint(Drawing(kind, 300, data=data), box, scale, GROUND))
            assert count <= MOST_ITEMS.get(kind, 500), (scale, data)


@pytest.mark.parametrize(
    "kind", ["photo", "avatar", "logo", "product", "weather", "qr", "signature"]
)
def test_variants_differ(kind: str) -> None:
    box = Box.at(MARGIN, MARGIN, 120, 80)
    shown = {
        pixels(paint(Drawing(kind, 80, data=data), box, 1, GROUND), box).tobytes()
        for data in numbers(kind)[1:]
    }
    assert len(shown) == len(numbers(kind)) - 1


def test_a_clip_gives_a_panel_of_what_is_seen() -> None:
    node, box = Drawing("photo", 80), Box.at(10, 10, 120, 80)
    clip = Box(50, 0, 400, 40)
    (panel,) = paint(node, box, 1, GROUND, clip)
    assert isinstance(panel, Panel) and panel.box == Box(50, 10, 130, 40)
    whole = np.asarray(draw(Frame(150, 100, SENTINEL, tuple(paint(node, box, 1, GROUND)), {})))
    part = np.asarray(draw(Frame(150, 100, SENTINEL, (panel,), {})))
    assert (part[10:40, 50:130] == whole[10:40, 50:130]).all()
    assert paint(node, box, 1, GROUND, Box(200, 0, 300, 90)) == []


def test_an_unknown_kind_names_the_nearest() -> None:
    with pytest.raises(ValueError, match="'checkbox'"):
        paint(Drawing("chekbox", 16), Box(0, 0, 16, 16), 1, GROUND)
    with pytest.raises(ValueError, match="the nearest is"):
        paint(Drawing("§", 16), Box(0, 0, 16, 16), 1, GROUND)


def test_a_bar_twice_as_high_means_twice_the_value() -> None:
    box = Box.at(MARGIN, MARGIN, 90, 200)
    node = Drawing("bars", 200, colors=("#0000ff", "#eeeeee"), data=(10.0, 20.0, 5.0))
    blue = (pixels(paint(node, box, 1, GROUND), box) == (0, 0, 255)).all(axis=2)
    first, second, third = (int(blue[:, MARGIN + x].sum()) for x in (15, 45, 75))
    assert abs(second - 2 * first) <= 2 and abs(first - 2 * third) <= 2


@pytest.mark.parametrize("share", [0.25, 0.5, 0.8])
def test_progress_fills_its_share(share: float) -> None:
    box = Box.at(MARGIN, MARGIN, 200, 12)
    node = Drawing("progress", 12, colors=("#0000ff", "#eeeeee"), data=(share,))
    blue = (pixels(paint(node, box, 1, GROUND), box) == (0, 0, 255)).all(axis=2)
    assert abs(int(blue[MARGIN + 6].sum()) - 200 * share) <= 2


def test_colours_mix_and_lines_keep_to_their_range() -> None:
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
    assert mix("#102030", "#ffffff", 0) == "#102030"
    assert mix("#102030", "#fedcba", 1) == "#fedcba"
    for seed in range(20):
        for line in (wave(seed), crag(seed)):
            assert all(-1.2 <= line(i / 50) <= 1.2 for i in range(51))
    values = [chance(seed, index) for seed in range(40) for index in range(40)]
    assert min(values) >= 0 and max(values) < 1
    assert len(set(values)) > 1595 and abs(sum(values) / 1600 - 0.5) < 0.03
