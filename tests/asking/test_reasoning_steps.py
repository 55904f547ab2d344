"""Reasoning over a list made by hand: what each step leaves over, and how it is said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from handmade import element, tree

from pointerbench.asking.facts import lists
from pointerbench.asking.plans import plan
from pointerbench.asking.reasoning import propose, resolve, say
from pointerbench.asking.steps import depth, left, operations
from pointerbench.elements.tree import ElementTree, Fact, FactKind, Group, ListKind
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

# name, price, former price, day, departure, line
TRIPS = (
    ("Lisbon", 120, 150, "2026-10-05", "08:10", "Azul"),
    ("Porto", 80, 180, "2026-10-11", "09:40", "Azul"),
    ("Faro", 210, 260, "2026-10-20", "13:05", "Nordic"),
    ("Braga", 95, 110, "2026-10-14", "17:30", "Azul"),
    ("Evora", 300, 320, "2026-11-02", "21:15", "Vela"),
)
WORDS: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "title": {"en": {"name": "city"}, "zh": {"name": "城市"}},
    "price": {
        "en": {"name": "price", "max": "most expensive", "min": "cheapest"},
        "zh": {"name": "价格", "max": "最贵", "min": "最便宜"},
    },
    "former": {
        "en": {"name": "former price", "max": "dearest before", "min": "cheapest before"},
        "zh": {"name": "原价", "max": "原价最高", "min": "原价最低"},
    },
    "day": {
        "en": {"name": "date", "max": "latest", "min": "earliest"},
        "zh": {"name": "日期", "max": "最晚", "min": "最早"},
    },
    "departure": {
        "en": {"name": "departure", "max": "last to leave", "min": "first to leave"},
        "zh": {"name": "出发时间", "max": "出发最晚", "min": "出发最早"},
    },
    "line": {"en": {"name": "airline"}, "zh": {"name": "航空公司"}},
}
KINDS = dict(
    zip(WORDS, ("label", "money", "money", "date", "time", "label"), strict=True),
)


def trips() -> ElementTree:
    groups, elements = {}, []
    for n, (city, price, former, day, departure, line) in enumerate(TRIPS):
        facts = {
            "title": Fact(city, city),
            "price": Fact(price, f"${price}"),
            "former": Fact(former, f"${former}"),
            "day": Fact(day, f"{int(day[8:])} {'Oct' if day[6] == '0' else 'Nov'}"),
            "departure": Fact(departure, departure),
            "line": Fact(line, line),
        }
        around = Box(10, 20 + 100 * n, 700, 110 + 100 * n)
        text = " ".join(fact.text for fact in facts.values())
        groups[f"t{n}"] = Group(f"t{n}", around, "trips", "", n, f"t{n}", facts, text)
        box = (20, 30 + 100 * n, 90, 50 + 100 * n)
        name = element(f"n{n}", "text", box, text=city, group=f"t{n}", key=f"t{n}", part="title")
        elements.append(name)
    kinds = {
        "trips": ListKind(
            {"en": ("trip", "trips"), "zh": ("行程", "条")},
            "title",
            {name: FactKind(KINDS[name], words) for name, words in WORDS.items()},
            {},
        )
    }
    return tree(*elements, groups=groups, kinds=kinds)


def cities(*steps: dict[str, Any]) -> list[str]:
    (listed,) = lists(trips())
    return [item.facts["title"].text for item in left(listed, steps)]


@pytest.mark.parametrize(
    ("step", "kept"),
    [
        ({"op": "often", "fact": "line", "times": 0}, ["Lisbon", "Porto", "Braga"]),
        ({"op": "often", "fact": "line", "times": 1}, ["Faro", "Evora"]),
        ({"op": "often", "fact": "line", "times": 2}, []),
        ({"op": "filter", "fact": "price", "cmp": "in", "value": [90, 150]}, ["Lisbon", "Braga"]),
        (
            {"op": "filter", "fact": "day", "cmp": "near", "value": "2026-10-11", "span": 7},
            ["Lisbon", "Porto", "Braga"],
        ),
        (
            {"op": "filter", "fact": "departure", "cmp": "near", "value": "09:00", "span": 60},
            ["Lisbon", "Porto"],
        ),
        ({"op": "gap", "fact": "price", "other": "former", "order": "desc"}, ["Porto"]),
        ({"op": "gap", "fact": "former", "other": "price", "order": "asc"}, ["Braga"]),
        ({"op": "gap", "fact": "price", "other": "nothing", "order": "asc"}, []),
    ],
)
def test_what_a_step_leaves(step: dict[str, Any], kept: list[str]) -> None:
    assert cities(step) == kept


def test_gaps_that_hardly_differ_are_no_answer() -> None:
    few = trips()
    near = {**few.groups["t0"].facts, "former": Fact(219, "$219")}  # 99 beside Porto's 100
    group = few.groups["t0"]
    text = group.text.replace("$150", "$219")
    groups = {**few.groups, "t0": Group("t0", group.box, "trips", "", 0, "t0", near, text)}
    (listed,) = lists(tree(*few.elements, groups=groups, kinds=few.kinds))
    step = {"op": "gap", "fact": "price", "other": "former", "order": "desc"}
    assert len(left(listed, [step])) == 2


def test_what_comes_as_often_as_something_else_does_not_come_most_often() -> None:
    screen = trips()
    line = {"line": Fact("Nordic", "Nordic")}  # twice each: Azul, Nordic
    group = screen.groups["t0"]
    facts, text = {**group.facts, **line}, group.text.replace("Azul", "Nordic")
    groups = {**screen.groups, "t0": Group("t0", group.box, "trips", "", 0, "t0", facts, text)}
    (listed,) = lists(tree(*screen.elements, groups=groups, kinds=screen.kinds))
    assert left(listed, [{"op": "often", "fact": "line", "times": 0}]) == []
    assert len(left(listed, [{"op": "often", "fact": "line", "times": 2}])) == 4


def test_of_two_prices_the_one_that_is_meant_is_named() -> None:
    screen = trips()
    for compare, value in (("<", 100), ("in", [90, 150])):
        step = {"op": "filter", "fact": "price", "cmp": compare, "value": value, "like": "$80"}
        query = {"task": "reasoning", "list": "trips", "part": "title", "steps": [step]}
        for number in range(20):
            said = say(Stream(str(number)), query, screen, "")
            assert "price" in said["en"]
            assert "价格" in said["zh"]


def test_how_steps_are_said() -> None:
    screen = trips()
    near = {"op": "filter", "fact": "day", "cmp": "near", "value": "2026-10-11", "span": 7}
    cheapest = {"op": "nth", "fact": "price", "order": "asc", "n": 1}
    steps = [{**near, "text": "11 Oct"}, cheapest]
    query = {"task": "reasoning", "list": "trips", "part": "title", "steps": steps}
    assert resolve(query, screen) == ["n1"]
    said = {say(Stream(str(n)), query, screen, "")["en"] for n in range(40)}
    assert any(
        "a week of 11 Oct" in text or "a week before or after 11 Oct" in text for text in said
    )
    chinese = {say(Stream(str(n)), query, screen, "")["zh"] for n in range(40)}
    assert all("一周" in text and "11 Oct" in text for text in chinese)
    assert operations(steps) == ("between", "compare")
    assert depth(steps) == 2


def test_every_operation_is_asked_and_every_question_has_one_answer() -> None:
    screen = trips()
    seen: set[str] = set()
    for number in range(30):
        for question in propose(Stream(str(number)), screen):
            assert resolve(question.query, screen) == [question.target]
            assert 1 <= question.depth <= 3
            seen |= set(question.operations)
    assert {"compare", "sort", "filter", "count", "compute", "between"} <= seen


def test_a_plan_can_be_executed_on_any_list() -> None:
    (listed,) = lists(trips())
    for number in range(300):
        for step in (steps := plan(Stream(str(number)), listed)):
            assert step["fact"] in listed.facts
        left(listed, steps)
