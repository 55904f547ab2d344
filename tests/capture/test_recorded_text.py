"""Ink and characters on what real programs once told and showed."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from pointerbench.capture.captured import Captured, Evidence, State
from pointerbench.capture.desktop.characters import _stale
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.lettering import Edges, Told, in_order, lines_of
from pointerbench.capture.letters import judge_line
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import read_texts, write_texts
from pointerbench.capture.texts import Strips, TextLine, Texts
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

HOME = Path(__file__).parent / "recorded_text"
NAMES = sorted(path.stem for path in HOME.glob("*.json"))
EXACT = [name for name in NAMES if name != "libreoffice-calc"]
DIRECTIONS = [(8, 8), (-8, 8), (8, -8), (-8, -8)]


def recorded(name: str) -> list[tuple[TextLine, Box]]:
    """The lines of a screen, each with what is seen of its element."""
    found = []
    for row in json.loads((HOME / f"{name}.json").read_text("utf-8")):
        clip = Box(*row.pop("clip"))
        places = [Edges(*place) if place else None for place in row.pop("places")]
        found += [(line, clip) for line in lines_of(Told(**row, places=places), clip)]
    return found


def verdict(pixels: Pixels, line: TextLine, clip: Box) -> str:
    return judge_line(pixels, line, clip).verdict


def test_three_toolkits_are_recorded() -> None:
    assert NAMES == ["gedit", "libreoffice-calc", "libreoffice-writer"]


@pytest.mark.parametrize("name", NAMES)
def test_characters_stand_in_a_row_and_on_the_screen(name: str) -> None:
    pixels = read_picture(HOME / f"{name}.png")
    height, width = pixels.shape[:2]
    found = recorded(name)
    assert sum(len(line.text) for line, _ in found) > 200
    for line, _ in found:
        assert in_order(line)
        assert not line.whole or Box(0, 0, width, height).covers(line.box)


@pytest.mark.parametrize("name", EXACT)
def test_ink_agrees_with_what_is_told(name: str) -> None:
    pixels = read_picture(HOME / f"{name}.png")
    whole = [(line, clip) for line, clip in recorded(name) if line.whole and line.text]
    counted = Counter(verdict(pixels, line, clip) for line, clip in whole)
    assert counted["contradicted"] == 0
    assert counted["confirmed"] >= 0.95 * len(whole)


@pytest.mark.parametrize("name", NAMES)
def test_lines_that_are_eight_pixels_off_are_found_out(name: str) -> None:
    pixels = read_picture(HOME / f"{name}.png")
    right = [one for one in recorded(name) if verdict(pixels, *one) == "confirmed"]
    assert len(right) >= 8
    for dx, dy in DIRECTIONS:
        still = 0
        for line, clip in right:
            moved = replace(
                line,
                edges=tuple(edge + dx for edge in line.edges),
                top=line.top + dy,
                bottom=line.bottom + dy,
            )
            still += verdict(pixels, moved, clip.moved(dx, dy)) == "confirmed"
        assert still <= 0.1 * len(right), (dx, dy)


def test_a_number_that_is_drawn_otherwise_is_not_believed() -> None:
    """LibreOffice tells the shortest form of a number, whatever the cell shows."""
    pixels = read_picture(HOME / "libreoffice-calc.png")
    numbers = {
        line.text: verdict(pixels, line, clip)
        for line, clip in recorded("libreoffice-calc")
        if line.whole and line.text.replace(".", "").isdecimal()
    }
    short = [text for text in numbers if len(text.partition(".")[2]) == 1]
    assert len(short) >= 3  # of a column that shows two digits behind the point
    assert {numbers[text] for text in short} == {"contradicted"}
    assert "confirmed" in numbers.values()


def test_an_origin_that_a_program_has_kept_is_found_by_its_own_box() -> None:
    node = Node(Ref("a", "b"), "paragraph", box=Box(10, 45, 210, 63))
    assert _stale(node, (10, 20, 200, 18)) == (0, 25)
    assert _stale(node, ((10, 20, 200, 18),)) == (0, 25)
    assert _stale(node, (10, 45, 200, 18)) == (0, 0)
    assert _stale(node, (10, 20, 150, 18)) == (0, 0)  # another box, not a moved one
    assert _stale(node, None) == (0, 0)


# --- kept -----------------------------------------------------------------------------------------


def state() -> State:
    return State("start", (400, 300), (Captured("e1", "input", Box(0, 0, 300, 40)),))


def kept() -> Texts:
    evidence = (Evidence("ink", "confirmed", 1.0), Evidence("caret", "silent"))
    line = TextLine(
        *("e1", 3, "two words", tuple(float(x) for x in range(10, 110, 10)), 4, 22),
        begins=False,
        ends=False,
        blanks=1,
        editable=True,
        evidence=evidence,
    )
    strips = Strips("g1", Box(40, 0, 300, 18), Box(0, 18, 40, 300), (Evidence("press", "silent"),))
    return Texts((line,), {"ink": 2}, ("else", "where"), (strips,))


def test_texts_are_kept_as_they_were(tmp_path: Path) -> None:
    write_texts(tmp_path, "start", kept())
    assert read_texts(tmp_path, state()) == kept()


def test_a_state_may_have_been_captured_without_its_text(tmp_path: Path) -> None:
    assert read_texts(tmp_path, state()) is None


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"text": "two words"', '"text": "two word"', "text.jsonl:2: expected an edge more"),
        ('"element": "e1"', '"element": "e7"', "text.jsonl:2: the element 'e7' is not there"),
        ('"editable"', '"edible"', "text.jsonl:2: expected keys of a line of text, found edible"),
        ('"kind": "caret"', '"kind": "carrot"', "text.jsonl:2: expected the evidence kind"),
        ('"top": 4', '"top": 4,', "text.jsonl:2: expected a JSON object"),
        ('"header"', '"heading"', 'text.jsonl:1: expected the line {"header"'),
    ],
)
def test_what_is_wrong_is_told_with_file_and_line(
    tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = write_texts(tmp_path, "start", kept())
    path.write_text(path.read_text("utf-8").replace(old, new), "utf-8")
    with pytest.raises(UsageError) as raised:
        read_texts(tmp_path, state())
    assert said in str(raised.value)
