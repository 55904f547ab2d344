"""A server seen through its desk: objects, a query with its rows, load, sessions, a plan."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import clock, rounded, spiked, wave
from pointerbench.suites.pro.kit.tables import Store, definition, listed, query
from pointerbench.values.rng import Stream


def document(draw: Draw) -> dict[str, Any]:
    stream, store = draw.stream, Store(draw.child("store"))
    servers = draw.banks("servers", 4)
    roles = draw.banks("roles", 5)
    found = query(store, 46)
    minute = draw.minutes(7, 21, 1)
    chosen = stream.pick([store.who, store.what])
    return {
        "title": "pgAdmin 4",
        "servers": servers,
        "db": store.name,
        "schema": store.schema,
        "main": store.main,
        "who": store.who,
        "what": store.what,
        "chosen": chosen,
        "others": sorted(draw.banks("others", 3)),
        "roles": roles,
        "tables": _measured(stream, store),
        "views": store.views,
        "functions": store.functions,
        "query": found,
        "ddl": _ddl(store, chosen, roles[0]),
        "ms": stream.integer(41, 960),
        "history": _history(draw.child("history"), store, minute),
        "sessions": _sessions(draw.child("sessions"), store, roles),
        "charts": _charts(stream),
        "minute": minute,
        "plan": _plan(stream, store),
        "pid": stream.integer(3200, 29000),
    }


def _ddl(store: Store, table: str, owner: str) -> list[str]:
    name = f"{store.schema}.{table}"
    end = ["", "TABLESPACE pg_default;", "", f"ALTER TABLE IF EXISTS {name}"]
    return [
        f"-- Table: {name}",
        "",
        *definition(store, table, "long"),
        *end,
        f"    OWNER to {owner};",
    ]


def _measured(stream: Stream, store: Store) -> list[dict[str, Any]]:
    """Tables with the statistics that the server keeps of each."""
    found, taken = [], set[int]()
    for table in listed(store):
        rows = int(store.tables[table["name"]]["count"])
        size = 8 * max(1, round(rows * stream.uniform(0.02, 0.2)))
        while any(abs(size - one) < 8 + size // 10 for one in taken):
            size += 16
        taken.add(size)
        text = f"{size} kB" if size < 10240 else f"{round(size / 1024)} MB"
        dead = stream.integer(0, 40)
        more = {"rows": rows, "dead": dead, "size": size, "size_text": text}
        found.append({**table, **more, "inserted": rows + stream.integer(3, 900)})
    return found


def _history(draw: Draw, store: Store, minute: int) -> list[dict[str, Any]]:
    """Statements that were run today, the latest first."""
    stream, found = draw.stream, []
    tables = list(store.tables)
    for at in range(12):
        minute -= stream.integer(2, 31)
        table = stream.pick(tables)
        text = stream.pick(
            [
                f"SELECT count(*) FROM {store.schema}.{table};",
                f"SELECT * FROM {store.schema}.{table} LIMIT {10 * stream.integer(1, 40)};",
                f"ANALYZE {store.schema}.{table};",
                f"SELECT max({store.key(table)}) FROM {store.schema}.{table};",
            ]
        )
        good = at == 0 or stream.chance(0.85)
        found.append(
            {
                "key": f"q{at}",
                "text": text,
                "time": f"{clock(minute)}:{stream.integer(10, 59)}",
                "good": good,
                "rows": stream.integer(1, 400) if good else 0,
                "ms": stream.integer(12, 990),
            }
        )
    return found


def _sessions(draw: Draw, store: Store, roles: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    pids = sorted(draw.distinct(1200, 31000, 12))
    apps = [
        "pgAdmin 4 - DB:" + store.name,
        "psql",
        "rails",
        "django",
        "node-pg",
        "metabase",
        "",
    ]
    waits = {
        "active": "",
        "idle": "Client: ClientRead",
        "idle in transaction": "Lock: relation",
    }
    found = []
    for at, pid in enumerate(pids):
        state = stream.weighted({"active": 3, "idle": 5, "idle in transaction": 1})
        start = stream.integer(360, 1000) * 60 + stream.integer(0, 59)
        found.append(
            {
                "key": f"s{at}",
                "pid": str(pid),
                "user": stream.pick(roles),
                "app": stream.pick(apps),
                "client": f"10.0.{stream.integer(0, 9)}.{stream.integer(2, 250)}",
                "start": f"{draw.today.isoformat()} {clock(start // 60)}:{start % 60:02d}",
                "state": state,
                "wait": waits[state],
            }
        )
    return found


def _charts(stream: Stream) -> dict[str, list[float]]:
    """A minute of load: sessions, transactions, rows in and out, blocks."""
    high = stream.uniform(20, 180)
    return {
        "total": rounded(wave(stream, 60, 14, swing=0.1, noise=0.05), 1),
        "active": rounded(wave(stream, 60, 4, swing=0.3, noise=0.3, turns=2), 1),
        "commits": rounded(spiked(wave(stream, 60, high, swing=0.3, noise=0.3), 2.0, 0.7), 1),
        "rollbacks": rounded(wave(stream, 60, high / 30, swing=0.4, noise=0.5), 1),
        "inserts": rounded(wave(stream, 60, high * 0.6, swing=0.4, noise=0.4, turns=3), 1),
        "updates": rounded(wave(stream, 60, high * 0.3, swing=0.4, noise=0.4, turns=2), 1),
        "fetched": rounded(wave(stream, 60, high * 30, swing=0.3, noise=0.2, turns=2), 1),
        "returned": rounded(wave(stream, 60, high * 60, swing=0.3, noise=0.2, turns=3), 1),
        "reads": rounded(wave(stream, 60, high * 0.2, swing=0.8, noise=0.9, turns=4), 1),
        "hits": rounded(wave(stream, 60, high * 40, swing=0.2, noise=0.1, turns=2), 1),
    }


def _plan(stream: Stream, store: Store) -> list[dict[str, Any]]:
    """Steps of a plan from the first to the last, each with its time."""
    kinds = [
        ("scan", f"{store.schema}.{store.main}", 0, 0),
        ("scan", f"{store.schema}.{store.who}", 0, 1),
        ("hash", "Hash", 1, 1),
        ("join", "Hash Inner Join", 2, 0),
        ("scan", f"{store.schema}.{store.what}", 2, 2),
        ("hash", "Hash", 3, 2),
        ("join", "Hash Inner Join", 4, 0),
        ("sort", "Sort", 5, 0),
        ("limit", "Limit", 6, 0),
    ]
    times = stream.sample(range(12, 900), len(kinds))
    return [
        {
            "key": f"n{at}",
            "kind": kind,
            "name": name,
            "x": x,
            "y": y,
            "ms": times[at] / 100,
        }
        for at, (kind, name, x, y) in enumerate(kinds)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    table = document["chosen"]
    row = f"r{stream.integer(1, 7)}"
    return {
        "query": {"row": row, "col": "what"},
        "edited": {"row": row, "col": "money", "edited": True, "scratch": False},
        "messages": {"out": "Messages", "line": 4},
        "explain": {"out": "Explain", "line": 9},
        "history": {"upper": "Query History", "past": "q2"},
        "dashboard": {"tab": "Dashboard", "pick": "db"},
        "sessions": {"tab": "Dashboard", "pick": "db", "part": "State"},
        "properties": {"tab": "Properties", "pick": "tables"},
        "sql": {"tab": "SQL", "pick": table},
        "statistics": {"tab": "Statistics", "pick": "tables"},
        "menu_table": {"tab": "SQL", "pick": table, "open": "table"},
        "menu_tools": {"menu": "tools", "tab": "Statistics", "pick": "tables"},
        "menu_execute": {"open": "execute", "row": row, "col": "state"},
        "dialog_table": {"dialog": "table", "tab": "Properties", "pick": "tables"},
        "dialog_backup": {"dialog": "backup", "row": row, "col": "who"},
        "notice": {"notice": True, "tab": "Processes", "pick": table},
    }
