"""Machines of a project: their load and price, curves, alert rules, and what it costs."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_ROLES = (
    "web",
    "api",
    "db",
    "cache",
    "queue",
    "search",
    "mail",
    "batch",
    "proxy",
    "build",
    "files",
)
_SIZES = {
    "s1.small": 14,
    "s1.medium": 38,
    "m2.large": 92,
    "m2.xlarge": 186,
    "c3.large": 138,
    "r4.large": 264,
}
"""What machines of a size cost in a month, at least; dollars."""
_POINTS = 48
_FRESH = 4  # days: what fired so lately may still be firing


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    machines = _machines(draw.child("machines"))
    services = _services(draw.child("services"), machines)
    people = draw.people(3)
    ages = sorted(stream.sample(range(4, 1300), 4))
    return {
        "project": stream.pick(content["projects"]),
        "me": people[0],
        "regions": content["regions"],
        **{name: content[name] for name in ("ports", "keys", "nets", "statuses")},
        "levels": content["levels"],
        "systems": content["systems"],
        "sizes": list(_SIZES),
        "prices": [draw.money_text(price * content["factor"]) for price in _SIZES.values()],
        "day": draw.today.day,
        "machines": machines,
        "counts": [
            sum(machine["status"] == place for machine in machines)
            for place in range(len(content["statuses"]))
        ],
        "rules": _rules(draw.child("rules"), [machine["key"] for machine in machines]),
        "services": services,
        "total": draw.money_text(sum(x["facts"]["cost"]["value"] for x in services)),
        "budget": draw.money_text(stream.integer(40, 90) * 100 * content["factor"]),
        "used": stream.integer(38, 92),
        "charts": [_chart(draw.child(name), name) for name in ("cpu", "memory", "disk", "network")],
        "hours": [draw.time_text(hour * 60) for hour in (4, 8, 12, 16, 20)],
        "incident": stream.pick(content["incident"]).format(region=stream.pick(content["regions"])),
        "unknown": stream.pick(content["unknown"]),
        "acts": [
            {
                "who": stream.pick(people),
                "text": text.format(m=machine["key"]),
                "ago": draw.ago_text(age),
            }
            for text, machine, age in zip(
                stream.sample(content["acts"], 4), stream.sample(machines, 4), ages, strict=True
            )
        ],
        "month": draw.month_text(draw.today),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _machines(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(12, 17)
    names = [f"{role}-{stream.integer(1, 9):02}" for role in stream.sample(_ROLES * 2, count)]
    names = sorted(set(names))
    loads, memories = draw.distinct(3, 97, len(names)), draw.distinct(12, 95, len(names))
    extras, days = draw.distinct(0, 36, len(names)), stream.sample(range(3, 700), len(names))
    machines = []
    for place, name in enumerate(names):
        status = stream.weighted({0: 8, 1: 2, 2: 1, 3: 2})
        date = draw.day(-days[place], -days[place])
        size = stream.pick(list(_SIZES))
        cost = (_SIZES[size] + extras[place]) * content["factor"]
        facts = {
            "name": _fact(name, name),
            "region": _fact(region := stream.pick(content["regions"]), region),
            "status": _fact(status, content["statuses"][status]["name"]),
            "cost": _fact(cost, draw.money_text(cost)),
            "date": _fact(date.isoformat(), draw.date_text(date, "numeric")),
        }
        if status != 1:
            facts["cpu"] = _fact(loads[place], f"{loads[place]}%")
            facts["memory"] = _fact(memories[place], f"{memories[place]}%")
        machines.append(
            {
                "key": name,
                "status": status,
                "size": size,
                "system": stream.pick(content["systems"]),
                "open": stream.chance(0.4),
                "address": ".".join(str(part) for part in (10, *stream.sample(range(2, 250), 3))),
                "facts": facts,
            }
        )
    return machines


def _rules(draw: Draw, machines: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    names = stream.sample(content["rules"], 9)
    limits, fired = draw.distinct(40, 98, 9), draw.distinct(0, 46, 9)
    days = stream.shuffled([*stream.sample(range(_FRESH), 3), *stream.sample(range(_FRESH, 80), 6)])
    rules = []
    for place, name in enumerate(names):
        level = stream.weighted({0: 2, 1: 4, 2: 2})
        date = draw.day(-days[place], -days[place])
        rules.append(
            {
                "key": f"r{place}",
                "level": level,
                "firing": days[place] < _FRESH - 1,
                "target": stream.pick(machines),
                "facts": {
                    "name": _fact(name, name),
                    "level": _fact(level, content["levels"][level]["name"]),
                    "limit": _fact(limits[place], f"{limits[place]}%"),
                    "fired": _fact(fired[place], str(fired[place])),
                    "date": _fact(date.isoformat(), draw.date_text(date)),
                },
            }
        )
    return rules


def _services(draw: Draw, machines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was spent on what, the most first; shares are of the whole."""
    stream, content = draw.stream, draw.content
    own, *others = content["services"]
    spent = sum(machine["facts"]["cost"]["value"] for machine in machines)
    prices = [price * content["factor"] for price in draw.distinct(14, 1900, len(others))]
    pairs = [(spent * draw.today.day // 30 + 1, own), *zip(prices, others, strict=True)]
    costs, names = zip(*sorted(pairs, reverse=True), strict=True)
    changes, total = draw.distinct(1, 60, len(names)), sum(costs)
    inks = ("#1463ff", "#0d9488", "#d97706", "#9333ea", "#dc2626", "#4d7c0f", "#0891b2", "#be185d")
    services = []
    for name, cost, change, ink in zip(names, costs, changes, inks, strict=True):
        less = stream.chance(0.4)
        share = round(100 * cost / total, 1)
        services.append(
            {
                "key": name,
                "ink": ink,
                "less": less,
                "share": share,
                "facts": {
                    "name": _fact(name, name),
                    "cost": _fact(cost, draw.money_text(cost)),
                    "share": _fact(share, draw.percent_text(share, 1)),
                    "change": _fact(
                        -change if less else change, f"{'−' if less else '+'}{change}%"
                    ),
                },
            }
        )
    return services


def _chart(draw: Draw, name: str) -> dict[str, Any]:
    """A curve that wanders between floor and ceiling, and the one of a week before."""
    stream = draw.stream
    lines = []
    for _ in range(2):
        level, line = stream.uniform(25, 60), []
        for _ in range(_POINTS):
            level = min(
                94.0, max(6.0, level + stream.uniform(-8, 8) + (12 if stream.chance(0.05) else 0))
            )
            line.append(round(level, 1))
        lines.append(line)
    last = lines[0]
    return {
        "key": name,
        "now": draw.percent_text(last[-1], 1),
        "mean": draw.percent_text(sum(last) / _POINTS, 1),
        "most": draw.percent_text(max(last), 1),
        "line": last,
        "before": lines[1],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, names = draw.stream, [machine["key"] for machine in document["machines"]]
    rules = [rule["key"] for rule in document["rules"]]
    chosen = stream.pick(names[1:5])
    return {
        "machines": {},
        "picked": {"picked": stream.sample(names, 3), "pinned": names[2:3], "nav": False},
        "row_menu": {"menu": chosen},
        "region": {"menu": "region"},
        "shell": {"shell": True},
        "none": {"query": document["unknown"]},
        "incident": {"incident": True},
        "metrics": {"page": "metrics", "open": chosen},
        "compare": {"page": "metrics", "open": chosen, "compare": True, "range": "7d"},
        "stop": {"open": chosen, "dialog": "stop"},
        "alerts": {"page": "alerts"},
        "muted": {"page": "alerts", "muted": rules[:2], "acked": rules[3:4], "toast": True},
        "rule": {"page": "alerts", "dialog": "rule"},
        "costs": {"page": "costs"},
        "create": {"page": "create"},
        "failed": {"page": "create", "error": True},
    }
