"""Conversations of one evening: people, what they said, their calls and the files they sent."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_MEGABYTE = 1 << 20


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    *people, me = draw.people(14)
    now = draw.minutes(15, 22, 1)
    chats = _chats(draw.child("chats"), people, now)
    shown = stream.integer(0, 4)
    opened = chats[shown]
    messages = _messages(draw.child("messages"), opened["at"], opened["group"], people)
    last = messages[-1]
    opened |= {"last": last["text"], "mine": last["mine"], "by": last["by"], "draft": False}
    return {
        "me": me,
        "chats": chats,
        "open": opened,
        "messages": messages,
        "quoted": messages[-3]["key"],
        "calls": _calls(draw.child("calls"), people, now),
        "files": _files(draw.child("files"), people),
        "contacts": sorted(people, key=lambda person: str(person["handle"])),
        "silenced": [chats[-1]["key"]],
        "query": stream.pick(draw.content["queries"]),
        "size": stream.integer(2, 5),
        "storage": stream.integer(12, 61) / 10,
        "typed": stream.pick(draw.content["typed"]),
        "lately": draw.ago_text(stream.integer(2, 50)),
    }


def _chats(draw: Draw, people: list[dict[str, Any]], now: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    groups = stream.sample([(tag, name) for tag in content["tags"] for name in tag["groups"]], 4)
    slots = _slots(draw)
    lasts = stream.sample(content["lasts"], 11)
    drafted = stream.sample(range(11), 3)
    chats = []
    for number in range(11):
        group = number in (1, 4, 6, 9)
        person = people[number]
        tag, name = groups.pop() if group else (stream.pick(content["tags"]), person["name"])
        now -= stream.integer(1, 38)
        chats.append(
            {
                "key": f"c{number}",
                "name": name,
                "at": now,
                "short": name[:1] if group else person["initials"],
                "ink": stream.pick(content["inks"]) if group else person["ink"],
                "group": group,
                "count": stream.integer(7, 48),
                "by": person["given"] if group else "",
                "last": lasts[number].format(**slots),
                "mine": not group and stream.chance(0.3),
                "unread": stream.integer(1, 14) if stream.chance(0.45) else 0,
                "tag": tag["name"],
                "tag_ink": tag["ink"],
                "pinned": number < 2,
                "draft": number in drafted,
                "facts": {
                    "name": {"value": name, "text": name},
                    "tag": {"value": tag["name"], "text": tag["name"]},
                    "time": {"value": draw.time_text(now), "text": draw.time_text(now)},
                },
            }
        )
    return chats


def _slots(draw: Draw) -> dict[str, str]:
    """What the sentences of a document are filled with."""
    own = draw.child("slots").stream
    banks = ("place", "dish", "thing", "clock", "day")
    return {name: own.pick(draw.content[name]) for name in banks}


def _messages(
    draw: Draw, now: int, group: bool, people: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """A thread: a few exchanges, with a voice message and a file somewhere among them."""
    stream, slots = draw.stream, _slots(draw)
    parts = stream.sample(draw.content["exchanges"], 4)
    said = [turn.format(**slots) for part in parts for turn in part]
    gaps = [stream.integer(0, 3) for _ in said]
    at = now - sum(gaps[1:]) - gaps[0]
    voice, file = stream.sample(range(1, len(said) - 1), 2)
    messages = []
    for number, turn in enumerate(said):
        at += gaps[number]
        person = people[stream.integer(0, 3)]
        messages.append(
            {
                "key": f"m{number}",
                "mine": turn[0] == ">",
                "by": person["given"] if group else "",
                "short": person["initials"],
                "ink": person["ink"],
                "text": turn[1:].strip(),
                "time": draw.time_text(at),
                "liked": stream.chance(0.15),
                "voice": draw.clip_text(stream.integer(4, 55)) if number == voice else "",
                "wave": [stream.integer(4, 20) for _ in range(22)],
                "file": _file(draw.child("sent"), 0, people[0]) if number == file else None,
            }
        )
    if group:
        last = len(said) - len(parts[-1])
        messages.insert(last, _poll(draw.child("poll"), messages[last - 1], people))
    return messages


def _poll(draw: Draw, before: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any]:
    """A question to everybody, asked when the message before it was written."""
    stream = draw.stream
    poll, person = stream.pick(draw.content["polls"]), stream.pick(people[:4])
    votes = stream.sample(range(4), len(poll["options"]))
    whole = sum(votes)
    options = [
        {"name": name, "votes": vote, "share": draw.percent_text(round(100 * vote / whole))}
        for name, vote in zip(poll["options"], votes, strict=True)
    ]
    return {
        **before,
        "key": "poll",
        "mine": False,
        "by": person["given"],
        "short": person["initials"],
        "ink": person["ink"],
        "text": poll["ask"],
        "poll": options,
        "liked": False,
        "voice": "",
        "file": None,
    }


def _calls(draw: Draw, people: list[dict[str, Any]], now: int) -> list[dict[str, Any]]:
    stream = draw.stream
    missing = stream.chance(0.6)
    names = draw.content["ways"]
    calls = []
    for number, person in enumerate(stream.sample(people, 10)):
        now -= stream.integer(9, 66)
        missed = missing and stream.chance(0.3)
        way = "missed" if missed else stream.pick(["answered", "dialled"])
        length = stream.integer(1, 74)
        facts = {
            "name": {"value": person["name"], "text": person["name"]},
            "time": {"value": draw.time_text(now), "text": draw.time_text(now)},
            "way": {"value": names[way], "text": names[way]},
        }
        if not missed:
            facts["length"] = {"value": length, "text": draw.duration_text(length)}
        calls.append(
            {
                "key": f"k{number}",
                "facts": facts,
                "missed": missed,
                "way": way,
                "short": person["initials"],
                "ink": person["ink"],
                "video": stream.chance(0.35),
            }
        )
    return calls


def _files(draw: Draw, people: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    senders = stream.sample(people, 3)
    files = [_file(draw.child(f"file{n}"), n, stream.pick(senders)) for n in range(9)]
    names = {file["facts"]["name"]["text"]: file for file in files}
    return sorted(names.values(), key=lambda file: str(file["facts"]["date"]["value"]))[::-1]


def _file(draw: Draw, number: int, sender: dict[str, Any]) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    kind = stream.pick(content["file_kinds"])
    name = f"{stream.pick(content['file_names'])}{stream.pick(kind['ends'])}"
    size = stream.integer(2, 480) / 10
    day = draw.day(-80, -1 - number)
    return {
        "key": f"f{number}",
        "icon": kind["icon"],
        "ink": kind["ink"],
        "facts": {
            "name": {"value": name, "text": name},
            "size": {"value": size, "text": f"{size:.1f} MB"},
            "date": {"value": day.isoformat(), "text": draw.date_text(day)},
            "sender": {"value": sender["given"], "text": sender["given"]},
        },
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    held = stream.pick(document["messages"][2:-1])["key"]
    chosen = [person["handle"] for person in stream.sample(document["contacts"][:8], 3)]
    swiped = stream.pick(document["chats"][1:5])["key"]
    return {
        "list": {},
        "unread": {"filter": "unread", "offline": stream.chance(0.5)},
        "swiped": {"swiped": swiped},
        "offline": {"offline": True},
        "thread": {"screen": "chat"},
        "reply": {"screen": "chat", "replying": True},
        "recording": {"screen": "chat", "recording": True},
        "menu": {"screen": "chat", "menu": held, "dialog": "hold"},
        "attach": {"screen": "chat", "dialog": "attach"},
        "info": {"screen": "info", "sticky": stream.chance(0.3)},
        "calls": {"screen": "calls"},
        "group": {"screen": "new", "chosen": chosen},
        "nothing": {"query": document["query"], "typing": True},
        "me": {"screen": "me"},
    }
