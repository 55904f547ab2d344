"""Pools on disk, and the choice from them."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.suites.pro.listings import listings
from pointerbench.suites.pro.pools import read_pool, write_pool
from pointerbench.suites.pro.selection import app_at, select
from pointerbench.values.errors import UsageError

TURNS = "any/turns"
ROW: dict[str, Any] = {
    "source_id": "images_daw_02_el8",
    "source_file": "images_daw_02.png",
    "instruction": "Let the drums be heard alone.",
    "bbox": [100, 100, 140, 124],
    "element_type": "icon",
    "app": "A DAW",
    "app_slug": "daw",
    "app_category": "creative",
    "platform": "macos",
    "image_size": [1024, 768],
    "confidence": 1.0,
}


def pool(apps: int, screens: int, targets: int) -> list[dict[str, Any]]:
    return [
        ROW
        | {
            "app_slug": f"app{app}",
            "source_file": f"images_app{app}_{screen:02d}.png",
            "source_id": f"images_app{app}_{screen:02d}_el{target}",
            "element_type": ("icon", "text", "other")[target % 3],
        }
        for app in range(apps)
        for screen in range(1, screens + 1)
        for target in range(targets)
    ]


def test_a_pool_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "pool.ndjson"
    rows = pool(2, 2, 3)
    assert write_pool(path, rows) == len(rows)
    assert list(read_pool(path)) == rows


def test_a_missing_pool_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"none\.ndjson: no such pool"):
        list(read_pool(tmp_path / "none.ndjson"))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("{", "not JSON"),
        ("[1]", "expected an object with source_id"),
        (json.dumps(ROW | {"instruction": 3}), "instruction is 3, expected a str"),
        (json.dumps({k: v for k, v in ROW.items() if k != "bbox"}), "bbox is None"),
        (json.dumps(ROW | {"bbox": [1, 2, 3]}), r"expected bbox \[x1, y1, x2, y2\]"),
        (json.dumps(ROW | {"bbox": [9, 9, 5, 20]}), "does not lie in a picture of 1024x768"),
        (json.dumps(ROW | {"bbox": [1000, 9, 1030, 20]}), "does not lie in a picture"),
        (json.dumps(ROW | {"element_type": "ikon"}), "element_type is 'ikon', expected one of"),
    ],
)
def test_a_wrong_row_is_named_with_file_and_line(tmp_path: Path, line: str, said: str) -> None:
    path = tmp_path / "pool.ndjson"
    path.write_text(f"{json.dumps(ROW)}\n{line}\n", "utf-8")
    with pytest.raises(UsageError, match=rf"pool\.ndjson:2: .*{said}"):
        list(read_pool(path))


@given(st.integers(1, 40), st.integers(0, 10**6))
def test_every_round_goes_over_all_applications(apps: int, start: int) -> None:
    names = tuple(f"app{number}" for number in range(apps))
    first = start * apps
    turns = [app_at(index, names, TURNS) for index in range(first, first + apps)]
    assert {name for name, _ in turns} == set(names)
    assert {turn for _, turn in turns} == {start}


def test_five_of_each_application_one_from_each_screen() -> None:
    chosen = list(select(pool(20, 5, 9), 3, 100, TURNS))
    assert set(Counter(row["app_slug"] for row in chosen).values()) == {5}
    assert len({row["source_file"] for row in chosen}) == 100


@given(st.randoms(use_true_random=False), st.integers(0, 99))
def test_the_choice_does_not_depend_on_the_order_of_the_pool(random: Any, seed: int) -> None:
    rows = pool(4, 3, 4)
    mixed = rows[:]
    random.shuffle(mixed)
    assert list(select(rows, seed, 20, TURNS)) == list(select(mixed, seed, 20, TURNS))


def test_nothing_is_chosen_twice_and_everything_in_the_end() -> None:
    rows = pool(3, 2, 4)
    chosen = [row["source_id"] for row in select(rows, 1, 1000, TURNS)]
    assert sorted(chosen) == sorted(row["source_id"] for row in rows)


def test_another_seed_chooses_others() -> None:
    rows = pool(10, 5, 9)
    one, other = ({row["source_id"] for row in select(rows, seed, 50, TURNS)} for seed in (1, 2))
    assert one != other


def test_an_application_with_little_leaves_its_turns_to_others() -> None:
    rows = [*pool(3, 2, 6), *({**ROW, "app_slug": "zz", "source_id": "only"},)]
    chosen = [row["app_slug"] for row in select(rows, 1, 20, TURNS)]
    assert len(chosen) == 20
    assert chosen.count("zz") == 1


def test_listings_count_and_hold_out() -> None:
    rows = list(select(pool(4, 3, 6), 1, 12, TURNS))
    files = listings(rows)
    counted = json.loads(files["apps.json"])
    assert counted["examples"] == 12
    assert counted["apps"]["app0"]["examples"] == 3
    assert sum(counted["apps"]["app0"]["source_file"].values()) == 3
    assert sum(counted["element_type"].values()) == 12
    assert files["heldout_source_ids.txt"].split() == sorted(row["source_id"] for row in rows)
