"""A sales team's pipeline: accounts, opportunities by stage, one with its people and activities."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_STAGES = {
    "Qualification": 10,
    "Needs Analysis": 30,
    "Proposal": 60,
    "Negotiation": 80,
    "Closed Won": 100,
    "Closed Lost": 0,
}
_DEALS = 28
_ROLES = ("Decision Maker", "Economic Buyer", "Evaluator", "Technical Buyer", "Influencer")
_KINDS = (
    ("call", "You logged a call with {person}"),
    ("mail", "You sent an email to {person}"),
    ("event", "You had an event with {person}"),
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    accounts = [_account(draw) for _ in range(14)]
    people = draw.people(6)
    goods = draw.banks("goods", 9)
    deals = _deals(draw.child("deals"), accounts, people, goods)
    won = sum(one["amount"] for one in deals if one["stage"] == "Closed Won")
    open_ = sum(one["amount"] for one in deals if one["chance"] in (60, 80))
    goal = round((won + open_) * stream.uniform(0.8, 1.25), -4)
    view = stream.pick(["All Opportunities", "Opportunity Pipeline"])
    return {
        "title": f"{view} | Opportunities | Salesforce",
        "path": "/lightning/o/Opportunity/list?filterName=AllOpportunities",
        "view": view,
        "me": people[0],
        "accounts": accounts,
        "stages": [{"name": name, "chance": chance} for name, chance in _STAGES.items()],
        "deals": deals,
        "people": people,
        "day": f"As of Today {draw.minutes(8, 17, 1) // 60}:{stream.integer(10, 59)}",
        "sums": [draw.money_text(value) for value in (won, open_, goal)],
        "curve": _curve(draw, won, open_, goal),
        "events": _events(draw.child("events"), accounts),
        "tasks": _tasks(draw.child("tasks"), accounts),
        "mails": stream.integer(2, 14),
    }


def _account(draw: Draw) -> dict[str, Any]:
    who = draw.people(3)
    return {"name": draw.company(), "people": [one["name"] for one in who], "site": draw.city()}


def _alias(who: Any) -> str:
    letters = [letter for letter in who["family"].lower() if letter.isalpha()]
    return str(who["given"])[0].lower() + "".join(letters[:4])


def _us(day: Any) -> str:
    return f"{day.month}/{day.day}/{day.year}"


def _deals(draw: Draw, accounts: Any, people: Any, goods: Any) -> list[dict[str, Any]]:
    stream = draw.stream
    stages = [*_STAGES] + [stream.pick(list(_STAGES)[:4]) for _ in range(_DEALS - len(_STAGES))]
    amounts = draw.spread(8, 960, _DEALS)
    days = draw.distinct(2, 150, _DEALS)
    pairs = [(a, g) for a in accounts for g in goods]
    found = []
    for at, (account, good) in enumerate(stream.sample(pairs, _DEALS)):
        own, stage = draw.child(f"deal{at}"), stages[at]
        day = draw.day(days[at], days[at]) if at > 5 else draw.day(-days[at], -days[at])
        if stage in list(_STAGES)[:4]:
            day = draw.day(days[at], days[at])
        amount = int(amounts[at]) * 1000 + own.stream.pick([0, 0, 500])
        owner = own.stream.pick(people[:5])
        chance = _STAGES[stage]
        found.append(
            {
                "key": f"d{at}",
                "name": f"{account['name']} - {good}",
                "account": account["name"],
                "stage": stage,
                "chance": chance,
                "date": day.isoformat(),
                "day": _us(day),
                "amount": amount,
                "money": draw.money_text(amount, 2),
                "short": draw.money_text(amount),
                "expected": draw.money_text(round(amount * chance / 100), 2),
                "owner": owner["name"],
                "alias": _alias(owner),
            }
            | _record(own, account, people)
        )
    return found


def _record(draw: Draw, account: Any, people: Any) -> dict[str, Any]:
    stream = draw.stream
    made = draw.day(-200, -20)
    days = sorted(draw.distinct(1, 60, 5))
    contacts = account["people"]
    hour = f"{stream.integer(8, 11)}:{stream.integer(10, 59)} AM"
    return {
        "type": stream.pick(["New Customer", "Existing Customer - Upgrade", "Replacement"]),
        "source": stream.pick(
            ["Web", "Phone Inquiry", "Partner Referral", "Trade Show", "Word of mouth"]
        ),
        "next": stream.pick(draw.content["next"]),
        "campaign": stream.pick(draw.content["campaigns"]),
        "order": str(stream.integer(100000, 999999)),
        "rival": stream.pick(draw.content["rivals"]),
        "made": f"{people[1]['name']}, {_us(made)} {hour}",
        "about": stream.pick(draw.content["about"]),
        "contacts": [
            {"name": name, "role": role, "key": f"c{n}"}
            for n, (name, role) in enumerate(zip(contacts, stream.sample(_ROLES, 3), strict=True))
        ],
        "past": [
            {
                "key": f"p{n}",
                "kind": kind,
                "what": what,
                "line": line.format(person=stream.pick(contacts)),
                "day": _us(draw.day(-age, -age)),
            }
            for n, (age, what) in enumerate(
                zip(days, stream.sample(draw.content["talks"], 5), strict=True)
            )
            for kind, line in [stream.pick(_KINDS)]
        ],
        "files": [
            {
                "name": name,
                "size": f"{_us(draw.day(-40, -1))}  •  {stream.integer(40, 900)}KB",
                "key": f"f{n}",
            }
            for n, name in enumerate(stream.sample(draw.content["files"], 3))
        ],
    }


def _curve(draw: Draw, won: int, open_: int, goal: float) -> dict[str, Any]:
    """What was won, and what may be won, up to each week of the quarter, in thousands."""
    steps = [0.0, 0.06, 0.14, 0.2, 0.33, 0.41, 0.52, 0.6, 0.74, 0.86, 1.0]
    now = draw.stream.uniform(0.9, 1.0)
    closed = [round(won * step * now / 1000) for step in steps]
    both = [round((won * now + open_) * step / 1000) for step in steps]
    closed[-1], both[-1] = round(won / 1000), round((won + open_) / 1000)
    return {"closed": closed, "both": both, "goal": round(goal / 1000)}


def _events(draw: Draw, accounts: Any) -> list[dict[str, Any]]:
    starts = sorted(draw.distinct(16, 33, 3))
    texts = [draw.time_text(30 * at) for at in starts]
    return [
        {
            "key": f"v{n}",
            "time": text,
            "name": name,
            "with": draw.stream.pick(accounts)["name"],
            "ink": draw.ink(),
        }
        for n, (text, name) in enumerate(zip(texts, draw.banks("meetings", 3), strict=True))
    ]


def _tasks(draw: Draw, accounts: Any) -> list[dict[str, Any]]:
    names = draw.banks("todo", 6)
    firms = draw.stream.sample(accounts, 6)
    return [
        {"key": f"t{n}", "name": name, "with": firm["name"], "day": _us(draw.today)}
        for n, (name, firm) in enumerate(zip(names, firms, strict=True))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    running = [one["key"] for one in document["deals"] if 0 < one["chance"] < 100]
    shown = [one["key"] for one in document["deals"][:9]]
    one, other, third = stream.sample(running, 3)
    two = stream.sample(shown, 2)
    return {
        "list": {"sort": stream.pick(["name", "day"])},
        "chart": {"chart": True, "ticked": two},
        "filters": {"filters": True},
        "kanban": {"page": "kanban"},
        "record": {"page": "record", "deal": one},
        "activity": {"page": "record", "deal": other, "tab": "activity", "follow": True},
        "home": {"page": "home"},
        "menu_row": {"open": "more", "row": stream.pick(shown)},
        "menu_controls": {"open": "controls"},
        "menu_view": {"open": "views"},
        "menu_plus": {"open": "plus", "page": "home"},
        "dialog_new": {"dialog": "new"},
        "dialog_owner": {"dialog": "owner", "row": two[0], "ticked": []},
        "launcher": {"open": "launcher", "page": "home"},
        "saved": {"page": "record", "deal": third, "toast": True, "editing": True},
    }
