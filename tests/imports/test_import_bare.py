"""Annotations without their pictures: they can be scored, and say so."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from foreign_sets import BUILDERS, SIZE, write_json

from pointerbench import eval as scorer
from pointerbench.imports.command import main
from pointerbench.run.command import main as click_eval

# name -> its folders of pictures. All of them say sizes in their rows, or boxes in pixels.
PICTURES = {
    "screenspot": "screenspot_imgs",
    "screenspot-v2": "screenspotv2_image",
    "screenspot-pro": "images",
    "osworld-g": "images",
    "osworld-g-refined": "benchmark/images",
    "mmbench-gui-l2": "offline_images",
    "ui-vision": "images",
    "venusbench-gd": "images",
    "showdown-clicks": "showdown-clicks-dev/frames",
}


def rows_in(folder: Path) -> list[dict[str, Any]]:
    text = (folder / "metadata.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("name", PICTURES)
def test_rows_without_pictures_have_the_targets_of_those_with(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs, out = tmp_path / "theirs", tmp_path / "with"
    BUILDERS[name](theirs)
    assert main([name, str(theirs), "--out", str(out), "--quiet"]) == 0
    asked = tmp_path / "asked"
    assert main([name, str(theirs), "--out", str(asked), "--no-pictures"]) == 0
    assert "no pictures: eval.py" in capsys.readouterr().err
    shutil.rmtree(theirs / PICTURES[name])
    bare = tmp_path / "bare"
    assert main([name, str(theirs), "--out", str(bare), "--quiet"]) == 0
    assert "no pictures: eval.py" in capsys.readouterr().err  # said although it is quiet
    assert rows_in(bare) == rows_in(asked)
    for row, other in zip(rows_in(bare), rows_in(out), strict=True):
        assert row["eval"] == other["eval"]
        assert row["id"] == other["id"]
    assert sorted(path.name for path in bare.iterdir()) == ["MANIFEST.json", "metadata.jsonl"]


def test_the_data_digest_is_that_of_the_set_with_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    BUILDERS["screenspot-pro"](tmp_path / "theirs")
    for out in ("whole", "bare"):
        more = [] if out == "whole" else ["--no-pictures"]
        command = ["screenspot-pro", str(tmp_path / "theirs"), "--out", str(tmp_path / out)]
        assert main([*command, "--quiet", *more]) == 0
    signatures = []
    for out in ("whole", "bare"):
        capsys.readouterr()
        assert scorer.main(["--floor", "center", "--data", str(tmp_path / out)]) == 0
        signatures.append(capsys.readouterr().out.splitlines()[-1])
    assert signatures[0] == signatures[1]
    run = ["run", "--model", "center", "--data", str(tmp_path / "bare")]
    assert click_eval([*run, "--out", str(tmp_path / "run")]) == 2
    assert "6 of 6 pictures are missing" in capsys.readouterr().err


def test_an_archive_that_nobody_unpacked_is_no_choice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = tmp_path / "theirs"
    BUILDERS["screenspot-v2"](theirs)
    (theirs / "screenspotv2_image").rename(theirs / "screenspotv2_image.zip")
    command = ["screenspot-v2", str(theirs), "--out", str(tmp_path / "ours")]
    assert main(command) == 2
    assert "or give --no-pictures" in capsys.readouterr().err
    assert main([*command, "--no-pictures", "--preview", str(tmp_path / "p.png")]) == 2
    assert "--preview draws on pictures" in capsys.readouterr().err
    assert not (tmp_path / "ours").exists()
    assert main([*command, "--no-pictures"]) == 0


def test_fractions_need_a_size(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [
        {"img_filename": "a.png", "bbox": [0.1, 0.2, 0.3, 0.4], "instruction": "it", **size}
        for size in ({"img_size": list(SIZE)}, {}, {"img_size": [0, 5]})
    ]
    write_json(tmp_path / "theirs" / "annotations" / "a.json", rows)
    command = ["screenspot-pro", str(tmp_path / "theirs"), "--out", str(tmp_path / "ours")]
    assert main([*command, "--boxes", "xyxy-unit", "--defective", "keep"]) == 0
    known, *unknown = rows_in(tmp_path / "ours")
    assert known["bbox"] == pytest.approx([100, 100, 300, 200])
    assert known["image_size"] == list(SIZE)
    assert [row["defect"] for row in unknown] == ["no_size", "no_size"]
    assert "neither a picture nor its size" in capsys.readouterr().out
