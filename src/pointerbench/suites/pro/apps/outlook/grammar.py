"""Somebody's mail in the morning: folders, what came since last week, appointments, people."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.mail import Mailbox, clock, since, span, weeks

_FOLDER = "fluent:folder-20-regular"
_TONES = ("#c50f1f", "#107c10", "#0f6cbd", "#8764b8", "#ca5010", "#986f0b")


def document(draw: Draw) -> dict[str, Any]:
    stream, box = draw.stream, Mailbox(draw, 34)
    categories = [
        {"key": f"c{n}", "name": name, "ink": ink}
        for n, (name, ink) in enumerate(zip(draw.banks("categories", 5), _TONES, strict=False))
    ]
    mails = [_shown(draw, box, one, categories) for one in box.mails]
    unread = sum(one["unread"] for one in mails)
    receivers = stream.sample(box.people, 2)
    weekday = draw.today.weekday()
    monday = draw.today + dt.timedelta(days=-weekday if weekday < 5 else 7 - weekday)
    days = [monday + dt.timedelta(days=n) for n in range(5)]
    return {
        "title": f"Mail - {box.me['name']} - Outlook",
        "path": f"/mail/inbox/id/{draw.code('AAAA##AA#AA#A')}",
        "me": box.me,
        "mails": mails,
        "categories": categories,
        "folders": _folders(draw, box, unread),
        "groups": draw.banks("groups", 2),
        "people": [
            {**one, "key": f"p{n}", "phone": draw.phone(full=True)}
            for n, one in enumerate(sorted(box.people, key=lambda p: p["name"]))
        ],
        "draft": {
            "to": receivers,
            "subject": box.mails[-1]["subject"],
            "text": [f"Dear {receivers[0]['given']},", draw.bank("drafts"), draw.bank("drafts")],
            "saved": clock(stream.integer(9 * 60, 17 * 60)),
        },
        "events": box.week(5),
        "today": weekday if weekday < 5 else 0,
        "weekend": weekday > 4,
        "days": [
            {
                "name": day.strftime("%A"),
                "day": day.day,
                "long": f"{day.strftime('%A, %B')} {day.day}",
            }
            for day in days
        ],
        "week": span(days),
        "month": draw.today.strftime("%B %Y"),
        "weeks": weeks(draw.today),
        "day_minute": stream.integer(9 * 60, 17 * 60),
        "tasks": [{"key": f"t{n}", "text": box.say("tasks")} for n in range(7)],
    }


def _shown(draw: Draw, box: Mailbox, mail: dict[str, Any], categories: Any) -> dict[str, Any]:
    stream, date = draw.stream, mail["date"]
    days = (draw.today - date).days
    when = mail["time"] if days == 0 else f"{date.strftime('%a')} {mail['time']}"
    if days >= 6:
        when = f"{date.strftime('%a')} {date.month}/{date.day}"
    number = int(mail["key"][1:])
    answers = [box.answer(mail) for _ in range(stream.integer(1, 2))] if number in (2, 5, 9) else []
    return {
        **mail,
        "date": date.isoformat(),
        "when": when,
        "full": f"{date.strftime('%a')} {date.month}/{date.day}/{date.year} {mail['time']}",
        "head": since(date, draw.today),
        "focused": mail["kind"] != "shop",
        "flag": stream.chance(0.12),
        "category": stream.pick(categories) if stream.chance(0.2) else None,
        "answers": answers,
    }


def _folders(draw: Draw, box: Mailbox, unread: int) -> list[dict[str, Any]]:
    stream = draw.stream
    fixed = [
        ("Inbox", "fluent:mail-inbox-20-regular", unread),
        ("Drafts", "fluent:drafts-20-regular", stream.integer(1, 9)),
        ("Sent Items", "fluent:send-20-regular", 0),
        ("Deleted Items", "fluent:delete-20-regular", stream.integer(3, 60)),
        ("Junk Email", "fluent:folder-prohibited-20-regular", stream.integer(0, 12)),
        ("Archive", "fluent:archive-20-regular", 0),
        ("Notes", "fluent:note-20-regular", 0),
        ("Conversation History", _FOLDER, 0),
    ]
    own = [(name, _FOLDER, stream.pick([0, 0, 0, 2, 5, 14])) for name in draw.banks("folders", 7)]
    found = [
        {"key": f"f{n}", "name": name, "icon": icon, "count": count, "depth": 1}
        for n, (name, icon, count) in enumerate([*fixed, *sorted(own)])
    ]
    slots = {"year": draw.today.year, "city": draw.city(), "company": draw.company()}
    slots["who"] = box.people[2]["given"]
    for n, name in enumerate(draw.banks("inner", 2)):
        inner = {
            "key": f"s{n}",
            "name": name.format(**slots),
            "icon": "fluent:folder-20-regular",
            "count": 0,
        }
        found.insert(10 + n, inner | {"depth": 2})
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one for one in document["mails"] if one["focused"]][:9]
    keys = [one["key"] for one in shown]
    threads = [one["key"] for one in shown if one["answers"]] or keys
    files = [one["key"] for one in shown if one["file"]] or keys
    one, other, third = stream.sample(keys[:7], 3)
    event = stream.pick([e["key"] for e in document["events"] if e["day"] < 3 and e["lanes"] == 1])
    return {
        "inbox": {"at": stream.pick(files)},
        "thread": {"at": stream.pick(threads), "hover": one},
        "other": {"list": "other", "at": "", "picked": []},
        "chosen": {"at": "", "picked": stream.sample(keys[:8], 3)},
        "compose": {"tab": "message", "at": "draft"},
        "calendar": {"page": "calendar"},
        "event": {"page": "calendar", "event": event},
        "people": {"page": "people", "person": stream.pick(document["people"])["key"]},
        "day": {"at": other, "side": "day", "nav": False},
        "view": {"tab": "view", "at": third},
        "context_mail": {"at": one, "open": "mail"},
        "menu_new": {"at": other, "open": "new"},
        "menu_filter": {"at": third, "open": "filter"},
        "menu_category": {"at": one, "open": "category"},
        "dialog_layout": {"at": other, "dialog": "layout"},
        "archived": {"at": third, "notice": True},
    }
