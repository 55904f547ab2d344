"""Builds in shards into a folder in use, and mistakes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from conftest import SMALL_SEED
from shard_sets import SHARD, built, contents, held_out, line, make, pro

from pointerbench import build
from pointerbench.building.shards import Shards, read_finished
from pointerbench.values.errors import UsageError


def test_a_second_run_says_that_all_is_there(
    sharded_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(sharded_set)
    assert build.main(line(sharded_set, "--format", sharded_set.name)) == 0
    assert "already complete" in capsys.readouterr().err
    assert contents(sharded_set) == before


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seed", "8"], "seed 7 instead of 8"),
        (["--shard-size", "4"], "shard_size 3 instead of 4"),
        (["--format", "imagefolder"], "instead of imagefolder"),
    ],
)
def test_another_set_stays_untouched(
    more: list[str], words: str, sharded_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(sharded_set)
    assert build.main(line(sharded_set, "--format", sharded_set.name, *more)) == 2
    assert words in capsys.readouterr().err
    assert contents(sharded_set) == before


def test_another_unfinished_set_stays_untouched(
    shards: Shards, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(shards, 0)
    before = contents(tmp_path)
    out = tmp_path / "out"
    plain = ["sheets", "--seed", str(SMALL_SEED), "--out", str(out), "--jobs", "1"]
    for asked in (line(out, "--format", "webdataset", "--seed", 8), plain):
        assert build.main(asked) == 2
        assert "holds an unfinished build" in capsys.readouterr().err
        assert contents(tmp_path) == before


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


def test_a_held_out_example_stops_the_build(tmp_path: Path) -> None:
    name = held_out(tmp_path)
    what = ["--seed", str(SMALL_SEED), "--format", "webdataset", "--jobs", "1", "--count", "3"]
    done = pro(*what, "--heldout", str(tmp_path / "ids.txt"), "--out", str(tmp_path))
    assert done.returncode == 2
    assert f"example 1 is {name}, which is held out" in done.stderr
    assert not list((tmp_path / "train").glob("*.tar"))


def test_a_machine_with_other_versions_is_refused(shards: Shards) -> None:
    other = {**shards.expected, "python": "3.99.0"}
    assert make(replace(shards, expected=other), 0) == SHARD
    other["pillow"] = "1.0"
    with pytest.raises(UsageError, match=r"a machine has pillow \S+, where .* 1\.0"):
        make(replace(shards, expected=other), 1)
    assert read_finished(shards, 1) is None
