"""The embedded source: screens drawn from application files, whose true boxes are known."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from pointerbench.contract.task import STANDARD, Screen
from pointerbench.picture.pixels import Picture
from pointerbench.picture.raster import draw
from pointerbench.suites.pro.app import APPS, load_app
from pointerbench.suites.pro.compose import compose, screen_stream
from pointerbench.suites.pro.element import Element
from pointerbench.suites.pro.layout import Shot, lay_out_scene
from pointerbench.suites.pro.propose import Proposal, offered, proposals
from pointerbench.suites.pro.source import (
    AppCard,
    Candidate,
    Screenshot,
    paint_for,
    stem_of,
)

MOST = 12  # targets of an element type that a screen offers


class ScenesSource:
    """Screens that are laid out and drawn; see `pointerbench.suites.pro.source.Source`.

    ``rejects`` counts why elements were not offered.
    """

    name = "scenes"

    def __init__(
        self, seed: int, split: str = "test", screen: Screen = STANDARD, folder: Path = APPS
    ) -> None:
        self.seed = seed
        self.split = split
        self.screen = screen
        self.folder = folder
        self.rejects: Counter[str] = Counter()

    def screenshot(self, slug: str, number: int) -> Screenshot:
        return self.screened(slug, number)[0]

    def screened(self, slug: str, number: int) -> tuple[Screenshot, Shot]:
        """A screenshot with the scene and layout behind it."""
        app = load_app(slug, self.folder)
        stream = screen_stream(self.seed, self.split, slug, number)
        shot = lay_out_scene(compose(app, number, stream, self.screen), self.screen)
        found = proposals(shot, stream.child("targets"), self.rejects)
        chosen = offered(found, stream.child("offered"), MOST)
        screenshot = Screenshot(
            stem_of(slug, number, self.seed),
            AppCard(app.name, slug, app.category),
            shot.scene.platform,
            draw(shot.frame),
            tuple(_candidate(entry) for entry in chosen),
            _labels(shot),
        )
        return screenshot, shot

    def painted(self, screenshot: Screenshot, candidate: Candidate) -> Picture:
        assert candidate.truth is not None
        picture = screenshot.picture.copy()
        picture.paste(paint_for(picture, candidate.truth), candidate.truth)
        return picture


def _candidate(entry: Proposal) -> Candidate:
    element: Element = entry.placed.element
    return Candidate(
        number=entry.placed.number,
        instruction=entry.task.instruction,
        element_type=element.kind,
        function=element.function,
        words=element.words,
        subject=element.subject or f"the {element.kind} that is meant by: {entry.task.instruction}",
        truth=entry.placed.box,
        edge=True,
    )


def _labels(shot: Shot) -> tuple[str, ...]:
    """The words of all text elements in sight."""
    return tuple(
        word
        for placed in shot.elements
        if placed.element.kind == "text" and shot.in_sight(placed)
        for word in placed.element.words
        if word
    )
