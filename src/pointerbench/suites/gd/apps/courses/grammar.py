"""A course half learnt, its quiz, and a catalogue of others."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_KINDS = ("video", "reading", "quiz")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    subject = stream.pick(content["subjects"])
    lessons = _lessons(draw.child("lessons"), subject)
    films = [place for place in range(2, 9) if lessons[place]["kind"] == "video"]
    done = stream.pick(films or [4])
    for place, lesson in enumerate(lessons):
        lesson["done"] = place < done
    person = draw.person()
    return {
        "title": subject["title"],
        "icon": subject["icon"],
        "ink": subject["ink"],
        "sections": _sections(draw, subject, lessons),
        "lessons": lessons,
        "now": done,
        "share": round(100 * done / len(lessons)),
        "goals": subject["goals"],
        "questions": subject["questions"],
        "offset": stream.integer(0, 10 - len(subject["questions"])),
        "lines": stream.sample(content["lines"], 2),
        "teacher": draw.person(),
        "level": stream.pick(content["levels"]),
        "levels": content["levels"],
        "notes": _notes(draw.child("notes")),
        "files": _files(draw.child("files")),
        "courses": _courses(draw.child("courses")),
        "me": person,
        "minutes": stream.integer(4, 19),
        "seconds": f"{stream.integer(0, 59):02d}",
        "limit": draw.money_text(200 if draw.language == "en" else 999),
        "query": stream.pick(content["queries"]),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _lessons(draw: Draw, subject: dict[str, Any]) -> list[dict[str, Any]]:
    """Twelve lessons of different lengths; the last of each section is no film."""
    stream = draw.stream
    minutes = stream.sample(range(4, 28), len(subject["lessons"]))
    return [
        {
            "key": f"l{place}",
            "kind": kind,
            "number": place + 1,
            "facts": {
                "title": _fact(title, title),
                "length": _fact(minutes[place], draw.duration_text(minutes[place])),
            },
        }
        for place, title in enumerate(subject["lessons"])
        for kind in [stream.pick(_KINDS[1:]) if place % 4 == 3 else stream.weighted(_MIX)]
    ]


_MIX = {"video": 4, "reading": 1}


def _sections(
    draw: Draw, subject: dict[str, Any], lessons: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    size = len(lessons) // len(subject["sections"])
    parts = [lessons[start : start + size] for start in range(0, len(lessons), size)]
    return [
        {
            "title": title,
            "lessons": part,
            "length": draw.duration_text(sum(one["facts"]["length"]["value"] for one in part)),
        }
        for title, part in zip(subject["sections"], parts, strict=True)
    ]


def _notes(draw: Draw) -> list[dict[str, Any]]:
    """Notes at moments of the film, in their order."""
    stream = draw.stream
    texts = stream.sample(draw.content["notes"], 3)
    moments = sorted(stream.sample(range(12, 170), 3))
    return [
        {"at": draw.clip_text(at), "text": text} for at, text in zip(moments, texts, strict=True)
    ]


def _files(draw: Draw) -> list[dict[str, Any]]:
    return [
        {"name": name, "size": draw.size_text(draw.stream.integer(90, 9000) * 1000)}
        for name in draw.content["files"]
    ]


def _courses(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    chosen = stream.sample(content["catalogue"], 12)
    count, chinese = len(chosen), draw.language == "zh"
    people, inks = draw.people(count), draw.inks(count)
    lengths = stream.sample(range(3, 44), count)
    learners = draw.spread(240, 98000, count)
    ratings, prices = draw.ratings(count), draw.prices(*((39, 899) if chinese else (9, 190)), count)
    return [
        _course(
            draw.child(str(place)),
            course,
            people[place]["name"],
            inks[place],
            (lengths[place] * 30, learners[place], ratings[place], prices[place]),
        )
        for place, course in enumerate(chosen)
    ]


def _course(
    draw: Draw,
    course: dict[str, Any],
    teacher: str,
    ink: str,
    values: tuple[int, int, float, float],
) -> dict[str, Any]:
    length, learners, rating, price = values
    level = draw.stream.pick(draw.content["levels"])
    return {
        "key": f"c{learners}",
        "icon": course["icon"],
        "ink": ink,
        "certificate": draw.stream.chance(0.45),
        "facts": {
            "title": _fact(course["title"], course["title"]),
            "teacher": _fact(teacher, teacher),
            "rating": _fact(rating, f"{rating:.1f}"),
            "learners": _fact(learners, draw.count_text(learners)),
            "price": _fact(price, draw.money_text(price)),
            "length": _fact(length, draw.duration_text(length)),
            "level": _fact(level, level),
        },
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [lesson["key"] for lesson in document["lessons"]]
    catalogue = {"page": "catalogue", "wished": [stream.pick(document["courses"])["key"]]}
    number = stream.integer(0, len(document["questions"]) - 1)
    right = document["questions"][number]["right"]
    return {
        "lesson": {"kept": stream.sample(keys, 1)},
        "notes": {"tab": "notes", "captions": True, "muted": True},
        "files": {"tab": "files"},
        "menu": {"menu": "speed", "playing": True},
        "wide": {"wide": True, "playing": True},
        "quiz": {"page": "quiz", "number": number},
        "wrong": {"page": "quiz", "number": number, "choice": (right + 1) % 4, "checked": True},
        "right": {"page": "quiz", "number": number, "choice": right, "checked": True},
        "catalogue": catalogue,
        "rows": {**catalogue, "layout": "rows"},
        "empty": {"page": "catalogue", "query": document["query"]},
        "goal": {"dialog": "goal"},
        "failed": {"error": True},
        "finished": {"toast": True, "kept": stream.sample(keys, 1)},
    }
