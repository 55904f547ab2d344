"""The parts of a computer: what each does now, its curve and its figures."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

_POINTS = 60  # of a curve

Row = tuple[str, str, str, str, float, dict[str, str]]
"""Key, icon, ink, what stands under the name, what is used of it (percent), figures."""


def meters(
    draw: Draw, total: dict[str, float], memory: int, disks: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """The processor, the memory, the first disk, the network and the graphics."""
    rows = (
        _processor(draw, total),
        _memory(draw, total, memory),
        _disk(draw, total, disks[0]["facts"]),
        _network(draw, total),
        _graphics(draw),
    )
    return [_meter(draw, row) for row in rows]


def _meter(draw: Draw, row: Row) -> dict[str, Any]:
    key, icon, ink, about, value, figures = row
    stream = draw.stream
    return {
        "key": key,
        "icon": icon,
        "ink": ink,
        "about": about,
        "now": draw.percent_text(value),
        "line": (_flat if key == "memory" else _walk)(stream.child(key), value),
        "second": _walk(stream.child(f"{key}2"), value * 0.5, 1, 60),
        "cells": [_walk(stream.child(f"{key}{n}"), value) for n in range(16)]
        if key == "cpu"
        else [],
        "figures": figures,
    }


def _processor(draw: Draw, total: dict[str, float]) -> Row:
    speed = f"{draw.number_text(draw.stream.integer(21, 48) / 10, 1)} GHz"
    heat = f"{draw.stream.integer(38, 71)} °C"
    figures = {"speed": speed, "base": "2.4 GHz", "heat": heat, "cache": "24 MB"}
    return "cpu", "cpu", "#2f81d8", speed, total["cpu"], figures


def _memory(draw: Draw, total: dict[str, float], memory: int) -> Row:
    free = memory - total["used"]
    used, cached = total["used"], round(free * draw.stream.uniform(0.3, 0.7), 1)
    figures = {
        "used": f"{draw.number_text(used, 1)} GB",
        "free": f"{draw.number_text(free, 1)} GB",
        "cached": f"{draw.number_text(cached, 1)} GB",
        "slots": "2 / 4",
    }
    about = f"{draw.number_text(used, 1)} / {memory} GB"
    return "memory", "layers", "#8b4fc4", about, round(100 * used / memory), figures


def _disk(draw: Draw, total: dict[str, float], facts: dict[str, Any]) -> Row:
    write, answer = draw.stream.integer(1, 90) / 10, draw.stream.integer(2, 60) / 10
    figures = {
        "read": f"{draw.number_text(total['disk'], 1)} MB/s",
        "write": f"{draw.number_text(write, 1)} MB/s",
        "answer": f"{draw.number_text(answer, 1)} ms",
        "size": facts["size"]["text"],
    }
    busy = min(95, round(total["disk"] * 1.1) + 2)
    return "disk", "hard-drive", "#3f9142", facts["name"]["text"], busy, figures


def _network(draw: Draw, total: dict[str, float]) -> Row:
    stream, down = draw.stream, total["net"]
    figures = {
        "down": f"{draw.number_text(down, 1)} Mbps",
        "up": f"{draw.number_text(stream.integer(2, 60) / 10, 1)} Mbps",
        "got": draw.size_text(stream.integer(61, 900) * 10**8),
        "sent": draw.size_text(stream.integer(2, 60) * 10**8),
    }
    used = min(95, round(down * 1.2) + 1)
    return "net", "wifi", "#b5651d", draw.content["words"]["net"], used, figures


def _graphics(draw: Draw) -> Row:
    stream = draw.stream
    used, heat = stream.integer(4, 78), f"{stream.integer(42, 75)} °C"
    figures = {
        "used": f"{draw.number_text(used / 12, 1)} GB",
        "size": "8 GB",
        "heat": heat,
        "fan": f"{draw.number_text(stream.integer(8, 24) * 100)} rpm",
    }
    return "gpu", "monitor", "#c2497a", heat, used, figures


def _walk(stream: Stream, last: float, least: float = 2, most: float = 97) -> list[float]:
    """A curve in percent that ends where it is now."""
    values = [last]
    for _ in range(_POINTS - 1):
        step = stream.uniform(-9, 9) + (last - values[-1]) * 0.12
        values.append(round(min(most, max(least, values[-1] + step)), 1))
    return values[::-1]


def _flat(stream: Stream, last: float) -> list[float]:
    values = [last]
    for _ in range(_POINTS - 1):
        values.append(round(min(97, max(3, values[-1] + stream.uniform(-0.9, 0.8))), 1))
    return values[::-1]
