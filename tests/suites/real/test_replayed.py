"""The suite over a recorded session of Gnumeric: the whole way to a set, without a program."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pointerbench import build
from pointerbench import eval as scorer
from pointerbench.capture.stored import read_state
from pointerbench.picture.pixels import open_picture
from pointerbench.suites.real import screens
from pointerbench.suites.real.live import APPLICATIONS
from pointerbench.suites.real.mixing import ROWS
from pointerbench.suites.real.screens import STORE, ordered, recipes
from pointerbench.values.geometry import Box

RECORDED = Path(__file__).parent / "captured" / "gnumeric"
SEED = 5
COMMAND = ["real", "--seed", str(SEED), "--only", "application=gnumeric", "--jobs", "1"]


@pytest.fixture
def _stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A folder of sessions that holds the first one of Gnumeric at the tests' seed."""
    monkeypatch.setenv(STORE, str(tmp_path / "store"))
    screens.session.cache_clear()
    shutil.copytree(RECORDED, ordered(recipes()["gnumeric"], 0, SEED, "test").folder)
    yield
    screens.session.cache_clear()


def built(out: Path) -> list[dict[str, Any]]:
    assert build.main([*COMMAND, "--count", str(2 * ROWS), "--out", str(out), "--quiet"]) == 0
    lines = (out / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.mark.usefixtures("_stored")
def test_a_set_is_made_of_captured_screens(tmp_path: Path) -> None:
    rows = built(tmp_path / "out")
    assert [row["id"] for row in rows] == [f"pbr_{at:04d}" for at in range(2 * ROWS)]
    assert {row["state"] for row in rows} == {"start", "menu-0"}
    assert {(row["application"], row["toolkit"]) for row in rows} == {("Gnumeric", "gtk3")}
    for row in rows:
        picture = open_picture(tmp_path / "out" / "test" / row["file_name"])
        assert list(picture.size) == row["image_size"] == [640, 480]
        if row["task"] != "refusal":
            assert Box(0, 0, 640, 480).covers(Box(*row["bbox"]))
            assert set(row["proof"].split()) & {"hover", "press", "tooltip", "popup"}


@pytest.mark.usefixtures("_stored")
def test_targets_are_elements_that_the_program_proved(tmp_path: Path) -> None:
    proved = {
        (state, element.box)
        for state in ("start", "menu-0")
        for element in read_state(RECORDED / f"{state}.elements.jsonl").elements
        if element.proved
    }
    for row in built(tmp_path / "out"):
        assert row["task"] == "refusal" or (row["state"], Box(*row["bbox"])) in proved


@pytest.mark.usefixtures("_stored")
def test_a_set_is_verified_scored_and_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    rows = built(out)
    assert build.main(["--verify", str(out)]) == 0
    assert "10 examples verified, no differences" in capsys.readouterr().out
    answers = [
        {"id": row["id"], "point": row["point"]}
        if row["bbox"]
        else {"id": row["id"], "refusal": True}
        for row in rows
    ]
    predictions = tmp_path / "preds.jsonl"
    predictions.write_text("".join(json.dumps(answer) + "\n" for answer in answers))
    assert scorer.main(["--data", str(out), "--predictions", str(predictions)]) == 0
    printed = capsys.readouterr().out
    assert "Accuracy: 100.00%   (10/10)" in printed
    assert "pointerbench-real:1.0.0|n:10|" in printed
    assert "Gnumeric" in (out / "NOTICE.real.md").read_text("utf-8")


def test_a_program_that_is_not_installed_fails_its_examples_alone(
    chromium_runs: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(STORE, str(tmp_path / "store"))
    monkeypatch.setenv(APPLICATIONS, str(tmp_path / "none"))
    command = ["real", "--seed", "5", "--only", "application=datasette", "--jobs", "1", "--quiet"]
    assert build.main([*command, "--count", str(ROWS), "--out", str(tmp_path / "out")]) == 1
    said = capsys.readouterr().err
    assert f"{ROWS} examples failed" in said
    assert "datasette is not installed" in said


@pytest.mark.usefixtures("_stored")
def test_spare_sessions_stand_in_and_where_they_show_the_same_it_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for spare in (1000, 2000):
        shutil.copytree(RECORDED, ordered(recipes()["gnumeric"], spare, SEED, "test").folder)
    command = [*COMMAND, "--count", str(3 * ROWS), "--out", str(tmp_path / "out"), "--quiet"]
    assert build.main(command) == 1
    assert "session 0 and 2 more gave 2 screens worth asking on, expected 3" in " ".join(
        capsys.readouterr().err.split()
    )
