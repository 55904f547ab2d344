"""Every format, held against the pixels: what is imported is where the picture has its colour."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from foreign_sets import AIMS, BUILDERS, PAPER, SIZE, TRIANGLE_COLOR
from PIL import Image

from pointerbench import eval as scorer
from pointerbench.imports.command import main
from pointerbench.imports.folder import VERSION
from pointerbench.imports.formats import FORMATS
from pointerbench.run.inputs.sources import check_pictures, data_tasks

SUFFIX = {"osworld-g": 2, "osworld-g-refined": 2, "venusbench-gd": 1}  # rows beside the boxes
NEARLY = 12  # of 255: a JPEG's colours


def rows_in(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "metadata.jsonl").read_text("utf-8").split("\n")
    return [json.loads(line) for line in lines if line]


@pytest.fixture(scope="module", params=sorted(BUILDERS))
def imported(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[str, Path]:
    """The name of a format, and the folder of its set after the import; nobody may change it."""
    case: str = request.param
    name = case.partition(":")[0]
    folder = tmp_path_factory.mktemp(name)
    BUILDERS[case](folder / "theirs")
    command = [name, str(folder / "theirs"), "--out", str(folder / "ours"), "--quiet"]
    assert main(command) == 0
    return name, folder / "ours"


def test_every_format_has_a_set_to_test_it() -> None:
    assert {case.partition(":")[0] for case in BUILDERS} == set(FORMATS)


def test_boxes_lie_where_the_colour_is(imported: tuple[str, Path]) -> None:
    _, folder = imported
    rows = rows_in(folder)
    for aim, row in zip(AIMS, rows, strict=False):
        assert row["instruction"] == aim.words
        assert row["bbox"] == row["eval"]["bbox"] == list(aim.box)
        assert row["image_size"] == list(SIZE)
        with Image.open(folder / row["file_name"]) as image:
            exact = image.format == "PNG"
            whole = image.convert("RGB")
        x1, y1, x2, y2 = map(int, row["bbox"])
        assert is_all(whole, (x1, y1, x2, y2), aim.color, exact)
        for beside in ((x1 - 1, y1, x1, y2), (x2, y1, x2 + 1, y2)):
            assert is_all(whole, beside, PAPER, exact)
        for beside in ((x1, y1 - 1, x2, y1), (x1, y2, x2, y2 + 1)):
            assert is_all(whole, beside, PAPER, exact)


def is_all(image: Image.Image, box: tuple[int, int, int, int], color: Any, exact: bool) -> bool:
    """Whether every pixel of a box has the colour, as far as the box lies on the picture."""
    x1, y1, x2, y2 = box
    part = (max(x1, 0), max(y1, 0), min(x2, SIZE[0]), min(y2, SIZE[1]))
    if part[0] >= part[2] or part[1] >= part[3]:
        return True
    found: Any = image.crop(part).getextrema()
    return all(
        abs(value - wanted) <= (0 if exact else NEARLY)
        for (low, high), wanted in zip(found, color, strict=True)
        for value in (low, high)
    )


def test_no_row_is_lost_and_ids_count_on(imported: tuple[str, Path]) -> None:
    name, folder = imported
    rows = rows_in(folder)
    assert len(rows) == len(AIMS) + SUFFIX.get(name, 0)
    assert [row["id"] for row in rows] == [f"{name}_{i:06d}" for i in range(len(rows))]
    assert len({tuple(row) for row in rows}) == len({tuple(row["eval"]) for row in rows}) == 1
    manifest = json.loads((folder / "MANIFEST.json").read_text("utf-8"))
    assert manifest["suite"] == f"custom-{name}"
    assert manifest["count"] == manifest["rows_read"] == len(rows)


def test_the_scorer_takes_it(
    imported: tuple[str, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name, folder = imported
    assert scorer.main(["--data", str(folder), "--floor", "center", "--json", "-"]) == 0
    floor = json.loads(capsys.readouterr().out)
    assert floor["n"] == len(rows_in(folder))
    assert floor["signature"].startswith(f"pointerbench-custom-{name}:{VERSION}|")
    perfect = tmp_path / "perfect.jsonl"
    perfect.write_text("".join(map(_answer, rows_in(folder))))
    assert scorer.main(["--data", str(folder), "--predictions", str(perfect), "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["accuracy"] == 1


def _answer(row: dict[str, Any]) -> str:
    answers: dict[str, Any] = {
        "refusal": {"refusal": True},
        "point_in_bbox": {"point": row["point"]},
        "iou": {"bbox": row["bbox"]},
    }
    return json.dumps({"id": row["id"], **answers[row["eval"]["type"]]}) + "\n"


def test_click_eval_takes_it(imported: tuple[str, Path]) -> None:
    name, folder = imported
    tasks = data_tasks(folder)
    check_pictures(tasks)
    assert tasks.suite == f"custom-{name}"
    assert [tasks.question(i).size for i in range(len(tasks))] == [SIZE] * len(tasks)


def test_a_polygon_counts_inside_only(tmp_path: Path) -> None:
    BUILDERS["osworld-g"](tmp_path / "theirs")
    assert (
        main(["osworld-g", str(tmp_path / "theirs"), "--out", str(tmp_path / "o"), "--quiet"]) == 0
    )
    row = rows_in(tmp_path / "o")[len(AIMS)]
    truth = scorer.check_truth(row)
    with Image.open(tmp_path / "o" / row["file_name"]) as image:
        for x in range(590, 911, 7):
            for y in range(290, 491, 7):
                on_edge = abs((x - 600) * 180 + (y - 300) * 300 - 300 * 180) < 2000
                if not on_edge and x not in (600, 900) and y not in (300, 480):
                    painted = image.getpixel((x, y)) == TRIANGLE_COLOR
                    assert scorer.point_hits(truth, (x, y)) == painted
        x, y = row["point"]
        assert image.getpixel((int(x), int(y))) == TRIANGLE_COLOR
    assert row["bbox"] == [600, 300, 900, 480]


def test_what_the_set_says_of_a_row_is_kept(tmp_path: Path) -> None:
    BUILDERS["screenspot-pro"](tmp_path / "theirs")
    command = ["screenspot-pro", str(tmp_path / "theirs"), "--out", str(tmp_path / "o"), "--quiet"]
    assert main(command) == 0
    row = rows_in(tmp_path / "o")[3]
    assert (row["app"], row["platform"]) == ("vivado", "linux")
    assert (row["data_type"], row["app_category"], row["instruction_zh"]) == ("icon", "CAD", "点击")
    assert row["source_id"] == "vivado_linux_0"
    assert json.loads(row["source"])["img_size"] == list(SIZE)
    counts = json.loads((tmp_path / "o" / "MANIFEST.json").read_text("utf-8"))["counts"]
    assert counts["platform"] == {"linux": 3, "windows": 3}


@pytest.mark.parametrize(("name", "image"), [("showdown-clicks", True), ("webclick", False)])
def test_the_row_as_it_was_is_kept_without_the_picture(
    name: str, image: bool, tmp_path: Path
) -> None:
    BUILDERS[name](tmp_path / "theirs")
    assert main([name, str(tmp_path / "theirs"), "--out", str(tmp_path / "o"), "--quiet"]) == 0
    source = json.loads(rows_in(tmp_path / "o")[0]["source"])
    assert source["instruction"] == AIMS[0].words
    assert ("image" in source) is image


def test_rules_of_our_own_format_come_over(tmp_path: Path) -> None:
    from foreign_sets import namesake_rows, paint, write_lines  # noqa: PLC0415

    first, second, third, fourth, *_ = namesake_rows()
    first["eval"]["excluded"] = [[40, 60, 100, 100]]
    second["eval"] = {"type": "iou", "bbox": second["bbox"], "min_iou": 0.9}
    third["eval"] = {"type": "point_in_bbox", "regions": [[10, 10, 20, 20], [30, 10, 40, 20]]}
    third["bbox"] = fourth["bbox"] = None
    fourth["eval"] = {"type": "refusal"}
    write_lines(tmp_path / "theirs" / "metadata.jsonl", [first, second, third, fourth])
    paint(tmp_path / "theirs")
    command = ["pointerbench-mine", str(tmp_path / "theirs"), "--out", str(tmp_path / "o")]
    assert main([*command, "--quiet"]) == 0
    rows = rows_in(tmp_path / "o")
    truths = [scorer.check_truth(row) for row in rows]
    assert scorer.judge(truths[0], (70, 80)).outcome == "miss"
    assert scorer.judge(truths[0], (120, 80)).outcome == "hit"
    assert truths[1].thresholds == (("min_iou", 0.9),)
    assert (rows[2]["bbox"], rows[2]["point"]) == ([10, 10, 40, 20], [15, 15])
    assert truths[3].rule == "refusal"
    assert [row["source_id"] for row in rows] == [f"theirs-{i}" for i in range(4)]
    assert rows[0]["sheet"] == {"zoom": 100}


def test_the_dataset_library_loads_it(tmp_path: Path) -> None:
    BUILDERS["osworld-g"](tmp_path / "theirs")
    out = tmp_path / "set" / "test"
    assert main(["osworld-g", str(tmp_path / "theirs"), "--out", str(out), "--quiet"]) == 0
    datasets = pytest.importorskip("datasets")
    datasets.utils.logging.disable_progress_bar()
    cache = str(tmp_path / "cache")
    loaded = datasets.load_dataset(
        "imagefolder", data_dir=str(tmp_path / "set"), split="test", cache_dir=cache
    )
    found = {item.pop("id"): item for item in loaded}
    rows = rows_in(out)
    assert len(found) == len(rows) == len(AIMS) + 2
    for row in rows:
        item = found[row.pop("id")]
        assert list(item.pop("image").size) == row["image_size"]
        row.pop("file_name")
        assert item == row
