"""``pointerbench import`` as it is typed: wrong folders, second runs, links, splits, Ctrl-C."""

from __future__ import annotations

import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from foreign_sets import AIMS, BUILDERS, as_bytes, paint, screenspot_v2, write_json, write_lines
from PIL import Image

from pointerbench.imports.command import main


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    screenspot_v2(tmp_path / "theirs")
    return tmp_path / "theirs"


def run(theirs: Path, *more: str) -> int:
    return main(["screenspot-v2", str(theirs), "--out", str(theirs.parent / "ours"), *more])


def manifest(theirs: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        (theirs.parent / "ours" / "MANIFEST.json").read_text("utf-8")
    )
    return found


def rows_of(theirs: Path) -> list[dict[str, Any]]:
    text = (theirs.parent / "ours" / "metadata.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


# name -> (what is taken away, what the error must name)
LACKING = {
    "screenspot": ("screenspot_web.json", "screenspot_web.json"),
    "screenspot-v2": ("screenspot_mobile_v2.json", "screenspot_mobile_v2.json"),
    "screenspot-pro": ("annotations", "annotations/*.json"),
    "osworld-g": ("OSWorld-G.json", "OSWorld-G.json or benchmark/OSWorld-G.json"),
    "osworld-g-refined": ("benchmark/OSWorld-G_refined.json", "OSWorld-G_refined.json"),
    "mmbench-gui-l2": ("L2_annotations.json", "L2_annotations.json"),
    "ui-vision": ("annotations/element_grounding/element_grounding_spatial.json", "spatial.json"),
    "venusbench-gd": ("instruction", "instruction/*.json or annotations/*.json"),
    "showdown-clicks": ("showdown-clicks-dev/data.csv", "data.csv"),
    "cagui": ("CAGUI_grounding", "fun2point.jsonl"),
    "webclick": ("data", "data/test-*.parquet"),
    "pointerbench-NAME": ("test/metadata.jsonl", "metadata.jsonl"),
}


@pytest.mark.parametrize("name", LACKING)
def test_a_folder_of_another_layout(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    taken, named = LACKING[name]
    BUILDERS[name](tmp_path / "theirs")
    (tmp_path / "theirs" / taken).rename(tmp_path / "away")
    assert main([name, str(tmp_path / "theirs"), "--out", str(tmp_path / "ours")]) == 2
    said = capsys.readouterr().err
    assert named in said
    assert f"{tmp_path / 'theirs'}" in said
    assert not (tmp_path / "ours").exists()


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (
            [{"img_filename": "home.png", "instruction": "x"}],
            'web_v2.json:2: expected the key "bbox"',
        ),
        ([], "no rows"),
    ],
)
def test_rows_of_another_set(
    rows: list[Any], said: str, theirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("desktop", "mobile", "web")[0 if not rows else 2 :]:
        write_json(theirs / f"screenspot_{part}_v2.json", rows)
    assert run(theirs) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "said"), [("[{]", "web_v2.json:1: not JSON"), ("[1]", "not a JSON object")]
)
def test_json_that_is_none(
    text: str, said: str, theirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (theirs / "screenspot_web_v2.json").write_text(text)
    assert run(theirs) == 2
    assert said in capsys.readouterr().err


def test_a_csv_with_a_line_too_short(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "frames").mkdir()
    (tmp_path / "data.csv").write_text("id,image,instruction,x1,y1,x2,y2\n1,a.png,go,1\n")
    assert main(["showdown-clicks", str(tmp_path), "--out", str(tmp_path / "o")]) == 2
    assert "data.csv:2: expected the 7 columns" in capsys.readouterr().err


def test_a_parquet_file_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "test-00000-of-00001.parquet").write_bytes(b"PAR1 and no more")
    assert main(["webclick", str(tmp_path), "--out", str(tmp_path / "o")]) == 2
    assert "not a Parquet file" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["screenspot-v3", "", "pointerbench-", "pointerbench-../x"])
def test_a_name_that_nobody_knows(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name, str(tmp_path), "--out", str(tmp_path / "o")]) == 2
    assert "expected one of screenspot, screenspot-v2" in capsys.readouterr().err


def test_a_second_run_changes_nothing(theirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(theirs) == 0
    before = {path: path.stat().st_mtime_ns for path in (theirs.parent / "ours").rglob("*")}
    assert run(theirs) == 0
    assert "(there already): 6 of 6 examples of screenspot-v2" in capsys.readouterr().out
    assert before == {path: path.stat().st_mtime_ns for path in (theirs.parent / "ours").rglob("*")}


def test_what_is_there_is_not_replaced_unasked(
    theirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = theirs.parent / "ours"
    assert run(theirs, "--split", "web") == 0
    assert run(theirs) == 2
    assert "holds something else" in capsys.readouterr().err
    assert run(theirs, "--overwrite") == 0
    assert len(rows_of(theirs)) == 6
    (out / rows_of(theirs)[0]["file_name"]).unlink()
    assert run(theirs) == 2
    assert "--overwrite" in capsys.readouterr().err
    assert run(theirs, "--overwrite", "--copy") == 0
    (out / "MANIFEST.json").unlink()
    assert run(theirs, "--overwrite") == 2
    assert "holds no imported set" in capsys.readouterr().err
    assert main(["screenspot-v2", str(theirs), "--out", str(theirs), "--overwrite"]) == 2
    assert "would replace what is imported" in capsys.readouterr().err
    assert (theirs / "screenspot_web_v2.json").exists()


def test_ids_do_not_depend_on_the_split(theirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(theirs, "--split", "web", "--split", "desktop") == 0
    assert [row["id"][-1] for row in rows_of(theirs)] == ["0", "1", "4", "5"]
    assert manifest(theirs)["counts"]["platform"] == {"desktop": 2, "web": 2}
    assert run(theirs, "--split", "tablet", "--overwrite") == 2
    assert (
        "no rows of split tablet; expected some of desktop, mobile, web" in capsys.readouterr().err
    )


def test_pictures_are_linked_or_copied_and_links_are_followed(theirs: Path) -> None:
    pictures = theirs / "screenspotv2_image"
    (pictures / "home.png").rename(theirs / "blob")
    (pictures / "home.png").symlink_to("../blob")  # as downloads are kept
    ours = theirs.parent / "ours" / "screenspotv2_image"
    assert run(theirs) == 0
    assert (ours / "home.png").samefile(theirs / "blob")
    assert not (ours / "home.png").is_symlink()
    assert (ours / "mail.png").samefile(pictures / "mail.png")
    assert run(theirs, "--overwrite", "--copy") == 0
    assert not (ours / "mail.png").samefile(pictures / "mail.png")
    assert (ours / "mail.png").read_bytes() == (pictures / "mail.png").read_bytes()


def test_across_disks_links_become_copies(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = Path("/dev/shm")
    if not other.is_dir() or other.stat().st_dev == tmp_path.stat().st_dev:
        pytest.skip("no second file system to write to")
    home = other / f"pointerbench-import-{os.getpid()}"
    try:
        home.mkdir()
    except OSError as error:
        assert error.errno in (errno.EACCES, errno.EROFS)
        pytest.skip("no second file system to write to")
    try:
        screenspot_v2(home / "theirs")
        command = ["screenspot-v2", str(home / "theirs"), "--out", str(tmp_path / "ours")]
        assert main([*command, "--link"]) == 2
        assert "cannot be linked" in capsys.readouterr().err
        assert not (tmp_path / "ours").exists()
        assert main(command) == 0
        assert (tmp_path / "ours" / "screenspotv2_image" / "map.png").is_file()
    finally:
        for path in sorted(home.rglob("*"), reverse=True):
            path.rmdir() if path.is_dir() else path.unlink()
        home.rmdir()


def test_the_manifest_tells_sources_apart(theirs: Path) -> None:
    assert run(theirs) == 0
    first = manifest(theirs)
    assert set(first["source"]["files"]) == {
        f"screenspot_{part}_v2.json" for part in ("desktop", "mobile", "web")
    }
    assert str(theirs.parent) not in json.dumps(first)
    Image.new("RGB", (1000, 500)).save(theirs / "screenspotv2_image" / "map.png")
    assert run(theirs, "--overwrite") == 0
    second = manifest(theirs)
    assert first["source"] == second["source"]
    assert first["pictures_sha256"] != second["pictures_sha256"]


def test_pictures_of_dropped_rows_do_not_stay(tmp_path: Path) -> None:
    from foreign_sets import write_parquet  # noqa: PLC0415

    good = {"image": {"bytes": as_bytes("home"), "path": "a"}, "bbox": [0.0, 0, 0.5, 0.5]}
    bad = {"image": {"bytes": as_bytes("map"), "path": "b"}, "bbox": [0.0, 0, 1.5, 0.5]}
    none = {"image": {"bytes": b"text", "path": "c"}, "bbox": [0.0, 0, 0.5, 0.5]}
    rows = [{**row, "instruction": "x", "bucket": "c"} for row in (good, bad, none, good)]
    write_parquet(tmp_path / "theirs" / "test-00000-of-00001.parquet", rows)
    out = tmp_path / "ours"
    command = ["webclick", str(tmp_path / "theirs"), "--out", str(out), "--defective", "drop"]
    assert main(command) == 0
    assert len(list((out / "images").iterdir())) == 1
    assert [row["id"][-1] for row in rows_of(tmp_path / "theirs")] == ["0", "3"]
    defects = json.loads((out / "MANIFEST.json").read_text("utf-8"))["defects"]
    assert list(defects) == ["off_image", "bad_picture"]


def test_the_preview_shows_the_targets(theirs: Path) -> None:
    sheet = theirs.parent / "look" / "sheet.png"
    assert run(theirs, "--preview", str(sheet)) == 0
    with Image.open(sheet) as image:
        assert image.width > 1000


def test_the_command_as_it_is_typed(theirs: Path) -> None:
    ours = theirs.parent / "ours"
    command = [sys.executable, "-m", "pointerbench.imports.command", "screenspot-v2", str(theirs)]
    told = subprocess.run(
        [*command, "--out", str(ours)], capture_output=True, text=True, check=True
    )
    assert told.stdout.splitlines()[0].endswith(
        "6 of 6 examples of screenspot-v2 (desktop 2, mobile 2, web 2)"
    )
    scorer = Path(__file__).parents[2] / "eval.py"
    floor = [sys.executable, str(scorer), "--data", str(ours), "--floor", "center"]
    scored = subprocess.run(floor, capture_output=True, text=True, check=True).stdout
    assert "Accuracy: 16.67%   (1/6)" in scored  # the thin line begins in the very middle
    assert "By platform:" in scored
    shown = subprocess.run([*command[:-2], "--help"], capture_output=True, text=True, check=True)
    assert "webclick" in shown.stdout


def test_an_interrupted_import_leaves_nothing(tmp_path: Path) -> None:
    paint(tmp_path / "theirs")
    rows = [{"file_name": "home.png", "instruction": "x", "bbox": AIMS[0].xyxy}] * 20_000
    write_lines(tmp_path / "theirs" / "metadata.jsonl", rows)
    words = ["pointerbench-x", str(tmp_path / "theirs"), "--out", str(tmp_path / "ours")]
    command = [sys.executable, "-m", "pointerbench.imports.command", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not (tmp_path / ".ours.tmp").exists():
            pass
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    assert process.returncode == 128 + signal.SIGINT
    assert "nothing is written" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["theirs"]


def test_what_a_killed_import_left_does_not_matter(theirs: Path) -> None:
    aside = theirs.parent / ".ours.tmp"
    aside.mkdir()
    (aside / "metadata.jsonl").write_text("half a li")
    assert run(theirs) == 0
    assert len(rows_of(theirs)) == len(AIMS)
    assert not aside.exists()
