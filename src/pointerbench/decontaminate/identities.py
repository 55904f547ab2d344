"""Which example a row is, whatever its file is called."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, TypeAlias

from pointerbench.values.example import Row

Identity: TypeAlias = tuple[str, ...]


def identity(manifest: Mapping[str, Any] | None, row: Row) -> Identity | None:
    """What names the example of a row in every set that holds it; None where nothing does.

    Of a built set: suite, seed, split and index. Version and picture options are left out: the same
    index at another size is drawn from the same random stream. Of a set that a chain of steps chose
    from pools: suite, seed, split, source and source id, for there the index says nothing. Of an
    imported set: its name, the row's split and id. Without a manifest an id names nothing.
    """
    if manifest is None:
        return None
    suite = str(manifest["suite"])
    if "seed" not in manifest:
        imported = re.match(r"custom\W", suite) and "id" in row
        return (suite, str(row.get("split")), str(row["id"])) if imported else None
    whose = (suite, str(manifest["seed"]), str(manifest.get("split")))
    if "source" in manifest:
        chosen = row.get("source_id")
        return None if chosen is None else (*whose, str(manifest["source"]), str(chosen))
    number = re.fullmatch(r".*_(\d{4,})", str(row.get("id", "")))
    return (*whose, str(int(number[1]))) if number else None
