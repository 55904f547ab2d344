"""The statements of a query console, and the rows that they return."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from typing import NamedTuple

from pointerbench.suites.text.surfaces.code.sources import fill
from pointerbench.suites.text.writer import Writer

_SQL = {
    "orders": """
select o.order_no, c.first_name || ' ' || c.last_name as customer,
       c.city, o.ordered_on, o.total, o.state, o.note
from orders as o
    join customers as c on c.id = o.customer_id
where o.ordered_on >= '«=since»'
  and o.state <> '«q_cancelled»'
order by o.ordered_on desc;""",
    "members": """
select m.member_no, m.name, b.name as branch, m.joined_on,
       count(l.id) as loans, m.note
from members as m
    left join loans as l on l.member_id = m.id
    join branches as b on b.id = m.branch_id
group by m.id, b.name
having count(l.id) > 0
order by m.last_name;""",
    "remarks": """
select r.id, r.created_at, r.city, r.rating, r.remark
from feedback as r
where r.rating is not null
  and length(r.remark) > 20
order by r.created_at desc;""",
    "items": """
select a.article_no, a.name, a.on_hand, a.minimum, a.description
from articles as a
where a.on_hand < a.minimum
  and not a.discontinued
order by a.on_hand;""",
}
_STATES = ("paid", "open", "packed", "sent", "returned")


class Results(NamedTuple):
    """A statement and what it returned; an empty cell is NULL, the last column holds prose."""

    kind: str
    statement: tuple[str, ...]
    heads: tuple[str, ...]
    rows: list[list[str]]


def draw_results(w: Writer) -> Results:
    kind = w.pick(tuple(_SQL))
    make, heads = _KINDS[kind]
    since = (w.today - dt.timedelta(90)).isoformat()
    lines = [f"-- {w.say(f'code.q_{kind}_{w.integer(1, 3)}')}"]
    lines += [f"-- {w.say(f'code.q_note_{n}')}" for n in w.sample(range(1, 6), w.integer(1, 2))]
    lines += fill(w, _SQL[kind].strip("\n"), "sql", {"since": since})
    return Results(kind, tuple(lines), heads, make(w))


def _orders(w: Writer) -> list[list[str]]:
    days = sorted((w.day(-90, -1) for _ in range(24)), reverse=True)
    number = w.integer(20400, 88000)
    people, notes = w.people(24), w.sample(range(1, 11), 10)
    rows = []
    for day, person in zip(days, people, strict=False):
        number -= w.integer(1, 9)
        state = w.say(f"code.q_state_{w.pick(_STATES)}")
        total = w.number(w.integer(990, 48900), 2)
        note = w.say(f"code.q_wish_{notes.pop()}") if notes and w.chance(0.6) else ""
        rows.append([str(number), person, w.city(), day.isoformat(), total, state, note])
    return rows


def _members(w: Writer) -> list[list[str]]:
    people = sorted(w.people(24), key=lambda name: name.split()[-1])
    branches = w.cities(4)
    notes = w.sample(range(1, 9), 8)
    rows = []
    for name in people:
        joined, note = w.day(-2400).isoformat(), ""
        if notes and w.chance(0.6):
            note = w.say(f"code.q_member_{notes.pop()}")
        loans = str(w.integer(1, 48))
        rows.append([w.code("M-#####"), name, w.pick(branches), joined, loans, note])
    return rows


def _remarks(w: Writer) -> list[list[str]]:
    texts = [text for _, text in w.entries("reviews", 9)] + w.lines("comments", 10)
    days = sorted((w.day(-50, -1) for _ in texts), reverse=True)
    number = w.integer(900, 9000)
    rows = []
    for day, text in zip(days, texts, strict=True):
        number -= w.integer(1, 5)
        rows.append([str(number), day.isoformat(), w.city(), str(w.integer(2, 5)), text])
    return rows


def _items(w: Writer) -> list[list[str]]:
    stock = sorted(w.integer(0, 30) for _ in range(min(14, w.left("products"))))
    rows = []
    for on_hand, (name, about) in zip(stock, w.entries("products", len(stock)), strict=True):
        minimum = on_hand + w.integer(1, 20)
        rows.append([w.code("##-####"), name, str(on_hand), str(minimum), about])
    return rows


_KINDS: dict[str, tuple[Callable[[Writer], list[list[str]]], tuple[str, ...]]] = {
    "orders": (
        _orders,
        ("order_no", "customer", "city", "ordered_on", "total", "state", "note"),
    ),
    "members": (_members, ("member_no", "name", "branch", "joined_on", "loans", "note")),
    "remarks": (_remarks, ("id", "created_at", "city", "rating", "remark")),
    "items": (_items, ("article_no", "name", "on_hand", "minimum", "description")),
}
