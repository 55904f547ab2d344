"""A mailbox: who writes to somebody at work about what, shared by the programs for mail."""

from __future__ import annotations

import calendar
import datetime as dt
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw

_MONTHS = calendar.month_name[1:]


@cache
def _words() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("mail.toml").read_text("utf-8"))


def clock(minutes: int) -> str:
    """A time of the day as "8:05 AM"."""
    hour, minute = divmod(minutes, 60)
    return f"{(hour - 1) % 12 + 1}:{minute:02d} {'AM' if hour < 12 else 'PM'}"


class Mailbox:
    """The mails of a person, newest first.

    Attributes:
        me: the person, as `Draw.person` with an address at ``firm``.
        people: colleagues who write often.
        mails: each with ``key``, ``who``, ``subject``, ``lines``, ``close``, ``file``, ``date``,
            ``at``, ``time``, ``to``, ``unread``, ``flag``.
    """

    def __init__(self, draw: Draw, count: int = 28) -> None:
        self.draw = Draw(draw.stream.child("mail"), draw.language, _words(), parent=draw)
        self.stream = self.draw.stream
        self.firm = draw.company()
        self.host = "".join(c for c in self.firm.lower().split()[0] if c.isalnum()) + ".example"
        self.me = self._inside(draw.person())
        self.people = [self._inside(one) for one in draw.people(7)]
        self.mails = [self._mail(n, *when) for n, when in enumerate(self._times(count))]

    def _inside(self, person: dict[str, str]) -> dict[str, str]:
        address = f"{person['given']}.{person['family']}@{self.host}".lower().replace(" ", "")
        return {**person, "email": address, "role": self.stream.pick(_words()["roles"])}

    def _times(self, count: int) -> list[tuple[dt.date, int]]:
        """When mails came: about six a day, none at night, none later than this afternoon."""
        found: list[tuple[dt.date, int]] = []
        back = 0
        while len(found) < count:
            day = self.draw.today - dt.timedelta(days=back)
            many = self.stream.integer(5, 7) if back == 0 else self.stream.integer(2, 5)
            if day.weekday() > 4 and back:
                many = self.stream.integer(0, 1)
            late = 15 * 60 if back == 0 else 18 * 60
            times = sorted(self.draw.distinct(7 * 60 + 12, late, many, step=7), reverse=True)
            found += [(day, at) for at in times]
            back += 1
        return found[:count]

    def _mail(self, number: int, date: dt.date, at: int) -> dict[str, Any]:
        stream = self.stream
        kind, subject, *lines, file = [one.strip() for one in self.draw.bank("mails").split("|")]
        slots = self._slots(date)
        sender = self._sender(kind)
        opening = f"Dear {self.me['given']}," if kind == "outside" else f"Hi {self.me['given']},"
        body = [text.format(**slots) for text in lines]
        body = [text[0].upper() + text[1:] for text in body]
        mail = {
            "key": f"m{number}",
            "who": sender,
            "kind": kind,
            "subject": subject.format(**slots),
            "opening": opening,
            "lines": body,
            "close": stream.pick(_words()["greetings"]),
            "file": self._file(file.format(**slots)) if file else None,
            "date": date,
            "at": at,
            "time": clock(at),
            "to": [self.me["name"]],
            "unread": stream.chance(0.35),
            "flag": False,
            "answers": [],
        }
        if kind == "colleague":
            mail["to"] += [p["name"] for p in stream.sample(self.people, stream.integer(0, 2))]
            mail["to"] = [name for name in mail["to"] if name != sender["name"]]
        return mail

    def _sender(self, kind: str) -> dict[str, str]:
        if kind == "colleague":
            return self.stream.pick(self.people)
        person = self.draw.person()
        company = self.draw.company()
        host = "".join(c for c in company.lower().split()[0] if c.isalnum()) + ".example"
        if kind == "outside":
            address = f"{person['given']}.{person['family']}@{host}".lower().replace(" ", "")
            return {**person, "email": address, "role": company}
        name = f"{company.split()[0]} {self.draw.bank('shops')}"
        initials = "".join(part[0] for part in name.split()[:2])
        return {**person, "name": name, "initials": initials, "email": f"no-reply@{host}"}

    def _file(self, name: str) -> dict[str, Any]:
        kind = name.rsplit(".", 1)[1]
        size = self.stream.integer(38, 940)
        return {"name": name, "kind": kind, "size": size, "size_text": f"{size} KB"}

    def _slots(self, date: dt.date) -> dict[str, Any]:
        stream, draw = self.stream, self.draw
        later = date + dt.timedelta(days=stream.integer(4, 30))
        count = stream.integer(12, 90)
        return {
            "company": draw.company(),
            "city": draw.city(),
            "street": draw.street(),
            "who": stream.pick(self.people)["given"],
            "day": stream.pick(["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
            "date": f"{later.day} {_MONTHS[later.month - 1]}",
            "month": _MONTHS[date.month - 1],
            "year": date.year + 1,
            "hour": stream.pick(["8:30", "9:00", "9:30", "10:00", "10:30"]),
            "sum": draw.money_text(stream.integer(18, 240) * 50),
            "ref": draw.code("AA-####"),
            "n": count,
            "m": count - stream.integer(1, 6),
            "k": stream.integer(2, 9),
        }

    def say(self, bank: str) -> str:
        """A text of the list ``meetings`` or ``tasks``."""
        text: str = self.draw.bank(bank)
        return text.format(**self._slots(self.draw.today))

    def _filled(self, bank: str) -> str:
        text: str = self.stream.pick(_words()[bank])
        return text.format(**self._slots(self.draw.today))

    def week(self, days: int, first: int = 8, last: int = 18) -> list[dict[str, Any]]:
        """What stands in the calendar of a week, Monday first; at most two things at once."""
        stream = self.stream
        found: list[dict[str, Any]] = []
        for day in range(days):
            at = first * 60 + 30 * stream.integer(0, 2)
            while day < 5 and at < (last - 1) * 60 and len(found) < 4 * (day + 1):
                long = stream.pick([30, 60, 60, 90, 120])
                found.append(self._meeting(len(found), (day, at, min(at + long, last * 60))))
                at += long + stream.pick([0, 30, 60, 90])
        for one in stream.sample([e for e in found if e["end"] - e["start"] >= 60], 2):
            beside = self._meeting(len(found), (one["day"], one["start"], one["end"]))
            found.append(beside | {"lane": 1, "lanes": 2})
            one["lanes"] = 2
        return found

    def _meeting(self, number: int, when: tuple[int, int, int]) -> dict[str, Any]:
        day, start, end = when
        return {
            "key": f"e{number}",
            "title": self.say("meetings"),
            "day": day,
            "start": start,
            "end": end,
            "when": f"{clock(start)} - {clock(end)}",
            "place": self._filled("rooms"),
            "who": self.stream.pick(self.people)["name"],
            "ink": self.stream.integer(0, 3),
            "lane": 0,
            "lanes": 1,
        }

    def answer(self, mail: Mapping[str, Any]) -> dict[str, Any]:
        """What somebody answered to a mail, as a mail without a subject."""
        text = self.draw.bank("answers").format(**self._slots(mail["date"]))
        others = [one for one in self.people if one["name"] != mail["who"]["name"]]
        return {
            "who": self.stream.pick(others),
            "lines": [text[0].upper() + text[1:]],
            "close": self.stream.pick(_words()["greetings"]),
        }


def since(date: dt.date, today: dt.date) -> str:
    """The heading under which a list of mails has a day: "Today", "Last week", "September"."""
    days = (today - date).days
    if days < 2:
        return ("Today", "Yesterday")[days]
    monday = today - dt.timedelta(days=today.weekday())
    if date >= monday:
        return "This week"
    if date >= monday - dt.timedelta(days=7):
        return "Last week"
    if date >= monday - dt.timedelta(days=14):
        return "Two weeks ago"
    if date.month == today.month:
        return "Earlier this month"
    return _MONTHS[date.month - 1]


def weeks(today: dt.date) -> list[list[dict[str, Any]]]:
    """The six weeks of a small calendar of the month, Sunday first."""
    first = today.replace(day=1)
    start = first - dt.timedelta(days=(first.weekday() + 1) % 7)
    days = [start + dt.timedelta(days=n) for n in range(42)]
    rows = [
        {"day": d.day, "date": d.isoformat(), "in": d.month == today.month, "today": d == today}
        for d in days
    ]
    return [rows[n : n + 7] for n in range(0, 42, 7)]


def span(days: Sequence[dt.date]) -> str:
    """What a calendar calls some days: "March 9-13, 2026", "Mar 30 - Apr 3, 2026"."""
    first, last = days[0], days[-1]
    if first.month == last.month:
        return f"{first.strftime('%B')} {first.day}-{last.day}, {last.year}"
    ends = [f"{day.strftime('%b')} {day.day}" for day in (first, last)]
    return f"{ends[0]} - {ends[1]}, {last.year}"
