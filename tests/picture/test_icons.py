"""Icons by function: every one leaves ink, inside its square, at every size and scale."""

from __future__ import annotations

from typing import Any

import pytest

from pointerbench.picture.frame import Frame, Glyph
from pointerbench.picture.glyphs import Mask
from pointerbench.picture.icons import functions, icon_mask, icon_sets
from pointerbench.picture.raster import draw
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

STYLES = (*icon_sets(), "fluent:regular", "fluent:filled")
SIZES = (16, 20, 24)


def ink(mask: Mask) -> Box:
    return Box.at(mask.dx, mask.dy, mask.width, mask.height)


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("style", STYLES)
def test_every_icon_leaves_ink_inside_its_square(style: str, size: int, scale: int) -> None:
    square = Box(0, 0, size * scale, size * scale).grown(1)  # hinting pushes a few edges out by one
    outside = [
        name for name in functions() if not square.covers(ink(icon_mask(name, size, scale, style)))
    ]
    assert outside == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("style", STYLES)
def test_every_icon_is_large_enough_to_be_seen(style: str, size: int) -> None:
    """At least half the square one way: a minus is flat and a divider thin."""
    for name in functions():
        mask = icon_mask(name, size, 1, style)
        assert max(mask.width, mask.height) * 2 >= size * 0.75, name


@pytest.mark.parametrize("style", STYLES)
def test_twice_the_scale_is_about_twice_the_ink(style: str) -> None:
    for name in functions():
        one, two = ink(icon_mask(name, 20, 1, style)), ink(icon_mask(name, 20, 2, style))
        assert all(abs(2 * a - b) <= 3 for a, b in zip(one, two, strict=True)), name


def test_the_mask_is_the_ink_and_no_more() -> None:
    for name in functions():
        mask = icon_mask(name, 20)
        items = (Glyph(9 + mask.dx, 9 + mask.dy, mask, "#ffffff"),)
        assert draw(Frame(40, 40, "#000000", items, {})).getbbox() == ink(mask).moved(9, 9)


def test_variants_differ_and_regular_is_the_default() -> None:
    regular, filled = (icon_mask("save", 20, 1, f"fluent:{v}") for v in ("regular", "filled"))
    plain = icon_mask("save", 20, 1, "fluent")
    assert bytes(plain.core) == bytes(regular.core) != bytes(filled.core)


def test_a_size_between_takes_the_nearest_drawing() -> None:
    for size in (14, 18, 22, 32):
        mask = icon_mask("save", size)
        assert Box(0, 0, size, size).covers(ink(mask))
        assert max(mask.width, mask.height) * 2 >= size


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("sav", 20), "no icon 'sav'; did you mean 'save'?"),
        (("merge_cell", 20), "did you mean 'merge_cells'?"),
        (("qqqqqq", 20), "no icon 'qqqqqq'; known: "),
        (("save", 20, 1, "fluen"), "no icon set 'fluen'; did you mean 'fluent'?"),
        (("save", 20, 1, "fluent:fill"), "no variant of fluent 'fill'; did you mean 'filled'?"),
        (("save", 20, 1, "mdi:filled"), "no variant of mdi 'filled'"),
    ],
)
def test_an_unknown_name_gets_the_nearest(arguments: Any, words: str) -> None:
    with pytest.raises(UsageError) as raised:
        icon_mask(*arguments)
    assert words in str(raised.value)


@pytest.mark.parametrize("field", ["group", "says"])
def test_what_describes_an_icon_is_no_set(field: str) -> None:
    with pytest.raises(UsageError):
        icon_mask("save", 20, 1, field)


def test_functions_and_sets_are_listed_in_order() -> None:
    assert list(functions()) == sorted(set(functions()))
    assert {"save", "undo", "merge_cells", "sum"} & set(functions()) >= {"save", "undo"}
    assert len(icon_sets()) >= 2
