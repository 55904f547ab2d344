"""The Text suite as a whole: exact mixes, proofs, rows that say what is so."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from pointerbench.contract.mix import category_at, parse_only
from pointerbench.contract.task import Options, Screen
from pointerbench.picture.frame import Fill, Finish, Frame
from pointerbench.picture.raster import draw
from pointerbench.suites.text.categories import CATEGORIES
from pointerbench.suites.text.compose import draw_wear
from pointerbench.suites.text.reading import Reading
from pointerbench.suites.text.suite import SUITE, languages_at
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.suites.text.targets import neighbours
from pointerbench.suites.text.tolerance import iou
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

SEED = 11


@pytest.mark.parametrize("start", [0, 50, 450])
def test_languages_are_mixed_exactly(start: int) -> None:
    pairs = Counter(languages_at(index) for index in range(start, start + 50))
    assert pairs["en", "en"] == 20
    for language in ("de", "fr", "es", "it", "nl"):
        assert pairs[language, language] == 5
        assert pairs["en", language] == 1


def test_the_mix_of_five_hundred() -> None:
    mix = Counter(category_at(index, SUITE.mix) for index in range(500))
    assert mix == {name: entry.weight for name, entry in CATEGORIES.items()}
    kinds: Counter[str] = Counter()
    for name, count in mix.items():
        kinds[CATEGORIES[name].data_type] += count
    shares = {kind: count / 500 for kind, count in kinds.items()}
    assert 0.35 <= shares["caret"] <= 0.40
    assert 0.20 <= shares["word"] <= 0.25
    assert 0.10 <= shares["invoice"] <= 0.14
    assert 0.10 <= shares["bbox"] <= 0.14
    for kind in ("char", "punctuation", "chrome"):
        assert 0.03 <= shares[kind] <= 0.07
    for name, entry in CATEGORIES.items():
        assert entry.weight >= (2 if name.startswith("invoice") else 6)


def test_there_are_a_hundred_surfaces_and_more() -> None:
    assert len(SURFACES) >= 100


@pytest.mark.parametrize("category", CATEGORIES)
def test_every_category_is_proved_and_its_row_says_so(category: str) -> None:
    options = Options(only={"category": (category,)})
    proved = SUITE.prove(3, SEED, "test", options)
    row, box = proved.row, Box(*proved.row["bbox"])
    assert row["category"] == category
    assert row["id"] == "pbt_0003"
    assert Box(0, 0, *row["image_size"]).covers(box)
    assert row["eval"]["bbox"] == row["bbox"]
    assert row["surface"] in SURFACES
    assert row["contrast"] >= 2
    if row["answer_type"] == "bbox":
        assert row["eval"]["type"] == "iou"
        for other in neighbours(proved.shot, proved.task, Reading(proved.shot.page)):
            assert iou(box, box.union(other)) < row["eval"]["min_iou"]
    else:
        assert row["eval"]["type"] == "point_in_bbox"
        assert box.contains(*row["point"])
    if min(box.width, box.height) < 4:
        assert row["difficulty"] == "hard"
    assert not any(distractor.overlaps(box) for distractor in proved.shot.distractors)


def test_an_example_depends_on_its_index_and_options_only() -> None:
    first = SUITE.make(8, SEED, "test", Options())
    SUITE.make(9, SEED, "test", Options())
    again = SUITE.make(8, SEED, "test", Options())
    assert first.example.line() == again.example.line()
    assert SUITE.make(8, SEED, "train", Options()).example.line() != first.example.line()


def test_larger_screens_and_scales() -> None:
    for screen in (Screen(scale=2.0), Screen(1280, 800, 1.5)):
        row = SUITE.make(4, SEED, "test", Options(screen)).example.row
        assert row["image_size"] == list(screen.pixels)


def test_only_chosen_values_occur() -> None:
    only = parse_only(["surface=inbox,news_article", "language=de"], SUITE.choices)
    for index in range(6):
        row = SUITE.make(index, SEED, "test", Options(only=only)).example.row
        assert row["surface"] in ("inbox", "news_article")
        assert (row["language"], row["content_language"]) == ("de", "de")
    with pytest.raises(UsageError, match="none of these categories"):
        options = Options(only={"surface": ("inbox",), "category": ("invoice_total",)})
        SUITE.make(0, SEED, "test", options)
    with pytest.raises(UsageError, match="no instruction of that language"):
        options = Options(only={"language": ("de",), "content_language": ("fr",)})
        SUITE.make(0, SEED, "test", options)


def test_the_scorer_takes_the_truth_for_right_and_the_middle_for_wrong(
    small_text_set: Path, tmp_path: Path
) -> None:
    lines = (small_text_set / "test/metadata.jsonl").read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    answers = tmp_path / "preds.jsonl"
    answers.write_text(
        "".join(
            json.dumps({"id": row["id"], key: row[key]}) + "\n"
            for row in rows
            for key in [row["answer_type"]]
        ),
        "utf-8",
    )
    right = _scored("--predictions", str(answers), "--data", str(small_text_set))
    assert f"Accuracy: 100.00%   ({len(rows)}/{len(rows)})" in right
    assert f"pointerbench-text:{SUITE.version}" in right
    middle = _scored("--floor", "center", "--data", str(small_text_set))
    assert f"Accuracy: 0.00%   (0/{len(rows)})" in middle


def _scored(*arguments: str) -> str:
    command = [sys.executable, str(Path(__file__).parents[3] / "eval.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_each_kind_of_wear_is_on_a_tenth_to_a_third_of_the_pages() -> None:
    pages = [draw_wear(Stream(f"wear/{number}")) for number in range(3000)]
    for kind in ("jpeg", "blur", "caret", "pointer", "selection"):
        share = sum(bool(getattr(wear, kind)) for wear in pages) / len(pages)
        assert 0.1 <= share <= 1 / 3, kind


def test_only_what_a_camera_took_is_grainy() -> None:
    for camera in (True, False):
        streams = [Stream(f"wear/{number}") for number in range(50)]
        assert any(draw_wear(stream, camera=camera).grain for stream in streams) is camera


def test_wear_moves_no_pixel() -> None:
    """A worn page is the clean one give or take: no shift explains it better."""
    clean = Image.new("L", (120, 90), 255)
    ImageDraw.Draw(clean).rectangle((40, 30, 79, 59), fill=0)
    for finish in (Finish(grain=9, grain_offset=77), Finish(jpeg=60), Finish(blur=0.7)):
        frame = Frame(120, 90, "#ffffff", (Fill(Box(40, 30, 80, 60), "#000000"),), {}, finish)
        worn = draw(frame).convert("L")
        errors = {
            (dx, dy): sum(ImageStat.Stat(ImageChops.difference(worn, _moved(clean, dx, dy))).sum)
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
        }
        assert min(errors, key=lambda shift: errors[shift]) == (0, 0)


def _moved(image: Image.Image, dx: int, dy: int) -> Image.Image:
    return ImageChops.offset(image, dx, dy)
