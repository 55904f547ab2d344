"""A real program for tests: which one is here, why none can be started, and its start."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager

import pytest

from pointerbench.capture.desktop import session as sessions
from pointerbench.capture.desktop.program import Program, running
from pointerbench.capture.desktop.session import Session
from pointerbench.capture.failures import SilentProgramError
from pointerbench.values.errors import UsageError

_STARTS = 3  # as the driver: some starts hang


def installed(*names: str) -> tuple[str, str]:
    """The first of the programs that is installed, and why none can be started; one is empty."""
    pytest.importorskip("jeepney")
    pytest.importorskip("Xlib")
    try:
        sessions.check_machine()
    except UsageError as error:
        return "", str(error)
    found = next((name for name in names if shutil.which(name)), "")
    return found, "" if found else f"none of {', '.join(names)} is installed"


@contextmanager
def started(session: Session, argv: Sequence[str]) -> Iterator[Program]:
    """A program that runs as long as the block lasts."""
    with ExitStack() as stack:
        for number in range(1, _STARTS + 1):
            try:
                program = stack.enter_context(running(session, argv, {}))
                break
            except SilentProgramError:
                if number == _STARTS:
                    raise
        yield program
