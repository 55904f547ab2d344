"""Files of tasks: what a line becomes, what is said of one that cannot be used, and samples."""

from __future__ import annotations

import hashlib
import json
import tracemalloc
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pointerbench import eval as scorer
from pointerbench.run.inputs.sample import allotted, sample
from pointerbench.run.inputs.sources import check_pictures, data_tasks, examples, suite_tasks
from pointerbench.run.inputs.taskrow import Truth, task_row
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.run.question import Question
from pointerbench.values.errors import UsageError
from pointerbench.values.files import leaves

BASE = {"task_id": "a", "image_path": "page.png", "instruction": "Click the chat button"}
PAGE = (40, 30)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with one picture, and another one beside it."""
    home = tmp_path / "home"
    (home / "deep").mkdir(parents=True)
    for path in (home / "page.png", home / "deep" / "page.png", tmp_path / "outside.png"):
        Image.new("RGB", PAGE).save(path)
    return home


def tasks_of(folder: Path, *rows: Any, allow_outside: bool = False) -> Tasks:
    path = folder / "tasks.jsonl"
    lines = (row if isinstance(row, str) else json.dumps(row) for row in rows)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return read_tasks(path, allow_outside)


def test_a_line_becomes_a_question(folder: Path) -> None:
    tasks = tasks_of(folder, {**BASE, "answer_type": "bbox", "colour": "red"})
    picture = folder / "page.png"
    assert tasks.question(0) == Question("a", picture, PAGE, "Click the chat button", "bbox")
    assert tasks.truth(0) is None
    assert tasks.row(0)["colour"] == "red"
    assert (tasks.suite, tasks.version) == (None, "")
    assert tasks.digest == hashlib.sha256(tasks.path.read_bytes()).hexdigest()


def point_rule(box: list[float]) -> dict[str, Any]:
    return {"type": "point_in_bbox", "bbox": box}


TRUTHS: list[tuple[dict[str, Any], tuple[float, float] | None, Any, str]] = [
    ({"gt_point": [3, 4.5]}, (3, 4.5), None, "task"),
    ({"gt_bbox": [2, 4, 6, 9]}, (4, 6.5), point_rule([2, 4, 6, 9]), "task"),
    ({"gt_bbox": [2, 4, 6, 9], "gt_point": [5, 5]}, (5, 5), point_rule([2, 4, 6, 9]), "task"),
    (
        {"gt_bbox": [2, 4, 6, 9], "answer_type": "bbox"},
        (4, 6.5),
        {"type": "iou", "bbox": [2, 4, 6, 9]},
        "task",
    ),
    ({"eval": {"type": "refusal"}}, None, {"type": "refusal"}, "task"),
    (
        {"eval": {"type": "point_in_bbox", "regions": [[0, 0, 2, 2], [8, 8, 10, 10]]}},
        (5, 5),
        {"type": "point_in_bbox", "regions": [[0, 0, 2, 2], [8, 8, 10, 10]]},
        "task",
    ),
    ({"gt_point": [3, 4], "gt_source": "judge"}, (3, 4), None, "judge"),
    ({"gt_point": None, "gt_bbox": [1, 1, 3, 3]}, (2, 2), point_rule([1, 1, 3, 3]), "task"),
]


@pytest.mark.parametrize(("more", "point", "rule", "source"), TRUTHS, ids=lambda e: str(e)[:50])
def test_a_truth(more: dict[str, Any], point: Any, rule: Any, source: str) -> None:
    truth = task_row({**BASE, **more}).truth
    assert truth is not None
    assert (truth.point, truth.source) == (point, source)
    if rule is None:
        assert truth.row is None
    else:
        assert truth.row is not None
        assert truth.row["eval"] == rule
        assert scorer.check_truth(dict(truth.row)).id == "a"


def test_a_row_of_a_suite_becomes_a_task(small_set: Path) -> None:
    tasks = data_tasks(small_set)
    check_pictures(tasks)
    rows = [json.loads(line) for line in tasks.path.read_text().splitlines()]
    assert (tasks.suite, len(tasks)) == ("sheets", len(rows))
    for i, row in enumerate(rows):
        question = tasks.question(i)
        assert (question.id, question.instruction) == (row["id"], row["instruction"])
        assert question.picture.name == row["file_name"]
        assert list(question.size) == row["image_size"]
        assert tasks.truth(i) == Truth(tuple(row["point"]), row, "suite")


def test_the_official_text_suite_asks_for_points_and_boxes() -> None:
    tasks = suite_tasks("text")
    rows = [json.loads(line) for line in tasks.path.read_bytes().splitlines()]
    asked = [task_row(row).answer_type for row in rows]
    assert asked == [row["answer_type"] for row in rows]
    assert tasks.name == "data/text/test/metadata.jsonl"


def test_the_examples_are_as_the_readme_says() -> None:
    tasks = read_tasks(examples() / "tasks.jsonl")
    check_pictures(tasks)
    truths = [tasks.truth(i) for i in range(len(tasks))]
    assert sum(truth is None for truth in truths) == 1
    assert sum(truth is not None and truth.row is None for truth in truths) == 1
    assert sum(task_row(tasks.row(i)).answer_type == "bbox" for i in range(len(tasks))) == 1
    pictures = [tasks.picture(i) for i in range(len(tasks))]
    assert sum(path.stat().st_size for path in pictures) < 1_500_000


EXPECTED = "expected one object a line such as"
WRONG: list[tuple[Any, str]] = [
    ("{", "not JSON: Expecting property name"),
    ('{"a": 1} x', "not JSON: Extra data at column 10; " + EXPECTED),
    ("[1]", "not a JSON object; " + EXPECTED),
    ("[" * 100_000, "not JSON that can be read; " + EXPECTED),
    ({}, 'expected "task_id" to be a string that is not empty, got none; a line is such as'),
    ({**BASE, "task_id": 7}, 'expected "task_id" to be a string that is not empty, got 7'),
    ({**BASE, "task_id": "a\nb"}, 'expected "task_id" without control characters, got "a\\nb"'),
    ({**BASE, "instruction": " "}, 'expected "instruction" to be a string that is not empty'),
    ({**BASE, "image_path": None}, 'expected "image_path" to be a string that is not empty'),
    ({**BASE, "image_path": "a\0.png"}, 'expected "image_path" without control characters'),
    ({**BASE, "image_path": "../outside.png"}, "expected a picture in the folder of this file"),
    ({**BASE, "image_path": "deep/../../outside.png"}, "--allow-outside allows others"),
    ({**BASE, "image_path": "/etc/page.png"}, "expected a picture in the folder of this file"),
    ({**BASE, "image_path": "C:\\page.png"}, "expected a picture in the folder of this file"),
    ({**BASE, "answer_type": "box"}, 'expected "answer_type" to be "point" or "bbox", got "box"'),
    ({**BASE, "gt_point": [1]}, 'expected "gt_point" to be [x, y] of finite numbers, got [1]'),
    ({**BASE, "gt_point": ["1", "2"]}, 'expected "gt_point" to be [x, y]'),
    ('{"task_id": "b", "image_path": "page.png", "instruction": "x", "gt_point": [NaN, 1]}', "NaN"),
    ({**BASE, "gt_bbox": [5, 5, 1, 9]}, "expected gt_bbox to be [x1, y1, x2, y2]"),
    ({**BASE, "gt_bbox": [5, 5, 5, 9], "answer_type": "bbox"}, "expected a box with an area"),
    ({**BASE, "eval": {"type": "near"}}, 'expected "eval" with "type" one of'),
    ({**BASE, "image_size": [0, 5]}, "expected image_size to be [width, height], got [0, 5]"),
    ({**BASE, "task_id": "first"}, 'task_id "first" again, first on line 1'),
    ({"id": "b", "file_name": "page.png", "instruction": "x"}, 'expected "eval" with "type"'),
]


@pytest.mark.parametrize(("row", "message"), WRONG, ids=lambda each: str(each)[:50])
def test_a_wrong_line_is_said_with_file_and_line(row: Any, message: str, folder: Path) -> None:
    with pytest.raises(UsageError) as caught:
        tasks_of(folder, {**BASE, "task_id": "first"}, "", row)
    assert str(caught.value).startswith(f"{folder / 'tasks.jsonl'}:3: ")
    assert message in str(caught.value)


UNUSABLE: list[tuple[dict[str, Any], str]] = [
    ({"image_path": "gone.png"}, "1 of 1 pictures are missing"),
    ({"image_path": "deep"}, "1 of 1 pictures are missing"),
    ({"image_path": "tasks.jsonl"}, "the picture cannot be read"),
    ({"image_path": "link.png"}, "expected a picture in the folder of this file"),
    ({"image_path": "away/../outside.png"}, "expected a picture in the folder of this file"),
    ({"image_path": "away/page.png"}, "expected a picture in the folder of this file"),
    ({"image_size": [30, 40]}, "image_size says 30x40, the picture page.png is 40x30"),
    ({"gt_point": [41, 3]}, "the truth (41, 3) lies outside of the picture, which has 40x30"),
    ({"gt_bbox": [80, 60, 90, 70]}, "the truth (85, 65) lies outside of the picture"),
]


@pytest.mark.parametrize(("more", "message"), UNUSABLE, ids=lambda each: str(each)[:50])
def test_a_wrong_picture_is_said_before_anyone_is_asked(
    more: dict[str, Any], message: str, folder: Path
) -> None:
    (folder / "link.png").symlink_to(folder.parent / "outside.png")
    (folder.parent / "beside").mkdir()
    Image.new("RGB", PAGE).save(folder.parent / "beside" / "page.png")
    (folder / "away").symlink_to(folder.parent / "beside")
    tasks = tasks_of(folder, {**BASE, **more})
    with pytest.raises(UsageError) as caught:
        check_pictures(tasks)
    assert str(caught.value).startswith(f"{folder / 'tasks.jsonl'}:1: ")
    assert message in str(caught.value)


@pytest.mark.parametrize("image", ["../outside.png", "link.png", "{absolute}"])
def test_outside_is_allowed_on_request(image: str, folder: Path) -> None:
    outside = folder.parent / "outside.png"
    (folder / "link.png").symlink_to(outside)
    row = {**BASE, "image_path": image.format(absolute=outside)}
    tasks = tasks_of(folder, row, allow_outside=True)
    check_pictures(tasks)
    assert tasks.question(0).size == PAGE


def test_missing_pictures_name_the_command_that_builds_them(tmp_path: Path) -> None:
    official = suite_tasks("sheets").path.parent
    home = tmp_path / "mine" / "test"
    home.mkdir(parents=True)
    for name in ("metadata.jsonl", "MANIFEST.json"):
        (home / name).write_bytes((official / name).read_bytes())
    with pytest.raises(UsageError) as caught:
        check_pictures(data_tasks(tmp_path / "mine"))
    assert "500 of 500 pictures are missing" in str(caught.value)
    command = f"pointerbench build sheets --seed 90111 --out {tmp_path / 'mine'}"
    assert str(caught.value).endswith(f"to build them: {command}")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "sheet",
            "no suite 'sheet'; expected one of sheets, text, pro, pro-4k, gd, real, or --data DIR",
        )
    ],
)
def test_a_wrong_suite_is_said(name: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        suite_tasks(name)


def test_a_folder_of_several_sets_is_no_set() -> None:
    data = suite_tasks("sheets").path.parents[2]
    with pytest.raises(UsageError, match=r"holds several sets: .*choose one with --suite"):
        data_tasks(data)
    with pytest.raises(UsageError, match=r"expected a folder with a metadata\.jsonl"):
        data_tasks(data.parent / "src")


def test_marks_blank_lines_and_line_ends_do_not_matter(folder: Path) -> None:
    path = folder / "tasks.jsonl"
    lines = [json.dumps({**BASE, "task_id": name}) for name in ("ä", "b")]
    path.write_bytes(b"\xef\xbb\xbf" + "\r\n\r\n".join(lines).encode())
    tasks = read_tasks(path)
    assert [tasks.id(i) for i in range(2)] == ["ä", "b"]
    assert tasks.place(1) == f"{path}:3"


@pytest.mark.parametrize("content", [b"", b"\n\n", b"\xff\xfe{\x00"])
def test_a_file_without_tasks_is_said(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "tasks.jsonl"
    path.write_bytes(content)
    with pytest.raises(UsageError, match=r"tasks\.jsonl:1: (no tasks|not UTF-8)"):
        read_tasks(path)


def test_tasks_by_name_and_selected(folder: Path) -> None:
    names = [f"task {n}" for n in range(50)]
    tasks = tasks_of(folder, *({**BASE, "task_id": name} for name in names))
    assert [tasks.index_of(name) for name in names] == list(range(50))
    assert tasks.index_of("task 50") is None
    some = tasks.select([40, 3, 3, 17])
    assert [some.id(i) for i in range(len(some))] == ["task 3", "task 17", "task 40"]
    assert [some.index_of(name) for name in ("task 17", "task 18")] == [1, None]
    assert some.place(2) == f"{tasks.path}:41"
    assert some.select([2]).id(0) == "task 40"


def test_a_line_is_read_once_for_all_that_is_asked_of_it(folder: Path) -> None:
    tasks = tasks_of(folder, {**BASE, "colour": "red"}, {**BASE, "task_id": "b"})
    part = tasks.select([0])
    tasks.id(0)
    tasks.path.unlink()
    part.row(0)["colour"] = "blue"  # whoever gets a row may change it
    assert part.row(0)["colour"] == "red"
    assert part.question(0) == tasks.question(0)


def test_memory_does_not_hold_the_rows(folder: Path) -> None:
    path = folder / "tasks.jsonl"
    filler = "x" * 2000
    with path.open("w") as file:
        for n in range(3000):
            file.write(json.dumps({**BASE, "task_id": str(n), "filler": filler}) + "\n")
    tracemalloc.start()
    tasks = read_tasks(path)
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert len(tasks) == 3000
    assert held < 100 * len(tasks)  # bytes; a line has 2,100


@pytest.mark.parametrize(
    ("image", "outside"),
    [
        ("a.png", False),
        ("a/../b.png", False),
        ("./a.png", False),
        ("a/../../b.png", True),
        ("..", True),
        ("/a.png", True),
        ("\\\\host\\a.png", True),
        ("c:a.png", True),
    ],
)
def test_what_leads_out_of_a_folder(image: str, outside: bool) -> None:
    assert leaves(image) is outside


def test_a_sample_has_every_category_with_its_share() -> None:
    tasks = suite_tasks("sheets")
    chosen = sample(tasks, 50, 0)
    assert chosen == sorted(set(chosen))
    assert len(chosen) == 50
    whole = Counter(tasks.row(i)["category"] for i in range(len(tasks)))
    part = Counter(tasks.row(i)["category"] for i in chosen)
    assert all(abs(part[name] - whole[name] / 10) < 1 for name in whole)
    assert sample(tasks, 50, 0) == chosen != sample(tasks, 50, 1)
    assert sample(tasks, 500, 0) == sample(tasks, 10_000, 3) == list(range(500))


def test_a_sample_without_categories_is_one_too(folder: Path) -> None:
    tasks = tasks_of(folder, *({**BASE, "task_id": str(n)} for n in range(20)))
    assert len(sample(tasks, 7, 0)) == 7


@given(
    st.dictionaries(st.text(max_size=3), st.integers(1, 500), min_size=1, max_size=8),
    st.data(),
)
def test_shares_add_up_and_are_within_one_of_exact(sizes: dict[str, int], data: Any) -> None:
    total = sum(sizes.values())
    count = data.draw(st.integers(0, total))
    shares = allotted(sizes, count)
    assert sum(shares.values()) == count
    for name, size in sizes.items():
        assert 0 <= shares[name] <= size
        assert abs(shares[name] - size * count / total) < 1
