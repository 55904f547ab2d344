"""What is what, by rules: drawn screens whose texts somebody has read."""

from __future__ import annotations

import pytest

pytest.importorskip("cv2", reason="the extra label is not installed")

from screens import DARK, LIGHT, Drawn

from pointerbench.label.locate.compose import compose
from pointerbench.label.locate.found import Found, Line
from pointerbench.label.locate.regions import regions_of
from pointerbench.values.geometry import Box

THEMES = [(LIGHT, 1), (LIGHT, 2), (DARK, 1), (DARK, 3)]
themes = pytest.mark.parametrize(
    ("colours", "scale"), THEMES, ids=["light", "light 2x", "dark", "dark 3x"]
)


def composed(drawn: Drawn) -> dict[Box, Found]:
    found = compose(drawn.lines, regions_of(drawn.pixels), drawn.pixels)
    return {one.box: one for one in found}


@themes
def test_buttons_fields_and_boxes_to_tick(colours: dict[str, str], scale: int) -> None:
    drawn = Drawn(colours, scale)
    button = drawn.bordered(20, 20, 120, 50, colour=colours["field"])
    drawn.text(58, 30, "Save")
    field = drawn.bordered(20, 70, 320, 100, colour=colours["field"])
    drawn.text(30, 80, "some words")
    empty = drawn.bordered(20, 120, 320, 150, colour=colours["field"])
    tick = drawn.bordered(20, 170, 36, 186, colour=colours["field"])
    label = drawn.text(44, 172, "Remember me")
    plain = drawn.text(200, 220, "Plain words")
    found = composed(drawn)
    assert found[button].type == "button"
    assert found[button].text == "Save"
    assert (found[field].type, found[field].text) == ("input", "some words")
    assert (found[empty].type, found[empty].text) == ("input", "")
    assert found[tick.union(label)].type == "checkbox"
    assert found[tick.union(label)].text == "Remember me"
    assert found[plain].type == "text"
    assert len(found) == 5


@themes
def test_icons_alone_in_buttons_and_in_parts(colours: dict[str, str], scale: int) -> None:
    drawn = Drawn(colours, scale)
    drawn.text(20, 10, "Any words")
    cross = drawn.box(50, 60, 66, 76)
    drawn.drawing.line((cross.x1, cross.y1, cross.x2 - 1, cross.y2 - 1), colours["ink"], scale * 2)
    drawn.drawing.line((cross.x1, cross.y2 - 1, cross.x2 - 1, cross.y1), colours["ink"], scale * 2)
    bars = [drawn.fill(100, y, 118, y + 3, colour=colours["ink"]) for y in (60, 65, 70)]
    holder = drawn.bordered(160, 50, 196, 86, colour=colours["field"])
    drawn.fill(170, 60, 186, 76, colour="#cc3344")
    icons = [one for one in composed(drawn).values() if one.type == "icon"]
    boxes = [one.box for one in icons]
    assert holder in boxes
    assert any(box.grown(2 * scale).covers(cross) and cross.grown(3).covers(box) for box in boxes)
    assert bars[0].union(bars[2]) in boxes
    assert len(boxes) == 3


def test_switches_tell_their_state_and_sliders_have_none() -> None:
    drawn = Drawn(LIGHT)
    drawn.text(20, 10, "Any words")
    for x, knob in ((40, 42), (120, 136)):
        drawn.drawing.rounded_rectangle((x, 60, x + 35, 79), 10, fill="#3a7bd5")
        drawn.drawing.ellipse((knob, 62, knob + 15, 77), fill="#ffffff")
    toggles = [one for one in composed(drawn).values() if one.type == "toggle"]
    assert [(one.box, "checked" in one.state) for one in toggles] == [
        (Box(40, 60, 76, 80), False),
        (Box(120, 60, 156, 80), True),
    ]


def test_menus_are_told_by_their_titles_and_hang_on_them() -> None:
    drawn = Drawn(LIGHT)
    titles = [drawn.text(x, 8, words) for x, words in ((10, "File"), (60, "Edit"), (110, "Help"))]
    menu = drawn.bordered(8, 24, 168, 104, colour="#ffffff")
    entries = [drawn.text(16, y, words) for y, words in ((34, "Open"), (58, "Save"), (82, "Quit"))]
    drawn.text(112, 34, "Ctrl+O")
    found = composed(drawn)
    assert [found[title].type for title in titles] == ["menu"] * 3
    rows = [one for one in found.values() if one.ink in entries]
    assert [(one.type, one.text) for one in rows] == [
        ("menu", "Open"),
        ("menu", "Save"),
        ("menu", "Quit"),
    ]
    assert all(menu.covers(one.box) and one.box.width >= 150 for one in rows)
    assert "Ctrl+O" not in {one.text for one in found.values()}


def test_a_choice_has_an_arrow_and_a_link_is_blue() -> None:
    drawn = Drawn(LIGHT)
    choice = drawn.bordered(20, 20, 180, 50, colour="#ffffff")
    drawn.text(30, 30, "Cubic")
    drawn.drawing.polygon([(160, 33), (169, 33), (164, 38)], fill="#202020")
    link = drawn.text(20, 80, "More about it", "#1a4fd6")
    found = composed(drawn)
    assert (found[choice].type, found[choice].text) == ("dropdown", "Cubic")
    assert found[link].type == "link"


def test_a_letter_alone_that_is_not_sure_is_an_icon() -> None:
    drawn = Drawn(LIGHT)
    drawn.text(20, 10, "Any words")
    box = drawn.text(20, 60, "X")
    drawn.lines[-1] = Line("X", box, 0.7)
    assert composed(drawn)[box].type == "icon"


def test_an_empty_screen_has_no_elements() -> None:
    assert composed(Drawn(DARK)) == {}
