"""Pictures without text for believable screens: photographs, charts, controls, maps, marks.

A painter gets a canvas, colours and numbers, and leaves nothing to chance: where many drawings of
a kind should differ, the first number is a variant. Every painter has defaults for both.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from pointerbench.flow.drawings import (
    audiovisual,
    business,
    charts,
    codes,
    controls,
    devtraces,
    engineering,
    grading,
    marks,
    office,
    people,
    photos,
    plans,
    products,
    science,
    science_fields,
    sheets,
    spectra,
    studio,
    studio_scene,
    studio_shapes,
    studio_tools,
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
    "video": photos.video,
    "playback": photos.playback,
    "avatar": people.avatar,
    "product": products.product,
    "weather": weather.weather,
    "logo": marks.logo,
    "emblem": marks.emblem,
    "seal": marks.seal,
    "stamp": marks.stamp,
    "document": sheets.document,
    "folder": sheets.folder,
    "webcam": office.webcam,
    # charts
    "bars": charts.bars,
    "columns_pair": charts.columns_pair,
    "line_chart": charts.line_chart,
    "area_chart": charts.area_chart,
    "sparkline": charts.sparkline,
    "polyline": charts.polyline,
    "donut": charts.donut,
    "gauge": controls.gauge,
    "candles": sheets.candles,
    "heatmap": sheets.heatmap,
    "timeline": sheets.timeline,
    # plans
    "map": plans.town_map,
    "seat_plan": plans.seat_plan,
    "floor_plan": plans.floor_plan,
    # controls
    "progress": controls.progress,
    "range_bar": controls.range_bar,
    "stars": controls.stars,
    "toggle": controls.toggle,
    "checkbox": controls.checkbox,
    "radio": controls.radio,
    "slider": controls.slider,
    "spinner": controls.spinner,
    "disc": controls.disc,
    "scrollbar": controls.scrollbar,
    # engineering
    "vectors": engineering.vectors,
    "glyph": engineering.glyph,
    "grid_lines": engineering.grid_lines,
    "gradient": engineering.gradient,
    # tools of developers
    "minimap": devtraces.minimap,
    "commit_lanes": devtraces.commit_lanes,
    "crow_wires": devtraces.crow_wires,
    "trace_series": devtraces.trace_series,
    "dot_grid": devtraces.dot_grid,
    # plots of people who measure
    "series": science.series,
    "scatter": science.scatter,
    "histogram": science.histogram,
    "box_plot": science.box_plot,
    "surface": science_fields.surface,
    "curves": science_fields.curves,
    "micrograph": science_fields.micrograph,
    "nucleus": science_fields.nucleus,
    "peaks": science_fields.peaks,
    "normal_plot": science.normal_plot,
    "wide_gauge": science_fields.wide_gauge,
    # links of notes
    "links": business.links,
    "bent_arrows": business.bent_arrows,
    "bent_wheel": business.bent_wheel,
    "teapot": business.teapot,
    "candle": business.candle,
    # codes and traces
    "qr": codes.qr,
    "barcode": codes.barcode,
    "waveform": codes.waveform,
    "signature": codes.signature,
    # sound and colour grading
    "knob": audiovisual.knob,
    "fader": audiovisual.fader,
    "meter": audiovisual.meter,
    "sound": audiovisual.sound,
    "note_sketch": audiovisual.note_sketch,
    "roll_grid": audiovisual.roll_grid,
    "piano_keys": audiovisual.piano_keys,
    "beat_grid": audiovisual.beat_grid,
    "envelope": audiovisual.envelope,
    "equaliser": audiovisual.equaliser,
    "spectrogram": spectra.spectrogram,
    "color_wheel": grading.color_wheel,
    "scope": grading.scope,
    "tone_curve": grading.tone_curve,
    "key_frame": grading.key_frame,
    "hue_strip": grading.hue_strip,
    "film_strip": grading.film_strip,
    # picture, vector and three-dimensional editors
    "color_field": studio.color_field,
    "hue_bar": studio.hue_bar,
    "hue_ring": studio.hue_ring,
    "tint_wheel": studio.tint_wheel,
    "ramp": studio.ramp,
    "checker": studio.checker,
    "rgb_histogram": studio.rgb_histogram,
    "curve_grid": studio.curve_grid,
    "ruler": studio_tools.ruler,
    "thin_slider": studio_tools.thin_slider,
    "outline": studio_tools.outline,
    "brush_tip": studio_tools.brush_tip,
    "brush_stroke": studio_tools.brush_stroke,
    "bodies": studio_scene.bodies,
    "floor": studio_scene.floor,
    "gizmo": studio_scene.gizmo,
    "compass": studio_scene.compass,
    "material": studio_scene.material,
    "wires": studio_scene.wires,
    "net": studio_scene.lines,
    "diamond": studio_scene.diamond,
    "art": studio_shapes.art,
    "path": studio_shapes.path,
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
