"""A vault: folders of notes that link to each other, one of them open, the graph of them all."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    folders, notes = _shelves(draw)
    tags = draw.banks("tags", 9)
    for note in notes:
        others = [one["key"] for one in notes if one is not note]
        near = [one["key"] for one in notes if one is not note and one["folder"] == note["folder"]]
        note["links"] = list(dict.fromkeys([*stream.sample(near, 2), *stream.sample(others, 1)]))
        note["tags"] = stream.sample(tags, 3)
    here = notes[stream.integer(0, len(notes) - 1)]
    body = _body(draw, here, notes)
    words = sum(len(run["text"].split()) for block in body for run in block["runs"])
    letters = sum(len(run["text"]) for block in body for run in block["runs"])
    vault = draw.bank("vaults")
    lines = {one["key"]: draw.sentence(one["topic"], most=70) for one in notes}
    word, hits = _found(notes, lines)
    tabs = stream.sample([one for one in notes if one is not here], 3)
    return {
        "title": f"{here['title']} - {vault} - Obsidian",
        "vault": vault,
        "folders": folders,
        "notes": [_placed(draw, note, n, notes) for n, note in enumerate(notes)],
        "here": here["key"],
        "body": body,
        "words": words,
        "letters": f"{letters:,}",
        "created": draw.day(-300, -20).isoformat(),
        "tabs": [one["key"] for one in tabs],
        "back": [one["key"] for one in notes if here["key"] in one["links"]],
        "lines": lines,
        "tags": [
            {"key": f"t{n}", "name": name, "count": sum(name in one["tags"] for one in notes)}
            for n, name in enumerate(tags)
        ],
        "stars": [one["key"] for one in stream.sample(notes, 5)],
        "word": word,
        "hits": hits,
        "cards": _cards(draw, notes),
        "daily": draw.today.isoformat(),
    }


def _found(notes: list[Any], lines: dict[str, str]) -> tuple[str, list[str]]:
    """A word that several notes have in common, and those notes; at most nine of them."""
    texts = {note["key"]: f"{note['title']} {lines[note['key']]}".lower() for note in notes}
    words = sorted({w for text in texts.values() for w in text.split() if w.isalpha()})
    where = {w: [key for key in texts if w in texts[key]] for w in words if len(w) > 2}
    best = max(where, key=lambda word: (len(where[word]) <= 9) * len(where[word]))
    return best, where[best]


def _shelves(draw: Draw) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    folders: list[dict[str, Any]] = []
    notes: list[dict[str, Any]] = []
    topics: set[str] = set()
    while len(folders) < 5:
        name, topic = draw.bank("shelves")
        if topic in topics:
            continue
        topics.add(topic)
        folder = {"key": f"d{len(folders)}", "name": name, "topic": topic}
        folders.append(folder)
        for title in draw.titles(topic, draw.stream.integer(4, 6), most=34):
            clean = "".join(letter for letter in title if letter not in ':/\\?"*').strip()
            note = {"key": f"n{len(notes)}", "title": clean, "folder": folder["key"]}
            notes.append(note | {"topic": topic, "ink": len(folders) - 1})
    folders.sort(key=lambda one: str(one["name"]))
    return folders, notes


def _body(draw: Draw, here: dict[str, Any], notes: list[Any]) -> list[dict[str, Any]]:
    stream, topic = draw.stream, here["topic"]
    titles = {one["key"]: one["title"] for one in notes}
    links = iter(here["links"])
    blocks: list[dict[str, Any]] = []
    for section, head in enumerate(draw.banks("heads", 4)):
        blocks.append({"kind": "h2", "runs": [{"text": head}]})
        sentences = draw.sentences(topic, 3)
        runs = [{"text": " ".join(sentences[:2]) + " "}]
        key = next(links, "")
        if key:
            runs += [{"text": "See "}, {"text": titles[key], "link": key}, {"text": ". "}]
        blocks.append({"kind": "p", "runs": [*runs, {"text": sentences[2]}]})
        if section == 0:
            blocks.append({"kind": "call", "runs": [{"text": _said(draw, draw.bank("callouts"))}]})
        if section == 1:
            for text in draw.banks("tasks", 4):
                done = stream.chance(0.4)
                blocks.append({"kind": "task", "done": done, "runs": [{"text": _said(draw, text)}]})
        if section == 2:
            for text in draw.sentences(topic, 3, most=60):
                blocks.append({"kind": "li", "runs": [{"text": text}]})
    return [{**block, "key": f"b{n}"} for n, block in enumerate(blocks)]


def _said(draw: Draw, text: str) -> str:
    slots: dict[str, Callable[[], str]] = {
        "given": lambda: draw.person()["given"],
        "company": draw.company,
        "city": draw.city,
        "month": lambda: draw.month_text(draw.day(-200, 200), year=False),
    }
    return text.format(**{name: make() for name, make in slots.items() if f"{{{name}}}" in text})


def _placed(draw: Draw, note: dict[str, Any], number: int, notes: list[Any]) -> dict[str, Any]:
    """The note with its place in the graph, in percent: folders lie around the middle."""
    count = sum(one["folder"] == note["folder"] for one in notes)
    own = [one["key"] for one in notes if one["folder"] == note["folder"]].index(note["key"])
    turn = note["ink"] / 5 * math.tau + 0.4
    inner = own / count * math.tau + turn
    weight = sum(note["key"] in one["links"] for one in notes)
    reach = 11 + 3 * (own % 2)
    x = 50 + 30 * math.cos(turn) + reach * math.cos(inner) * 0.85 + draw.stream.uniform(-1.2, 1.2)
    y = 50 + 30 * math.sin(turn) + reach * math.sin(inner) + draw.stream.uniform(-1.2, 1.2)
    return {**note, "x": round(x, 2), "y": round(y, 2), "size": 8 + 3 * min(weight, 5)}


def _cards(draw: Draw, notes: list[Any]) -> list[dict[str, Any]]:
    """What lies on the canvas: notes and loose texts in two columns and a half."""
    stream = draw.stream
    chosen = stream.sample(notes, 4)
    places = [(8, 10, 25, 34), (40, 6, 24, 26), (71, 14, 23, 30), (38, 46, 26, 34)]
    cards = [
        {"key": f"k{n}", "note": one["key"], "title": one["title"], "place": place, "ink": n % 4}
        | {"text": draw.sentence(one["topic"], most=110)}
        for n, (one, place) in enumerate(zip(chosen, places, strict=True))
    ]
    loose = [(9, 54, 22, 22), (72, 56, 22, 20)]
    for n, place in enumerate(loose):
        text = _said(draw, draw.bank("callouts"))
        cards.append({"key": f"k{n + 4}", "note": "", "title": "", "place": place, "text": text})
        cards[-1] |= {"ink": 4}
    return cards


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    blocks = [one["key"] for one in document["body"] if one["kind"] == "p"]
    links = [r["link"] for b in document["body"] for r in b["runs"] if "link" in r]
    near = [n["key"] for n in document["notes"] if n["folder"] == document["folders"][0]["key"]]
    return {
        "note": {"block": blocks[0]},
        "backlinks": {"right": "back", "block": blocks[1]},
        "outline": {"right": "outline", "mode": "reading"},
        "search": {"left": "search"},
        "stars": {"left": "stars", "block": blocks[2]},
        "tags": {"left": "tags", "right": "links"},
        "graph": {"page": "graph"},
        "canvas": {"page": "canvas", "card": document["cards"][stream.integer(0, 3)]["key"]},
        "preview": {"hover": links[0], "mode": "reading"},
        "dialog_palette": {"dialog": "palette", "block": blocks[0]},
        "dialog_settings": {"dialog": "settings"},
        "dialog_switcher": {"dialog": "switcher"},
        "context_file": {"open": "file", "aim": stream.pick(near)},
        "menu_note": {"open": "note", "block": blocks[1]},
        "notice": {"notice": True, "block": blocks[0]},
    }
