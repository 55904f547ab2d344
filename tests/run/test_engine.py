"""Runs as a whole: every question answered once, whatever providers, disks and people do."""

from __future__ import annotations

import asyncio
import gc
import json
import signal
import subprocess
import sys
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Coroutine, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from asked import QUICK, SIZE, Scripted, made_tasks, model, register, right, unregister, went

from pointerbench.run.ask.engine import run
from pointerbench.run.ask.judge import JUDGED, Judged, resolve
from pointerbench.run.ask.ledger import PREDICTIONS, Ledger
from pointerbench.run.ask.pace import BUDGET, INTERRUPT, Brake, Pace, StoppedError
from pointerbench.run.ask.watch import Lines, Silent
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream

HERE = Path(__file__).parent


@pytest.fixture(autouse=True)
def _scripted() -> Iterator[None]:
    register()
    yield
    unregister()


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Tasks:
    return made_tasks(tmp_path_factory.mktemp("tasks"), 40, pictures=3)


def keys(rows: list[Row]) -> list[tuple[str, str, int]]:
    return [row.key for row in rows]


def all_keys(tasks: Tasks, models: list[Model], repeats: int = 1) -> list[tuple[str, str, int]]:
    return [
        (f"t{task}", each.name, repeat)
        for task in range(len(tasks))
        for each in models
        for repeat in range(repeats)
    ]


def test_many_tasks_three_models_one_fault_in_ten(tmp_path: Path) -> None:
    tasks = made_tasks(tmp_path / "tasks", 150, pictures=7)
    models = [model(name, faults=0.1) for name in ("a", "b", "c")]
    outcome, rows = went(tmp_path / "run", tasks, models, concurrency=16)
    assert keys(rows) == all_keys(tasks, models)
    assert Counter(row.status for row in rows) == {"ok": 450}
    assert all(row.point == right(row.task_id) for row in rows)
    tried = sum(sum(Scripted.LOG[each.name].calls.values()) for each in models)
    assert tried == sum(row.attempts for row in rows) > 480
    assert (outcome.missing, outcome.stopped_by) == (0, "")
    assert sum(sum(counts.values()) for counts in outcome.counts.values()) == 450


def test_a_row_explains_its_answer(tmp_path: Path, tasks: Tasks) -> None:
    _, rows = went(tmp_path, tasks, [model("a", cost=0.5)])
    row = rows[3]
    assert replace(row, at="", duration_seconds=None) == Row(
        "t3",
        "a",
        "ok",
        raw="[3.0, 3.0]",
        point=(3.0, 3.0),
        given=(3.0, 3.0),
        family="generic-px",
        frame="image",
        image_size=SIZE,
        sent_size=SIZE,
        prompt_tokens=10,
        completion_tokens=5,
        cost=0.5,
        attempts=1,
    )
    assert row.at.endswith("Z")
    assert row.duration_seconds is not None


def test_only_what_is_missing_or_failed_is_asked_by_the_next_run(
    tmp_path: Path, tasks: Tasks
) -> None:
    went(tmp_path, tasks.select(range(40)), [model("a", broken=["t3", "t5"])])
    _, rows = went(tmp_path, tasks, [model("a")])
    assert set(Scripted.LOG["a"].calls) == {("t3", 0), ("t5", 0)}
    assert keys(rows) == all_keys(tasks, [model("a")])
    assert {row.status for row in rows} == {"ok"}


def test_a_model_that_is_through_is_not_even_loaded(tmp_path: Path, tasks: Tasks) -> None:
    went(tmp_path, tasks, [model("a")])
    went(tmp_path, tasks, [model("a")])
    assert Scripted.LOG["a"].events == []


def test_a_call_that_cannot_pass_is_made_once(tmp_path: Path, tasks: Tasks) -> None:
    _, rows = went(tmp_path, tasks, [model("a", broken=["t7"])])
    assert (rows[7].status, rows[7].error, rows[7].attempts) == ("error", "http_400", 1)
    assert rows[7].reason == "the picture is refused"
    assert Counter(row.status for row in rows) == {"ok": 39, "error": 1}


def test_a_fault_of_ours_is_an_error_row_and_not_the_end(tmp_path: Path, tasks: Tasks) -> None:
    _, rows = went(tmp_path, tasks, [model("a", bug=["t7"])])
    assert (rows[7].status, rows[7].error) == ("error", "internal")
    assert rows[7].reason == "ZeroDivisionError: a fault of ours"


def test_a_wrong_key_ends_its_model_and_no_other(tmp_path: Path, tasks: Tasks) -> None:
    models = [model("a", fatal="t4"), model("b")]
    outcome, rows = went(tmp_path, tasks, models, concurrency=1)
    assert keys(rows) == all_keys(tasks, models)
    assert outcome.counts == {"a": {"ok": 4, "error": 36}, "b": {"ok": 40}}
    assert {row.error for row in rows if row.status == "error"} == {"http_401"}
    last = rows[-2]
    assert (last.reason, last.attempts) == ("not asked: the key is wrong", 0)
    assert sum(Scripted.LOG["a"].calls.values()) == 5


def test_a_server_that_is_down_is_given_up(tmp_path: Path, tasks: Tasks) -> None:
    outcome, rows = went(tmp_path, tasks, [model("a", down=True)], concurrency=1)
    assert outcome.counts == {"a": {"error": 40}}
    assert sum(Scripted.LOG["a"].calls.values()) == 10 * 5
    assert rows[0].reason == "busy (tried 5 times)"
    assert rows[0].attempts == 5
    assert "gave up after 10 failed calls in a row" in rows[10].reason


def test_a_server_that_was_never_there_is_given_up_at_once(tmp_path: Path, tasks: Tasks) -> None:
    outcome, rows = went(tmp_path, tasks, [model("a", gone=0)], concurrency=1)
    assert outcome.counts == {"a": {"error": 40}}
    assert sum(Scripted.LOG["a"].calls.values()) == 2
    assert rows[0].reason == "nobody there; is it running? (tried 2 times)"
    assert {(row.reason, row.error) for row in rows[1:]} == {
        ("not asked: nobody there; is it running?", "connection")
    }


def test_a_server_that_goes_is_waited_for_before_it_is_given_up(
    tmp_path: Path, tasks: Tasks
) -> None:
    _, rows = went(tmp_path, tasks, [model("a", gone=3)], concurrency=1)
    statuses = ["connection"] * 10 + ["gave_up"] * 27
    assert [(row.status, row.error) for row in rows[:3]] == [("ok", "")] * 3
    assert [row.error for row in rows[3:]] == statuses
    assert [row.attempts for row in rows[3:13]] == [5] * 10


@pytest.mark.parametrize(
    ("setting", "status", "reason"),
    [
        ({"skip": "KEY is not set"}, "skipped", "KEY is not set"),
        (
            {"unloadable": "bad weights"},
            "error",
            "not asked: could not be prepared: RuntimeError: bad weights",
        ),
    ],
)
def test_a_model_that_cannot_run_here_has_a_row_for_each_task(
    tmp_path: Path, tasks: Tasks, setting: dict[str, str], status: str, reason: str
) -> None:
    models = [model("a", **setting), model("b")]
    _, rows = went(tmp_path, tasks, models, repeats=2)
    assert keys(rows) == all_keys(tasks, models, 2)
    assert {(row.status, row.reason) for row in rows if row.model == "a"} == {(status, reason)}
    assert not Scripted.LOG["a"].calls
    assert Scripted.LOG["a"].events == ["prepare", "close"]
    _, rows = went(tmp_path, tasks, [model("a"), model("b")], repeats=2)
    assert {row.status for row in rows} == {"ok"}  # asked again when it can
    assert not Scripted.LOG["b"].calls


@pytest.mark.parametrize(("wanted", "most", "seen"), [(3, 0, 3), (8, 2, 2), (1, 5, 1), (9, 1, 1)])
def test_as_many_calls_at_once_as_user_and_provider_allow(
    tmp_path: Path, tasks: Tasks, wanted: int, most: int, seen: int
) -> None:
    went(tmp_path, tasks, [model("a", at_once=most, busy=0.001)], concurrency=wanted)
    assert Scripted.LOG["a"].most == seen


def test_those_who_hold_the_device_come_one_after_another(tmp_path: Path, tasks: Tasks) -> None:
    order: list[str] = []
    models = [model(name, exclusive=True, at_once=2, busy=0.001) for name in ("a", "b", "c")]

    class Told(Silent):
        def answered(self, row: Row, task_done: bool) -> None:
            order.append(row.model)

    went(tmp_path, tasks, [*models, model("light", busy=0.001)], watch=Told())
    heavy = [name for name in order if name != "light"]
    assert heavy == ["a"] * 40 + ["b"] * 40 + ["c"] * 40
    assert "light" in order[:40]
    assert [Scripted.LOG[name].most for name in "abc"] == [2, 2, 2]


def test_repeats_are_asked_apart_and_told_apart(tmp_path: Path, tasks: Tasks) -> None:
    _, rows = went(tmp_path, tasks, [model("a")], repeats=3)
    assert keys(rows) == all_keys(tasks, [model("a")], 3)
    assert set(Scripted.LOG["a"].calls.values()) == {1}
    assert len(Scripted.LOG["a"].calls) == 120


def test_a_rate_is_kept(tmp_path: Path, tasks: Tasks) -> None:
    start = time.monotonic()
    went(tmp_path, tasks.select(range(11)), [model("a")], rate=50.0, concurrency=8)
    assert time.monotonic() - start >= 10 / 50


def test_no_call_goes_out_once_the_budget_is_spent(tmp_path: Path, tasks: Tasks) -> None:
    models = [model("a", cost=0.1), model("b", cost=0.1)]
    outcome, rows = went(tmp_path, tasks, models, max_cost=1.0, concurrency=2)
    assert outcome.stopped_by == "budget"
    assert 10 <= len(rows) <= 13  # at most the calls in flight are too many
    assert outcome.cost == pytest.approx(0.1 * len(rows))
    assert outcome.missing == 80 - len(rows)
    again, same = went(tmp_path, tasks, models, max_cost=1.0)
    assert (again.stopped_by, same) == ("budget", rows)  # what was spent before counts
    last, rows = went(tmp_path, tasks, models, max_cost=100.0)
    assert (last.stopped_by, last.missing) == ("", 0)
    assert keys(rows) == all_keys(tasks, models)
    assert last.cost == pytest.approx(8.0)


def test_unknown_costs_are_said_once(
    tmp_path: Path, tasks: Tasks, capsys: pytest.CaptureFixture[str]
) -> None:
    went(tmp_path, tasks, [model("a"), model("center", "center")], max_cost=1.0)
    assert capsys.readouterr().err.count("tell no cost") == 1


def test_the_judges_cost_counts(tmp_path: Path, tasks: Tasks) -> None:
    terms = replace(QUICK, spent=0.95)
    outcome, rows = went(tmp_path, tasks, [model("a", cost=0.1)], terms, max_cost=1.0)
    assert outcome.stopped_by == "budget"
    assert 1 <= len(rows) <= 4


def test_floors_answer_without_a_network(tmp_path: Path, tasks: Tasks) -> None:
    models = [model("center", "center"), model("random", "random", seed=3)]
    models.append(model("oracle", "oracle-noise", sigma=2))
    _, rows = went(tmp_path, tasks, models, None)
    assert keys(rows) == all_keys(tasks, models)
    assert {row.point for row in rows if row.model == "center"} == {(100.0, 75.0)}
    far = [row for row in rows if row.model == "oracle" and row.point]
    assert all(abs(row.point[0] - right(row.task_id)[0]) < 12 for row in far if row.point)
    assert len(far) == 40


def test_python_functions_and_programs_are_models(
    tmp_path: Path, tasks: Tasks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "my_model.py").write_text(
        "def point(request):\n    return [request['repeat'], 5]\n"
    )
    said = "import json, sys; print(json.load(sys.stdin)['image_size'])"
    models = [
        model("function", "python", model="my_model:point"),
        model("program", "command", command=[sys.executable, "-c", said]),
    ]
    _, rows = went(tmp_path / "run", tasks.select(range(4)), models, repeats=2)
    assert len(rows) == 16
    assert {row.point for row in rows if row.model == "function"} == {(0.0, 5.0), (1.0, 5.0)}
    assert {row.point for row in rows if row.model == "program"} == {(200.0, 150.0)}


def test_a_picture_that_vanishes_is_an_error_row(tmp_path: Path) -> None:
    tasks = made_tasks(tmp_path / "tasks", 6, pictures=6)
    (tmp_path / "tasks" / "2.png").unlink()
    (tmp_path / "tasks" / "4.png").write_bytes(b"\x89PNG no more")
    _, rows = went(tmp_path / "run", tasks, [model("a")])
    assert [row.status for row in rows] == ["ok", "ok", "error", "ok", "error", "ok"]
    assert "2.png: no such picture" in rows[2].reason
    assert rows[4].error == "picture"


def test_no_key_is_written_anywhere(
    tmp_path: Path, tasks: Tasks, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = "very/secret&key"
    monkeypatch.setenv("OPENAI_API_KEY", key)
    monkeypatch.setenv("MINE", "one-of-my-own")
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "leaks.py").write_text(
        "import os\n"
        "def point(request):\n"
        "    key = os.environ['OPENAI_API_KEY'] + os.environ['MINE']\n"
        "    if request['task_id'] == 't1':\n"
        "        raise ValueError(key)\n"
        "    return {'raw': key + '[1, 2]', 'reasoning': key, 'served_by': key}\n"
    )
    leaks = model("leaks", "python", model="leaks:point", api_key_env="MINE")
    _, rows = went(tmp_path / "run", tasks, [leaks], cache=tmp_path / "cache")
    assert rows[0].raw == rows[0].reasoning + "[1, 2]" == "[key][key][1, 2]"
    assert rows[1].reason == "ValueError: [key][key]"
    for path in tmp_path.rglob("*.json*"):
        assert "secret" not in path.read_text()
        assert "one-of" not in path.read_text()


def test_memory_does_not_grow_with_the_number_of_tasks(tmp_path: Path) -> None:
    def peak(count: int) -> int:
        tasks = made_tasks(tmp_path / f"tasks{count}", count)
        options = Options(out=tmp_path / f"run{count}", concurrency=16)
        gc.collect()
        tracemalloc.start()
        with closing(Ledger(options.out, ["center"], tasks)) as ledger:
            run(tasks, [model("center", "center")], options, ledger, Silent())
            ledger.finish()
            assert sum(1 for _ in ledger.rows()) == count
        most = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        return most

    peak(20)  # what is loaded once
    assert peak(350) - peak(50) < 300 * 300  # bytes a task; a row that stays takes thousands


def test_a_disk_that_is_full_ends_the_run_with_an_error(tmp_path: Path, tasks: Tasks) -> None:
    resource = pytest.importorskip("resource")
    code = (
        "import resource, sys, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "from pathlib import Path\n"
        "from asked import *\n"
        "register()\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))\n"
        "went(Path(sys.argv[1]), read_tasks(Path(sys.argv[2])), [model('a')])\n"
    )
    assert resource
    said = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path), str(tasks.path)],
        capture_output=True,
        text=True,
        cwd=HERE,
        check=False,
    )
    assert "OSError" in said.stderr
    _, rows = went(tmp_path, tasks, [model("a")])
    assert keys(rows) == all_keys(tasks, [model("a")])
    assert len(Scripted.LOG["a"].calls) < 40


RUN = """
import sys
from pathlib import Path
from asked import *
register()
folder, tasks = Path(sys.argv[1]), read_tasks(Path(sys.argv[2]))
models = [model("a", busy=0.003, faults=0.1), model("b", busy=0.002), model("c", "random", seed=1)]
outcome, _ = went(folder, tasks, models, concurrency=3, repeats=2)
print(outcome.stopped_by)
"""


def started(folder: Path, tasks: Tasks, code: str = RUN) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, str(folder), str(tasks.path)],
        cwd=HERE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def wait_for_lines(path: Path, count: int, process: subprocess.Popen[str]) -> None:
    """Until the file has so many lines, or the process is through."""
    while process.poll() is None:
        if path.exists() and path.read_bytes().count(b"\n") >= count:
            return
        threading.Event().wait(0.002)


def timeless(path: Path) -> list[Row]:
    rows = [Row.of_line(line) for line in path.read_bytes().splitlines(keepends=True)]
    return [replace(row, at="", duration_seconds=None, attempts=0) for row in rows]


def test_killed_again_and_again_a_run_comes_to_the_same_end(tmp_path: Path, tasks: Tasks) -> None:
    whole, torn = tmp_path / "whole", tmp_path / "torn"
    models = [model("a", busy=0.003, faults=0.1), model("b", busy=0.002)]
    models.append(model("c", "random", seed=1))
    outcome, _ = went(whole, tasks, models, concurrency=3, repeats=2)
    assert not outcome.stopped_by
    stream = Stream("kills")
    for _ in range(3):
        process = started(torn, tasks)
        there = (torn / PREDICTIONS).read_bytes().count(b"\n") if torn.exists() else 0
        wait_for_lines(torn / PREDICTIONS, there + stream.integer(1, 50), process)
        process.kill()
        process.communicate()
        with (torn / PREDICTIONS).open("ab") as file:
            file.write(b'{"task_id": "t1", "mo'[: stream.integer(0, 20)])
    process = started(torn, tasks)
    assert process.communicate() == ("\n", "")
    assert timeless(torn / PREDICTIONS) == timeless(whole / PREDICTIONS)
    assert len(timeless(whole / PREDICTIONS)) == 40 * 3 * 2


def test_ctrl_c_lets_the_calls_in_flight_end(tmp_path: Path, tasks: Tasks) -> None:
    code = RUN.replace("busy=0.003, faults=0.1", "busy=0.2").replace("busy=0.002", "busy=0.2")
    code += "print(sum(sum(each.calls.values()) for each in Scripted.LOG.values()))\n"
    process = started(tmp_path, tasks, code)
    wait_for_lines(tmp_path / PREDICTIONS, 1, process)
    process.send_signal(signal.SIGINT)
    said, warned = process.communicate()
    assert process.returncode == 0
    assert "the calls in flight end" in warned
    rows = timeless(tmp_path / PREDICTIONS)
    begun = sum(row.model != "c" for row in rows)  # and all that were are there
    assert said == f"interrupt\n{begun}\n"
    assert {row.status for row in rows} == {"ok"}


def test_a_second_ctrl_c_drops_the_calls_in_flight(tmp_path: Path, tasks: Tasks) -> None:
    process = started(tmp_path, tasks, RUN.replace("busy=0.003", "busy=3600"))
    wait_for_lines(tmp_path / PREDICTIONS, 100, process)
    process.send_signal(signal.SIGINT)
    assert process.stderr is not None
    assert "Ctrl-C again drops them" in process.stderr.readline()
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert (said, process.returncode) == ("interrupt\n", 0)
    assert {row.model for row in timeless(tmp_path / PREDICTIONS)} <= {"b", "c"}


def test_ctrl_c_ends_the_wait_for_another_try(tmp_path: Path, tasks: Tasks) -> None:
    code = RUN.replace("busy=0.003, faults=0.1", "down=True").replace(
        "concurrency=3", "concurrency=3, terms=Terms(Tries(5, 3600, 3600))"
    )
    process = started(tmp_path, tasks, code)
    wait_for_lines(tmp_path / PREDICTIONS, 100, process)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert (said, process.returncode) == ("interrupt\n", 0)
    assert "a" not in {row.model for row in timeless(tmp_path / PREDICTIONS)}


def test_ctrl_c_does_not_wait_for_weights_to_load(tmp_path: Path, tasks: Tasks) -> None:
    slow = "\nimport time\nScripted.prepare = lambda self: (print('loading'), time.sleep(3600))\n"
    first, rest = RUN.split("\nmodels", 1)
    process = started(tmp_path, tasks, f"{first}{slow}models{rest}")
    wait_for_lines(tmp_path / PREDICTIONS, 80, process)
    process.send_signal(signal.SIGINT)
    said, _ = process.communicate(timeout=30)
    assert said.splitlines()[-1] == "interrupt"


def test_the_judge_says_what_the_tasks_leave_open(tmp_path: Path) -> None:
    made_tasks(tmp_path / "tasks", 6)
    path = tmp_path / "tasks" / "tasks.jsonl"
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    for line in lines[1::2]:
        del line["gt_point"]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    tasks, options = read_tasks(path), Options(out=tmp_path / "run")

    def judged(judge: Model | None) -> tuple[Judged, list[tuple[object, str] | None]]:
        found = resolve(tasks, judge, options, lambda _: Silent(), QUICK)
        truths = map(found.truth_of, range(6))
        return found, [(truth.point, truth.source) if truth else None for truth in truths]

    found = resolve(tasks, None, options, lambda _: Silent())
    assert (found.asked, found.unresolved, found.outcome) == (0, 3, None)
    found, half = judged(model("judge", broken=["t3"], cost=0.1))
    assert half[:3] == [((0, 0), "task"), ((1, 1), "judge"), ((2, 2), "task")]
    assert half[3] is None
    assert (found.asked, found.unresolved) == (3, 1)
    assert found.cost == pytest.approx(0.2)
    assert judged(model("judge"))[1][3] == ((3, 3), "judge")
    assert set(Scripted.LOG["judge"].calls) == {("t3", 0)}  # the others are reused
    assert (tmp_path / "run" / JUDGED).read_bytes().count(b"\n") == 3
    with pytest.raises(UsageError, match="none of the models"):
        judged(model("another"))


def test_lines_say_what_came_of_each_model(
    tmp_path: Path, tasks: Tasks, capsys: pytest.CaptureFixture[str]
) -> None:
    models = [model("a", broken=["t7"], cost=0.1), model("b", skip="no GPU present")]
    went(tmp_path, tasks, models, watch=Lines(["a", "b"], 40, 1))
    said = capsys.readouterr().err.splitlines()
    assert set(said) == {"b: skipped: no GPU present", "a: done: 39 ok, 1 error, $3.9000"}


def test_a_run_can_be_driven_from_another_thread(tmp_path: Path, tasks: Tasks) -> None:
    ended: list[int] = []
    thread = threading.Thread(
        target=lambda: ended.append(len(went(tmp_path, tasks, [model("a")])[1]))
    )
    thread.start()
    thread.join()
    assert ended == [40]


def test_the_brake_ends_every_wait_and_lets_nothing_pass() -> None:
    async def braked() -> list[str]:
        brake, said = Brake(), []

        async def one(work: Coroutine[Any, Any, object]) -> None:
            try:
                await work
            except StoppedError as error:
                said.append(str(error))

        pace = Pace(1 / 3600, brake)

        async def turn() -> None:
            async with pace.turn():
                pass

        await turn()
        waits = [brake.sleep(3600), turn(), pace.aside(3600), brake.unless(asyncio.sleep(3600))]
        tasks = [asyncio.create_task(one(wait)) for wait in (*waits, brake.sleep(0))]
        await asyncio.sleep(0.01)
        brake.pull(BUDGET)
        brake.pull(INTERRUPT)
        brake.pull(BUDGET)  # people's own wish counts
        await asyncio.gather(*tasks, one(brake.sleep(0)))
        return said

    assert asyncio.run(braked()) == [INTERRUPT] * 5
