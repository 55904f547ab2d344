"""Defective rows of every kind: listed, dropped or kept by the flag, never mended in silence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from foreign_sets import AIMS, SIZE, osworld_row, paint, write_json, write_lines

from pointerbench import eval as scorer
from pointerbench.imports.checks import DEFECTS
from pointerbench.imports.command import main

Row = dict[str, Any]


def box(*numbers: Any) -> Callable[[Row], None]:
    def spoil(row: Row) -> None:
        row["bbox"] = list(numbers)

    return spoil


def put(**values: Any) -> Callable[[Row], None]:
    return lambda row: row.update(values)


SPOILED: list[tuple[str, Callable[[Row], None]]] = [
    ("no_picture", put(img_filename="app/absent.png")),
    ("no_picture", put(img_filename="../outside.png")),
    ("no_picture", put(img_filename=None)),
    ("bad_picture", put(img_filename="app/broken.png")),
    ("no_instruction", put(instruction="  ")),
    ("no_instruction", put(instruction=None)),
    ("not_numbers", box("1", 2, 3, 4)),
    ("not_numbers", box(1, 2, 3)),
    ("not_numbers", box(1, 2, 3, None)),
    ("not_numbers", box(1, 2, float("nan"), 4)),
    ("not_numbers", box(1, 2, True, 4)),
    ("not_numbers", put(bbox="1 2 3 4")),
    ("not_numbers", put(bbox={})),
    ("other_size", put(img_size=[1920, 1080])),
    ("inverted", box(60, 10, 50, 40)),
    ("inverted", box(10, 60, 50, 40)),
    ("empty", box(10, 10, 10, 40)),
    ("empty", box(10, 10, 10, 10)),
    ("negative", box(-3, 10, 40, 40)),
    ("negative", box(3, -1, 40, 40)),
    ("off_image", box(900, 10, SIZE[0] + 1, 40)),
    ("off_image", box(900, 10, 990, SIZE[1] + 0.5)),
    ("off_image", box(2000, 10, 2100, 40)),
]


def good(i: int = 0) -> Row:
    aim = AIMS[i]
    return {
        "id": f"g{i}",
        "img_filename": f"app/{aim.picture}.png",
        "bbox": aim.xyxy,
        "instruction": aim.words,
        "img_size": list(SIZE),
    }


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    """A set of six good rows, with every kind of defect between the first and the second."""
    folder = tmp_path / "theirs"
    rows = [good()]
    for _, spoil in SPOILED:
        row = good()
        spoil(row)
        rows.append(row)
    write_json(folder / "annotations" / "app.json", rows + [good(i) for i in range(1, len(AIMS))])
    paint(folder / "images" / "app")
    (folder / "images" / "app" / "broken.png").write_bytes(b"no picture")
    (folder / "outside.png").write_bytes((folder / "images" / "app" / "home.png").read_bytes())
    return folder


def run(theirs: Path, *more: str) -> int:
    out = str(theirs.parent / "ours")
    return main(["screenspot-pro", str(theirs), "--out", out, *more])


def rows_of(theirs: Path) -> list[Row]:
    text = (theirs.parent / "ours" / "metadata.jsonl").read_text("utf-8")
    return [json.loads(line) for line in text.splitlines()]


def ids(*kinds: str) -> list[str]:
    found = enumerate((kind for kind, _ in SPOILED), 1)
    return [f"screenspot-pro_{i:06d}" for i, kind in found if kind in kinds]


def test_every_kind_is_tried() -> None:
    """`no_size` is of sets without pictures: tests of those are elsewhere."""
    tried = dict.fromkeys(kind for kind, _ in SPOILED)
    assert list(tried) == [kind for kind in DEFECTS if kind != "no_size"]


def test_without_the_flag_they_are_listed_and_nothing_is_written(
    theirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(theirs) == 2
    said = capsys.readouterr().err
    assert f"{len(SPOILED)} of {len(SPOILED) + len(AIMS)} rows are defective" in said
    for kind, what in DEFECTS.items():
        if kind == "no_size":
            continue
        assert f"{kind:<15}{len(ids(kind)):>5}  {what}" in said
        assert ", ".join(ids(kind)) in said
    assert "--defective keep or --defective drop" in said
    assert sorted(path.name for path in theirs.parent.iterdir()) == ["theirs"]


def test_ten_of_many_are_named(theirs: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = [{**good(), "bbox": [5, 5, 5, 9]} for _ in range(13)]
    write_json(theirs / "annotations" / "app.json", rows)
    assert run(theirs) == 2
    said = capsys.readouterr().err
    assert "screenspot-pro_000009 and 3 more" in said
    assert "screenspot-pro_000010" not in said


def test_drop_leaves_them_out_and_no_other_row_changes_its_id(theirs: Path) -> None:
    assert run(theirs, "--defective", "drop") == 0
    found = [row["id"] for row in rows_of(theirs)]
    after = range(len(SPOILED) + 1, len(SPOILED) + len(AIMS))
    assert found == [f"screenspot-pro_{i:06d}" for i in (0, *after)]
    manifest = json.loads((theirs.parent / "ours" / "MANIFEST.json").read_text("utf-8"))
    assert manifest["defects"] == {
        kind: {"kept": 0, "ids": ids(kind)} for kind in DEFECTS if ids(kind)
    }
    assert manifest["rows_read"] == len(SPOILED) + len(AIMS)


def test_keep_keeps_and_counts_every_row(
    theirs: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(theirs, "--defective", "keep") == 0
    found = {row["id"]: row for row in rows_of(theirs)}
    assert len(found) == len(SPOILED) + len(AIMS)
    assert f"defective: {len(SPOILED)} kept, 0 left out" in capsys.readouterr().out
    for kind in DEFECTS:
        assert [row_id for row_id, row in found.items() if row["defect"] == kind] == ids(kind)
    off, beside = ids("off_image")[:2]
    assert found[off]["bbox"] == [900, 10, SIZE[0] + 1, 40]
    assert found[beside]["bbox"] == [900, 10, 990, SIZE[1] + 0.5]
    absent, *_ = ids("no_picture")
    assert found[absent]["bbox"] == list(AIMS[0].xyxy)  # its target is known all the same
    perfect = [{"id": row["id"], "point": row["point"] or [0, 0]} for row in found.values()]
    write_lines(tmp_path / "p.jsonl", perfect)
    scored = ["--data", str(tmp_path / "ours"), "--predictions", str(tmp_path / "p.jsonl")]
    assert scorer.main([*scored, "--json", "-"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["n"] == len(found)
    assert report["n"] - report["hits"] == len(ids("not_numbers", "inverted"))


def test_a_kept_inverted_box_is_never_hit(theirs: Path) -> None:
    assert run(theirs, "--defective", "keep") == 0
    rows = {row["id"]: row for row in rows_of(theirs)}
    for row_id in ids("inverted"):
        truth = scorer.check_truth(rows[row_id])
        for x in range(0, 101, 5):
            for y in range(0, 101, 5):
                assert scorer.judge(truth, (x, y)).outcome == "miss"
        assert rows[row_id]["point"] is None


@pytest.mark.parametrize("numbers", [[1, 2, 3, 4], [1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 5, "6"]])
def test_a_polygon_that_is_none(numbers: list[Any], tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    rows = [osworld_row(i, "map", "polygon", numbers, "it") for i in range(2)]
    write_json(folder / "OSWorld-G.json", [osworld_row(0, "map", "refusal", [], "that"), *rows])
    paint(folder / "images")
    command = ["osworld-g", str(folder), "--out", str(tmp_path / "ours"), "--defective", "drop"]
    assert main(command) == 0
    manifest = json.loads((tmp_path / "ours" / "MANIFEST.json").read_text("utf-8"))
    assert list(manifest["defects"]) == ["not_numbers"]
    assert manifest["count"] == 1


def test_where_a_box_is_asked_for_one_without_area_is_kept_and_never_hit(tmp_path: Path) -> None:
    row = {"image": "home.png", "text": "框", "bbox": "<0.1,0.2,0.1,0.3>"}
    write_lines(tmp_path / "theirs" / "text2bbox.jsonl", [row, {**row, "bbox": "<0,0,.5,.5>"}])
    paint(tmp_path / "theirs" / "images")
    command = ["cagui", str(tmp_path / "theirs"), "--out", str(tmp_path / "ours")]
    assert main([*command, "--defective", "keep"]) == 0
    empty, sound = rows_of(tmp_path / "theirs")
    assert sound["eval"] == {"type": "iou", "bbox": [0, 0, 500, 250], "min_iou": 0.5}
    truth = scorer.check_truth(empty)
    for box in ((100, 100, 100, 150), (0, 0, *SIZE), (0, 0, 1, 1)):
        assert scorer.judge(truth, box).outcome == "miss"
    assert [row["answer_type"] for row in (empty, sound)] == ["bbox", "bbox"]


@pytest.mark.parametrize(
    "edges", [[-0.0099, -1e-9, *SIZE], [0, 0, SIZE[0] + 0.0099, SIZE[1] + 1e-9]]
)
def test_noise_at_an_edge_is_no_defect(edges: list[float], tmp_path: Path) -> None:
    write_json(tmp_path / "theirs" / "annotations" / "app.json", [{**good(), "bbox": edges}])
    paint(tmp_path / "theirs" / "images" / "app")
    assert run(tmp_path / "theirs") == 0
    assert rows_of(tmp_path / "theirs")[0]["bbox"] == edges


@pytest.mark.parametrize("text", ["<1,2,3>", "<a,b,c,d>", "1,2", "", None, 5])
def test_a_text_that_holds_no_box(text: Any, tmp_path: Path) -> None:
    row = {"image": "home.png", "text": "框", "abs_position": text}
    write_lines(tmp_path / "theirs" / "fun2point.jsonl", [row])
    paint(tmp_path / "theirs")
    command = ["cagui", str(tmp_path / "theirs"), "--out", str(tmp_path / "ours")]
    assert main(command) == 2
    assert main([*command, "--defective", "drop"]) == 2  # none is left


def test_boxes_in_another_convention_are_doubted(
    theirs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def write(numbers: str) -> None:
        rows = [{**good(i), "bbox": getattr(aim, numbers)} for i, aim in enumerate(AIMS)]
        write_json(theirs / "annotations" / "app.json", rows)

    write("unit")
    assert run(theirs) == 2
    assert "hardly xyxy-pixel" in capsys.readouterr().err
    assert run(theirs, "--boxes", "xyxy-unit") == 0
    assert [row["bbox"] for row in rows_of(theirs)] == [aim.xyxy for aim in AIMS]
    manifest = json.loads((theirs.parent / "ours" / "MANIFEST.json").read_text("utf-8"))
    assert manifest["conventions"] == ["xyxy-unit"]
    write("xywh")
    assert run(theirs, "--overwrite", "--boxes", "xywh-pixel") == 0
    assert [row["bbox"] for row in rows_of(theirs)] == [aim.xyxy for aim in AIMS]
    assert run(theirs, "--overwrite", "--boxes", "xywh-per1000", "--defective", "drop") == 0
