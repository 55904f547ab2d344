"""A phone book: people with numbers, the calls they had, voicemail, groups and favourites.

Who stands among the recent calls was last called then; everybody else longer ago.
"""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_PEOPLE, _CALLS, _VOICES, _GROUPS, _STARS = 24, 16, 8, 9, 8
_PICTURED = 5
_KEYS = (
    *(("1", ""), ("2", "ABC"), ("3", "DEF"), ("4", "GHI"), ("5", "JKL"), ("6", "MNO")),
    *(("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ"), ("*", ""), ("0", "+"), ("#", "")),
)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    groups = _groups(draw.child("groups"))
    people = _people(draw.child("people"), groups)
    calls = _calls(draw.child("calls"), people)
    for person in people:
        person["facts"] = _person_facts(draw, person)
    twin = stream.pick(people)
    return {
        "people": people,
        "me": {**_entry(draw.child("me"), groups), "key": "me"},
        "groups": groups,
        "calls": calls,
        "voices": _voices(draw.child("voices"), people),
        "stars": _stars(draw.child("stars"), people),
        "typed": draw.phone(full=True),
        "query": stream.pick(content["queries"]),
        "keys": [list(key) for key in _KEYS],
        "carriers": stream.sample(content["carriers"], 2),
        "ringtones": content["ringtones"],
        "speeds": content["speeds"],
        "sources": content["sources"],
        "twin": {
            "key": twin["key"],
            "phone": draw.phone(full=True),
            "mail": draw.person()["email"],
        },
        "full": draw.percent_text(stream.integer(18, 86)),
        "clock": draw.clip_text(stream.integer(41, 1500)),
        "gone": stream.integer(2, 5),
        "volume": stream.integer(25, 90),
        "line": draw.city(),
    }


def _entry(draw: Draw, groups: list[dict[str, Any]]) -> dict[str, Any]:
    """Somebody with all that a card says, before any call."""
    stream, content = draw.stream, draw.content
    person = draw.person()
    given, _, family = person["email"].partition("@")[0].partition(".")
    chinese = draw.language == "zh"
    born = draw.day(-20000, -7400)
    return {
        **{name: person[name] for name in ("name", "given", "family", "initials", "ink")},
        "mail": person["email"],
        "sort": {
            "given": f"{family}{given}" if chinese else f"{person['given']} {person['family']}",
            "family": f"{family}{given}" if chinese else f"{person['family']} {person['given']}",
        },
        "phone": draw.phone(full=True),
        "second": draw.phone(full=True),
        "company": draw.company(),
        "role": stream.pick(content["roles"]),
        "address": f"{draw.street()}, {draw.district()}" if not chinese else draw.street(),
        "born": draw.date_text(born, "long"),
        "note": stream.pick(content["notes"]),
        "groups": stream.sample([group["key"] for group in groups], 2),
        "tone": stream.integer(0, len(content["ringtones"]) - 1),
        "ring": stream.integer(20, 95),
        "photos": draw.photos(4, "food", "city", "nature", "animal"),
        "photo": "",
        "past": 0,
        "calls": 0,
    }


def _people(draw: Draw, groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    people = [_entry(draw.child(f"person{n}"), groups) for n in range(_PEOPLE)]
    people.sort(key=lambda person: str(person["sort"]["given"]))
    pasts = draw.distinct(9, 290, _PEOPLE)
    counts = draw.distinct(2, 96, _PEOPLE)
    for number, person in enumerate(people):
        person.update(key=f"p{number}", past=pasts[number], calls=counts[number])
        person["source"] = stream.weighted({0: 4, 1: 1, 2: 3, 3: 2})
        person["has_phone"] = stream.chance(0.9)
    pictured = stream.sample(people, _PICTURED)
    for person, photo in zip(
        pictured, draw.photos(_PICTURED, "animal", "nature", "flower", "sea"), strict=True
    ):
        person["photo"] = photo
    return people


def _person_facts(draw: Draw, person: dict[str, Any]) -> dict[str, Any]:
    day = draw.day(-person["past"], -person["past"])
    return {
        "name": _label(person["name"]),
        "company": _label(person["company"]),
        "last": {"value": day.isoformat(), "text": draw.date_text(day)},
        "calls": _count(draw, person["calls"]),
    }


def _label(text: str) -> dict[str, str]:
    return {"value": text, "text": text}


def _count(draw: Draw, count: int) -> dict[str, Any]:
    return {"value": count, "text": draw.content["calls"].format(count=count)}


def _calls(draw: Draw, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The newest first, each with somebody else; it also makes everybody's own history."""
    stream = draw.stream
    callers = stream.sample(people, _CALLS)
    ages = sorted(stream.integer(0, 8 * 1440) for _ in callers)
    lengths = draw.distinct(1, 84, _CALLS)
    calls = []
    for number, (person, age) in enumerate(zip(callers, ages, strict=True)):
        person["past"] = age // 1440
        way = stream.weighted({"missed": 3, "outgoing": 4, "incoming": 4})
        calls.append(
            {"key": f"c{number}", "who": person["key"]}
            | _call(
                draw, person, person["past"], 1290 - age % 1440 * 52 // 100, lengths[number], way
            )
        )
    for person in people:
        own = next((call for call in calls if call["who"] == person["key"]), None)
        person["history"] = _history(draw.child(person["key"]), person, own)
    return calls


def _call(
    draw: Draw, person: dict[str, Any], past: int, minute: int, length: int, way: str
) -> dict[str, Any]:
    day, missed = draw.day(-past, -past), way == "missed"
    lasted = {"value": length, "text": draw.duration_text(length)}
    return {
        "way": way,
        "kind": draw.stream.pick(("mobile", "work")),
        "facts": {
            "name": _label(person["name"]),
            "date": {"value": day.isoformat(), "text": draw.date_text(day)},
            "time": {
                "value": f"{minute // 60:02}:{minute % 60:02}",
                "text": draw.time_text(minute),
            },
            **({} if missed else {"length": lasted}),
            "missed": {"value": missed, "text": ""},
        },
    }


def _history(
    draw: Draw, person: dict[str, Any], own: dict[str, Any] | None
) -> list[dict[str, Any]]:
    """Three calls with somebody: the last one, and two before it."""
    stream = draw.stream
    past, history = person["past"], [own] if own else []
    while len(history) < 3:
        way = stream.pick(("outgoing", "incoming", "incoming", "missed"))
        past += stream.integer(2, 25) if history else 0
        history.append(
            _call(draw, person, past, draw.minutes(8, 21, 1), stream.integer(1, 50), way)
        )
    return history


def _voices(draw: Draw, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    pasts = sorted(draw.distinct(0, 40, _VOICES))
    lengths = draw.distinct(8, 175, _VOICES)
    voices = []
    for number, person in enumerate(stream.sample(people, _VOICES)):
        day, seconds = draw.day(-pasts[number], -pasts[number]), lengths[number]
        voices.append(
            {
                "key": f"v{number}",
                "said": draw.message(),
                "ink": person["ink"],
                "initials": person["initials"],
                "photo": person["photo"],
                "at": stream.integer(20, 70),
                "new": number == 0 or stream.chance(0.35),
                "facts": {
                    "name": _label(person["name"]),
                    "date": {"value": day.isoformat(), "text": draw.date_text(day)},
                    "length": {"value": seconds / 60, "text": draw.clip_text(seconds)},
                },
            }
        )
    return voices


def _groups(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    chosen = stream.sample(range(len(content["groups"])), _GROUPS)
    sizes, calls = draw.distinct(2, 14, _GROUPS), draw.distinct(1, 60, _GROUPS)
    groups = []
    for number, at in enumerate(chosen):
        talked = calls[number] * stream.integer(3, 14)
        groups.append(
            {
                "key": f"g{number}",
                "name": content["groups"][at],
                "icon": content["group_icons"][at],
                "ink": draw.ink(),
                "facts": {
                    "name": _label(content["groups"][at]),
                    "members": {
                        "value": sizes[number],
                        "text": content["members"].format(count=sizes[number]),
                    },
                    "calls": _count(draw, calls[number]),
                    "talked": {"value": talked, "text": draw.duration_text(talked)},
                },
            }
        )
    return groups


def _stars(draw: Draw, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those who are called most."""
    stars = []
    for person in sorted(people, key=lambda person: -int(person["calls"]))[:_STARS]:
        talked = int(person["calls"]) * draw.stream.integer(4, 15)
        facts = _person_facts(draw, person)
        stars.append(
            {
                **{name: person[name] for name in ("key", "name", "initials", "ink", "photo")},
                "facts": {
                    **{name: facts[name] for name in ("name", "calls", "last")},
                    "talked": {"value": talked, "text": draw.duration_text(talked)},
                },
            }
        )
    return stars


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [person["key"] for person in document["people"]]
    one, other = stream.pick(keys), stream.pick(keys)
    quiet = [group["key"] for group in stream.sample(document["groups"], 2)]
    return {
        "contacts": {},
        "notice": {"notice": True, "account": "3"},
        "selecting": {"select": True, "marked": stream.sample(keys[:8], 3)},
        "menu": {"menu": "list"},
        "nobody": {"query": document["query"]},
        "display": {"dialog": "view"},
        "moved": {"snack": True, "by": "family"},
        "card": {"open": one},
        "card_set": {"open": other, "through": stream.chance(0.5), "star": True},
        "card_menu": {"open": one, "menu": "card"},
        "edit": {"open": other, "edit": "old"},
        "new": {"edit": "new"},
        "block": {"open": one, "dialog": "block"},
        "merge": {"dialog": "merge", "notice": True},
        "recents": {"screen": "recents"},
        "missed": {"screen": "recents", "calls": "missed"},
        "voicemail": {"screen": "recents", "calls": "voice"},
        "keypad": {"screen": "keypad"},
        "groups": {"screen": "groups", "quiet": quiet},
        "favourites": {"screen": "favourites"},
        "call": {"open": one, "calling": "person"},
        "held": {"screen": "keypad", "calling": "typed", "held": True, "loud": True},
    }
