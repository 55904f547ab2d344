"""Builds a set: the shards of it that are missing, by an engine, and then what tells of the whole.

A set of any format goes this way, on one machine or many, into a folder or an object store. What a
finished set in the folder has of it already stays: shards that its manifest lists, or pictures
beside its rows. So a build goes on, a lost file comes back, and a set grows. As the names of shards
say how many there are, those of a larger set are copied under their new names; the old ones go when
all are there.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import count, islice
from typing import Any

from pointerbench.building import standing
from pointerbench.building.engines import Engine, load_engine
from pointerbench.building.finishing import as_promised, check_mended, finish
from pointerbench.building.making import Outcome, make_shard
from pointerbench.building.plan import Plan
from pointerbench.building.progress import progress
from pointerbench.building.shards import Piece, Shards, begun, read_finished, record_name
from pointerbench.building.standing import Beginning
from pointerbench.contract.manifest import LAYERS, METADATA, tools_of
from pointerbench.values.errors import ExampleError, PointerbenchError, UsageError
from pointerbench.values.example import Row


def build_set(plan: Plan, *, overwrite: bool = False) -> dict[str, Any]:
    """Builds the set, or what is left of it, and returns its manifest.

    Raises:
        UsageError: the folder holds another set, another build is writing it, the seed is not for
            this split, or the engine cannot work.
    """
    if plan.split == "train" and plan.seed == plan.suite.official_seed:
        raise UsageError(
            f"seed {plan.seed} is that of the official {plan.suite.name} test set; "
            "choose another one for training"
        )
    store = plan.layout.store
    with store.alone():
        store.sweep()
        if overwrite:
            standing.clear(plan)
        manifest = _built(plan, standing.before(plan))
        store.sweep()
    return manifest


def shards_of(plan: Plan) -> Shards:
    """The shards of a plan, to look at; workers need them `equipped`."""
    layout, held_out = plan.layout, plan.held_out
    kind, size = layout.format, layout.size
    return Shards(plan.identity, plan.work, layout.store, kind, size, held_out=held_out)


def equipped(plan: Plan) -> Shards:
    """What workers need to make the shards of a plan.

    Raises:
        UsageError: something that draws is missing.
    """
    schema = b""
    if plan.layout.format == "parquet":
        from pointerbench.building.formats.parquet import schema_of  # noqa: PLC0415 - an extra

        schema = schema_of(_first_rows(plan))
    return replace(shards_of(plan), schema=schema, expected=tools_of(plan.suite))


def _first_rows(plan: Plan) -> Iterator[Row]:
    """The rows from index 0 on, wherever the set begins: its sisters have the same columns."""
    for index in count():
        with suppress(ExampleError):  # which is told when its shard is made
            made = plan.suite.make(index, plan.seed, plan.split, plan.options)
            yield json.loads(made.example.line())


@dataclass(frozen=True, slots=True)
class _There:
    """The files of the folder and of its records when a build begins, with their bytes; and those
    that the manifest lists."""

    names: Mapping[str, int]
    recorded: Mapping[str, int]
    listed: Mapping[str, int]

    def whole(self, shards: Shards, number: int) -> bool:
        """Whether a shard's files are there, as far as names and sizes tell."""
        names, listed = self.names, self.listed
        files = shards.files(number)
        return all(name in names and listed.get(name, names[name]) == names[name] for name in files)

    def done(self, shards: Shards, number: int) -> bool:
        """Whether a shard need not be made: a record or the manifest speaks for its files.

        Raises:
            UsageError: it has the record of another set.
        """
        recorded = record_name(number) in self.recorded and read_finished(shards, number)
        named = all(name in self.listed for name in shards.files(number))
        return bool(recorded or named) and self.whole(shards, number)


def _built(plan: Plan, before: dict[str, Any] | None) -> dict[str, Any]:
    """The manifest of the finished set; ``before`` is that of the one that was here."""
    shards = shards_of(plan)
    start = standing.beginning(plan, before)
    promised = [] if before is None or start.files else before.get("shards", [])
    listed = {entry["name"]: entry["bytes"] for entry in promised}
    there = _There(plan.layout.store.names(), shards.records.names(), listed)
    if before is not None and _complete(plan, shards, there, before):
        plan.say(f"{plan.place}: already complete (--overwrite builds it anew)")
        return before
    _check_records(shards, there.recorded)
    lost = before is not None and standing.layers_lost(plan, before)
    left = [number for number in range(shards.count) if lost or not there.done(shards, number)]
    _make(plan, shards, left, _ahead(shards, there, left, start), start)
    if before is not None and listed and len(left) < shards.count:
        check_mended(plan, shards, before, left)
        manifest = before
    else:
        if before is not None and start.count and not as_promised(plan, shards, before):
            print(
                f"warning: {plan.place}: what is there is not what its manifest promises; all is "
                "made anew",
                file=sys.stderr,
            )
            _make(plan, shards, [*range(shards.count)], 0, standing.Beginning())
        manifest = finish(plan, shards, before)
    shards.records.delete()
    return manifest


def _complete(plan: Plan, shards: Shards, there: _There, before: Mapping[str, Any]) -> bool:
    rows = bool(shards.kind.suffix) or METADATA in there.names
    layers = "layers_sha256" not in before or LAYERS in there.names
    same = rows and layers and not there.recorded and before["count"] == plan.count
    return same and all(there.whole(shards, number) for number in range(shards.count))


def _check_records(shards: Shards, recorded: Iterable[str]) -> None:
    """Raises a UsageError if a larger set was begun here: its last shards are none of this one."""
    for name in recorded:
        number = name.partition(".")[0]
        if number.isdecimal() and int(number) >= shards.count:
            read_finished(shards, int(number))


def _ahead(shards: Shards, there: _There, left: Iterable[int], start: Beginning) -> int:
    """How many examples need not be drawn, of the shards that are left."""
    if start.files:
        named = enumerate(start.files)
        files = {number for number, name in named if name in there.names}
        return sum(len(_known(shards, number, start)) for number in left if number in files)
    return sum(
        shards.pictures.file_of(index) in there.names
        for number in left
        for index in _known(shards, number, start) or [one.index for one in begun(shards, number)]
    )


def _known(shards: Shards, number: int, start: Beginning) -> range:
    """The examples of a shard that the set which is there has, too."""
    indices = shards.indices(number)
    return indices[: start.within(indices.start - shards.identity.start, len(indices))]


def _make(plan: Plan, shards: Shards, left: list[int], ahead: int, start: Beginning) -> None:
    """Has the shards made that are left; ``ahead`` of their pictures need not be drawn.

    Raises:
        PointerbenchError: some examples failed, after all others were made; tells each of them.
    """
    if not left:
        return
    shards = equipped(plan)
    todo = sum(len(shards.indices(number)) for number in left) - ahead
    if todo < plan.count:
        plan.say(f"{plan.place}: going on after {plan.count - todo} of {plan.count} examples")
    engine: Engine[Piece, Outcome] = load_engine(plan.engine)
    pieces = _pieces(shards, left, start)
    done = engine(partial(make_shard, shards), pieces, plan.jobs)
    failed: dict[int, str] = {}
    for outcome in progress(done, todo, plan.suite.name, quiet=plan.quiet, size=lambda one: one[0]):
        failed.update(outcome.failed)
    if failed:
        raise PointerbenchError(_told(plan, failed))


def _told(plan: Plan, failed: Mapping[int, str]) -> str:
    """What is said of examples that could not be made; neighbours that failed alike, at once."""
    lines: list[tuple[int, int, str]] = []
    for index, message in sorted(failed.items()):
        if lines and lines[-1][1:] == (index - 1, message):
            lines[-1] = (lines[-1][0], index, message)
        else:
            lines.append((index, index, message))
    listed = (
        f"  {first if first == last else f'{first} to {last}'}: {message}"
        for first, last, message in lines
    )
    return "\n".join(
        (
            f"{plan.place}: {len(failed)} examples failed; all others are there, and the same "
            "command tries these again:",
            *listed,
        )
    )


def _pieces(shards: Shards, left: Iterable[int], start: Beginning) -> Iterator[Piece]:
    """The shards to make, each with what is there of it and can be trusted."""
    if start.files:
        for number in left:
            yield Piece(number, was="".join(start.files[number : number + 1]))
        return
    lines = islice(shards.store.lines(METADATA), start.count) if start.count else iter(())
    wanted = set(left)
    for number in range(shards.count):
        rows = tuple(islice(lines, len(shards.indices(number))))
        if number in wanted:
            yield Piece(number, tuple(row.decode().rstrip("\n") for row in rows))
