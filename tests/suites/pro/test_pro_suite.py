"""The Pro suite as the builder sees it, and its official set."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from pointerbench import build
from pointerbench.contract.task import Options, Screen
from pointerbench.suites.pro.app import CATEGORIES, load_app, quotes, slugs
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.gates import iou
from pointerbench.suites.pro.scenes import ScenesSource
from pointerbench.suites.pro.source import ELEMENT_TYPES, PAINTS
from pointerbench.suites.pro.suite import SUITE
from pointerbench.values.geometry import Box

OFFICIAL = Path(__file__).parents[3] / "data" / "pro" / "test"
ROOT = Path(__file__).parents[3]


def official() -> list[dict[str, object]]:
    lines = (OFFICIAL / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.parametrize("index", [0, 3, 57, 101])
def test_an_example_depends_on_its_arguments_only(index: int) -> None:
    one = SUITE.make(index, 5, "test", Options())
    SUITE.make(index + 1, 5, "test", Options())
    again = SUITE.make(index, 5, "test", Options())
    assert one.example.line() == again.example.line()
    assert one.picture is not None
    assert again.picture is not None
    assert one.picture.tobytes() == again.picture.tobytes()


def test_seeds_and_splits_share_no_screen() -> None:
    ids = {
        SUITE.make(0, seed, split, Options()).picture.tobytes()  # type: ignore[union-attr]
        for seed, split in ((5, "test"), (6, "test"), (5, "train"))
    }
    assert len(ids) == 3


@pytest.mark.parametrize("index", range(0, 40, 5))
def test_what_the_extractor_finds_is_the_truth(index: int) -> None:
    proved = SUITE.prove(index, 5, "test", Options())
    truth = proved.candidate.truth
    assert truth is not None
    assert Box(*proved.row["bbox"]) == truth


@pytest.mark.parametrize("slug", slugs()[::17])
def test_every_candidate_of_a_screen_is_recovered_to_the_pixel(slug: str) -> None:
    source = ScenesSource(5)
    screenshot = source.screenshot(slug, 2)
    lost = 0
    for candidate in screenshot.candidates:
        found = extract(screenshot.picture, source.painted(screenshot, candidate))
        if found.box is None:
            lost += 1
        else:
            assert found.box == candidate.truth
            assert found.measures.paint in PAINTS
    assert lost <= len(screenshot.candidates) // 10


def test_a_screen_does_not_offer_one_kind_only() -> None:
    counts = Counter(
        candidate.element_type
        for slug in slugs()[::9]
        for candidate in ScenesSource(5).screenshot(slug, 3).candidates
    )
    assert set(counts) == set(ELEMENT_TYPES)
    assert max(counts.values()) < 3 * min(counts.values())


def test_users_choose_applications_categories_and_kinds() -> None:
    only = {"app_category": ("finance",), "element_type": ("icon",)}
    for index in range(6):
        row = SUITE.make(index, 5, "test", Options(only=only)).example.row
        assert (row["app_category"], row["element_type"]) == ("finance", "icon")
    mixed = Options(mix={"text": 1.0})
    assert SUITE.make(0, 5, "test", mixed).example.row["element_type"] == "text"


def test_a_screen_may_be_larger_and_finer() -> None:
    options = Options(Screen(1280, 800, 1.5))
    made = SUITE.make(2, 5, "test", options)
    assert made.picture is not None
    assert made.picture.size == (1920, 1200)
    assert Box(0, 0, 1920, 1200).covers(Box(*made.example.row["bbox"]))


def test_an_unknown_application_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["pro", "--seed", "1", "--only", "app_slug=photoshopp", "--out", str(tmp_path)]
    assert build.main(command) == 2
    assert "did you mean 'photoshop'?" in capsys.readouterr().err


# --- the official set -----------------------------------------------------------------------------


def test_the_official_set_has_five_of_each_application() -> None:
    rows = official()
    assert len(rows) == 500
    assert set(Counter(row["app_slug"] for row in rows).values()) == {5}
    assert {row["app_category"] for row in rows} == set(CATEGORIES)
    assert len({row["source_file"] for row in rows}) == 500
    assert len({row["source_id"] for row in rows}) == 500


def test_no_element_type_of_the_official_set_is_under_a_quarter() -> None:
    counts = Counter(row["element_type"] for row in official())
    assert set(counts) == set(ELEMENT_TYPES)
    assert min(counts.values()) >= 125


def test_no_instruction_of_the_official_set_is_said_twice_or_quotes() -> None:
    rows = official()
    said = Counter(str(row["instruction"]).lower() for row in rows)
    assert [words for words, count in said.items() if count > 2] == []
    for row in rows:
        if row["element_type"] == "icon":
            for entry in load_app(str(row["app_slug"])).functions.values():
                if str(row["instruction"]) in entry.does:
                    assert not quotes(str(row["instruction"]), entry.label)


def test_targets_of_the_official_set_are_neither_tiny_nor_huge() -> None:
    middle = Box(511, 383, 513, 385)
    for row in official():
        box = Box(*row["bbox"])  # type: ignore[misc]
        assert min(box.width, box.height) >= 6
        assert box.area <= 0.08 * 1024 * 768
        assert iou(box, middle) == 0


def test_the_listings_are_those_of_the_official_set() -> None:
    rows = official()
    listed = json.loads((ROOT / "apps.json").read_text("utf-8"))
    assert listed["examples"] == 500
    assert len(listed["apps"]) == 100
    held = (ROOT / "heldout_source_ids.txt").read_text("utf-8").split()
    assert held == sorted(str(row["source_id"]) for row in rows)


def test_the_official_manifest_counts_what_was_turned_away() -> None:
    manifest = json.loads((OFFICIAL / "MANIFEST.json").read_text("utf-8"))
    assert manifest["seed"] == SUITE.official_seed
    assert manifest["suite_version"] == SUITE.version
    assert manifest["rejects"]
    assert sum(manifest["counts"]["app_slug"].values()) == 500
