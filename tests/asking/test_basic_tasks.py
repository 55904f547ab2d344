"""Element, spatial and visual questions, and refusals of them, over trees made by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from handmade import element, shop, tree

from pointerbench.asking import pictures
from pointerbench.asking.pictures import NOTHING, Look
from pointerbench.asking.question import CHANGES, LANGUAGES, Question
from pointerbench.asking.tasks import TASKS, refusal_of, resolve
from pointerbench.elements.tree import ElementTree
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

BASIC = ("element", "spatial", "visual")
ICONS = {
    "bell": Look({"en": ("a bell",), "zh": ("铃铛",)}, frozenset()),
    "heart": Look({"en": ("a heart",), "zh": ("爱心",)}, frozenset({"like"})),
    "help": Look({"en": ("a question mark",), "zh": ("问号",)}, frozenset()),
    "umbrella": Look({"en": ("an umbrella",), "zh": ("雨伞",)}, frozenset()),
}
PHOTOS = {
    "kettle": Look({"en": ("a copper kettle",), "zh": ("铜壶",)}, frozenset()),
    "board": Look({"en": ("a wooden board",), "zh": ("木砧板",)}, frozenset()),
}


@pytest.fixture(autouse=True)
def _looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words for the icons and photographs of the shop."""
    monkeypatch.setattr(pictures, "icon_look", lambda name: ICONS.get(name, NOTHING))
    monkeypatch.setattr(pictures, "photo_look", lambda name: PHOTOS.get(name, NOTHING))


def asked(task: str, screen: ElementTree, path: str = "a") -> list[Question]:
    return list(TASKS[task].propose(Stream(path), screen))


def found(screen: ElementTree, **query: Any) -> list[str]:
    return resolve(query, screen)


@pytest.mark.parametrize("task", BASIC)
def test_a_question_finds_its_target_alone_whatever_the_order(task: str) -> None:
    turned = replace(shop(), elements=shop().elements[::-1])
    for question in asked(task, shop()):
        assert resolve(question.query, shop()) == [question.target], question
        assert resolve(question.query, turned) == [question.target], question
        assert json.loads(json.dumps(question.query)) == question.query


@pytest.mark.parametrize("task", BASIC)
def test_questions_are_the_same_for_the_same_stream(task: str) -> None:
    assert asked(task, shop()) == asked(task, shop())
    assert asked(task, shop()) != asked(task, shop(), "b")


@pytest.mark.parametrize("task", ["element", "visual"])
def test_a_twin_of_the_target_takes_its_question_away(task: str) -> None:
    for question in asked(task, shop()):
        target = shop().by_id[question.target]
        twin = replace(target, id="twin", box=target.box.moved(3, 90), whole=False)
        more = replace(shop(), elements=(*shop().elements, twin))
        assert len(resolve(question.query, more)) == 2, question


@pytest.mark.parametrize("task", BASIC)
def test_what_is_partly_covered_is_never_asked_for(task: str) -> None:
    covered = tuple(replace(e, whole=False) for e in shop().elements)
    assert asked(task, replace(shop(), elements=covered)) == []


def test_names_that_no_text_shows_are_never_quoted() -> None:
    wordings = " ".join(
        w for task in BASIC for q in asked(task, shop()) for w in q.wordings.values()
    )
    assert not any(name in wordings for name in ("Alerts", "Lumen Market", "“Saved”"))


def test_every_sort_of_place_is_asked_for() -> None:
    sorts = {q.query["relation"] for path in "abcdefgh" for q in asked("spatial", shop(), path)}
    assert {"left", "right", "below", "above", "between", "nearest", "corner"} <= sorts
    assert {"edge", "nth", "item"} <= sorts


def mirrored(screen: ElementTree) -> ElementTree:
    width = screen.size[0]

    def flip(box: Box) -> Box:
        return Box(width - box.x2, box.y1, width - box.x1, box.y2)

    return replace(
        screen,
        elements=tuple(replace(e, box=flip(e.box)) for e in screen.elements),
        groups={name: replace(g, box=flip(g.box)) for name, g in screen.groups.items()},
    )


FLIPPED = {"left": "right", "right": "left", "upper-left": "upper-right"}
FLIPPED |= {"upper-right": "upper-left", "lower-left": "lower-right", "lower-right": "lower-left"}


@pytest.mark.parametrize("path", ["a", "b", "c"])
def test_in_a_mirror_left_is_right(path: str) -> None:
    for question in asked("spatial", shop(), path):
        query = dict(question.query)
        for name in ("relation", "corner", "edge", "from"):
            if name in query:
                query[name] = FLIPPED.get(query[name], query[name])
        assert resolve(query, mirrored(shop())) == [question.target], query


def test_texts_that_nearly_read_alike_are_rivals() -> None:
    save = element("a", "button", (10, 10, 90, 40), text="Save")
    other = element("b", "button", (110, 10, 200, 40), text="Save as")
    label = element("c", "button", (110, 90, 200, 140), text="SAVE ")
    where = {"type": "button", "text": "Save"}
    assert found(tree(save), task="element", where=where) == ["a"]
    assert found(tree(save, other), task="element", where=where) == ["a", "b"]
    assert found(tree(save, label), task="element", where=where) == ["a", "c"]


def test_a_box_that_is_only_a_little_nearer_is_no_answer() -> None:
    anchor = element("x", "text", (300, 100, 400, 120), text="Total")
    left = element("a", "icon", (250, 100, 270, 120))
    right = element("b", "icon", (431, 100, 451, 120))
    farther = replace(right, box=right.box.moved(20, 0))
    query = {"task": "spatial", "where": {"type": "icon"}, "anchor": {"text": "Total"}}
    query["relation"] = "nearest"
    assert resolve(query, tree(anchor, left, right)) == ["a", "b"]
    assert resolve(query, tree(anchor, left, farther)) == ["a"]


def test_a_row_has_one_button_for_its_name() -> None:
    rows = [
        each
        for n, name in enumerate(("Ada", "Ben", "Cleo"))
        for each in (
            element(name, "text", (20, 100 + 50 * n, 120, 120 + 50 * n), text=name),
            element(f"edit {name}", "button", (500, 96 + 50 * n, 560, 124 + 50 * n), text="Edit"),
        )
    ]
    where = {"type": "button", "text": "Edit"}
    query = {"task": "spatial", "where": where, "relation": "row", "anchor": {"text": "Ben"}}
    assert resolve(query, tree(*rows)) == ["edit Ben"]
    crooked = element("x", "button", (300, 160, 360, 190), text="Edit")
    assert resolve(query, tree(*rows, crooked)) == ["edit Ben", "x"]
    assert "row" in {
        q.query["relation"] for p in "abcdef" for q in asked("spatial", tree(*rows), p)
    }


@cache
def twins() -> tuple[tuple[Question, Question], ...]:
    return tuple(_twins())


def _twins() -> Iterator[tuple[Question, Question]]:
    for task in BASIC:
        for path in "ab":
            for question in asked(task, shop(), path):
                for refusal in refusal_of(Stream(path + question.target), question, shop()):
                    yield question, refusal
                    break


def test_a_refusal_finds_nothing_even_loosely_and_changes_one_thing() -> None:
    assert len(twins()) > 40
    for question, refusal in twins():
        assert (refusal.task, refusal.target) == ("refusal", "")
        assert resolve(refusal.query, shop()) == []
        assert resolve(refusal.query, shop(), loose=True) == []
        assert refusal.changed in CHANGES
        assert _differences(question.query, refusal.query) == 1, refusal


def _differences(one: Any, other: Any) -> int:
    if isinstance(one, dict):
        assert set(one) == set(other)
        return sum(_differences(one[name], other[name]) for name in one)
    return int(one != other)


def test_refusals_change_many_things() -> None:
    changed = {refusal.changed for _, refusal in twins()}
    assert {"type", "text", "colour", "place"} <= changed


def test_instructions_are_of_human_length() -> None:
    for language in LANGUAGES:
        said = [q.wordings[language] for twin in twins() for q in twin]
        lengths = [len(text.split()) if language == "en" else len(text) for text in said]
        assert max(lengths) <= (35 if language == "en" else 110)
        assert len(set(said)) > len(said) * 0.9


def test_what_may_be_taken_for_one_must_not_change_a_count() -> None:
    """A search field above a column of dropdowns: some count it, some do not."""
    drops = [element(f"d{n}", "dropdown", (100, 100 + 40 * n, 200, 125 + 40 * n)) for n in range(4)]
    third = {"relation": "nth", "line": "column", "n": 3, "where": {"type": "dropdown"}}
    above = element("search", "input", (90, 20, 220, 50))
    assert found(tree(*drops), task="spatial", **third, **{"from": "top"}) == ["d2"]
    assert found(tree(above, *drops), task="spatial", **third, **{"from": "top"}) == []
    assert found(tree(above, *drops), task="spatial", **third, **{"from": "bottom"}) == ["d1"]


def test_whatever_shows_words_may_be_taken_for_a_text() -> None:
    """Somebody who looks for the text next to another takes a tab's words for one."""
    anchor = element("a", "text", (100, 100, 180, 120), text="lessons.py")
    far = element("far", "text", (100, 300, 180, 320), text="a comment")
    tab = element("tab", "tab", (100, 130, 180, 150), text="shifts.py")
    near = {"relation": "nearest", "where": {"type": "text"}, "anchor": {"text": "lessons.py"}}
    assert found(tree(anchor, far), task="spatial", **near) == ["far"]
    assert found(tree(anchor, far, tab), task="spatial", **near) == ["tab"]
