"""What lies beside a Pro test set: its applications counted, and the source ids to keep out of
training."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from pointerbench.contract.heldout import HELD_OUT
from pointerbench.values.example import Row

APPS_FILE = "apps.json"
_COUNTED = ("app_category", "platform", "element_type")


def listings(rows: Iterable[Row]) -> dict[str, str]:
    """The files' texts by name."""
    ids: list[str] = []
    counts: dict[str, Counter[str]] = {field: Counter() for field in _COUNTED}
    apps: dict[str, Row] = {}
    per_app: dict[str, dict[str, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    for row in rows:
        ids.append(row["source_id"])
        slug = row["app_slug"]
        apps[slug] = row
        for field, counter in counts.items():
            counter[row[field]] += 1
        for field in ("platform", "element_type", "source_file"):
            per_app[slug][field][row[field]] += 1
    listed = {
        "examples": len(ids),
        **{field: dict(sorted(counter.items())) for field, counter in counts.items()},
        "apps": {slug: _app(apps[slug], per_app[slug]) for slug in sorted(apps)},
    }
    return {
        APPS_FILE: json.dumps(listed, indent=1, ensure_ascii=False) + "\n",
        HELD_OUT: "".join(f"{source_id}\n" for source_id in sorted(ids)),
    }


def _app(row: Row, counts: Mapping[str, Counter[str]]) -> dict[str, object]:
    return {
        "name": row["app"],
        "category": row["app_category"],
        "examples": sum(counts["element_type"].values()),
        **{field: dict(sorted(counter.items())) for field, counter in sorted(counts.items())},
    }
