"""A query and what it returned: rows that meet its conditions, in the order that it asks for."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_ORDERS = {"total": "cents", "items": "items", "created_at": "iso"}
_LIMITS = (50, 100, 200, 500)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    schema, table = stream.pick(content["schemas"]), stream.pick(content["subjects"])
    order = stream.pick(list(_ORDERS))
    rows = _rows(draw.child("rows"), stream.integer(12, 18))
    rows.sort(key=lambda row: row[_ORDERS[order]], reverse=True)
    limit = stream.pick(_LIMITS)
    first = dt.date.fromisoformat(min(row["iso"] for row in rows)).replace(day=1)
    least = min(row["cents"] for row in rows) // 1000 * 10
    others = stream.sample(content["tables"], 8)
    return {
        "menus": content["menus"],
        "schema": schema,
        "table": table,
        "sql": _statement(schema, table, first, least, order, limit),
        "limits": list(_LIMITS),
        "limit": limit,
        "rows": rows,
        "tables": _tables(draw.child("tables"), [table, *others]),
        "views": stream.sample(content["views"], 2),
        "routines": stream.sample(content["routines"], 2),
        "stage": stream.pick(content["stages"]),
        "system": stream.pick(content["systems"]),
        "tabs": [f"{table}.sql", f"{stream.pick(others)}_{stream.integer(2, 12):02}.sql"],
        "took": stream.integer(6, 480),
        "steps": _steps(draw.child("steps"), limit),
        "runs": _runs(draw.child("runs"), schema, [table, *others]),
        "host": f"{schema}-db.{draw.person()['handle']}.example",
        "user": draw.person()["handle"],
        "port": stream.pick([5432, 5433, 3306, 6432]),
        "line": stream.integer(1, 7),
        "file": f"{table}_{draw.date_text(draw.today, 'numeric')}.csv",
    }


def _statement(
    schema: str, table: str, first: dt.date, least: int, order: str, limit: int
) -> list[str]:
    return [
        "SELECT o.id, c.name AS customer, c.city,",
        "       o.total, o.items, o.created_at, o.paid",
        f"FROM {schema}.{table} AS o",
        f"JOIN {schema}.customers AS c ON c.id = o.customer_id",
        f"WHERE o.created_at >= '{first.isoformat()}'",
        f"  AND o.total > {least}",
        f"ORDER BY o.{order} DESC",
        f"LIMIT {limit};",
    ]


def _rows(draw: Draw, count: int) -> list[dict[str, Any]]:
    stream = draw.stream
    cents = draw.distinct(3200, 480000, count, 5)
    items = draw.distinct(1, 40, count)
    days = draw.distinct(1, 95, count)
    ids = draw.distinct(10240, 99900, count)
    cities = draw.cities(5)
    rows = []
    for at in range(count):
        rows.append(
            {
                "key": f"r{at}",
                "id": str(ids[at]),
                "customer": draw.person()["name"],
                "city": stream.pick(cities),
                "cents": cents[at],
                "total": f"{cents[at] / 100:.2f}",
                "items": items[at],
                "iso": draw.day(-days[at], -days[at]).isoformat(),
                "paid": stream.chance(0.55),
            }
        )
    return rows


def _tables(draw: Draw, names: list[str]) -> list[dict[str, Any]]:
    counts = draw.spread(120, 980_000, len(names))
    return [
        {"key": f"t{at}", "name": name, "count": count, "shown": draw.number_text(count)}
        for at, (name, count) in enumerate(zip(sorted(names), counts, strict=True))
    ]


def _steps(draw: Draw, limit: int) -> list[dict[str, Any]]:
    stream = draw.stream
    above, scans = draw.content["steps"], draw.content["scans"]
    chosen = set(stream.sample(above[1:], 3))
    inner = [name for name in above if name in chosen or name == above[0]]
    names = [*inner, *stream.sample(scans, 3)]
    costs = sorted(draw.distinct(40, 9800, len(names)), reverse=True)
    counts = sorted(draw.distinct(300, 88000, len(names) - 1))
    times = draw.distinct(1, 260, len(names))
    return [
        {
            "key": f"s{at}",
            "name": name,
            "cost": costs[at],
            "rows": [limit, *counts][at],
            "took": times[at],
            "depth": min(at, 4),
        }
        for at, name in enumerate(names)
    ]


def _runs(draw: Draw, schema: str, tables: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(8, 10)
    minutes = sorted(draw.distinct(8 * 60, 17 * 60, count), reverse=True)
    times = draw.distinct(2, 2400, count)
    counts = draw.distinct(1, 500, count)
    forms = (
        "SELECT * FROM {s}.{t} WHERE id < {n};",
        "SELECT id, name FROM {s}.{t} WHERE id > {n};",
        "UPDATE {s}.{t} SET checked = true WHERE id < {n};",
        "DELETE FROM {s}.{t} WHERE id > {n};",
        "SELECT id, name FROM {s}.{t} ORDER BY id LIMIT {n};",
    )
    failed = set(stream.sample(range(count), stream.integer(1, 2)))
    return [
        {
            "key": f"h{at}",
            "started": draw.time_text(minutes[at]),
            "iso": f"{minutes[at] // 60:02}:{minutes[at] % 60:02}",
            "sql": stream.pick(forms).format(
                s=schema, t=stream.pick(tables), n=stream.integer(500, 9900)
            ),
            "took": times[at],
            "rows": 0 if at in failed else counts[at],
            "failed": at in failed,
        }
        for at in range(count)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    first, second = (row["key"] for row in draw.stream.sample(document["rows"], 2))
    table = draw.stream.pick(document["tables"][:5])["key"]
    return {
        "result": {"open": first},
        "wide": {"open": first, "pane": False, "pinned": True},
        "running": {"open": second, "running": True, "tree": True},
        "ticked": {"open": second, "ticked": [first, second], "auto": False},
        "plan": {"tab": "plan", "pane": False},
        "history": {"tab": "history", "pane": False},
        "context": {"context": table, "open": first},
        "limit": {"drop": True, "open": second},
        "menu": {"menu": draw.stream.pick(["file", "database", "query", "edit"]), "open": first},
        "export": {"dialog": "export", "open": first},
        "connect": {"dialog": "connect", "open": second},
        "error": {"error": True, "open": first},
        "empty": {"none": True, "pane": False},
        "committed": {"toast": True, "open": second},
    }
