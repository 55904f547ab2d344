"""The committed rows of the official Text set: they are those that are made, and keep its rules."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pointerbench.contract.mix import category_at
from pointerbench.contract.task import Options
from pointerbench.suites.text.categories import CATEGORIES
from pointerbench.suites.text.reading import Reading
from pointerbench.suites.text.suite import SUITE, Proved
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.suites.text.targets import neighbours
from pointerbench.suites.text.tolerance import SLACK, iou
from pointerbench.values.example import row_line
from pointerbench.values.geometry import Box

METADATA = Path(__file__).parents[3] / "data/text/test/metadata.jsonl"
BOXED = [
    index for index in range(500) if CATEGORIES[category_at(index, SUITE.mix)].answer == "bbox"
]


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in METADATA.read_text("utf-8").splitlines()]


def proved(index: int) -> Proved:
    return SUITE.prove(index, SUITE.official_seed, "test", Options())


@pytest.mark.parametrize("part", range(8))
def test_every_box_row_keeps_the_rule(part: int, rows: list[dict[str, Any]]) -> None:
    """All boxes within the slack pass; all that take in a neighbour fail."""
    for index in BOXED[part::8]:
        made = proved(index)
        assert row_line(made.row) == row_line(rows[index]), index
        box, least = Box(*made.row["bbox"]), made.row["eval"]["min_iou"]
        reach = range(-SLACK, SLACK + 1)
        for shift in product(reach, repeat=4):
            near = Box(*(side + by for side, by in zip(box, shift, strict=True)))
            assert iou(box, near) >= least, (index, shift)
        beside = neighbours(made.shot, made.task, Reading(made.shot.page))
        for other in beside:
            assert iou(box, box.union(other)) < least, (index, other)


def test_shares_of_the_set(rows: list[dict[str, Any]]) -> None:
    assert [row["id"] for row in rows] == [f"pbt_{index:04d}" for index in range(500)]
    for level in ("easy", "medium", "hard"):
        kinds = Counter(row["data_type"] for row in rows if row["difficulty"] == level)
        assert 0.25 <= kinds.total() / 500 <= 0.42
        assert sum(count >= 0.05 * kinds.total() for count in kinds.values()) >= 4, kinds
    carets = [SURFACES[row["surface"]] for row in rows if row["data_type"] == "caret"]
    assert sum(bool(surface.edits) for surface in carets) / len(carets) >= 0.8
    assert all(surface.edits or surface.selects for surface in carets)
    assert len({row["surface"] for row in rows}) >= 100
    assert len({row["font"] for row in rows}) >= 24
    assert {row["theme"] for row in rows} == {"light", "dark"}
    english = [row for row in rows if row["language"] == "en"]
    assert len(english) == 250
    assert sum(row["content_language"] != "en" for row in english) == 50
    for language in ("de", "fr", "es", "it", "nl"):
        own = [row for row in rows if row["language"] == language]
        assert len(own) == 50
        assert all(row["content_language"] == language for row in own)


def test_narrow_targets_are_hard(rows: list[dict[str, Any]]) -> None:
    for row in rows:
        x1, y1, x2, y2 = row["bbox"]
        if min(x2 - x1, y2 - y1) < 4:
            assert row["difficulty"] == "hard"
