"""Decks of slides for presentation programs: one talk from its title to what it asks for.

The words come from the application's `content.toml`: ``topics``, ``titles``, banks of points for
the parts of a talk, ``posts`` and ``places``, ``spoken`` notes, ``remarks``, ``answers``.
"""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_PARTS = (
    ("Where we are", "today"),
    ("Our goals", "goals"),
    ("What people say", "voices"),
    ("How we get there", "steps"),
    ("Risks", "risks"),
    ("What we ask for", "asks"),
)
_LOOKS = (
    {"ground": "#ffffff", "ink": "#262626", "accent": "#c43e1c", "band": True},
    {"ground": "#ffffff", "ink": "#1f2a44", "accent": "#2f5597", "band": False},
    {"ground": "#10243e", "ink": "#f2f5fa", "accent": "#f0a30a", "band": False},
    {"ground": "#fbf7ef", "ink": "#3b2f25", "accent": "#7a9a3a", "band": True},
    {"ground": "#2b2b2b", "ink": "#f5f5f5", "accent": "#3fb8af", "band": True},
    {"ground": "#f4f6f8", "ink": "#22313f", "accent": "#7b4bb3", "band": False},
)


def deck(draw: Draw) -> dict[str, Any]:
    """``slides`` of things in a space of 1280 x 720, their notes, the talk's people and threads."""
    stream = draw.stream
    topic = draw.bank("topics")
    people = draw.people(5)
    slots = {
        "name": topic["name"],
        "company": draw.company(),
        "city": draw.city(),
        "year": draw.today.year,
        "past": draw.today.year - 2,
        "quarter": f"Q{stream.integer(1, 4)} {draw.today.year}",
        "month": draw.month_text(draw.day(20, 300), year=False),
    }
    title = draw.bank("titles").format(**slots)
    maker = Maker(draw, slots, dict(stream.pick(_LOOKS)))
    slides = [maker.front(title, people[0]["name"])]
    slides.append(maker.listed(f"{topic['name']} in a nutshell", "today"))
    for heading, bank in stream.sample(_PARTS[:5], 4):
        make = maker.pictured if stream.chance(0.4) else maker.listed
        slides.append(make(heading, bank))
    slides.insert(3, maker.charted("Visitors by place", stream.integer(20, 90)))
    slides.insert(5, maker.tabled())
    slides.append(maker.compared())
    slides.append(maker.listed(*_PARTS[5]))
    slides.append(maker.front("Thank you", people[0]["email"]))
    for at, slide in enumerate(slides):
        slide["key"], slide["note"] = f"s{at}", draw.bank("spoken")
        slide["things"] = [{**one, "key": f"s{at}-{n}"} for n, one in enumerate(slide["things"])]
        slide["hidden"] = at == len(slides) - 3 and stream.chance(0.5)
    return {
        "title": title,
        "file": title.replace(":", ""),
        "look": maker.look,
        "slides": slides,
        "people": people,
        "threads": _threads(draw, people),
        "currency": draw.currency,
    }


class Maker:
    """Makes the slides of one deck, in its look."""

    def __init__(self, draw: Draw, slots: dict[str, Any], look: dict[str, Any]) -> None:
        self.draw, self.slots, self.look = draw, slots, look

    def points(self, bank: str, count: int) -> list[str]:
        """Different points of a bank with their slots filled."""
        stream = self.draw.stream
        more: dict[str, Any] = {"n": stream.integer(3, 24), "share": stream.integer(11, 88)}
        more["sum"] = f"{self.draw.currency}{stream.integer(12, 90) * 1000:,}"
        return [one.format(**self.slots, **more) for one in self.draw.banks(bank, count)]

    def slide(self, title: str, *things: dict[str, Any]) -> dict[str, Any]:
        """A slide with its heading, and the deck's band where it has one."""
        head = _box("title", 70, 44, 1140, 110, size=44, text=title, at="low")
        band = [_box("band", 0, 0, 22, 720, label="band")] if self.look["band"] else []
        return {"title": title, "things": [head, *things, *band]}

    def front(self, title: str, under: str) -> dict[str, Any]:
        """The first or last slide."""
        things = [
            _box("title", 120, 190, 1040, 190, size=66, text=title, at="low"),
            _box("text", 120, 400, 1040, 70, size=28, text=under),
            _box("band", 130, 386, 180, 6, label="line"),
        ]
        return {"title": title, "things": things}

    def listed(self, title: str, bank: str) -> dict[str, Any]:
        """A heading and points."""
        lines = self.points(bank, self.draw.stream.integer(4, 5))
        return self.slide(title, _box("list", 80, 190, 1110, 440, size=32, lines=lines))

    def pictured(self, title: str, bank: str) -> dict[str, Any]:
        """Points beside a photograph."""
        words = self.draw.content["words"]
        photo = self.draw.photo(*words)
        return self.slide(
            title,
            _box("list", 80, 190, 560, 440, size=28, lines=self.points(bank, 4)),
            _box("photo", 690, 190, 500, 400, photo=photo, label="picture"),
            _box("text", 690, 600, 500, 44, size=18, text=self.draw.caption(photo)),
        )

    def charted(self, title: str, scale: int) -> dict[str, Any]:
        """A column chart of places, and what it shows in a sentence."""
        names = self.draw.banks("places", 5)
        values = [scale * v for v in self.draw.distinct(3, 40, 5)]
        bars = [
            {"key": f"c{at}", "name": name, "value": value, "text": f"{value:,}"}
            for at, (name, value) in enumerate(zip(names, values, strict=True))
        ]
        best = max(bars, key=lambda bar: bar["value"])
        total = sum(values)
        said = f"{best['name']} leads with {best['value']:,} of {total:,}"
        return self.slide(
            title,
            _box("chart", 80, 180, 1110, 400, bars=bars, label="chart"),
            _box("text", 80, 600, 1110, 60, size=24, text=said),
        )

    def tabled(self) -> dict[str, Any]:
        """Costs of this year and the next with their sums."""
        names = self.draw.banks("posts", 5)
        rows = [(name, *self.draw.spread(4, 96, 2)) for name in names]
        sums = [sum(row[at] for row in rows) for at in (1, 2)]
        year = self.slots["year"]
        head = [f"{self.draw.currency} 1,000", str(year), str(year + 1)]
        body = [[name, str(one), str(other)] for name, one, other in rows]
        table = [head, *body, ["Total", *map(str, sums)]]
        return self.slide(
            "Budget",
            _box("table", 80, 190, 1110, 420, size=26, rows=table, tracks="2fr 1fr 1fr", label="t"),
        )

    def compared(self) -> dict[str, Any]:
        """Two columns of points."""
        left, right = self.points("goals", 3), self.points("risks", 3)
        return self.slide(
            "For and against",
            _box("text", 80, 180, 540, 56, size=28, bold=True, text="For"),
            _box("text", 660, 180, 540, 56, size=28, bold=True, text="Against"),
            _box("list", 80, 250, 540, 380, size=26, lines=left),
            _box("list", 660, 250, 540, 380, size=26, lines=right),
        )


def _box(kind: str, x: int, y: int, w: int, h: int, **more: Any) -> dict[str, Any]:
    return {"kind": kind, "x": x, "y": y, "w": w, "h": h, **more}


def _threads(draw: Draw, people: list[Any]) -> list[dict[str, Any]]:
    found = []
    for at in range(3):
        writer, other = draw.stream.sample(people, 2)
        thread: dict[str, Any] = {"key": f"t{at}", "who": writer, "when": f"{at + 2} days ago"}
        thread["text"] = draw.bank("remarks").format(given=other["given"])
        reply = {"who": other, "when": "Yesterday", "text": draw.bank("answers")}
        thread["replies"] = [reply] if draw.stream.chance(0.5) else []
        found.append(thread)
    return found
