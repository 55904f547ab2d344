"""The last step: a balanced set out of pools, written like any other set."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pointerbench.building.engines import Record
from pointerbench.building.journal import Journal, finish
from pointerbench.building.stores import LocalStore
from pointerbench.chain.steps import REPORT
from pointerbench.chain.workplace import Order, Workplace
from pointerbench.contract.heldout import Choice
from pointerbench.contract.manifest import Identity, read_manifest
from pointerbench.contract.task import STANDARD, Options
from pointerbench.picture.formats import ENCODERS
from pointerbench.picture.pixels import open_picture
from pointerbench.suites.pro.listings import listings
from pointerbench.suites.pro.pools import POOLS, read_pool
from pointerbench.suites.pro.selection import select, turns_of
from pointerbench.suites.pro.suite import SUITE, row_of
from pointerbench.values.errors import UsageError
from pointerbench.values.example import row_line
from pointerbench.values.files import write_bytes, write_text


def choose(work: Workplace, order: Order, choice: Choice) -> dict[str, Any]:
    """Writes the set and returns its manifest.

    Raises:
        UsageError: the pools are missing, a picture is, or the folder holds another set or is being
            written.
    """
    with LocalStore(choice.folder).alone():
        return _chosen(work, order, choice)


def _chosen(work: Workplace, order: Order, choice: Choice) -> dict[str, Any]:
    rows = [row for name in POOLS for row in read_pool(work.folder / name)]
    free = [row for row in rows if row["source_id"] not in choice.held_out]
    turns = turns_of(order.seed, order.split)
    chosen = list(select(free, order.seed, choice.count, turns))
    if not chosen:
        raise UsageError(f"{work.folder}: nothing in the pools that may be chosen")
    identity = _identity(order, len(chosen))
    _check(choice.folder, identity)
    journal = Journal(choice.folder, identity)
    rejects = {**_reasons(work), **_held(len(rows) - len(free))}
    try:
        for index in journal.left:
            journal.add(_record(work, chosen[index], index, choice.folder, rejects))
        manifest = finish(journal, SUITE.count_by)
    except BaseException:
        journal.close()
        raise
    if order.split == "test":
        written = (row_of(SUITE, index, own) for index, own in enumerate(chosen))
        write_listings(choice.beside, listings(written))
    return manifest


def write_listings(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        write_text(folder / name, text)


def _identity(order: Order, count: int) -> Identity:
    options = {**Options(STANDARD).as_json(), "source": order.source}
    return Identity(SUITE.name, SUITE.version, order.seed, order.split, 0, count, options)


def _check(folder: Path, identity: Identity) -> None:
    before = read_manifest(folder)
    names = ("suite", "suite_version", "seed", "split", "source")
    wanted = identity.as_json()
    if before is not None and any(before.get(name) != wanted[name] for name in names):
        raise UsageError(f"{folder} holds another set; choose another --out")


def _reasons(work: Workplace) -> dict[str, int]:
    path = work.folder / REPORT
    found: dict[str, int] = json.loads(path.read_text("utf-8"))["reasons"] if path.exists() else {}
    return found


def _held(count: int) -> dict[str, int]:
    return {"held_out": count} if count else {}


def _record(
    work: Workplace, own: Mapping[str, Any], index: int, folder: Path, rejects: dict[str, int]
) -> Record:
    """Writes the picture of a row; the first row carries what the whole chain turned away."""
    picture = open_picture(work.screen_file(own["source_file"]))
    if list(picture.size) != own["image_size"]:
        raise UsageError(
            f"{own['source_file']}: {picture.width}x{picture.height} pixels, "
            f"the pool says {own['image_size']}"
        )
    row = row_of(SUITE, index, own)
    data, pixels = ENCODERS[SUITE.pictures.format](picture)
    write_bytes(folder / row["file_name"], data)
    return Record(index, row["file_name"], row_line(row), pixels, {} if index else rejects)
