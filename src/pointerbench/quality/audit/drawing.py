"""Which rows of a set are audited, and in what order: drawn by the seed, and checked."""

from __future__ import annotations

import hashlib
import heapq
import os
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path, PurePath

from pointerbench import eval as scorer
from pointerbench.contract.stored import Entry, Rows
from pointerbench.looking.pictures import inside, looks_of
from pointerbench.quality.audit.plan import PICTURES, Asked, AuditedSet, Item, Plan
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.rng import Stream


@dataclass(frozen=True, slots=True)
class Taken:
    """A row of the sample; ``number`` is its place in the set, ``picture`` "" where it is in a
    shard."""

    number: int
    place: str
    row: Row = field(repr=False)
    picture: str


@dataclass(frozen=True, slots=True)
class Surveyed:
    """A set that was read once: its sample, and what is wrong with rows of it, with file and
    line."""

    rows: Rows
    digest: str
    count: int
    taken: tuple[Taken, ...]
    problems: tuple[str, ...]


def survey(rows: Rows, asked: Asked) -> Surveyed:
    """Reads a set and takes the sample: the rows whose ids have the least random numbers.

    Raises:
        UsageError: a row cannot be read at all; with file and line.
    """
    digest, problems = hashlib.sha256(), []
    counted = 0

    def drawn() -> Iterator[tuple[float, int, Taken]]:
        nonlocal counted
        seen: Counter[str] = Counter()
        for counted, entry in enumerate(rows.entries(), 1):
            digest.update(entry.line)
            problem = _problem(entry, asked.field)
            if problem:
                problems.append(f"{entry.place}: {problem}")
                continue
            seen[entry.id] += 1
            path = f"audit/{asked.seed}/{entry.id}/{seen[entry.id]}"
            picture = _within(entry.picture, rows.folder)
            yield Stream(path).random(), counted, Taken(counted, entry.place, entry.row, picture)

    least = heapq.nsmallest(asked.sample, drawn(), key=lambda one: one[:2])
    taken = tuple(one for _, _, one in least)
    return Surveyed(rows, digest.hexdigest(), counted, taken, tuple(problems))


def _within(picture: Path | bytes, folder: Path) -> str:
    return "" if isinstance(picture, bytes) else picture.relative_to(folder).as_posix()


def _problem(entry: Entry, field: str) -> str:
    """What is wrong with a row, as far as it says itself; "" if nothing is."""
    instruction = entry.row.get(field)
    if not isinstance(instruction, str) or not instruction.strip():
        return f'expected "{field}" to be a text, got {scorer.brief(instruction)}'
    try:
        scorer.check_truth(dict(entry.row))
    except scorer.InputError as error:
        return str(error)
    if isinstance(entry.picture, Path) and not entry.picture.is_file():
        return f"the picture {entry.picture.name!r} is not there"
    return ""


def draw(
    surveyed: Sequence[Surveyed], asked: Asked, out: Path, aside: Path
) -> tuple[Plan, list[str]]:
    """The audit that will lie in ``out``, and what is wrong with pictures of the sample; pictures
    in shards are written into ``aside``, which becomes it."""
    sets, items, problems = [], [], []
    for number, one in enumerate(surveyed):
        shards = not one.rows.is_folder
        taken = _unpacked(one, number, aside / PICTURES) if shards else one.taken
        home = aside if shards else one.rows.folder
        found = [_drawn(row, number, home, asked.field) for row in taken]
        usable = [item for item in found if isinstance(item, Item)]
        wrong = [item for item in found if isinstance(item, str)]
        items += usable
        problems += wrong
        where = "." if shards else seen_from(out, one.rows.folder)
        name = one.rows.folder.as_posix()
        left_out = len(one.problems) + len(wrong)
        sets.append(AuditedSet(name, where, one.digest, one.count, left_out))
    digits = len(str(len(items)))
    mixed = Stream(f"audit/{asked.seed}").shuffled(items)
    keyed = [replace(item, key=f"{place:0{digits}d}") for place, item in enumerate(mixed, 1)]
    return Plan(out, asked, tuple(sets), tuple(keyed)), problems


def _drawn(taken: Taken, number: int, home: Path, field: str) -> Item | str:
    """A row as it is shown, or what is wrong with its picture."""
    row, name = taken.row, taken.picture
    try:
        if not inside(home, home / name):
            raise UsageError("leads out of the set")
        size = looks_of(home / name).size
        item = Item("", number, row["id"], taken.place, name, size, row[field], row["eval"])
        told = row.get("image_size")
        if told and tuple(told) != size:
            raise UsageError(f"is {size[0]} x {size[1]} pixels, image_size says {told}")
        hull = item.truth.hull
        if hull and not (hull[0] < size[0] and hull[1] < size[1] and hull[2] > 0 and hull[3] > 0):
            raise UsageError(f"is {size[0]} x {size[1]} pixels: the target lies off it")
    except UsageError as error:
        return f"{taken.place}: the picture {PurePath(name).name!r} {error}"
    return item


def _unpacked(one: Surveyed, number: int, folder: Path) -> Iterable[Taken]:
    """The sample of a set in shards, whose pictures are written into the folder."""
    wanted = {taken.number: taken for taken in one.taken}
    folder.mkdir(exist_ok=True)
    for place, entry in enumerate(one.rows.entries(), 1):
        if place in wanted and isinstance(entry.picture, bytes):
            suffix = PurePath(str(entry.row.get("file_name") or "")).suffix
            path = folder / f"{number}-{place}{suffix}"
            path.write_bytes(entry.picture)
            yield replace(wanted[place], picture=f"{PICTURES}/{path.name}")


def seen_from(out: Path, folder: Path) -> str:
    """The way from an audit's folder to a set's, so that both can be moved together."""
    try:
        return Path(os.path.relpath(folder.resolve(), out.resolve())).as_posix()
    except ValueError:  # on another drive
        return str(folder.resolve())
