"""How elements are told of, where their looks are not those of their role."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from pointerbench.capture.captured import Captured, State
from pointerbench.elements.tree import Element
from pointerbench.suites.real.ask import RealAsker
from pointerbench.values.geometry import Box


def _as_told(element: Captured) -> Element:
    state = State(id="s", size=(400, 300), elements=(element,), language="en")
    return RealAsker(state, Counter()).tree.elements[0]


BOX = Captured(id="e0", type="checkbox", box=Box(10, 10, 82, 44), role="check box", name="Print")


@pytest.mark.parametrize(
    ("element", "type_"),
    [
        (BOX, "icon"),
        (replace(BOX, label="Ink"), "checkbox"),
        (replace(BOX, text="Print"), "checkbox"),
        (replace(BOX, box=Box(10, 10, 28, 28)), "checkbox"),
        (replace(BOX, type="button", role="row header", text="23"), "text"),
        (replace(BOX, type="button", role="column header", text="Name"), "text"),
        (replace(BOX, name="Dual", box=Box(10, 10, 232, 36)), "checkbox"),
        (replace(BOX, type="image", role="link", name="Home"), "icon"),
        (replace(BOX, type="image", role="link", box=Box(0, 0, 200, 120)), "image"),
        (replace(BOX, type="image", role="image"), "image"),
    ],
)
def test_an_element_is_told_of_by_its_looks(element: Captured, type_: str) -> None:
    assert _as_told(element).type == type_


def _boxes(*texts: str) -> RealAsker:
    elements = tuple(
        replace(BOX, id=f"e{at}", text=text, box=Box(10 + 90 * at, 10, 90 + 90 * at, 40))
        for at, text in enumerate(texts)
    )
    return RealAsker(State(id="s", size=(400, 300), elements=elements, language="en"), Counter())


@pytest.mark.parametrize(
    ("relation", "texts", "reason"),
    [
        ("nearest", ("Case", "Words", "Words"), "anchor_elsewhere"),
        ("row", ("Case", "Words"), "anchor_itself"),
        ("nearest", ("Case", "Words"), "anchor_itself"),
        ("right", ("Case", "Words"), ""),
    ],
)
def test_a_place_is_told_by_words_that_stand_once_and_are_not_those_of_another_target(
    relation: str, texts: tuple[str, ...], reason: str
) -> None:
    where = {"type": "checkbox"}
    query = {"task": "spatial", "where": where, "relation": relation, "anchor": {"text": "Words"}}
    assert _boxes(*texts)._unclear_anchor(query) == reason


def test_nobody_is_asked_to_bring_about_what_is_so() -> None:
    box = replace(BOX, text="Wrap lines", description="Wraps long lines")
    for state, reason in ((frozenset[str](), ""), (frozenset({"checked"}), "already_so")):
        element = replace(box, state=state)
        asker = RealAsker(State(id="s", size=(400, 300), elements=(element,)), Counter())
        assert asker.unhappened(asker.tree.elements[0]) == reason
