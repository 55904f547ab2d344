"""The official GD set as it lies in the repository: no browser is needed to check or to show it."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from pointerbench.building.preview import write_preview
from pointerbench.elements.tree import TYPES

SET = Path(__file__).parents[3] / "data" / "gd" / "test"


@pytest.fixture(scope="module")
def rows() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (SET / "metadata.jsonl").read_text("utf-8").splitlines()]


def test_rows_and_layers_are_the_manifests(rows: list[dict[str, Any]]) -> None:
    manifest = json.loads((SET / "MANIFEST.json").read_text("utf-8"))
    assert len(rows) == manifest["count"] == 2400
    for name, digest in (("metadata", "rows_sha256"), ("layers", "layers_sha256")):
        assert hashlib.sha256((SET / f"{name}.jsonl").read_bytes()).hexdigest() == manifest[digest]


def test_every_picture_is_there_and_all_weigh_what_a_repository_bears(
    rows: list[dict[str, Any]],
) -> None:
    sizes = {row["file_name"]: tuple(row["image_size"]) for row in rows}
    assert len(sizes) == 480
    assert sum((SET / name).stat().st_size for name in sizes) < 35.2e6
    for name, size in sizes.items():
        with Image.open(SET / name) as picture:
            assert (picture.format, picture.size) == ("WEBP", size)
    assert len(set(sizes.values())) >= 30
    assert {(320, 568), (3840, 2160)} <= set(sizes.values())


def test_it_is_mixed_as_it_says(rows: list[dict[str, Any]]) -> None:
    tasks = Counter(row["task"] for row in rows)
    wanted = {"element": 26, "spatial": 17, "visual": 13, "reasoning": 18, "functional": 11}
    assert tasks == {task: 24 * share for task, share in (wanted | {"refusal": 15}).items()}
    types = Counter(row["element_type"] for row in rows)
    assert all(types[name] >= 60 for name in TYPES)
    assert Counter(row["platform"] for row in rows) == {"web": 960, "mobile": 720, "desktop": 720}
    assert Counter(row["language"] for row in rows) == {"en": 1200, "zh": 1200}
    assert len({row["app"] for row in rows}) == 60


def test_a_refusal_stands_beside_its_twin(rows: list[dict[str, Any]]) -> None:
    pairs = Counter(row["pair_id"] for row in rows if row["pair_id"])
    assert len(pairs) == 360 and set(pairs.values()) == {2}
    screens = {row["pair_id"]: row["screen"] for row in rows if row["task"] == "refusal"}
    assert all(row["screen"] == screens[row["pair_id"]] for row in rows if row["pair_id"])


def test_it_can_be_shown(tmp_path: Path) -> None:
    write_preview(SET, tmp_path / "preview.png")
    with Image.open(tmp_path / "preview.png") as sheet:
        assert sheet.width > 2000
