"""Draws every decision of a page: surface, looks, texts, wear."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Node
from pointerbench.picture.fonts import families
from pointerbench.suites.text.scene import Scene, Wear
from pointerbench.suites.text.surfaces import SURFACES, builder
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

DARK = 0.36
_UI_FAMILIES = ("Arimo", "Inter", "Noto Sans", "Open Sans", "Roboto", "Fira Sans", "PB Carta")


class Brief(NamedTuple):
    """What is settled before a page is drawn; a theme of '' is left to chance."""

    surface: str
    language: str
    theme: str = ""


def compose(stream: Stream, brief: Brief) -> Scene:
    """A page that keeps to the brief."""
    surface = SURFACES[brief.surface]
    looks = stream.child("looks")
    name = brief.theme or ("dark" if looks.chance(DARK) else "light")
    if name not in surface.themes:
        name = surface.themes[0]
    theme = draw_theme(looks, name)
    kind = looks.pick(surface.fonts.split())
    body = looks.pick(families(kind))
    mono = body if kind == "mono" else looks.pick(families("mono"))
    ui = body if kind == "sans" and looks.chance(0.6) else looks.pick(_UI_FAMILIES)
    size = looks.pick((14, 14, 15, 15, 16, 16, 17, 18))
    if kind == "hand":
        size += 5
    fonts = Fonts(ui, body, mono, surface.whole)
    writer = Writer(stream.child("texts"), brief.language, theme, fonts, size)
    root: Node = builder(brief.surface)(writer)
    return Scene(
        surface=brief.surface,
        language=brief.language,
        theme=name,
        font=body,
        font_size=size,
        ground=theme.page,
        accent=theme.accent,
        root=root,
        wear=draw_wear(stream.child("wear"), camera=surface.camera),
        facts=dict(writer.facts),
    )


def draw_wear(stream: Stream, *, camera: bool = False) -> Wear:
    """Each kind of wear on a tenth to a third of the pages; noise only on what a camera took, and
    there on most."""
    return Wear(
        grain=stream.integer(3, 9) if camera and stream.chance(0.7) else 0,
        grain_offset=stream.integer(0, 65535),
        jpeg=stream.integer(55, 88) if stream.chance(0.12) else 0,
        blur=round(stream.uniform(0.35, 0.7), 2) if stream.chance(0.12) else 0,
        caret=(stream.random(), stream.random()) if stream.chance(0.2) else None,
        pointer=(stream.random(), stream.random()) if stream.chance(0.25) else None,
        selection=(stream.random(), stream.random(), stream.random())
        if stream.chance(0.14)
        else None,
    )
