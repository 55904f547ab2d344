"""Tasks of a set whose pictures are not there, over pictures that are built among the user's
caches: the same rows, the same pixels, and so the same numbers."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.commands import INTERRUPTED
from pointerbench.contract.manifest import MANIFEST, METADATA
from pointerbench.contract.unpacked import kept_sets
from pointerbench.run.inputs.sources import build_words, data_tasks
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.values.errors import UsageError

_GRACE = 2  # seconds that a build has to end by itself


def with_pictures(tasks: Tasks, say: Callable[[str], None]) -> Tasks:
    """All tasks of a set: as they are where every picture is there, or where the set is none that
    can be built; else over a copy of the set that is built first, once.

    ``say`` is told before a build begins, as it takes a while. One that was interrupted goes on.

    Raises:
        UsageError: the build fails, or makes other rows or pixels than the set's manifest says.
    """
    home = tasks.path.parent
    kept = kept_sets() / f"{tasks.suite}-{tasks.digest[:16]}"
    words = build_words(home, kept)
    if not words or _whole(tasks):
        return tasks
    made = kept / home.name
    found = _found(tasks, made)
    if found is None:
        say(f"the pictures of {tasks.suite} are not in {home}: building them in {made}, once")
        _build(words)
        found = _found(tasks, made)
    if found is None:
        raise UsageError(
            f"{made}: what was built is not the set of {home}: rows or pixels differ from its "
            f"{MANIFEST}; give the folder of the set as it was published"
        )
    return found


def _whole(tasks: Tasks) -> bool:
    return all(tasks.picture(i).is_file() for i in range(len(tasks)))


def _found(tasks: Tasks, made: Path) -> Tasks | None:
    """The tasks over the copy; None where there is none that is whole and the same."""
    if not (made / MANIFEST).is_file() or not (made / METADATA).is_file():
        return None
    pixels = [_manifest(folder).get("pixels_sha256") for folder in (tasks.path.parent, made)]
    found = data_tasks(made, language=tasks.language)
    same = found.digest == tasks.digest and pixels[0] == pixels[1]
    return found if same and _whole(found) else None


def _manifest(folder: Path) -> dict[str, Any]:
    try:
        found = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _build(words: list[str]) -> None:
    """In a process of its own: a browser cannot be driven from within somebody's event loop."""
    with subprocess.Popen(
        [sys.executable, "-m", "pointerbench.build", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    ) as process:
        try:
            status = process.wait()
        except KeyboardInterrupt:  # a terminal has told both, anybody else this process alone
            with suppress(subprocess.TimeoutExpired):
                process.wait(_GRACE)
            if process.poll() is None:
                process.send_signal(signal.SIGINT)
            raise
    if status == INTERRUPTED:
        raise KeyboardInterrupt
    if status:
        command = scorer.printable(" ".join(("pointerbench build", *words)))
        raise UsageError(f"the pictures could not be built, see above; the command was: {command}")
