"""The living source: screens of applications that really work, their targets proved by clicks."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pointerbench.contract.mix import category_at
from pointerbench.contract.task import STANDARD, Options, Screen
from pointerbench.pages.app import App
from pointerbench.pages.proof import Proof
from pointerbench.pages.show import Shown, show
from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.catalogue import apps, card, selections
from pointerbench.suites.pro.composing import Composed, compose, screen_stream
from pointerbench.suites.pro.selection import PER_APP, rank
from pointerbench.suites.pro.source import (
    ELEMENT_TYPES,
    Candidate,
    Screenshot,
    paint_for,
    stem_of,
)
from pointerbench.suites.pro.wishes import Wish, Wishes
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import permuted

MOST = 12  # targets that a screenshot of a chain offers
_AUTHORED = {"clicked": 17.0, "authored": 3.0}  # of the screens, those that may ask unproved ones
_LENGTHS = {"short": 2.0, "long": 1.0}


@dataclass
class Screened:
    """A screen that stands in the browser, and what may be asked on it, proved one by one.

    ``number`` is that of the screen among its application's, from 1; ``turn`` its place among the
    screens of all applications, which kinds and lengths are mixed by.
    """

    number: int
    turn: int
    app: App
    composed: Composed
    shown: Shown
    seed: int
    split: str
    rejects: Counter[str]
    dealt: bool = False
    """Whether each sentence is one screen's of an application's five; else only each function."""

    @cached_property
    def proof(self) -> Proof:
        return Proof(self.shown, self.shown.tree())

    @property
    def stem(self) -> str:
        return stem_of(self.app.id, self.number, self.seed)

    def wishes(
        self, wanted: Sequence[str] = ELEMENT_TYPES, areas: tuple[float, float] = (0, math.inf)
    ) -> Iterator[Wish]:
        """Proved wishes, in the order in which they are taken: the kind of target whose turn it is
        first, and of these what the screen is to ask for, so that screens of an application ask
        for different things.

        ``areas``: the least and the largest area of a target, in pixels."""
        first = category_at(self.turn, dict.fromkeys(ELEMENT_TYPES, 1.0))
        may_author = category_at(self.turn + 7 * self.number, _AUTHORED) == "authored"
        long = category_at(self.turn + self.number, _LENGTHS) == "long"
        wishes = Wishes(self.proof, selections(self.app), self.rejects, self._own)
        stream = screen_stream(self.seed, self.split, self.app.id, self.number).child("wishes")
        found = wishes.proposals(stream, long=long)
        places = self._places

        def order(wish: Wish) -> tuple[bool, bool, bool, bool, str]:
            own = places[wish.about] % PER_APP == self.number % PER_APP
            mine = not self.dealt or bool(self._own(wish.about, self._sentences(wish.about)))
            plenty = wish.kind == "text"  # where there is none of the kind, texts abound
            lot = rank(self.seed, f"{self.stem}_el{wish.number}")
            return not mine, wish.kind != first, plenty, not own, lot

        for wish in sorted(found, key=order):
            if wish.kind not in wanted or not areas[0] <= wish.element.box.area <= areas[1]:
                continue
            if not may_author and self._is_authored(wish):
                continue
            proved = wishes.proved(wish)
            if proved is not None:
                yield proved

    def _own(self, about: str, sentences: Sequence[str]) -> Sequence[str]:
        """The sentences about something that no other of five screens in a row may say."""
        if not self.dealt:
            return ()
        first = self._places[about]
        turns = {at: (first + at) % PER_APP for at in range(len(sentences))}
        return [sentences[at] for at, turn in turns.items() if turn == self.number % PER_APP]

    def _sentences(self, about: str) -> Sequence[str]:
        intent = self.app.functions.get(about)
        if intent is not None:
            return intent.wordings["en"]
        return selections(self.app)[int(about.removeprefix("selection"))].wordings

    @cached_property
    def _places(self) -> Mapping[str, int]:
        """A place for everything that the application can be asked for, in the seed's own order."""
        names = [
            *self.app.functions,
            *(f"selection{at}" for at in range(len(selections(self.app)))),
        ]
        turns = f"{self.seed}/pro/{self.split}/{self.app.id}/abouts"
        return {name: permuted(at, len(names), turns) for at, name in enumerate(names)}

    def _is_authored(self, wish: Wish) -> bool:
        intent = self.app.functions.get(wish.about)
        return intent is not None and not intent.effect

    def screenshot(self, wishes: Sequence[Wish]) -> Screenshot:
        return Screenshot(
            self.stem,
            card(self.app),
            self.composed.platform,
            self.proof.picture,
            tuple(candidate_of(wish, place) for place, wish in enumerate(wishes)),
            more={
                "theme": self.composed.view.theme,
                "state": self.composed.state,
                "document": str(self.composed.view.document.get("title", "")),
            },
        )


def allowed(options: Options, catalogue: Mapping[str, App]) -> tuple[str, ...]:
    """The applications that options allow, in alphabetical order.

    Raises:
        UsageError: there are none.
    """
    found = tuple(
        slug
        for slug, app in sorted(catalogue.items())
        if options.allows(app_slug=slug, app_category=app.domain)
    )
    if not found:
        raise UsageError("--only: no living page is among these applications")
    return found


def candidate_of(wish: Wish, place: int = 0) -> Candidate:
    """A wish as every source of the chain offers its targets; ``place`` is the one in which it is
    taken."""
    more: dict[str, Any] = {
        "place": place,
        "function": wish.about,
        "query": json.dumps(dict(wish.query), ensure_ascii=False, sort_keys=True),
        "proof": wish.proof,
    }
    if wish.regions:
        more["regions"] = [list(region) for region in wish.regions]
    return Candidate(
        number=wish.number,
        instruction=wish.instruction,
        element_type=wish.kind,
        function=wish.about,
        words=(),
        subject=f"the {wish.element.type} that is meant by: {wish.instruction}",
        truth=wish.element.box,
        edge=True,
        more=more,
    )


class PagesSource:
    """Screens of living pages; see `pointerbench.suites.pro.source.Source`.

    ``rejects`` counts why elements were not offered.
    """

    name = "pages"

    def __init__(
        self,
        seed: int,
        split: str = "test",
        screen: Screen = STANDARD,
        own: Mapping[str, App] | None = None,
        *,
        dealt: bool = False,
    ) -> None:
        self.seed = seed
        self.split = split
        self.screen = screen
        self.apps = apps() if own is None else own
        self.dealt = dealt
        self.rejects: Counter[str] = Counter()

    def screened(self, slug: str, number: int) -> Screened:
        """Screen ``number`` (from 1) of an application, shown; it stands until the next one."""
        app = self.apps[slug]
        composed = compose(app, number, self.seed, self.split, self.screen)
        shown = show(composed.view)
        turn = (number - 1) * len(self.apps) + self._place(slug)
        drawn = (composed, shown, self.seed, self.split, self.rejects, self.dealt)
        return Screened(number, turn, app, *drawn)

    def _place(self, slug: str) -> int:
        slugs = sorted(self.apps)
        return permuted(slugs.index(slug), len(slugs), f"{self.seed}/pro/{self.split}/places")

    def screenshot(self, slug: str, number: int) -> Screenshot:
        screened = self.screened(slug, number)
        taken: dict[int, Wish] = {}
        for wish in screened.wishes():
            taken.setdefault(wish.number, wish)  # a target is named by its element
            if len(taken) == MOST:
                break
        return screened.screenshot(tuple(taken.values()))

    def painted(self, screenshot: Screenshot, candidate: Candidate) -> Picture:
        number = int(screenshot.stem.rsplit("_", 1)[1])
        screened = self.screened(screenshot.app.slug, number)
        return painted(screened.shown, screenshot.picture, candidate)


def painted(shown: Shown, picture: Picture, candidate: Candidate) -> Picture:
    """The screen with the candidate painted over, in the page."""
    assert candidate.truth is not None
    return shown.painted(candidate.truth, paint_for(picture, candidate.truth))
