"""How a command line begins, and how it ends: with a status, and a line that says why."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib import import_module
from types import FrameType, ModuleType

from pointerbench.values.errors import PointerbenchError

INTERRUPTED = 130


def imported(name: str) -> ModuleType:
    """A module of ours that takes a while to import. Ctrl-C meanwhile ends the process at once.

    A KeyboardInterrupt in an import may come where nobody can pass it on: a traceback is shown
    then, and the program goes on.
    """
    ours = instead(_end_at_once)
    try:
        return import_module(name)
    finally:
        if ours:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _end_at_once(_signal: int, _frame: FrameType | None) -> None:
    os.write(2, b"\ninterrupted; nothing was begun\n")
    os._exit(INTERRUPTED)


def to_its_end(main: Callable[[], int]) -> int:
    """The exit status of a whole program: what comes after it, Ctrl-C may cut short."""
    try:
        return main()
    finally:
        instead(signal.SIG_DFL)


def instead(handler: Callable[[int, FrameType | None], object] | signal.Handlers) -> bool:
    """Whether Ctrl-C was a KeyboardInterrupt in this thread, and now is left to the handler."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        return False
    try:
        signal.signal(signal.SIGINT, handler)
    except ValueError:  # only the main thread may, as only that one hears Ctrl-C
        return False
    return True


def ended(name: str, run: Callable[[], int], hint: str) -> int:
    """Runs a command and returns its exit status; what goes wrong is one line on stderr.

    ``name`` is the command's, ``hint`` says what Ctrl-C leaves behind.
    """
    try:
        return run()
    except KeyboardInterrupt:
        print(f"\ninterrupted; {hint}", file=sys.stderr)
        return INTERRUPTED
    except PointerbenchError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return error.exit_code
    except OSError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
