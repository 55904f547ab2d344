"""Selections on trees made by hand: what a row that is cut off counts for."""

from __future__ import annotations

import pytest
from handmade import element, tree

from pointerbench.asking.selecting import Selection, queries, resolve
from pointerbench.elements.tree import ElementTree, Fact, FactKind, Group, ListKind
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

KIND = ListKind(
    {"en": ("quote", "quotes")},
    "name",
    {"name": FactKind("label", {}), "price": FactKind("number", {})},
    {},
)


def quotes(*prices: int, cut: bool, read: bool = False) -> ElementTree:
    """Rows of 100 pixels with a price each; of the last one only the upper half is in sight, with
    its words where it can be ``read``."""
    groups, elements = {}, []
    for at, price in enumerate(prices):
        half = cut and at == len(prices) - 1
        box = (0, 100 * at, 400, 100 * at + (50 if half else 100))
        facts = {"name": Fact(f"Row {at}", f"Row {at}"), "price": Fact(price, str(price))}
        text = "" if half and not read else f"Row {at} {price}"
        groups[f"g{at}"] = Group(f"g{at}", Box(*box), "quotes", index=at, facts=facts, text=text)
        more = {"group": f"g{at}", "active": True, "whole": not half}
        elements.append(element(f"e{at}", "button", box, text=text, **more))
    return tree(*elements, groups=groups, kinds={"quotes": KIND})


@pytest.mark.parametrize("way", ["most", "least"])
def test_a_row_that_is_cut_off_is_not_compared(way: str) -> None:
    most = Selection("quotes", way, ("",), fact="price")
    (query,) = queries(Stream("test"), most, quotes(20, 50, 80, 10, cut=True))
    assert resolve(query, quotes(20, 50, 80, 10, cut=True)) == ["e2" if way == "most" else "e0"]
    assert resolve(query, quotes(20, 50, 80, 10, cut=False)) == ["e2" if way == "most" else "e3"]


def test_a_row_that_is_cut_off_but_can_be_read_is_not_beaten_unseen() -> None:
    for way, prices in (("least", (20, 50, 80, 10)), ("most", (20, 50, 80, 90))):
        asked = Selection("quotes", way, ("",), fact="price")
        assert list(queries(Stream("test"), asked, quotes(*prices, cut=True, read=True))) == []
    only = Selection("quotes", "only", ("",), fact="price")
    found = queries(Stream("test"), only, quotes(20, 50, 80, 50, cut=True, read=True))
    assert {query["value"] for query in found} == {"20", "80"}


def test_in_an_order_of_places_a_row_that_is_cut_off_has_its_own() -> None:
    after = Selection("quotes", "after", ("",), fact="y")
    found = queries(Stream("test"), after, quotes(20, 50, 80, 10, cut=True))
    assert {query["item"] for query in found} == {"Row 0", "Row 1", "Row 2"}


def test_of_an_item_that_is_drawn_in_several_groups_that_one_counts_which_holds_the_part() -> None:
    """A stack of effects whose heads have two buttons each, every button in a group of its own."""
    groups, elements = {}, []
    for at in range(3):
        for side, part in enumerate(("eye", "drop")):
            id_, box = f"{part}{at}", (40 * side, 100 * at, 40 * side + 30, 100 * at + 20)
            groups[id_] = Group(id_, Box(*box), "quotes", key=f"k{at}")
            elements.append(
                element(id_, "icon", box, group=id_, part=part, key=f"k{at}", active=True)
            )
    own = tree(*elements, groups=groups, kinds={"quotes": KIND})
    (query,) = queries(Stream("test"), Selection("quotes", "least", ("",), "y", part="drop"), own)
    assert resolve(query, own) == ["drop0"]
    assert not list(queries(Stream("test"), Selection("quotes", "least", ("",), "y"), own))
