"""Reports for word processors: headings, paragraphs with tracked changes, a table, comments.

The words come from the application's `content.toml`: ``subjects`` (name and phrase), ``titles``,
``sections`` (heading and the bank of its sentences), ``costs``, ``added`` and ``dropped`` phrases,
``remarks``, ``answers``.
"""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_LINE = 84  # letters of a line of the body
_PAGE = 48.0  # lines of a page
_HEIGHTS = {"title": 3.6, "subtitle": 2.0, "h1": 2.8, "caption": 2.0}


def report(draw: Draw, notes: int = 3, *, large: bool = False) -> dict[str, Any]:
    """``blocks`` in reading order with their pages; ``edits`` and ``threads`` on their words, as
    many as ``notes``. In ``large`` letters it has all of its sections, on more pages."""
    stream = draw.stream
    subject = draw.bank("subjects")
    people = draw.people(5)
    slots = {
        "name": subject["name"],
        "the": subject["the"],
        "district": draw.district(),
        "company": draw.company(),
        "city": draw.city(),
        "month": draw.month_text(draw.day(20, 300), year=False),
        "year": draw.today.year,
    }
    title = draw.bank("titles").format(**slots)
    blocks = [_block("title", title), _block("subtitle", _byline(draw, people, slots))]
    many = len(draw.content["sections"]) if large else stream.integer(5, 6)
    sections = stream.sample(draw.content["sections"], many)
    sections.sort(key=draw.content["sections"].index)
    for section in sections:
        blocks += _section(draw, section, slots)
    blocks = [{**block, "key": f"b{at}"} for at, block in enumerate(blocks)]
    prose = [block for block in blocks if block["kind"] == "p"]
    edits = _edits(draw, prose, people)
    threads = _threads(draw, prose, people, notes)
    pages = _paged(blocks, *((72, 38.0) if large else (_LINE, _PAGE)))
    words = sum(len(_words(block).split()) for block in blocks)
    return {
        "title": title,
        "file": f"{title}{stream.pick(['', '', ' v2', ' draft', ' final'])}".replace(":", ""),
        "blocks": blocks,
        "pages": pages,
        "words": draw.number_text(words),
        "edits": edits,
        "threads": threads,
        "people": people,
        "currency": draw.currency,
    }


def _byline(draw: Draw, people: list[Any], slots: dict[str, Any]) -> str:
    return f"{slots['company']} · {people[0]['name']} · {draw.date_text(draw.day(-20, 0), 'long')}"


def _block(kind: str, text: str, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "runs": [{"text": text}], **more}


def _words(block: dict[str, Any]) -> str:
    return "".join(run["text"] for run in block.get("runs", ()))


def _section(draw: Draw, section: dict[str, Any], slots: dict[str, Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    heading = stream.pick(section["headings"]).format(**slots)
    blocks = [_block("h1", heading)]
    for _ in range(stream.integer(2, 3)):
        texts = [
            _filled(draw, draw.bank(section["of"]), slots) for _ in range(stream.integer(3, 4))
        ]
        runs = [{"text": f" {text}" if at else text} for at, text in enumerate(texts)]
        blocks.append({"kind": "p", "runs": runs})
    if section.get("list"):
        points = draw.banks(section["list"], stream.integer(3, 4))
        blocks[-1:-1] = [_block("li", _filled(draw, point, slots)) for point in points]
    if section.get("table"):
        blocks.append(_table(draw))
        blocks.append(_block("caption", f"Table 1: {draw.content['tables'][0].format(**slots)}"))
    return blocks


def _filled(draw: Draw, text: str, slots: dict[str, Any]) -> str:
    stream = draw.stream
    return text.format(
        **slots,
        n=stream.integer(3, 19),
        share=stream.integer(12, 68),
        weeks=stream.integer(2, 14),
        sum=f"{draw.currency}{stream.integer(3, 96) * 1000:,}",
        street=draw.street() if "{street}" in text else "",
    )


def _table(draw: Draw) -> dict[str, Any]:
    """Costs with quantities and prices; the amounts are products, the last line is their sum."""
    names, lines, whole = draw.banks("costs", 5), [], 0
    for at, name in enumerate(names):
        count, price = draw.stream.integer(2, 60), draw.stream.integer(8, 240) * 5
        amount = f"{count * price:,}"
        facts = {
            "name": {"value": name, "text": name},
            "count": {"value": count, "text": str(count)},
            "amount": {"value": count * price, "text": amount},
        }
        cells = [name, str(count), f"{price:,}", amount]
        lines.append({"key": f"l{at}", "cells": cells, "facts": facts})
        whole += count * price
    heads = ["Item", "Quantity", f"Price ({draw.currency})", f"Amount ({draw.currency})"]
    return {"kind": "table", "heads": heads, "lines": lines, "total": f"{whole:,}"}


def _edits(draw: Draw, prose: list[Any], people: list[Any]) -> list[dict[str, Any]]:
    """Short insertions and deletions before the full stops of sentences."""
    found = []
    for at, block in enumerate(sorted(draw.stream.sample(prose, 6), key=prose.index)):
        kind = "ins" if at % 2 == 0 else "del"
        who = people[3] if at == 4 else draw.stream.pick(people[1:3])
        phrase = draw.bank("added" if kind == "ins" else "dropped")
        _split(block, 0, {"text": f" {phrase}", "edit": kind, "key": f"e{at}", "ink": who["ink"]})
        said = "Inserted" if kind == "ins" else "Deleted"
        found.append({"key": f"e{at}", "kind": said, "who": who, "text": phrase})
    return found


def _split(block: dict[str, Any], at: int, run: dict[str, Any]) -> None:
    """Puts a run before the full stop of the sentence ``at``."""
    sentence = block["runs"][at]["text"]
    block["runs"][at : at + 1] = [{"text": sentence.rstrip(".")}, run, {"text": "."}]


def _threads(draw: Draw, prose: list[Any], people: list[Any], count: int) -> list[dict[str, Any]]:
    """Comments on the first words of sentences near the beginning of the report."""
    found: list[dict[str, Any]] = []
    for at, block in enumerate(
        sorted(draw.stream.sample(prose[: 2 * count], count), key=prose.index)
    ):
        writer, other = draw.stream.sample(people, 2)
        said = block["runs"][-1]["text"]
        head, tail = _first(said.lstrip())
        gap = [{"text": " "}] if said.startswith(" ") else []
        block["runs"][-1:] = [*gap, {"text": head, "thread": f"t{at}"}, {"text": tail}]
        thread: dict[str, Any] = {"key": f"t{at}", "who": writer, "when": f"{at + 2} days ago"}
        thread["text"] = draw.bank("remarks").format(given=other["given"])
        reply = {"who": other, "when": "Yesterday", "text": draw.bank("answers")}
        thread["replies"] = [reply] if draw.stream.chance(0.4) else []
        found.append(thread)
    return found


def _first(sentence: str) -> tuple[str, str]:
    words = sentence.split(" ")
    return " ".join(words[:3]), " " + " ".join(words[3:])


def _paged(blocks: list[dict[str, Any]], line: int, most: float) -> int:
    """Gives each block its page by the lines that it takes; how many pages there are."""
    page, filled = 0, 0.0
    for at, block in enumerate(blocks):
        height = _HEIGHTS.get(block["kind"], 1.0)
        if block["kind"] in ("p", "li"):
            height = -(-len(_words(block)) // line) + (0.5 if block["kind"] == "p" else 0.2)
        if block["kind"] == "table":
            height = 1.2 * (len(block["lines"]) + 2) + 0.8
        rest = 3 if block["kind"] == "h1" and at + 1 < len(blocks) else 0
        if filled + height + rest > most:
            page, filled = page + 1, 0.0
        filled += height
        block["page"] = page
    return page + 1
