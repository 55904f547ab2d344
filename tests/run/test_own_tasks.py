"""Tasks as people have them: tables, arrays, pictures; and what is said of near-misses."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from pointerbench.run.inputs.kinds import own_tasks
from pointerbench.run.inputs.near_misses import SAME
from pointerbench.run.inputs.rows_of_fields import Wanted
from pointerbench.run.inputs.sources import check_pictures
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.values.errors import UsageError

SIZE = (400, 300)
ROWS: list[dict[str, Any]] = [
    {
        "task_id": "a",
        "image_path": "a.png",
        "instruction": "Click, “OK”",
        "gt_bbox": [1, 2, 30, 40],
    },
    {"task_id": "b", "image_path": "b.png", "instruction": "Two\nlines", "gt_point": [3, 4.5]},
    {"task_id": "c", "image_path": "a.png", "instruction": "open", "colour": "red"},
]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in ("a.png", "b.png"):
        Image.new("RGB", SIZE).save(tmp_path / name)
    return tmp_path


def table(rows: list[dict[str, Any]], sign: str = ",", head: dict[str, str] | None = None) -> str:
    """The rows as a spreadsheet would save them."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines: list[str] = []

    class File:
        def write(self, text: str) -> int:
            lines.append(text)
            return len(text)

    made = csv.writer(File(), delimiter=sign)
    made.writerow((head or {}).get(name, name) for name in names)
    for row in rows:
        made.writerow(row.get(name, "") for name in names)
    return "".join(lines)


def written(home: Path, name: str, text: str) -> Path:
    path = home / name
    path.write_text(text, encoding="utf-8", newline="")
    return path


def seen(tasks: Tasks) -> list[tuple[Any, ...]]:
    """All that is asked, and what is right."""
    check_pictures(tasks)
    found = []
    for i in range(len(tasks)):
        asked, truth = tasks.question(i), tasks.truth(i)
        rule = truth.row["eval"] if truth and truth.row else None
        point = truth.point if truth else None
        found.append((asked.id, asked.picture.name, asked.instruction, point, rule))
        assert tasks.index_of(asked.id) == i
    return found


FORMS = {
    "tasks.csv": table(ROWS),
    "semicolons.csv": table(ROWS, ";"),
    "tabs.tsv": table(ROWS, "\t"),
    "bom.csv": "\ufeff" + table(ROWS),
    "capitals.csv": table(
        ROWS, head={"task_id": "Task ID", "image_path": "Image", "gt_bbox": "GT bbox"}
    ),
    "array.json": json.dumps(ROWS, indent=2),
    "flat.json": json.dumps(ROWS),
    "array.txt": "\ufeff\n " + json.dumps(ROWS),
    "lines.json": "".join(json.dumps(row) + "\n" for row in ROWS),
}


@pytest.mark.parametrize("name", FORMS)
def test_every_form_is_the_same_tasks(name: str, home: Path) -> None:
    path = written(home, name, FORMS[name])
    lines = written(home, "own.jsonl", "".join(json.dumps(row) + "\n" for row in ROWS))
    assert seen(own_tasks(path, Wanted())) == seen(read_tasks(lines))
    chosen = own_tasks(path, Wanted()).select([2])
    assert (chosen.id(0), chosen.row(0)["colour"]) == ("c", "red")


def test_a_folder_of_pictures_with_an_instruction_each(home: Path) -> None:
    written(home, "a.txt", "\ufeffClick OK\n")
    written(home, "b.json", json.dumps({"instruction": "Click it", "gt_bbox": [1, 2, 3, 4]}))
    written(home, "notes.md", "nothing")
    (home / "._a.png").write_bytes(b"\0")
    tasks = own_tasks(home, Wanted())
    box = {"type": "point_in_bbox", "bbox": [1, 2, 3, 4]}
    expected = [("a", "a.png", "Click OK", None, None), ("b", "b.png", "Click it", (2, 3), box)]
    assert seen(tasks) == expected
    assert tasks.picture(0) == home / "a.png"
    assert tasks.path.parent == home
    assert seen(own_tasks(home, Wanted(instruction="other"))) == expected
    assert own_tasks(home, Wanted()).digest == tasks.digest
    written(home, "a.txt", "Click Cancel\n")
    assert own_tasks(home, Wanted()).digest != tasks.digest


def test_one_instruction_for_all_and_one_picture_alone(home: Path) -> None:
    Image.new("RGB", SIZE).save(home / "a.JPG")
    found = seen(own_tasks(home, Wanted(instruction="Close it")))
    assert [each[:3] for each in found] == [
        ("a", "a.JPG", "Close it"),
        ("a-2", "a.png", "Close it"),
        ("b", "b.png", "Close it"),
    ]
    assert seen(own_tasks(home / "b.png", Wanted(instruction="Close it"))) == found[2:]


@pytest.mark.parametrize("name", ["tasks.csv", "tasks.json", "tasks.jsonl"])
def test_a_folder_may_hold_its_tasks(name: str, home: Path) -> None:
    text = FORMS["lines.json" if name.endswith("l") else name.replace("tasks.json", "array.json")]
    path = written(home, name, text)
    assert seen(own_tasks(home, Wanted())) == seen(own_tasks(path, Wanted()))


def test_who_has_no_id_is_called_after_its_picture(home: Path) -> None:
    rows = [{"image": "a.png", "prompt": "x"}] * 3 + [
        {"image": "b.png", "prompt": "y", "id": "a-2"}
    ]
    tasks = own_tasks(written(home, "t.json", json.dumps(rows)), Wanted())
    assert [each[0] for each in seen(tasks)] == ["a", "a-3", "a-4", "a-2"]
    numbered = written(home, "n.json", json.dumps([{**rows[0], "id": 7}]))
    assert own_tasks(numbered, Wanted()).id(0) == "7"


@pytest.mark.parametrize(
    ("name", "other"), [(name, other) for name, others in SAME.items() for other in others]
)
def test_other_names_are_read_where_there_is_no_doubt(name: str, other: str, home: Path) -> None:
    if {name, other} & {"id", "file_name"}:
        return  # in JSONL these may be a row of a suite
    row = {(other if key == name else key): value for key, value in ROWS[0].items()}
    path = written(home, "t.jsonl", json.dumps(row) + "\n")
    tasks = own_tasks(path, Wanted())
    assert seen(tasks) == seen(own_tasks(written(home, "u.json", json.dumps(ROWS[:1])), Wanted()))
    assert tasks.row(0).keys() == ROWS[0].keys()


@pytest.mark.parametrize(
    ("cells", "truth"),
    [
        ({"gt_bbox": "18 73 142 104"}, (80, 88.5)),
        ({"gt_bbox": "[18, 73, 142, 104]"}, (80, 88.5)),
        ({"gt_bbox": "(18;73;142;104)"}, (80, 88.5)),
        ({"x1": "18", "y1": "73", "x2": "142", "y2": "104"}, (80, 88.5)),
        ({"Left": "18", "Top": "73", "Right": "142", "Bottom": "104"}, (80, 88.5)),
        ({"gt_point": "18.5, 73"}, (18.5, 73)),
        ({"x": "18.5", "y": "73"}, (18.5, 73)),
        ({"eval": '{"type": "point_in_bbox", "bbox": [18, 73, 142, 104]}'}, (80, 88.5)),
        ({"gt_bbox": "", "x": ""}, None),
    ],
    ids=str,
)
def test_truths_in_cells(cells: dict[str, str], truth: Any, home: Path) -> None:
    row = {"image": "a.png", "instruction": "x", **cells}
    (found,) = seen(own_tasks(written(home, "t.csv", table([row])), Wanted()))
    assert found[3] == truth


NEAR: list[tuple[dict[str, Any], str]] = [
    ({"bbox": [1, 2, 3, 4]}, '"bbox" is no field of a task; did you mean "gt_bbox": [x1, y1, x2'),
    ({"gtBbox": [1, 2, 3, 4]}, '"gtBbox" is no field of a task; did you mean "gt_bbox"'),
    ({"gt_bbx": [1, 2, 3, 4]}, '"gt_bbx" is no field of a task; did you mean "gt_bbox"'),
    ({"Ground truth": [1, 2]}, '"Ground truth" is no field of a task; did you mean "gt_bbox"'),
    ({"point": [1, 2]}, '"point" is no field of a task; did you mean "gt_point": [x, y] in pixels'),
    ({"gt_bbox": [0.1, 0.2, 0.3, 0.4]}, "looks like shares of the picture's sides, 0 to 1"),
    ({"gt_bbox": [0, 0, 1, 1]}, "looks like shares of the picture's sides, 0 to 1"),
    ({"gt_point": [0.5, 0.25]}, '"gt_point" [0.5, 0.25] looks like shares'),
    ({"instruction": None, "prompt": "a", "query": "b"}, 'found "prompt", "query": rename the one'),
]


@pytest.mark.parametrize("form", ["t.jsonl", "t.json", "t.csv"])
@pytest.mark.parametrize(("more", "message"), NEAR, ids=lambda each: str(each)[:40])
def test_a_near_miss_is_named_with_file_and_line(
    more: dict[str, Any], message: str, form: str, home: Path
) -> None:
    row = {"task_id": "z", "image_path": "a.png", "instruction": "x", **more}
    rows = [{"task_id": "y", "image_path": "a.png", "instruction": "x"}, row]
    texts = {
        "t.jsonl": "".join(json.dumps(each) + "\n" for each in rows),
        "t.json": "[\n" + ",\n".join(json.dumps(each) for each in rows) + "]",
        "t.csv": table([{k: v for k, v in each.items() if v is not None} for each in rows]),
    }
    with pytest.raises(UsageError) as caught:
        own_tasks(written(home, form, texts[form]), Wanted())
    line = 2 if form == "t.jsonl" else 3
    assert str(caught.value).startswith(f"{home / form}:{line}: ")
    if form != "t.csv" or "Ground" not in str(more):  # a table has lower case and no spaces
        assert message.casefold() in str(caught.value).casefold()


def test_a_corner_is_a_point_and_truths_beside_others_stay(home: Path) -> None:
    rows = [
        {**ROWS[1], "gt_point": [0, 0]},
        {**ROWS[0], "bbox": [9, 9, 9, 9]},
        {**ROWS[2], "gt_point": None, "bbox": [9, 9, 9, 9]},
    ]
    assert len(seen(own_tasks(written(home, "t.json", json.dumps(rows)), Wanted()))) == 3


WRONG = [
    ("t.csv", "", "t.csv:1: no first line; expected a first line such as image_path"),
    ("t.csv", "image,image\na,b\n", 't.csv:1: column "image" twice'),
    ("t.csv", "image,instruction\n", "t.csv:1: no tasks"),
    (
        "t.csv",
        "image,instruction\na.png,one, two\n",
        "t.csv:2: 3 cells, but the first line names 2",
    ),
    ("t.csv", 'image,instruction\n"a.png', "t.csv:2: not CSV: unexpected end of data"),
    ("t.csv", "image,instruction\n\na.png,\n", 't.csv:3: expected "instruction" to be a string'),
    ("t.csv", "image,instruction,gt_bbox\na.png,x,1 2 3\n", 't.csv:2: expected "gt_bbox" to be 4'),
    ("t.csv", "image,instruction,x,y,w,h\na.png,x,1,2,3,4\n", "t.csv:2: columns x, y and w, h may"),
    ("t.csv", "image,instruction\n../a.png,x\n", "t.csv:2: expected a picture in the folder"),
    ("t.csv", "image,instruction,eval\na.png,x,y\n", 't.csv:2: expected "eval" to be JSON'),
    ("t.json", "[]", "t.json:1: no tasks"),
    ("t.json", "[\n1]", "t.json:2: not a JSON object; expected an array of objects"),
    ("t.json", '[\n{"a": 1}\n{"a": 2}]', "t.json:3: expected a comma or the array's end"),
    ("t.json", '[\n{"a": }]', "t.json:2: not JSON: Expecting value at column 7"),
    ("t.json", '[\n{"a": 1},\n', "t.json:3: not JSON: Expecting value"),
    ("t.json", "[]\n{}", "t.json:2: something follows the array's end"),
    ("t.json", "[" * 100_000, "t.json:1: not JSON that can be read"),
    ("t.json", '[{"image": "a.png", "prompt": ""}]', 't.json:1: expected "instruction"'),
    ("t.xlsx", "PK", "t.xlsx: a spreadsheet; save it as CSV"),
    ("gone.csv", None, "gone.csv: cannot be read: No such file"),
    ("gone.json", None, "gone.json: cannot be read: No such file"),
    ("a.png", None, "1 of 1 pictures have no instruction"),
]


@pytest.mark.parametrize(("name", "text", "message"), WRONG, ids=lambda each: str(each)[:40])
def test_a_wrong_file_is_said(name: str, text: str | None, message: str, home: Path) -> None:
    if text is not None:
        written(home, name, text)
    with pytest.raises(UsageError) as caught:
        own_tasks(home / name, Wanted())
    assert message in str(caught.value)
    assert name in str(caught.value)


def test_a_folder_that_cannot_be_meant_is_said(home: Path) -> None:
    written(home, "a.txt", "x")
    with pytest.raises(
        UsageError, match=r"1 of 2 pictures have no instruction \(.*b\.png\): write"
    ):
        own_tasks(home, Wanted())
    written(home, "a.json", "{}")
    with pytest.raises(UsageError, match=r"expected a\.txt or a\.json beside it, not both"):
        own_tasks(home, Wanted())
    for name in ("tasks.csv", "tasks.jsonl"):
        written(home, name, FORMS["tasks.csv"])
    with pytest.raises(UsageError, match=r"holds tasks\.jsonl and tasks\.csv: name one of them"):
        own_tasks(home, Wanted())


_CHARACTERS = st.characters(codec="utf-8", exclude_characters="\0")


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(texts=st.lists(st.text(_CHARACTERS, min_size=1), max_size=5))
def test_any_instruction_survives_a_table_and_an_array(texts: list[str], home: Path) -> None:
    wanted = [text for text in texts if text.strip()]
    rows = [{"image": "a.png", "instruction": text} for text in wanted] or [ROWS[2]]
    arrays = own_tasks(written(home, "t.json", json.dumps(rows)), Wanted())
    tables = own_tasks(written(home, "t.csv", table(rows)), Wanted())
    asked = [
        [tasks.question(i).instruction for i in range(len(rows))] for tasks in (arrays, tables)
    ]
    assert asked[0] == [row["instruction"] for row in rows]
    assert asked[1] == [row["instruction"].strip() for row in rows]
