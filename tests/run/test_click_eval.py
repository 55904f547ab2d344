"""``click-eval`` from outside: what a newcomer sees, what is left behind, help with mistakes."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from PIL import Image

from pointerbench.run.command import main

SIZE = (200, 150)
COUNT = 6
KEY = "sk-or-v1-0123456789abcdef"

FUNCTIONS = """
import os, signal

def right(request):
    log(request)
    return [10 * int(request["task_id"][1:]) + 5, 20]

def costly(request):
    return {"raw": "[5, 20]", "usage": {"cost": 0.5}}

def broken(request):
    log(request)
    if os.path.exists("broken"):
        raise ValueError("no answer today")
    return right(request)

def interrupted(request):
    if os.path.exists("broken"):
        os.kill(os.getpid(), signal.SIGINT)
    return right(request)

def log(request):
    with open("asked.log", "a") as file:
        file.write(request["task_id"] + "\\n")
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory with tasks, a module of functions, and no key anywhere."""
    monkeypatch.chdir(tmp_path)
    for name in list(os.environ):
        if name.endswith(("_KEY", "_TOKEN")):
            monkeypatch.delenv(name)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "answers", raising=False)
    Image.new("RGB", SIZE, (30, 90, 160)).save("page.png")
    write_tasks(COUNT)
    Path("answers.py").write_text(FUNCTIONS)
    return tmp_path


def write_tasks(count: int) -> None:
    rows = (
        {
            "task_id": f"t{n}",
            "image_path": "page.png",
            "instruction": f"click button {n}",
            "gt_bbox": [10 * n, 10, 10 * n + 10, 30],
        }
        for n in range(count)
    )
    Path("tasks.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))


def write_models(*entries: Any, **more: Any) -> None:
    Path("models.json").write_text(json.dumps({"candidate_models": entries, **more}))


def run(*words: str) -> int:
    return main(["run", "--tasks", "tasks.jsonl", "--out", "out", "--no-progress", *words])


def again(*words: str) -> int:
    return main(["run", "--resume", "out", "--no-progress", *words])


def rows(folder: str = "out") -> list[dict[str, Any]]:
    lines = (Path(folder) / "predictions.jsonl").read_text().splitlines()
    return [json.loads(line) for line in lines]


def asked() -> list[str]:
    return Path("asked.log").read_text().split()


def in_process(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "pointerbench.run.command", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, "CUDA_VISIBLE_DEVICES": ""},
    )


def test_a_newcomer_runs_it_without_arguments_keys_or_gpu() -> None:
    done = in_process("run")
    assert done.returncode == 0, done.stderr
    (folder,) = Path("runs").iterdir()
    skipped = {row["model"]: row["reason"] for row in rows(str(folder)) if row["skipped"]}
    assert skipped["qwen3-vl-8b-instruct"].startswith("OPENROUTER_API_KEY is not set")
    assert skipped["moondream"].startswith("MOONDREAM_API_KEY is not set")
    assert skipped["Fara-7B"] == "no GPU present"
    assert Counter(row["model"] for row in rows(str(folder))).keys() >= {"center", "ocr"}
    assert set(Counter(row["model"] for row in rows(str(folder))).values()) == {8}
    answered = {row["model"] for row in rows(str(folder)) if row["status"] == "ok"}
    assert {"center", "random"} <= answered
    for shown in ("center", "random", str(folder)):
        assert shown in done.stdout
    for model, reason in skipped.items():
        assert (done.stdout + done.stderr).count(f"{model}: skipped: {reason}") == 1
        assert reason not in done.stdout
    assert done.stdout.endswith(f"To look at it: pointerbench report {folder}\n")
    for name in ("run.json", "summary.json", "scores.csv", "preds/center.jsonl"):
        assert (folder / name).is_file()
    assert len(list((folder / "annotated").glob("*.png"))) == 8


def test_answers_of_a_function_are_scored() -> None:
    assert run("--model", "mine=python:answers:right", "--model", "center") == 0
    hits = {row["model"]: 0 for row in rows()}
    report = json.loads(Path("out/summary.json").read_text())
    assert report["models"][0]["name"] == "mine"
    assert hits.keys() == {"mine", "center"}
    preds = [json.loads(line) for line in Path("out/preds/mine.jsonl").read_text().splitlines()]
    assert [row["point"] for row in preds] == [[10 * n + 5, 20] for n in range(COUNT)]


def test_no_tasks_no_models_no_run(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage: click-eval" in capsys.readouterr().err
    assert list(Path().glob("runs*")) == []


WRONG = [
    (["--tasks", "gone.jsonl"], "gone.jsonl: cannot be read: No such file or directory"),
    (["--tasks", "empty"], "empty: no pictures in this folder; expected .png, .jpg"),
    (["--tasks", "page.png"], "1 of 1 pictures have no instruction (page.png): write page.txt"),
    (["--data", "page.png"], "; tasks of your own go with --tasks page.png"),
    (["--tasks", "set"], "set: a folder with a metadata.jsonl; expected --data set"),
    (["--tasks", "sheet.xlsx"], "sheet.xlsx: a spreadsheet; save it as CSV"),
    (["--suite", "text", "--instruction", "x"], "--instruction is for --tasks"),
    (["--instruction", "x"], "--instruction is for pictures, tables and arrays"),
    (
        ["--suite", "sheet"],
        "no suite 'sheet'; expected one of sheets, text, pro, pro-4k, gd, real, or",
    ),
    (["--data", "gone"], "gone"),
    (["--models", "gone.json"], "gone.json: cannot be read: No such file or directory"),
    (["--model", "openai:x"], "--model 'openai:x' (\"x\"): no model family is known for 'x'"),
    (
        ["--model", "x", "--family", "y"],
        "--model 'x' (\"x\"): no model family 'y'; expected one of",
    ),
    (["--model", "center", "--only-models", "x"], "--only-models x: no such model"),
    (["--model", "center", "--out", "tasks.jsonl"], "tasks.jsonl"),
    (["--model", "center", "--out", "."], ". is not empty; choose another --out"),
    (["--resume", "gone"], "gone/run.json: cannot be read: No such file or directory"),
    (["--base-url", "http://localhost:1/v1"], "--base-url is for --model"),
    (["--model", "openai:a", "--family", "holo2", "--base-url", "localhost:1"], "base_url"),
    (["--model", "command:gone 'x", "--limit", "1"], "command"),
]


@pytest.mark.parametrize(("words", "message"), WRONG, ids=lambda each: " ".join(each)[:40])
def test_a_mistake_is_one_line_and_leaves_nothing(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for folder in ("empty", "set"):
        Path(folder).mkdir()
    Path("set/metadata.jsonl").touch()
    before = sorted(Path().rglob("*"))
    if not {"--tasks", "--suite", "--data", "--resume"} & set(words):
        words = [*words, "--tasks", "tasks.jsonl"]
    assert main(["run", *words]) == 2
    said = capsys.readouterr().err
    assert said.startswith("click-eval: ")
    assert said.count("\n") == 1
    assert message in said
    assert sorted(Path().rglob("*")) == before


MISTYPED = [
    (["--concurrency", "0"], "expected a whole number from 1 on, not '0'"),
    (["--rate", "fast"], "expected a number above 0, not 'fast'"),
    (["--rate", "nan"], "expected a number above 0, not 'nan'"),
    (["--zoom-in", "1"], "expected a number above 1, as 2 for half of each side, not '1'"),
    (["--crop", "300"], "expected WxH in pixels, as 1024x768, not '300'"),
    (["--suite", "text", "--data", "x"], "not allowed with argument"),
    (["--zoom-in", "2", "--crop", "9x9"], "not allowed with argument"),
]


@pytest.mark.parametrize(("words", "message"), MISTYPED, ids=lambda each: " ".join(each)[:40])
def test_a_mistyped_option_is_said(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        run(*words)
    assert message in capsys.readouterr().err


def test_a_run_is_not_overwritten(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--model", "center") == 0
    before = Path("out/predictions.jsonl").read_bytes()
    assert run("--model", "center") == 2
    assert "out holds a run; --resume out goes on with it" in capsys.readouterr().err
    assert Path("out/predictions.jsonl").read_bytes() == before


def test_failed_calls_are_told_and_asked_again() -> None:
    write_models(
        {"name": "mine", "provider": "python", "function": "answers:broken"},
        {"provider": "center"},
    )
    Path("broken").touch()
    assert run("--models", "models.json") == 1
    first = [row for row in rows() if row["model"] == "mine"]
    assert {(row["status"], row["raw"]) for row in first} == {("error", None)}
    assert "no answer today" in first[0]["reason"]
    Path("broken").unlink()
    Path("asked.log").unlink()
    assert again() == 0
    assert sorted(set(asked())) == [f"t{n}" for n in range(COUNT)]
    assert {row["status"] for row in rows()} == {"ok"}
    Path("asked.log").unlink()
    assert again() == 0
    assert not Path("asked.log").exists()


def test_only_what_is_missing_is_asked() -> None:
    assert run("--model", "mine=python:answers:right") == 0
    lines = Path("out/predictions.jsonl").read_bytes().splitlines(keepends=True)
    Path("out/predictions.jsonl").write_bytes(b"".join(lines[:2]) + lines[2][:40])
    Path("asked.log").unlink()
    assert again("--concurrency", "2", "--max-cost", "3") == 0
    assert asked() == ["t2", "t3", "t4", "t5"]
    sessions = json.loads(Path("out/run.json").read_text())["sessions"]
    assert [session["stopped_by"] for session in sessions] == [None, None]


def changed_tasks() -> list[str]:
    write_tasks(COUNT + 1)
    return []


def changed_models() -> list[str]:
    write_models({"name": "center", "provider": "random"})
    return []


def changed_profile() -> list[str]:
    write_models({"provider": "center", "frame": "sent"})
    return []


CHANGES = {
    "tasks": (changed_tasks, "out is a run of something else: tasks: "),
    "provider": (changed_models, "model center: provider "),
    "profile": (changed_profile, "model center: its profile"),
    "limit": (lambda: ["--limit", "3"], "out was run with --limit not given, not 3"),
    "repeats": (lambda: ["--repeats", "2"], "out was run with --repeats 1, not 2"),
    "out": (lambda: ["--out", "other"], "--out other: with --resume the folder is out"),
}


@pytest.mark.parametrize("name", CHANGES)
def test_a_run_goes_on_with_what_it_began_with(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    change, message = CHANGES[name]
    write_models({"provider": "center"})
    assert run("--models", "models.json") == 0
    before = Path("out/predictions.jsonl").read_bytes()
    assert again(*change()) == 2
    assert message in capsys.readouterr().err
    assert Path("out/predictions.jsonl").read_bytes() == before


def test_the_same_command_with_resume_goes_on() -> None:
    assert run("--model", "center", "--limit", "3") == 0
    assert run("--model", "center", "--limit", "3", "--resume", "out") == 0
    assert len(rows()) == 3


def test_a_spent_budget_stops_and_more_of_it_goes_on(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ("--model", "mine=python:answers:costly", "--concurrency", "1")
    assert run(*words, "--max-cost", "1") == 3
    assert "to go on: click-eval run --resume out" in capsys.readouterr().err
    assert len(rows()) == 2
    assert again("--max-cost", "100") == 0
    assert [row["task_id"] for row in rows()] == [f"t{n}" for n in range(COUNT)]


def test_an_interrupted_run_says_how_to_go_on() -> None:
    Path("broken").touch()
    words = ("run", "--tasks", "tasks.jsonl", "--out", "out", "--no-progress")
    done = in_process(*words, "--model", "mine=python:answers:interrupted", "--concurrency", "1")
    assert done.returncode == 130
    assert "interrupted; to go on: click-eval run --resume out" in done.stderr
    answered = len(rows())
    assert 1 <= answered < COUNT
    Path("broken").unlink()
    assert again() == 0
    assert len(asked()) == len(rows()) == COUNT


def test_a_dry_run_asks_nobody_and_writes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    price = {"input": 1, "output": 10}
    entry = {"model": "qwen/qwen3-vl-8b-instruct", "price": price, "max_tokens": 100}
    write_models(entry, "bytedance/ui-tars-1.5-7b", {"provider": "python", "function": "a:b"})
    before = sorted(Path().rglob("*"))
    assert run("--models", "models.json", "--dry-run", "--repeats", "2") == 0
    shown = capsys.readouterr().out
    assert sorted(Path().rglob("*")) == before
    assert "skipped  OPENROUTER_API_KEY is not set" in shown
    assert "picture  200x150, sent as" in shown
    assert 'tokens in and 1,536 out; in dollars unknown: give the entry a "price"' in shown
    assert "click button 0" in shown
    (line,) = (line for line in shown.splitlines() if "at most $" in line)
    bound = float(line.partition("$")[2].partition(":")[0])
    calls = COUNT * 2
    assert calls * 100 * 10 / 1e6 < bound < calls * (100 * 10 + 1000) / 1e6


def test_the_judge_is_shown_where_it_would_be_asked(capsys: pytest.CaptureFixture[str]) -> None:
    row = {"task_id": "open", "image_path": "page.png", "instruction": "click it"}
    with Path("tasks.jsonl").open("a") as file:
        file.write(json.dumps(row) + "\n")
    write_models({"provider": "center"}, judge_model="anthropic/claude-opus-4.7")
    assert run("--models", "models.json", "--dry-run") == 0
    shown = capsys.readouterr().out
    assert "judge: asked where the tasks do not say what is right (1 of them)" in shown
    assert "claude-opus-4.7 (openrouter: anthropic/claude-opus-4.7)" in shown


def test_a_judge_gives_the_truth_that_is_missing() -> None:
    row = {"task_id": "t9", "image_path": "page.png", "instruction": "click it"}
    Path("tasks.jsonl").write_text(json.dumps(row) + "\n")
    judge = {"provider": "python", "function": "answers:right"}
    write_models({"provider": "center"}, judge_model=judge)
    assert run("--models", "models.json") == 0
    (resolved,) = Path("out/resolved_tasks.jsonl").read_text().splitlines()
    assert json.loads(resolved)["gt_point"] == [95, 20]
    assert json.loads(resolved)["gt_source"] == "judge"
    assert again() == 0
    assert asked() == ["t9"]
    assert main(["score", "out"]) == 0
    assert json.loads(Path("out/resolved_tasks.jsonl").read_text()) == json.loads(resolved)


def test_scores_are_written_again() -> None:
    assert run("--model", "center", "--model", "random", "--repeats", "2") == 0
    kept = {path: path.read_bytes() for path in Path("out").rglob("*") if path.is_file()}
    for path in kept:
        if path.name not in ("run.json", "predictions.jsonl"):
            path.unlink()
    lines = Path("out/predictions.jsonl").read_bytes().splitlines(keepends=True)
    Path("out/predictions.jsonl").write_bytes(b"".join(reversed(lines)) + b'{"torn')
    assert main(["score", "out"]) == 0
    for path, content in kept.items():
        if path.name != "predictions.jsonl":
            assert path.read_bytes() == content, path


def test_a_damaged_answer_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--model", "center") == 0
    with Path("out/predictions.jsonl").open("ab") as file:
        file.write(b"{}\n")
    assert main(["score", "out"]) == 2
    assert f"out/predictions.jsonl:{COUNT + 1}: damaged" in capsys.readouterr().err


def test_families_are_listed_and_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["families"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert listed[0].split()[:3] == ["family", "frame", "axes"]
    assert any(line.split()[:3] == ["gemini", "per1000", "yx"] for line in listed)
    assert main(["families", "ui-tars-1.5"]) == 0
    assert "{instruction}" in capsys.readouterr().out
    assert main(["families", "no-such"]) == 2
    assert "no model family 'no-such'" in capsys.readouterr().err


def test_a_reply_is_parsed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"(500, 250)\n")))
    assert main(["parse", "--family", "generic-1000", "--size", "1920x1080"]) == 0
    parsed = json.loads(capsys.readouterr().out)
    assert (parsed["kind"], parsed["value"], parsed["given"]) == ("point", [960, 270], [500, 250])


def test_floors_are_not_probed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["probe", "--model", "center"]) == 2
    assert "no models to probe" in capsys.readouterr().err


class Chat(BaseHTTPRequestHandler):
    """Speaks the chat protocol; where it is told to fail, it repeats the key it was given."""

    keys: list[str] = []  # noqa: RUF012 - emptied by the server
    status = 200

    def do_POST(self) -> None:
        self.rfile.read(int(self.headers["Content-Length"]))
        given = self.headers["Authorization"]
        self.keys.append(given)
        message = {"role": "assistant", "content": f"(500, 250) {given}"}
        answer: dict[str, Any] = {"choices": [{"message": message, "finish_reason": "stop"}]}
        if self.status != 200:
            answer = {"error": {"message": f"wrong key {given}", "code": self.status}}
        body = json.dumps(answer).encode()
        self.send_response(self.status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def chat(status: int) -> Iterator[tuple[str, list[str]]]:
    """The URL of a server, and the keys that it was shown."""
    handler = type("Handler", (Chat,), {"keys": [], "status": status})
    with HTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/v1", handler.keys  # type: ignore[attr-defined]
        finally:
            server.shutdown()
            thread.join()


@pytest.mark.parametrize(("status", "ends"), [(200, 0), (401, 1)])
def test_a_key_of_the_file_is_used_and_never_written(
    status: int, ends: int, capsys: pytest.CaptureFixture[str]
) -> None:
    Path(".env").write_text(f"MY_LAB_KEY={KEY}\n")
    with chat(status) as (url, keys):
        write_models(
            {
                "name": "mine",
                "provider": "openai",
                "model": "qwen3-vl",
                "base_url": url,
                "api_key_env": "MY_LAB_KEY",
            }
        )
        assert run("--models", "models.json", "--cache", "cache") == ends
    assert set(keys) == {f"Bearer {KEY}"}
    written = [path for path in Path().rglob("*") if path.is_file() and path.name != ".env"]
    assert Path("out/run.json") in written
    for path in written:
        assert KEY.encode() not in path.read_bytes(), path
    shown = capsys.readouterr()
    assert KEY not in shown.out + shown.err
