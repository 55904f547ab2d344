"""Screenshots drawn by an image model, and their painted copies edited by it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

from pointerbench.contract.task import STANDARD
from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.dream.cache import CachedProvider
from pointerbench.suites.pro.dream.errors import ProviderError
from pointerbench.suites.pro.dream.pictures import color_for, decode, fit, margin, size_of
from pointerbench.suites.pro.dream.plan import Plan, plan
from pointerbench.suites.pro.dream.prompts import fill, words
from pointerbench.suites.pro.dream.provider import ImageProvider
from pointerbench.suites.pro.dream.sketch import Sketch
from pointerbench.suites.pro.source import OFFICIAL_SEED, Candidate, Screenshot, stem_of

_SAME_SHAPE = 0.01  # by which two pictures' ratios of width to height may differ


class DreamSource:
    """A `pointerbench.suites.pro.source.Source` that asks an image model.

    Args:
        provider: the model.
        folder: of the cache; see `CachedProvider`. A picture that is in it costs no call.
        sketched: what screen ``number`` of an application shall show, by slug and number.
        seed: decides what of it is asked for.

    Raises:
        ProviderError: a picture could not be had, or an edit has another shape than its original.
        BudgetSpentError: no call is left.
    """

    name = "dream"

    def __init__(
        self,
        provider: ImageProvider,
        folder: Path,
        sketched: Callable[[str, int], Sketch],
        seed: int = OFFICIAL_SEED,
    ) -> None:
        self.provider = CachedProvider(provider, folder)
        self.seed = seed
        self.screen = STANDARD.pixels
        self._asked = provider.size_for(self.screen)
        self._sketched = cache(sketched)

    def screenshot(self, slug: str, number: int) -> Screenshot:
        """Screen ``number`` (from 1) of an application."""
        made = self._plan(slug, number)
        clean = fit(decode(self._drawn(made)), self.screen)
        stem = stem_of(slug, number, self.seed)
        labels = (one.words[0] for one in made.candidates if one.element_type == "text")
        own = (stem, made.app, made.platform, clean, made.candidates, tuple(labels))
        return Screenshot(*own, more=made.more)

    def painted(self, screenshot: Screenshot, candidate: Candidate) -> Picture:
        """A copy of the picture in which the model has painted the candidate over.

        The model is sent the picture as it drew it; what it answers is fitted to the screen in the
        same way as the clean one, so that both align.
        """
        number = int(screenshot.stem.rpartition("_")[2])
        drawn = self._drawn(self._plan(screenshot.app.slug, number))
        prompt = paint_prompt(candidate, color_for(screenshot.picture))
        edited = decode(self.provider.edit(drawn, prompt))
        before = size_of(drawn)
        if abs(edited.width * before[1] / (edited.height * before[0]) - 1) > _SAME_SHAPE:
            raise ProviderError(
                f"{screenshot.stem}: the edit of a picture of {_by(before)} px has "
                f"{_by(edited.size)} px, which is another shape"
            )
        return fit(edited, self.screen)

    def _plan(self, slug: str, number: int) -> Plan:
        return plan(
            self._sketched(slug, number), number, self.seed, margin(self._asked, self.screen)
        )

    def _drawn(self, made: Plan) -> bytes:
        """The screen as the model draws it, from the cache but for the first time."""
        return self.provider.generate(made.prompt, self._asked)


def paint_prompt(candidate: Candidate, color: str) -> str:
    """What the model is told to have a target painted."""
    name = words("paint", color)
    return fill("paint", subject=candidate.subject, color_name=name, color=color.upper())


def _by(size: tuple[int, int]) -> str:
    return f"{size[0]}x{size[1]}"
