"""Teams and the products that they work on: shared by trackers, boards, wikis, chats and desks."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw


@cache
def _words() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("work.toml").read_text("utf-8"))


def words(draw: Draw, name: str = "work") -> Draw:
    """A draw over the words of this module, which remembers what its document has said."""
    return Draw(draw.stream.child(name), draw.language, _words(), parent=draw)


class Team:
    """A product and the people who make it.

    Attributes:
        product: ``name``, ``key``, ``users``, ``places``, ``parts``, ``epics``, ``things``,
            ``wishes``, ``chores``.
        people: each a person of `Draw.person` with a ``key`` ("p0", "p1", ...).
        version, build: of the release that is being made.
    """

    def __init__(self, draw: Draw, people: int = 6) -> None:
        self.draw = words(draw)
        self.stream = self.draw.stream
        self.product: dict[str, Any] = self.draw.bank("products")
        self.people: list[dict[str, Any]] = [
            {"key": f"p{n}", **one} for n, one in enumerate(draw.people(people))
        ]
        integer = self.stream.integer
        self.version = f"{integer(2, 9)}.{integer(0, 9)}.{integer(0, 4)}"
        self.build = integer(1800, 8900)
        self._left: dict[str, list[str]] = {}

    def one(self, kind: str) -> str:
        """One of the product's own words, as ``things``; each once until all were said."""
        left = self._left.setdefault(kind, [])
        if not left:
            left.extend(self.stream.shuffled(self.product[kind]))
        return left.pop()

    def fault(self) -> str:
        """What is wrong with one of its things: "Tide table loses an hour after midnight"."""
        said = f"{self.one('things')} {self.draw.bank('symptoms')}"
        return f"{said} {self.draw.bank('moments')}" if self.stream.chance(0.55) else said

    def job(self) -> tuple[str, str]:
        """A kind (``bug``, ``story``, ``task``) and what is to be done; none comes twice."""
        kinds = {"bug": 4, "story": 4, "task": 3}
        kind = self.stream.weighted(kinds)
        if kind == "bug":
            return kind, self.fault()
        many = "wishes" if kind == "story" else "chores"
        if many in self._left and not self._left[many]:
            return "bug", self.fault()
        return kind, self.one(many)

    def say(self, kind: str, **more: str) -> str:
        """A text of the list ``kind`` about the product: ``remarks``, ``steps``, ``tasks``."""
        return self.filled(self.draw.bank(kind), **more)

    def says(self, kind: str, count: int, **more: str) -> list[str]:
        """Different texts of such a list."""
        found: dict[str, None] = {}
        for _ in range(4 * count):
            if len(found) < count:
                found.setdefault(self.say(kind, **more))
        return list(found)

    def filled(self, text: str, **more: str) -> str:
        """The text with what it says of the product filled in."""
        product, pick = self.product, self.stream.pick
        slots = {
            "product": product["name"],
            "place": pick(product["places"]),
            "part": pick(product["parts"]),
            "thing": pick(product["things"]).lower(),
            "epic": pick(product["epics"]),
            "users": product["users"],
            "build": str(self.build),
            "version": self.version,
            **more,
        }
        for bank in ("cause", "symptom"):
            if f"{{{bank}}}" in text:
                slots[bank] = self.draw.bank(f"{bank}s")
        return text.format(**slots)


def slug(text: str, sign: str = "-") -> str:
    """A text as it stands in addresses: "Tide Charts" is "tide-charts"."""
    kept = "".join(letter if letter.isalnum() else " " for letter in text.lower())
    return sign.join(kept.split())
