"""What people see while models are asked, on a terminal and elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pointerbench.run.ask.watch import Lines, watcher
from pointerbench.run.options import Options
from pointerbench.run.rows import Row

pytest.importorskip("termios", reason="terminals are made by it")


def test_a_skipped_model_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    watch = Lines(["a", "b"], tasks=2, repeats=1)
    watch.begin(0, [0, 0])
    watch.say("a: skipped: no GPU present")
    for task in ("t0", "t1"):
        watch.answered(Row(task, "a", "skipped", reason="no GPU present"), task_done=False)
        watch.answered(Row(task, "b", "ok", cost=0.25), task_done=True)
    watch.end()
    told = capsys.readouterr().err.splitlines()
    assert told == ["a: skipped: no GPU present", "b: done: 2 ok, $0.5000"]


def test_what_is_left_of_a_model_is_told_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    watch = Lines(["a"], tasks=3, repeats=1)
    watch.begin(1, [1])
    watch.answered(Row("t1", "a", "refused"), task_done=True)
    watch.end()
    assert capsys.readouterr().err == "a: 2 of 3: 1 refused\n"


def test_nothing_but_warnings_without_progress(capsys: pytest.CaptureFixture[str]) -> None:
    watch = watcher(Options(progress="none"), ["a"], 1)
    watch.begin(0, [0])
    watch.say("a: skipped")
    watch.answered(Row("t", "a", "ok"), task_done=True)
    watch.warn("a: the key is wrong")
    watch.end()
    assert capsys.readouterr().err == "a: the key is wrong\n"


PROGRAM = """
from pointerbench.run.ask.watch import watcher
from pointerbench.run.options import Options
from pointerbench.run.rows import Row
watch = watcher(Options(), ["tasks", "b"], 1)
watch.begin(0, [0, 0])
watch.say("b: skipped: no key")
watch.answered(Row("t", "b", "skipped"), False)
watch.answered(Row("t", "tasks", "ok"), True)
watch.end()
"""


@pytest.mark.parametrize(
    ("columns", "fits"),
    [
        (100, lambda told: told.count("| 1/1 [") >= 3 and "1 skipped" in told and "1 ok" in told),
        (0, lambda told: told == "b: skipped: no key\r\ntasks: done: 1 ok\r\n"),
    ],
)
def test_a_bar_for_the_tasks_and_one_a_model_where_there_is_room(
    columns: int, fits: Callable[[str], bool], tmp_path: Path
) -> None:
    told = on_a_terminal(columns, tmp_path)
    assert "b: skipped: no key" in told
    assert fits(told), told


def on_a_terminal(columns: int, home: Path) -> str:
    """What `PROGRAM` writes to a terminal of so many columns."""
    import termios  # noqa: PLC0415 - not on every system

    ours, theirs = os.openpty()
    termios.tcsetwinsize(theirs, (30, columns))
    subprocess.run([sys.executable, "-c", PROGRAM], stderr=theirs, check=True, cwd=home)
    os.close(theirs)
    told = b""
    while True:
        try:
            part = os.read(ours, 1 << 16)
        except OSError:  # the other end is closed
            break
        if not part:
            break
        told += part
    os.close(ours)
    return told.decode()
