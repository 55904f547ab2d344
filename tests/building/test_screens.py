"""Suites whose examples share screens: pictures, layers, failures, and tools of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import stand_in
from PIL import Image
from shard_sets import contents
from stand_in import BROWSER, NAME, ROWS, SHIFTED, THROWS

from pointerbench import build
from pointerbench.contract.stored import of_shard
from pointerbench.contract.task import Pictures
from pointerbench.suites import SUITES


def line(out: Path, count: int, *more: object) -> list[str]:
    what = ("stand", "--seed", 7, "--count", count, "--out", out, "--jobs", 1, *more)
    return [str(part) for part in what]


def built(out: Path, count: int, *more: object) -> dict[str, bytes]:
    assert build.main(line(out, count, "--quiet", *more)) == 0
    return contents(out)


def lines_of(folder: Path, name: str) -> list[dict[str, Any]]:
    return [json.loads(one) for one in (folder / name).read_text("utf-8").splitlines()]


@pytest.fixture(scope="module", autouse=True)
def _listed() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setitem(SUITES, NAME, stand_in.__name__)
        yield


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("stand")
    built(out, 22)
    return out


def test_examples_share_the_picture_of_their_screen(whole: Path) -> None:
    test = whole / "test"
    rows = lines_of(test, "metadata.jsonl")
    assert [row["file_name"] for row in rows] == [f"s{i // ROWS:04d}.webp" for i in range(22)]
    assert rows[0]["id"] == "pst_00000"
    pictures = {path.name for path in test.glob("*.webp")}
    assert pictures == {row["file_name"] for row in rows}
    for row in rows:
        with Image.open(test / row["file_name"]) as image:
            assert list(image.size) == row["image_size"]
    layers = lines_of(test, "layers.jsonl")
    assert [layer["file_name"] for layer in layers] == sorted(pictures)
    manifest = json.loads((test / "MANIFEST.json").read_text("utf-8"))
    assert manifest["tools"]["browser"] == "Chromium 1.0"
    assert not (test / ".shards").exists()


@pytest.mark.parametrize("first", [1, 7, 10, 13])
def test_a_set_grows_to_what_it_is_at_once(whole: Path, tmp_path: Path, first: int) -> None:
    built(tmp_path, first)
    assert built(tmp_path, 22) == contents(whole)


@pytest.mark.parametrize("format", ["parquet", "webdataset"])
def test_shards_have_layers_beside_them_and_grow(format: str, tmp_path: Path) -> None:
    options = ("--format", format, "--shard-size", 8)
    at_once = built(tmp_path / "once", 22, *options)
    assert len(at_once["test/layers.jsonl"].splitlines()) == 5
    built(tmp_path / "grown", 13, *options)
    assert built(tmp_path / "grown", 22, *options) == at_once


def test_in_an_archive_every_example_is_a_pair_of_its_own(tmp_path: Path) -> None:
    built(tmp_path, 7, "--format", "webdataset")
    (path,) = (tmp_path / "test").glob("*.tar")
    with tarfile.open(path) as archive:
        names = archive.getnames()
    assert names == [f"{i:04d}.{end}" for i in range(7) for end in ("json", "webp")]
    entries = list(of_shard(path))
    assert [entry.row["id"] for entry in entries] == [f"pst_{i:05d}" for i in range(7)]
    assert len({entry.picture for entry in entries}) == 2


def test_a_part_holds_the_same_rows_and_pictures(whole: Path, tmp_path: Path) -> None:
    built(tmp_path, 11, "--start", 8)
    rows = (tmp_path / "test" / "metadata.jsonl").read_bytes().splitlines()
    assert rows == (whole / "test" / "metadata.jsonl").read_bytes().splitlines()[8:19]
    for path in (tmp_path / "test").glob("*.webp"):
        assert path.read_bytes() == (whole / "test" / path.name).read_bytes()
    assert len(lines_of(tmp_path / "test", "layers.jsonl")) == 3
    assert build.main(["--verify", str(tmp_path), "--jobs", "1"]) == 0


@pytest.mark.parametrize("lost", ["layers.jsonl", "s0001.webp", "metadata.jsonl", "MANIFEST.json"])
def test_what_is_lost_comes_back(whole: Path, tmp_path: Path, lost: str) -> None:
    built(tmp_path, 22)
    (tmp_path / "test" / lost).unlink()
    assert built(tmp_path, 22) == contents(whole)


@pytest.mark.parametrize("format", ["imagefolder", "parquet"])
def test_pages_that_throw_fail_their_examples_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], format: str
) -> None:
    options = ("--format", format, "--shard-size", 10)
    at_once = built(tmp_path / "once", 22, *options)
    monkeypatch.setenv(THROWS, "5 6 7 8 9 13")
    assert build.main(line(tmp_path / "out", 22, "--quiet", *options)) == 1
    said = capsys.readouterr().err
    assert "6 examples failed" in said
    assert "  5 to 9: page shop: TypeError: x is undefined\n  13: page shop" in said
    there = contents(tmp_path / "out")
    assert "test/MANIFEST.json" not in there
    monkeypatch.delenv(THROWS)
    assert build.main(line(tmp_path / "out", 22, *options)) == 0
    done = 16 if format == "imagefolder" else 2
    assert f"going on after {done} of 22" in capsys.readouterr().err
    assert contents(tmp_path / "out") == at_once


def run(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(Path(stand_in.__file__)), *map(str, arguments)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_processes_make_the_same_set_and_tell_of_failures(whole: Path, tmp_path: Path) -> None:
    command = line(tmp_path, 22, "--jobs", 2)
    failed = run(*command, **{THROWS: "13"})
    assert failed.returncode == 1, failed.stderr
    assert "  13: page shop: TypeError" in failed.stderr
    again = run(*command)
    assert again.returncode == 0, again.stderr
    assert contents(tmp_path) == contents(whole)


@pytest.mark.parametrize("format", ["imagefolder", "webdataset"])
def test_pixels_are_compared_where_the_browser_is_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], format: str
) -> None:
    built(tmp_path, 12, "--format", format)
    verify = ["--verify", str(tmp_path), "--jobs", "1"]
    assert build.main(verify) == 0
    monkeypatch.setenv(SHIFTED, "1")
    assert build.main(verify) == 1
    monkeypatch.setenv(BROWSER, "Chromium 2.0")
    capsys.readouterr()
    assert build.main(verify) == 0
    told = "drawn by Chromium 1.0, here is Chromium 2.0: pixels not compared"
    assert told in capsys.readouterr().out
    monkeypatch.setenv(THROWS, "3")
    assert build.main(verify) == 1


def test_a_finished_set_is_shown_without_a_browser(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(BROWSER, "")
    sheet = tmp_path / "sheet.png"
    assert build.main(line(whole, 22, "--quiet", "--preview", sheet)) == 0
    with Image.open(sheet) as image:
        assert image.width > 2 * image.height / 3
    assert build.main(line(tmp_path, 3)) == 2


def test_another_browser_does_not_grow_a_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built(tmp_path, 3)
    monkeypatch.setenv(BROWSER, "Chromium 2.0")
    assert build.main(line(tmp_path, 9)) == 2
    assert "browser Chromium 1.0, here is Chromium 2.0" in capsys.readouterr().err


def test_language_is_short_for_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    short = built(tmp_path / "a", 6, "--language", "zh")
    assert short == built(tmp_path / "b", 6, "--only", "language=zh")
    for wrong, said in (("zhh", "did you mean 'zh'"), ("", "no language ''")):
        assert build.main(line(tmp_path / "c", 6, "--language", wrong)) == 2
        assert said in capsys.readouterr().err


def test_a_suite_without_the_choice_has_no_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["pro", "--seed", "1", "--language", "zh"]) == 2
    assert "pro has no choice of languages" in capsys.readouterr().err


def test_names_of_pictures() -> None:
    assert Pictures().file_of(7) == "0007.png"
    assert Pictures("webp", 5).file_of(9) == "s0001.webp"
    assert [Pictures(rows=5).whole(n) for n in (1, 5, 8)] == [5, 5, 10]
