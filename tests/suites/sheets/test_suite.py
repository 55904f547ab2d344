"""The Sheets suite as it is written: properties that hold for every example of any seed."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from typing import Any

import pytest

from pointerbench.building.engines import pictured
from pointerbench.contract.task import Options, Screen
from pointerbench.picture.frame import Frame
from pointerbench.suites.sheets.categories import CATEGORIES
from pointerbench.suites.sheets.regions import GridRegions
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.suite import SUITE
from pointerbench.values.example import Row

COUNT = 250  # one whole cycle of categories


@cache
def rows() -> list[Row]:
    return [SUITE.make(i, 11, "test", Options()).example.row for i in range(COUNT)]


def test_every_row_has_the_same_keys_and_types_and_no_null() -> None:
    def shape(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: shape(each) for key, each in value.items() if key != "regions"}
        return (type(value), len(value)) if isinstance(value, list) else type(value)

    assert len({json.dumps(shape(row), default=str) for row in rows()}) == 1


def test_boxes_lie_in_the_picture_and_points_in_their_boxes() -> None:
    for row in rows():
        (x1, y1, x2, y2), (x, y) = row["bbox"], row["point"]
        width, height = row["image_size"]
        assert 0 <= x1 < x2 <= width
        assert 0 <= y1 < y2 <= height
        assert x1 <= x < x2
        assert y1 <= y < y2
        assert abs(2 * x - x1 - x2) <= 1
        assert abs(2 * y - y1 - y2) <= 1
        assert {**row["eval"], "regions": []} == {
            "type": "point_in_bbox",
            "bbox": row["bbox"],
            "regions": [],
        }
        assert row["eval"]["regions"][0] == row["bbox"]


def test_the_mix_is_as_weighed() -> None:
    counted = Counter(row["category"] for row in rows())
    assert counted == {name: entry.weight for name, entry in CATEGORIES.items()}
    assert all(row["data_type"] == CATEGORIES[row["category"]].data_type for row in rows())
    assert Counter(row["ui_style"] for row in rows()) == dict.fromkeys(SKINS, COUNT // len(SKINS))
    assert Counter(row["language"] for row in rows()) == {"en": 225, "de": 25}


def test_instructions_differ_and_screens_too() -> None:
    assert len({row["instruction"] for row in rows()}) > COUNT * 0.9
    assert len({json.dumps(row["sheet"]) + str(row["bbox"]) for row in rows()}) > COUNT * 0.98


def test_most_windows_are_scrolled_and_some_go_past_column_z() -> None:
    firsts = [row["sheet"]["first_cell"] for row in rows()]
    assert sum(first == "A1" for first in firsts) < COUNT * 0.2
    assert sum(first[1].isalpha() for first in firsts) > COUNT * 0.08


def test_the_middle_of_the_picture_is_never_right() -> None:
    for row in rows():
        for x1, y1, x2, y2 in row["eval"]["regions"]:
            assert not (x1 <= 512 <= x2 and y1 <= 384 <= y2)


def test_lines_and_corners_are_6_pixels_or_more_at_every_zoom() -> None:
    lines = [row for row in rows() if row["data_type"] in {"edge", "corner"}]
    assert {row["sheet"]["zoom"] for row in lines} & {75, 80, 85, 90}
    for row in lines:
        x1, y1, x2, y2 = row["bbox"]
        assert min(x2 - x1, y2 - y1) >= 6, row["id"]


def test_a_coloured_row_or_column_may_be_answered_in_its_header() -> None:
    met = set()
    for index in range(40):
        made = SUITE.make(index, 3, "test", Options(mix={"cell_color": 1}))
        row, frame = made.example.row, made.frame
        x1, y1, x2, y2 = row["bbox"]
        said = row["instruction"].lower()
        for noun, axis, side in (("row", 1, y2 - y1), ("column", 0, x2 - x1)):
            if re.search(r"\bcell\b|zelle", said) or not re.search(rf"\b{noun}\b", said):
                continue
            met.add(noun)
            _, header = row["eval"]["regions"]
            assert isinstance(frame, Frame)
            assert tuple(header) in {
                tuple(frame.regions[name]) for name in frame.regions if name[0] == noun
            }
            assert (header[axis], header[axis + 2] - header[axis]) == (row["bbox"][axis], side)
    assert met == {"row", "column"}


def test_a_fifth_of_the_cells_that_are_called_by_name_is_empty() -> None:
    empty = 0
    for index in range(100):
        made = SUITE.make(index, 4, "test", Options(mix={"cell_ref": 1}))
        assert isinstance(made.frame, Frame)
        regions = made.frame.regions
        assert isinstance(regions, GridRegions)
        x, y = made.example.row["point"]
        cell = regions.grid.sheet.cells.get(regions.grid.cell_at(x, y) or (0, 0))
        empty += cell is None or not cell.text
    assert 20 <= empty <= 50


@pytest.mark.parametrize("index", range(0, 60, 7))
def test_an_example_does_not_depend_on_what_was_made_before(index: int) -> None:
    alone = SUITE.make(index, 11, "test", Options())
    assert alone.example.row == rows()[index]


@pytest.mark.parametrize("other", [("train", 11), ("test", 12)])
def test_other_seeds_and_splits_share_no_example(other: tuple[str, int]) -> None:
    split, seed = other
    made = [SUITE.make(i, seed, split, Options()).example.row for i in range(20)]
    assert not any(row == rows()[i] for i, row in enumerate(made))


@pytest.mark.parametrize("category", CATEGORIES)
@pytest.mark.parametrize("screen", [Screen(800, 600), Screen(1600, 900, 1.5)])
def test_every_category_can_be_asked_on_any_screen(category: str, screen: Screen) -> None:
    options = Options(screen, {category: 1})
    made = SUITE.make(3, 5, "train", options)
    row = made.example.row
    assert row["category"] == category
    assert tuple(row["image_size"]) == screen.pixels == pictured(made).size


def test_a_coloured_target_is_filled_with_one_colour_that_its_surroundings_are_not() -> None:
    for index in range(12):
        made = SUITE.make(index, 3, "test", Options(mix={"cell_color": 1}))
        box, image = made.example.row["bbox"], pictured(made)
        inside = image.crop(box)
        colours = inside.getcolors(inside.width * inside.height) or []
        share, fill = max(colours)
        assert share >= inside.width * inside.height * 0.5
        left, top, right, _ = box
        around = [(left - 3, top + 4), (right + 2, top + 4), (left + 4, top - 3)]
        beside = [image.getpixel(spot) for spot in around if 0 <= spot[0] < image.width]
        assert fill not in beside
