"""One writer at a time: a lock that goes when its holder lets go or ends, however it ends."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

from pointerbench.values.errors import UsageError

LOCK = ".lock"
"""What the name of a lock ends with."""

_TAKEN = {errno.EACCES, errno.EAGAIN, errno.EDEADLK}  # Windows says the first, or the last


class Lock:
    """An empty hidden file beside what it guards, locked until `close`, or until the process ends.

    The system keeps it, not the file: one that a killed process left behind locks nothing. So it
    holds within a machine, and between machines where their shared folder passes locks on.

    Raises:
        UsageError: somebody else has it; ``words`` say what that means.
    """

    def __init__(self, path: Path, words: str) -> None:
        self._path = path
        self._handle: int | None = _taken(path, words)

    def close(self) -> None:
        """Lets others have it."""
        handle, self._handle = self._handle, None
        if handle is None:
            return
        if os.name == "nt":  # a file that is open cannot be removed there, here or by others
            os.close(handle)
            with suppress(OSError):
                self._path.unlink()
        else:  # first the name, so that nobody locks a file that is about to lose it
            self._path.unlink(missing_ok=True)
            os.close(handle)


@contextmanager
def alone(path: Path, words: str) -> Iterator[None]:
    """As `Lock`, for a block. The folder is made, and is gone again if it stays empty.

    Raises:
        UsageError: somebody else is in such a block; ``words`` say what that means.
    """
    made = [folder for folder in path.parents if not folder.exists()]
    path.parent.mkdir(parents=True, exist_ok=True)
    lock = Lock(path, words)
    try:
        yield
    finally:
        lock.close()
        with suppress(OSError):  # something is in there
            for folder in made:
                folder.rmdir()


def _taken(path: Path, words: str) -> int:
    """A handle on the file, made if there is none, that keeps others out of it."""
    while True:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            if not _locked(handle):
                raise UsageError(words)
            if _is_at(handle, path):
                return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # whoever had it has removed it in the meantime


def _is_at(handle: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(handle), path.stat())
    except FileNotFoundError:
        return False


def _locked(handle: int) -> bool:
    """Whether nobody else has it. Where files cannot be locked, that is taken for granted."""
    try:
        lock = _way()
        if lock is not None:
            lock(handle)
    except OSError as error:
        return error.errno not in _TAKEN
    return True


def _way() -> Callable[[int], object] | None:
    """How this system locks a file that is open, at once or with an OSError; None: not at all."""
    with suppress(ImportError):
        fcntl = import_module("fcntl")
        return lambda handle: fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    with suppress(ImportError):
        msvcrt = import_module("msvcrt")
        return lambda handle: msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    return None
