"""Databases of small businesses: their tables, the rows in them, queries with what they give.

``tables.toml`` has the businesses. Values are texts as grids show them; None is NULL.
"""

from __future__ import annotations

import datetime as dt
import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw

_TYPES = {
    "pk": "int4",
    "fk": "int4",
    "int": "int4",
    "money": "numeric(10,2)",
    "bool": "bool",
    "date": "date",
    "stamp": "timestamp",
    "one": "varchar(20)",
    "code": "varchar(12)",
    "mail": "varchar(80)",
    "note": "text",
}
_LONG = {"int4": "integer", "bool": "boolean", "timestamp": "timestamp without time zone"}
_SHAPES = {"pk": "number", "fk": "number", "int": "number", "money": "number", "bool": "bool"}


@cache
def _words() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("tables.toml").read_text("utf-8"))


class Store:
    """One database.

    Attributes:
        name, schema: what it and the schema of its tables are called.
        main, who, what: names of the table of events, of who takes part, of what it is about.
        tables: by name, each with ``name``, ``columns`` and ``count`` of its rows. A column has
            ``name``, ``kind``, ``args``, ``type`` as short and ``long`` name, ``shape`` (number,
            text, date, bool), ``key`` (pk, fk or nothing), ``to`` (the table of a fk), ``needed``.
    """

    def __init__(self, draw: Draw) -> None:
        own = Draw(draw.stream.child("tables"), draw.language, _words(), parent=draw)
        plan = own.bank("stores")
        self.draw, self.plan = own, plan
        self.name, self.schema = plan["name"], plan["schema"]
        self.main, self.who, self.what = plan["main"], plan["who"], plan["what"]
        self.views, self.functions = plan["views"], plan["functions"]
        self.people = own.people(24)
        counts = own.distinct(8, 60, len(plan["tables"]))
        self.tables = {
            name: {"name": name, "columns": list(_columns(text)), "count": counts[at]}
            for at, (name, text) in enumerate(sorted(plan["tables"].items()))
        }
        self.tables[self.main]["count"] = own.stream.integer(1200, 98000)
        self.tables[self.who]["count"] = own.stream.integer(240, 1100)
        self.tables[self.what]["count"] = len(plan["labels"])

    def key(self, table: str) -> str:
        """The name of a table's first column."""
        return str(self.tables[table]["columns"][0]["name"])

    def rows(self, table: str, count: int) -> list[list[str | None]]:
        """The first rows of a table, as many as it has at most."""
        columns = self.tables[table]["columns"]
        count = min(count, self.tables[table]["count"])
        first = 1 if count == self.tables[table]["count"] else self.draw.stream.integer(1, 400)
        found = []
        for at in range(count):
            cell = Cells(self, self.draw.child(f"{table}{at}"), at)
            found.append(
                [str(first + at) if one["kind"] == "pk" else cell.value(one) for one in columns]
            )
        return found

    def label(self) -> str:
        """The column that names what the events are about."""
        return str(next(c["name"] for c in self.tables[self.what]["columns"] if c["kind"] == "in"))


class Cells:
    """Values of one row, which fit each other."""

    def __init__(self, store: Store, draw: Draw, at: int) -> None:
        self.store, self.draw, self.at = store, draw, at
        self.person = store.people[at % len(store.people)]

    def value(self, column: Mapping[str, Any]) -> str | None:
        """What the row has in a column."""
        kind = column["kind"]
        if not column["needed"] and self.draw.stream.chance(0.08):
            return None
        if kind in ("given", "family", "phone", "mail"):
            return str(self.person["email" if kind == "mail" else kind])
        if kind in ("city", "street", "company"):
            return str(getattr(self.draw, kind)())
        return self._made(kind, column["args"])

    def _made(self, kind: str, args: Sequence[str]) -> str:
        """A value of a kind that is drawn anew."""
        draw, stream = self.draw, self.draw.stream
        labels, tables = self.store.plan["labels"], self.store.tables
        makers: Mapping[str, Callable[[], object]] = {
            "in": lambda: labels[self.at % len(labels)],
            "note": lambda: draw.sentence("home", most=44),
            "one": lambda: stream.pick(list(args)),
            "code": lambda: draw.code(args[0]),
            "fk": lambda: stream.integer(1, tables[args[0]]["count"]),
            "date": lambda: draw.day(-1400, -3).isoformat(),
            "stamp": lambda: stamp(draw.day(-160, 40), draw.minutes(7, 19, 15)),
            "bool": lambda: "true" if stream.chance(0.7) else "false",
            "money": lambda: f"{stream.integer(int(args[0]) * 20, int(args[1]) * 20) / 20:.2f}",
            "int": lambda: stream.integer(int(args[0]), int(args[1])),
        }
        return str(makers[kind]())


def stamp(day: dt.date, minutes: int) -> str:
    """A moment as databases print it."""
    return f"{day.isoformat()} {minutes // 60:02d}:{minutes % 60:02d}:00"


def _columns(text: str) -> Any:
    for at, part in enumerate(text.split(", ")):
        name, rest = part.split(" ", 1)
        kind, *args = rest.split(":")
        if kind == "one":
            args = args[0].split("|")
        short = _TYPES.get(kind, "varchar(60)")
        long = _LONG.get(short, short.replace("varchar", "character varying"))
        yield {
            "name": name,
            "kind": kind,
            "args": args,
            "type": "serial4" if kind == "pk" else short,
            "long": long,
            "shape": _SHAPES.get(kind, "date" if kind in ("date", "stamp") else "text"),
            "key": kind if kind in ("pk", "fk") else "",
            "to": args[0] if kind == "fk" else "",
            "needed": at < 3 or kind in ("bool", "stamp", "mail"),
        }


def query(store: Store, count: int) -> dict[str, Any]:
    """A query over events, with the rows that it gives, the latest first: ``lines``, ``columns``
    ({name, shape}), ``rows``, ``left`` (the state that it leaves out), ``since``."""
    draw, events = store.draw.child("query"), store.tables[store.main]["columns"]
    one, who, what = (name[0] for name in (store.main, store.who, store.what))
    if who == one:
        who = store.who[:2]
    if what in (one, who):
        what = store.what[:2]
    label = store.label()
    extra, state, money = (events[at]["name"] for at in (4, 5, 6))
    left = events[5]["args"][-1]
    since = draw.day(-90, -40)
    columns = [
        (f"{one}.{store.key(store.main)}", "number"),
        (f"{who}.family_name", "text"),
        (f"{what}.{label}", "text"),
        (f"{one}.starts", "date"),
        (f"{one}.{extra}", "number"),
        (f"{one}.{state}", "text"),
        (f"{one}.{money}", "number"),
        (f"{who}.email", "text"),
    ]
    lines = [f"-- {store.main} since {draw.date_text(since, 'long')}, without {left} ones"]
    lines += [
        f"{'SELECT ' if not at else '       '}{name}{',' if at < len(columns) - 1 else ''}"
        for at, (name, _) in enumerate(columns)
    ]
    whose, about = events[1]["name"], events[2]["name"]
    lines += [
        f"FROM {store.schema}.{store.main} {one}",
        f"JOIN {store.schema}.{store.who} {who} ON {who}.{whose} = {one}.{whose}",
        f"JOIN {store.schema}.{store.what} {what} ON {what}.{about} = {one}.{about}",
        f"WHERE {one}.starts >= '{since.isoformat()}'",
        f"  AND {one}.{state} <> '{left}'",
        f"ORDER BY {one}.starts DESC",
        "LIMIT 200;",
    ]
    return {
        "lines": lines,
        "columns": [{"name": name.split(".")[1], "shape": shape} for name, shape in columns],
        "rows": _events(store, draw, since, count),
        "left": left,
        "since": since.isoformat(),
    }


def _events(store: Store, draw: Draw, since: dt.date, count: int) -> list[list[str]]:
    """Rows of the query: the latest first, none in the state that it leaves out."""
    events, stream = store.tables[store.main]["columns"], draw.stream
    span = (draw.today - since).days * 13
    moments = sorted(draw.distinct(1, span, count), reverse=True)
    number, found = store.tables[store.main]["count"], []
    for at, step in enumerate(moments):
        cell = Cells(store, draw.child(f"event{at}"), stream.integer(0, 23))
        moment = stamp(since + dt.timedelta(days=step // 13), 420 + step % 13 * 60 + 15 * (at % 4))
        kept = {**events[5], "args": events[5]["args"][:-1], "needed": True}
        values = [cell.value({**one, "needed": True}) for one in (events[4], kept, events[6])]
        label = store.plan["labels"][stream.integer(0, len(store.plan["labels"]) - 1)]
        number -= stream.integer(1, 9)
        found.append(
            [str(number), cell.person["family"], label, moment]
            + [str(value) for value in values]
            + [cell.person["email"]]
        )
    return found


def definition(store: Store, table: str, kind: str = "type") -> list[str]:
    """The statement that makes a table, with the ``type`` or the ``long`` type of each column."""
    lines = [f"CREATE TABLE {store.schema}.{table} ("]
    for one in store.tables[table]["columns"]:
        lines.append(f"    {one['name']} {one[kind]}{' NOT NULL' if one['needed'] else ' NULL'},")
    lines.append(f"    CONSTRAINT {table}_pkey PRIMARY KEY ({store.key(table)})")
    for one in store.tables[table]["columns"]:
        if one["to"]:
            lines[-1] += ","
            lines += [
                f"    CONSTRAINT {table}_{one['name']}_fkey FOREIGN KEY ({one['name']})",
                f"        REFERENCES {store.schema}.{one['to']} ({one['name']})",
            ]
    return [*lines, ");"]


def listed(store: Store) -> list[dict[str, Any]]:
    """Tables as plain values for a page, without what only draws them."""
    keep = ("name", "type", "long", "shape", "key", "to", "needed")
    return [
        {**table, "columns": [{k: one[k] for k in keep} for one in table["columns"]]}
        for table in store.tables.values()
    ]


def shortened(rows: Sequence[Sequence[str | None]]) -> list[list[str]]:
    """Rows with [NULL] where nothing is."""
    return [["[NULL]" if value is None else value for value in row] for row in rows]
