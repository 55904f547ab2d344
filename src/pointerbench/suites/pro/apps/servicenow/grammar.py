"""Incidents of a service desk: who called, what fails, who mends it, what was noted."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, shares, told_apart, wave

_PRIORITIES = ("1 - Critical", "2 - High", "3 - Moderate", "4 - Low", "5 - Planning")
_STATES = ("New", "In Progress", "In Progress", "On Hold", "Resolved")
_GROUPS = (
    *("Service Desk", "Network", "Hardware", "Software", "Database"),
    *("Workplace", "Identity & Access"),
)
_CATEGORIES = {
    "Network": ("VPN", "Wireless", "DNS"),
    "Hardware": ("Monitor", "Printer", "Keyboard"),
    "Software": ("Email", "Operating System", "Office"),
    "Database": ("Oracle", "SQL Server", "DB2"),
    "Inquiry / Help": ("Antivirus", "Email", "Internal Application"),
}
_COUNT = 24


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    staff, callers = draw.people(6), draw.people(15)
    systems, sites = draw.banks("systems", 9), draw.banks("sites", 6)
    number = stream.integer(10020, 48000)
    items = _items(draw.child("items"), number, staff, callers, systems, sites)
    total = stream.integer(120, 900)
    urgent, *rest = shares(stream, total, 5, fall=0.62)
    counts = [rest[1], rest[0], urgent, rest[2], rest[3]]
    load = stream.shuffled(shares(stream, total, len(_GROUPS), fall=0.7))
    return {
        "title": "Incidents | ServiceNow",
        "path": "/now/nav/ui/classic/params/target/incident_list.do",
        "me": staff[0],
        "staff": [one["name"] for one in staff],
        "items": items,
        "total": total,
        "priorities": list(_PRIORITIES),
        "counts": counts,
        "groups": [
            {"name": name, "count": count} for name, count in zip(_GROUPS, load, strict=True)
        ],
        "days": _days(draw),
        "opened": rounded(told_apart(wave(stream, 14, 30, swing=0.3, noise=0.15)), 0),
        "closed": rounded(told_apart(wave(stream, 14, 27, swing=0.3, noise=0.15)), 0),
        "scores": [str(n) for n in (total, *draw.distinct(5, total // 3, 3), rest[1])],
        "systems": systems,
        "favorites": draw.banks("favorites", 4),
        "unread": stream.integer(1, 9),
    }


def _days(draw: Draw) -> list[str]:
    days = [draw.today - dt.timedelta(days=13 - n) for n in range(14)]
    return [f"{day.day:02d}.{day.month:02d}" for day in days]


def _stamp(draw: Draw, day: dt.date) -> str:
    minutes = draw.minutes(6, 21, 1)
    return f"{day.isoformat()} {minutes // 60:02d}:{minutes % 60:02d}:{draw.stream.integer(10, 59)}"


def _items(
    draw: Draw, number: int, staff: Any, callers: Any, systems: Any, sites: Any
) -> list[dict[str, Any]]:
    found, ages = [], sorted(draw.distinct(0, 60, _COUNT))
    for at in range(_COUNT):
        own = draw.child(f"item{at}")
        stream = own.stream
        number -= stream.integer(1, 14)
        caller, owner = stream.pick(callers), stream.pick(staff)
        category = stream.pick(list(_CATEGORIES))
        slots = {"system": stream.pick(systems), "site": stream.pick(sites)}
        opened = _stamp(own, draw.day(-ages[at] - 3, -ages[at] - 3))
        found.append(
            {
                "key": f"i{at}",
                "id": f"INC00{number}",
                "text": draw.bank("faults").format(**slots),
                "who": caller["name"],
                "priority": stream.pick(_PRIORITIES[:4] if at else _PRIORITIES[:1]),
                "state": stream.pick(_STATES),
                "category": category,
                "sub": stream.pick(_CATEGORIES[category]),
                "service": slots["system"],
                "group": stream.pick(_GROUPS),
                "owner": owner["name"],
                "opened": opened,
                "updated": _stamp(own, draw.day(-ages[at], -ages[at])),
                "slas": _slas(own),
                "about": stream.pick(draw.content["stories"]).format(**slots),
                "log": _log(own, staff, caller, slots),
            }
        )
    return found


def _slas(draw: Draw) -> list[dict[str, str]]:
    found = []
    for n, (name, target) in enumerate((("response", "Response"), ("resolution", "Resolution"))):
        spent = draw.stream.integer(8, 140)
        found.append(
            {
                "key": f"a{n}",
                "name": f"Priority {draw.stream.integer(1, 4)} {name} ({4 * (n + 1)} hour)",
                "target": target,
                "stage": "Breached" if spent > 100 else "In progress",
                "left": "0 Seconds" if spent > 100 else f"{draw.stream.integer(5, 55)} Minutes",
                "spent": f"{spent}.{draw.stream.integer(10, 99)}",
            }
        )
    return found


def _log(draw: Draw, staff: Any, caller: Any, slots: dict[str, str]) -> list[dict[str, Any]]:
    stream = draw.stream
    first, last = stream.sample(draw.content["notes"], 2)
    lines = [first, stream.pick(draw.content["replies"]), last]
    who = [stream.pick(staff), caller, staff[1]]
    kinds = ["Work notes", "Additional comments", "Work notes"]
    return [
        {
            "key": f"n{n}",
            "who": {name: one[name] for name in ("name", "initials", "ink")},
            "kind": kind,
            "text": line.format(**slots),
            "when": _stamp(draw, draw.day(-n - 1, -n - 1)),
        }
        for n, (one, kind, line) in enumerate(zip(who, kinds, lines, strict=True))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one["key"] for one in document["items"][:12]]
    one, other, third = stream.sample(shown, 3)
    return {
        "list": {"sort": stream.pick(["id", "updated"])},
        "search_row": {"searching": True, "ticked": stream.sample(shown, 2)},
        "filter": {"filter": True},
        "record": {"page": "record", "item": one},
        "notes": {"page": "record", "item": other, "folded": True, "follow": True},
        "resolve": {"page": "record", "item": third, "tab": "resolution"},
        "navigator": {"open": "all"},
        "context_row": {"open": "row", "row": other},
        "menu_list": {"open": "controls"},
        "menu_form": {"page": "record", "item": one, "open": "form"},
        "menu_actions": {"open": "actions", "ticked": stream.sample(shown, 3)},
        "dialog_columns": {"dialog": "columns"},
        "dialog_lookup": {"page": "record", "item": other, "dialog": "lookup"},
        "overview": {"page": "overview"},
        "updated": {"page": "record", "item": third, "notice": True},
    }
