"""What is wrong with pictures, and in the boxes on them; pictures are painted so that one knows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from painted import BOX, SIZE, kinds, linted, refusal, row, screen, write_rows
from PIL import Image, ImageDraw, ImageFont

from pointerbench.quality.lint import read_back
from pointerbench.values.geometry import Box

Capsys = pytest.CaptureFixture[str]


def test_a_sound_set_is_clean(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    screen(BOX, seed=1).save(tmp_path / "b.png")
    rows = [row(), refusal(id="r2", instruction="Close the door"), row(id="r3", file_name="b.png")]
    status, lines, summary = linted(capsys, write_rows(tmp_path, rows))
    assert (status, lines) == (0, [])
    assert "pictures (" not in summary


FLAT: dict[str, tuple[dict[str, object], bool]] = {
    "on paper": ({"bbox": [40, 10, 140, 40]}, True),
    "a frame within it": ({"bbox": [35, 55, 145, 95]}, False),
    "a frame at its edge": ({}, False),
    "a frame around it": ({"bbox": [42, 62, 138, 88]}, False),
    "inside a frame, away from it": ({"bbox": [60, 70, 120, 80]}, True),
    "an empty place that is asked for": (
        {"bbox": [40, 10, 140, 40], "instruction": "Click the blank line above the button"},
        False,
    ),
    "the same in German": (
        {
            "bbox": [40, 10, 140, 40],
            "language": "de",
            "instruction": "Klicke auf die leere Zeile über der Schaltfläche",
        },
        False,
    ),
    "the word is quoted": (
        {"bbox": [40, 10, 140, 40], "instruction": "Click the button “blank” on the page"},
        True,
    ),
}


@pytest.mark.parametrize("name", FLAT)
@pytest.mark.parametrize("suffix", [".png", ".jpg", ".webp"])
def test_nothing_in_the_box(name: str, suffix: str, tmp_path: Path, capsys: Capsys) -> None:
    changes, found = FLAT[name]
    screen(BOX).save(tmp_path / f"a{suffix}", quality=75)
    _, lines, _ = linted(capsys, write_rows(tmp_path, [row(file_name=f"a{suffix}", **changes)]))
    assert kinds(lines) == ([(1, "flat")] if found else [])


def _moved(image: Image.Image) -> Image.Image:
    image.paste((250, 250, 250), (2, 2, 6, 4))
    return image


def _bright(image: Image.Image) -> Image.Image:
    return image.point(lambda level: min(255, level + 5))


CHANGED: dict[str, tuple[Callable[[Image.Image], Image.Image], bool]] = {
    "the same": (lambda image: image, True),
    "a few pixels": (_moved, True),
    "brighter by five": (_bright, False),
    "another page": (lambda _: screen(BOX, seed=3), False),
    "another size": (lambda image: image.resize((640, 400)), False),
}


@pytest.mark.parametrize("name", CHANGED)
def test_near_equal_pictures(name: str, tmp_path: Path, capsys: Capsys) -> None:
    change, found = CHANGED[name]
    screen(BOX).save(tmp_path / "a.png")
    other = change(screen(BOX))
    other.save(tmp_path / "b.png")
    rows = [row(), row(id="r2", file_name="b.png", image_size=list(other.size))]
    _, lines, _ = linted(capsys, write_rows(tmp_path, rows))
    near = [line for line in lines if ": near_picture: " in line]
    assert kinds(near) == ([(2, "near_picture")] if found else [])
    assert all("b.png and a.png" in line for line in near)


def test_rows_that_share_a_picture_are_not_near_equal(tmp_path: Path, capsys: Capsys) -> None:
    """Wherever they stand."""
    screen(BOX).save(tmp_path / "a.png")
    screen(BOX, seed=1).save(tmp_path / "b.png")
    names = ("a.png", "b.png", "a.png", "b.png", "b.png")
    rows = [row(id=f"r{at}", file_name=name) for at, name in enumerate(names)]
    assert linted(capsys, write_rows(tmp_path, rows))[:2] == (0, [])


def test_bad_pictures_are_findings_and_the_rest_goes_on(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    whole = (tmp_path / "a.png").read_bytes()
    (tmp_path / "torn.png").write_bytes(whole[: len(whole) // 2])
    (tmp_path / "words.png").write_text("no picture")
    (tmp_path / "empty.png").write_bytes(b"")
    screen(BOX, seed=2).save(tmp_path / "b.png")
    names = ("a.png", "torn.png", "words.png", "empty.png", "gone.png", "gone.png", "b.png")
    rows = [row(id=f"r{at}", file_name=name) for at, name in enumerate(names)]
    rows[-1]["bbox"] = rows[-1]["eval"]["bbox"] = [40, 10, 140, 40]
    rows[-1]["point"] = [41, 11]
    status, lines, _ = linted(capsys, write_rows(tmp_path, rows))
    bad = [(line, "bad_picture") for line in (2, 3, 4)]
    assert kinds(lines) == [*bad, (5, "no_picture"), (7, "flat")]
    assert status == 1


def test_a_row_says_the_size_of_its_picture(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    rows = [row(image_size=[SIZE[1], SIZE[0]])]
    _, lines, _ = linted(capsys, write_rows(tmp_path, rows))
    assert kinds(lines) == [(1, "other_size")]
    assert "image_size says 200x320, the picture has 320x200" in lines[0]


def test_where_no_row_says_the_size_the_picture_does(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    given = row(bbox=[300, 60, 330, 90])
    del given["image_size"]
    _, lines, _ = linted(capsys, write_rows(tmp_path, [given]))
    assert (1, "off_image") in kinds(lines)


def test_a_turned_photograph_is_seen_as_people_see_it(tmp_path: Path, capsys: Capsys) -> None:
    upright = screen([10, 150, 60, 180], size=(200, 320))
    exif = Image.Exif()
    exif[0x0112] = 6
    upright.transpose(Image.Transpose.ROTATE_90).save(tmp_path / "a.png", exif=exif)
    sound = row(bbox=[10, 150, 60, 180], image_size=[200, 320])
    assert linted(capsys, write_rows(tmp_path, [sound]))[:2] == (0, [])


def test_pictures_are_left_shut_on_demand(tmp_path: Path, capsys: Capsys) -> None:
    (tmp_path / "a.png").write_text("no picture")
    status, _, summary = linted(capsys, write_rows(tmp_path, [row()]), "--no-pictures")
    assert status == 0
    assert "pictures (--no-pictures)" in summary


def test_several_processes_find_the_same(tmp_path: Path, capsys: Capsys) -> None:
    rows = []
    for at in range(6):
        screen(BOX, seed=at % 5).save(tmp_path / f"{at}.png")
        rows.append(row(id=f"r{at}", file_name=f"{at}.png"))
    folder = write_rows(tmp_path, rows)
    alone = linted(capsys, folder)
    together = linted(capsys, folder, "--jobs", "3")
    assert kinds(alone[1]) == [(6, "near_picture")]
    assert together == alone


# --------------------------------------------------------------------------------------- tesseract


def _written(text: str, *, dark: bool = False) -> Image.Image:
    image = screen(BOX)
    pen = ImageDraw.Draw(image)
    x1, y1, x2, y2 = BOX
    pen.rectangle((x1, y1, x2, y2), fill=(30, 60, 160) if dark else (255, 255, 255))
    ink = (255, 255, 255) if dark else (0, 0, 0)
    pen.text((x1 + 14, y1 + 7), text, ink, ImageFont.load_default(16))
    return image


QUOTED: dict[str, tuple[str, str, bool]] = {
    "as it is": ("Settings", "Click the button “Settings”", False),
    "with other marks": ("Settings", 'Press the "Settings" button', False),
    "little else is said": ("Settings", "Open «Settings»", False),
    "another text": ("Cancel", "Click the button “Settings”", True),
    "a neighbour": ("Cancel", "Click the button left of “Settings”", False),
    "a slider's label": ("Cancel", "Move the slider “Settings”", False),
    "what is done to it": ("Cancel", "Give “Settings” away to somebody else for a while", False),
    "one of two": ("Settings", "Click the word “Settings” and not the word “Cancel”", False),
}


@pytest.mark.parametrize("name", QUOTED)
@pytest.mark.parametrize("dark", [False, True])
def test_quoted_texts_are_read_in_the_box(
    name: str, dark: bool, tmp_path: Path, capsys: Capsys
) -> None:
    _needs_tesseract()
    shown, instruction, found = QUOTED[name]
    _written(shown, dark=dark).save(tmp_path / "a.png")
    folder = write_rows(tmp_path, [row(instruction=instruction)])
    _, lines, _ = linted(capsys, folder, "--ocr")
    assert kinds(lines) == ([(1, "not_read")] if found else [])


def test_a_small_box_is_read_too() -> None:
    _needs_tesseract()
    reading = read_back.Reading(("Settings",), "eng")
    assert "Settings" in read_back.unread(screen(BOX), Box(3, 3, 5, 5), reading)


def test_texts_in_scripts_without_data_are_counted(tmp_path: Path, capsys: Capsys) -> None:
    _needs_tesseract()
    if read_back.has_data("tha"):
        pytest.skip("tesseract's Thai data are here")
    screen(BOX).save(tmp_path / "a.png")
    given = row(instruction="Click the button “Settings”", content_language="th")
    _, lines, summary = linted(capsys, write_rows(tmp_path, [given]), "--ocr")
    assert lines == []
    assert "quoted texts of 1 row (tesseract's tha is not installed)" in summary


def _needs_tesseract() -> None:
    pytest.importorskip("tesserocr", reason="reading pictures needs the extra ocr")
    if not read_back.has_data("eng"):
        pytest.skip("tesseract's English data are not here")
