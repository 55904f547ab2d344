"""A help desk of a product: agents, customers, tickets in views, and what was written in each."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.work import Team, slug

_STATUSES = ("new", "open", "open", "open", "pending", "pending", "hold", "solved")
_VIEWS = (
    *("Your unsolved tickets", "Unassigned tickets", "All unsolved tickets"),
    *("Recently updated tickets", "New tickets in your groups", "Pending tickets"),
    *("Recently solved tickets", "Unsolved tickets in your groups"),
)
_TICKETS = 24


def document(draw: Draw) -> dict[str, Any]:
    stream, team = draw.stream, Team(draw, 6)
    firms = draw.companies(7)
    customers = [_customer(draw.child(f"who{n}"), n, firms) for n in range(15)]
    tickets = _tickets(draw, team, customers)
    view = stream.pick(["All unsolved tickets", "Unsolved tickets in your groups"])
    product = team.product["name"]
    return {
        "title": f"{product} – Agent",
        "path": "/agent/filters/",
        "product": product,
        "view": view,
        "views": [
            {"key": f"w{n}", "name": name, "count": str(count)}
            for n, (name, count) in enumerate(_counts(draw, view).items())
        ],
        "more": [_first(f"{place} queue") for place in team.product["places"][:3]],
        "agents": team.people,
        "me": team.people[0],
        "customers": customers,
        "tickets": tickets,
        "tabs": [tickets[n]["key"] for n in (1, 3, 5)],
        "articles": [team.filled(text) for text in draw.banks("articles", 4)],
        "macros": draw.banks("macros", 7),
        "stats": [str(n) for at in (3, 1) for n in sorted(draw.distinct(at, 40, 3))],
        "news": [
            {
                "who": stream.pick(team.people[1:]),
                "what": stream.pick(["commented on", "assigned you", "raised the priority of"]),
                "ticket": ticket["key"],
                "when": f"{5 * n + stream.integer(1, 4)} minutes ago",
            }
            for n, ticket in enumerate(stream.sample(tickets, 8))
        ],
    }


def _first(text: str) -> str:
    return text[0].upper() + text[1:]


def _counts(draw: Draw, view: str) -> dict[str, int]:
    """How many tickets each view holds: none more than the one of all that are unsolved."""
    stream, all_ = draw.stream, _TICKETS
    groups = stream.integer(17, 22)
    if not view.startswith("All"):
        groups, all_ = _TICKETS, stream.integer(31, 90)
    few = draw.distinct(1, 9, 3)
    counts = (stream.integer(10, 12), few[0], all_, stream.integer(13, 16), few[1], few[2])
    return dict(zip(_VIEWS, (*counts, stream.integer(91, 180), groups), strict=True))


def _customer(draw: Draw, number: int, firms: list[str]) -> dict[str, Any]:
    who, stream = draw.person(), draw.stream
    firm = stream.pick(firms)
    day = draw.day(-900, -40)
    return {
        **who,
        "key": f"u{number}",
        "firm": firm,
        "mail": f"{who['handle']}@{slug(firm, '')}.com",
        "zone": stream.pick(["Berlin", "London", "Eastern Time (US & Canada)", "Madrid", "Athens"]),
        "tongue": stream.pick(["English", "English", "Deutsch", "Français", "Español"]),
        "since": f"{draw.date_text(day, 'short')}, {day.year}",
        "tags": stream.sample(draw.content["tags"], 2),
    }


def _tickets(draw: Draw, team: Team, customers: list[Any]) -> list[dict[str, Any]]:
    number, found = draw.stream.integer(2100, 88000), []
    ages = sorted(draw.distinct(3, 58, 6)) + sorted(draw.distinct(1, 300, _TICKETS - 6))
    for at in range(_TICKETS):
        own = draw.child(f"ticket{at}")
        number -= own.stream.integer(1, 9)
        who = own.stream.pick(customers)
        status = own.stream.pick(_STATUSES[:7])
        asked = draw.day(-ages[at] // 8 - 1, -ages[at] // 8 - 1) if at > 5 else draw.today
        minutes = f"{ages[at]} minutes ago"
        text = draw.bank("subjects")
        found.append(
            {
                "key": f"t{at}",
                "id": number,
                "subject": _first(team.filled(text)),
                "who": who["key"],
                "status": status if at > 1 else "new" if at else "open",
                "prio": own.stream.pick(["Low", "Normal", "Normal", "High", "Urgent"]),
                "type": own.stream.pick(["Question", "Incident", "Problem", "Task"]),
                "group": own.stream.pick(["Support", "Billing", "Tier 2"]),
                "agent": own.stream.pick(team.people)["key"] if at else "",
                "asked": minutes if at < 6 else own.date_text(asked, "short"),
                "tags": own.stream.sample(draw.content["tags"], 3),
            }
            | _talk(own, team, who, at)
        )
    return found


def _talk(draw: Draw, team: Team, who: Any, number: int) -> dict[str, Any]:
    stream = draw.stream
    agent = team.people[0]
    greet = f"Hi {who['given']},"
    ask, note = stream.pick(draw.content["asks"]), stream.pick(draw.content["notes"])
    reply, second = stream.sample(draw.content["replies"], 2)
    again, last = stream.sample(draw.content["again"], 2)
    hour = draw.minutes(8, 12, 1)
    said = [
        (who, "Hello support team,", ask, "to"),
        (agent, greet, reply, "to"),
        (team.people[1 + number % 4], "", note, "note"),
        (who, f"Hi {agent['given']},", again, "to"),
        (agent, greet, second, "to"),
        (who, f"Hello {agent['given']},", last, "to"),
    ]
    day = draw.date_text(draw.day(-2, -1), "short")
    return {
        "talk": [
            {
                "key": f"m{number}-{n}",
                "who": {name: one[name] for name in ("name", "initials", "ink")},
                "hello": hello,
                "text": team.filled(text),
                "kind": kind,
                "mine": one is not who,
                "when": f"{day} {draw.time_text(hour + 47 * n)}",
            }
            for n, (one, hello, text, kind) in enumerate(said)
        ]
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tabs = draw.stream, document["tabs"]
    shown = [one["key"] for one in document["tickets"][:12]]
    one, other = tabs[:2]
    prio = next(ticket["prio"] for ticket in document["tickets"] if ticket["key"] == other)
    return {
        "view": {},
        "ticked": {"ticked": stream.sample(shown, 3)},
        "preview": {"hover": stream.pick(shown[1:4])},
        "ticket": {"page": "ticket", "ticket": one},
        "note": {"page": "ticket", "ticket": other, "mode": "Internal note", "side": "knowledge"},
        "menu_submit": {"page": "ticket", "ticket": one, "open": "submit"},
        "menu_macro": {"page": "ticket", "ticket": other, "open": "macro"},
        "menu_options": {"page": "ticket", "ticket": one, "open": "options"},
        "menu_prio": {"page": "ticket", "ticket": other, "open": "prio", "prio": prio},
        "menu_add": {"open": "add"},
        "menu_view": {"open": "view"},
        "customers": {"page": "customers"},
        "home": {"page": "home"},
        "dialog_merge": {"page": "ticket", "ticket": other, "dialog": "merge"},
        "sent": {"toast": True, "sort": stream.pick(["prio", "subject"])},
    }
