"""Builds in shards: the bytes of a build without them, whatever was lost in the middle."""

from __future__ import annotations

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from conftest import SMALL_COUNT, SMALL_SEED

from pointerbench import build, engines
from pointerbench.arguments import parser
from pointerbench.errors import UsageError
from pointerbench.formats import FORMATS, parquet
from pointerbench.hub.columns import features
from pointerbench.plan import plan_of
from pointerbench.shards import Shards, make_shard, read_finished
from pointerbench.stores import LocalStore, RemoteStore, Store, store_at
from pointerbench.suites import SUITES, load_suite
from pointerbench.task import Options

SHARD = 3  # so that eight examples make three shards, of which the last is smaller
FILES = ("parquet", "webdataset")
PATIENCE = 60.0


def line(out: object, *more: object, count: int = SMALL_COUNT) -> list[str]:
    what = ("sheets", "--seed", SMALL_SEED, "--count", count, "--out", out, "--jobs", 1)
    return [str(part) for part in (*what, "--shard-size", SHARD, *more)]


def built(out: object, *more: object, count: int = SMALL_COUNT) -> None:
    assert build.main(line(out, "--quiet", *more, count=count)) == 0


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below the folder, hidden ones too, by its path."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def rows_of(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(text) for text in lines]


def manifest_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "test" / "MANIFEST.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module", params=FILES)
def finished(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set in shard files, in a folder that has its format's name; nobody may change it."""
    if request.param == "parquet":
        pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    out = tmp_path_factory.mktemp("finished") / str(request.param)
    built(out, "--format", request.param)
    return out


# The same bytes


@pytest.mark.parametrize("more", [["--jobs", 1], ["--jobs", 2], ["--shard-size", 5]])
def test_pictures_in_shards_are_the_set_itself(
    more: list[object], small_set: Path, tmp_path: Path
) -> None:
    built(tmp_path / "set", *more)
    assert contents(tmp_path / "set") == contents(small_set)


def test_a_file_url_is_a_folder(small_set: Path, tmp_path: Path) -> None:
    built((tmp_path / "a set").as_uri())
    assert contents(tmp_path / "a set") == contents(small_set)
    built((tmp_path / "other").as_uri(), "--format", "webdataset")
    assert (tmp_path / "other" / "test" / "test-00002-of-00003.tar").exists()


@pytest.mark.parametrize("format_", FORMATS)
def test_memory_holds_what_a_folder_does(format_: str, tmp_path: Path) -> None:
    fsspec = pytest.importorskip("fsspec", reason="needs the extra remote")
    pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    url = f"memory://{tmp_path.name}/{format_}"
    built(url, "--format", format_)
    built(tmp_path, "--format", format_)
    files = fsspec.filesystem("memory")
    root = f"/{tmp_path.name}/{format_}"
    there = {path.removeprefix(f"{root}/"): files.cat_file(path) for path in files.find(root)}
    assert there == contents(tmp_path)


@pytest.mark.parametrize("format_", FILES)
def test_processes_and_order_change_no_byte(format_: str, tmp_path: Path) -> None:
    pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    built(tmp_path / "one", "--format", format_)
    built(tmp_path / "two", "--format", format_, "--jobs", 2)
    assert contents(tmp_path / "two") == contents(tmp_path / "one")


def test_a_manifest_of_shards_is_that_of_the_pictures_and_more(
    finished: Path, small_set: Path
) -> None:
    more = manifest_of(finished)
    assert (more.pop("format"), more.pop("shard_size")) == (finished.name, SHARD)
    shards = more.pop("shards")
    assert more == manifest_of(small_set)
    sizes = {p.name: p.stat().st_size for p in (finished / "test").iterdir()}
    sizes.pop("MANIFEST.json")
    assert {entry["name"]: entry["bytes"] for entry in shards} == sizes


# What others read of it


@pytest.mark.filterwarnings("ignore::DeprecationWarning:datasets")
def test_a_loader_gives_rows_and_pictures(finished: Path, small_set: Path, tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets", reason="needs the extra hub")
    data = {"test": f"{finished}/test/test-*{FORMATS[finished.name].suffix}"}
    loaded = datasets.load_dataset(
        finished.name, data_files=data, split="test", cache_dir=str(tmp_path)
    )
    column = "image" if finished.name == "parquet" else "png"
    loaded = loaded.cast_column(column, datasets.Image(decode=False))
    assert len(loaded) == SMALL_COUNT
    for example, row in zip(loaded, rows_of(small_set), strict=True):
        own = example if finished.name == "parquet" else example["json"]
        picture = (small_set / "test" / row["file_name"]).read_bytes()
        assert example[column]["bytes"] == picture
        assert {key: own[key] for key in row if key != "file_name"} == {
            key: value for key, value in row.items() if key != "file_name"
        }


@pytest.mark.parametrize("suite", SUITES)
def test_all_shards_have_the_columns_of_the_whole_set(suite: str, tmp_path: Path) -> None:
    datasets = pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    pq = pytest.importorskip("pyarrow.parquet")
    what = [suite, "--seed", "5", "--split", "train", "--format", "parquet", "--quiet"]
    what += ["--jobs", "1", "--shard-size", "2", "--out", str(tmp_path)]
    assert build.main([*what, "--count", "6", "--start", "40"]) == 0
    paths = sorted((tmp_path / "train").glob("*.parquet"))
    schemas = [pq.read_schema(path) for path in paths]
    assert len(schemas) == 3
    assert all(schema.equals(schemas[0], check_metadata=True) for schema in schemas)
    make = load_suite(suite).make
    rows = [json.loads(make(i, 5, "train", Options()).example.line()) for i in range(40, 46)]
    assert datasets.Features.from_arrow_schema(schemas[0]) == features(rows, "here")


def test_headers_of_archives_say_nothing_of_who_and_when(tmp_path: Path) -> None:
    built(tmp_path, "--format", "webdataset")
    names = []
    for path in sorted((tmp_path / "test").glob("*.tar")):
        with tarfile.open(path) as archive:
            for member in archive:
                names.append(member.name)
                assert (member.mtime, member.uid, member.gid) == (0, 0, 0)
                assert (member.uname, member.gname, member.mode) == ("", "", 0o644)
    expected = [f"{i:04d}.{kind}" for i in range(SMALL_COUNT) for kind in ("json", "png")]
    assert names == expected


# Lost in the middle


@pytest.fixture
def shards(tmp_path: Path) -> Shards:
    """The three shards of a set that is about to be built as archives in ``tmp_path / "out"``."""
    arguments = parser(None).parse_args(line(tmp_path / "out", "--format", "webdataset"))
    plan = plan_of(arguments)
    assert plan.sharding is not None
    return Shards(plan.identity, plan.work, plan.sharding.store, "webdataset", SHARD)


HARMS: dict[str, Callable[[Path], object]] = {
    "no record": lambda folder: (folder / ".shards" / "00001.jsonl").unlink(),
    "no file": lambda folder: (folder / "test-00001-of-00003.tar").unlink(),
    "record cut": lambda folder: cut(folder / ".shards" / "00001.jsonl", -40),
    "record without its last line": lambda folder: cut(folder / ".shards" / "00001.jsonl", -80),
    "record empty": lambda folder: (folder / ".shards" / "00001.jsonl").write_bytes(b""),
    "a killed writer's file": lambda folder: (
        (folder / ".test-00002-of-00003.tar.99.tmp").write_bytes(b"half")
    ),
    "a killed writer's record": lambda folder: (
        (folder / ".shards" / ".00002.jsonl.99.tmp").write_bytes(b"half")
    ),
}


def cut(path: Path, end: int) -> None:
    path.write_bytes(path.read_bytes()[:end])


@pytest.mark.parametrize("harm", HARMS)
def test_a_build_goes_on_after_the_shards_that_are_done(
    harm: str, shards: Shards, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in (0, 1):
        assert make_shard(shards, number) == SHARD
    folder = tmp_path / "out" / "test"
    HARMS[harm](folder)
    stamp = (folder / "test-00000-of-00003.tar").stat().st_mtime_ns
    assert build.main(line(tmp_path / "out", "--format", "webdataset")) == 0
    done = 6 if "killed" in harm else 3
    assert f"going on after {done} of {SMALL_COUNT} examples" in capsys.readouterr().err
    assert (folder / "test-00000-of-00003.tar").stat().st_mtime_ns == stamp
    built(tmp_path / "whole", "--format", "webdataset")
    assert contents(tmp_path / "out") == contents(tmp_path / "whole")


def test_a_build_killed_before_its_records_are_gone_ends_the_same(
    shards: Shards, tmp_path: Path
) -> None:
    built(tmp_path / "out", "--format", "webdataset")
    whole = contents(tmp_path / "out")
    make_shard(shards, 2)
    built(tmp_path / "out", "--format", "webdataset")
    assert contents(tmp_path / "out") == whole


def test_a_finished_set_gets_a_lost_shard_back(finished: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(finished, copy)
    path = next((copy / "test").glob("*00001-of*"))
    path.unlink()
    others = {p.name: p.stat().st_mtime_ns for p in (copy / "test").iterdir()}
    built(copy, "--format", finished.name)
    assert contents(copy) == contents(finished)
    after = {p.name: p.stat().st_mtime_ns for p in (copy / "test").iterdir() if p != path}
    assert after == others


def test_a_lost_picture_comes_back_alone(small_set: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(small_set, copy)
    (copy / "test" / "0004.png").unlink()
    stamp = (copy / "test" / "0000.png").stat().st_mtime_ns
    built(copy)
    assert contents(copy) == contents(small_set)
    assert (copy / "test" / "0000.png").stat().st_mtime_ns == stamp
    (copy / "test" / "metadata.jsonl").unlink()
    built(copy)
    assert contents(copy) == contents(small_set)


def test_a_shard_that_is_not_the_promised_one_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    built(tmp_path, "--format", "webdataset")
    manifest = tmp_path / "test" / "MANIFEST.json"
    manifest.write_text(manifest.read_text().replace('"sha256": "', '"sha256": "0'))
    (tmp_path / "test" / "test-00001-of-00003.tar").unlink()
    built(tmp_path, "--format", "webdataset")
    said = capsys.readouterr().err
    assert "warning: test-00001-of-00003.tar, made again, is not what" in said
    assert said.count("warning") == 1


def command(out: Path, *more: str) -> list[str]:
    what = line(out, "--format", "webdataset", "--jobs", 2, *more, count=36)
    return [sys.executable, "-m", "pointerbench.build", *what]


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.002)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle_it_goes_on(how: signal.Signals, tmp_path: Path) -> None:
    out = tmp_path / "out"
    records = out / "test" / ".shards"
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        command(out), stdout=pipe, stderr=pipe, text=True, start_new_session=True
    )
    try:
        wait_until(lambda: len(list(records.glob("*.jsonl"))) > 1 or process.poll() is not None)
        os.killpg(process.pid, how)
        said = process.communicate(timeout=PATIENCE)[1]
    finally:
        process.kill()
        process.communicate()
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert said.strip().splitlines()[-1].startswith("interrupted; the same command goes on")
        assert "Traceback" not in said
    again = subprocess.run(command(out), capture_output=True, text=True, check=True)
    assert "going on after" in again.stderr
    built(tmp_path / "whole", "--format", "webdataset", count=36)
    assert contents(out) == contents(tmp_path / "whole")


# A folder in use, and mistakes


def test_a_second_run_says_that_all_is_there(
    finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(finished)
    assert build.main(line(finished, "--format", finished.name)) == 0
    assert "already complete" in capsys.readouterr().err
    assert contents(finished) == before


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seed", "8"], "seed 7 instead of 8"),
        (["--shard-size", "4"], "shard_size 3 instead of 4"),
        (["--format", "imagefolder"], "instead of imagefolder"),
    ],
)
def test_another_set_stays_untouched(
    more: list[str], words: str, finished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(finished)
    assert build.main(line(finished, "--format", finished.name, *more)) == 2
    assert words in capsys.readouterr().err
    assert contents(finished) == before


def test_another_unfinished_set_stays_untouched(
    shards: Shards, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_shard(shards, 0)
    before = contents(tmp_path)
    out = tmp_path / "out"
    plain = ["sheets", "--seed", str(SMALL_SEED), "--out", str(out), "--jobs", "1"]
    for asked in (line(out, "--format", "webdataset", "--seed", 8), plain):
        assert build.main(asked) == 2
        assert "holds an unfinished build" in capsys.readouterr().err
        assert contents(tmp_path) == before


def test_a_journal_of_a_build_without_shards_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test").mkdir()
    (tmp_path / "test" / ".journal.jsonl").write_text("{}\n")
    assert build.main(line(tmp_path)) == 2
    assert "unfinished build without shards" in capsys.readouterr().err
    built(tmp_path, "--overwrite")
    assert not (tmp_path / "test" / ".journal.jsonl").exists()


def test_overwrite_replaces_a_set_and_touches_nothing_else(small_set: Path, tmp_path: Path) -> None:
    built(tmp_path / "set", "--format", "webdataset")
    own = {"notes.txt": b"mine", "photo.png": b"mine too", "sounds.tar": b"and mine"}
    for name, data in own.items():
        (tmp_path / "set" / "test" / name).write_bytes(data)
    built(tmp_path / "set", "--overwrite")
    expected = contents(small_set / "test")
    assert contents(tmp_path / "set" / "test") == {**expected, **own}


@pytest.mark.parametrize(
    ("out", "more", "words"),
    [
        ("here", ["--shard-size", "0"], "--shard-size must be at least 1"),
        ("here", ["--shard-size", "x"], "--shard-size: expected a whole number"),
        ("here", ["--format", "zip"], "invalid choice: 'zip'"),
        ("here", ["--engine", "dask"], "invalid choice: 'dask'"),
        ("here", ["--format", "parquet", "--preview"], "--preview is for pictures in a folder"),
        ("memory://x", ["--preview"], "--preview is for pictures in a folder"),
        ("memory://x", ["--jobs", "2"], "no other process sees it"),
        ("memory://x", ["--engine", "ray"], "no other process sees it"),
        ("nowhere://x", [], "nowhere://x/test: Protocol not known: nowhere"),
        ("here", ["--source", "dream"], "--source dream is for sets of pro"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    out: str, more: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("fsspec", reason="needs the extra remote")
    place = out if "://" in out else tmp_path / out
    try:
        status = build.main(line(place, *more))
    except SystemExit as left:
        status = int(left.code or 0)
    shown, said = capsys.readouterr()
    assert (status, shown) == (2, "")
    assert words in said.splitlines()[-1]
    assert not list(tmp_path.iterdir())


def test_a_held_out_example_stops_the_build(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    what = ["pro", "--seed", "5", "--split", "train", "--format", "webdataset", "--jobs", "1"]
    row = load_suite("pro").make(1, 5, "train", Options()).example.row
    (tmp_path / "ids.txt").write_text(f"{row['source_id']}\n")
    more = ["--heldout", str(tmp_path / "ids.txt"), "--count", "3", "--out", str(tmp_path)]
    assert build.main([*what, *more]) == 2
    assert f"example 1 is {row['source_id']}, which is held out" in capsys.readouterr().err
    assert not list((tmp_path / "train").glob("*.tar"))


def test_a_machine_with_other_versions_is_refused(shards: Shards) -> None:
    other = {**shards.expected, "python": "3.99.0"}
    assert make_shard(replace(shards, expected=other), 0) == SHARD
    other["pillow"] = "1.0"
    with pytest.raises(UsageError, match=r"a machine has pillow \S+, where .* 1\.0"):
        make_shard(replace(shards, expected=other), 1)
    assert read_finished(shards, 1) is None


# Columns


def record(row: dict[str, Any]) -> engines.Record:
    return engines.Record(0, row["file_name"], json.dumps(row), "", {})


ROW: dict[str, Any] = {
    "file_name": "0000.png",
    "bbox": [1, 2, 3, 4],
    "note": None,
    "eval": {"bbox": [1, 2, 3, 4]},
}


def test_a_type_comes_from_the_first_row_that_has_one() -> None:
    pa = pytest.importorskip("pyarrow", reason="Parquet needs the extra hub")
    schema = pa.ipc.read_schema(pa.py_buffer(parquet.schema_of(iter([ROW, {**ROW, "note": 3}]))))
    assert str(schema.field("note").type) == "int64"
    assert str(schema.field("bbox").type.value_type) == "double"
    assert str(schema.field("eval").type[0].type.value_type) == "double"
    never = pa.ipc.read_schema(pa.py_buffer(parquet.schema_of(iter([ROW, ROW]))))
    assert str(never.field("note").type) == "string"


@pytest.mark.parametrize(
    "row",
    [
        {**ROW, "note": 1.5},
        {**ROW, "note": "x"},
        {**ROW, "note": 3, "extra": 1},
        {**ROW, "eval": {"bbox": [1, 2, 3, 4], "rule": "x"}},
        {"file_name": "0000.png", "bbox": [1, 2, 3, 4]},
    ],
)
def test_a_row_that_would_be_changed_is_an_error(row: dict[str, Any]) -> None:
    pytest.importorskip("pyarrow", reason="Parquet needs the extra hub")
    schema = parquet.schema_of([{**ROW, "note": 3}])
    parquet.write(io.BytesIO(), iter([(record(ROW), b"")]), schema)
    with pytest.raises(UsageError, match=r"0000\.png: a row does not fit the columns"):
        parquet.write(io.BytesIO(), iter([(record(row), b"")]), schema)


# Stores


@pytest.fixture(params=["folder", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    if request.param == "folder":
        yield LocalStore(tmp_path / "store")
        return
    pytest.importorskip("fsspec", reason="needs the extra remote")
    there = RemoteStore(f"memory://{tmp_path.name}/store")
    yield there
    there.delete()


def test_a_store_gives_back_what_it_got(store: Store) -> None:
    assert store.names() == {}
    assert store.read("a") is None
    store.write_all({"a": b"one", "b": b""})
    with store.writing("c") as file:
        file.write(b"three")
    store.below("deep").write_all({"d": b"four"})
    assert store.names() == {"a": 3, "b": 0, "c": 5}
    assert store.read("c") == b"three"
    store.remove(["a", "never there"])
    assert store.names() == {"b": 0, "c": 5}
    store.below("deep").delete()
    assert store.below("deep").read("d") is None
    store.below("never there").delete()


def test_a_file_that_was_not_finished_is_not_there(store: Store) -> None:
    store.write_all({"a": b"old"})
    with pytest.raises(ZeroDivisionError), store.writing("a") as file:
        file.write(b"new")
        raise ZeroDivisionError
    assert store.names() == {"a": 3}
    assert store.read("a") == b"old"


def test_a_password_in_a_url_is_not_shown() -> None:
    assert store_at("sftp://me:secret@host/set").shown == "sftp://host/set"
    assert store_at("sftp://me:secret@host/set").below("test").shown == "sftp://host/set/test"
