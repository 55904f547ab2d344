"""The Pro suite as the builder sees it, and its official sets."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pointerbench import build
from pointerbench.contract.task import Options
from pointerbench.pages.show import forget
from pointerbench.suites.pro.catalogue import CATEGORIES, LOOKS, apps, card
from pointerbench.suites.pro.composing import drawn as document
from pointerbench.suites.pro.gates import iou
from pointerbench.suites.pro.large import SCREENS
from pointerbench.suites.pro.large import SUITE as LARGE
from pointerbench.suites.pro.source import ELEMENT_TYPES
from pointerbench.suites.pro.suite import SUITE, ProSuite
from pointerbench.suites.pro.wishes import LONG
from pointerbench.values.geometry import Box

ROOT = Path(__file__).parents[3]
SETS = ("pro", "pro-4k")
MOST_BYTES = 35_000_000  # of the committed pictures


def folder(name: str) -> Path:
    return ROOT / "data" / name / "test"


@cache
def official(name: str) -> list[dict[str, Any]]:
    lines = (folder(name) / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def box_of(row: dict[str, Any]) -> Box:
    return Box(*row["bbox"])


# --- the builder's suite --------------------------------------------------------------------------


@pytest.fixture(scope="module")
def _browser(chromium_runs: None) -> Iterator[None]:
    yield
    forget()


@pytest.mark.usefixtures("_browser")
def test_seeds_and_splits_share_no_screen() -> None:
    made = [
        SUITE.make(0, seed, split, Options())
        for seed, split in ((5, "test"), (6, "test"), (5, "train"))
    ]
    assert len({one.picture.tobytes() for one in made if one.picture is not None}) == 3
    assert len({one.example.row["document"] for one in made}) == 3


@pytest.mark.usefixtures("_browser")
def test_users_choose_applications_categories_and_kinds() -> None:
    only = {"app_category": ("finance",), "element_type": ("icon",)}
    for index in range(2):
        row = SUITE.make(index, 5, "test", Options(only=only)).example.row
        assert (row["app_category"], row["element_type"]) == ("finance", "icon")
    mixed = Options(only={"app_slug": ("slack",)}, mix={"text": 1.0})
    assert SUITE.make(0, 5, "test", mixed).example.row["element_type"] == "text"


def test_an_unknown_application_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["pro", "--seed", "1", "--only", "app_slug=photoshopp", "--out", str(tmp_path)]
    assert build.main(command) == 2
    assert "did you mean 'photoshop'?" in capsys.readouterr().err


def test_there_are_a_hundred_applications_of_all_categories_and_platforms() -> None:
    own = apps().values()
    assert len(own) == 100
    assert len({card(app).name for app in own}) == 100
    assert {app.domain for app in own} == set(CATEGORIES)
    assert {look for app in own for look in app.own["looks"]} == set(LOOKS)
    assert [app.id for app in own if len(app.functions) < 30] == []


@pytest.mark.parametrize("split", ["test", "train"])
def test_documents_do_not_come_again(split: str) -> None:
    """Two screens of an application have two documents, also at two seeds."""
    for app in apps().values():
        drawn = {
            json.dumps(document(app, number, seed, split)[1], sort_keys=True, default=str)
            for number in range(1, 4)
            for seed in (1, 2)
        }
        assert len(drawn) == 6, app.id


# --- the official sets ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SETS)
def test_an_official_set_has_five_of_each_application(name: str) -> None:
    rows = official(name)
    assert len(rows) == 500
    assert set(Counter(row["app_slug"] for row in rows).values()) == {5}
    assert {row["app_category"] for row in rows} == set(CATEGORIES)
    assert len({row["source_file"] for row in rows}) == 500
    assert len({row["source_id"] for row in rows}) == 500


@pytest.mark.parametrize("name", SETS)
def test_no_element_type_of_an_official_set_is_rare(name: str) -> None:
    counts = Counter(row["element_type"] for row in official(name))
    assert set(counts) == set(ELEMENT_TYPES)
    assert min(counts.values()) >= {"pro": 125}.get(name, 100)


def test_no_instruction_of_the_official_sets_is_said_twice() -> None:
    for name in SETS:
        said = Counter(str(row["instruction"]).lower() for row in official(name))
        assert [words for words, count in said.items() if count > 1] == []


@pytest.mark.parametrize("name", SETS)
def test_a_third_of_the_instructions_is_long_and_some_are_questions(name: str) -> None:
    said = [str(row["instruction"]) for row in official(name)]
    assert sum(len(text.split()) >= LONG for text in said) >= 0.3 * len(said)
    assert max(len(text.split()) for text in said) <= 30
    assert sum(text.endswith("?") for text in said) >= 0.03 * len(said)


@pytest.mark.parametrize("name", SETS)
def test_most_of_an_official_set_is_proved_by_clicks_or_queries(name: str) -> None:
    counts = Counter(row["proof"] for row in official(name))
    assert set(counts) <= {"clicked", "queried", "authored"}
    assert counts["authored"] <= 0.15 * counts.total()


def test_targets_of_the_official_set_are_neither_tiny_nor_huge() -> None:
    middle = Box(511, 383, 513, 385)
    for row in official("pro"):
        box = box_of(row)
        assert min(box.width, box.height) >= 6
        assert box.area <= 0.08 * 1024 * 768
        assert iou(box, middle) == 0


def test_targets_of_the_large_set_are_small_shares_of_screens_of_all_sizes() -> None:
    rows = official("pro-4k")
    least, most = LARGE.shares
    for row in rows:
        width, height = row["image_size"]
        assert least <= box_of(row).area / (width * height) <= most
    sizes = Counter(tuple(row["image_size"]) for row in rows)
    assert sizes == Counter(SCREENS[index % len(SCREENS)].pixels for index in range(500))


def test_the_committed_pictures_are_light() -> None:
    pictures = sorted(folder("pro").glob("*.webp"))
    assert len(pictures) == 500
    assert sum(path.stat().st_size for path in pictures) <= MOST_BYTES


def test_the_listings_are_those_of_the_official_set() -> None:
    rows = official("pro")
    listed = json.loads((ROOT / "apps.json").read_text("utf-8"))
    assert listed["examples"] == 500
    assert len(listed["apps"]) == 100
    held = (ROOT / "heldout_source_ids.txt").read_text("utf-8").split()
    assert held == sorted(str(row["source_id"]) for row in rows)


@pytest.mark.parametrize("suite", [SUITE, LARGE], ids=SETS)
def test_an_official_manifest_counts_what_was_turned_away(suite: ProSuite) -> None:
    manifest = json.loads((folder(suite.name) / "MANIFEST.json").read_text("utf-8"))
    assert manifest["seed"] == suite.official_seed
    assert manifest["suite_version"] == suite.version
    assert manifest["rejects"]
    assert sum(manifest["counts"]["app_slug"].values()) == 500
