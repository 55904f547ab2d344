"""Runs against a real server that misbehaves: no answer is lost, and none paid for twice."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from asked import made_tasks, model, went
from model_faults import Mischief
from model_formats import Answer, Asked
from model_server import ModelServer

from pointerbench.run.ask.engine import Terms
from pointerbench.run.ask.ledger import PREDICTIONS
from pointerbench.run.ask.tries import Tries
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.models import Model
from pointerbench.run.rows import Row

pytestmark = pytest.mark.skipif(find_spec("openai") is None, reason="needs the extra cloud")
HERE = Path(__file__).parent
KEY = "sk-or-v1-nobody-may-see-this"


@pytest.fixture(autouse=True)
def _key(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("OPENROUTER", "ANTHROPIC", "GEMINI", "MOONDREAM"):
        monkeypatch.setenv(f"{name}_API_KEY", KEY)


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Tasks:
    return made_tasks(tmp_path_factory.mktemp("tasks"), 30, pictures=3)


def said_number(asked: Asked) -> tuple[float, float]:
    """The place that belongs to the number in the instruction: each answer can be told apart."""
    number = next(int(word) for word in asked.text.split() if word.isdigit())
    return float(number % 199), float(number % 149)


def knows(asked: Asked) -> Answer:
    return Answer(point=said_number(asked))


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer(knows) as running:
        yield running


def through(server: ModelServer, name: str, provider: str = "openai", **settings: object) -> Model:
    base = server.base(provider)
    return model(name, provider, "generic-sent", base_url=base, **settings)


def test_many_tasks_three_models_one_call_in_ten_fails(tmp_path: Path) -> None:
    tasks = made_tasks(tmp_path / "tasks", 250, pictures=5)
    with ModelServer(knows, mischief=Mischief(0.1, seed=1)) as server:
        models = [through(server, "a")]
        models.append(model("b", "anthropic", "claude", base_url=server.base("anthropic")))
        models.append(model("c", "gemini", "gemini", base_url=server.base("gemini")))
        outcome, rows = went(tmp_path / "run", tasks, models, concurrency=8)
    expected = [(f"t{task}", each.name, 0) for task in range(250) for each in models]
    assert [row.key for row in rows] == expected
    assert Counter(row.status for row in rows) == {"ok": 750}
    for row in rows:
        number = int(row.task_id[1:])
        place = (number % 199, number % 149)  # in thousandths of the sides, where that is the frame
        assert row.point == pytest.approx(place, abs=0.1 if row.model == "c" else 1e-9)
    assert set(server.answered.values()) == {1}  # no call was paid twice
    assert len(server.asked) == sum(row.attempts for row in rows) > 800
    assert (outcome.missing, outcome.stopped_by) == (0, "")


def test_the_server_never_sees_more_calls_at_once_than_asked_for(
    tmp_path: Path, tasks: Tasks
) -> None:
    with ModelServer(knows, delay=0.01) as server:
        went(tmp_path, tasks, [through(server, "a")], concurrency=5)
        assert server.most_at_once == 5


def test_a_serial_provider_never_overlaps(tmp_path: Path, tasks: Tasks) -> None:
    with ModelServer(knows, delay=0.005) as server:
        base = server.base("moondream")
        moondream = model("moondream", "moondream", "moondream", base_url=base)
        _, rows = went(tmp_path, tasks, [moondream], concurrency=8)
        assert server.most_at_once == 1
    assert {row.status for row in rows} == {"ok"}


def test_with_a_cache_nothing_is_paid_for_twice(
    tmp_path: Path, tasks: Tasks, server: ModelServer
) -> None:
    asked = [through(server, "a", "openrouter")]
    _, first = went(tmp_path / "1", tasks, asked, cache=tmp_path / "cache")
    assert len(server.asked) == 30
    outcome, second = went(tmp_path / "2", tasks, asked, cache=tmp_path / "cache")
    assert len(server.asked) == 30
    assert [row.point for row in first] == [row.point for row in second]
    assert outcome.cost == 0.0
    assert all(row.cost for row in first)
    assert not any(row.cost for row in second)


@pytest.mark.parametrize(
    ("fault", "status", "words", "attempts"),
    [
        ("rate limit", "ok", "", 2),
        ("cut", "ok", "", 2),
        ("error in success", "ok", "", 2),
        ("bad request", "error", "takes no pictures", 1),
        ("reasoned away", "unparsable", "the reply was cut off while reasoning", 1),
        ("wrong key", "error", "Incorrect API key provided: Bearer [key]", 1),
    ],
)
def test_what_a_fault_comes_to(
    tmp_path: Path,
    tasks: Tasks,
    server: ModelServer,
    fault: str,
    status: str,
    words: str,
    attempts: int,
) -> None:
    server.order(fault)
    asked = [through(server, "a", "openrouter")]
    _, (row,) = went(tmp_path, tasks.select([0]), asked, concurrency=1)
    assert (row.status, row.attempts) == (status, attempts)
    assert words in row.reason
    assert "sk-or" not in (tmp_path / PREDICTIONS).read_text()


def test_a_reply_that_is_cut_off_says_so(tmp_path: Path, tasks: Tasks) -> None:
    with ModelServer(lambda _: Answer("I see a button at [12", finish="length")) as server:
        _, (row,) = went(tmp_path, tasks.select([0]), [through(server, "a")])
    assert row.status == "unparsable"
    assert row.reason.startswith("the reply was cut off: ")
    assert row.finish_reason == "length"


def test_a_wait_that_is_too_long_is_not_kept(
    tmp_path: Path, tasks: Tasks, server: ModelServer
) -> None:
    server.order("rate limit 7")
    terms = Terms(Tries(first=0.001, longest=0.002, most=5))
    _, (row,) = went(tmp_path, tasks.select([0]), [through(server, "a")], terms)
    assert (row.status, row.error, row.attempts) == ("error", "http_429", 1)


def test_silence_ends_with_the_timeout(tmp_path: Path, tasks: Tasks, server: ModelServer) -> None:
    server.order("silence")
    _, (row,) = went(tmp_path, tasks.select([0]), [through(server, "a")], timeout=0.2)
    assert (row.status, row.attempts) == ("ok", 2)


def test_where_nobody_listens_the_model_is_given_up_at_once(tmp_path: Path, tasks: Tasks) -> None:
    with ModelServer(knows) as server:
        gone = through(server, "a")
    outcome, rows = went(tmp_path, tasks, [gone])
    assert outcome.counts == {"a": {"error": 30}}
    assert {row.error for row in rows} == {"connection"}
    assert max(row.attempts for row in rows) == 2
    assert "; is it running? (tried 2 times)" in rows[0].reason
    assert "not asked: POST http://127.0.0.1" in rows[29].reason


KILLED = """
import sys
from importlib.util import find_spec
from pathlib import Path
from asked import *
folder, tasks, base = Path(sys.argv[1]), read_tasks(Path(sys.argv[2])), sys.argv[3]
asked = [model(name, "openai", "generic-sent", base_url=base) for name in ("a", "b")]
print(went(folder, tasks, asked, concurrency=4)[0].stopped_by)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_what_ends_early_costs_at_most_the_calls_in_flight(
    tmp_path: Path, tasks: Tasks, how: signal.Signals
) -> None:
    with ModelServer(knows, delay=0.02) as server:
        command = [sys.executable, "-c", KILLED, str(tmp_path), str(tasks.path)]
        command.append(server.base("openai"))
        with subprocess.Popen(
            command, cwd=HERE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            while len(server.asked) < 20 and process.poll() is None:
                threading.Event().wait(0.005)
            process.send_signal(how)
        paid = sum(server.answered.values())
        done = (tmp_path / PREDICTIONS).read_bytes().count(b"\n")
        assert paid - 2 * 4 <= done <= paid
        if how == signal.SIGINT:
            assert done == paid
        asked = [through(server, "a"), through(server, "b")]
        _, rows = went(tmp_path, tasks, asked, concurrency=4)
        assert sum(server.answered.values()) == 60 + paid - done
    assert [row.key for row in rows] == [
        (f"t{task}", each.name, 0) for task in range(30) for each in asked
    ]
    assert all(isinstance(row, Row) and row.status == "ok" for row in rows)
