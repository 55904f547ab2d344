"""Mail of two accounts as a free mail program shows it, with people, appointments and filters."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.mail import Mailbox, clock, weeks

_TAGS = (
    ("Important", "#ff0000"),
    ("Work", "#ff9900"),
    ("Personal", "#009900"),
    ("To Do", "#3333ff"),
    ("Later", "#993399"),
)


def document(draw: Draw) -> dict[str, Any]:
    stream, box = draw.stream, Mailbox(draw, 38)
    mails = [_shown(draw, box, one) for one in box.mails]
    home = draw.nickname() + "@post.example"
    start = draw.today - dt.timedelta(days=(draw.today.weekday() + 1) % 7)
    days = [start + dt.timedelta(days=n) for n in range(7)]
    events = [{**one, "day": one["day"] + 1} for one in box.week(5)]
    unread = sum(one["unread"] for one in mails)
    return {
        "title": f"Inbox - {box.me['email']} - Mozilla Thunderbird",
        "me": box.me,
        "home": home,
        "mails": mails,
        "total": f"{len(mails) + stream.integer(300, 4200):,}",
        "unread": unread,
        "folders": _folders(draw, unread),
        "locals": [
            name.format(year=draw.today.year - 1 - n, city=draw.city())
            for n, name in enumerate(draw.banks("local", 2))
        ],
        "tags": [{"key": f"t{n}", "name": name, "ink": ink} for n, (name, ink) in enumerate(_TAGS)],
        "people": _people(draw, box),
        "books": draw.banks("books", 3),
        "calendars": draw.banks("mine", 3),
        "events": events,
        "agenda": _agenda(box, draw.today),
        "days": [
            {"name": day.strftime("%a"), "day": f"{day.day} {day.strftime('%b')}"} for day in days
        ],
        "today": (draw.today.weekday() + 1) % 7,
        "number": draw.today.isocalendar().week,
        "date": f"{draw.today.strftime('%a')}",
        "day": draw.today.day,
        "month": draw.today.strftime("%B %Y"),
        "weeks": weeks(draw.today),
        "day_minute": stream.integer(9 * 60, 17 * 60),
        "filters": _filters(draw),
        "draft": {
            "to": stream.sample(box.people, 2),
            "subject": mails[-1]["subject"],
            "quote": mails[-1]["lines"],
            "who": mails[-1]["who"]["name"],
            "when": mails[-1]["full"],
        },
    }


def _shown(draw: Draw, box: Mailbox, mail: dict[str, Any]) -> dict[str, Any]:
    stream, date = draw.stream, mail["date"]
    numeric = f"{date.month}/{date.day}/{date.year}"
    today = date == draw.today
    return {
        **mail,
        "date": date.isoformat(),
        "when": mail["time"] if today else f"{numeric}, {mail['time']}",
        "full": f"{numeric}, {mail['time']}",
        "star": stream.chance(0.2),
        "tag": stream.integer(0, 4) if stream.chance(0.18) else -1,
        "replied": stream.chance(0.2),
    }


def _folders(draw: Draw, unread: int) -> list[dict[str, Any]]:
    stream = draw.stream
    fixed = [
        ("Inbox", "lucide:inbox", "#0a84ff", unread),
        ("Drafts", "lucide:file-pen-line", "#b5529c", stream.integer(0, 4)),
        ("Templates", "lucide:layout-template", "#8e5bd6", 0),
        ("Sent", "lucide:send", "#12a150", 0),
        ("Archives", "lucide:archive", "#a1743c", 0),
        ("Junk", "lucide:flame", "#e2622b", stream.integer(1, 40)),
        ("Trash", "lucide:trash-2", "#6f7785", 0),
    ]
    own = [
        (name, "lucide:folder", "#3d8fd9", stream.pick([0, 0, 0, 3, 8]))
        for name in sorted(draw.banks("folders", 6))
    ]
    return [
        {"key": f"f{n}", "name": name, "icon": icon, "ink": ink, "count": count}
        for n, (name, icon, ink, count) in enumerate([*fixed, *own])
    ]


def _people(draw: Draw, box: Mailbox) -> list[dict[str, Any]]:
    others = [
        {**one, "email": f"{one['handle']}@post.example", "role": draw.company()}
        for one in draw.people(6)
    ]
    everybody = sorted([*box.people, *others], key=lambda one: one["name"])
    return [
        {
            **one,
            "key": f"p{n}",
            "phone": draw.phone(full=True),
            "address": draw.address(),
            "birthday": draw.day(-16000, -8000).strftime("%B %d"),
        }
        for n, one in enumerate(everybody)
    ]


def _agenda(box: Mailbox, today: dt.date) -> list[dict[str, Any]]:
    """What the pane at the right shows of today, tomorrow and the days after."""
    stream = box.stream
    heads = ["Today", "Tomorrow", (today + dt.timedelta(days=2)).strftime("%A")]
    found = []
    for n, head in enumerate(heads):
        times = sorted(box.draw.distinct(8 * 60, 18 * 60, 3, step=30))
        for m, at in enumerate(times[: stream.integer(2, 3)]):
            one = {"key": f"a{n}{m}", "head": head, "title": box.say("meetings")}
            found.append(one | {"when": clock(at), "ink": stream.integer(0, 3)})
    return found


def _filters(draw: Draw) -> list[dict[str, Any]]:
    slots = {"given": draw.person()["given"], "company": draw.company(), "city": draw.city()}
    return [
        {"key": f"r{n}", "name": name.format(**slots), "on": draw.stream.chance(0.75)}
        for n, name in enumerate(draw.banks("filters", 6))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = document["mails"][:9]
    files = [one["key"] for one in shown if one["file"]] or [shown[0]["key"]]
    one, other, third = (mail["key"] for mail in stream.sample(shown[:7], 3))
    return {
        "cards": {"at": stream.pick(files)},
        "table": {"at": other, "layout": "wide"},
        "quick": {"at": third, "quick": True},
        "today": {"at": one, "pane": True},
        "book": {"space": "book", "person": stream.pick(document["people"])["key"]},
        "calendar": {"space": "calendar"},
        "write": {"at": other, "write": True},
        "remote": {"at": third, "remote": True, "layout": "wide"},
        "context_mail": {"at": one, "open": "mail"},
        "menu_message": {"at": other, "menu": "message"},
        "menu_view": {"at": third, "menu": "view", "layout": "wide"},
        "menu_tags": {"at": one, "open": "tag"},
        "menu_app": {"at": other, "open": "app"},
        "dialog_filters": {"at": third, "dialog": "filters"},
        "find": {"at": other, "finding": True, "layout": "wide"},
    }
