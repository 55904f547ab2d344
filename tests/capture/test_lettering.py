"""Lines of text from the boxes of characters, without a program."""

from __future__ import annotations

from itertools import pairwise

import pytest

from pointerbench.capture.lettering import Edges, Told, in_order, lines_of
from pointerbench.capture.texts import TextLine, Texts, is_within, words_of
from pointerbench.values.geometry import Box

SCREEN = Box(0, 0, 400, 300)
WIDTH, HEIGHT = 8, 18


def told(text: str, columns: int = 40, start: int = 0) -> Told:
    """A text in letters of one width, broken at ``|``, which is a blank that ends a line."""
    places: list[Edges | None] = []
    x, y = 10, 20
    for character in text:
        if character == "\n":
            places.append(Edges(x, y, x, y + HEIGHT))
            x, y = 10, y + HEIGHT
            continue
        places.append(Edges(x, y, x + WIDTH, y + HEIGHT))
        x += WIDTH
        if character == "|":
            x, y = 10, y + HEIGHT
    return Told("e0", start, text.replace("|", " "), places)


def lines(one: Told, clip: Box = SCREEN) -> list[TextLine]:
    return list(lines_of(one, clip))


def test_a_text_is_parted_where_its_characters_go_down() -> None:
    first, second, third = lines(told("one two|three\nfour"))
    assert [line.text for line in (first, second, third)] == ["one two", "three", "four"]
    assert [line.start for line in (first, second, third)] == [0, 8, 14]
    assert [(line.begins, line.ends) for line in (first, second, third)] == [
        (True, False),
        (False, True),
        (True, True),
    ]
    assert [line.blanks for line in (first, second, third)] == [1, 0, 0]
    assert (first.top, second.top, third.bottom) == (20, 38, 74)


def test_every_character_lies_between_its_edges() -> None:
    (line,) = lines(told("under the bridge"))
    assert len(line.edges) == len(line.text) + 1
    assert [right - left for left, right in pairwise(line.edges)] == [WIDTH] * len(line.text)
    assert line.box == Box(10, 20, 10 + WIDTH * len(line.text), 38)


def test_the_strip_of_a_caret_goes_from_middle_to_middle() -> None:
    (line,) = lines(told("abc"))
    assert line.strip(1) == (14, 22)
    assert line.strip(0) == (10, 14)
    assert line.strip(3) == (30, 34)
    for at in range(len(line.text) - 1):  # neighbours share an end and nothing else
        assert line.strip(at)[1] == line.strip(at + 1)[0]


def test_an_empty_line_is_one() -> None:
    one, two, three = lines(told("up\n\ndown"))
    assert (one.text, two.text, three.text) == ("up", "", "down")
    assert two.edges == (10,)
    assert (two.top, two.bottom) == (38, 56)


def test_a_bullet_is_no_part_of_what_it_stands_before() -> None:
    one = told("* first thing")
    places = [p and p._replace(x1=p.x1 + 20, x2=p.x2 + 20) for p in one.places]
    places[0] = one.places[0]
    (line,) = lines(Told("e0", 0, one.text, places))
    assert (line.text, line.start, line.begins) == ("first thing", 2, True)


def test_columns_are_lines_of_their_own() -> None:
    one = told("left right")
    moved = [p and p._replace(x1=p.x1 + 90, x2=p.x2 + 90) for p in one.places]
    places = [*one.places[:4], *moved[4:]]
    first, second = lines(Told("e0", 0, one.text, places))
    assert (first.text, second.text) == ("left", "right")
    assert (first.begins, second.begins) == (True, False)
    assert second.edges[0] == 10 + 5 * WIDTH + 90


def test_low_marks_and_characters_without_a_place_belong_to_the_line() -> None:
    one = told("a_b!c")
    places = list(one.places)
    places[1] = Edges(18, 40, 26, 41)
    places[3] = None
    (line,) = lines(Told("e0", 0, one.text, places))
    assert line.text == "a_b!c"
    assert line.edges[3:5] == (34, 42)


def test_what_goes_to_the_left_is_told() -> None:
    places = [Edges(x, 20, x + WIDTH, 38) for x in (40, 39, 38)]
    (line,) = lines(Told("e0", 0, "abc", places))
    assert not in_order(line)


def test_only_what_is_seen_is_kept_and_what_is_cut_is_told() -> None:
    one = told("one|two|three")
    found = lines(one, Box(0, 0, 400, 50))
    assert [(line.text, line.whole) for line in found] == [("one", True), ("two", False)]


def test_a_text_that_began_out_of_sight_begins_no_paragraph() -> None:
    first, second = lines(told("rest of it\nnew", start=50))
    assert (first.begins, first.start) == (False, 50)
    assert (second.begins, second.start) == (True, 61)


def test_words_of_a_link_stand_in_the_line_around_it() -> None:
    (line,) = lines(told("see the manual first"))
    assert is_within([line], Box(40, 20, 90, 38), "the manual")
    assert not is_within([line], Box(40, 80, 90, 98), "the manual")
    assert not is_within([line], line.box, "")


def test_counts_and_words() -> None:
    texts = Texts(tuple(lines(told("One two\nTWO three"))), {"ink": 2, "order": 1})
    assert texts.counted() == {
        "lines": 2,
        "characters": 16,
        "proved": 0,
        "clicked": 0,
        "left_out": 3,
    }
    assert words_of(line.text for line in texts.lines) == {"one", "two", "three"}


@pytest.mark.parametrize("text", ["", "\n\n"])
def test_nothing_gives_nothing_to_read(text: str) -> None:
    assert not any(line.text for line in lines(told(text)))
