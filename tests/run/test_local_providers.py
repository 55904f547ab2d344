"""Programs and functions as models: what they are given, what they may answer, how they fail."""

from __future__ import annotations

import asyncio
import json
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from local_calls import answers, call_of, model, reply, told
from PIL import Image

from pointerbench.run.errors import CallError, FatalCallError, SkippedError
from pointerbench.run.providers import provider_of
from pointerbench.run.question import Reply
from pointerbench.values.errors import UsageError


@pytest.mark.parametrize(
    ("provider", "settings"),
    [
        ("command", {}),
        ("command", {"command": []}),
        ("command", {"command": ["cat", 1]}),
        ("command", {"command": "cat 'unclosed"}),
        ("command", {"command": ["cat"], "timeout": "1 s"}),
        ("command", {"command": ["cat"], "persistent": "yes"}),
        ("python", {"model": "no_function"}),
        ("python", {"model": "module:"}),
        ("python", {"model": "module:not a name"}),
        ("python", {"model": "module:function", "threads": 0}),
    ],
)
def test_a_wrong_setting_is_an_error_that_names_the_entry(provider: str, settings: Any) -> None:
    with pytest.raises(UsageError, match=r"^mine: "):
        provider_of(model(provider, name="mine", **settings))


# ---------------------------------------------------------------------------------------- programs


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], list[str]]:
    def saved(code: str) -> list[str]:
        path = tmp_path / "program.py"
        path.write_text(f"import json, os, signal, sys, time\n{code}\n")
        return [sys.executable, str(path)]

    return saved


def test_a_program_gets_the_question_on_stdin(program: Any) -> None:
    words = program("asked = json.load(sys.stdin)\nprint(json.dumps(asked))")
    said = json.loads(reply(model("command", command=words), call_of("Click »ä«")).raw)
    assert said == {
        "task_id": "task_1",
        "instruction": "Click »ä«",
        "answer_type": "point",
        "image_path": str(Path("screens/task_1.png").resolve()),
        "image_size": [640, 480],
        "sent_size": [640, 480],
        "system": "",
        "prompt": "Click »ä«",
        "repeat": 0,
    }


def test_a_program_gets_the_picture_if_it_wants_it(program: Any) -> None:
    words = program(
        "import base64\nasked = json.load(sys.stdin)\n"
        "png = base64.b64decode(asked['image_png_base64'])\nprint(png[1:4], len(png))"
    )
    call = call_of()
    said = reply(model("command", command=words, send_image=True), call)
    assert said.raw == f"b'PNG' {len(call.sent.png)}"


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        ("[12, 34]", Reply("[12, 34]")),
        ("  click(1, 2)\n\n", Reply("click(1, 2)")),
        ("", Reply("")),
        ('{"point": [1, 2]}', Reply('{"point": [1, 2]}')),
        ('{"raw": "x"} and more', Reply('{"raw": "x"} and more')),
        ('{"raw": "(1, 2)"}', Reply("(1, 2)")),
        ('{"raw": [1, 2]}', Reply("[1, 2]")),
        ('{"raw": null}', Reply("[-1, -1]")),
        ('{"raw": "a", "reasoning": "b", "other": 1}', Reply("a", reasoning="b")),
        ('{"raw": "a", "sent_size": [8, 9]}', Reply("a", sent_size=(8, 9))),
        ("[" * 5000, Reply("[" * 5000)),
        ('{"raw":' * 5000, Reply('{"raw":' * 5000)),
    ],
    ids=range(12),
)
def test_what_a_programs_output_means(program: Any, output: str, expected: Reply) -> None:
    words = program(f"sys.stdout.write({output!r})")
    assert reply(model("command", command=words), call_of()) == expected


def test_a_program_may_say_what_it_used(program: Any) -> None:
    words = program('print(\'{"raw": "a", "usage": {"prompt_tokens": 7, "cost": 0.5}}\')')
    usage = reply(model("command", command=words), call_of()).usage
    assert (usage.prompt_tokens, usage.completion_tokens, usage.cost) == (7, None, 0.5)


@pytest.mark.parametrize(
    ("code", "kind", "words"),
    [
        ("sys.exit(3)", "exit_status", "ended with status 3"),
        ("sys.exit('no model\\nno luck')", "exit_status", "status 1: no luck$"),
        ("os.kill(os.getpid(), signal.SIGTERM)", "exit_status", "ended by signal 15"),
        ("sys.exit('the key is ' + os.environ['SOME_API_KEY'])", "exit_status", r"is \[key\]$"),
        ("print(json.dumps({'raw': 'a', 'usage': {'cost': -1}}))", "bad_reply", "usage.cost"),
        ("print(json.dumps({'raw': 'a', 'usage': 5}))", "bad_reply", '"usage" to be an object'),
        ("print(json.dumps({'raw': 'a', 'sent_size': [0, 1]}))", "bad_reply", "sent_size"),
        ("sys.stdout.write('x' * (1 << 24) + 'xx')", "bad_reply", "longer than 16 MiB"),
    ],
    ids=range(8),
)
def test_how_a_program_fails(
    program: Any, monkeypatch: pytest.MonkeyPatch, code: str, kind: str, words: str
) -> None:
    monkeypatch.setenv("SOME_API_KEY", "very-secret-12345")
    with pytest.raises(CallError, match=words) as caught:
        reply(model("command", command=program(code)), call_of())
    assert caught.value.kind == kind
    assert "very-secret" not in str(caught.value)


def alive(process: int) -> bool:
    """Whether it runs; one that nobody has waited for does not."""
    stat = Path(f"/proc/{process}/stat")
    return stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] != "Z"


@pytest.mark.parametrize("persistent", [False, True])
def test_a_program_that_takes_too_long_is_ended_with_its_children(
    tmp_path: Path, persistent: bool
) -> None:
    words = ["sh", "-c", f"sleep 60 & echo $! > '{tmp_path / 'child'}'; wait"]
    with pytest.raises(CallError, match=r"no reply within 0\.7 s") as caught:
        reply(model("command", command=words, timeout=0.7, persistent=persistent), call_of())
    assert caught.value.kind == "timeout"
    if Path("/proc").exists():
        assert not alive(int((tmp_path / "child").read_text()))


def test_an_interrupted_call_ends_its_program(program: Any, tmp_path: Path) -> None:
    words = program(
        f"open({str(tmp_path / 'began')!r}, 'w').write(str(os.getpid()))\n"
        f"os.rename({str(tmp_path / 'began')!r}, {str(tmp_path / 'process')!r})\n"
        "time.sleep(60)"
    )
    provider = provider_of(model("command", command=words))

    async def interrupt() -> None:
        asked = asyncio.ensure_future(provider.ask(call_of()))
        while not (tmp_path / "process").exists():
            await asyncio.sleep(0.01)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked

    asyncio.run(interrupt())
    if Path("/proc").exists():
        assert not alive(int((tmp_path / "process").read_text()))


def test_a_program_that_reads_nothing_and_says_much_answers(program: Any) -> None:
    words = program("sys.stderr.write('log\\n' * 100_000)\nprint('[1, 2]')")
    large = call_of(picture=Image.effect_noise((700, 700), 90).convert("RGB"))
    assert reply(model("command", command=words, send_image=True), large).raw == "[1, 2]"


ECHO = "for line in sys.stdin:\n    asked = json.loads(line)\n"


def test_a_kept_program_answers_line_by_line(program: Any) -> None:
    words = program(ECHO + "    print(asked['task_id'], os.getpid(), flush=True)")
    calls = [call_of(id=f"t{number}") for number in range(5)]
    said = [answer.raw.split() for answer in told(answers(provider_kept(words), calls))]
    assert [task for task, _ in said] == [f"t{number}" for number in range(5)]
    assert len({process for _, process in said}) == 1


def test_a_kept_program_that_ends_is_started_anew(program: Any) -> None:
    words = program(
        ECHO + "    if asked['task_id'] == 't1': sys.exit('tired')\n"
        "    print(json.dumps({'raw': asked['task_id']}), flush=True)"
    )
    said = answers(provider_kept(words), [call_of(id=f"t{number}") for number in range(3)])
    assert [getattr(answer, "raw", str(answer)) for answer in said] == [
        "t0",
        "the program ended with status 1: tired",
        "t2",
    ]


def provider_kept(words: list[str]) -> Any:
    return model("command", command=words, persistent=True)


def test_a_program_that_does_not_exist_is_skipped(tmp_path: Path) -> None:
    with pytest.raises(SkippedError, match="no program 'no-such-program'"):
        provider_of(model("command", command="no-such-program --fast")).prepare()
    broken = tmp_path / "broken"
    broken.write_bytes(b"\0\1\2")
    broken.chmod(0o755)
    with pytest.raises(FatalCallError, match="cannot be started"):
        reply(model("command", command=[str(broken)]), call_of())


# --------------------------------------------------------------------------------------- functions

CODE = """
import asyncio, threading
import numpy as np

def text(request): return "[1, 2]"
def point(request): return [request["image"].width / 2, 3]
def box(request): return (1, 2, 3, 4.5)
def absent(request): return None
def array(request): return np.array([1.5, 2])
def numbers(request): return np.float32(1.5), np.int64(2)
def fields(request): return {"raw": [5, 6], "usage": {"completion_tokens": 3}}
def other(request): return {"point": [5, 6]}
async def later(request):
    await asyncio.sleep(0)
    return request["instruction"]
def coroutine(request): return later(request)
def thread(request): return threading.current_thread().name
class Model:
    def __call__(self, request): return "called"
    @staticmethod
    def held(request): return "held"
instance = Model()
def fails(request): raise ValueError("no such thing")
def leaves(request): raise SystemExit("away")
def stops(request): raise StopIteration
def silly(request): return object()
def nan(request): return [float("nan"), 1]
def slow(request): threading.Event().wait(1)
async def slow_too(request): await asyncio.sleep(60)
number = 5
"""


@pytest.fixture
def user_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "user_code.py").write_text(CODE)
    (tmp_path / "user_broken.py").write_text("import no_such_package_at_all")
    (tmp_path / "user_wrong.py").write_text("def f(:")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("user_code", "user_broken", "user_wrong"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize(
    ("function", "raw"),
    [
        ("text", "[1, 2]"),
        ("point", "[320.0, 3]"),
        ("box", "[1, 2, 3, 4.5]"),
        ("absent", "[-1, -1]"),
        ("array", "[1.5, 2.0]"),
        ("numbers", "[1.5, 2]"),
        ("fields", "[5, 6]"),
        ("other", '{"point": [5, 6]}'),
        ("later", "Click the button."),
        ("coroutine", "Click the button."),
        ("instance", "called"),
        ("Model.held", "held"),
    ],
)
def test_what_a_function_may_return(user_code: None, function: str, raw: str) -> None:
    assert reply(model("python", model=f"user_code:{function}"), call_of()).raw == raw


def test_a_function_is_named_by_its_own_field_too(user_code: None) -> None:
    said = reply(model("python", function="user_code:fields"), call_of())
    assert said.usage.completion_tokens == 3


@pytest.mark.parametrize(
    ("function", "kind", "words"),
    [
        ("fails", "exception", "^ValueError: no such thing$"),
        ("leaves", "exception", "^SystemExit: away$"),
        ("stops", "exception", "StopIteration"),
        ("silly", "bad_reply", "expected a text"),
        ("nan", "bad_reply", "expected a text"),
        ("slow_too", "timeout", r"no reply within 0\.2 s"),
        ("slow", "timeout", r"no reply within 0\.2 s"),
    ],
)
def test_how_a_function_fails(user_code: None, function: str, kind: str, words: str) -> None:
    timeout = 0.2 if kind == "timeout" else 0
    with pytest.raises(CallError, match=words) as caught:
        reply(model("python", model=f"user_code:{function}", timeout=timeout), call_of())
    assert caught.value.kind == kind


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("no_such_module_here:f", "ModuleNotFoundError"),
        ("user_code:missing", "AttributeError"),
        ("user_code:number", "is not a function"),
        ("user_broken:f", "no_such_package_at_all"),
        ("user_wrong:f", "SyntaxError"),
    ],
)
def test_a_function_that_cannot_be_had_is_skipped(user_code: None, place: str, words: str) -> None:
    with pytest.raises(SkippedError, match=words):
        provider_of(model("python", model=place)).prepare()


def test_functions_run_in_threads_of_their_own(user_code: None) -> None:
    calls = [call_of() for _ in range(8)]
    one = {answer.raw for answer in told(answers(model("python", model="user_code:thread"), calls))}
    assert len(one) == 1
    assert threading.current_thread().name not in one
    several = provider_of(model("python", model="user_code:thread", threads=3))
    assert several.concurrency == 3
    assert len({answer.raw for answer in told(answers(several, calls))}) <= 3
    awaited = provider_of(model("python", model="user_code:later"))
    awaited.prepare()
    assert awaited.concurrency == 0


def test_nobody_may_ask_before_all_is_prepared() -> None:
    for made in (model("python", model="os:getcwd"), model("ocr"), model("local_hf")):
        with pytest.raises(CallError) as caught:
            asyncio.run(provider_of(made).ask(call_of()))
        assert caught.value.kind == "not_prepared"
