"""The command as people use it: layouts, options, wrong use, and findings that are meant."""

from __future__ import annotations

import importlib
import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from painted import BOX, kinds, linted, row, screen, write_rows

from pointerbench import build
from pointerbench.cli import main as program
from pointerbench.quality.lint import command as lint

Capsys = pytest.CaptureFixture[str]
LINT = [sys.executable, "-m", "pointerbench.cli", "lint"]


def test_json_says_the_same(tmp_path: Path, capsys: Capsys) -> None:
    folder = write_rows(tmp_path, [row(point=[0, 0], id="böse"), "{"])
    status, lines, _ = linted(capsys, folder)
    assert lint.main([str(folder), "--json", "--jobs", "1"]) == status == 1
    told = json.loads(capsys.readouterr().out)
    places = [f"{one['file']}:{one['line']}" for one in told["findings"]]
    assert [line.partition(": ")[0] for line in lines] == places
    assert [(one["row"], one["kind"]) for one in told["findings"]] == [
        ("böse", "point_outside"),
        ("", "row"),
    ]
    (one,) = told["sets"]
    assert (one["rows"], one["findings"]) == (2, {"point_outside": 1, "row": 1})
    assert any(text.startswith("pictures (none of 1") for text in one["not_checked"])


def test_findings_that_are_meant_stand_beside_the_rows(tmp_path: Path, capsys: Capsys) -> None:
    rows = [row(point=[0, 0]), row(id="r2", instruction="Close it", point=[0, 0])]
    folder = write_rows(tmp_path, rows)
    write_rows(folder, ['{"id": "r1", "kind": "point_outside", "why": "as a test"}'], "lint.jsonl")
    status, lines, summary = linted(capsys, folder)
    assert (status, kinds(lines)) == (1, [(2, "point_outside")])
    assert "1 finding, 1 accepted" in summary
    write_rows(folder, ['{"id": "r1", "kind": "large", "why": "as a test"}'], "lint.jsonl")
    assert len(linted(capsys, folder)[1]) == 2


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ('{"id": "r1", "kind": "nothing", "why": "x"}', 'with "kind" one of row, '),
        ('{"id": "r1", "kind": "flat"}', 'expected "why" it is meant'),
        ("{", "lint.jsonl:1: not JSON"),
    ],
)
def test_what_is_accepted_is_said_with_care(
    line: str, said: str, tmp_path: Path, capsys: Capsys
) -> None:
    write_rows(write_rows(tmp_path, [row()]), [line], "lint.jsonl")
    assert lint.main([str(tmp_path)]) == 2
    assert said in capsys.readouterr().err


def test_kinds_can_be_left_out(tmp_path: Path, capsys: Capsys) -> None:
    folder = write_rows(tmp_path, [row(point=[0, 0], language="de")])
    assert kinds(linted(capsys, folder)[1]) == [(1, "point_outside"), (1, "language")]
    status, lines, summary = linted(capsys, folder, "--ignore", "language")
    assert (status, kinds(lines)) == (1, [(1, "point_outside")])
    assert "language (--ignore)" in summary
    assert linted(capsys, folder, "--ignore", "language,point_outside")[:2] == (0, [])


WRONG = {
    "nothing there": (["gone"], "gone: no such file or folder"),
    "an empty folder": (["bare"], "expected a folder with a metadata.jsonl"),
    "no rows": (["void"], "void: no rows"),
    "an unknown kind": (["sound", "--ignore", "x"], "--ignore x: expected one of row, "),
    "no processes": (["sound", "--jobs", "0"], "--jobs must be at least 1"),
    "reading what is not opened": (["sound", "--ocr", "--no-pictures"], "--ocr reads pictures"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use_is_one_line(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capsys
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bare").mkdir()
    write_rows(Path("sound"), [row()])
    write_rows(Path("void"), [])
    arguments, said = WRONG[name]
    assert program(["lint", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert said in err


def test_several_sets_are_checked_in_turn(tmp_path: Path, capsys: Capsys) -> None:
    write_rows(tmp_path / "one" / "test", [row()])
    write_rows(tmp_path / "two" / "test", [row(point=[0, 0])])
    status, lines, summary = linted(capsys, tmp_path)
    assert (status, kinds(lines)) == (1, [(1, "point_outside")])
    assert [line for line in summary.splitlines() if " row, " in line] == [
        f"{tmp_path}/one/test: 1 row, no findings",
        f"{tmp_path}/two/test: 1 row, 1 finding",
    ]


# ------------------------------------------------------------------------------- tasks of one's own


def task(**changes: object) -> dict[str, object]:
    sound = {"task_id": "t1", "image_path": "a.png", "instruction": "Click the button"}
    return {**sound, "gt_bbox": BOX, **changes}


def test_tasks_are_checked_as_rows_are(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    tasks = [
        task(),
        task(task_id="t2", instruction="Go", gt_bbox=None, gt_point=[90, 75]),
        task(task_id="t3", instruction="Look"),
        task(task_id="t4", instruction="Press", gt_point=[0, 0]),
        task(task_id="t5", instruction="Tap", gt_bbox=[9, 2, 3, 40]),
        task(task_id="t5", instruction="Hit", gt_bbox=[0, 10, 30, 40]),
        task(task_id="t7", instruction="Say", gt_bbox=None, gt_point=[900, 75]),
    ]
    del tasks[2]["gt_bbox"]
    write_rows(tmp_path, [*tasks, '{"task_id": "t8"}'], "tasks.jsonl")
    status, lines, summary = linted(capsys, tmp_path)
    assert status == 1
    assert kinds(lines) == [
        (4, "point_outside"),
        (5, "inverted"),
        (6, "same_id"),
        (6, "flat"),
        (7, "off_image"),
        (8, "row"),
    ]
    assert "targets (none in 1 row)" in summary


def test_a_table_of_tasks(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    lines = ["image,instruction,x1,y1,x2,y2", "a.png,Click it,40,60,140,90", "a.png,Go,9,2,3,4"]
    write_rows(tmp_path, lines, "tasks.csv")
    status, found, _ = linted(capsys, tmp_path / "tasks.csv")
    assert (status, kinds(found)) == (1, [(3, "inverted")])
    write_rows(tmp_path, [*lines, "a.png,Go,1,2,3,4,5"], "tasks.csv")
    _, found, _ = linted(capsys, tmp_path / "tasks.csv")
    assert kinds(found) == [(4, "row")]
    assert found[0].endswith("no row is read")


def test_an_array_of_tasks(tmp_path: Path, capsys: Capsys) -> None:
    screen(BOX).save(tmp_path / "a.png")
    text = json.dumps([task(), task(task_id="t2", gt_bbox=[0, 0, 5, 5])], indent=1)
    (tmp_path / "tasks.json").write_text(text)
    _, found, _ = linted(capsys, tmp_path)
    assert [kind for _, kind in kinds(found)] == ["other_box", "flat"]


def test_a_folder_of_screenshots(tmp_path: Path, capsys: Capsys) -> None:
    for name in ("a", "b"):
        screen(BOX).save(tmp_path / f"{name}.png")
        (tmp_path / f"{name}.txt").write_text("Click the button")
    status, found, _ = linted(capsys, tmp_path)
    assert status == 1
    assert [line.split(": ")[1:3] for line in found] == [["b", "near_picture"]]
    assert found[0].startswith(f"{tmp_path}/b.png: ")


# ------------------------------------------------------------------------------- layouts, processes


def test_a_set_in_archives(tmp_path: Path, capsys: Capsys) -> None:
    command = ["sheets", "--seed", "7", "--count", "4", "--jobs", "1", "--format", "webdataset"]
    assert build.main([*command, "--out", str(tmp_path), "--quiet"]) == 0
    capsys.readouterr()
    status, lines, summary = linted(capsys, tmp_path)
    assert (status, lines) == (0, [])
    assert "4 rows, no findings" in summary
    assert "pictures (" not in summary
    (shard,) = tmp_path.glob("test/*.tar")
    shard.write_bytes(shard.read_bytes()[:-20_000])
    status, lines, _ = linted(capsys, tmp_path)
    assert status == 1
    assert ": row: not a tar archive" in lines[-1]


def test_a_set_in_parquet(tmp_path: Path, capsys: Capsys) -> None:
    pa = pytest.importorskip("pyarrow", reason="Parquet needs the extra hub")
    parquet = importlib.import_module("pyarrow.parquet")
    screen(BOX).save(tmp_path / "a.png")
    picture = {"bytes": (tmp_path / "a.png").read_bytes(), "path": "a.png"}
    rows = [row(image=picture), row(image={"bytes": b"", "path": "b.png"}, id="r2")]
    rows = [{key: value for key, value in one.items() if key != "file_name"} for one in rows]
    path = tmp_path / "test-00000-of-00001.parquet"
    parquet.write_table(pa.Table.from_pylist(rows), path)
    status, lines, _ = linted(capsys, tmp_path)
    assert status == 1
    assert [line.split(": ")[1:3] for line in lines] == [["row 2", "r2"]]
    assert ": bad_picture: " in lines[0]


def test_nobody_has_to_read_to_the_end(tmp_path: Path) -> None:
    rows = [row(id=f"r{at}", instruction=f"Go to {at}", point=[0, 0]) for at in range(3000)]
    command = [*LINT, str(write_rows(tmp_path, rows)), "--jobs", "1"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert b"r0: point_outside" in process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="tells what a process reads")
def test_an_interrupt_ends_it_in_one_line(tmp_path: Path) -> None:
    """While it looks at pictures: of a thousand it has seen a few."""
    screen(BOX).save(tmp_path / "a.png")
    names = [f"a{at}.png" for at in range(1000)]
    for name in names:
        (tmp_path / name).symlink_to(tmp_path / "a.png")
    rows = [row(id=name, file_name=name) for name in names]
    command = [*LINT, str(write_rows(tmp_path, rows)), "--jobs", "2"]
    with subprocess.Popen(command, stderr=subprocess.PIPE) as process:
        while not reads(process.pid, "metadata.jsonl"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert process.wait(60) == 130
        assert process.stderr is not None
        said = process.stderr.read().decode()
    assert said == "\ninterrupted; the same command begins anew\n"


def reads(process: int, name: str) -> bool:
    """Whether a process has a file of that name open."""
    try:
        opened = [link.readlink().name for link in Path(f"/proc/{process}/fd").iterdir()]
    except OSError:  # one that was closed meanwhile
        return False
    return name in opened
