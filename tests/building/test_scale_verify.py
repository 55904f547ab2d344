"""Finished sets in shards, and parts of sets, made again and compared."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import SMALL_COUNT, SMALL_SEED, edited
from shard_sets import built

from pointerbench import build
from pointerbench.decontaminate.command import main as decontaminate


def verified(folder: Path, *more: str) -> int:
    return build.main(["--verify", str(folder), *more])


@pytest.fixture(scope="module")
def archives(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("archives")
    built(folder, "--format", "webdataset")
    return folder


def test_shards_pass_and_nothing_is_written(
    sharded_set: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {path: path.stat().st_mtime_ns for path in sharded_set.rglob("*")}
    jobs = "2" if sharded_set.name == "webdataset" else "1"
    assert verified(sharded_set, "--jobs", jobs) == 0
    assert f"{SMALL_COUNT} examples verified, no differences" in capsys.readouterr().out
    assert {path: path.stat().st_mtime_ns for path in sharded_set.rglob("*")} == before


def _other_bytes(folder: Path) -> None:
    """A shard of another seed under this one's name, with its own digest in the manifest."""
    built(folder.parent / "other", "--format", "webdataset", "--seed", SMALL_SEED + 1)
    name, other = "test-00001-of-00003.tar", folder.parent / "other" / "test"
    shutil.copy(other / name, folder)
    mine, its = (json.loads((f / "MANIFEST.json").read_text("utf-8")) for f in (folder, other))
    mine["shards"][1] = its["shards"][1]
    (folder / "MANIFEST.json").write_text(json.dumps(mine), "utf-8")


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (
            lambda folder: (folder / "test-00002-of-00003.tar").unlink(),
            "test-00002-of-00003.tar: the file is missing",
        ),
        (
            lambda folder: (folder / "test-00000-of-00003.tar").write_bytes(b"torn"),
            "test-00000-of-00003.tar: the file is not the one that the manifest lists",
        ),
        (_other_bytes, "test-00001-of-00003.tar: made anew it has other bytes"),
    ],
    ids=["missing", "damaged", "other"],
)
def test_every_shard_that_differs_is_named(
    harm: Callable[[Path], None],
    words: str,
    archives: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "set"
    shutil.copytree(archives, folder)
    harm(folder / "test")
    assert verified(folder, "--jobs", "1") == 1
    assert capsys.readouterr().out.splitlines() == [
        words,
        f"{folder / 'test'}: {SMALL_COUNT} examples verified, 1 differences",
    ]


# Parts of sets


@pytest.fixture(scope="module")
def cleaned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A training set without what it shares with another set: two of its own examples."""
    home = tmp_path_factory.mktemp("cleaned")
    train, known = home / "train", home / "known"
    line = ["sheets", "--seed", "11", "--split", "train", "--jobs", "1", "--quiet", "--out"]
    assert build.main([*line, str(train), "--count", "6"]) == 0
    assert build.main([*line, str(known), "--count", "2", "--start", "3"]) == 0
    where = ["--train", str(train), "--test", str(known / "train"), "--jobs", "1", "--quiet"]
    report, out = ["--report", str(home / "report.json")], home / "clean"
    assert decontaminate([*where, *report, "--out", str(out)]) == 0
    return out


@pytest.fixture
def part(cleaned: Path, tmp_path: Path) -> Path:
    """A copy of that set, which a test may change."""
    return Path(shutil.copytree(cleaned, tmp_path / "clean"))


def test_what_is_left_of_a_set_passes(part: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(list(part.glob("*.png"))) == 4
    assert verified(part, "--jobs", "1") == 0
    assert "4 examples verified, no differences" in capsys.readouterr().out


def test_a_changed_row_of_a_part_is_named(part: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited(part / "metadata.jsonl", lambda text: text.replace("pbs_0005", "pbs_0015"))
    assert verified(part, "--jobs", "1") == 1
    assert "0005.png: the row differs" in capsys.readouterr().out


def test_a_row_without_a_number_is_an_error_with_its_line(
    part: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited(part / "metadata.jsonl", lambda text: text.replace("0005.png", "five.png"))
    assert verified(part, "--jobs", "1") == 2
    assert "metadata.jsonl:4: expected a row with the name" in capsys.readouterr().err
