"""``pointerbench label locate`` as people call it, with the engine that reads."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image, ImageDraw, ImageFont

pytest.importorskip("rapidocr", reason="the extra label is not installed")
pytest.importorskip("onnxruntime", reason="the extra label is not installed")

from pointerbench.asking.asker import Asker
from pointerbench.capture.manifest import read_manifest
from pointerbench.capture.marking import mark
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import ENDING, read_state, states_of
from pointerbench.elements.tree import Element
from pointerbench.label.locate.command import main
from pointerbench.label.locate.measure import Tally, count, located_of, truth_of
from pointerbench.suites.real.ask import RealAsker
from pointerbench.values.rng import Stream

ROOT = Path(__file__).parents[3]
FONT = ROOT / "src" / "pointerbench" / "assets" / "fonts" / "inter" / "regular.ttf"
ALONE = ("--jobs", "1", "--quiet")  # in this process, whose models are loaded once
COMMAND = [sys.executable, "-m", "pointerbench.cli", "label", "locate"]


def dialog(words: str = "Save as", field: str = "holiday.txt") -> Image.Image:
    """A small dialog with a title, a field and two buttons."""
    image = Image.new("RGB", (320, 130), "#f4f4f4")
    drawing = ImageDraw.Draw(image)
    font = ImageFont.truetype(FONT, 14, layout_engine=ImageFont.Layout.BASIC)
    drawing.text((16, 10), words, "#222222", font)
    drawing.rectangle((16, 40, 303, 69), "#ffffff", "#999999")
    drawing.text((24, 46), field, "#222222", font)
    for x, label in ((120, "Cancel"), (220, "Save")):
        drawing.rectangle((x, 86, x + 83, 115), "#e8e8e8", "#999999")
        width = font.getlength(label)
        drawing.text((x + 42 - width / 2, 92), label, "#222222", font)
    return image


class Believing(Asker):
    """Asks for whatever is in sight, as proofs come later."""

    def unproved(self, target: Element) -> str:
        return ""

    def unhappened(self, target: Element) -> str:
        return ""


def filled(folder: Path, count: int) -> Path:
    folder.mkdir()
    for number in range(count):
        dialog(f"Save as number {number}").save(folder / f"{number:02d}.png")
    return folder


def test_a_dialog_is_read_and_its_controls_are_told(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    dialog().save(tmp_path / "in" / "a.png")
    out = tmp_path / "out"
    assert main([str(tmp_path / "in"), "--out", str(out), *ALONE]) == 0
    (state,) = states_of(out)
    assert (state.id, state.size, state.language, state.platform) == (
        *("a", (320, 130), "en"),
        "desktop",
    )
    found = {element.text: element for element in state.elements}
    assert {text: element.type for text, element in found.items()} == {
        "Save as": "text",
        "holiday.txt": "input",
        "Cancel": "button",
        "Save": "button",
    }
    assert found["holiday.txt"].box == (16, 40, 304, 70)
    assert found["Save"].box == (220, 86, 304, 116)
    assert all(one.evidence[0].kind == "located" for one in state.elements)
    assert all(0.5 <= one.evidence[0].agree <= 1 and not one.proved for one in state.elements)
    assert (out / "a.png").read_bytes() == (tmp_path / "in" / "a.png").read_bytes()


def test_what_reads_captured_states_reads_located_ones(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    dialog().save(tmp_path / "in" / "a.png")
    out = tmp_path / "out"
    assert main([str(tmp_path / "in"), "--out", str(out), *ALONE]) == 0
    assert [path.name for path in mark(out, tmp_path / "marked")] == ["a.boxes.png"]
    (state,) = states_of(out)
    question = Believing(state.tree()).asked(Stream("located"), "element", [])
    assert question is not None
    assert state.tree().by_id[question.target].text in question.wordings["en"]
    rejects: Counter[str] = Counter()
    assert RealAsker(state, rejects).questions(Stream("located"), ("element",)) is None
    assert set(rejects) >= {"unproved"}  # it asks for what a running program proved, and only that
    manifest = read_manifest(out)
    assert [entry.id for entry in manifest.states] == ["a"]
    assert manifest.packages["rapidocr"]


def test_pictures_that_cannot_be_read_are_named_and_the_others_located(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = filled(tmp_path / "in", 4)
    (folder / "cut.png").write_bytes((folder / "00.png").read_bytes()[:300])
    (folder / "none.jpg").write_text("no picture", "utf-8")
    (folder / "notes.txt").write_text("left alone", "utf-8")
    dialog().convert("RGBA").save(folder / "clear.webp", lossless=True)
    out = tmp_path / "out"
    assert main([str(folder), "--out", str(out), *ALONE]) == 1
    said = capsys.readouterr().out
    assert "5 of 7 pictures, 20 elements" in said
    assert [line.split(":")[0].strip() for line in said.splitlines()[1:]] == ["cut.png", "none.jpg"]
    assert [one.id for one in read_manifest(out).skipped] == ["cut.png", "none.jpg"]
    assert len(states_of(out)) == 5
    with Image.open(out / "clear.png") as image:
        assert image.mode == "RGB"

    written = {path: path.stat().st_mtime_ns for path in out.glob(f"*{ENDING}")}
    (folder / "cut.png").unlink()
    dialog("Another title").save(folder / "none.jpg")
    assert main([str(folder), "--out", str(out), *ALONE]) == 0
    assert "6 of 6 pictures, 24 elements, 5 were there" in capsys.readouterr().out
    now = {path: path.stat().st_mtime_ns for path in written}
    assert now == written
    assert not read_manifest(out).skipped


def test_a_tree_beside_a_picture_counts_instead(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    dialog().save(tmp_path / "in" / "a.png")
    entry = {"type": "icon", "bbox": [0, 0, 0.5, 0.5], "content": "an owl", "interactivity": True}
    (tmp_path / "in" / "a.json").write_text(json.dumps([entry]), "utf-8")
    command = [str(tmp_path / "in"), *ALONE, "--out"]
    assert main([*command, str(tmp_path / "told")]) == 0
    assert [one.name for one in states_of(tmp_path / "told")[0].elements] == ["an owl"]
    assert main([*command, str(tmp_path / "seen"), "--no-trees"]) == 0
    assert len(states_of(tmp_path / "seen")[0].elements) == 4


def test_nothing_is_asked_of_a_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("something was asked of a network")

    for name in ("connect", "connect_ex", "bind", "sendto"):
        monkeypatch.setattr(socket.socket, name, refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    folder = filled(tmp_path / "in", 1)
    assert main([str(folder), "--out", str(tmp_path / "out"), *ALONE]) == 0
    assert len(states_of(tmp_path / "out")) == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere", "--out", "out"], "nowhere: no such folder"),
        (["empty", "--out", "out"], "empty: no pictures there"),
        (["in", "--out", "in"], "--out: expected another folder"),
        (["in", "--out", "full"], "full: expected an empty folder, or one of this command"),
        (["in", "--out", "out", "--jobs", "0"], "--jobs must be at least 1"),
        (["in", "--out", "out", "--classes", "icon"], "--classes is for a --detector"),
        (["in", "--out", "out", "--detector", "gone.onnx"], "gone.onnx: cannot be read"),
        (["twins", "--out", "out"], "twins: a.jpg and a.png share a name"),
    ],
)
def test_wrong_arguments_are_named(
    arguments: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    for folder, names in {"in": ("a.png",), "empty": (), "twins": ("a.png", "a.jpg")}.items():
        Path(folder).mkdir()
        for name in names:
            dialog().save(Path(folder) / name)
    Path("full").mkdir()
    Path("full/mine.txt").write_text("mine", "utf-8")
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
    assert Path("full/mine.txt").read_text("utf-8") == "mine"


def test_other_arguments_need_another_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, out = filled(tmp_path / "in", 1), tmp_path / "out"
    assert main([str(folder), "--out", str(out), *ALONE]) == 0
    assert main([str(folder), "--out", str(out), "--platform", "web", *ALONE]) == 2
    assert "was located with other arguments" in capsys.readouterr().err
    again = [str(folder), "--out", str(out), "--platform", "web", *ALONE, "--overwrite"]
    assert main(again) == 0
    assert states_of(out)[0].platform == "web"


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_after_an_interrupt_the_same_command_goes_on(tmp_path: Path) -> None:
    folder, out, count = tmp_path / "in", tmp_path / "out", 800
    folder.mkdir()
    for number in range(count):  # trees, so that nothing need be read
        Image.new("RGB", (64, 64)).save(folder / f"{number:03d}.png")
        (folder / f"{number:03d}.json").write_text("[]", "utf-8")
    command = [*COMMAND, str(folder), "--out", str(out), "--jobs", "2", "--quiet"]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True)
    try:
        deadline = time.monotonic() + 120
        while not list(out.glob(f"*{ENDING}")) and running.poll() is None:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert said.decode().strip() == "interrupted; the same command goes on where it was"
    assert 0 < len(states_of(out)) < count
    assert not list(out.glob(".*.tmp"))
    done = subprocess.run(command, check=False, capture_output=True)
    assert done.returncode == 0
    assert f"{count} of {count} pictures" in done.stdout.decode()


def test_elements_of_a_captured_screen_are_found(tmp_path: Path) -> None:
    home = ROOT / "tests" / "suites" / "real" / "captured" / "gnumeric"
    known = read_state(home / f"start{ENDING}")
    (tmp_path / "in").mkdir()
    shutil.copyfile(home / "start.png", tmp_path / "in" / "start.png")
    out = tmp_path / "out"
    assert main([str(tmp_path / "in"), "--out", str(out), *ALONE]) == 0
    located = read_state(out / f"start{ENDING}")
    tallies = {kind: Tally() for kind in ("text", "icon")}
    truth = truth_of(known.elements, read_picture(home / "start.png"))
    count(truth, located_of(located), tallies)
    text, icon = tallies["text"], tallies["icon"]
    assert text.found >= 0.85 * text.wanted > 0
    assert icon.found >= 0.6 * icon.wanted > 0
    assert text.read >= 0.85 * text.found
