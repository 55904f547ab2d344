"""The processes below this one, ended with it whatever they are: drivers, browsers and the like."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections import defaultdict
from contextlib import suppress
from pathlib import Path

_PROC = Path("/proc")
_ROUNDS = 5  # a process may start one more before its own end


def end_below() -> None:
    """Kills every process that this one has started, and what those have started, at once.

    On Windows nothing is done: there a driver ends when the pipe to it closes.
    """
    if os.name == "nt":
        return
    for _ in range(_ROUNDS):
        found = below(os.getpid())
        if not found:
            return
        for number in found:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(number, signal.SIGKILL)


def below(root: int) -> list[int]:
    """All living processes that descend from one, parents before their children."""
    children: dict[int, list[int]] = defaultdict(list)
    for number, parent in _parents():
        children[parent].append(number)
    found: list[int] = []
    waiting = [root]
    while waiting:
        waiting = [child for number in waiting for child in children[number]]
        found += waiting
    return found


def _parents() -> list[tuple[int, int]]:
    """Every process that has not ended, with the one that it belongs to."""
    if (_PROC / "self" / "stat").exists():
        stats = (_stat(path) for path in _PROC.iterdir() if path.name.isdecimal())
        return [stat for stat in stats if stat is not None]
    listed = subprocess.run(["ps", "-axo", "pid=,ppid=,stat="], capture_output=True, check=False)
    lines = (line.split() for line in listed.stdout.decode().splitlines())
    # ps itself is gone by now.
    return [(int(pid), int(parent)) for pid, parent, state in lines if state[0] != "Z"]


def _stat(folder: Path) -> tuple[int, int] | None:
    with suppress(OSError):
        # A name may hold anything, brackets too: what counts comes after the last one.
        match = re.match(r".*\) (\S) (\d+)", (folder / "stat").read_text("utf-8", "replace"), re.S)
        if match and match[1] not in "ZX":
            return int(folder.name), int(match[2])
    return None
