"""A run over several suites of one folder: one after another, each in a folder of its own name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.run.inputs.sources import suites_of
from pointerbench.run.results.identity import RUN, read_run
from pointerbench.run.results.places import located_given
from pointerbench.run.taken_up import dated
from pointerbench.values.errors import UsageError

Said = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Part:
    """One run: the settings that were said, and the folder to go on in or to begin."""

    said: Said
    resume: Path | None = None
    out: Path | None = None


def parts_of(said: Said, resume: Path | None, out: Path | None, rehearsed: bool) -> list[Part]:
    """The runs that a command line asks for: one, or one a suite where ``--data`` holds several
    and ``--suite`` chooses none. What is ``rehearsed`` needs no folder.

    Raises:
        UsageError: there are no sets.
    """
    if resume is not None:
        return list(_resumed(said, resume)) or [Part(said, resume, out)]
    suites = _several(said)
    if not suites:
        return [Part(said, None, out)]
    home = out or (Path() if rehearsed else dated())
    return [Part({**said, "suite": suite}, None, home / suite) for suite in suites]


def _several(said: Said) -> tuple[str, ...]:
    if not said.get("data") or said.get("suite"):
        return ()
    suites = suites_of(str(said["data"]))
    return suites if len(suites) > 1 else ()


def _resumed(said: Said, home: Path) -> Iterator[Part]:
    """Those runs that were begun go on; the suites that had not had their turn are begun."""
    if (home / RUN).exists() or not home.is_dir():
        return
    begun = sorted(path.parent for path in home.glob(f"*/{RUN}"))
    if not begun:
        return
    record = read_run(begun[0])
    given = {
        name: value for name, value in located_given(record, begun[0]).items() if value is not None
    }
    given.pop("suite", None)
    if "data" not in given:
        raise UsageError(f"{home}: its runs are not of several suites; name one of {begun[0]} ...")
    for suite in _several(given) or (folder.name for folder in begun):
        folder = home / suite
        if folder in begun:
            yield Part(said, folder)
        else:
            yield Part({**given, **said, "suite": suite}, None, folder)


def spent(folder: Path) -> float:
    """What the last session of a run has cost, in US dollars."""
    counts = read_run(folder)["sessions"][-1].get("counts") or {}
    return float(counts.get("cost") or 0)
