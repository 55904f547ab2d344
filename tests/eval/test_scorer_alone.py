"""eval.py as people get it: one file, copied anywhere, any Python from 3.8, before a pipe."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scorer_helpers import SCORER, Bench, point_row, write_rows

from pointerbench import eval as scorer

TREE = ast.parse(SCORER.read_text(encoding="utf-8"), feature_version=(3, 8))


def run(
    folder: Path, *options: str, python: str = sys.executable
) -> subprocess.CompletedProcess[str]:
    command = [python, "-I", "-S", "eval.py", *options]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture
def alone(tmp_path: Path) -> Path:
    """An empty folder with a copy of the scorer, two truth rows and an answer."""
    shutil.copyfile(SCORER, tmp_path / "eval.py")
    write_rows(tmp_path / "m.jsonl", [point_row(f"pbs_{i}", [0, 0, 9, 9]) for i in range(2)])
    write_rows(tmp_path / "p.jsonl", [{"id": "pbs_0", "point": [9, 9]}])
    return tmp_path


def every_option(folder: Path) -> list[str]:
    files = [f"--{kind}={folder / kind}" for kind in ("json", "csv", "markdown", "per-example")]
    return ["--data", "m.jsonl", "--predictions", "p.jsonl", "--compare", "p.jsonl", *files]


def test_alone_in_an_empty_folder(alone: Path) -> None:
    done = run(alone, *every_option(alone))
    assert done.returncode == 0, done.stderr
    assert "Accuracy: 50.00%   (1/2)" in done.stdout
    assert json.loads((alone / "json").read_text())["hits"] == 1


def test_under_the_oldest_python(alone: Path) -> None:
    old = shutil.which("python3.8")
    if old is None or subprocess.run([old, "-V"], capture_output=True, check=False).returncode:
        pytest.skip("no python3.8 here")
    done = run(alone, *every_option(alone), python=old)
    assert done.returncode == 0, done.stderr


def test_standard_library_only() -> None:
    names = set()
    for node in ast.walk(TREE):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or ".")
    assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names


def test_the_package_has_the_same_file() -> None:
    assert Path(scorer.__file__).read_bytes() == SCORER.read_bytes()
    assert SCORER.parent == scorer.HERE


def test_functions_stay_small() -> None:
    functions = [node for node in ast.walk(TREE) if isinstance(node, ast.FunctionDef)]
    lengths = sorted((node.end_lineno or 0) - node.lineno + 1 for node in functions)
    assert lengths[-1] <= 45
    assert lengths[len(lengths) // 2] <= 12


def test_version_prompt_and_help(alone: Path) -> None:
    assert run(alone, "--version").stdout == "pointerbench scorer 1.1.0\n"
    assert '{"refusal": true}' in run(alone, "--show-system-prompt").stdout
    assert "--predictions" in run(alone, "--help").stdout
    assert run(alone).returncode == 2


def test_truth_is_found_beside_the_scorer(alone: Path) -> None:
    (alone / "data" / "test").mkdir(parents=True)
    (alone / "m.jsonl").rename(alone / "data" / "test" / "metadata.jsonl")
    assert run(alone, "--predictions", "p.jsonl").returncode == 0
    for folder in ("data/test", "data"):
        assert run(alone, "--predictions", "p.jsonl", "--data", folder).returncode == 0


def test_truth_is_found_by_the_suites_of_the_ids(alone: Path) -> None:
    for suite, prefix in (("sheets", "pbs"), ("text", "pbt")):
        folder = alone / "data" / suite / "test"
        folder.mkdir(parents=True)
        write_rows(folder / "metadata.jsonl", [point_row(f"{prefix}_0", [0, 0, 9, 9])])
    copy = alone / "src" / "pointerbench"
    copy.mkdir(parents=True)
    shutil.copy(alone / "eval.py", copy)
    predictions = ["--predictions", str(alone / "p.jsonl")]
    assert "sheets:?|n:1|" in run(copy, *predictions).stdout
    assert "Overall: 2 examples" in run(alone, "--floor", "center").stdout
    assert "text:?|n:1|" in run(alone, "--floor", "center", "--suite", "text").stdout
    write_rows(alone / "p.jsonl", [{"id": "pbg_0", "point": [1, 1]}])
    assert "gd/test/metadata.jsonl: not found" in run(alone, *predictions).stderr
    write_rows(alone / "p.jsonl", [{"id": "pbs_0"}, {"id": "zz_0", "point": [1, 1]}])
    assert 'p.jsonl:2: id "zz_0" is of no known suite' in run(alone, *predictions).stderr


def test_without_data_beside_it_the_working_directory_serves(alone: Path) -> None:
    (alone / "site").mkdir()
    (alone / "eval.py").rename(alone / "site" / "eval.py")
    truth = alone / "data" / "sheets" / "test" / "metadata.jsonl"
    truth.parent.mkdir(parents=True)
    (alone / "m.jsonl").rename(truth)
    command = [sys.executable, "-I", "-S", "site/eval.py", "--predictions", "p.jsonl"]
    done = subprocess.run(command, cwd=alone, capture_output=True, text=True, check=False)
    assert "(1/2)" in done.stdout, done.stderr


def test_predictions_from_stdin(alone: Path) -> None:
    command = [sys.executable, "eval.py", "--data", "m.jsonl", "--predictions", "-"]
    piped = (alone / "p.jsonl").read_bytes()
    done = subprocess.run(command, cwd=alone, input=piped, capture_output=True, check=False)
    assert b"(1/2)" in done.stdout


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    truth = [point_row(f"pbs_{i}", [0, 0, 9, 9], category=f"{i:0200}") for i in range(2000)]
    bench = Bench(tmp_path).write(truth, [{"id": "pbs_0", "point": [1, 1]}])
    what = ["--data", str(bench.truth), "--predictions", str(bench.predictions)]
    for options in (what, [*what, "--json", "-"], ["--help"]):
        reader, writer = os.pipe()
        os.close(reader)
        command = [sys.executable, "-I", str(SCORER), *options]
        done = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, check=False)
        os.close(writer)
        assert (done.returncode, done.stderr) == (0, b"")


def test_head_closes_the_pipe(alone: Path) -> None:
    line = f"'{sys.executable}' eval.py --data m.jsonl --predictions p.jsonl | head -1"
    done = subprocess.run(line, shell=True, cwd=alone, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("Pointerbench-Sheets: 2 examples\n", "")


def test_a_terminal_without_unicode(alone: Path) -> None:
    write_rows(alone / "m.jsonl", [point_row("pbs_0", [0, 0, 9, 9], category="Übergröße → 日本")])
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, "eval.py", "--data", "m.jsonl", "--predictions", "p.jsonl"]
    done = subprocess.run(command, cwd=alone, env=environment, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_device_is_written_in_place(alone: Path) -> None:
    sink = alone / "sink"
    os.mkfifo(sink)
    command = [sys.executable, "eval.py", "--data", "m.jsonl", "--predictions", "p.jsonl"]
    process = subprocess.Popen([*command, "--json", "sink"], cwd=alone, stdout=subprocess.DEVNULL)
    assert json.loads(sink.read_text())["n"] == 2
    assert process.wait() == 0
    assert sink.is_fifo()
