"""Sets of ours, in any layout that we build or publish: taken over as they are, ids and digest too,
so that a score on them has the official signature."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.building.progress import progress
from pointerbench.contract.manifest import METADATA, read_manifest
from pointerbench.contract.stored import Rows, find_sets
from pointerbench.contract.unpacked import unpack
from pointerbench.imports.entry import OURS, WHOLE
from pointerbench.imports.pictures import put
from pointerbench.values.errors import UsageError
from pointerbench.values.files import made_aside, put_in_place


@dataclass(frozen=True, slots=True)
class Placing:
    """How sets are written: with pictures or without, linked or copied, over earlier ones."""

    pictures: bool
    how: str
    overwrite: bool
    quiet: bool


def is_named_like_ours(name: str) -> bool:
    return name == WHOLE or name.startswith(OURS)


def own_sets(path: Path, name: str, suites: Sequence[str]) -> list[Rows]:
    """The sets of ours that are asked for; none where what is there is not ours.

    ``pointerbench`` are all of a folder, or those of ``suites``; ``pointerbench-sheets`` is that
    suite, and any other such name the only set there.

    Raises:
        UsageError: there is no set, or one that is asked for is not among them.
    """
    try:
        found = find_sets(path, "test", "train")
    except UsageError:
        if name == WHOLE:
            raise
        return []  # its own format will say what it expected
    ours = {rows.suite: rows for rows in found if _is_ours(rows, name, alone=len(found) == 1)}
    if name == WHOLE and not ours:
        raise UsageError(f"{path}: a set of {found[0].suite}, expected one of ours")
    if len(found) == 1 and (not ours or name not in (WHOLE, *_NAMES)):
        return list(ours.values())
    wanted = list(suites) if name == WHOLE else [name.removeprefix(OURS)]
    for suite in wanted:
        if suite not in ours:
            there = ", ".join(rows.suite for rows in found)
            raise UsageError(f"{path} holds {there}, not {suite}; {WHOLE} takes all of them")
    return [ours[suite] for suite in wanted or ours]


_NAMES = tuple(f"{OURS}{suite}" for suite in scorer.BREAKDOWNS)


def _is_ours(rows: Rows, name: str, *, alone: bool) -> bool:
    """Whether a set says so itself. Without a manifest its neighbours do, or who asks for ours."""
    if rows.manifest is None:
        return rows.suite in scorer.BREAKDOWNS and (name == WHOLE or not alone)
    return rows.suite in scorer.BREAKDOWNS and "seed" in rows.manifest


def take_over(rows: Rows, out: Path, placing: Placing) -> str:
    """Writes one set into ``out``, whole or not at all; what there is to say of it.

    Raises:
        UsageError: rows or pictures cannot be used, or ``out`` holds something else.
    """
    if not _free(rows, out, placing):
        return f"{out}: {rows.suite} (there already)"
    with made_aside(out) as aside:
        placed = unpack(rows, aside, partial(put, how=placing.how) if placing.pictures else None)
        title = f"import {rows.suite}"
        count = sum(1 for _ in progress(placed, rows.count(), title, quiet=placing.quiet))
        if out.is_dir() and not any(out.iterdir()):
            out.rmdir()
        put_in_place(aside, out)
    version = (rows.manifest or {}).get("suite_version", "?")
    with (out / METADATA).open("rb") as file:
        digest = hashlib.file_digest(file, "sha256").hexdigest()[:12]
    without = "" if placing.pictures else ", without pictures: they can be scored, not asked"
    return f"{out}: {count} examples of {rows.suite}:{version}, data:{digest}{without}"


def _free(rows: Rows, out: Path, placing: Placing) -> bool:
    """Whether the set is to be written; False where it is there.

    Raises:
        UsageError: something else is there.
    """
    if not out.exists() or (out.is_dir() and not any(out.iterdir())):
        return True
    there = read_manifest(out) if out.is_dir() else None
    if there is None:
        raise UsageError(f"{out} holds something else; choose another --out")
    if placing.overwrite:
        return True
    promised = (rows.manifest or {}).get("rows_sha256")
    if promised is None or there.get("rows_sha256") != promised:
        raise UsageError(f"{out} holds another set; choose another --out, or --overwrite it")
    if placing.pictures and not _has_pictures(out):
        raise UsageError(f"{out} holds the rows without their pictures; --overwrite it")
    return False


def _has_pictures(folder: Path) -> bool:
    """Of a set that was put in place whole, the first tells of all."""
    first = next(find_sets(folder)[0].entries())
    return isinstance(first.picture, Path) and first.picture.is_file()
