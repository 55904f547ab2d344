"""Runs of letters cut into texts, where the letters are boxes that nobody has read."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("cv2", reason="the extra label is not installed")

from pointerbench.label.locate import cuts
from pointerbench.label.locate.letters import Run, run_of
from pointerbench.values.geometry import Box


def run(*words: str, x: int = 0, y: int = 0, blank: int = 5, wide: int = 7) -> Run:
    """Words of letters of one width, 10 pixels high, with so many pixels between the words."""
    letters = []
    for word in words:
        for letter in word:
            width = {"i": 2, "m": 11}.get(letter, wide)
            letters.append(Box.at(x, y, width, 10))
            x += width + 1
        x += blank - 1
    return run_of(Box(letters[0].x1 - 3, y - 4, letters[-1].x2 + 3, y + 14), letters)


def texts(runs: list[Run]) -> list[int]:
    return [len(one.letters) for one in runs]


def test_words_stay_together_and_entries_of_a_menu_do_not() -> None:
    assert texts(cuts.at_gaps(run("Save", "as", "text"))) == [10]
    assert texts(cuts.at_gaps(run("File", "Edit", "View", blank=16))) == [4, 4, 4]


def test_where_all_letters_are_equally_wide_a_blank_may_be_wider() -> None:
    code = run("stated", "const", "sure", blank=9)
    assert code.step == pytest.approx(8, rel=0.03)
    assert texts(cuts.at_gaps(code)) == [15]
    assert run("the", "mini", "mum", "items", "him").step == 0


def test_an_icon_before_words_is_cut_off_and_a_capital_is_not() -> None:
    words = run("Household", x=24)
    icon = Box(0, -3, 16, 13)
    with_icon = run_of(Box(-3, -5, 120, 15), [icon, *words.letters])
    assert [part.box for part in cuts.at_icons(with_icon)] == [icon, words.box]
    capital = run_of(Box(-3, -5, 120, 15), [Box(14, -3, 23, 10), *words.letters])
    assert texts(list(cuts.at_icons(capital))) == [10]


def test_an_arrow_behind_a_choice_is_cut_off() -> None:
    words = run("Cubic")
    x = words.box.x2 + 8
    arrow = Box(x, 3, x + 9, 8)
    assert texts(cuts.at_arrows(run_of(words.place, [*words.letters, arrow]))) == [5, 1]
    dash = Box(x, 5, x + 9, 7)
    assert texts(cuts.at_arrows(run_of(words.place, [*words.letters, dash]))) == [6]


def test_columns_are_told_by_gaps_at_one_place_in_several_lines() -> None:
    def line(y: int, *words: str) -> Run:
        return run(*words, y=y, blank=9)

    table = [line(20 * row, "mill", "folder") for row in range(4)]
    assert texts(cuts.between_columns(table)) == [4, 6] * 4
    assert texts(cuts.between_columns(table[:2])) == [10, 10]
    prose = [line(0, "to", "folder"), line(20, "mill", "folder"), line(40, "it", "folder")]
    assert texts(cuts.between_columns(prose)) == [8, 10, 8]


def test_a_link_in_a_sentence_is_a_text_of_its_own() -> None:
    words = run("Read", "the", "manual", "first", y=10)
    pixels = np.full((40, 220, 3), 255, np.uint8)
    for place, box in enumerate(words.letters):
        blue = 7 <= place < 13
        pixels[box.y1 : box.y2, box.x1 : box.x2] = (20, 60, 210) if blue else (30, 30, 30)
    assert texts(cuts.at_links(words, pixels)) == [7, 6, 5]
    assert cuts.is_blue(Box(*cuts.at_links(words, pixels)[1].box), pixels)
