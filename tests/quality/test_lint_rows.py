"""Every rule that needs no picture: what it finds, and what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from painted import BOX, HEIGHT, WIDTH, kinds, linted, refusal, row, write_rows

POLYGON = {"type": "point_in_bbox", "polygon": [[10, 10], [60, 10], [10, 60]]}


def spec(**fields: Any) -> dict[str, Any]:
    return {"type": "point_in_bbox", "bbox": BOX, **fields}


WRONG: dict[str, tuple[dict[str, Any], list[str]]] = {
    "left of the picture": (row(bbox=[-3, 60, 140, 90]), ["negative"]),
    "mirrored": (row(bbox=[140, 60, 40, 90]), ["inverted"]),
    "upside down": (row(bbox=[40, 90, 140, 60]), ["inverted"]),
    "a line": (row(bbox=[40, 60, 140, 60]), ["empty"]),
    "past the right edge": (row(bbox=[40, 60, WIDTH + 1, 90]), ["off_image"]),
    "past the lower edge": (row(bbox=[40, 60, 140, HEIGHT + 0.5]), ["off_image"]),
    "more than half": (row(bbox=[0, 0, WIDTH, HEIGHT // 2 + 1]), ["large"]),
    "larger than all": (row(bbox=[-1, 0, WIDTH + 1, HEIGHT]), ["negative", "off_image", "large"]),
    "three numbers": (row(bbox=[1, 2, 3], eval=spec()), ["not_numbers"]),
    "words": (row(bbox="here", eval=spec()), ["not_numbers"]),
    "a region off the picture": (row(eval=spec(regions=[BOX, [0, 0, 400, 9]])), ["off_image"]),
    "a polygon off the picture": (
        row(bbox=None, point=None, eval={**POLYGON, "polygon": [[0, 0], [9, 0], [0, 300]]}),
        ["off_image"],
    ),
    "point beside the box": (row(point=[141, 70]), ["point_outside"]),
    "point in the box, not in the polygon": (
        row(bbox=[10, 10, 60, 60], point=[55, 55], eval=POLYGON),
        ["point_outside"],
    ),
    "point in what is excluded": (
        row(eval=spec(excluded=[[80, 60, 100, 90]])),
        ["point_outside"],
    ),
    "point of three numbers": (row(point=[1, 2, 3]), ["not_numbers"]),
    "another box in its eval": (row(eval=spec(bbox=[40, 60, 140, 91])), ["two_boxes"]),
    "a refusal with a box": (refusal(bbox=BOX), ["refusal_box"]),
    "a refusal with a point": (refusal(point=[5, 5]), ["refusal_box"]),
    "a refusal with a box to score": (
        refusal(eval={"type": "refusal", "bbox": BOX}),
        ["refusal_box"],
    ),
    "no instruction": (row(instruction=" \n"), ["no_instruction"]),
    "no eval": (row(eval=None), ["row"]),
    "an unknown rule": (row(eval={"type": "near", "bbox": BOX}), ["row"]),
    "an id that is a number": (row(id=7), ["row"]),
    "a threshold past 1": (row(eval={"type": "iou", "bbox": BOX, "min_iou": 2}), ["row"]),
    "the other language": (row(instruction="Klicke bitte auf die zweite Zelle"), ["language"]),
    "another script": (row(instruction="点击第二个按钮"), ["language"]),
    "a translation that is none": (row(instruction_zh="Click on the second one"), ["language"]),
    "a defect of the import": (row(defect="other_size"), ["other_size"]),
    "an inverted box, as it is imported": (
        row(defect="inverted", point=None, eval=spec(excluded=[BOX])),
        ["inverted"],
    ),
}

SOUND: dict[str, dict[str, Any]] = {
    "as it is": row(),
    "to the edges": row(bbox=[WIDTH - 20, HEIGHT - 20, WIDTH, HEIGHT]),
    "a hundredth past the edge, as fractions go": row(bbox=[0, 0, WIDTH + 0.009, 40]),
    "half": row(bbox=[0, 0, WIDTH, HEIGHT // 2]),
    "point on the edge": row(point=[140, 90]),
    "point in the second region": row(point=[5, 5], eval=spec(regions=[BOX, [0, 0, 9, 9]])),
    "a box that is asked for": row(eval={"type": "iou", "bbox": BOX, "min_iou": 0.5}),
    "a polygon": row(bbox=[10, 10, 60, 60], point=[15, 15], eval=POLYGON),
    "a refusal": refusal(),
    "a refusal, as it is imported": refusal(bbox=None, eval={"type": "refusal", "bbox": None}),
    "a quoted text in another language": row(instruction="Click the button “设置” on the page"),
    "a name in another script": row(instruction="Open the card of 王世杰 in the list"),
    "few words": row(instruction="Save"),
    "an unknown language": row(language="tlh", instruction="Klicke bitte auf die zweite Zelle"),
    "no language": row(language=None, instruction="Klicke bitte auf die zweite Zelle"),
    "a translation": row(instruction_zh="点击“Save”按钮", instruction_de="Klicke auf „Save“"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_found(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given, expected = WRONG[name]
    status, lines, _ = linted(capsys, write_rows(tmp_path, [given]))
    assert kinds(lines) == [(1, kind) for kind in expected]
    assert status == 1


@pytest.mark.parametrize("name", SOUND)
def test_what_is_sound_is_left_alone(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines, _ = linted(capsys, write_rows(tmp_path, [SOUND[name]]))
    assert lines == []
    assert status == 0


def test_a_line_names_file_row_and_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_rows(tmp_path, [row(), row(id="r2", instruction="Close it", point=[9, 9])])
    _, lines, summary = linted(capsys, folder)
    assert lines == [
        f"{folder}/metadata.jsonl:2: r2: point_outside: point [9, 9] is not in the target, "
        "[40, 60, 140, 90]"
    ]
    assert summary.startswith(f"{folder}: 2 rows, 1 finding\n  point_outside")


def test_rows_that_cannot_be_used_are_named_and_the_rest_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = [
        "{",
        "[1]",
        json.dumps(row(file_name="../out.png")),
        json.dumps({"id": "x"}),
        json.dumps(row(point=[0, 0])),
    ]
    status, found, summary = linted(capsys, write_rows(tmp_path, lines))
    wrong = [(line, "row") for line in (1, 2, 3, 4)]
    assert kinds(found) == [*wrong, (5, "point_outside")]
    assert "not JSON" in found[0]
    assert "5 rows, 5 findings" in summary
    assert status == 1


def test_an_id_is_that_of_one_row(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [row(), row(id="r2", file_name="b.png"), row(file_name="c.png")]
    _, lines, _ = linted(capsys, write_rows(tmp_path, rows))
    assert kinds(lines) == [(3, "same_id")]
    assert lines[0].endswith("metadata.jsonl:1 has that id too")


QUESTIONS: dict[str, tuple[dict[str, Any], bool]] = {
    "the same box": ({}, False),
    "the same box, asked for as a box": ({"eval": {"type": "iou", "bbox": BOX}}, False),
    "another box": ({"bbox": [50, 60, 140, 90]}, True),
    "another box, other capitals and blanks": (
        {"bbox": [50, 60, 140, 90], "instruction": "click  the BUTTON in the middle of the page"},
        True,
    ),
    "another box on another picture": ({"bbox": [50, 60, 140, 90], "file_name": "b.png"}, False),
    "other words": ({"bbox": [50, 60, 140, 90], "instruction": "Click the other button"}, False),
    "another region": ({"eval": spec(regions=[BOX, [0, 0, 5, 5]])}, True),
    "a refusal": ({key: refusal()[key] for key in ("bbox", "point", "eval")}, True),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_one_question_has_one_answer(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    changes, found = QUESTIONS[name]
    _, lines, _ = linted(capsys, write_rows(tmp_path, [row(), row(id="r2", **changes)]))
    assert kinds(lines) == ([(2, "other_box")] if found else [])


def test_one_question_in_another_language_has_one_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    zh = "点击中间的按钮"
    rows = [row(instruction_zh=zh), row(id="r2", instruction="Press it", bbox=[0, 0, 9, 9])]
    rows[1]["instruction_zh"] = zh
    _, lines, _ = linted(capsys, write_rows(tmp_path, rows))
    assert kinds(lines) == [(2, "other_box")]
    assert "by its instruction_zh" in lines[0]


def test_beside_a_translation_the_language_may_be_that_of_the_screen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in GD: the instruction is then in the language that other rows name."""
    said = {"language": "zh", "instruction_zh": "点击中间的按钮"}
    sound = [row(file_name="b.png", id="r2", **said), row()]
    _, lines, _ = linted(capsys, write_rows(tmp_path / "sound", sound))
    assert lines == []
    wrong = [row(file_name="b.png", id="r2", **said, instruction="Klicke bitte auf die Zelle")]
    _, lines, _ = linted(capsys, write_rows(tmp_path / "wrong", [*wrong, row()]))
    assert kinds(lines) == [(1, "language")]


def test_what_is_not_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sizeless = row(language="tlh")
    del sizeless["image_size"]
    _, _, summary = linted(capsys, write_rows(tmp_path, [sizeless]))
    for told in ("pictures (none of 1 is there)", "1 row of unknown size", "tlh is not known"):
        assert told in summary
    assert "quoted texts (--ocr)" in summary
