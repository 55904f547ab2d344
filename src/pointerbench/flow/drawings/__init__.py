"""Pictures without text for believable screens: photographs, charts, controls, maps, marks.

A painter gets a canvas, colours and numbers, and leaves nothing to chance: where many drawings of
a kind should differ, the first number is a variant. Every painter has defaults for both.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from pointerbench.flow.drawings import (
    charts,
    codes,
    controls,
    marks,
    papers,
    people,
    photos,
    plans,
    products,
    sheets,
    weather,
)
from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.values import Colors, Data
from pointerbench.flow.nodes import Drawing
from pointerbench.picture.frame import Color, Item, Panel, Photo
from pointerbench.values.geometry import Box

Painter = Callable[[Canvas, Colors, Data], None]

PAINTERS: dict[str, Painter] = {
    # pictures
    "photo": photos.photo,
    "playback": photos.playback,
    "avatar": people.avatar,
    "product": products.product,
    "weather": weather.weather,
    "logo": marks.logo,
    "emblem": marks.emblem,
    "document": sheets.document,
    "scan": papers.scan,
    "fax": papers.fax,
    # charts
    "bars": charts.bars,
    "columns_pair": charts.columns_pair,
    "line_chart": charts.line_chart,
    "area_chart": charts.area_chart,
    "sparkline": charts.sparkline,
    "donut": charts.donut,
    "gauge": controls.gauge,
    "candles": sheets.candles,
    # plans
    "map": plans.town_map,
    "floor_plan": plans.floor_plan,
    # controls
    "progress": controls.progress,
    "stars": controls.stars,
    "toggle": controls.toggle,
    "checkbox": controls.checkbox,
    "radio": controls.radio,
    "slider": controls.slider,
    "scrollbar": controls.scrollbar,
    # codes and traces
    "qr": codes.qr,
    "barcode": codes.barcode,
    "waveform": codes.waveform,
    "signature": codes.signature,
}


def paint(
    node: Drawing, box: Box, scale: float, ground: Color, clip: Box | None = None
) -> list[Item]:
    """The items of a drawing in its box (device pixels); with a clip, a Panel of box∩clip.

    ``ground`` is the colour of what lies below. Nothing leaves the box; an empty one has no items.
    Raises ValueError for a kind that no painter knows.
    """
    canvas = Canvas(box, scale, ground)
    painter = None if node.name else _painter(node.kind)
    if not box.area:
        return []
    if painter is None:
        canvas.items.append(Photo(box, node.name))
    else:
        painter(canvas, node.colors, node.data)
    if clip is None:
        return canvas.items
    shown = box.intersect(clip)
    return [Panel(shown, ground, tuple(canvas.items))] if shown.area else []


def _painter(kind: str) -> Painter:
    if kind in PAINTERS:
        return PAINTERS[kind]
    near = get_close_matches(kind, PAINTERS, 1, 0)
    raise ValueError(f"no drawing is called {kind!r}; the nearest is {near[0]!r}")
