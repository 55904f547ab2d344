"""Tracks with their clips along the time, as arrangements have them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import nth, told
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, row
from pointerbench.widgets.look import luminance
from pointerbench.widgets.texts import icon, say

SOUNDS = {"music": 0, "drums": 1, "speech": 2}


class Track(NamedTuple):
    """A track as the file describes it; ``said`` is what instructions call it."""

    name: str
    said: str
    color: str
    kind: str
    sign: str
    clips: tuple[str, ...]


def tracks(d: Desk, count: int) -> list[Track]:
    """So many of the file's tracks, in its order; one at least has notes, if any there has."""
    entries = d.content("tracks")
    chosen = sorted(d.sample(range(len(entries)), count))
    if not any(entries[place].get("kind") == "midi" for place in chosen):
        notes = [k for k, entry in enumerate(entries) if entry.get("kind") == "midi"]
        chosen = sorted([*chosen[:-1], *notes[:1]])
    return [
        Track(
            entry["name"],
            entry["said"],
            entry["color"],
            entry.get("kind", "music"),
            entry.get("sign", "pulse"),
            tuple(entry.get("clips", (entry["name"],))),
        )
        for entry in (entries[place] for place in chosen)
    ]


def inside(track: Track, ink: str, variant: int, notes: int = 16) -> Drawing:
    """What a clip of the track shows: notes, or the sound's shape."""
    if track.kind == "midi":
        return Drawing("note_sketch", 1, None, (ink,), (variant, notes), grow=1)
    kind = SOUNDS.get(track.kind, 0)
    return Drawing("sound", 1, None, (ink,), (variant, 0.92, 1, kind), grow=1)


def spans(d: Desk, bars: int) -> list[tuple[int, int]]:
    """Where the clips of a track lie: first bar and length, one after another."""
    found, bar = [], d.pick((0, 0, 2, 4))
    while bar < bars - 1:
        length = min(d.pick((3, 4, 4, 6, 8)), bars - bar)
        if length > 2:
            found.append((bar, length))
        bar += length + d.pick((0, 0, 0, 2, 4))
    return found[:7]


def lane(d: Desk, track: Track, bars: int, style: str, chosen: int = -1, **looks: Any) -> Group:
    """A track's clips on its lane. Styles: ``bar`` (a name bar above a tinted body), ``region``
    (round corners, the name inside), ``item`` (a dark body with the sound in colour)."""
    look, theme = d.look, d.look.theme
    ground = Drawing(
        "beat_grid",
        1,
        None,
        (theme.line, mixed(theme.page, theme.line, 110)),
        (bars // 2, 2),
        grow=1,
    )
    places = spans(d, bars)
    nodes: list[Node] = [at(ground, Spot(0, 0, 1, 1))]
    for place, (start, length) in enumerate(places):
        title = track.clips[place % len(track.clips)]
        if style != "item" and place >= len(track.clips):
            title = f"{title}-{place + 1}"
        node = _STYLES[style](d, track, title, place == chosen)
        spot = Spot(start / bars, 0, length / bars, 1, dw=-1)
        name = nth(place, len(places))
        key = "" if place == chosen else "clip"
        nodes.append(told(d, at(node, spot), "other", key, nth=name, track=track.said))
    return panels.canvas(look, *nodes, **{"border": theme.line, "edges": "b", **looks})


def _bar(d: Desk, track: Track, title: str, chosen: bool) -> Group:
    dark = mixed(track.color, "#000000", 175)
    body = mixed(track.color, "#ffffff" if not chosen else "#000000", 40)
    return column(
        row(say(d.look, title, 9.5, "#101010"), pad=pad(3, 0), fill=track.color, height=13),
        column(inside(track, dark, d.integer(1, 999)), pad=pad(1, 2), grow=1, fill=body),
        clip=True,
        border=mixed(track.color, "#000000", 110),
    )


def _region(d: Desk, track: Track, title: str, chosen: bool) -> Group:
    fill = mixed(track.color, "#ffffff" if chosen else "#000000", 70 if chosen else 30)
    bright = luminance(fill) > 0.3
    ink = "#101418" if chosen else mixed(fill, "#ffffff", 190)
    name = "#0c0e10" if bright else "#ffffff"
    return column(
        row(say(d.look, title, 10, name), pad=pad(5, 0), height=14),
        column(inside(track, ink, d.integer(1, 999)), pad=pad(3, 2), grow=1),
        fill=fill,
        border=mixed(track.color, "#000000", 120),
        radius=4,
        clip=True,
    )


def _item(d: Desk, track: Track, title: str, chosen: bool) -> Group:
    look, theme = d.look, d.look.theme
    base = mixed(theme.page, track.color, 70 if chosen else 40)
    name = row(
        say(look, title, 9.5, "#e8eaec" if theme.dark else "#15181b", grow=1),
        icon(look, "lock" if chosen else "function", 10, "#d0d4d8" if theme.dark else "#202428"),
        pad=pad(3, 0),
        height=13,
        fill=mixed(base, track.color, 90),
    )
    ink = mixed(track.color, "#ffffff" if theme.dark else "#000000", 40)
    return column(
        name,
        column(inside(track, ink, d.integer(1, 999)), pad=pad(0, 1), grow=1),
        fill=base,
        border=track.color if not chosen else "#f5f5f5",
        clip=True,
    )


_STYLES = {"bar": _bar, "region": _region, "item": _item}


def bar_numbers(first: int, count: int, step: int) -> Sequence[str]:
    return [str(first + step * k) for k in range(count)]
