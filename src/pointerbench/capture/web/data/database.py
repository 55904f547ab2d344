"""The collection as an SQLite database."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from pointerbench.capture.web.data.collection import Collection

_TABLES = """
create table members (id integer primary key, name text not null, login text, town text);
create table products (code text primary key, name text not null, category text, price real, stock integer);
create table orders (number integer primary key, day text, member integer references members(id),
  product text references products(code), count integer, total real, state text);
create table tasks (id integer primary key, subject text, priority text, due text, done integer,
  member integer references members(id));
create table weather (day text primary key, temperature real, rain real, visitors integer);
create view stock_by_category as select category, count(*) as products, sum(stock) as pieces
  from products group by category;
create index orders_by_day on orders(day);
"""


def write_database(made: Collection, path: Path) -> None:
    """Members, products, orders, tasks and the weather, a table each."""
    ids = {person.name: number for number, person in enumerate(made.people, 1)}
    codes = {product.code: product for product in made.products}
    with closing(sqlite3.connect(path)) as base, base:
        base.executescript(_TABLES)
        base.executemany(
            "insert into members values (?,?,?,?)",
            [(ids[p.name], p.name, p.user, p.town) for p in made.people],
        )
        base.executemany(
            "insert into products values (?,?,?,?,?)",
            [(p.code, p.name, p.kind, p.price, p.stock) for p in codes.values()],
        )
        base.executemany(
            "insert into orders values (?,?,?,?,?,?,?)",
            [
                (o.number, o.day.isoformat(), ids[o.person.name], o.product.code)
                + (o.count, o.total, o.state)
                for o in made.orders
            ],
        )
        base.executemany(
            "insert into tasks values (?,?,?,?,?,?)",
            [
                (n, t.subject, t.priority, t.due.isoformat(), t.done, ids[t.person.name])
                for n, t in enumerate(made.tasks, 1)
            ],
        )
        base.executemany(
            "insert into weather values (?,?,?,?)",
            [(m.day.isoformat(), m.warmth, m.rain, m.visitors) for m in made.measures],
        )
