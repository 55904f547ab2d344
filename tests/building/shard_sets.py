"""Small sets built in shards, for the tests of builds in shards."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import SMALL_COUNT, SMALL_SEED

from pointerbench import build
from pointerbench.building.arguments import parser
from pointerbench.building.making import make_shard
from pointerbench.building.plan import plan_of
from pointerbench.building.shards import Piece, Shards

SHARD = 3  # so that eight examples make three shards, of which the last is smaller


def line(out: object, *more: object, count: int = SMALL_COUNT) -> list[str]:
    what = ("sheets", "--seed", SMALL_SEED, "--count", count, "--out", out, "--jobs", 1)
    return [str(part) for part in (*what, "--shard-size", SHARD, *more)]


def built(out: object, *more: object, count: int = SMALL_COUNT) -> None:
    assert build.main(line(out, "--quiet", *more, count=count)) == 0


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below the folder, hidden ones too, by its path."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def shards_in(out: Path) -> Shards:
    """The three shards of a set that is about to be built as archives there."""
    arguments = parser(None).parse_args(line(out, "--format", "webdataset"))
    plan = plan_of(arguments)
    return Shards(plan.identity, plan.work, plan.layout.store, "webdataset", SHARD)


def make(shards: Shards, number: int) -> int:
    return make_shard(shards, Piece(number)).drawn


TERMINAL = ("pro", "--only", "app_slug=windows_terminal", "--split", "train", "--quiet")


def held_out(folder: Path, *, seed: int = SMALL_SEED) -> str:
    """The name of the second example of a training set that holds such names, in ``ids.txt``.

    It is built in another process: while a browser runs, an event loop runs in its thread.
    """
    what = ["--seed", str(seed), "--count", "2", "--jobs", "1", "--out", str(folder / "free")]
    done = pro(*what)
    if "no Chromium" in done.stderr:
        pytest.skip(done.stderr)
    assert done.returncode == 0, done.stderr
    rows = (folder / "free" / "train" / "metadata.jsonl").read_text("utf-8").splitlines()
    name = str(json.loads(rows[1])["source_id"])
    (folder / "ids.txt").write_text(f"{name}\n", "utf-8")
    return name


def pro(*more: str) -> subprocess.CompletedProcess[str]:
    """Builds a training set of one application's pages."""
    command = [sys.executable, "-m", "pointerbench.build", *TERMINAL, *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)
