"""The Pro suite: example ``index`` through the whole chain, from document to box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pointerbench.browser.chromium import build
from pointerbench.browser.host import PageError
from pointerbench.contract.task import Made, Options, Pictures, Screen
from pointerbench.pages.app import App
from pointerbench.pages.show import forget
from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.catalogue import CATEGORIES, apps
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.gates import Judge
from pointerbench.suites.pro.listings import listings
from pointerbench.suites.pro.pages_source import (
    PagesSource,
    Screened,
    allowed,
    candidate_of,
    painted,
)
from pointerbench.suites.pro.pools import pool_row
from pointerbench.suites.pro.selection import app_at, turns_of
from pointerbench.suites.pro.source import ELEMENT_TYPES, OFFICIAL_SEED
from pointerbench.suites.pro.wishes import Wish
from pointerbench.values.errors import ExampleError
from pointerbench.values.example import Example, Row, example_id
from pointerbench.values.geometry import Box

_LIVING = ("theme", "state", "document", "function", "query", "proof")  # of a living page's rows
_SCREENS = 40  # screens of an application drawn for one example before giving up
_FURTHER = 1000  # the numbers of screens drawn where one offers nothing begin at its multiples


class Proved(NamedTuple):
    """A row with what is behind it, for independent checks."""

    row: dict[str, Any]
    screened: Screened
    wish: Wish
    picture: Picture
    rejects: Counter[str]


@dataclass(frozen=True)
class ProSuite:
    """Goals on professional applications; see `pointerbench.contract.task.Suite`.

    ``screens`` are the sizes that examples take in turn; empty: the one that is asked for.
    ``shares`` are the least and the largest share of the picture that a target takes. Where
    sentences are ``dealt``, screens of an application do not say the same of one function either.
    ``catalogue`` are the applications by slug.
    """

    name: str
    prefix: str
    version: str
    official_seed: int
    official_count: int = 500
    screens: tuple[Screen, ...] = ()
    shares: tuple[float, float] = (0.0, 1.0)
    dealt: bool = False
    pictures: Pictures = field(default_factory=lambda: Pictures("webp", living=True))
    own: Mapping[str, App] | None = None
    count_by = (
        *("element_type", "app_category", "platform", "app_slug"),
        *("state", "theme", "proof"),
    )
    mix: Mapping[str, float] = field(default_factory=lambda: dict.fromkeys(ELEMENT_TYPES, 1.0))

    @property
    def catalogue(self) -> Mapping[str, App]:
        return apps() if self.own is None else self.own

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "app_slug": tuple(sorted(self.catalogue)),
            "app_category": CATEGORIES,
            "element_type": ELEMENT_TYPES,
        }

    def tools(self) -> Mapping[str, str]:
        return {"browser": f"chromium {build()}"}

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return listings(rows)

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        try:
            proved = self.prove(index, seed, split, options)
        except PageError as error:
            raise ExampleError(str(error)) from None
        return Made(Example(proved.row), None, proved.rejects, proved.picture)

    def prove(self, index: int, seed: int, split: str, options: Options) -> Proved:
        """Example ``index`` with what is behind it.

        Raises:
            PageError: a page threw, in a new page too.
            ExampleError: no screen of the application whose turn it is had a target that passed.
        """
        slugs = allowed(options, self.catalogue)
        slug, turn = app_at(index, slugs, turns_of(seed, split))
        screen = self.screens[index % len(self.screens)] if self.screens else options.screen
        own = {one: self.catalogue[one] for one in slugs}
        source = PagesSource(seed, split, screen, own, dealt=self.dealt)
        for attempt in range(_SCREENS):
            number = turn + 1 + attempt * _FURTHER
            try:
                found = self._found(source, slug, number, options)
            except PageError:
                forget()
                found = self._found(source, slug, number, options)
            if found is not None:
                screened, wish, confidence = found
                row = self._row(index, screened, wish, confidence)
                return Proved(row, screened, wish, screened.proof.picture, source.rejects)
        raise ExampleError(f"no target of {slug} passes on {_SCREENS} screens: {source.rejects}")

    def _found(
        self, source: PagesSource, slug: str, number: int, options: Options
    ) -> tuple[Screened, Wish, float] | None:
        """The first wish that passes extraction and gates."""
        screened = source.screened(slug, number)
        for wish in screened.wishes(self._wanted(options), self._sized(screened)):
            candidate = candidate_of(wish)
            screenshot = screened.screenshot((wish,))
            copy = painted(screened.shown, screenshot.picture, candidate)
            extraction = extract(screenshot.picture, copy)
            reason = Judge(screenshot).reason(candidate, extraction)
            if not reason and extraction.box == wish.element.box:
                return screened, wish, extraction.confidence
            source.rejects[reason or "not_the_target"] += 1
        return None

    def _sized(self, screened: Screened) -> tuple[float, float]:
        """The least and the largest area of a target, in pixels."""
        width, height = screened.proof.tree.size
        return self.shares[0] * width * height, self.shares[1] * width * height

    def _wanted(self, options: Options) -> tuple[str, ...]:
        allowed = options.only.get("element_type", ELEMENT_TYPES)
        return tuple(kind for kind in allowed if not options.mix or options.mix.get(kind))

    def _row(self, index: int, screened: Screened, wish: Wish, confidence: float) -> dict[str, Any]:
        screenshot = screened.screenshot((wish,))
        own = pool_row(screenshot, screenshot.candidates[0], wish.element.box, confidence)
        return row_of(self, index, own)


SUITE = ProSuite("pro", "pbp", "2.0.0", OFFICIAL_SEED)


def row_of(suite: ProSuite, index: int, own: Mapping[str, Any]) -> dict[str, Any]:
    """A pool's row as row ``index`` of a set."""
    box = Box(*own["bbox"])
    spec = {
        "type": "point_in_bbox",
        "bbox": list(box),
        "regions": own.get("regions", [list(box)]),
    }
    return {
        "file_name": suite.pictures.file_of(index),
        "id": example_id(suite.prefix, index),
        "instruction": own["instruction"],
        "bbox": list(box),
        "point": list(box.center),
        "answer_type": "point",
        "eval": spec,
        "data_type": own["element_type"],
        "category": own["element_type"],
        "element_type": own["element_type"],
        "app": own["app"],
        "app_slug": own["app_slug"],
        "app_category": own["app_category"],
        "platform": own["platform"],
        **{name: own[name] for name in _LIVING if name in own},
        "language": "en",
        "source_id": own["source_id"],
        "source_file": own["source_file"],
        "image_size": own["image_size"],
    }
