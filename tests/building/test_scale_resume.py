"""Builds in shards go on, whatever was lost in the middle."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import SMALL_COUNT
from shard_sets import SHARD, built, contents, line, make, shards_in

from pointerbench import build
from pointerbench.building.shards import Shards

PATIENCE = 60.0

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


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of the set of eight as archives, built at once."""
    out = tmp_path_factory.mktemp("whole")
    built(out, "--format", "webdataset")
    return contents(out)


@pytest.fixture(scope="module")
def begun(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The --out of the same with two of its three shards; nobody may change it."""
    out = tmp_path_factory.mktemp("begun")
    shards = shards_in(out)
    for number in (0, 1):
        assert make(shards, number) == SHARD
    return out


@pytest.mark.parametrize("harm", HARMS)
def test_a_build_goes_on_after_the_shards_that_are_done(
    harm: str,
    begun: Path,
    whole: dict[str, bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copytree(begun, tmp_path / "out")
    folder = tmp_path / "out" / "test"
    HARMS[harm](folder)
    stamp = (folder / "test-00000-of-00003.tar").stat().st_mtime_ns
    assert build.main(line(tmp_path / "out", "--format", "webdataset")) == 0
    done = 6 if "killed" in harm else 3
    assert f"going on after {done} of {SMALL_COUNT} examples" in capsys.readouterr().err
    assert (folder / "test-00000-of-00003.tar").stat().st_mtime_ns == stamp
    assert contents(tmp_path / "out") == whole


def test_a_build_killed_before_its_records_are_gone_ends_the_same(
    shards: Shards, whole: dict[str, bytes], tmp_path: Path
) -> None:
    built(tmp_path / "out", "--format", "webdataset")
    make(shards, 2)
    built(tmp_path / "out", "--format", "webdataset")
    assert contents(tmp_path / "out") == whole


def test_a_finished_set_gets_a_lost_shard_back(sharded_set: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    shutil.copytree(sharded_set, copy)
    path = next((copy / "test").glob("*00001-of*"))
    path.unlink()
    others = {p.name: p.stat().st_mtime_ns for p in (copy / "test").iterdir()}
    built(copy, "--format", sharded_set.name)
    assert contents(copy) == contents(sharded_set)
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


LONG = 24  # examples in eight shards: more than two processes are given at once


def long(out: Path, jobs: int) -> list[str]:
    return line(out, "--format", "webdataset", "--jobs", jobs, count=LONG)


@pytest.fixture(scope="module")
def long_whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of the longer set, built at once."""
    out = tmp_path_factory.mktemp("long")
    built(out, "--format", "webdataset", count=LONG)
    return contents(out)


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.002)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_in_the_middle_it_goes_on(
    how: signal.Signals,
    long_whole: dict[str, bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = tmp_path / "out"
    records = out / "test" / ".shards"
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "pointerbench.build", *long(out, jobs=2)]
    process = subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True)
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
    assert build.main(long(out, jobs=1)) == 0
    assert "going on after" in capsys.readouterr().err
    assert contents(out) == long_whole
