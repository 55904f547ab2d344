"""Instructions in Chinese that a set brings beside its own are asked by ``--language zh``."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from foreign_sets import AIMS, BUILDERS, SIZE, paint, write_json

from pointerbench.imports.command import main
from pointerbench.run.command import main as click_eval
from pointerbench.run.inputs.sources import data_tasks
from pointerbench.values.errors import UsageError

Row = dict[str, Any]


def pro(folder: Path) -> None:
    BUILDERS["screenspot-pro"](folder)


def venus(folder: Path) -> None:
    """One row with both, and one that is Chinese itself."""
    both = {"instruction": AIMS[0].words, "instruction_cn": "关闭窗口", "language": "en"}
    rows = [
        {"img_filename": "home.png", "bbox": AIMS[0].xyxy, "img_size": list(SIZE), **words}
        for words in (both, {"instruction": "设置", "language": "zh"})
    ]
    write_json(folder / "instruction" / "element.json", rows)
    paint(folder / "images")


CHINESE: dict[str, tuple[Callable[[Path], None], list[str]]] = {
    "screenspot-pro": (pro, ["点击"] * len(AIMS)),
    "venusbench-gd": (venus, ["关闭窗口", "设置"]),
}


@pytest.fixture(params=CHINESE)
def imported(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, list[str]]:
    made, words = CHINESE[request.param]
    made(tmp_path / "theirs")
    command = [request.param, str(tmp_path / "theirs"), "--out", str(tmp_path / "ours"), "--quiet"]
    assert main(command) == 0
    return tmp_path / "ours", words


def test_questions_are_in_that_language(imported: tuple[Path, list[str]]) -> None:
    folder, words = imported
    tasks = data_tasks(folder, language="zh")
    assert [tasks.question(i).instruction for i in range(len(tasks))] == words
    chosen = tasks.select([1])
    assert chosen.question(0).instruction == words[1]
    own = data_tasks(folder)
    assert own.question(0).instruction == AIMS[0].words
    assert own.digest == tasks.digest
    with pytest.raises(UsageError, match=r'metadata\.jsonl:1: no "instruction_de".*instruction_zh'):
        data_tasks(folder, language="de")


def test_the_language_is_part_of_a_run(
    imported: tuple[Path, list[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "run")
    asked = ["run", "--data", str(imported[0]), "--model", "center", "--no-progress"]
    assert click_eval([*asked, "--language", "zh", "--out", out]) == 0
    assert "|language:zh|" in capsys.readouterr().out
    run = json.loads((tmp_path / "run" / "run.json").read_text("utf-8"))
    assert run["options"]["language"] == "zh"
    assert click_eval(["run", "--resume", out, "--no-progress"]) == 0
    assert "|language:zh|" in capsys.readouterr().out
    assert click_eval(["run", "--resume", out, "--language", "en"]) == 2
    assert "--language zh, not en" in capsys.readouterr().err
    assert click_eval([*asked, "--out", str(tmp_path / "own")]) == 0
    assert "language:" not in capsys.readouterr().out


def test_a_suite_is_no_part_of_a_file_of_tasks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "tasks.jsonl").write_text("{}")
    words = ["--tasks", str(tmp_path / "tasks.jsonl"), "--suite", "sheets", "--model", "center"]
    assert click_eval(["run", *words]) == 2
    assert "--suite is for --data" in capsys.readouterr().err
