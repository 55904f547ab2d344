"""A front panel: gauges, knobs, charts, lamps, fields, as the application file lists them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pointerbench.flow.drawings.values import mix
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet
from pointerbench.suites.pro.archetypes.virtual_instrument.instruments import (
    GRAY,
    INK,
    PAPER,
    chart,
    gauge,
    knob,
    raised,
    sunk,
    tank,
    thermometer,
)


def panel(sheet: Sheet, entry: Mapping[str, Any], phase: float) -> None:
    """The instruments of a panel; ``phase`` tells one moment from another."""
    for item in entry["items"]:
        x, y = item["at"]
        kind = item["kind"]
        if item.get("label"):
            sheet.text(
                item["label"],
                x,
                y - 10,
                11.5,
                INK,
                bold=kind in ("chart", "gauge"),
                ground=GRAY,
                name=f"label:{item['label']}",
                kind="text",
                does=item.get("rename", ()),
            )
        box = _ITEMS[kind](sheet, item, x, y, phase)
        sheet.mark(f"item:{item.get('label', kind)}", box, does=item.get("does", ()))


def _led(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    color = item["color"] if item.get("on") else mix(item["color"], "#101010", 0.7)
    sheet.ink.dot("#5a5e64", x + 12, y + 14, 12)
    sheet.ink.dot(color, x + 12, y + 14, 10)
    sheet.ink.dot(mix(color, "#ffffff", 0.55), x + 9, y + 10, 3.5)
    return x, y + 2, x + 24, y + 26


def _button(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    wide, high = item["size"]
    box = (x, y, x + wide, y + high)
    raised(sheet, box, item["color"])
    ink = "#ffffff" if item["color"] != "#d8dade" else INK
    sheet.text(
        item["text"],
        x + wide / 2,
        y + high / 2,
        12,
        ink,
        anchor="middle",
        bold=True,
        ground=item["color"],
    )
    return box


def _switch(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    """A toggle that stands upright."""
    raised(sheet, (x, y + 2, x + 26, y + 56), "#aeb4bc")
    up = item.get("on", False)
    top = y + 8 if up else y + 28
    sheet.ink.rect("#3a3f46", (x + 6, y + 8, x + 20, y + 50))
    sheet.ink.rect("#e4e7ea", (x + 5, top, x + 21, top + 22))
    sheet.ink.rect("#6a7078", (x + 5, top, x + 21, top + 22), 1)
    return x, y + 2, x + 26, y + 56


def _slide(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    """An upright slide with its scale."""
    _, high = item["size"]
    low, high_value = item["range"]
    top, foot = y + 8, y + high - 8
    sunk(sheet, (x + 8, top, x + 14, foot), "#3a3f46")
    level = foot - (foot - top) * item.get("share", 0.5)
    sheet.ink.rect("#2f6fd0", (x + 9, level, x + 13, foot))
    raised(sheet, (x, level - 6, x + 22, level + 6), "#d8dade")
    for k in range(5):
        ty = foot - (foot - top) * k / 4
        sheet.ink.line(INK, 1, (x + 24, ty), (x + 29, ty))
        sheet.text(
            f"{low + (high_value - low) * k / 4:g}", x + 32, ty, 9.5, INK, ground=GRAY, margin=0
        )
    return x, y + 2, x + 24, y + high - 2


def _numeric(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    wide = item.get("size", (92, 22))[0]
    box = (x, y, x + wide, y + 22)
    control = item.get("control", True)
    sunk(sheet, box, PAPER if control else "#e6e8ea")
    if control:
        for top in (y + 1, y + 11):
            raised(sheet, (x + 1, top, x + 14, top + 10), "#d8dade")
        sheet.ink.area(INK, (x + 7.5, y + 3), (x + 4, y + 8), (x + 11, y + 8))
        sheet.ink.area(INK, (x + 7.5, y + 19), (x + 4, y + 14), (x + 11, y + 14))
    sheet.text(item["text"], x + (19 if control else 6), y + 11, 11.5, INK, ground=PAPER, margin=0)
    return box


def _ring(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    """A list that shows its choice, or a path with its folder button."""
    wide = item["size"][0]
    box = (x, y, x + wide, y + 22)
    sunk(sheet, box)
    raised(sheet, (x + wide - 20, y + 1, x + wide - 1, y + 21), "#d8dade")
    sheet.ink.area(INK, (x + wide - 10, y + 15), (x + wide - 14, y + 8), (x + wide - 6, y + 8))
    sheet.text(item["text"], x + 6, y + 11, 11, INK, ground=PAPER, margin=0)
    return box


def _cluster(sheet: Sheet, item: Mapping[str, Any], x: float, y: float, phase: float) -> Rect:
    """The cluster of an error: status, code, source."""
    wide, high = item["size"]
    box = (x, y, x + wide, y + high)
    raised(sheet, box, "#d2d5d9")
    sheet.text("status", x + 8, y + 12, 10, INK, ground="#d2d5d9", margin=0)
    sheet.text("code", x + 58, y + 12, 10, INK, ground="#d2d5d9", margin=0)
    sheet.ink.dot("#2f9a3a", x + 20, y + 30, 8)
    sunk(sheet, (x + 56, y + 20, x + wide - 8, y + 40), "#e6e8ea")
    sheet.text("0", x + 62, y + 30, 11, INK, ground="#e6e8ea", margin=0)
    sheet.text("source", x + 8, y + 50, 10, INK, ground="#d2d5d9", margin=0)
    sunk(sheet, (x + 8, y + 58, x + wide - 8, y + high - 8), "#e6e8ea")
    return box


_ITEMS: dict[str, Callable[[Sheet, Mapping[str, Any], float, float, float], Rect]] = {
    "chart": chart,
    "gauge": gauge,
    "knob": knob,
    "thermometer": thermometer,
    "tank": tank,
    "led": _led,
    "button": _button,
    "switch": _switch,
    "slide": _slide,
    "numeric": _numeric,
    "ring": _ring,
    "cluster": _cluster,
}
