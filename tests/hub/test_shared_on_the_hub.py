"""Rows that share a picture, and refusals without a box, in every layout that we write and read:
nothing is lost, no picture is mixed up, and the digest stays."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from gd_sample import SIZES, rows, write_set

from pointerbench import eval as scorer
from pointerbench.contract.layers import LAYERS
from pointerbench.contract.manifest import MANIFEST, read_manifest
from pointerbench.hub.columns import check_for_imagefolder, features
from pointerbench.hub.sets import FinishedSet
from pointerbench.hub.shards import write_shards
from pointerbench.imports.command import main as import_
from pointerbench.run.inputs.sources import check_pictures, data_tasks

pytest.importorskip("datasets", reason="Parquet needs the extra hub")


@pytest.fixture(scope="module")
def gd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_set(tmp_path_factory.mktemp("shared") / "gd")


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HF_HOME", "HF_DATASETS_CACHE", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "caches"))
    for name in ("HF_HUB_OFFLINE", "HF_DATASETS_OFFLINE"):
        monkeypatch.setenv(name, "1")


def as_parquet(gd: Path, home: Path) -> Path:
    """The set as it is published: rows and pictures in shards, manifest and layers beside."""
    manifest = read_manifest(gd)
    assert manifest is not None
    finished = FinishedSet("gd", gd, manifest, rows())
    write_shards(finished, features(rows(), "metadata.jsonl"), home)
    place = home / finished.place
    place.mkdir(parents=True)
    for name in (MANIFEST, LAYERS):
        (place / name).write_bytes((gd / name).read_bytes())
    return home / "data" / "gd"


def loaded(kind: str, **where: Any) -> Sequence[dict[str, Any]]:
    from datasets import load_dataset  # noqa: PLC0415 - reads the settings when imported
    from datasets.utils.logging import disable_progress_bar  # noqa: PLC0415

    disable_progress_bar()
    found: Sequence[dict[str, Any]] = list(load_dataset(kind, split="test", **where))
    return found


@pytest.mark.parametrize("layout", ["imagefolder", "parquet"])
def test_load_dataset_gives_each_row_its_picture(gd: Path, tmp_path: Path, layout: str) -> None:
    cache = str(tmp_path / "cache")
    if layout == "imagefolder":
        found = loaded(layout, data_dir=str(gd.parent), cache_dir=cache)
    else:
        shards = as_parquet(gd, tmp_path / "hub")
        files = {"test": [str(path) for path in sorted(shards.glob("*.parquet"))]}
        found = loaded(layout, data_files=files, cache_dir=cache)
    assert [item["id"] for item in found] == [row["id"] for row in rows()]
    for item, row in zip(found, rows(), strict=True):
        image = item.pop("image")
        assert image.size == SIZES[row["screen"]]
        assert image.mode == "RGB"
        assert item == {key: value for key, value in row.items() if key != "file_name"}


def test_row_1_tells_every_type() -> None:
    check_for_imagefolder(rows(), "metadata.jsonl")
    assert [row["bbox"] for row in rows() if row["task"] == "refusal"] == [[], []]


@pytest.mark.parametrize("layout", ["folder", "parquet"])
def test_scorer_import_and_tasks_read_the_same(gd: Path, tmp_path: Path, layout: str) -> None:
    home = gd.parent if layout == "folder" else as_parquet(gd, tmp_path / "hub")
    digest = hashlib.sha256((gd / "metadata.jsonl").read_bytes()).hexdigest()
    report = tmp_path / "report.json"
    words = ["--data", str(home), "--floor", "center", "--json", str(report)]
    assert scorer.main(words) == 0
    assert json.loads(report.read_text())["data"][0]["sha256"] == digest
    tasks = data_tasks(home)
    check_pictures(tasks)
    assert [tasks.row(i) for i in range(len(tasks))] == rows()
    assert [tasks.question(i).size for i in range(6)] == [SIZES[r["screen"]] for r in rows()]
    out = tmp_path / "imported"
    assert import_(["pointerbench-gd", str(home), "--out", str(out), "--quiet"]) == 0
    (metadata,) = out.rglob("metadata.jsonl")
    assert hashlib.sha256(metadata.read_bytes()).hexdigest() == digest
    assert sorted(path.name for path in metadata.parent.glob("*.webp")) == sorted(
        f"{screen}.webp" for screen in SIZES
    )
    assert (metadata.parent / LAYERS).read_bytes() == (gd / LAYERS).read_bytes()
