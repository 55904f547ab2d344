"""Writing whole files and folders or none: under a temporary name first, then renamed. And what a
path says by its words alone."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path, PurePosixPath, PureWindowsPath
from typing import BinaryIO

from pointerbench.values.locks import LOCK, alone

TEMPORARY = ".tmp"


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file that takes the place of ``path`` when it is complete, and leaves nothing if not.

    The temporary name is hidden and carries the process's number: two writers do not collide.
    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}{TEMPORARY}")
    try:
        with temporary.open("wb") as file:
            yield file
        temporary.replace(path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def write_bytes(path: Path, data: bytes) -> None:
    with replacing(path) as file:
        file.write(data)


def write_text(path: Path, text: str) -> None:
    write_bytes(path, text.encode())


def remove_temporaries(folder: Path) -> None:
    """What killed writers left behind."""
    for path in folder.glob(f".*{TEMPORARY}"):
        path.unlink(missing_ok=True)


@contextmanager
def made_aside(out: Path) -> Iterator[Path]:
    """An empty folder beside ``out``, which is gone at the end unless it was put in place.

    What a killed run left of it is removed.

    Raises:
        UsageError: another process is making one for the same ``out``.
    """
    aside = out.with_name(f".{out.name}{TEMPORARY}")
    busy = f"{out}: another command is writing it; wait until that one ends"
    with alone(out.with_name(f".{out.name}{LOCK}"), busy):
        shutil.rmtree(aside, ignore_errors=True)
        try:
            aside.mkdir()
            yield aside
        finally:
            shutil.rmtree(aside, ignore_errors=True)


def put_in_place(aside: Path, out: Path) -> None:
    """``out`` becomes what was made aside; what was there before is removed."""
    old = out.with_name(f".{out.name}.old{TEMPORARY}")
    shutil.rmtree(old, ignore_errors=True)
    if out.exists():
        out.rename(old)
    aside.rename(out)
    shutil.rmtree(old, ignore_errors=True)


def leaves(image: str) -> bool:
    """Whether a path, by its words alone, may lead out of the folder it is meant to lie in."""
    windows = PureWindowsPath(image)
    if PurePosixPath(image).is_absolute() or windows.drive or windows.root:
        return True
    depth = 0
    for part in PurePosixPath(image).parts:
        depth += -1 if part == ".." else 1
        if depth < 0:
            return True
    return False
