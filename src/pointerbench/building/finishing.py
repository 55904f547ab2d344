"""What tells of a whole set, written from the records of its shards: rows, layers, the manifest."""

from __future__ import annotations

import hashlib
import json
import sys
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby, islice
from typing import Any

from pointerbench.building.engines import Record
from pointerbench.building.journal import summed
from pointerbench.building.plan import Plan
from pointerbench.building.shards import Shards, read_finished
from pointerbench.contract.manifest import LAYERS, MANIFEST, METADATA, manifest_text, tools_of
from pointerbench.values.errors import UsageError


def finish(plan: Plan, shards: Shards, before: dict[str, Any] | None) -> dict[str, Any]:
    """Writes listings, rows (beside pictures only) and, last, the manifest from all records."""
    count_by, store = plan.suite.count_by, shards.store
    kept = before if before is not None and as_promised(plan, shards, before, tell=True) else None
    if plan.split == "test":
        rows = (json.loads(record.line) for record in _records(shards, []))
        texts = plan.suite.listings(rows)
        plan.layout.beside.write_all((name, text.encode()) for name, text in texts.items())
    entries: list[dict[str, Any]] = []
    records = _carried(_records(shards, entries), kept)
    if shards.kind.suffix:
        manifest = summed(records, plan.identity, count_by, made_with=tools_of(plan.suite))
        manifest["shards"] = entries
        store.remove(_names((before or {}).get("shards", [])) - _names(entries))
    else:
        with store.writing(METADATA) as file:
            manifest = summed(records, plan.identity, count_by, file, tools_of(plan.suite))
        if kept is not None and kept["count"] == plan.count:
            manifest = kept
    if plan.suite.pictures.layers:
        manifest["layers_sha256"] = _write_layers(shards, kept is not None)
    store.write_all([(MANIFEST, manifest_text(manifest).encode())])
    return manifest


def _write_layers(shards: Shards, kept: bool) -> str:
    """Writes the lines of all screens, and returns their digest; those of examples that were kept
    are there."""
    there = shards.store.lines(LAYERS) if kept else iter(())
    digest = hashlib.sha256()
    with shards.store.writing(LAYERS) as file:
        for _, screen in groupby(_records(shards, []), key=lambda record: record.file_name):
            was = next(there, b"")
            new = next((record.layer for record in screen if record.layer), "")
            line = f"{new}\n".encode() if new else was
            digest.update(line)
            file.write(line)
        deque(there, maxlen=0)  # read to its end, a file is closed
    return digest.hexdigest()


def _names(entries: Iterable[Mapping[str, Any]]) -> set[str]:
    return {entry["name"] for entry in entries}


def as_promised(
    plan: Plan, shards: Shards, before: Mapping[str, Any], *, tell: bool = False
) -> bool:
    """Whether the first examples are those of the manifest that was here; may tell if not."""
    first = islice(_records(shards, []), before["count"])
    now = summed(first, plan.identity, plan.suite.count_by)
    wrong = [name for name in ("rows", "pixels") if before.get(key := f"{name}_sha256") != now[key]]
    for name in wrong if tell else ():
        print(
            f"warning: the {name} differ from those of the manifest that was here:\n"
            f"  there: {before.get(f'{name}_sha256')} with {before.get('tools')}\n"
            f"  now:   {now[f'{name}_sha256']} with {now['tools']}",
            file=sys.stderr,
        )
    return not wrong


def _carried(records: Iterable[Record], kept: Mapping[str, Any] | None) -> Iterator[Record]:
    """The records; what was rejected for those of a set that was here, its manifest says."""
    count, rejects = (kept["count"], kept.get("rejects", {})) if kept else (0, {})
    for place, record in enumerate(records):
        yield record if place >= count else replace(record, rejects={} if place else rejects)


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


def check_mended(
    plan: Plan, shards: Shards, before: Mapping[str, Any], made: Iterable[int]
) -> None:
    """Says whether shards that were lost and made again are those that the manifest promised."""
    listed = {entry["name"]: entry for entry in before["shards"]}
    for number in made:
        name, finished = shards.files(number)[0], read_finished(shards, number)
        if finished is not None and listed.get(name) != {"name": name, **finished.file}:
            print(
                f"warning: {name}, made again, is not what the manifest that was here promised:\n"
                f"  there: {before.get('tools')}\n  now:   {tools_of(plan.suite)}",
                file=sys.stderr,
            )
