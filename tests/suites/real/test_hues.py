"""Where a colour is seen on a picture, whatever the tree says of it."""

from __future__ import annotations

from PIL import Image

from pointerbench.suites.real.hues import Hues, colours_of
from pointerbench.values.geometry import Box

ICON, FOLDER = Box(10, 10, 34, 34), Box(100, 80, 116, 96)


def _hues(*boxes: Box) -> Hues:
    picture = Image.new("RGB", (200, 120), "#f6f5f4")
    for box in boxes:
        picture.paste("#1e88e5", (box.x1, box.y1, box.x2, box.y2))
    return Hues(picture)


def test_a_colour_in_one_place_is_not_seen_elsewhere() -> None:
    hues = _hues(ICON)
    assert hues.seen("blue")
    assert not hues.seen("blue", ICON)
    assert not hues.seen("red")


def test_what_else_is_drawn_in_a_colour_is_seen() -> None:
    assert _hues(ICON, FOLDER).seen("blue", ICON)
    assert not _hues(ICON, Box(150, 50, 156, 56)).seen("blue", ICON)  # a speck


def test_the_colours_of_a_query_are_found_at_any_depth() -> None:
    query = {"where": {"colour": "red"}, "among": [{"where": {"colour": "blue", "text": "green"}}]}
    assert list(colours_of(query)) == ["red", "blue"]
