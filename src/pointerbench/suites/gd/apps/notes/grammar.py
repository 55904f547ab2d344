"""A person's notes: texts and checklists in folders, with tags and colours."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_NOTES, _FOLDERS, _TAGS = 18, 6, 6
_COLOURS = ("plain", "yellow", "green", "blue", "pink", "violet")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    folders = stream.sample(content["folders"], _FOLDERS)
    tags = stream.sample(content["tags"], _TAGS)
    notes = _notes(draw, folders, tags)
    return {
        "owner": draw.person(),
        "folders": [
            {**folder, "count": sum(note["folder"] == folder["name"] for note in notes)}
            for folder in folders
        ],
        "tags": tags,
        "notes": notes,
        "used": draw.percent_text(stream.integer(8, 92)),
    }


def _notes(draw: Draw, folders: list[dict[str, Any]], tags: list[str]) -> list[dict[str, Any]]:
    """Notes from the last changed on; some are checklists."""
    sizes = draw.distinct(5, 26, _NOTES)
    days = sorted(draw.distinct(0, 200, _NOTES))
    lists = draw.stream.shuffled(draw.content["lists"])
    weights = draw.stream.shuffled([1, 2, 3, 4, 5, 3])
    places = [f for f, weight in zip(folders, weights, strict=True) for _ in range(weight)]
    places = draw.stream.shuffled(places)
    found = []
    for number in range(_NOTES):
        own = draw.child(f"note{number}")
        place = places[number]
        topic = place["topic"]
        checklist = next((one for one in lists if one["topic"] == topic), None)
        if checklist and (number % 3 == 1 or own.stream.chance(0.2)):
            lists.remove(checklist)
        else:
            checklist = None
        items = checklist["items"] if checklist else []
        done = own.stream.integer(1, max(1, len(items) - 1))
        day = draw.day(-days[number], -days[number])
        said = own.sentences(topic, 1 if checklist else sizes[number])
        title = checklist["name"] if checklist else own.title(topic)
        found.append(
            {
                "key": f"n{number}",
                "title": title,
                "preview": said[0],
                "text": _paragraphs(own, said),
                "photo": "" if checklist else own.photo(topic),
                "items": items,
                "done": items[:done],
                "folder": place["name"],
                "ink": place["ink"],
                "tags": own.stream.sample(tags, own.stream.integer(1, 2)),
                "words": _words(own, [title, *items, *said]),
                "iso": day.isoformat(),
                "date": draw.date_text(day),
                "colour": own.stream.pick(_COLOURS),
                "pinned": number in (0, 2, 5),
            }
        )
    return found


def _paragraphs(draw: Draw, said: list[str]) -> list[str]:
    """The sentences of a note, two to four of them at a time."""
    paragraphs, rest = [], list(said)
    while rest:
        size = draw.stream.integer(2, 4)
        paragraphs.append((" " if draw.language == "en" else "").join(rest[:size]))
        rest = rest[size:]
    return paragraphs


def _words(draw: Draw, texts: list[str]) -> int:
    """How long a note is: in words, in Chinese in letters."""
    return sum(len(text.split()) if draw.language == "en" else len(text) for text in texts)


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, notes = draw.stream, document["notes"]
    written = sorted((note for note in notes if not note["items"]), key=lambda note: note["words"])
    text = stream.pick(written[-4:])["key"]
    checklist = stream.pick([note for note in notes if note["items"]])["key"]
    return {
        "list": {},
        "words": {"sort": "words", "starred": [notes[1]["key"], notes[4]["key"]]},
        "grid": {"grid": True},
        "menu": {"menu": notes[1]["key"]},
        "drawer": {"drawer": True},
        "chosen": {"choosing": True, "picked": [notes[0]["key"], notes[3]["key"]]},
        "note": {"view": "note", "open": text},
        "checklist": {"view": "note", "open": checklist},
        "style": {"view": "note", "open": text, "sheet": "style"},
        "lock": {"dialog": "lock", "open": text},
        "archived": {"toast": notes[0]["key"], "archived": [notes[0]["key"]]},
        "empty": {"query": stream.pick(draw.content["lost"])},
        "full": {"warned": True},
        "settings": {"view": "settings"},
    }
