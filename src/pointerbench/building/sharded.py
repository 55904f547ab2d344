"""Builds a set in shards: on one machine or many, into a folder or an object store."""

from __future__ import annotations

import itertools
import json
import re
import sys
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from pointerbench.building.engines import Engine, Record, load_engine
from pointerbench.building.journal import JOURNAL, summed
from pointerbench.building.plan import Plan, Sharding, compare
from pointerbench.building.progress import progress
from pointerbench.building.shards import RECORDS, Shards, make_shard, read_finished, record_name
from pointerbench.building.stores import Store
from pointerbench.contract.manifest import MANIFEST, METADATA, manifest_text, parse_manifest, tools
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row

_OWN = re.compile(
    r"\d{4,}\.png|(test|train)-\d{5,}-of-\d{5,}\.(parquet|tar)|"
    + "|".join(re.escape(name) for name in (METADATA, MANIFEST, JOURNAL))
)


def build_shards(plan: Plan, sharding: Sharding, *, overwrite: bool = False) -> dict[str, Any]:
    """Builds the set, or the shards of it that are missing, and returns its manifest.

    Raises:
        UsageError: the folder holds another set, or the engine cannot work.
    """
    before = _begun(plan, sharding.store, overwrite)
    shards = shards_of(plan, sharding)
    names, recorded = sharding.store.names(), shards.records.names()
    # Without its rows a folder of pictures is no set: all of them are needed to write them again.
    known = before if sharding.format != "imagefolder" or METADATA in names else None
    left = [n for n in range(shards.count) if not _is_there(shards, n, names, recorded, known)]
    if known is not None and not left and not recorded:
        plan.say(f"{plan.place}: already complete (--overwrite builds it anew)")
        return known
    _make(plan, sharding, shards, left)
    manifest = known or _finish(plan, sharding, shards)
    if known is not None:
        _check_mended(shards, known)
    elif before is not None:
        compare(before, manifest)
    shards.records.delete()
    sharding.store.sweep()
    return manifest


def _begun(plan: Plan, store: Store, overwrite: bool) -> dict[str, Any] | None:
    """The manifest of the same set, finished before; clears the folder if asked to."""
    store.sweep()
    if overwrite:
        store.below(RECORDS).delete()
        store.remove([name for name in store.names() if _OWN.fullmatch(name)])
        return None
    data = store.read(MANIFEST)
    before = None if data is None else parse_manifest(data, f"{plan.place}/{MANIFEST}")
    if before is not None:
        plan.check_same(before)
    if store.read(JOURNAL) is not None:
        raise UsageError(
            f"{plan.place} holds an unfinished build without shards; finish it with its own "
            "command, choose another --out, or give --overwrite"
        )
    return before


def shards_of(plan: Plan, sharding: Sharding) -> Shards:
    """What workers need to make the shards of a plan."""
    schema = b""
    if sharding.format == "parquet":
        from pointerbench.building.formats.parquet import schema_of  # noqa: PLC0415 - an extra

        schema = schema_of(_first_rows(plan))
    kind, size = sharding.format, sharding.size
    held_out = plan.held_out
    return Shards(plan.identity, plan.work, sharding.store, kind, size, schema, held_out)


def _first_rows(plan: Plan) -> Iterator[Row]:
    """The rows from index 0 on, wherever the set begins: its sisters have the same columns."""
    for index in itertools.count():
        made = plan.suite.make(index, plan.seed, plan.split, plan.options)
        yield json.loads(made.example.line())


def _is_there(
    shards: Shards,
    number: int,
    names: Mapping[str, int],
    recorded: Mapping[str, int],
    known: Mapping[str, Any] | None,
) -> bool:
    """Whether a shard is done: its files are there, and its record or the manifest says so."""
    files = shards.files(number)
    if not all(name in names for name in files):
        return False
    if record_name(number) in recorded and read_finished(shards, number) is not None:
        return True
    if known is None:
        return False
    listed = {entry["name"]: entry["bytes"] for entry in known.get("shards", [])}
    return all(listed.get(name, names[name]) == names[name] for name in files)


def _make(plan: Plan, sharding: Sharding, shards: Shards, left: list[int]) -> None:
    """Has the shards made that are left."""
    todo = sum(len(shards.indices(number)) for number in left)
    if todo < plan.count:
        done = plan.count - todo
        plan.say(f"{plan.place}: going on after {done} of {plan.count} examples")
    engine: Engine[int, int] = load_engine(sharding.engine)
    counts = engine(partial(make_shard, shards), left, sharding.jobs) if left else iter(())
    for _ in progress(counts, todo, plan.suite.name, quiet=plan.quiet, size=int):
        pass


def _finish(plan: Plan, sharding: Sharding, shards: Shards) -> dict[str, Any]:
    """Writes the rows (beside pictures only), the manifest and the listings from all records."""
    count_by, store = plan.suite.count_by, sharding.store
    entries: list[dict[str, Any]] = []
    if sharding.format == "imagefolder":
        with store.writing(METADATA) as file:
            manifest = summed(_records(shards, entries), plan.identity, count_by, file)
    else:
        manifest = summed(_records(shards, entries), plan.identity, count_by)
        manifest["shards"] = entries
    if plan.split == "test":
        rows = (json.loads(record.line) for record in _records(shards, []))
        texts = plan.suite.listings(rows)
        sharding.beside.write_all({name: text.encode() for name, text in texts.items()})
    store.write_all({MANIFEST: manifest_text(manifest).encode()})
    return manifest


def _records(shards: Shards, entries: list[dict[str, Any]]) -> Iterator[Record]:
    """All records by index; ``entries`` receives what a manifest says of each shard."""
    for number in range(shards.count):
        finished = read_finished(shards, number)
        if finished is None:
            raise UsageError(
                f"{shards.store.shown}: shard {number} was made, but is not to be seen from here; "
                "with several machines, --out has to be a URL or a folder that all of them share"
            )
        entries.append({"name": shards.files(number)[0], **finished.file})
        yield from finished.records


def _check_mended(shards: Shards, known: Mapping[str, Any]) -> None:
    """Says whether shards that were lost and made again are those that the manifest promised."""
    listed = {entry["name"]: entry for entry in known.get("shards", [])}
    lines = (shards.store.read(METADATA) or b"").splitlines()
    for number in range(shards.count):
        finished = read_finished(shards, number)
        if finished is None:
            continue
        name, part = shards.files(number)[0], slice(number * shards.size, None)
        if listed:
            same = listed.get(name) == {"name": name, **finished.file}
        else:
            rows = [record.line.encode() for record in finished.records]
            same = lines[part][: len(rows)] == rows
        if not same:
            print(
                f"warning: {name}, made again, is not what the manifest that was here promised:\n"
                f"  there: {known.get('tools')}\n  now:   {tools()}",
                file=sys.stderr,
            )
