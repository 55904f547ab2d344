"""What counts as located: the measure itself, on screens of a few bars of ink."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from pointerbench.capture.captured import CONFIRMED, Captured, Evidence, State
from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.measure import KINDS, Tally, count, located_of, truth_of
from pointerbench.values.geometry import Box


def screen(*ink: Box) -> Pixels:
    pixels = np.full((400, 600, 3), 240, np.uint8)
    for x1, y1, x2, y2 in ink:  # as letters, which fill no side of their box
        pixels[y1:y2:2, x1:x2:2] = 20
        pixels[y2 - 1, x1 + 2 : x2 : 2] = pixels[y1 + 2 : y2 : 2, x2 - 1] = 20
    return pixels


def true(id: str, kind: str, *edges: int, text: str = "", active: bool = False) -> Captured:
    return Captured(id, kind, Box(*edges), text=text, active=active)


def seen(id: str, kind: str, *edges: int, text: str = "", ink: Box | None = None) -> Captured:
    proof = Evidence("located", CONFIRMED, 1.0, ink)
    return Captured(id, kind, Box(*edges), text=text, evidence=(proof,))


def tallied(
    truth: Sequence[Captured], located: Sequence[Captured], pixels: Pixels
) -> dict[str, Tally]:
    tallies = {kind: Tally() for kind in KINDS}
    state = State("a", (600, 400), tuple(located))
    count(truth_of(truth, pixels), located_of(state), tallies)
    return tallies


def test_what_is_all_there_counts_in_full() -> None:
    ink = Box(20, 20, 80, 30)
    truth = [true("a", "text", *ink, text="Some words"), true("b", "input", 20, 60, 200, 90)]
    tallies = tallied(truth, [*truth, true("c", "icon", 250, 150, 270, 170)], screen(ink))
    text, field, icon = tallies["text"], tallies["field"], tallies["icon"]
    assert (text.wanted, text.found, text.by_box, text.right, text.read) == (1, 1, 1, 1, 1)
    assert (field.wanted, field.found, field.located, field.ious) == (1, 1, 1, [1.0])
    assert (icon.wanted, icon.located, icon.right) == (0, 1, 0)


def test_a_label_as_wide_as_its_row_is_met_by_its_ink_and_not_by_its_box() -> None:
    ink = Box(40, 22, 100, 32)
    truth = [true("a", "text", 10, 15, 290, 40, text="Some words")]
    text = tallied(truth, [seen("x", "text", *ink, text="somewords")], screen(ink))["text"]
    assert (text.found, text.by_box, text.read) == (1, 0, 1)
    wide = tallied(truth, [seen("x", "text", 40, 22, 200, 32, text="Some")], screen(ink))["text"]
    assert (wide.found, wide.right, wide.located) == (0, 0, 1)


def test_an_icon_before_words_is_no_part_of_their_ink() -> None:
    icon, words = Box(20, 20, 32, 32), Box(44, 22, 64, 31)
    truth = [true("a", "text", 10, 15, 290, 40, text="Mail", active=True)]
    located = [seen("x", "text", *words, text="Mail"), seen("y", "icon", *icon)]
    tallies = tallied(truth, located, screen(icon, words))
    assert (tallies["text"].found, tallies["text"].read) == (1, 1)
    assert tallies["text"].ious[0] > 0.9
    assert tallies["icon"].located == 0  # a part of the row: it counts neither way


def test_a_control_and_its_text_are_one_and_lines_are_joined() -> None:
    ink, lines = Box(50, 25, 90, 35), (Box(20, 100, 120, 110), Box(20, 120, 90, 130))
    truth = [
        true("a", "button", 20, 15, 120, 45, text="Save"),
        true("b", "text", *ink, text="Save"),
        true("c", "text", 15, 95, 130, 135, text="Two lines of it"),
    ]
    located = [
        seen("x", "button", 20, 15, 120, 45, text="Save", ink=ink),
        seen("y", "text", *lines[0], text="Two lines"),
        seen("z", "text", *lines[1], text="of it"),
    ]
    text = tallied(truth, located, screen(ink, *lines))["text"]
    assert (text.wanted, text.found, text.read, text.right, text.located) == (2, 2, 2, 3, 3)


def test_each_element_is_met_once_by_the_best() -> None:
    truth = [true("a", "icon", 20, 20, 40, 40), true("b", "icon", 24, 20, 44, 40)]
    twice = [seen("x", "icon", 24, 20, 44, 40), seen("y", "icon", 25, 20, 45, 40)]
    icon = tallied(truth, twice, screen())["icon"]
    assert (icon.wanted, icon.found, icon.right) == (2, 2, 2)
    once = tallied(truth, twice[:1], screen())["icon"]
    assert (once.found, once.ious) == (1, [1.0])


def test_grounds_and_what_is_covered_are_not_looked_for() -> None:
    ink = Box(30, 30, 60, 40)
    truth = [
        true("a", "image", 10, 10, 290, 190),
        Captured("b", "text", Box(30, 30, 60, 40), text="half", whole=False),
        true("c", "icon", 595, 390, 610, 405),
    ]
    located = [seen("x", "text", *ink, text="half")]
    tallies = tallied(truth, located, screen(ink))
    assert {kind: tally.wanted for kind, tally in tallies.items()} == dict.fromkeys(KINDS, 0)
    assert tallies["text"].located == 0  # it lies in a picture: it counts neither way
