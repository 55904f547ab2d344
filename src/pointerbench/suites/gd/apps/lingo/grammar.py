"""A learner's course: lessons of a unit, known words, a week, quests, and rivals by points."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_ANIMALS = 6  # things at the head of the bank that are animals
_KINDS = (6, 11, 15)  # where verbs, adjectives and adverbs of the bank end


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    courses = stream.shuffled(content["courses"])
    course = courses[0]
    week = _week(draw.child("week"))
    words = _words(draw.child("words"), course)
    lessons = _lessons(draw.child("lessons"), unit := stream.pick(content["units"]))
    return {
        "courses": _courses(draw.child("courses"), courses),
        "unit": unit["title"],
        "tips": unit["tips"],
        "number": stream.integer(2, 9),
        "lessons": lessons,
        "words": words,
        "week": week,
        "month": _month(draw),
        "streak": stream.integer(9, 340),
        "longest": stream.integer(341, 620),
        "gems": stream.integer(120, 4800),
        "hearts": stream.integer(2, 5),
        "quests": _quests(draw.child("quests")),
        "league": stream.pick(content["leagues"]),
        "days_left": stream.integer(2, 6),
        "rivals": _rivals(draw.child("rivals")),
        "me": draw.person(),
        "friend": draw.person(),
        "picture": _picture(draw.child("picture"), course),
        "several": _several(draw.child("several"), course),
        "sentence": _sentence(draw.child("sentence"), course),
        "keys": course["keys"],
        "progress": stream.integer(2, 9) / 10,
        "levels": content["levels"],
        "voices": content["voices"],
        "reminders": content["reminders"],
        "query": stream.pick(content["searches"]),
    }


def _courses(draw: Draw, courses: list[dict[str, Any]]) -> list[dict[str, Any]]:
    points = draw.distinct(60, 9400, len(courses), 10)
    days = draw.distinct(4, 400, len(courses))
    return [
        {
            "key": f"c{number}",
            "name": course["name"],
            "flag": course["flag"],
            "points": points[number],
            "points_text": draw.number_text(points[number]),
            "begun": (begun := draw.day(-days[number], -days[number])).isoformat(),
            "begun_text": draw.date_text(begun, "numeric"),
        }
        for number, course in enumerate(courses)
    ]


def _lessons(draw: Draw, unit: dict[str, Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    titles = stream.sample(unit["lessons"], 8)
    done = stream.integer(2, 5)
    minutes, points = draw.distinct(3, 14, 8), draw.distinct(10, 60, 8, 5)
    tasks, scores = draw.distinct(8, 26, 8), draw.distinct(64, 100, 8)
    icons = stream.shuffled(["book-open", "headphones", "mic", "star", "pencil", "messages"])
    return [
        {
            "key": f"l{number}",
            "title": title,
            "minutes": minutes[number],
            "minutes_text": draw.duration_text(minutes[number]),
            "points": points[number],
            "tasks": tasks[number],
            "score": scores[number] if number < done else 0,
            "score_text": draw.percent_text(scores[number]),
            "stage": "done" if number < done else "now" if number == done else "locked",
            "icon": icons[number % len(icons)] if number < 7 else "trophy",
        }
        for number, title in enumerate(titles)
    ]


def _words(draw: Draw, course: dict[str, Any]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    known = [
        *((word, content["things"][at], 0) for at, word in enumerate(course["things"])),
        *(
            (word, content["others"][at], 1 + sum(at >= end for end in _KINDS))
            for at, word in enumerate(course["others"])
        ),
    ]
    chosen = stream.sample(known, 12)
    strength, seen = draw.distinct(12, 100, 12), draw.distinct(3, 64, 12)
    days = draw.distinct(0, 40, 12)
    return [
        {
            "key": f"w{number}",
            "word": word,
            "meaning": meaning,
            "kind": content["kinds"][kind],
            "tone": kind,
            "strength": strength[number],
            "strength_text": draw.percent_text(strength[number]),
            "seen": seen[number],
            "last": (last := draw.day(-days[number], -days[number])).isoformat(),
            "last_text": draw.date_text(last),
        }
        for number, (word, meaning, kind) in enumerate(chosen)
    ]


def _week(draw: Draw) -> list[dict[str, Any]]:
    minutes, points = draw.distinct(4, 58, 7), draw.distinct(10, 190, 7, 5)
    right = draw.distinct(61, 99, 7)
    return [
        {
            "key": f"d{number}",
            "date": (date := draw.day(-number, -number)).isoformat(),
            "date_text": draw.date_text(date, "weekday"),
            "minutes": minutes[number],
            "minutes_text": draw.duration_text(minutes[number]),
            "points": points[number],
            "right": right[number],
            "right_text": draw.percent_text(right[number]),
        }
        for number in range(7)
    ]


def _month(draw: Draw) -> dict[str, Any]:
    """The month of today: how its first week begins, and which days were practised."""
    today = draw.today
    return {
        "name": draw.month_text(today),
        "skip": today.replace(day=1).weekday(),
        "days": [28, 30, 31][2 - (today.month in (4, 6, 9, 11)) - 2 * (today.month == 2)],
        "today": today.day,
    }


def _quests(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    kinds = stream.sample(draw.content["quests"], 6)
    gems, hours = draw.distinct(5, 80, 6, 5), draw.distinct(2, 70, 6)
    inks = stream.shuffled(["#5b3df5", "#e8590c", "#0b8a6b", "#c2255c", "#1971c2", "#9c36b5"])
    found = []
    for number, kind in enumerate(kinds):
        goal = stream.pick(kind["goals"])
        done = goal if number == 0 else stream.integer(0, goal - 1)
        found.append(
            {
                "key": f"q{number}",
                "title": kind["title"].format(n=goal),
                "goal": goal,
                "done": done,
                "done_text": f"{done} / {goal}",
                "share": round(100 * done / goal),
                "gems": gems[number],
                "left": hours[number] * 60,
                "left_text": draw.duration_text(hours[number] * 60),
                "ink": inks[number],
                "icon": kind["icon"],
            }
        )
    return found


def _rivals(draw: Draw) -> list[dict[str, Any]]:
    points = sorted(draw.distinct(40, 1900, 10, 7), reverse=True)
    days, lessons = draw.distinct(1, 360, 10), draw.distinct(2, 58, 10)
    return [
        {
            "key": f"p{number}",
            "person": person,
            "points": points[number],
            "points_text": draw.number_text(points[number]),
            "days": days[number],
            "lessons": lessons[number],
            "online": draw.stream.chance(0.3),
        }
        for number, person in enumerate(draw.people(10))
    ]


def _picture(draw: Draw, course: dict[str, Any]) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    chosen = stream.sample(range(len(course["things"])), 4)
    return {
        "asked": content["things"][stream.pick(chosen)],
        "options": [
            {
                "key": f"o{number}",
                "word": course["things"][at],
                "photo": stream.pick(content["photos"][at]),
            }
            for number, at in enumerate(chosen)
        ],
    }


def _several(draw: Draw, course: dict[str, Any]) -> list[dict[str, Any]]:
    """Words of which some are animals."""
    stream, things = draw.stream, course["things"]
    animals = stream.sample(range(_ANIMALS), stream.integer(3, 4))
    rest = stream.sample(range(_ANIMALS, len(things)), 8 - len(animals))
    return [
        {"key": f"s{number}", "word": things[at], "right": at < _ANIMALS}
        for number, at in enumerate(stream.shuffled([*animals, *rest]))
    ]


def _sentence(draw: Draw, course: dict[str, Any]) -> dict[str, Any]:
    stream = draw.stream
    at, other = stream.sample(range(len(course["sentences"])), 2)
    tokens = course["sentences"][at].strip(".?!¿ ").split()
    spare = course["sentences"][other].strip(".?!¿ ").split()
    more = [word for word in spare if word not in tokens][:4]
    return {
        "own": draw.content["sentences"][at],
        "said": course["sentences"][at],
        "tokens": tokens,
        "bank": stream.shuffled([*tokens, *more]),
        "wrong": " ".join([*tokens[:-2], tokens[-1], tokens[-2]]),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    option = stream.pick(document["picture"]["options"])["key"]
    words = [x["key"] for x in stream.sample(document["words"], 3)]
    ticked = [x["key"] for x in document["several"] if x["right"]]
    return {
        "learn": {},
        "courses": {"menu": "courses"},
        "guide": {"dialog": "guide"},
        "picture": {"view": "exercise", "kind": "picture", "picked": option},
        "bank": {"view": "exercise", "kind": "bank", "placed": 2},
        "several": {"view": "exercise", "kind": "several", "ticked": ticked[:2]},
        "written": {"view": "exercise", "kind": "written", "result": "wrong"},
        "right": {"view": "exercise", "kind": "several", "ticked": ticked, "result": "right"},
        "quit": {"view": "exercise", "kind": "bank", "placed": 3, "dialog": "quit"},
        "words": {"view": "words", "starred": words},
        "sorting": {"view": "words", "menu": "sort", "sort": "strength"},
        "nothing": {"view": "words", "query": document["query"]},
        "quests": {"view": "quests"},
        "league": {"view": "league", "toast": True},
        "streak": {"view": "streak"},
        "settings": {"view": "settings"},
        "offline": {"offline": True},
    }
