"""click-eval on a set such as GD's: several rows on one WebP, refusals, two languages, layers."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from gd_sample import SIZES, rows, write_set
from model_formats import Answer, Asked
from model_server import ModelServer

from pointerbench import eval as scorer
from pointerbench.run.command import main
from pointerbench.run.inputs.tasks import read_tasks

# What the server says to each row, in pixels: a hit, a wrong button, the wrong thing, nothing
# there, a place without an element, a right refusal.
SAID = {
    "0": [110, 400],
    "1": [250, 400],
    "2": [110, 400],
    "3": [-1, -1],
    "4": [10, 700],
    "5": [-1, -1],
}


def answered(asked: Asked) -> Answer:
    number = asked.text.partition("\n\n")[2].partition("\n")[0][-1]
    return Answer(text=json.dumps(SAID[number]))


@pytest.fixture(scope="module")
def server() -> Iterator[ModelServer]:
    with ModelServer(answered) as running:
        yield running


@pytest.fixture(scope="module")
def gd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_set(tmp_path_factory.mktemp("gd") / "gd").parent


def run(server: ModelServer, gd: Path, out: Path, *words: str) -> int:
    server.asked.clear()
    model = ["--model", "lab", "--base-url", server.base("openai"), "--frame", "image"]
    where = ["--data", str(gd), *model, "--api-key-env", "", "--out", str(out), "--no-progress"]
    return main(["run", *where, *words])


WORDS = {
    "en": ("Save the draft, ", "Answer with the center of the target as [x, y]", "answer [-1, -1]"),
    "zh": ("保存草稿，", "只回答目标的中心点 [x, y]", "请回答 [-1, -1]"),
}


@pytest.mark.parametrize("language", WORDS)
def test_models_get_png_and_are_asked_in_the_language(
    server: ModelServer, gd: Path, tmp_path: Path, language: str
) -> None:
    asked_in = ["--language", language] if language == "zh" else []
    assert run(server, gd, tmp_path / "run", *asked_in) == 0
    assert len(server.asked) == 6  # the server takes PNG alone, and reads each one's size
    assert {asked.size for asked in server.asked} == set(SIZES.values())
    for asked in server.asked:
        assert "data:image/png;base64,PNG" in json.dumps(asked.body)
        for text in WORDS[language]:
            assert text in asked.text
        other = WORDS["zh" if language == "en" else "en"]
        assert not any(text in asked.text for text in other)
    record = json.loads((tmp_path / "run" / "run.json").read_text())
    assert record["options"]["refusable"] is True


def test_what_follows_from_the_answers(server: ModelServer, gd: Path, tmp_path: Path) -> None:
    out = tmp_path / "run"
    assert run(server, gd, out) == 0
    truth, predictions = out / "truth.jsonl", out / "preds" / "lab.jsonl"
    report = tmp_path / "report.json"
    words = ["--data", str(truth), "--predictions", str(predictions), "--json", str(report)]
    assert scorer.main(words) == 0
    (suite,) = json.loads(report.read_text())["suites"]
    assert [suite["verdicts"][name] for name in ("hit", "miss", "refused")] == [2, 3, 1]
    assert (suite["pairs"]["n"], suite["pairs"]["refusal_only"]) == (2, 1)
    scores = list(csv.DictReader((out / "scores.csv").read_text("utf-8").splitlines()))
    assert {row["task_id"]: row["hit_element"] for row in scores} == {
        "pbg_00000": "",
        "pbg_00001": "button 'Cancel'",
        "pbg_00002": "button 'Save'",
        "pbg_00003": "",
        "pbg_00004": "no element",
        "pbg_00005": "",
    }
    (model,) = json.loads((out / "summary.json").read_text())["models"]
    levels = [level["value"] for level in model["suites"][0]["levels"]]
    assert levels == ["basic", "advanced"]
    assert "refusals:offered" in json.loads((out / "summary.json").read_text())["signatures"][0]


def test_refusals_can_be_left_out(server: ModelServer, gd: Path, tmp_path: Path) -> None:
    assert run(server, gd, tmp_path / "run", "--no-refusals", "--limit", "1") == 0
    assert "[-1, -1]" not in server.asked[0].text


def test_a_run_on_it_goes_on(server: ModelServer, gd: Path, tmp_path: Path) -> None:
    assert run(server, gd, tmp_path / "run") == 0
    lines = (tmp_path / "run" / "predictions.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "run" / "predictions.jsonl").write_bytes(b"".join(lines[:4]))
    server.asked.clear()
    assert main(["run", "--resume", str(tmp_path / "run"), "--no-progress"]) == 0
    assert len(server.asked) == 2
    assert all("[-1, -1]" in asked.text for asked in server.asked)


def test_its_resolved_tasks_are_tasks_again(server: ModelServer, gd: Path, tmp_path: Path) -> None:
    assert run(server, gd, tmp_path / "run") == 0
    again = gd / "test" / "resolved.jsonl"
    again.write_bytes((tmp_path / "run" / "resolved_tasks.jsonl").read_bytes())
    tasks = read_tasks(again)
    rules = [truth.row["eval"]["type"] for i in range(6) if (truth := tasks.truth(i)) and truth.row]
    assert rules == [row["eval"]["type"] for row in rows()]


def test_a_row_without_a_chinese_instruction_is_named(
    server: ModelServer, gd: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = write_set(tmp_path / "gd")
    lines: list[dict[str, Any]] = rows()
    lines[2]["instruction_zh"] = ""
    text = "".join(json.dumps(line) + "\n" for line in lines)
    (home / "metadata.jsonl").write_text(text, "utf-8")
    assert run(server, home.parent, tmp_path / "run", "--language", "zh") == 2
    assert (
        'metadata.jsonl:3: no "instruction_zh" to ask with --language zh' in capsys.readouterr().err
    )
