"""Sets in shards hold the bytes of a set without them, and others read them."""

from __future__ import annotations

import json
import tarfile
from pathlib import Path
from typing import Any

import pytest
from conftest import SMALL_COUNT
from shard_sets import SHARD, built, contents

from pointerbench import build
from pointerbench.building.formats import FORMATS
from pointerbench.contract.task import Options
from pointerbench.hub.columns import features
from pointerbench.suites import SUITES, load_suite


def rows_of(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(text) for text in lines]


def manifest_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "test" / "MANIFEST.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("more", [["--jobs", 1], ["--shard-size", 5]])
def test_pictures_in_shards_are_the_set_itself(
    more: list[object], small_set: Path, tmp_path: Path
) -> None:
    built(tmp_path / "set", *more)
    assert contents(tmp_path / "set") == contents(small_set)


def test_a_file_url_is_a_folder(small_set: Path, tmp_path: Path) -> None:
    built((tmp_path / "a set").as_uri())
    assert contents(tmp_path / "a set") == contents(small_set)
    built((tmp_path / "other").as_uri(), "--format", "webdataset", count=SHARD + 1)
    assert (tmp_path / "other" / "test" / "test-00001-of-00002.tar").exists()


@pytest.mark.parametrize("format_", FORMATS)
def test_memory_holds_what_a_folder_does(format_: str, tmp_path: Path) -> None:
    fsspec = pytest.importorskip("fsspec", reason="needs the extra remote")
    pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    url = f"memory://{tmp_path.name}/{format_}"
    for out in (url, tmp_path):
        built(out, "--format", format_, count=SHARD + 1)
    files = fsspec.filesystem("memory")
    root = f"/{tmp_path.name}/{format_}"
    there = {path.removeprefix(f"{root}/"): files.cat_file(path) for path in files.find(root)}
    assert there == contents(tmp_path)


def test_processes_and_order_change_no_byte(sharded_set: Path, tmp_path: Path) -> None:
    built(tmp_path, "--format", sharded_set.name, "--jobs", 2)
    assert contents(tmp_path) == contents(sharded_set)


def test_a_manifest_of_shards_is_that_of_the_pictures_and_more(
    sharded_set: Path, small_set: Path
) -> None:
    more = manifest_of(sharded_set)
    assert (more.pop("format"), more.pop("shard_size")) == (sharded_set.name, SHARD)
    shards = more.pop("shards")
    assert more == manifest_of(small_set)
    sizes = {p.name: p.stat().st_size for p in (sharded_set / "test").iterdir()}
    sizes.pop("MANIFEST.json")
    assert {entry["name"]: entry["bytes"] for entry in shards} == sizes


@pytest.mark.filterwarnings("ignore::DeprecationWarning:datasets")
def test_a_loader_gives_rows_and_pictures(
    sharded_set: Path, small_set: Path, tmp_path: Path
) -> None:
    datasets = pytest.importorskip("datasets", reason="needs the extra hub")
    data = {"test": f"{sharded_set}/test/test-*{FORMATS[sharded_set.name].suffix}"}
    loaded = datasets.load_dataset(
        sharded_set.name, data_files=data, split="test", cache_dir=str(tmp_path)
    )
    column = "image" if sharded_set.name == "parquet" else "png"
    loaded = loaded.cast_column(column, datasets.Image(decode=False))
    assert len(loaded) == SMALL_COUNT
    for example, row in zip(loaded, rows_of(small_set), strict=True):
        own = example if sharded_set.name == "parquet" else example["json"]
        picture = (small_set / "test" / row["file_name"]).read_bytes()
        assert example[column]["bytes"] == picture
        assert {key: own[key] for key in row if key != "file_name"} == {
            key: value for key, value in row.items() if key != "file_name"
        }


@pytest.mark.parametrize("suite", [s for s in SUITES if not load_suite(s).pictures.living])
def test_all_shards_have_the_columns_of_the_whole_set(suite: str, tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    pq = pytest.importorskip("pyarrow.parquet")
    what = [suite, "--seed", "5", "--split", "train", "--format", "parquet", "--quiet"]
    what += ["--jobs", "1", "--shard-size", "1", "--out", str(tmp_path)]
    assert build.main([*what, "--count", "3", "--start", "40"]) == 0
    paths = sorted((tmp_path / "train").glob("*.parquet"))
    schemas = [pq.read_schema(path) for path in paths]
    assert len(schemas) == 3
    assert all(schema.equals(schemas[0], check_metadata=True) for schema in schemas)
    make = load_suite(suite).make
    rows = [json.loads(make(i, 5, "train", Options()).example.line()) for i in range(40, 43)]
    assert datasets.Features.from_arrow_schema(schemas[0]) == features(rows, "here")


def test_headers_of_archives_say_nothing_of_who_and_when(tmp_path: Path) -> None:
    built(tmp_path, "--format", "webdataset", count=SHARD + 1)
    names = []
    for path in sorted((tmp_path / "test").glob("*.tar")):
        with tarfile.open(path) as archive:
            for member in archive:
                names.append(member.name)
                assert (member.mtime, member.uid, member.gid) == (0, 0, 0)
                assert (member.uname, member.gname, member.mode) == ("", "", 0o644)
    expected = [f"{i:04d}.{kind}" for i in range(SHARD + 1) for kind in ("json", "png")]
    assert names == expected
