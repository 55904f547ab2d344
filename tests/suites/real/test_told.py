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
        (replace(BOX, type="button", role="column header", text="Name"), "button"),
    ],
)
def test_an_element_is_told_of_by_its_looks(element: Captured, type_: str) -> None:
    assert _as_told(element).type == type_
