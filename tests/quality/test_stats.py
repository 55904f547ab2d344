"""What is counted, against counts by hand and by a second way; and the command's forms."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

import pytest
from painted import BOX, refusal, row, screen, write_rows
from PIL import Image

from pointerbench import eval as scorer
from pointerbench.cli import main as program
from pointerbench.quality.stats import command as stats
from pointerbench.quality.stats.counting import CELLS, word_count
from pointerbench.quality.stats.fields import MOST
from pointerbench.quality.stats.spread import spread

Capsys = pytest.CaptureFixture[str]
DATA = Path(__file__).parent.parent.parent / "data"


def told(capsys: Capsys, *arguments: str | Path, status: int = 0) -> dict[str, Any]:
    """The only set of the JSON."""
    assert stats.main([*map(str, arguments), "--json"]) == status
    (one,) = json.loads(capsys.readouterr().out)["sets"]
    return dict(one)


def table(capsys: Capsys, *arguments: str | Path) -> dict[str, list[str]]:
    """The lines of the first table of the text: their cells by their names."""
    assert stats.main([*map(str, arguments), "--brief"]) == 0
    lines = capsys.readouterr().out.splitlines()
    cells = [[part for part in line.split("  ") if part] for line in lines[1:]]
    return {name.strip(): [cell.strip() for cell in rest] for name, *rest in cells}


def test_a_set_is_counted(tmp_path: Path, capsys: Capsys) -> None:
    rows = [
        row(app="Mail", bbox=[0, 0, 32, 20], instruction="Open “a-b”, now!", task="x"),
        row(id="r2", app="Mail", bbox=[160, 100, 320, 200], instruction="点击Save按钮", task="y"),
        refusal(id="r3", app="Notes", file_name="b.png", instruction="No", image_size=[640, 400]),
        row(id="r4", app="Notes", eval={"type": "iou", "bbox": BOX}, instruction_zh="好"),
    ]
    one = told(capsys, write_rows(tmp_path / "mine", rows))
    assert (one["title"], one["rows"], one["pictures"], one["left_out"]) == ("mine", 4, 2, 0)
    assert one["rules"] == {"point_in_bbox": 2, "refusal": 1, "iou": 1}
    assert one["refusals"] == 1
    assert one["sizes"] == {"320x200": 1, "640x400": 1}
    assert one["application_field"] == "app"
    assert one["translations"] == {"zh": 1}
    areas = [0.01, 0.25, 100 * 30 / 64000]
    assert one["target_area"]["n"] == 3
    assert one["target_area"]["min"] == 0.01
    assert one["target_area"]["max"] == 0.25
    assert one["target_area"]["mean"] == pytest.approx(statistics.mean(areas))
    assert one["target_area"]["median"] == pytest.approx(statistics.median(areas))
    assert one["target_side"]["min"] == 20
    assert one["words"]["max"] == 9
    assert one["characters"]["min"] == 2
    cells = {
        (x, y): count for y, line in enumerate(one["map"]) for x, count in enumerate(line) if count
    }
    assert cells == {(1, 1): 1, (18, 18): 1, (6, 9): 1}
    assert one["fields"]["task"] == {"rows": 2, "values": {"x": 1, "y": 1}, "numbers": None}
    assert one["elements"] is None


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Click the button", 3),
        ("  Go to C7 - now!  ", 4),
        ("don't stop", 2),
        ("点击按钮", 4),
        ("点击 Save as 按钮", 6),
        ("Öffne „Straße“ – 日本語", 5),
        ("", 0),
    ],
)
def test_words_are_counted(text: str, count: int) -> None:
    assert word_count(text) == count


def test_quantiles_are_those_of_the_scorer() -> None:
    numbers = [5.0, 1.0, 9.0, 2.0, 7.0]
    found = spread(numbers)
    assert found is not None
    assert (found.min, found.median, found.max, found.mean) == (1, 5, 9, 4.8)
    assert found.p5 == scorer.quantile(0, sorted(numbers), 0.05) == pytest.approx(1.2)
    assert spread([]) is None


def test_our_sets_stand_side_by_side(capsys: Capsys) -> None:
    """Their manifests, and their rows, counted another way, agree."""
    assert stats.main([str(DATA), "--json"]) == 0
    sets = {one["title"]: one for one in json.loads(capsys.readouterr().out)["sets"]}
    assert {"Sheets", "Text", "Pro", "Pro 4K", "GD"} <= set(sets)
    manifest = json.loads((DATA / "gd" / "test" / "MANIFEST.json").read_text())
    for name, counts in manifest["counts"].items():
        assert sets["GD"]["fields"][name]["values"] == counts, name
    assert sets["GD"]["version"] == manifest["suite_version"]
    lines = (DATA / "gd" / "test" / "layers.jsonl").read_text("utf-8").splitlines()
    elements = [len(json.loads(line)["elements"]) for line in lines]
    assert sets["GD"]["elements"]["max"] == max(elements)
    assert sets["GD"]["elements"]["mean"] == pytest.approx(statistics.mean(elements))
    lines = (DATA / "text" / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    contrast = [one["contrast"] for one in rows]
    assert sets["Text"]["fields"]["contrast"]["numbers"]["median"] == statistics.median(contrast)
    assert sum(map(sum, sets["Text"]["map"])) == len(rows)


def test_a_table_of_several_sets(tmp_path: Path, capsys: Capsys) -> None:
    one = write_rows(tmp_path / "a", [row(platform="web"), row(id="r2", platform="mobile")])
    other = write_rows(tmp_path / "b", [refusal()])
    found = table(capsys, one, other)
    assert found["rows"] == ["2", "1"]
    assert found["answers"] == ["point", "refusal"]
    assert found["platforms"] == ["mobile 1, web 1", "-"]
    assert found["target, % of the picture: median"] == ["4.69", "-"]
    assert "elements a picture: mean" not in found


def test_sets_of_one_name_are_told_apart(tmp_path: Path, capsys: Capsys) -> None:
    for name in ("one", "two"):
        write_rows(tmp_path / name / "mine", [row()])
    stats.main([str(tmp_path / "one" / "mine"), str(tmp_path / "two" / "mine"), "--brief"])
    head = capsys.readouterr().out.splitlines()[0]
    assert f"mine ({tmp_path}/one/mine)" in head
    assert f"mine ({tmp_path}/two/mine)" in head


def test_fields_by_their_values(tmp_path: Path, capsys: Capsys) -> None:
    count = MOST + 1
    rows = [
        {
            **row(id=f"r{at}"),
            "kind": "a" if at % 3 else "",
            "url": f"u{at}",
            "zoom": at / 10,
            "app": f"p{at % 50}",
        }
        for at in range(count)
    ]
    folder = write_rows(tmp_path, rows)
    fields = told(capsys, folder)["fields"]
    assert fields["kind"]["values"] == {"a": 667, "": 334}
    assert fields["url"] == {"rows": count, "values": None, "numbers": None}
    assert fields["zoom"]["numbers"]["max"] == 100
    assert len(fields["app"]["values"]) == 50
    assert stats.main([str(folder), "--by", "kind,url", "--by", "app"]) == 0
    tables = capsys.readouterr().out.split("\n\n")[1:4]
    assert [part.split()[0] for part in tables] == ["kind", "url", "app"]
    assert "(empty)" in tables[0]
    assert "over 1000" in tables[1]
    assert tables[2].splitlines()[-1].split()[-2:] == ["800", "(40)"]


def test_rows_that_cannot_be_used_are_named_and_left_out(tmp_path: Path, capsys: Capsys) -> None:
    lines = [json.dumps(row()), "{", json.dumps(row(bbox=[9, 0, 1, 5]))]
    folder = write_rows(tmp_path, lines)
    assert stats.main([str(folder), "--brief"]) == 1
    said = capsys.readouterr()
    assert "rows left out  " in said.out
    named = said.err.splitlines()
    assert [line.split(": ")[1] for line in named] == [
        f"{folder}/metadata.jsonl:2",
        f"{folder}/metadata.jsonl:3",
    ]
    many = write_rows(tmp_path / "many", ["{"] * 50)
    assert stats.main([str(many), "--brief"]) == 1
    assert capsys.readouterr().err.splitlines()[-1] == "left out: ... and 30 more"


def test_sizes_are_those_of_pictures_where_no_row_says_them(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX, size=(500, 400)).save(tmp_path / "a.png")
    rows = [row(id="r1"), row(id="r2"), row(id="r3", file_name="gone.png")]
    for one in rows:
        del one["image_size"]
    one = told(capsys, write_rows(tmp_path, rows))
    assert (one["sizes"], one["without_size"]) == ({"500x400": 1}, 1)
    assert one["target_area"]["n"] == 2


def test_tasks_of_ones_own(tmp_path: Path, capsys: Capsys) -> None:
    tasks: list[dict[str, object]] = [
        {"task_id": "t1", "image_path": "a.png", "instruction": "Go", "gt_bbox": BOX},
        {"task_id": "t2", "image_path": "a.png", "instruction": "Go on", "gt_point": [1, 1]},
        {"task_id": "t3", "image_path": "a.png", "instruction": "Stop"},
    ]
    screen(BOX).save(tmp_path / "a.png")
    one = told(capsys, write_rows(tmp_path, tasks, "tasks.jsonl"))
    assert one["rules"] == {"point_in_bbox": 1, "none": 2}
    assert sum(map(sum, one["map"])) == 2
    assert one["map"][0][0] == 1


def test_the_text_ends_with_maps(tmp_path: Path, capsys: Capsys) -> None:
    write_rows(tmp_path, [row(bbox=[0, 0, 10, 10])])
    assert stats.main([str(tmp_path)]) == 0
    drawn = capsys.readouterr().out.split("where targets lie\n")[1].splitlines()
    assert drawn[0] == f"+{'-' * CELLS}+"
    assert drawn[1] == f"|@{' ' * (CELLS - 1)}|"
    assert set("".join(drawn[2:-1])) == {"|", " "}
    assert stats.main([str(tmp_path), "--markdown"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("|  | ")
    assert "\n| rows | 1 |\n" in said
    assert f"\n```\n{drawn[0]}\n" in said


def test_one_picture_of_all_sets(tmp_path: Path, capsys: Capsys) -> None:
    pytest.importorskip("matplotlib", reason="plots need the extra report")
    folder = write_rows(tmp_path / "a", [row(), row(id="r2", bbox=[0, 0, 9, 9])])
    points = [{"task_id": "t", "image_path": "x.png", "instruction": "Go $1_a", "gt_point": [1, 1]}]
    tasks = write_rows(tmp_path / "设置 $x", points, "tasks.jsonl")
    out = tmp_path / "sets.png"
    assert stats.main([str(folder), str(tasks), "--brief", "--png", str(out)]) == 0
    assert capsys.readouterr().err == f"{out}\n"
    with Image.open(out) as image:
        assert image.width == 1950
        assert len(image.convert("L").getcolors() or ()) > 10


WRONG = {
    "nothing there": (["gone"], "gone: no such file or folder"),
    "no rows": (["void"], "void: no rows"),
    "an unknown field": (["sound", "--by", "x"], "--by x: expected one of answer_type, language"),
    "a picture nowhere": (["sound", "--png", "no/x.png"], "--png no/x.png: no such folder: no"),
    "a picture on a folder": (["sound", "--png", "sound"], "--png sound: a folder"),
    "elements that are none": (["torn"], "torn/layers.jsonl:1: expected a line such as"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use_is_one_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    monkeypatch.chdir(tmp_path)
    write_rows(Path("sound"), [row()])
    write_rows(Path("void"), [])
    write_rows(write_rows(Path("torn"), [row()]), ['{"elements": 5}'], "layers.jsonl")
    arguments, said = WRONG[name]
    assert program(["stats", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert said in err
