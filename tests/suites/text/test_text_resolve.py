"""Queries on pages made by hand: what is meant is found, what could be two things is not."""

from __future__ import annotations

from typing import Any

import pytest
from pages import read, shot, stack, text

from pointerbench.flow.nodes import Group, Span
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.resolve import Resolver

FERRY = "The ferry left at seven. Nobody saw it go, and the lamps were out. It rained."
QUAY = "On the quay a ferry bell rang twice; then the bell fell silent. Done."


def found(page: Shot, **query: Any) -> list[tuple[str, ...]]:
    return [tuple(region) for region in Resolver(page)(query)]


def word(page: Shot, content: str, which: str = "only", **more: Any) -> list[tuple[str, ...]]:
    return found(
        page, find="word", **{"as": "word"}, word={"text": content, "which": which, **more}
    )


def test_a_word_that_stands_once_is_found() -> None:
    page = shot(text(FERRY), text(QUAY))
    (region,) = word(page, "lamps")
    assert read(page, region) == "lamps"


@pytest.mark.parametrize("content", ["ferry", "bell", "the", "mast", "lamp"])
def test_a_word_that_stands_twice_or_never_is_not(content: str) -> None:
    assert word(shot(text(FERRY), text(QUAY)), content) == []


def test_capitals_and_accents_do_not_make_two_words_of_one() -> None:
    page = shot(text("Cafe or café: The end of the road."))
    assert word(page, "café") == []
    assert word(page, "the") == []


def test_a_word_within_another_is_not_that_word_but_one_after_an_apostrophe_is() -> None:
    page = shot(text("L'idée reçue, l'idéal; idéalement une idée."))
    assert len(word(page, "une")) == 1
    assert word(page, "idée") == []


def test_the_second_and_the_last_are_counted_over_the_whole_page() -> None:
    page = shot(text(FERRY), text(QUAY))
    (region,) = word(page, "bell", "nth", n=2)
    assert region[2:] == tuple(str(QUAY.index("bell fell") + n) for n in (0, 4))
    assert word(page, "bell", "last") == [region]
    (ferry,) = word(page, "ferry", "nth", n=2)
    assert ferry[1] == page.page.lines[1].number.__str__()
    assert word(page, "ferry", "nth", n=3) == []
    assert word(page, "lamps", "nth", n=1) == []


def test_where_columns_stand_side_by_side_the_count_must_be_beyond_doubt() -> None:
    left = stack(text("oats"), text("rye"), text("oats"), width=300)
    right = stack(text("barley"), text("oats"), width=300)
    page = shot(Group((left, right), "row", align="stretch"))
    assert len(word(page, "oats", "nth", n=1)) == 1
    assert word(page, "oats", "nth", n=2) == []
    assert word(page, "oats", "last") == []


def test_the_neighbour_tells_which() -> None:
    page = shot(text(FERRY), text(QUAY))
    (region,) = word(page, "bell", "before", other="rang")
    assert region[2] == str(QUAY.index("bell"))
    (region,) = word(page, "ferry", "after", other="The")
    assert region[1] == "0"
    assert word(page, "bell", "before", other="lamps") == []
    assert word(page, "go", "before", other="and") == []  # a comma lies between


def test_a_look_tells_which_if_no_other_wears_it() -> None:
    worn = (Span("The "), Span("bell", underline=True), Span(" and the bell."))
    (region,) = word(shot(text(worn)), "bell", "style", style="underline")
    assert region[2:] == ("4", "8")
    both = (*worn[:2], Span(" and the "), worn[1])
    assert word(shot(text(both)), "bell", "style", style="underline") == []
    half = (Span("The "), Span("be", bold=True), Span("ll rang."))
    assert word(shot(text(half)), "bell", "style", style="bold") == []


def messages(*contents: str) -> list[Group]:
    return [stack(text(content), place="message") for content in contents]


def test_a_place_tells_which() -> None:
    page = shot(text("a bell"), *messages("no bell", "one more bell", "silence"))
    (region,) = word(page, "bell", "place", place="message", n=2)
    assert region[1] == "2"
    assert word(page, "bell", "place", place="message") == []
    assert word(page, "bell", "place", place="message", n=3) == []
    assert word(page, "bell", "place", place="toolbar") == []


def test_places_side_by_side_are_not_counted() -> None:
    row = Group(tuple(messages("one bell", "two bells")), "row", align="stretch")
    assert word(shot(row), "bell", "place", place="message", n=1) == []


def test_a_sentence_tells_which() -> None:
    page = shot(text("The bell rang. A bell fell. It rained."))
    (region,) = word(page, "bell", "sentence", begins="A bell")
    assert region[2] == "17"
    assert word(page, "bell", "sentence", begins="It rained") == []


def test_what_is_clipped_or_covered_is_not_read() -> None:
    low = Group((text("mast " * 30), text("anchor")), height=22, clip=True)
    page = shot(low, text("anchor"))
    assert [region[1] for region in word(page, "anchor")] == [str(page.page.lines[-1].number)]
    dialog = Group((text("Send it"),), width=300, height=80, fill="#eeeeee", hugs=True)
    under = shot(Group((stack(*(text("anchor mast") for _ in range(3))), dialog), "layers"))
    assert word(under, "Send") != []
    below = stack(*(text(f"mast {number}", align="center") for number in range(10, 30)))
    hidden = shot(Group((below, dialog), "layers"))
    ((_, cover),) = hidden.page.covers
    lines = hidden.page.lines[:20]
    covered = [line for line in lines if cover.overlaps(line.ink(5) or cover)]
    assert 0 < len(covered) < 20
    for line in lines:
        number = line.text.split()[1]
        assert bool(word(hidden, number)) == (line not in covered)


def test_a_word_that_is_cut_in_half_still_is_a_rival() -> None:
    cut = Group((text("anchor"),), height=8, clip=True)
    assert word(shot(cut, text("anchor")), "anchor") == []
    assert word(shot(cut), "anchor") == []


def glyph(page: Shot, char: str, content: str, **more: Any) -> list[tuple[str, ...]]:
    own = {"text": content, "which": "only"}
    return found(page, find="glyph", **{"as": "word"}, char=char, word=own, **more)


def test_letters() -> None:
    page = shot(text("The settlement of Élève."))
    (region,) = glyph(page, "l", "settlement")
    assert read(page, region) == "l"
    (second,) = glyph(page, "e", "settlement", n=2)
    assert second[2] == str(4 + "settlement".index("e", 2))
    assert glyph(page, "e", "settlement") == []
    assert glyph(page, "e", "settlement", n=4) == []
    assert glyph(page, "e", "Élève") == []  # is É an e? readers differ


def test_punctuation() -> None:
    page = shot(text("Done, and done. (Nobody saw it done)"))
    query = {"find": "mark", "mark": ".", "side": "after"}
    (region,) = found(page, **query, word={"text": "done", "which": "only"})
    assert region[2] == str("Done, and done.".index("."))
    before = {"find": "mark", "mark": "(", "side": "before"}
    assert len(found(page, **before, word={"text": "Nobody", "which": "only"})) == 1
    assert found(page, **query, word={"text": "Nobody", "which": "only"}) == []


def test_carets() -> None:
    page = shot(text(FERRY))
    own = {"text": "lamps", "which": "only"}
    at = FERRY.index("lamps")
    assert found(page, find="caret", side="before", word=own) == [("caret", "0", str(at))]
    assert found(page, find="caret", side="after", word=own) == [("caret", "0", str(at + 5))]
    inside = {"find": "caret_inside", "word": own}
    assert found(page, **inside, left="m", right="p") == [("caret", "0", str(at + 3))]
    assert found(page, **inside, left="p", right="m") == []
    pair = {"text": "banana", "which": "only"}
    fruit = shot(text("A banana."))
    assert found(fruit, find="caret_inside", word=pair, left="a", right="n") == []


def test_gaps_between_words_and_sentences() -> None:
    page = shot(text(FERRY))
    at = FERRY.index(" Nobody")
    assert found(page, find="gap", left="at seven.", right="Nobody") == [
        ("between", "0", str(at), str(at + 1))
    ]
    assert found(page, find="gap", left="ferry", right="left") != []
    assert found(shot(text(FERRY), text(FERRY)), find="gap", left="ferry", right="left") == []
    assert found(page, find="gap", left="seven", right="Nobody") == []


def narrow(content: str) -> Group:
    return stack(text(content, width=160))


def test_lines() -> None:
    page = shot(narrow(FERRY))
    lines = page.page.lines
    assert len(lines) > 3
    start = {"which": "starts", "text": " ".join(lines[1].text.split()[:2])}
    assert found(page, find="line_end", end="start", line=start) == [("caret", "1", "0")]
    third = {"which": "nth", "n": 3, "paragraph": {"which": "starts", "text": "The ferry"}}
    end = str(len(lines[2].text))
    assert found(page, find="line_end", end="end", line=third) == [("caret", "2", end)]
    holds = {"which": "holds", "word": {"text": "lamps", "which": "only"}}
    (region,) = found(page, find="line", line=holds)
    assert "lamps" in read(page, region)


def test_paragraphs() -> None:
    page = shot(text("Ferries", role="title"), narrow(FERRY), narrow(QUAY))
    first = [("paragraph", "1")]
    for which in (
        {"which": "starts", "text": "The ferry"},
        {"which": "ends", "text": "It rained."},
        {"which": "under", "text": "Ferries"},
    ):
        assert found(page, find="paragraph", paragraph=which) == first
    end = {"find": "paragraph_end", "paragraph": {"which": "starts", "text": "On the quay"}}
    last = page.page.lines[-1]
    assert found(page, **end, end="start")[0][2] == "0"
    assert found(page, **end, end="end") == [("caret", str(last.number), str(len(last.text)))]
    twice = shot(narrow(FERRY), narrow(FERRY))
    starts = {"which": "starts", "text": "The ferry"}
    assert len(found(twice, find="paragraph", paragraph=starts)) == 2


def test_blank_lines() -> None:
    page = shot(Group((text("import os", role="code"), text("", role="code"), text("run()"))))
    blank = [("blank", "1")]
    assert found(page, find="blank", side="above", text="run()") == blank
    assert found(page, find="blank", side="below", text="import os") == blank
    assert found(page, find="blank", side="above", text="import os") == []


def test_labels() -> None:
    bar = Group((text("Send", role="label"),), place="toolbar", hit=True, hugs=True)
    page = shot(bar, text("Nobody saw it"))
    assert found(page, find="label", text="Send") == [("label", "0")]
    assert page.frame.regions[("label", "0")] == page.page.blocks[0].hit
    spoken = shot(bar, text("Send it today"))
    assert found(spoken, find="label", text="Send") == []
    assert found(spoken, find="label", text="Send", place="toolbar") == [("label", "0")]


def test_fields() -> None:
    facts = {"number": ("A-17",), "totals": ("Net", "12")}
    number = text("A-17", "text", field="number")
    totals = Group((text("Net", "text"), text("12", "text", field="totals/net")), field="totals")
    page = shot(number, totals, facts=facts)
    assert found(page, find="field", field="number") == [("field", "number")]
    assert found(page, find="field", field="totals") == [("field", "totals")]
    assert found(shot(number, number, facts=facts), find="field", field="number") == []
    assert found(shot(number, text("A-17"), facts=facts), find="field", field="number") == []
    other = text("B-17", "text", field="number")
    assert found(shot(other, facts=facts), find="field", field="number") == []
