"""What a program of a session sees of the machine: a home at a usual place, a temporary folder of
its own, and whom it runs as."""

from __future__ import annotations

import ctypes
import os
import pwd
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

SHOWN = Path("/home/user")
"""Where programs see their home."""

_TEMPORARY = Path("/tmp")
_EVERYBODY = "nobody"
_DEATH_SIGNAL = 1  # PR_SET_PDEATHSIG of Linux


def person() -> dict[str, Any]:
    """Whom the programs run as, for `subprocess.Popen`: somebody else where we are root, of whom
    file managers warn and whom players refuse."""
    if os.geteuid():
        return {}
    entry = pwd.getpwnam(_EVERYBODY)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def end_with_us() -> None:
    """In a child, before its program begins: it is killed once this process is gone, however that
    came to an end."""
    ctypes.CDLL(None).prctl(_DEATH_SIGNAL, signal.SIGKILL)


def moved(root: Path) -> list[str]:
    """What stands before a program's command, so that it sees its home at a usual place, as its
    titles and lists will show, and a temporary folder of its own, in which it does not find the
    program of another session; nothing where bubblewrap is not there or may not do so."""
    if shutil.which("bwrap") is None:
        return []
    display = str(_TEMPORARY / ".X11-unix")
    wrap = [
        *("bwrap", "--die-with-parent", "--dev-bind", "/", "/", "--tmpfs", str(_TEMPORARY)),
        *("--bind-try", display, display, "--bind", str(root), str(root)),
        *("--tmpfs", str(SHOWN.parent), "--bind", str(root / "home"), str(SHOWN)),
        *("--chdir", str(SHOWN / "Documents")),
    ]
    done = subprocess.run([*wrap, "--", "true"], check=False, capture_output=True, **person())
    return wrap if done.returncode == 0 else []


def of_theirs(argv: Sequence[str]) -> Iterator[str]:
    """Arguments of bubblewrap that show a program, read-only, what its own command names of the
    folders that are hidden: with all that lies beside it, as the libraries of a program that
    somebody has just built in their home or in the temporary folder."""
    for part in argv:
        path = Path(part)
        if not path.is_absolute() or not path.exists():
            continue
        for hidden in (_TEMPORARY, SHOWN.parent):
            if hidden in path.parents:
                top = hidden / path.relative_to(hidden).parts[0]
                shown = part if top == SHOWN else str(top)  # the session's own home stays in sight
                yield from ("--ro-bind-try", shown, shown)
