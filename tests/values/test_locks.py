"""One writer at a time, whoever it is and however it ends."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from pointerbench.values.errors import UsageError
from pointerbench.values.files import made_aside
from pointerbench.values.locks import Lock, alone

HOLDER = """
import sys
from pathlib import Path
from pointerbench.values.locks import Lock
lock = Lock(Path(sys.argv[1]), "busy")
print("held", flush=True)
sys.stdin.read()
"""


def refused(path: Path) -> bool:
    try:
        Lock(path, "somebody is there").close()
    except UsageError as error:
        assert str(error) == "somebody is there"
        return True
    return False


def test_a_lock_keeps_others_out_until_it_is_let_go_and_leaves_nothing(tmp_path: Path) -> None:
    path = tmp_path / ".a.lock"
    lock = Lock(path, "")
    assert refused(path)
    assert refused(path)  # who was refused did not take it away
    lock.close()
    lock.close()
    assert not refused(path)
    assert list(tmp_path.iterdir()) == []


def test_the_lock_of_a_killed_process_is_none(tmp_path: Path) -> None:
    path = tmp_path / ".a.lock"
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"held\n"
        assert refused(path)
        process.kill()
    assert path.exists()
    assert not refused(path)


def test_a_lock_that_lost_its_name_is_not_taken_for_the_one_that_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening the file and locking it, its last holder may remove it."""
    path = tmp_path / ".a.lock"
    opened: list[int] = []

    def open_(name: Path, *rest: int) -> int:
        handle = real(name, *rest)
        opened.append(handle)
        if len(opened) == 1:
            path.unlink()  # the holder lets go just now
        return handle

    real = os.open
    with monkeypatch.context() as patched:
        patched.setattr(os, "open", open_)
        lock = Lock(path, "")
    assert len(opened) == 2
    assert refused(path)
    lock.close()


def test_a_block_makes_its_folder_and_leaves_none_that_is_empty(tmp_path: Path) -> None:
    with alone(tmp_path / "a" / "b" / ".lock", ""):
        assert refused(tmp_path / "a" / "b" / ".lock")
    assert list(tmp_path.iterdir()) == []
    with alone(tmp_path / "a" / "b" / ".lock", ""):
        (tmp_path / "a" / "mine").touch()
    assert [path.name for path in tmp_path.rglob("*")] == ["a", "mine"]


def test_what_is_made_aside_is_not_taken_away_by_a_second_command(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with made_aside(out) as aside:
        (aside / "half").touch()
        with pytest.raises(UsageError, match="another command is writing it"), made_aside(out):
            pass
        assert (aside / "half").exists()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("code", [errno.EACCES, errno.EDEADLK])
def test_where_there_is_no_fcntl_the_ways_of_windows_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    """Stands in for msvcrt, which is nowhere else: it locks by file, as the real one by byte."""
    held: dict[int, int] = {}

    def locking(handle: int, mode: int, count: int) -> None:
        assert (mode, count) == (2, 1)
        file = os.fstat(handle).st_ino
        if file in held:
            raise OSError(code, "taken")
        held[file] = handle

    stand_in = ModuleType("msvcrt")
    stand_in.LK_NBLCK, stand_in.locking = 2, locking  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", stand_in)
    lock = Lock(tmp_path / ".a.lock", "")
    assert refused(tmp_path / ".a.lock")
    lock.close()


def test_where_nothing_can_be_locked_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", None)
    lock = Lock(tmp_path / ".a.lock", "")
    assert not refused(tmp_path / ".a.lock")
    lock.close()
