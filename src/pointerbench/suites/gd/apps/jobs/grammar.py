"""Advertised jobs with pay, distance and dates, and the applications that somebody has sent."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    jobs = _jobs(draw.child("jobs"))
    me = draw.person()
    return {
        "me": me,
        "place": draw.district(),
        "query": stream.pick(content["searches"]),
        "jobs": jobs,
        "found": stream.integer(40, 900),
        "sent": _sent(draw.child("sent")),
        "kinds": content["kinds"],
        "stages": content["stages"],
        "pay": content["pay"],
        "low": draw.money_text(content["pay"][0] * 1.5),
        "file": f"{me['handle']}-{stream.integer(2025, 2026)}.pdf",
        "size": draw.size_text(stream.integer(90, 900) * 1024),
        "start": draw.date_text(draw.day(20, 70), "long"),
        "views": stream.integer(6, 90),
    }


def _employers(draw: Draw, count: int) -> list[str]:
    """Companies whose names do not say what they do."""
    ends = draw.content["ends"]
    return [f"{draw.brand()}{draw.stream.pick(ends)}" for _ in range(count)]


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _pay(draw: Draw, count: int) -> list[int]:
    unit, (low, high) = draw.content["unit"], draw.content["pay"]
    return draw.distinct(low, high, count, unit)


def _jobs(draw: Draw) -> list[dict[str, Any]]:
    """Advertisements, the newest first."""
    stream, content = draw.stream, draw.content
    count = stream.integer(7, 9)
    roles, companies = stream.sample(content["roles"], count), _employers(draw, count)
    pays, days = _pay(draw, count), sorted(stream.sample(range(40), count))
    ratings, ways = draw.ratings(count), draw.distinct(3, 240, count)
    people, inks = draw.distinct(2, 180, count), draw.inks(count)
    zh = draw.language == "zh"
    jobs = []
    for place, role in enumerate(roles):
        own = draw.child(str(place))
        date = draw.day(-days[place], -days[place])
        level = own.stream.pick(content["levels"])
        title = level + (role[0].lower() + role[1:] if level else role)
        far = own.number_text(ways[place] / 10, 1)
        jobs.append(
            {
                "key": f"j{place}",
                "ink": inks[place],
                "mark": companies[place][0],
                "kind": own.stream.integer(0, len(content["kinds"]) - 1),
                "where": draw.district(),
                "home": own.stream.chance(0.35),
                "duties": own.stream.sample(content["duties"], 4),
                "wants": own.stream.sample(content["wants"], 3),
                "gifts": own.stream.sample(content["gifts"], 4),
                "about": own.stream.pick(content["about"]),
                "staff": own.number_text(own.stream.integer(8, 2400)),
                "contact": draw.person(),
                "said": [
                    {"stars": f"{own.stream.integer(5, 10) / 2:.1f}", "text": text}
                    for text in own.stream.sample(content["said"], 4)
                ],
                "facts": {
                    "title": _fact(title, title),
                    "company": _fact(companies[place], companies[place]),
                    "pay": _fact(pays[place], draw.money_text(pays[place])),
                    "rating": _fact(ratings[place], f"{ratings[place]:.1f}"),
                    "way": _fact(ways[place] / 10, f"{far}公里" if zh else f"{far} km"),
                    "date": _fact(date.isoformat(), draw.date_text(date)),
                    "people": _fact(
                        people[place],
                        f"{people[place]}人投递" if zh else f"{people[place]} applicants",
                    ),
                },
            }
        )
    return jobs


def _sent(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(9, 12)
    roles, companies = stream.sample(content["roles"], count), _employers(draw, count)
    pays, days = _pay(draw, count), sorted(stream.sample(range(1, 120), count))
    inks, mails = draw.inks(count), draw.distinct(1, 19, count)
    sent = []
    for place, role in enumerate(roles):
        date = draw.day(-days[place], -days[place])
        stage = stream.integer(0, len(content["stages"]) - 1)
        sent.append(
            {
                "key": f"s{place}",
                "stage": stage,
                "ink": inks[place],
                "mark": companies[place][0],
                "fresh": stream.chance(0.3),
                "facts": {
                    "title": _fact(role, role),
                    "company": _fact(companies[place], companies[place]),
                    "pay": _fact(pays[place], draw.money_text(pays[place])),
                    "date": _fact(date.isoformat(), draw.date_text(date)),
                    "stage": _fact(stage, content["stages"][stage]["name"]),
                    "mails": _fact(mails[place], str(mails[place])),
                },
            }
        )
    return sent


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    jobs = [job["key"] for job in document["jobs"]]
    sent = [entry["key"] for entry in document["sent"]]
    return {
        "results": {},
        "other": {"open": jobs[2], "saved": jobs[1:3], "tip": False},
        "sort": {"menu": "sort"},
        "account": {"menu": "account", "open": jobs[1]},
        "filters": {"dialog": "filters"},
        "alert": {"dialog": "alert"},
        "none": {"query": document["query"]},
        "offline": {"error": True, "open": jobs[3]},
        "sent": {"page": "sent"},
        "starred": {"page": "sent", "starred": sent[:2], "muted": sent[3:4]},
        "apply": {"page": "apply", "open": jobs[1]},
        "missing": {"page": "apply", "open": jobs[0], "missing": True},
        "send": {"page": "apply", "dialog": "send"},
        "toast": {"toast": True, "saved": jobs[:1], "open": jobs[2]},
    }
