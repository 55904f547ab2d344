"""What is asked for over a stretch of rows: things that a person would do there."""

from __future__ import annotations

from collections import Counter, defaultdict
from itertools import product

import pytest
from conftest import script
from pages import shot, stack, text

from pointerbench.contract.task import Options
from pointerbench.flow.nodes import Group, Pad, Span
from pointerbench.suites.text.resolve import Resolver
from pointerbench.suites.text.suite import SUITE, Proved
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.suites.text.targets import covered
from pointerbench.suites.text.tolerance import SLACK, iou
from pointerbench.values.geometry import Box

COUNT = 120
scripts = script("surfaces")


@pytest.fixture(scope="module")
def asked() -> list[Proved]:
    return [SUITE.prove(index, 31, "train", Options()) for index in range(COUNT)]


def test_most_carets_are_where_one_types_and_the_rest_where_one_selects(
    asked: list[Proved],
) -> None:
    carets = [made for made in asked if made.row["data_type"] == "caret"]
    typed = 0
    for made in carets:
        surface = SURFACES[made.row["surface"]]
        if not surface.edits:
            assert surface.selects, made.row["surface"]
            continue
        typed += 1
        page = made.shot.page
        block = page.blocks[page.lines[int(made.task.target[1])].block]
        assert {place.name for place in block.places} & set(surface.edits.split()), made.row["id"]
    assert typed / len(carets) >= 0.8


def test_at_most_half_of_the_words_stand_once(asked: list[Proved]) -> None:
    words = [made for made in asked if made.row["data_type"] == "word"]
    alone = sum(made.task.query["word"]["which"] == "only" for made in words)
    assert alone / len(words) <= 0.5


def test_nobody_calls_a_number_a_word(asked: list[Proved]) -> None:
    said = [made.task.query["word"] for made in asked if "word" in made.task.query]
    assert len(said) > COUNT / 3
    assert all(any(map(str.isalpha, word["text"])) for word in said)


def test_every_box_answer_forgives_two_pixels(asked: list[Proved]) -> None:
    boxed = [made.row for made in asked if made.row["answer_type"] == "bbox"]
    assert len({row["category"] for row in boxed}) > 10
    for row in boxed:
        box = Box(*row["bbox"])
        for shift in product((-SLACK, SLACK), repeat=4):
            near = Box(*map(sum, zip(box, shift, strict=True)))
            assert iou(box, near) >= row["eval"]["min_iou"], row["id"]


def test_each_third_of_difficulty_holds_four_data_types(asked: list[Proved]) -> None:
    kinds: dict[str, Counter[str]] = defaultdict(Counter)
    for made in asked:
        kinds[made.row["difficulty"]][made.row["data_type"]] += 1
    for level in ("easy", "medium", "hard"):
        assert 0.2 <= sum(kinds[level].values()) / COUNT <= 0.47
        assert sum(count >= 2 for count in kinds[level].values()) >= 4, kinds[level]


@pytest.mark.parametrize("index", range(12))
def test_a_caption_is_asked_for_with_its_control(index: int) -> None:
    made = SUITE.prove(index, 7, "train", Options(only={"category": ("chrome_label",)}))
    page, box = made.shot.page, made.task.box
    block = page.blocks[int(made.task.target[1])]
    ink = page.lines[block.first].ink()
    assert ink is not None
    assert box == page.control(block)
    if block.paragraph.names is None:
        assert box.covers(ink)
        assert box.height >= ink.height + 2
    else:
        assert not box.overlaps(ink)


def test_the_box_of_a_field_is_the_field_and_not_its_caption() -> None:
    own = object()
    field = Group((text("Leeds", "text"),), pad=Pad(8, 10, 8, 10), hit=True, mark=own, width=300)
    page = shot(text("Town", "label", names=own), stack(field, align="start"))
    assert Resolver(page)({"find": "label", "text": "Town"}) == [("label", "0")]
    box = page.frame.regions[("label", "0")]
    assert box == page.page.blocks[1].hit
    assert box.y1 > page.page.lines[0].bottom
    assert box.width == 300


def test_nobody_types_over_the_choice_of_a_list() -> None:
    page = scripts.shot_of("sign_up_form", "en", "light", 4)
    names = {
        line.text: {place.name for place in page.page.blocks[line.block].places}
        for line in page.page.lines
    }
    countries = [text for text in names if text in ("United States", "United Kingdom")]
    assert countries
    assert not any("field" in names[text] for text in countries)
    assert sum("field" in found for found in names.values()) >= 5


def test_a_caption_without_a_control_is_not_asked_for() -> None:
    page = shot(text("17", "label"), text((Span("More", link=True),), "label"))
    assert Resolver(page)({"find": "label", "text": "17"}) == []
    assert Resolver(page)({"find": "label", "text": "More"}) == [("label", "1")]
    assert page.frame.regions[("label", "1")] == page.page.lines[1].span_box()


def test_what_a_dialog_lies_over_is_not_asked_for() -> None:
    bar = Group((text("Send", "label"),), hit=True, height=200, justify="end")
    over = Group((text("A dialog"),), width=800, height=100, fill="#eeeeee", hugs=True)
    page = shot(Group((bar, over), "layers", height=200))
    ((_, cover),) = page.page.covers
    box = page.frame.regions[("label", "0")]
    assert box.overlaps(cover)
    assert covered(page, ("label", "0"), box)
    above = ("line", "1")
    assert not covered(page, above, page.frame.regions[above])


def test_starts_and_ends_of_lines_reach_into_an_empty_margin() -> None:
    padded = Group((text("The ferry left at seven."),), pad=Pad(30, 30, 30, 30), fill="#ffffff")
    line = shot(padded).page.lines[0]
    first, last = line.caret_strip(0), line.caret_strip(len(line.text))
    assert (first.x1, last.x2) == (line.left - 30, line.right + 30)


def test_they_reach_no_farther_than_halfway_to_what_stands_beside() -> None:
    row = Group((text("12", width=20), text("import os", "code", grow=1)), "row", gap=24)
    number, code = shot(row).page.lines
    assert code.caret_strip(0).x1 == code.left - 12
    assert number.caret_strip(2).x2 == number.right + 12


def test_nobody_knows_where_an_indented_line_begins() -> None:
    code = shot(text("def run():", "code"), text("    go(now)", "code", pre=True))
    line = {"which": "starts", "text": "go(now)"}
    resolve = Resolver(code)
    assert resolve({"find": "line_end", "end": "start", "line": line}) == []
    assert resolve({"find": "line_end", "end": "end", "line": line}) == [("caret", "1", "11")]
