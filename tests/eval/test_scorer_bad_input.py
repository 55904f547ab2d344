"""Bad input ends with status 2 and one line that names file and line; nothing is left behind."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scorer_helpers import SCORER, Bench, point_row, truth_row, write_rows

TRUTH = [point_row("a", [0, 0, 10, 10]), point_row("b", [0, 0, 10, 10])]
ANSWER = b'{"id": "a", "point": [1, 2]}\n'


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path).write(TRUTH, [])


def refused(bench: Bench, *options: str) -> str:
    """The one line on stderr of a run that must be refused and leave nothing."""
    before = {path.name for path in bench.folder.iterdir()}
    outputs = [f"--{kind}={bench.folder / kind}" for kind in ("json", "csv", "markdown")]
    run = bench.run(*outputs, f"--per-example={bench.folder / 'rows'}", *options)
    assert run.returncode == 2, run.stderr
    assert run.stdout == ""
    assert run.stderr.startswith("error: ")
    assert run.stderr.count("\n") == 1
    assert {path.name for path in bench.folder.iterdir()} == before
    return run.stderr


@pytest.mark.parametrize(
    ("content", "line", "message"),
    [
        (b"", 1, "no predictions"),
        (b"\n \n", 1, "no predictions"),
        (b"\xef\xbb\xbf", 1, "no predictions"),
        (b"[]", 1, "no predictions"),
        (ANSWER + b'{"id": "b", "point": [1, 2}\n', 2, "not JSON"),
        (ANSWER + b'\n\n{"id": "b", "point": [1, 2\n', 4, "not JSON"),
        (ANSWER + b"click (3, 4)\n", 2, "not JSON"),
        (ANSWER.strip() + b" {}\n", 1, "more text"),
        (ANSWER.strip() + b",\n", 1, "more text"),
        (ANSWER.strip() + b', {"id": "x"}\n{"id": "b",\n"point": [1, 2]}\n', 1, "more text"),
        (b'{\n"id": "a",\n"point": [1, 2]\n}\n', 1, "not JSON"),
        (ANSWER + b"[1, 2]\n", 2, "not a JSON object"),
        (ANSWER + b"7\n", 2, "not a JSON object"),
        (ANSWER + b'"b"\n', 2, "not a JSON object"),
        (ANSWER + b'{"point": [1, 2]}\n', 2, 'expected "id"'),
        (ANSWER + b'{"id": 7, "point": [1, 2]}\n', 2, 'expected "id" to be a string'),
        (ANSWER + b'{"id": null, "point": [1, 2]}\n', 2, "got null"),
        (b'{"a": [1, 2], "b": [3, 4]}\n', 1, 'expected "id"'),
        (ANSWER + b"\n" + ANSWER, 3, 'id "a" again, first on line 1'),
        (b'{"id": "zz", "point": [1, 2]}\n' + ANSWER, 1, 'id "zz" is not in'),
        (ANSWER + b'{"id": "b", "point": [1, 2], "raw": "\xff"}\n', 2, "not UTF-8: byte 0xff"),
        (ANSWER.decode().encode("utf-16"), 1, "UTF-16"),
        (b"[" * 200_000, 1, "nested too deeply"),
        (ANSWER + b'{"id": "b", "raw": ' + b"[" * 200_000 + b"\n", 2, "nested too deeply"),
        (ANSWER + b'{"id": ' + b"[" * 300 + b"]" * 300 + b"}\n", 2, 'expected "id"'),
        (b"[\n" + ANSWER + b",\n7]", 4, "not a JSON object in the array"),
        (b"[\n" + ANSWER + b",\n]", 4, "not JSON"),
        (b"[\n" + ANSWER + ANSWER + b"]", 3, "not a JSON array"),
        (b"[\n" + ANSWER, 2, "not a JSON array"),
        (b"[\n" + ANSWER + b"] ]", 3, "not a JSON array"),
        (b"[" + ANSWER + b",\n\n" + ANSWER + b"]", 4, 'id "a" again, first on line 1'),
        (b'{"id": "a", "point": [' + b"7" * 5000 + b", 1]\n", 1, "not JSON"),
        (ANSWER + b"\n" + b"7" * 5000 + b"x\n", 3, "not JSON"),
        (b'{"id": ' + b"7" * 5000 + b', "raw": ' + b"[" * 200_000, 1, "nested too deeply"),
        (b'{"id": ' + b"7" * 5000 + b"}\n", 1, "got Infinity"),
        (b'[{"id": "a"}, {"id": "b", "raw": ' + b"7" * 5000, 1, "not JSON"),
        (b"x" * 10_000_000, 1, "not JSON"),
        (b"\x00\x00\n", 1, "not JSON"),
    ],
)
def test_bad_predictions(bench: Bench, content: bytes, line: int, message: str) -> None:
    bench.predictions.write_bytes(content)
    error = refused(bench)
    assert f"{bench.predictions}:{line}: " in error
    assert message in error


POINT = "point_in_bbox"


@pytest.mark.parametrize(
    ("row", "message"),
    [
        ({"eval": {"type": "refusal"}}, 'expected "id"'),
        ({"id": "c"}, 'expected "eval" with "type" one of'),
        ({"id": "c", "eval": [1]}, 'expected "eval"'),
        ({"id": "c", "eval": {"type": "nearest"}}, 'got "nearest"'),
        ({"id": "c", "eval": {"type": ["iou"]}}, 'got ["iou"]'),
        (truth_row("c", {"type": POINT}), "expected eval.bbox to be [x1, y1, x2, y2]"),
        (truth_row("c", {"type": POINT, "bbox": [1, 2, 3]}), "got [1, 2, 3]"),
        (truth_row("c", {"type": POINT, "bbox": [3, 2, 1, 4]}), "x1 <= x2"),
        (truth_row("c", {"type": POINT, "bbox": [1, 4, 3, 2]}), "y1 <= y2"),
        (truth_row("c", {"type": POINT, "bbox": [1, 2, 3, "4"]}), "finite numbers"),
        (truth_row("c", {"type": POINT, "bbox": [1, 2, 3, True]}), "finite numbers"),
        (truth_row("c", {"type": POINT, "bbox": [1, 2, 3, float("nan")]}), "finite numbers"),
        (truth_row("c", {"type": POINT, "bbox": [1, 2, 3, 10**400]}), "finite numbers"),
        (truth_row("c", {"type": POINT, "bbox": {"x1": 1}}), "expected eval.bbox"),
        (truth_row("c", {"type": POINT, "regions": []}), "expected eval.bbox"),
        (truth_row("c", {"type": POINT, "regions": [[1, 2, 3]]}), "eval.regions[0]"),
        (truth_row("c", {"type": POINT, "regions": 3}), "list of boxes"),
        (truth_row("c", {"type": POINT, "bbox": [0, 0, 1, 1], "excluded": [[1]]}), "excluded[0]"),
        (truth_row("c", {"type": POINT, "polygon": [[0, 0], [1, 1]]}), "eval.polygon"),
        (truth_row("c", {"type": POINT, "polygon": [[0, 0], [1, 1], [2]]}), "eval.polygon"),
        (truth_row("c", {"type": "iou", "bbox": [0, 0, 0, 9]}), "a box with an area"),
        (truth_row("c", {"type": "iou", "bbox": [0, 0, 9, 9], "min_iou": "0.5"}), "eval.min_iou"),
        (truth_row("c", {"type": "iou", "bbox": [0, 0, 9, 9], "min_iou": 50}), "from 0 to 1"),
        (truth_row("c", {"type": "iou", "bbox": [0, 0, 9, 9], "polygon": [[0, 0]]}), "point rows"),
        (point_row("c", [0, 0, 1, 1]) | {"image_size": [0, 5]}, "image_size"),
        (point_row("c", [0, 0, 1, 1]) | {"image_size": "1000x500"}, "image_size"),
        (point_row("a", [0, 0, 1, 1]), 'id "a" again, first at'),
        (point_row("b", [0, 0, 1, 1]), 'id "b" again, first at'),
    ],
)
def test_bad_truth(bench: Bench, row: dict[str, Any], message: str) -> None:
    """Whether or not the row has a prediction."""
    write_rows(bench.truth, [*TRUTH, row])
    for predicted in (["a"], ["a", "c"] if row.get("id") == "c" else ["b"]):
        write_rows(bench.predictions, [{"id": i, "point": [1, 1]} for i in predicted])
        error = refused(bench)
        assert f"{bench.truth}:3: " in error
        assert message in error


def test_the_process_ends_with_the_status_and_the_line(bench: Bench) -> None:
    """Every other test here calls the scorer in this process, where nothing can hide either."""
    bench.predictions.write_bytes(ANSWER + b"click (3, 4)\n" + b"[" * 200_000)
    done, told = bench.process(), bench.run()
    assert (done.returncode, done.stdout, done.stderr) == (2, "", told.stderr)
    assert f"{bench.predictions}:2: not JSON" in done.stderr
    bench.predictions.write_bytes(b'{"id": ' + b"7" * 5000 + b', "raw": ' + b"[" * 200_000)
    assert bench.process().stderr == bench.run().stderr  # at any depth of the stack


def test_empty_truth(bench: Bench) -> None:
    bench.truth.write_text("\n")
    bench.predictions.write_bytes(ANSWER)
    assert f"{bench.truth}:1: no rows" in refused(bench)


@pytest.mark.parametrize("options", [["--frame", "unit"], ["--frame", "per999"]])
def test_image_size_is_needed_where_it_is_used(bench: Bench, options: list[str]) -> None:
    bench.predictions.write_bytes(ANSWER)
    row = {"id": "a", "eval": {"type": POINT, "bbox": [0, 0, 9, 9]}}
    write_rows(bench.truth, [row])
    assert f"{bench.truth}:1: a: expected image_size" in refused(bench, *options)
    assert bench.score()["n"] == 1


def test_a_row_of_both_files_is_named_with_both_files(bench: Bench) -> None:
    bench.predictions.write_bytes(ANSWER)
    second = write_rows(bench.folder / "second.jsonl", [point_row("c", [0, 0, 1, 1]), TRUTH[0]])
    error = refused(bench, "--data", str(second))
    assert f'{second}:2: id "a" again, first at {bench.truth}:1' in error


@pytest.mark.parametrize("name", ["absent.jsonl", "folder"])
def test_unreadable_predictions(bench: Bench, name: str) -> None:
    (bench.folder / "folder").mkdir()
    bench.predictions = bench.folder / name
    assert f"{bench.predictions}: cannot be read" in refused(bench)


def test_unreadable_data(bench: Bench) -> None:
    bench.predictions.write_bytes(ANSWER)
    bench.truth = bench.folder / "nowhere"
    assert "nowhere: cannot be read" in refused(bench)
    bench.truth.mkdir()
    assert "expected a folder with a metadata.jsonl" in refused(bench)


def test_broken_manifest(bench: Bench) -> None:
    bench.predictions.write_bytes(ANSWER)
    (bench.folder / "MANIFEST.json").write_text("[1]")
    assert "MANIFEST.json:1: not a manifest" in refused(bench)


def test_unreadable_manifest(bench: Bench) -> None:
    bench.predictions.write_bytes(ANSWER)
    manifest = bench.folder / "MANIFEST.json"
    for content in (b"7" * 5000 + b"}", b"[" * 200_000, b"\xff", b'{"suite": '):
        manifest.write_bytes(content)
        assert "MANIFEST.json:1: not a manifest" in refused(bench)
    manifest.write_bytes(b'\xef\xbb\xbf{"suite": "a\\nb", "suite_version": ' + b"7" * 5000 + b"}")
    assert bench.run().stdout.splitlines()[-1].startswith("pointerbench-a\\nb:inf|n:2|")


def test_an_id_of_any_length_makes_a_short_message(bench: Bench) -> None:
    bench.predictions.write_bytes(ANSWER)
    write_rows(bench.truth, [{"id": "x" * 10_000, "eval": 1}])
    assert len(refused(bench)) < 500


def test_no_standard_input(bench: Bench) -> None:
    command = [sys.executable, "-I", str(SCORER), "--data", str(bench.truth), "--predictions", "-"]
    shell = ["sh", "-c", 'exec "$@" <&-', "sh", *command]
    run = subprocess.run(shell, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (2, "error: -: cannot be read: stdin is closed\n")


def test_unwritable_outputs(bench: Bench) -> None:
    bench.predictions.write_bytes(ANSWER)
    path = bench.folder / "no" / "such" / "folder.json"
    assert f"{path}: cannot be written" in refused(bench, "--json", str(path))
    assert f"{bench.folder}: " in refused(bench, "--json", str(bench.folder))
    for taken in (bench.predictions, bench.truth, bench.folder / "csv"):
        assert "an input or another output" in refused(bench, "--json", str(taken))


def test_a_failed_run_leaves_an_old_report_alone(bench: Bench) -> None:
    bench.predictions.write_bytes(b"{")
    (bench.folder / "json").write_text("old")
    refused(bench)
    assert (bench.folder / "json").read_text() == "old"


@pytest.mark.parametrize(
    "options",
    [["--by", "nothing"], ["--suite", "text"], ["--frame", "per100"], ["--predictionz", "x"]],
)
def test_bad_options(bench: Bench, options: list[str]) -> None:
    bench.predictions.write_bytes(ANSWER)
    assert bench.run(*options).returncode == 2


def test_numbers_too_long_for_python_are_invalid_answers(bench: Bench) -> None:
    digits = "7" * 6000
    bench.predictions.write_text(f'{{"id": "a", "point": [{digits}, 1]}}\n')
    report = bench.score()
    assert report["verdicts"]["invalid"] == 1


def test_what_is_no_error(bench: Bench) -> None:
    """BOM, CRLF, blank lines, no last line end, a long line, an array over many lines."""
    long = json.dumps({"id": "b", "point": [1, 1], "raw": "x" * 10_000_000})
    bench.predictions.write_bytes(
        b"\xef\xbb\xbf\r\n" + ANSWER.strip() + b"\r\n\r\n  " + long.encode()
    )
    assert bench.score()["hits"] == 2
    array = json.dumps([{"id": "a", "point": [1, 1]}, {"id": "b", "x": 1, "y": 1}], indent=4)
    bench.predictions.write_bytes(b"\xef\xbb\xbf\r\n" + array.replace("\n", "\r\n").encode())
    assert bench.score()["hits"] == 2


@pytest.mark.parametrize(
    "log",
    [
        {"metrics": {}, "details": [{"id": "a", "pred": [1, 1]}]},
        {"doc_id": 0, "filtered_resps": "[0.1, 0.2]"},
        [{"img_path": "a.png", "pred": [1, 1]}],
    ],
)
@pytest.mark.parametrize("indent", [None, 4])
def test_a_log_of_another_evaluation_is_told(bench: Bench, log: Any, indent: int | None) -> None:
    bench.predictions.write_text(json.dumps(log, indent=indent))
    assert "`pointerbench import-results` makes such lines of the logs" in refused(bench)
    write_rows(bench.truth, [{"metrics": {}}])
    bench.predictions.write_bytes(ANSWER)
    assert "import-results" not in refused(bench)


@pytest.mark.parametrize(
    "lines",
    [
        [b'{"id": "a"}, {"id": "b"}'],
        [b'{"id": "a", "raw": [{}', b"{}]}"],
        [b'{"id": "a", "raw": 1', b'"point": [1, 1]}'],
        [b'{"id": "a"}]', b'[{"id": "b"}'],
    ],
)
def test_lines_are_not_joined_to_make_sense_of_them(bench: Bench, lines: list[bytes]) -> None:
    bench.predictions.write_bytes(b"\n".join(lines) + b"\n")
    assert f"{bench.predictions}:1: not JSON" in refused(bench)
