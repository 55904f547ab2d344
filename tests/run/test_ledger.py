"""The answers on disk: whole, single and in order, whatever ended the run that wrote them."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from asked import made_tasks
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.run.ask.ledger import PREDICTIONS, Ledger
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

NAMES = ("first", "second")
COUNT = 4


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Tasks:
    return made_tasks(tmp_path_factory.mktemp("tasks"), COUNT)


def row(task: int, model: str = "first", repeat: int = 0, status: str = "ok") -> Row:
    point = (task + 0.1, 2.0) if status == "ok" else None
    return Row(f"t{task}", model, status, repeat, raw="[1, 2]", point=point, cost=0.25)


def ledger(folder: Path, tasks: Tasks, repeats: int = 1) -> closing[Ledger]:
    return closing(Ledger(folder, NAMES, tasks, repeats))


def put(book: Ledger, *rows: Row) -> None:
    for each in rows:
        task, model = int(each.task_id[1:]), NAMES.index(each.model)
        book.add(book.slot(task, model, each.repeat), each)


def written(folder: Path, *rows: Row, tail: bytes = b"") -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / PREDICTIONS
    path.write_bytes(b"".join(each.line() for each in rows) + tail)
    return path


def test_a_row_is_on_disk_as_soon_as_it_is_added(tmp_path: Path, tasks: Tasks) -> None:
    with ledger(tmp_path, tasks) as book:
        put(book, row(2), row(0))
        assert (tmp_path / PREDICTIONS).read_bytes() == row(2).line() + row(0).line()


@given(st.permutations([(t, m, r) for t in range(COUNT) for m in range(2) for r in range(2)]))
def test_rows_come_in_order_whatever_the_order_they_went_in(
    tmp_path_factory: pytest.TempPathFactory, tasks: Tasks, places: list[tuple[int, int, int]]
) -> None:
    folder = tmp_path_factory.mktemp("run")
    rows = [row(task, NAMES[model], repeat) for task, model, repeat in places]
    in_order = [row(t, name, r) for t in range(COUNT) for name in NAMES for r in range(2)]
    with ledger(folder, tasks, repeats=2) as book:
        put(book, *rows)
        assert list(book.rows()) == in_order
        assert book.missing == 0
        book.finish()
        assert list(book.rows()) == in_order
    assert (folder / PREDICTIONS).read_bytes() == b"".join(each.line() for each in in_order)


def test_finishing_what_is_in_order_leaves_the_file_alone(tmp_path: Path, tasks: Tasks) -> None:
    with ledger(tmp_path, tasks) as book:
        put(book, row(0), row(1))
        before = (tmp_path / PREDICTIONS).stat()
        book.finish()
        assert (tmp_path / PREDICTIONS).stat() == before


def test_one_can_go_on_adding_after_the_file_was_put_in_order(tmp_path: Path, tasks: Tasks) -> None:
    with ledger(tmp_path, tasks) as book:
        put(book, row(3), row(1))
        book.finish()
        put(book, row(0))
        book.finish()
    with ledger(tmp_path, tasks) as book:
        assert list(book.rows()) == [row(0), row(1), row(3)]


def test_a_second_row_of_a_kind_is_refused(tmp_path: Path, tasks: Tasks) -> None:
    with ledger(tmp_path, tasks) as book:
        put(book, row(1))
        with pytest.raises(ValueError, match="a second row"):
            put(book, row(1))
    assert (tmp_path / PREDICTIONS).read_bytes() == row(1).line()


@pytest.mark.parametrize("length", range(0, len(row(1).line()), 7))
def test_a_torn_last_line_is_cut_off(tmp_path: Path, tasks: Tasks, length: int) -> None:
    path = written(tmp_path, row(0), tail=row(1).line()[:length])
    with ledger(tmp_path, tasks) as book:
        assert list(book.rows()) == [row(0)]
        put(book, row(1))
        assert list(book.rows()) == [row(0), row(1)]
    assert path.read_bytes() == row(0).line() + row(1).line()


def test_a_last_line_of_zeros_as_a_power_cut_leaves_it_is_cut_off(
    tmp_path: Path, tasks: Tasks
) -> None:
    path = written(tmp_path, row(0), tail=b"\0" * 300 + b"\n")
    with ledger(tmp_path, tasks) as book:
        assert book.missing == 7
    assert path.read_bytes() == row(0).line()


def test_what_failed_or_was_skipped_is_asked_again(tmp_path: Path, tasks: Tasks) -> None:
    states = ("ok", "error", "refused", "skipped")
    path = written(tmp_path, *(row(task, status=status) for task, status in enumerate(states)))
    with ledger(tmp_path, tasks) as book:
        assert book.dropped == 2
        assert book.cost == 0.5
        assert [each.status for each in book.rows()] == ["ok", "refused"]
        assert not book.has(book.slot(1, 0, 0))
    assert path.read_bytes() == row(0).line() + row(2, status="refused").line()


WRONG = {
    "damaged": (b'{"task_id": "t1"\n' + row(1).line(), "predictions.jsonl:2: damaged"),
    "another file": (b"[]\n" + row(1).line(), "predictions.jsonl:2: damaged"),
    "a blank line": (b"\n" + row(1).line(), "predictions.jsonl:2: damaged"),
    "unknown status": (row(1, status="fine").line() + row(2).line(), ":2: damaged"),
    "another task": (row(9).line(), "'t9' is none of the tasks"),
    "another model": (row(1, "third").line(), r"'third' is none of the models .*first, second"),
    "another repeat": (row(1, repeat=1).line(), "repeat 1 of a run with 1: give --repeats"),
    "twice the same": (row(0).line(), ":2: a second row for"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_row_of_this_run_is_an_error_with_its_line(
    tmp_path: Path, tasks: Tasks, what: str
) -> None:
    tail, words = WRONG[what]
    path = written(tmp_path, row(0), tail=tail)
    before = path.read_bytes()
    with pytest.raises(UsageError, match=words):
        ledger(tmp_path, tasks)
    assert path.read_bytes() == before
    path.unlink()
    with ledger(tmp_path, tasks):
        pass  # the file was let go


def test_two_runs_on_one_folder_are_one_too_many(tmp_path: Path, tasks: Tasks) -> None:
    with ledger(tmp_path, tasks) as book:
        put(book, row(1), row(0))
        with pytest.raises(UsageError, match="another run is writing"):
            ledger(tmp_path, tasks)
        book.finish()  # a new file is in the place of the one that was locked
        with pytest.raises(UsageError, match="another run is writing"):
            ledger(tmp_path, tasks)
        code = "import sys, test_ledger as t; t.held(sys.argv[1], sys.argv[2])"
        other = [sys.executable, "-c", code, str(tmp_path), str(tasks.path)]
        said = subprocess.run(
            other, capture_output=True, text=True, cwd=Path(__file__).parent, check=False
        )
        assert "another run is writing" in said.stderr
    with ledger(tmp_path, tasks) as book:
        assert book.missing == 6


def held(folder: str, tasks: str) -> None:
    """What another process would do."""
    from pointerbench.run.inputs.tasks import read_tasks  # noqa: PLC0415

    ledger(Path(folder), read_tasks(Path(tasks)))


def test_what_killed_writers_left_is_removed(tmp_path: Path, tasks: Tasks) -> None:
    (tmp_path / f".{PREDICTIONS}.123.tmp").write_text("half")
    (tmp_path / ".summary.json.123.tmp").write_text("not ours")
    with ledger(tmp_path, tasks):
        pass
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == [".summary.json.123.tmp", PREDICTIONS]


def test_a_row_survives_the_disk_unchanged(tmp_path: Path, tasks: Tasks) -> None:
    odd = replace(
        row(0),
        raw='{"x": "\u2028 \ud800 \\n"}\n[1, 2]',
        zoom={"crop": [0, 0, 5, 5], "used": "second"},
        bbox=(0.1, 0.2, 1 / 3, 1e300),
        given=(1.0,),
        image_size=(3, 4),
        extra={"cached_cost": 0.5},
    )
    with ledger(tmp_path, tasks) as book:
        put(book, odd)
        (back,) = book.rows()
    assert back == replace(odd, raw=back.raw)
    assert json.loads((tmp_path / PREDICTIONS).read_bytes())["skipped"] is False


def test_a_long_reply_is_read_back_whole(tmp_path: Path, tasks: Tasks) -> None:
    with ledger(tmp_path, tasks) as book:
        put(book, replace(row(1), reasoning="a long thought. " * 20_000), row(0))
        assert [len(each.reasoning) for each in book.rows()] == [0, 320_000]
        book.finish()
        assert [len(each.reasoning) for each in book.rows()] == [0, 320_000]
