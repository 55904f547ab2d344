"""The report's folder: what is written, what is refused, and texts that no parser may trip over."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from report_runs import COLOUR, NASTY, NASTY_MODEL, write_predictions

from pointerbench.report.command import main as report
from pointerbench.report.page import script
from pointerbench.report.replies import shortened


@pytest.fixture(name="run", scope="module")
def _run(nasty_run: Path) -> Path:
    return nasty_run


def value(path: Path) -> Any:
    """What a data file hands to the page."""
    found = re.fullmatch(r'pointerbench\.receive\("[^"]+",(.*)\);\n', path.read_text("utf-8"))
    assert found
    return json.loads(found[1])


def names(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


@pytest.mark.parametrize("text", [NASTY, "\ud800 \u2028 \u2029", "<!-- <script>", COLOUR, "\0\n"])
def test_a_script_holds_no_text_that_html_or_a_line_end_could_break(text: str) -> None:
    data = script("core", {"text": text})
    assert not re.search(rb"[<>&]", data)
    assert "\u2028" not in data.decode()
    assert len(data.decode().splitlines()) == 1
    inner = data.decode().removeprefix('pointerbench.receive("core",').removesuffix(");\n")
    assert json.loads(inner) == {"text": text}


def test_a_report_is_whole_and_holds_what_models_said(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "report"
    assert report([str(run), "--out", str(out), "--title", NASTY, "--pictures", "copy"]) == 0
    assert "index.html" in names(out)
    assert any(re.fullmatch(r"pictures/[0-9a-f]{12}/plain picture\.png", n) for n in names(out))
    page = (out / "index.html").read_text("utf-8")
    assert "<script>window" not in page
    assert "&lt;script&gt;window" in page
    for path in (out / "data").glob("*.js"):
        assert b"<" not in path.read_bytes()
    core = value(out / "data" / "core.js")
    assert core["title"] == NASTY
    replies = value(out / "data" / "0-0.js")
    assert replies[7]["said"][0]["raw"].startswith(NASTY)


def test_a_second_report_takes_the_place_of_the_first(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "report"
    assert report([str(run), "--out", str(out), "--pictures", "copy"]) == 0
    (out / "data" / "7-7.js").write_text("stale")
    (out / "notes.txt").write_text("mine")
    assert report([str(run), "--out", str(out), "--pictures", "none"]) == 0
    assert not any(name.startswith("pictures") or "7-7" in name for name in names(out))
    assert (out / "notes.txt").read_text() == "mine"


def test_linked_pictures_are_found_from_the_page(run: Path, tmp_path: Path) -> None:
    out = tmp_path / "a" / "report"
    assert report([str(run), "--out", str(out)]) == 0
    (one,) = value(out / "data" / "core.js")["sets"]
    address = one["tasks"]["picture"][0]
    assert address.endswith("set/plain%20picture.png")
    assert (out / address.replace("%20", " ")).resolve().is_file()


def test_a_folder_of_something_else_is_left_alone(
    run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "index.html").write_text("my own page")
    assert report([str(run), "--out", str(tmp_path)]) == 2
    assert names(tmp_path) == {"index.html"}
    assert "choose another --out" in capsys.readouterr().err
    assert report([str(run), "--out", str(tmp_path / "index.html")]) == 2
    assert report([str(tmp_path / "gone"), "--out", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new").exists()


def test_predictions_make_a_report_of_their_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    truth, predictions = write_predictions(tmp_path / "set", 250)
    out = tmp_path / "report"
    assert report([str(predictions), "--data", str(truth), "--out", str(out)]) == 0
    assert f"The report is in {out / 'index.html'}" in capsys.readouterr().out
    assert {"data/core.js", "data/0-0.js", "data/0-2.js"} <= names(out)
    assert "data/0-3.js" not in names(out)


def test_the_model_keeps_its_name_and_the_floors_say_that_they_read_no_words(
    run: Path, tmp_path: Path
) -> None:
    out = tmp_path / "report"
    assert report([str(run), "--out", str(out)]) == 0
    (one,) = value(out / "data" / "core.js")["sets"]
    models = {model["name"]: model for model in one["models"]}
    assert set(models) == {NASTY_MODEL, "noisy", "random", "center"}
    assert "{instruction}" in models[NASTY_MODEL]["asked"]["user"]
    assert "floor" in models["noisy"]["asked"]["note"]


def test_long_replies_keep_their_ends() -> None:
    text = "a" * 5000 + "z" * 5000
    assert shortened(text, 100).startswith("a" * 50 + "\n[... 9900 characters left out")
    assert shortened(text, 100).endswith("z" * 50)
    assert shortened("short", 100) == "short"


def test_help_and_wrong_use_end_as_every_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        report(["--help"])
    assert not ended.value.code
    assert "pointerbench report runs/20250101-120000" in capsys.readouterr().out
    command = [sys.executable, "-m", "pointerbench.report.command"]
    wrong = subprocess.run([*command, str(tmp_path)], capture_output=True, check=False, text=True)
    assert wrong.returncode == 2
    assert wrong.stderr.count("\n") == 1
