"""Draws every decision of a screen: platform, theme, arrangement, content, what lies over it."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.suites.pro.app import App
from pointerbench.suites.pro.archetypes import builder
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import overlay
from pointerbench.suites.pro.scene import Scene
from pointerbench.values.rng import Stream
from pointerbench.widgets.look import look_of


def screen_stream(seed: int, split: str, slug: str, number: int) -> Stream:
    """The stream that decides a screen: two screens share nothing but their application."""
    return Stream(f"{seed}/pro/{split}/{slug}/{number}")


def compose(app: App, number: int, stream: Stream, screen: Screen) -> Scene:
    """Screen ``number`` (from 1) of an application. Platforms and tones take turns."""
    platform = app.platforms[(number - 1) % len(app.platforms)]
    tone = app.tones[(number - 1 + len(app.name)) % len(app.tones)]
    look = look_of(platform, tone, accent=app.accent, icons=app.icons, font=app.font)
    desk = Desk(app, look, stream.child("content"), number, (screen.width, screen.height))
    root = builder(app.archetype)(desk)
    popups = tuple(desk.popups) or overlay(desk, stream.child("overlay"))
    return Scene(app.slug, number, platform, tone, look.theme.page, root, popups)
