"""A database of a shop: customers, goods, orders, their lines, an index and a view."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

from pointerbench.capture.documents.words import GOODS, PEOPLE, TOWNS
from pointerbench.values.rng import Stream

_ORDERS = 60
_TABLES = """
CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL, town TEXT, since DATE);
CREATE TABLE products (id INTEGER PRIMARY KEY, name TEXT NOT NULL, price REAL, stock INTEGER);
CREATE TABLE orders (
    id INTEGER PRIMARY KEY, customer INTEGER REFERENCES customers(id), ordered DATE, paid INTEGER
);
CREATE TABLE order_lines (
    id INTEGER PRIMARY KEY, order_id INTEGER REFERENCES orders(id),
    product INTEGER REFERENCES products(id), amount INTEGER NOT NULL
);
CREATE INDEX orders_by_day ON orders (ordered);
CREATE VIEW unpaid AS SELECT id, customer, ordered FROM orders WHERE paid = 0;
"""


def write(_form: str, random: Stream, language: str, folder: Path) -> Path:
    """``shop.db``, for SQLite."""
    path = folder / "shop.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(_TABLES)
        people = random.sample(PEOPLE[language], len(PEOPLE[language]))
        towns = TOWNS[language]
        customers = [(name, random.pick(towns), _day(random, 2023)) for name in people]
        database.executemany(
            "INSERT INTO customers (name, town, since) VALUES (?, ?, ?)", customers
        )
        goods = random.sample(GOODS[language], len(GOODS[language]))
        products = [
            (name, random.integer(900, 23999) / 100, random.integer(0, 89)) for name in goods
        ]
        database.executemany("INSERT INTO products (name, price, stock) VALUES (?, ?, ?)", products)
        days = sorted(_day(random, 2025) for _ in range(_ORDERS))
        orders = [(random.integer(1, len(people)), day, int(random.random() < 0.8)) for day in days]
        database.executemany(
            "INSERT INTO orders (customer, ordered, paid) VALUES (?, ?, ?)", orders
        )
        lines = [
            (order, random.integer(1, len(goods)), random.integer(1, 12))
            for order in range(1, _ORDERS + 1)
            for _ in range(random.integer(1, 3))
        ]
        database.executemany(
            "INSERT INTO order_lines (order_id, product, amount) VALUES (?, ?, ?)", lines
        )
    return path


def _day(random: Stream, year: int) -> str:
    return (date(year, 1, 1) + timedelta(days=random.integer(0, 364))).isoformat()
