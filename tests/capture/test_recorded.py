"""The pure parts on what real programs once told and showed: trees, windows, pictures."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pointerbench.capture.captured import State
from pointerbench.capture.desktop.defects import mended
from pointerbench.capture.desktop.elements import Reading
from pointerbench.capture.desktop.node import Node, Ref
from pointerbench.capture.desktop.rows import gathered
from pointerbench.capture.desktop.stack import Window
from pointerbench.capture.desktop.visible import seen
from pointerbench.capture.evidence import judge_change
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import read_state, write_state
from pointerbench.values.geometry import Box

HOME = Path(__file__).parent / "recorded"
NAMES = sorted(path.stem for path in HOME.glob("*.json"))
DIRECTIONS = [(8, 8), (-8, 8), (8, -8), (-8, -8)]


def content_of(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((HOME / f"{name}.json").read_text("utf-8"))
    return content


def node_of(row: dict[str, Any]) -> Node:
    box = Box(*row["box"]) if row["box"] else None
    sets = {key: frozenset(row[key]) for key in ("states", "interfaces")}
    labels = tuple(Ref(*label) for label in row["labels"])
    return Node(**{**row, **sets, "ref": Ref(*row["ref"]), "box": box, "labels": labels})


def reading_of(name: str) -> Reading:
    content = content_of(name)
    nodes = [node_of(row) for row in content["nodes"]]
    stack = [Window(**{**row, "box": Box(*row["box"])}) for row in content["windows"]]
    pixels = read_picture(HOME / f"{name}.png")
    nodes = gathered(mended(nodes)[0])
    height, width = pixels.shape[:2]
    return Reading(nodes, seen(nodes, stack, (width, height)), pixels)


def test_something_is_recorded() -> None:
    assert NAMES


@pytest.mark.parametrize("name", NAMES)
def test_elements_lie_on_the_screen_and_are_kept(name: str, tmp_path: Path) -> None:
    reading = reading_of(name)
    elements, groups = reading.elements()
    height, width = reading.pixels.shape[:2]
    assert len(elements) > 10
    assert all(Box(0, 0, width, height).covers(element.box) for element in elements)
    assert len({element.id for element in elements}) == len(elements)
    state = State(name, (width, height), tuple(elements), groups, reading.lists)
    assert read_state(write_state(tmp_path, state)) == state
    assert len(state.tree().elements) == len(elements)


@pytest.mark.parametrize("name", NAMES)
def test_what_lights_up_under_the_pointer_is_the_element(name: str) -> None:
    verdicts = [
        judge_change("hover", *pictures, box, masks).verdict
        for pictures, box, masks in hovers_of(name)
    ]
    assert "contradicted" not in verdicts
    assert verdicts.count("confirmed") >= 3


@pytest.mark.parametrize("name", NAMES)
def test_boxes_that_are_eight_pixels_off_are_found_out(name: str) -> None:
    right = [
        found
        for found in hovers_of(name)
        if judge_change("hover", *found[0], *found[1:]).verdict == "confirmed"
    ]
    for pictures, box, masks in right:
        for dx, dy in DIRECTIONS:
            verdict = judge_change("hover", *pictures, box.moved(dx, dy), masks).verdict
            assert verdict != "confirmed", box


def hovers_of(name: str) -> list[tuple[tuple[Any, Any], Box, list[Box]]]:
    """The pictures before and with the pointer on an element, its box, and what is masked."""
    before = read_picture(HOME / f"{name}.png")
    found = []
    for row in content_of(name)["hovers"]:
        x1, y1, x2, y2 = row["around"]
        after = before.copy()
        after[y1:y2, x1:x2] = read_picture(HOME / row["picture"])
        masks = [Box(*mask) for mask in row["masks"]]
        found.append(((before, after), Box(*row["box"]), masks))
    return found
