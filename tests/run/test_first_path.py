"""From an endpoint, a key and a folder of screenshots to a report, as a newcomer types it."""

from __future__ import annotations

import json
import os
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import probe_models
import pytest
from model_formats import Answer, Asked
from model_server import ModelServer
from PIL import Image

from pointerbench.cli import main as pointerbench
from pointerbench.run.command import main

KEY = "sk-lab-0123456789abcdef"
SIZE = (200, 100)


def in_the_middle(asked: Asked) -> Answer:
    return Answer(text="[500, 500]")


@pytest.fixture(scope="module")
def lab() -> Iterator[ModelServer]:
    with ModelServer(in_the_middle) as running:
        yield running


@pytest.fixture(scope="module")
def clicking() -> Iterator[ModelServer]:
    with ModelServer(probe_models.clicking) as running:
        yield running


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lab: ModelServer) -> Path:
    """A working directory with three screenshots, an instruction each, and no key anywhere."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.endswith(("_KEY", "_TOKEN")):
            monkeypatch.delenv(name)
    Path("my shots").mkdir()
    for name in ("one", "two", "three"):
        Image.new("RGB", SIZE, (30, 90, 160)).save(f"my shots/{name}.png")
        Path(f"my shots/{name}.txt").write_text(f"Click {name}\n")
    lab.asked.clear()
    lab.faults.clear()
    return tmp_path


def run(server: ModelServer, *words: str, quiet: bool = True) -> int:
    where = ["--tasks", "my shots", "--base-url", server.base("openai")]
    return main(["run", *where, *(["--no-progress"] if quiet else []), *words])


def bearers(server: ModelServer) -> set[str]:
    return {asked.headers["authorization"] for asked in server.asked}


def lines(folder: str) -> list[dict[str, Any]]:
    text = Path(folder, "predictions.jsonl").read_text()
    return [json.loads(line) for line in text.splitlines()]


def test_ten_lines_from_a_key_to_a_report(
    lab: ModelServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LAB", KEY)
    words = ["--api-key-env", "LAB", "--frame", "per1000", "--judge", "lab-model"]
    assert run(lab, "--model", "lab-model", *words, "--out", "runs/first one") == 0
    assert bearers(lab) == {f"Bearer {KEY}"}
    assert [row["point"] for row in lines("runs/first one")] == [[100, 50]] * 3
    shown = capsys.readouterr()
    last = shown.out.splitlines()[-1]
    assert last == "To look at it: pointerbench report 'runs/first one'"
    assert pointerbench(shlex.split(last.partition(": ")[2])[1:]) == 0
    assert "The report is in report/index.html" in capsys.readouterr().out
    for path in (path for path in Path().rglob("*") if path.is_file()):
        assert KEY.encode() not in path.read_bytes(), path


KEYS: list[tuple[dict[str, str], list[str], str]] = [
    ({"OPENAI_API_KEY": KEY}, [], f"Bearer {KEY}"),
    ({"OPENAI_API_KEY": "sk-another-0123", "LAB": KEY}, ["--api-key-env", "LAB"], f"Bearer {KEY}"),
    ({"OPENAI_API_KEY": KEY}, ["--api-key-env", ""], "Bearer EMPTY"),
    ({}, [], "Bearer EMPTY"),
]


@pytest.mark.parametrize(("variables", "words", "sent"), KEYS, ids=str)
def test_which_key_a_server_gets(
    variables: dict[str, str],
    words: list[str],
    sent: str,
    lab: ModelServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert run(lab, "--model", "m", "--frame", "per1000", *words) == 0
    assert bearers(lab) == {sent}


def test_a_key_that_is_named_and_not_set_is_said_and_may_be_named_anew(
    lab: ModelServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--model", "m", "--frame", "per1000", "--out", "out"]
    assert run(lab, *words, "--api-key-env", "LAV", quiet=False) == 1
    shown = capsys.readouterr()
    both = shown.out + shown.err
    assert both.count("LAV is not set") == 1
    assert "m was skipped; once that is mended: click-eval run --resume out" in shown.err
    assert "pointerbench report" not in shown.out
    monkeypatch.setenv("LAB", KEY)
    assert main(["run", "--resume", "out", "--api-key-env", "LAB", "--no-progress"]) == 0
    assert len(lines("out")) == 3


@pytest.mark.parametrize("variable", ["", "LAB"])
def test_401_says_what_to_type(
    variable: str,
    lab: ModelServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    lab.order("wrong key", "wrong key", "wrong key")
    words = ["--model", "m", "--frame", "per1000", "--out", "out", "--concurrency", "1"]
    if variable:
        monkeypatch.setenv(variable, KEY)
        words += ["--api-key-env", variable]
    assert run(lab, *words) == 1
    shown = capsys.readouterr()
    assert "m, failed: 3 x the key was not accepted (HTTP 401): " in shown.out
    hint = "is LAB right? --api-key-env NAME" if variable else "set OPENAI_API_KEY, or name its"
    assert hint in shown.out
    assert "--api-key-env NAME (api_key_env in a models file)" in shown.out
    assert "3 calls failed; to ask again what failed: click-eval run --resume out" in shown.err


def test_failures_are_said_in_words_with_the_servers_own(
    lab: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    lab.order("bad request", "bad request", "bad request")
    assert run(lab, "--model", "m", "--frame", "per1000") == 1
    shown = capsys.readouterr().out
    assert re.search(r"m, failed: 3 x the request was refused \(HTTP 400\): \w", shown), shown
    assert "http_400" not in shown


NAMES = [
    ("gpt-4o", "openai:gpt-4o"),
    ("openai/gpt-4o-mini", "openai:gpt-4o-mini"),
    ("claude-sonnet-4.5", "anthropic:claude-sonnet-4.5"),
    ("google/gemini-2.5-pro", "gemini:gemini-2.5-pro"),
    ("qwen3-vl", "a server of your own, with --base-url URL"),
]


@pytest.mark.parametrize(("typed", "meant"), NAMES)
def test_a_skipped_model_says_which_name_would_have_worked(
    typed: str, meant: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--tasks", "my shots", "--model", typed, "--model", "center"]
    assert main(["run", *words]) == 1
    shown = capsys.readouterr()
    reason = f"OPENROUTER_API_KEY is not set (environment or .env); did you mean {meant}?"
    assert (shown.out + shown.err).count(reason) == 1
    assert main(["run", *words, "--no-progress"]) == 1
    shown = capsys.readouterr()
    assert (shown.out + shown.err).count(reason) == 1


def test_a_file_that_names_models_is_a_name_too() -> None:
    Path("models.json").write_text(json.dumps({"candidate_models": ["qwen/qwen3-vl-8b-instruct"]}))
    assert main(["run", "--tasks", "my shots", "--models", "models.json", "--no-progress"]) == 1


def test_a_judge_that_is_skipped_is_said_with_the_reason(
    lab: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--model", "m", "--frame", "per1000", "--judge", "anthropic:claude-opus-4.7"]
    assert run(lab, *words) == 1
    shown = capsys.readouterr().err
    assert "the judge, claude-opus-4.7, was skipped: ANTHROPIC_API_KEY is not set" in shown
    assert run(lab, "--model", "m", "--frame", "per1000") == 0
    assert "there is no judge (--judge MODEL names one)" in capsys.readouterr().err


def test_a_spent_budget_names_a_limit_that_is_enough(
    lab: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--model", "m", "--frame", "per1000", "--price", "1000,1000", "--concurrency", "1"]
    assert run(lab, *words, "--max-cost", "0.001", "--out", "out") == 3
    line = next(each for each in capsys.readouterr().err.splitlines() if "--resume" in each)
    assert main([*shlex.split(line.partition("click-eval ")[2]), "--no-progress"]) == 0
    assert len(lines("out")) == 3


IDLE = [
    (["--model", "center", "--frame", "unit"], "--frame: none of these models takes it"),
    (["--model", "python:a:b", "--api-key-env", "LAB"], "--api-key-env: none of these models"),
    (["--model", "openai:x", "--frame", "unit", "--parser", "xml"], "parser 'xml': expected some"),
    (["--model", "openai:x", "--frame", "sent", "--resize", "half"], "resize 'half': expected one"),
    (["--judge", "openai:x"], "--judge 'openai:x' (\"x\"): no model family is known"),
    (["--api-key-env", "LAB"], "--api-key-env is for --model"),
]


@pytest.mark.parametrize(("words", "message"), IDLE, ids=lambda each: " ".join(each)[:40])
def test_what_would_have_no_effect_is_said(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["run", "--tasks", "my shots", *words]) == 2
    assert message in capsys.readouterr().err


def test_a_key_itself_is_not_taken_and_not_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["run", "--model", "m", "--api-key-env", KEY])
    shown = capsys.readouterr().err
    assert "and not the key itself" in shown
    assert KEY not in shown


@pytest.mark.parametrize(
    "answers", ["per_mille", "pixels_sent", "per_mille_y_first", "pixels_capped"]
)
def test_a_probe_of_a_model_of_no_family_ends_with_options_that_fit(
    answers: str, clicking: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--model", answers, "--base-url", clicking.base("openai"), "--price", "1,2"]
    main(["probe", "--no-progress", *words])
    *_, head, last = capsys.readouterr().out.splitlines()
    assert head == "To run it:"
    options = shlex.split(last)[2:]
    assert main(["probe", "--no-progress", *options]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == last
    assert main(["run", "--tasks", "my shots", "--dry-run", *options]) == 0


def test_a_probe_that_cannot_tell_names_no_options(
    clicking: ModelServer, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--model", "half_asleep", "--base-url", clicking.base("openai")]
    assert main(["probe", "--no-progress", *words]) == 1
    shown = capsys.readouterr().out
    assert "cannot tell" in shown
    assert "To run it" not in shown
