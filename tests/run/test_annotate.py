"""Annotated pictures: what they show, what they leave free, and that nothing makes them fail."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops
from scored_runs import BOX, HEIGHT, KINDS, POINT, REGION, WIDTH, models, ok, tasks_in

from pointerbench.building.preview import MARK, legible
from pointerbench.picture.fonts import font
from pointerbench.picture.pixels import rgb
from pointerbench.picture.text_layout import shape
from pointerbench.run.options import Options
from pointerbench.run.results.annotate import annotated, picture_name
from pointerbench.run.results.legend import Caption, Entry, legend
from pointerbench.run.results.marks import COLORS, Marks, color_of
from pointerbench.run.results.outputs import write_outputs
from pointerbench.run.results.scoring import aim_at, score
from pointerbench.run.rows import Row

PAPER = rgb("#c0c4c8")


def picture(
    folder: Path,
    task: dict[str, Any],
    rows: Sequence[Row],
    size: tuple[int, int] = (WIDTH, HEIGHT),
    names: Sequence[str] = ("m",),
) -> Image.Image:
    """One task's annotated picture, with a row for each name, or repeats of the only name."""
    tasks = tasks_in(folder, [task], size)
    aim = aim_at(tasks.question(0), tasks.row(0), tasks.suite, tasks.truth(0))
    found: list[list[Row | None]] = [[row] for row in rows] if len(names) > 1 else [list(rows)]
    scored = [
        [score(aim, row, name, repeat) for repeat, row in enumerate(answers)]
        for name, answers in zip(names, found, strict=True)
    ]
    return annotated(tasks.question(0), aim, scored, found)


def colors_in(image: Image.Image, box: tuple[int, int, int, int]) -> set[Any]:
    part = image.crop(box)
    return {color for _, color in part.getcolors(part.width * part.height) or ()}


def times(size: tuple[int, int]) -> int:
    """How many times larger a picture is shown."""
    return {400: 2, 200: 3, 60: 4}.get(size[0], 1)


@pytest.mark.parametrize("size", [(60, 40), (200, 150), (400, 300), (1024, 768), (3840, 2160)])
def test_the_picture_stands_above_its_legend(tmp_path: Path, size: tuple[int, int]) -> None:
    task = {"task_id": "t", "gt_point": [9, 9]}
    sheet = picture(tmp_path, task, [Row("t", "m", "refused")], size)
    k = times(size)
    assert sheet.width == max(size[0] * k, 640)
    assert sheet.height > size[1] * k + 60
    far = (size[0] * k // 2, size[1] * k - 1)
    assert sheet.getpixel(far) == PAPER


def test_the_target_is_framed_and_not_covered(tmp_path: Path) -> None:
    names = [f"m{i}" for i in range(12)]
    around = [(70 + 10 * i, 80 if i % 2 else 140) for i in range(12)]
    rows = [ok("box", name, *place) for name, place in zip(names, around, strict=True)]
    sheet = picture(tmp_path, BOX, rows, names=names)
    x1, y1, x2, y2 = 200, 200, 280, 240  # twice the box
    assert colors_in(sheet, (x1, y1, x2, y2)) == {PAPER}
    assert rgb(MARK) in colors_in(sheet, (x1 - 4, y1, x1, y2))


def test_a_click_leaves_its_middle_open_and_stands_where_it_was(tmp_path: Path) -> None:
    sheet = picture(tmp_path, BOX, [ok("box", "m", 250, 200)])
    x, y = 500, 400
    assert sheet.getpixel((x, y)) == rgb(color_of(1))
    ring = colors_in(sheet, (x - 7, y - 7, x + 7, y + 7))
    assert {rgb(color_of(1)), (255, 255, 255), PAPER} <= ring


def test_equal_clicks_have_numbers_apart() -> None:
    marks = Marks(800, 600, 1)
    for number in range(1, 21):
        marks.click(number, (400.0, 300.0))
    marks.name()
    discs = marks.taken[-20:]
    assert not any(
        first.overlaps(second) for i, first in enumerate(discs) for second in discs[i + 1 :]
    )


@pytest.mark.parametrize(
    ("place", "side"),
    [
        ((-50, 150), (0, 240, 60, 360)),
        ((1e9, 150), (740, 240, 800, 360)),
        ((200, -1), (340, 0, 480, 60)),
        ((200, 1e99), (340, 540, 480, 600)),
        ((-1e6, 1e6), (0, 500, 100, 600)),
    ],
)
def test_a_click_beyond_the_picture_is_shown_at_the_border(
    tmp_path: Path, place: tuple[float, float], side: tuple[int, int, int, int]
) -> None:
    sheet = picture(tmp_path, POINT, [ok("point", "m", *place)])
    assert rgb(color_of(1)) in colors_in(sheet, side)


def test_arrows_of_one_corner_do_not_lie_on_each_other() -> None:
    marks = Marks(640, 480, 1)
    for number in range(1, 9):
        marks.click(number, (2000.0, -2000.0 - number))
    assert not any(
        first.overlaps(second)
        for i, first in enumerate(marks.taken)
        for second in marks.taken[i + 1 :]
    )


def test_boxes_are_outlined_and_nothing_else_of_them_is_drawn(tmp_path: Path) -> None:
    sheet = picture(tmp_path, REGION, [ok("region", "m", 150, 100, 300, 200)])
    assert rgb(color_of(1)) in colors_in(sheet, (380, 196, 500, 200))
    assert colors_in(sheet, (340, 240, 560, 360)) == {PAPER}


def test_a_polygon_and_parts_are_drawn(tmp_path: Path) -> None:
    spec = {
        "type": "point_in_bbox",
        "polygon": [[50, 50], [150, 60], [90, 140]],
        "regions": [[200, 50, 260, 90]],
    }
    sheet = picture(tmp_path, {"task_id": "t", "eval": spec}, [Row("t", "m", "refused")])
    assert rgb(MARK) in colors_in(sheet, (180, 100, 220, 120))
    assert rgb(MARK) in colors_in(sheet, (394, 100, 400, 180))


@pytest.mark.parametrize("task", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("size", [(20, 10), (200, 150), (1920, 1080)])
def test_every_kind_of_task_with_every_status(
    tmp_path: Path, task: dict[str, Any], size: tuple[int, int]
) -> None:
    name = task["task_id"]
    rows = [
        ok(name, "m0", 3, 3),
        ok(name, "m1", 1, 1, 8, 9),
        Row(name, "m2", "refused"),
        Row(name, "m3", "unparsable", reason="no numbers\nin it \x00"),
        Row(name, "m4", "error", reason="429", error="http_429"),
        Row(name, "m5", "skipped", reason="no GPU present"),
        ok(name, "m6", float("nan"), 1),
        ok(name, "m7", -1e99, 1e99, 1e99, 1e99),
    ]
    sheet = picture(tmp_path, task, rows, size, [f"m{i}" for i in range(8)])
    assert sheet.width == max(640, size[0])


def test_repeats_are_rings_of_one_colour(tmp_path: Path) -> None:
    places = [(50, 50), (300, 50), (300, 250)]
    rows = [ok("box", "m", x, y, repeat=i) for i, (x, y) in enumerate(places)]
    sheet = picture(tmp_path, BOX, rows)
    for x, y in places:
        assert rgb(color_of(1)) in colors_in(sheet, (2 * x - 6, 2 * y - 6, 2 * x + 6, 2 * y + 6))


def test_only_as_many_as_asked_for_are_drawn(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, KINDS.values())
    write_outputs(tmp_path, tasks, models("m"), iter(()), tasks.truth, Options(annotate=2))
    drawn = sorted(path.name for path in (tmp_path / "annotated").iterdir())
    assert drawn == ["box.png", "point.png"]
    with Image.open(tmp_path / "annotated" / "box.png") as image:
        assert image.mode == "RGB"


def test_a_picture_turned_by_its_exif_is_shown_upright(tmp_path: Path) -> None:
    tasks_in(tmp_path, [POINT])
    image = Image.new("RGB", (700, 900), "#102030")
    exif = Image.Exif()
    exif[0x0112] = 6
    image.save(tmp_path / "turned.jpg", exif=exif)
    task = {**POINT, "image_path": "turned.jpg"}
    assert picture(tmp_path, task, [Row("point", "m", "refused")]).width == 900


def test_a_picture_that_cannot_be_decoded_costs_no_other_output(tmp_path: Path) -> None:
    tasks = tasks_in(tmp_path, [POINT, BOX])
    whole = (tmp_path / "plain.png").read_bytes()
    (tmp_path / "plain.png").write_bytes(whole[: len(whole) // 2])
    write_outputs(tmp_path, tasks, models("m"), iter(()), tasks.truth, Options())
    assert len(list((tmp_path / "annotated").iterdir())) == 2


def test_a_narrow_tall_picture_is_not_blown_up(tmp_path: Path) -> None:
    sheet = picture(tmp_path, POINT, [Row("point", "m", "refused")], (200, 9000))
    assert sheet.width == 640
    assert sheet.height < 9400


def test_file_names_differ_as_the_ids_do() -> None:
    ids = ["a", "a/b", "a b", "a%20b", "ä", "x" * 300, "x" * 301, "模" * 100, ".", "..", "A"]
    names = [picture_name(task_id) for task_id in ids]
    assert len(set(names)) == len(ids)
    assert all(len(name) < 200 and "/" not in name and name[0] != "." for name in names)


def test_colours_differ_from_each_other_and_from_the_target() -> None:
    colors = [*COLORS, MARK]
    assert len(set(colors)) == len(colors) >= 21


ODD = (
    *("👩\u200d👩\u200d👧 family", "שלום עולם", "مرحبا", "e\u0301a\u0308", "ﬁ\u200d\u200b"),
    *("漢字" * 30, "a\tb\nc", "\ud800", "क्षत्रिय", "ที่นี่", "각", "1\u200d", "\u00ad-"),
)
words = st.text(max_size=60) | st.sampled_from(ODD)


@given(words, words, words)
@settings(max_examples=60)
def test_no_words_make_a_legend_fail(first: str, second: str, third: str) -> None:
    entries = [Entry(i, first or "-", "miss", second, False) for i in range(1, 8)]
    caption = Caption(third, first, second, entries, third)
    items, bottom = legend(caption, 640, 10)
    assert items
    assert bottom > 100


@given(words)
def test_legible_text_can_be_shaped_by_every_font(text: str) -> None:
    for family in ("Inter", "Noto Sans", "DejaVu Sans"):
        face = font(family, 14)
        shape(legible(text, face), face)


def test_plain_words_stay_as_they_are() -> None:
    text = "Click “Präferenzen”, then Übernehmen – 42 %"
    assert legible(text, font("Inter", 14)) == text


def test_marks_stay_on_the_picture(tmp_path: Path) -> None:
    """The legend is the same whatever was marked near the lower edge."""
    low = picture(tmp_path, {"task_id": "t"}, [ok("t", "m", 200, 299)])
    high = picture(tmp_path, {"task_id": "t"}, [ok("t", "m", 200, 10)])
    strip = (0, 600, 800, low.height)
    assert ImageChops.difference(low.crop(strip), high.crop(strip)).getbbox() is None
