"""The programs as they are started: Ctrl-C while they still import what they need."""

from __future__ import annotations

import signal
import subprocess
import sys

import pytest

from pointerbench.cli import COMMANDS

PROGRAM = "from pointerbench.cli import run; raise SystemExit(run())"
OF_ITSELF = (0, 2)  # help or wrong use: it had ended before the signal came


@pytest.mark.parametrize("imported", [1, 25, 75])
@pytest.mark.parametrize("command", COMMANDS)
def test_an_interrupt_at_the_start_is_one_line(command: str, imported: int) -> None:
    # Python tells on stderr what it imports: so one knows where the program is.
    line = [sys.executable, "-X", "importtime", "-c", PROGRAM, command]
    pipe = subprocess.PIPE
    with subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stderr is not None
        while not (told := process.stderr.readline()).rstrip().endswith("| pointerbench.cli"):
            assert told  # else it has ended first; what it said before may still be read then
        for _ in range(imported):
            process.stderr.readline()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=60)
    assert "Traceback" not in said
    begun = "interrupted; nothing was begun"
    lines = [text for text in said.splitlines() if text.startswith(begun)]
    assert len(lines) == (process.returncode == 130)
    assert process.returncode in (130, *OF_ITSELF, -signal.SIGINT)
