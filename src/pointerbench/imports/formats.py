"""The sets that can be imported, by name. Each one's module says what is known of its format."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from pointerbench.imports.entry import OURS, WHOLE, Entry, Layout, Raw
from pointerbench.imports.sets import (
    cagui,
    mmbench_gui,
    namesake,
    osworld_g,
    screenspot,
    screenspot_pro,
    showdown,
    ui_vision,
    venusbench_gd,
    webclick,
)
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Format:
    """How a set is read. ``boxes`` and ``files`` say so to people."""

    find: Callable[[Path], Layout]
    understand: Callable[[Raw], Entry]
    boxes: str
    files: str


_NAMESAKE = Format(
    namesake.find, namesake.understand, "xyxy-pixel", "metadata.jsonl or data/*.parquet"
)

_WHOLE = Format(
    namesake.find,
    namesake.understand,
    "as they are; each suite into a folder of its own",
    "data/SUITE/test/: pictures, Parquet or webdataset, as we build and publish them",
)

FORMATS: dict[str, Format] = {
    "screenspot": Format(
        screenspot.find,
        screenspot.understand,
        "xywh-pixel; Parquet: xyxy-unit",
        "screenspot_{desktop,mobile,web}.json, screenspot_imgs/; or data/*.parquet",
    ),
    "screenspot-v2": Format(
        screenspot.find_v2,
        screenspot.understand,
        "xywh-pixel",
        "screenspot_{desktop,mobile,web}_v2.json, screenspotv2_image/",
    ),
    "screenspot-pro": Format(
        screenspot_pro.find,
        screenspot_pro.understand,
        "xyxy-pixel",
        "annotations/*.json, images/",
    ),
    "osworld-g": Format(
        osworld_g.find,
        osworld_g.understand,
        "xywh-pixel, polygons, refusals",
        "OSWorld-G.json, images/",
    ),
    "osworld-g-refined": Format(
        osworld_g.find_refined,
        osworld_g.understand,
        "xywh-pixel, polygons, refusals",
        "OSWorld-G_refined.json, images/",
    ),
    "mmbench-gui-l2": Format(
        mmbench_gui.find,
        mmbench_gui.understand,
        "xyxy-unit",
        "L2_annotations.json, offline_images/",
    ),
    "ui-vision": Format(
        ui_vision.find,
        ui_vision.understand,
        "xyxy-pixel",
        "annotations/element_grounding/*.json, images/",
    ),
    "venusbench-gd": Format(
        venusbench_gd.find,
        venusbench_gd.understand,
        "xyxy-pixel (assumed), refusals",
        "instruction/*.json, images/",
    ),
    "showdown-clicks": Format(
        showdown.find,
        showdown.understand,
        "xyxy-pixel",
        "data.csv, frames/",
    ),
    "cagui": Format(
        cagui.find,
        cagui.understand,
        "<x1,y1,x2,y2>: abs_position pixel, rel_position per1000, bbox unit",
        "{cap,ocr,fun2point,text2bbox,...}.jsonl, images/",
    ),
    "webclick": Format(
        webclick.find,
        webclick.understand,
        "xyxy-unit",
        "data/*.parquet",
    ),
    f"{OURS}NAME": _NAMESAKE,
}


def format_of(name: str) -> Format:
    """The format of a set by its name; every ``pointerbench-...`` has our own.

    Raises:
        UsageError: no such set is known; names those that are.
    """
    if name == WHOLE:
        return _WHOLE
    if name.startswith(OURS) and name.removeprefix(OURS).replace("-", "").isalnum():
        return _NAMESAKE
    if name not in FORMATS:
        known = ", ".join((*FORMATS, WHOLE))
        raise UsageError(f"no format {name!r} is known; expected one of {known}")
    return FORMATS[name]


def listing() -> str:
    """One line a format: its name, its boxes, its files."""
    lines = []
    for name, known in (*FORMATS.items(), (WHOLE, _WHOLE)):
        lines += [f"  {name:<18}{known.boxes}", f"  {'':<18}{known.files}"]
    return "\n".join(lines)
