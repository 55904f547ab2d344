"""A list of documents, and one that colleagues write at: who comments on it is who shares it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_DOCS, _NEWS, _PEOPLE = 15, 11, 7
_RANKS = ("high", "medium", "low")
_KINDS = ("insertion", "deletion", "formatting")
_ROLES = ("can_edit", "can_comment", "can_view")
_SPEED = {"en": 220, "zh": 480}  # words read in a minute


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    people = draw.people(_PEOPLE)
    docs = _docs(draw.child("docs"), people)
    text = draw.child("text")
    words = stream.integer(900, 4600)
    saved = draw.time_text(draw.minutes(8, 19, 1))
    used = stream.integer(21, 138) / 10
    return {
        "menus": content["menus"],
        "templates": content["templates"],
        "folders": [
            {"name": name, "count": stream.integer(2, 48)}
            for name in stream.sample(content["folders"], 4)
        ],
        "used": round(used / 15 * 100),
        "used_text": content["of"].format(used=draw.number_text(used, 1)),
        "people": people,
        "docs": docs,
        "news": _news(draw.child("news"), people, [doc["title"] for doc in docs]),
        "missing": stream.pick(content["missing"]),
        "title": docs[0]["title"],
        "headings": stream.sample(content["headings"], 9),
        "levels": [0, 1, 1, 0, 1, 0, 1, 1, 0],
        "intro": text.sentences("work", 4 if draw.language == "en" else 7),
        "rest": text.sentences("work", 8),
        "more": text.sentences("work", 9),
        "photo": draw.photo(stream.pick(["work", "building", "room"])),
        "tasks": _tasks(draw.child("tasks"), people, stream.integer(5, 6)),
        "comments": _comments(draw.child("comments"), people, stream.integer(5, 6)),
        "suggestions": _suggestions(draw.child("suggestions"), people),
        "versions": _versions(draw.child("versions"), people, words, saved),
        "members": _members(draw.child("members"), people[1:]),
        "words": draw.number_text(words),
        "minutes": max(2, round(words / _SPEED[draw.language])),
        "time": saved,
        "fonts": content["fonts"],
        "sizes": content["papers_sizes"],
        "margins": [stream.integer(10, 40) for _ in range(3)],
        "lasts": stream.integer(5, 60),
    }


def _docs(draw: Draw, people: list[dict[str, str]]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    subjects = stream.sample(content["subjects"], _DOCS)
    days = [0, *sorted(draw.distinct(1, 60, _DOCS - 1))]
    pages = draw.distinct(2, 44, _DOCS)
    comments = draw.distinct(2, 40, _DOCS)
    docs = []
    for at, subject in enumerate(subjects):
        name = content["name"].format(subject=subject, paper=stream.pick(content["papers"]))
        mine = at == 0 or stream.chance(0.3)
        day = draw.day(-days[at], -days[at])
        owner = stream.pick(people[1:])
        docs.append(
            {
                "key": f"d{at}",
                "title": name,
                "owner": content["you"] if mine else owner["name"],
                "mine": mine,
                "ink": people[0]["ink"] if mine else owner["ink"],
                "initials": people[0]["initials"] if mine else owner["initials"],
                "iso": day.isoformat(),
                "edited": draw.date_text(day),
                "pages": pages[at],
                "comments": comments[at],
                "shared": not mine or at == 0 or stream.chance(0.3),
                "tint": stream.integer(0, 4),
            }
        )
    return docs


def _news(draw: Draw, people: list[dict[str, str]], titles: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    called = "given" if draw.language == "en" else "name"
    shown, ago = [], 3
    for at in range(_NEWS):
        who = people[1 + at % (_PEOPLE - 1)]
        ago += stream.integer(9, 60) * (at + 1)
        said = stream.pick(draw.content["news"])
        shown.append(
            {
                "who": who,
                "text": said.format(name=who[called], doc=titles[at]),
                "ago": draw.ago_text(ago),
            }
        )
    return shown


def _tasks(draw: Draw, people: list[dict[str, str]], count: int) -> list[dict[str, Any]]:
    stream = draw.stream
    days, hours = sorted(draw.distinct(1, 30, count)), draw.distinct(30, 600, count, step=30)
    tasks = []
    for at, person in enumerate(stream.sample(people, count)):
        day = draw.day(days[at], days[at])
        tasks.append(
            {
                "key": f"t{at}",
                "name": draw.title("work", most=26 if draw.language == "en" else 12),
                "who": person,
                "iso": day.isoformat(),
                "due": draw.date_text(day),
                "minutes": hours[at],
                "takes": draw.duration_text(hours[at]),
                "rank": stream.pick(_RANKS),
            }
        )
    return tasks


def _comments(draw: Draw, people: list[dict[str, str]], count: int) -> list[dict[str, Any]]:
    stream = draw.stream
    days = sorted(draw.distinct(0, 24, count))
    likes, replies = draw.distinct(0, 14, count), draw.distinct(0, 9, count)
    comments = []
    for at, person in enumerate(stream.sample(people[1:], count)):
        day = draw.day(-days[at], -days[at])
        comments.append(
            {
                "key": f"c{at}",
                "who": person,
                "text": draw.sentence("work", most=68 if draw.language == "en" else 32),
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "likes": likes[at],
                "replies": replies[at],
                "resolved": stream.chance(0.3),
            }
        )
    return comments


def _suggestions(draw: Draw, people: list[dict[str, str]]) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(5, 6)
    days, counts = sorted(draw.distinct(0, 18, count)), set[int]()
    made = []
    for at, person in enumerate(stream.sample(people[1:], count)):
        day = draw.day(-days[at], -days[at])
        text, words = _text(draw, counts)
        counts.add(words)
        made.append(
            {
                "key": f"s{at}",
                "who": person,
                "kind": stream.pick(_KINDS),
                "text": text,
                "words": words,
                "iso": day.isoformat(),
                "date": draw.date_text(day),
            }
        )
    return made


def _text(draw: Draw, counts: set[int]) -> tuple[str, int]:
    """A sentence and how many words it has: if possible, another number than those."""
    for _ in range(9):
        text = draw.sentence("work", most=66 if draw.language == "en" else 30)
        words = len(text.split()) if draw.language == "en" else sum(map(str.isalnum, text))
        if words not in counts:
            break
    return text, words


def _versions(
    draw: Draw, people: list[dict[str, str]], words: int, saved: str
) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(7, 8)
    days, edits = [0, *sorted(draw.distinct(1, 30, count - 1))], draw.distinct(3, 96, count)
    labels, left = stream.shuffled(content["labels"]), words
    made = []
    for at, back in enumerate(days):
        named = at > 0 and bool(labels) and stream.chance(0.45)
        when = draw.time_text(draw.minutes(8, 19, 1)) if at else saved
        made.append(
            {
                "key": f"v{at}",
                "time": f"{draw.date_text(draw.day(-back, -back))} {when}",
                "who": stream.pick(people),
                "edits": edits[at],
                "words": left,
                "shown": draw.number_text(left),
                "label": labels.pop() if named else "",
            }
        )
        left -= stream.integer(9, max(20, words // 11))
    return made


def _members(draw: Draw, people: list[dict[str, str]]) -> list[dict[str, Any]]:
    days, edits = draw.distinct(0, 50, len(people)), draw.distinct(1, 240, len(people))
    members = []
    for at, person in enumerate(people):
        day = draw.day(-days[at], -days[at])
        members.append(
            {
                "key": f"p{at}",
                "who": person,
                "role": draw.stream.pick(_ROLES),
                "iso": day.isoformat(),
                "opened": draw.date_text(day),
                "edits": edits[at],
            }
        )
    return members


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, docs = draw.stream, document["docs"]
    stars = [doc["key"] for doc in stream.sample(docs, 3)]
    home = {"screen": "home", "stars": stars}
    done = [task["key"] for task in stream.sample(document["tasks"], 2)]
    menu = stream.pick(["file", "edit", "insert", "format", "view"])
    return {
        "home": home,
        "ticked": {**home, "ticked": stars[:2], "toast": True, "gone": docs[4]["key"]},
        "cards": {**home, "cards": True, "order": "az"},
        "row_menu": {**home, "menu_of": docs[stream.integer(2, 5)]["key"]},
        "empty": {**home, "sought": document["missing"]},
        "comments": {"done": done},
        "suggestions": {"pane": "suggestions", "bold": True, "mode": "suggesting"},
        "versions": {"pane": "versions", "done": done, "marked": True},
        "plain": {"pane": "", "starred": True, "list": "list", "done": done},
        "menu": {"menu": menu, "pane": "suggestions"},
        "mode": {"drop": "mode"},
        "style": {"drop": "style", "align": "justify"},
        "colour": {"drop": "ink", "pane": "versions"},
        "share": {"dialog": "share"},
        "setup": {"dialog": "setup", "pane": ""},
        "offline": {"offline": True, "outline": False},
    }
