"""A database seen through its client: a script with its result, a table's rows and columns."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.tables import Store, definition, listed, query, shortened
from pointerbench.values.rng import Stream


def document(draw: Draw) -> dict[str, Any]:
    stream, store = draw.stream, Store(draw.child("store"))
    found = query(store, 46)
    scripts = _scripts(draw, store)
    own = scripts[stream.integer(1, 4)]["name"]
    tables = _sized(stream, store)
    work = draw.child("work")
    return {
        "title": f"DBeaver 24.{stream.integer(0, 3)}.{stream.integer(0, 5)} - <{store.name}> {own}",
        "db": store.name,
        "schema": store.schema,
        "main": store.main,
        "who": store.who,
        "host": f"{draw.bank('hosts')}:5432",
        "others": [
            {"name": name, "host": f"{draw.bank('hosts')}:{port}", "kind": kind}
            for (name, kind), port in zip(draw.banks("others", 3), (3306, 5433, 1521), strict=True)
        ],
        "tables": tables,
        "views": store.views,
        "functions": store.functions,
        "scripts": scripts,
        "script": own,
        "diagram": draw.bank("diagrams"),
        "query": found | _rest(stream, store),
        "people": shortened(store.rows(store.who, 44)),
        "ddl": definition(store, store.main),
        "ms": stream.integer(4, 190),
        "fetch": stream.integer(1, 9),
        "at": f"{draw.date_text(draw.today, 'short')}, {work.minutes(8, 17) // 60:02d}:"
        f"{stream.integer(10, 59)}:{stream.integer(10, 59)}",
        "indexes": [
            {"name": f"{store.main}_{name}_idx", "column": name}
            for name in ("starts", store.key(store.who))
        ],
        "plan": _plan(stream, store),
        "wrong": stream.pick(["start", "begin_at", "surname", "mail", "starts_at"]),
        "idle": stream.integer(10, 45),
    }


def _scripts(draw: Draw, store: Store) -> list[dict[str, str]]:
    names = sorted(draw.banks("scripts", 6))
    return [{"name": f"{name}.sql", "db": store.name} for name in names]


def _sized(stream: Stream, store: Store) -> list[dict[str, Any]]:
    """Tables with what they take on disk, each clearly its own."""
    found, taken = [], set[int]()
    for table in listed(store):
        pages = max(1, round(store.tables[table["name"]]["count"] * stream.uniform(0.04, 0.3)))
        while any(abs(pages - one) < 2 + pages // 10 for one in taken):
            pages += 2
        taken.add(pages)
        size = pages * 8
        text = f"{size}K" if size < 1000 else f"{size / 1024:.1f}M"
        found.append({**table, "size": size, "size_text": text, "rows": table_count(store, table)})
    return found


def table_count(store: Store, table: dict[str, Any]) -> int:
    return int(store.tables[table["name"]]["count"])


def _rest(stream: Stream, store: Store) -> dict[str, Any]:
    """Statements below the query."""
    events = store.tables[store.main]["columns"]
    state, money = events[5], events[6]
    week = stream.integer(2, 12)
    more = [
        "",
        f"-- what each kind of {state['name']} brings in",
        f"SELECT {state['name']}, count(*) AS {store.main}, round(avg({money['name']}), 2) AS mean",
        f"FROM {store.schema}.{store.main}",
        f"GROUP BY {state['name']}",
        f"HAVING count(*) > {stream.integer(3, 40)}",
        "ORDER BY mean DESC;",
        "",
        f"UPDATE {store.schema}.{store.main}",
        f"SET {state['name']} = '{state['args'][2]}'",
        f"WHERE {state['name']} = '{state['args'][1]}'",
        f"  AND starts < now() - interval '{week} weeks';",
    ]
    return {"more": more, "state": state["name"], "money": money["name"]}


def _plan(stream: Stream, store: Store) -> list[dict[str, Any]]:
    """Nodes of an execution plan, the outer ones first, each dearer than those in it."""
    main, who = store.main, store.who
    nodes = [
        ("Limit", "", "", 0),
        ("Sort", "", "Key: starts DESC", 1),
        ("Hash Join", "", f"Cond: {store.tables[main]['columns'][2]['name']}", 2),
        ("Hash Join", "", f"Cond: {store.tables[main]['columns'][1]['name']}", 3),
        ("Bitmap Heap Scan", f"{store.schema}.{main}", "Recheck: starts", 4),
        ("Bitmap Index Scan", f"{main}_starts_idx", "Cond: starts", 5),
        ("Hash", "", "", 4),
        ("Seq Scan", f"{store.schema}.{who}", "", 5),
        ("Hash", "", "", 3),
        ("Seq Scan", f"{store.schema}.{store.what}", "", 4),
    ]
    dear = sorted((stream.uniform(4, 900) for _ in nodes), reverse=True)
    return [
        {
            "key": f"n{at}",
            "node": node,
            "entity": entity,
            "cost": f"{dear[at]:.2f}",
            "rows": str(stream.integer(10, 2400)),
            "time": f"{dear[at] / 210:.3f}",
            "note": note,
            "depth": depth,
        }
        for at, (node, entity, note, depth) in enumerate(nodes)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    tables = [one["name"] for one in document["tables"]]
    chosen = stream.pick(tables)
    row = f"r{stream.integer(2, 8)}"
    return {
        "script": {"row": row, "col": "money"},
        "script_value": {"row": row, "col": "mail", "panel": True, "line": 14},
        "record": {"row": "r2", "col": "who", "shape": "record", "edited": True},
        "table_data": {"tab": "table", "sub": "Data", "row": row, "col": "c2"},
        "table_columns": {"tab": "table", "sub": "Properties", "pick": document["who"]},
        "diagram": {"tab": "table", "sub": "Diagram", "entity": chosen},
        "plan": {"result": "plan", "line": 12},
        "error": {"result": "error", "line": 3},
        "menu_table": {"pick": chosen, "open": "table"},
        "menu_cell": {"row": row, "col": "state", "open": "cell"},
        "menu_sql": {"menu": "sql", "row": row, "col": "what"},
        "menu_database": {
            "menu": "database",
            "tab": "table",
            "sub": "Data",
            "row": row,
            "col": "c1",
        },
        "dialog_connect": {"dialog": "connect"},
        "dialog_export": {"dialog": "export", "row": row, "col": "id"},
        "notice": {"notice": True, "row": row, "col": "when", "projects": True},
    }
