"""What a folder holds before a build, and whether that is what is to be built, or a beginning."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from pointerbench.building.journal import JOURNAL
from pointerbench.building.plan import Plan
from pointerbench.building.shards import RECORDS
from pointerbench.contract.manifest import (
    LAYERS,
    MANIFEST,
    METADATA,
    difference,
    differing_tool,
    parse_manifest,
    tools_of,
)
from pointerbench.values.errors import UsageError

_OWN = re.compile(
    r"s?\d{4,}\.(png|webp)|(test|train)-\d{5,}-of-\d{5,}\.(parquet|tar)|"
    + "|".join(re.escape(name) for name in (METADATA, LAYERS, MANIFEST, JOURNAL))
)
_ELSE = "choose another --out, or give --overwrite to replace it"


def clear(plan: Plan) -> None:
    """Removes the files of a set, finished or not, and nothing else."""
    store = plan.layout.store
    store.below(RECORDS).delete()
    store.remove([name for name in store.names() if _OWN.fullmatch(name)])


def before(plan: Plan) -> dict[str, Any] | None:
    """The manifest of the same set, or of a beginning of it, that was finished here; or None.

    Raises:
        UsageError: something else is there; says how it differs.
    """
    store = plan.layout.store
    data = store.read(MANIFEST)
    manifest = None if data is None else parse_manifest(data, f"{plan.place}/{MANIFEST}")
    if manifest is not None:
        _check_same(plan, manifest)
    if store.read(JOURNAL) is not None:
        raise UsageError(
            f"{plan.place} holds an unfinished build of another kind ({JOURNAL}: of --source "
            "dream, or of an older release); finish it with what began it, choose another --out, "
            "or give --overwrite"
        )
    return manifest


def _check_same(plan: Plan, manifest: Mapping[str, Any]) -> None:
    there = manifest.get("count")
    size = there if isinstance(there, int) else plan.count
    if difference(replace(plan.identity, count=size), manifest):
        differs = difference(plan.identity, manifest)
        raise UsageError(f"{plan.place} holds another set ({differs}); {_ELSE}")
    if size > plan.count:
        raise UsageError(
            f"{plan.place} holds {size} examples, more than {plan.count}: its first {plan.count} "
            f"rows are that set; {_ELSE}"
        )
    if size < plan.count:
        _check_growth(plan, manifest, size)


def _check_growth(plan: Plan, manifest: Mapping[str, Any], there: int) -> None:
    """Raises a UsageError if the set that is there cannot be the beginning of a larger one."""
    if "decontaminated" in manifest or "source" in manifest:
        raise UsageError(
            f"{plan.place} holds {there} examples that were chosen out of more: it cannot grow; "
            f"{_ELSE}"
        )
    made, here = manifest.get("tools", {}), tools_of(plan.suite)
    pixels = {name: made[name] for name in made if name != "pointerbench"}
    if name := differing_tool(pixels, here):
        raise UsageError(
            f"{plan.place} was made with {name} {made[name]}, here is {here.get(name)}: the "
            f"pictures might differ; grow it with that version, or {_ELSE}"
        )


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a set that is there has of the one to be built: its first ``count`` examples, of a set
    in shards in these ``files``."""

    count: int = 0
    files: tuple[str, ...] = ()

    def within(self, first: int, size: int) -> int:
        """How many of ``size`` examples it has, from number ``first`` of the set on."""
        return min(size, max(0, self.count - first))


def layers_lost(plan: Plan, manifest: Mapping[str, Any]) -> bool:
    """Whether the lines of screens are not those that a manifest promises."""
    promised = manifest.get("layers_sha256")
    if promised is None:
        return False
    digest = hashlib.sha256()
    for line in plan.layout.store.lines(LAYERS):
        digest.update(line)
    return digest.hexdigest() != str(promised)


def beginning(plan: Plan, manifest: Mapping[str, Any] | None) -> Beginning:
    """The shards of a smaller set, or the pictures whose rows are those that the manifest
    promises: all or none."""
    if manifest is None or layers_lost(plan, manifest):
        return Beginning()
    count = int(manifest["count"])
    if plan.layout.kind.suffix:
        files = tuple(entry["name"] for entry in manifest.get("shards", ()))
        return Beginning(count, files) if count < plan.count else Beginning()
    digest = hashlib.sha256()
    for line in islice(plan.layout.store.lines(METADATA), count):
        digest.update(line)
    return Beginning(count) if digest.hexdigest() == manifest.get("rows_sha256") else Beginning()
