"""An article about a town that is nowhere: figures, quarters, sources, and all that changed it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_SIGHTS = (
    *("canal_houses", "rooftops", "cliff_village", "market_square", "rocky_coast", "green_pass"),
    *("pine_mist", "windswept_tree", "lake_and_peaks", "forest_clearing", "courtyard_pool"),
)
"""Photographs that show no place that everybody knows; the first four are of towns."""


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    gap = "市" if draw.language == "zh" else ""
    starts, ends = stream.sample(content["starts"], 2), stream.sample(content["ends"], 2)
    town, near = starts[0] + ends[0] + gap, starts[1] + ends[1]
    quarters = _quarters(draw.child("quarters"))
    people = sum(quarter["facts"]["people"]["value"] for quarter in quarters)
    area = sum(quarter["facts"]["area"]["value"] for quarter in quarters)
    names = {"town": town, "near": near, "people": draw.number_text(people), **_past(draw)}
    sections = [
        {"name": name, "text": _prose(draw.child(name), texts, names)}
        for name, texts in zip(content["sections"], content["about"], strict=True)
    ]
    return {
        "town": town,
        "lead": stream.pick(content["lead"]).format(**names),
        "sections": sections,
        "quarters": quarters,
        "box": [
            names["land"],
            names["river"],
            names["people"],
            _area(draw, area),
            f"{names['height']} m",
            str(names["first"]),
            draw.person()["name"],
        ],
        "photos": stream.sample(_SIGHTS[:4], 2),
        "road": [stream.integer(15, 85) for _ in range(6)],
        "works": [
            {"who": draw.person()["name"], "title": title, "year": stream.integer(1961, 2024)}
            for title in stream.sample(content["works"], 3)
        ],
        "tongues": content["tongues"],
        "edits": _edits(draw.child("edits")),
        "found": _found(draw.child("found"), names),
        "changed": draw.date_text(draw.day(-30, -1), "long"),
        "query": town,
        "unknown": draw.code("AAAA") + starts[1],
        "kinds": [stream.integer(5, 40), stream.integer(3, 30)],
    }


def _past(draw: Draw) -> dict[str, Any]:
    """Where a town lies and what became of it: what its article's sentences are filled with."""
    stream, content = draw.stream, draw.content
    years = [stream.integer(1120, 1390), *sorted(stream.sample(range(1480, 1990), 3))]
    return {
        "river": stream.pick(content["rivers"]),
        "land": stream.pick(content["lands"]),
        "goods": stream.pick(content["goods"]),
        "height": stream.integer(4, 380),
        "builder": draw.person()["name"],
        **dict(zip(("first", "fire", "dredged", "closed"), years, strict=True)),
        "joined": stream.integer(1900, 1979),
    }


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _area(draw: Draw, area: float) -> str:
    return f"{draw.number_text(area, 1)} km²"


def _prose(draw: Draw, texts: list[str], names: dict[str, Any]) -> str:
    gap = "" if draw.language == "zh" else " "
    return gap.join(text.format(**names) for text in draw.stream.shuffled(texts))


def _quarters(draw: Draw) -> list[dict[str, Any]]:
    """Quarters of the town by name; their people and areas add up to the town's."""
    count = draw.stream.integer(6, 8)
    names = sorted({draw.district() for _ in range(count)})
    people = draw.distinct(420, 14800, len(names))
    areas = draw.distinct(8, 190, len(names))
    years = draw.distinct(1400, 1975, len(names))
    return [
        {
            "key": f"q{place}",
            "facts": {
                "name": _fact(name, name),
                "people": _fact(people[place], draw.number_text(people[place])),
                "area": _fact(areas[place] / 10, draw.number_text(areas[place] / 10, 1)),
                "year": _fact(f"{years[place]}-01-01", str(years[place])),
            },
        }
        for place, name in enumerate(names)
    ]


def _edits(draw: Draw) -> list[dict[str, Any]]:
    """Changes, the latest first; each leaves the article as long as the next one found it."""
    stream = draw.stream
    count = stream.integer(11, 14)
    days = sorted(stream.sample(range(1, 160), count))
    sizes = draw.distinct(6, 1900, count)
    size = stream.integer(21000, 64000)
    edits = []
    for place, day in enumerate(days):
        date, change = draw.day(-day, -day), sizes[place] * (-1 if stream.chance(0.35) else 1)
        name = draw.nickname()
        sign = "+" if change > 0 else "−"
        edits.append(
            {
                "key": f"e{place}",
                "time": draw.time_text(draw.minutes(0, 23, 1)),
                "note": stream.pick(draw.content["notes"]),
                "minor": sizes[place] < 400 and stream.chance(0.5),
                "plus": change > 0,
                "facts": {
                    "name": _fact(name, name),
                    "date": _fact(date.isoformat(), draw.date_text(date, "long")),
                    "change": _fact(change, sign + draw.number_text(sizes[place])),
                    "size": _fact(size, draw.number_text(size)),
                },
            }
        )
        size -= change
    return edits


def _found(draw: Draw, names: dict[str, Any]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    works = list(zip(content["titles"], content["snippets"], strict=True))
    chosen, sights = stream.sample(works, 8), stream.sample(_SIGHTS, 8)
    words, days, pictures = (
        draw.distinct(140, 9800, 8),
        stream.sample(range(2, 400), 8),
        draw.distinct(1, 38, 8),
    )
    found = []
    for place, (title, about) in enumerate(chosen):
        name = title.format(**names)
        date = draw.day(-days[place], -days[place])
        found.append(
            {
                "key": f"r{place}",
                "about": about,
                "photo": sights[place],
                "facts": {
                    "name": _fact(name, name),
                    "words": _fact(words[place], draw.number_text(words[place])),
                    "date": _fact(date.isoformat(), draw.date_text(date, "long")),
                    "pictures": _fact(pictures[place], str(pictures[place])),
                },
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    edits = [edit["key"] for edit in document["edits"]]
    return {
        "article": {},
        "panel": {"panel": True, "watched": True},
        "table": {"at": 1, "note": False},
        "languages": {"menu": "languages"},
        "tools": {"menu": "tools", "toc": False},
        "cite": {"dialog": "cite"},
        "playing": {"playing": True},
        "history": {"page": "history"},
        "thanked": {"page": "history", "thanked": edits[1:3], "left": edits[4]},
        "search": {"page": "search"},
        "none": {"page": "search", "query": document["unknown"]},
        "edit": {"page": "edit"},
        "clash": {"page": "edit", "error": True},
        "publish": {"page": "edit", "dialog": "publish"},
        "toast": {"at": 2, "toast": True},
    }
