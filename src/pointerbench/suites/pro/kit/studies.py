"""Tables of measurements for programs that study data: rows, and a summary by a group."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw

_ROWS, _GROUPS = 40, 6


@cache
def _words() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("studies.toml").read_text("utf-8"))


def studies(draw: Draw, count: int) -> tuple[dict[str, Any], list[str]]:
    """A table, and the names of ``count - 1`` others.

    Of the table: ``file``, ``folder``, ``title``; the names of its columns ``group``, ``value``,
    ``second`` and the ``unit``; ``rows`` with ``n``, ``date``, ``group``, ``value``, ``second``;
    ``summary`` with ``group``, ``count``, ``mean``, ``max``; ``count``, ``mean``, ``std``,
    ``min``, ``max`` of all.
    """
    own = Draw(draw.stream.child("studies"), draw.language, _words(), parent=draw)
    one, *others = own.banks("tables", count)
    return _table(own.child("table"), one), [other["file"] for other in others]


def _table(draw: Draw, one: dict[str, Any]) -> dict[str, Any]:
    stream = draw.stream
    low, high = one["range"]
    groups = [draw.district() for _ in range(_GROUPS)]
    means = [v / 100 for v in draw.distinct(low * 100 + 7, high * 100, _GROUPS, 3)]
    counts = draw.distinct(24, 480, _GROUPS)
    summary = []
    for group, mean, count in sorted(zip(groups, means, counts, strict=True)):
        most = round(mean + stream.integer(4, 40) * max(0.1, (high - low) / 60), 2)
        summary.append({"group": group, "count": count, "mean": mean, "max": most})
    first = draw.day(-320, -60)
    rows = []
    for number in range(_ROWS):
        row = stream.pick(summary)
        value = round(max(0.2, row["mean"] + stream.integer(-20, 20) * (high - low) / 200), 2)
        day = first.fromordinal(first.toordinal() + number)
        rows.append(
            {"n": number, "date": day.isoformat(), "group": row["group"], "value": value}
            | {"second": stream.integer(*one["other"])}
        )
    total = sum(counts)
    mean = round(sum(row["mean"] * row["count"] for row in summary) / total, 3)
    names = ("file", "folder", "title", "group", "value", "second", "unit")
    return {
        **{key: one[key] for key in names},
        "rows": rows,
        "summary": summary,
        "count": total,
        "mean": mean,
        "std": round((high - low) / stream.integer(4, 9), 3),
        "min": round(min(low, mean) * 0.9, 2),
        "max": max(row["max"] for row in summary),
    }
