"""A researcher's library: papers with tags, one that is read, files to import, duplicates."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    field = stream.pick(content["fields"])
    titles = _titles(draw.child("titles"), field, 20)
    count = stream.integer(9, 11)
    tags = [
        {"key": f"t{number}", "name": name, "ink": ink}
        for number, (name, ink) in enumerate(
            zip(stream.sample(content["tags"], 6), stream.sample(content["inks"], 6), strict=True)
        )
    ]
    papers = _papers(draw.child("papers"), field, titles[:count], len(tags))
    for number, tag in enumerate(tags):
        tag["count"] = sum(number in paper["tags"] for paper in papers)
    return {
        "menus": content["menus"],
        "own": [
            {"name": name, "count": stream.integer(2, 64)}
            for name in stream.sample(content["own"], 5)
        ],
        "total": stream.integer(180, 2400),
        "unfiled": stream.integer(2, 40),
        "bin": stream.integer(1, 25),
        "tags": tags,
        "papers": papers,
        "kinds": content["kinds"],
        "years": [1996, draw.today.year],
        "page": _page(draw.child("page")),
        "marks": _marks(draw.child("marks"), field),
        "notes": _notes(draw.child("notes")),
        "files": _files(draw.child("files")),
        "twins": _twins(draw.child("twins"), titles[count:]),
        "styles": content["styles"],
        "me": draw.person(),
        "used": stream.integer(18, 94),
        "query": stream.pick(content["queries"]),
    }


def _titles(draw: Draw, field: dict[str, Any], count: int) -> list[dict[str, str]]:
    """Titles of a field with what they are about: no cause and effect come together twice."""
    stream = draw.stream
    pairs = [(a, b) for a in field["a"] for b in field["b"]]
    forms = [*draw.content["titles"], *draw.content["titles"], *draw.content["titles"]]
    forms = stream.sample(forms, count)
    return [
        {
            "title": form.format(a=a, b=b, A=a.capitalize(), B=b.capitalize(), city=draw.city()),
            "a": a,
            "b": b,
        }
        for form, (a, b) in zip(forms, stream.sample(pairs, count), strict=True)
    ]


def _papers(
    draw: Draw, field: dict[str, Any], titles: list[dict[str, str]], tags: int
) -> list[dict[str, Any]]:
    stream, count = draw.stream, len(titles)
    english = draw.language == "en"
    years = draw.distinct(1998, draw.today.year, count)
    cited = draw.distinct(3, 1900, count, 7)
    read = draw.distinct(4, 96, count, 3)
    days = draw.distinct(1, 320, count)
    pages = draw.distinct(6, 48, count)
    papers = []
    for number, title in enumerate(titles):
        first, second = draw.people(2)
        shown = "family" if english else "name"
        added = draw.day(-days[number], -days[number])
        progress = 0 if stream.chance(0.25) else read[number]
        volume, start = stream.integer(4, 88), stream.integer(11, 900)
        papers.append(
            {
                "key": f"p{number}",
                **title,
                "authors": f"{first[shown]}{' & ' if english else '，'}{second[shown]}",
                "people": [first, second],
                "journal": stream.pick(field["journals"]),
                "year": years[number],
                "cited": cited[number],
                "cited_text": draw.number_text(cited[number]),
                "progress": progress,
                "progress_text": draw.percent_text(progress),
                "added": added.isoformat(),
                "added_text": draw.date_text(added, "numeric"),
                "kind": stream.weighted({0: 6, 1: 2, 2: 2, 3: 1}),
                "open": stream.chance(0.35),
                "tags": sorted(stream.sample(range(tags), stream.integer(0, 3))),
                "volume": volume,
                "issue": stream.integer(1, 6),
                "pages": f"{start}–{start + pages[number]}",
                "code": f"10.{stream.integer(40000, 49999)}/{draw.code('AA.####').lower()}",
            }
        )
    return papers


def _claims(draw: Draw) -> list[str]:
    """Sentences of a paper: what it is about is still to be put in, as {a} and {b}."""
    stream = draw.stream
    return [
        text.replace("{n}", str(stream.integer(4, 38)))
        for text in stream.shuffled(draw.content["claims"])
    ]


def _page(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    joint = " " if draw.language == "en" else ""
    texts = _claims(draw)
    return {
        "abstract": joint.join(texts[:4]),
        "left": [joint.join(texts[4:7]), joint.join(texts[7:9])],
        "marked": texts[9],
        "pinked": texts[10],
        "right": [joint.join(texts[11:14]), joint.join(texts[14:18])],
        "more": [joint.join(texts[at : at + 3]) for at in (8, 2, 12, 5)],
        "bars": [stream.integer(20, 96) for _ in range(9)],
        "sections": draw.content["sections"],
        "number": stream.integer(2, 5),
        "of": stream.integer(29, 48),
    }


def _marks(draw: Draw, field: dict[str, Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(6, 8)
    texts = [
        text.format(a=stream.pick(field["a"]), b=stream.pick(field["b"]))
        for text in _claims(draw)[:count]
    ]
    pages = sorted(draw.distinct(1, 28, count))
    days = draw.distinct(0, 90, count)
    made = [draw.day(-number, -number) for number in days]
    return [
        {
            "key": f"m{number}",
            "text": text,
            "page": pages[number],
            "words": len(text.split()) if draw.language == "en" else len(text),
            "made": made[number].isoformat(),
            "made_text": draw.date_text(made[number], "numeric"),
            "pen": stream.pick(["yellow", "green", "pink"]),
        }
        for number, text in enumerate(texts)
    ]


def _notes(draw: Draw) -> list[dict[str, Any]]:
    days = sorted(draw.distinct(0, 60, 3))
    return [
        {
            "key": f"n{number}",
            "text": text,
            "date": draw.date_text(draw.day(-days[number], -days[number])),
        }
        for number, text in enumerate(draw.stream.sample(draw.content["notes"], 3))
    ]


def _files(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(6, 8)
    sizes, pages = draw.distinct(120, 9800, count, 10), draw.distinct(3, 64, count)
    sure = draw.distinct(31, 99, count)
    return [
        {
            "key": f"f{number}",
            "name": name,
            "size": sizes[number],
            "size_text": f"{draw.number_text(sizes[number])} KB",
            "pages": pages[number],
            "sure": sure[number],
            "sure_text": draw.percent_text(sure[number]),
            "chosen": stream.chance(0.6),
        }
        for number, name in enumerate(stream.sample(draw.content["files"], count))
    ]


def _twins(draw: Draw, titles: list[dict[str, str]]) -> list[dict[str, Any]]:
    stream, count = draw.stream, min(8, len(titles))
    alike, years = draw.distinct(62, 99, count), draw.distinct(1999, draw.today.year, count)
    days = draw.distinct(2, 200, count)
    added = [draw.day(-number, -number) for number in days]
    return [
        {
            "key": f"d{number}",
            "title": title["title"],
            "alike": alike[number],
            "alike_text": draw.percent_text(alike[number]),
            "copies": stream.integer(2, 5),
            "differing": stream.sample(["authors", "pages", "journal", "code", "volume"], 2),
            "year": years[number],
            "added": added[number].isoformat(),
            "added_text": draw.date_text(added[number], "numeric"),
        }
        for number, title in enumerate(titles[:count])
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    chosen, second, third = (x["key"] for x in stream.sample(document["papers"], 3))
    used = max(document["tags"], key=lambda tag: tag["count"])["key"]
    wanted = [x["key"] for x in document["files"] if x["chosen"]]
    return {
        "library": {"open": chosen, "starred": [second]},
        "noted": {"open": chosen, "tab": "notes", "toast": True},
        "tagged": {"open": second, "tab": "tags", "tag": used},
        "checked": {"open": chosen, "checked": [second, third, chosen], "pane": False},
        "reading": {"open": chosen, "view": "reader"},
        "context": {"open": third, "context": third},
        "menu": {"open": chosen, "menu": stream.pick(["view", "edit", "tools"])},
        "import": {"open": chosen, "dialog": "import", "wanted": wanted},
        "style": {"open": second, "dialog": "style"},
        "adding": {"open": second, "dialog": "add"},
        "twins": {"open": chosen, "view": "twins"},
        "empty": {"open": chosen, "query": document["query"]},
        "unsynced": {"open": third, "error": True, "unread": True},
    }
