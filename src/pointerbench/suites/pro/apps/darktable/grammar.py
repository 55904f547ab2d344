"""A collection of raw files: shots, folders, tags, what was done to one, masks and snapshots."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.darktable import modules
from pointerbench.suites.pro.kit.layered import SIGHTS, histogram
from pointerbench.values.rng import Stream

_TIMES = ("1/15", "1/30", "1/60", "1/100", "1/160", "1/250", "1/320", "1/500", "1/800", "1/1250")
_STOPS = ("2.8", "4.0", "5.6", "6.3", "8.0", "11.0", "3.5")
_COLOURS = ("red", "yellow", "green", "blue", "purple")
_SHAPES = ("circle", "ellipse", "path", "brush", "gradient")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    camera, lens, ending, first = draw.bank("cameras")
    day, number = draw.day(-500, -15), stream.integer(100, 9200)
    photos = [
        _shot(draw.child(f"shot{n}"), n, f"{first}{number + n:04}.{ending}", day) for n in range(24)
    ]
    photos[4] |= {"stars": 0, "reject": False, "colour": ""}
    used = [*stream.sample(modules.SOMETIMES, 6), *modules.ALWAYS]
    used = list(dict.fromkeys(["vignetting", "color balance rgb", "exposure", "crop", *used]))
    folders = _counted("f", sorted(draw.banks("folders", 7)), draw.distinct(26, 640, 7))
    here = folders[stream.integer(1, len(folders) - 2)]
    return {
        "title": "darktable",
        "photos": photos,
        "camera": camera,
        "lens": lens,
        "folders": folders,
        "here": here["id"],
        "total": here["count"],
        "used": used,
        "groups": {name: list(names) for name, names in modules.GROUPS.items()},
        "panels": {name: _panel(draw.child(name), name) for name in modules.PANELS},
        "history": _history(draw.child("history"), used),
        "snapshots": draw.banks("snapshots", 4),
        "tags": _counted("t", sorted(draw.banks("tags", 10)), draw.distinct(2, 90, 10)),
        "styles": sorted(draw.banks("styles", 6)),
        "presets": sorted(draw.banks("presets", 5)),
        "tones": [histogram(stream.child(name)) for name in ("red", "green", "blue")],
        "author": draw.person()["name"],
        "caption": draw.bank("captions"),
        "done": [stream.integer(2, 8), stream.integer(9, 18)],
    } | _masks(draw.child("masks").stream)


def _counted(letter: str, names: list[Any], counts: list[int]) -> list[dict[str, Any]]:
    """Names with how many shots belong to each."""
    return [
        {"id": f"{letter}{n}", "name": name, "count": count}
        for n, (name, count) in enumerate(zip(names, counts, strict=True))
    ]


def _masks(stream: Stream) -> dict[str, Any]:
    """Areas that were drawn: as they are listed, and as middles and sizes on the picture."""
    kinds = enumerate(stream.sample(_SHAPES, 4))
    return {
        "shapes": [{"id": f"m{n}", "kind": kind, "name": f"{kind} #{n + 1}"} for n, kind in kinds],
        "spots": [
            [at + stream.integer(-4, 4), stream.integer(28, 68), stream.integer(9, 16)]
            for at in (22, 50, 78)
        ],
    }


def _shot(draw: Draw, n: int, file: str, day: dt.date) -> dict[str, Any]:
    stream = draw.stream
    minute = 6 * 60 + n * 34 + stream.integer(0, 30)
    return {
        "id": f"p{n}",
        "photo": draw.photo(*SIGHTS, "animal", "plant"),
        "file": file,
        "stars": stream.pick((0, 0, 1, 1, 2, 3, 3, 4, 5)),
        "reject": stream.chance(0.06),
        "colour": stream.pick(("", "", "", *_COLOURS)),
        "edited": stream.chance(0.55),
        "time": stream.pick(_TIMES),
        "stop": stream.pick(_STOPS),
        "iso": stream.pick((100, 160, 200, 320, 400, 500, 640, 800, 1250, 1600, 3200)),
        "focal": stream.pick((18, 24, 28, 35, 50, 55, 70, 85, 105, 135, 200, 250, 300)),
        "date": f"{draw.date_text(day, 'numeric').replace('-', ':')} "
        f"{minute // 60:02}:{minute % 60:02}:{stream.integer(0, 59):02}",
        "size": f"{stream.integer(19, 46)}.{stream.integer(0, 9)} MB",
    }


def _panel(draw: Draw, name: str) -> list[dict[str, Any]]:
    """The parts of a module's panel: titles, and sliders with drawn values."""
    stream, found = draw.stream, []
    for title, sliders in modules.PANELS[name].items():
        rows = []
        for key, label, unit, low, high, digits in sliders:
            share = round(stream.uniform(0.15, 0.85), 3)
            value = low + share * (high - low)
            shown = f"{value:+.{digits}f}" if low < 0 else f"{value:.{digits}f}"
            rows.append({"id": key, "label": label, "shown": shown + unit, "share": share})
        found.append({"title": title, "rows": rows})
    return found


def _history(draw: Draw, used: list[str]) -> list[dict[str, Any]]:
    """What was done, the latest first; the oldest is the untouched picture."""
    stream = draw.stream
    names = [*reversed(modules.ALWAYS), *stream.shuffled(used[:-6])][:13]
    rows = [{"id": "h0", "name": "original", "n": 0}]
    rows += [{"id": f"h{n}", "name": name, "n": n} for n, name in enumerate(names, 1)]
    return rows[::-1]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shots = document["photos"][2:7]
    plain = [one["id"] for one in shots if not (one["stars"] or one["reject"] or one["colour"])]
    one = stream.pick(plain)
    some = stream.sample([photo["id"] for photo in document["photos"][:9]], 4)
    dark = {"sel": one, "view": "darkroom"}
    table = {"sel": one, "view": "lighttable"}
    return {
        "exposure": {**dark, "module": "exposure"},
        "grading": {**dark, "group": "grading", "module": "color balance rgb", "left": "history"},
        "effects": {**dark, "group": "effects", "module": "vignetting", "left": "information"},
        "cropping": {**dark, "group": "technical", "module": "crop"},
        "masking": {**dark, "module": "exposure", "left": "masks", "blend": "drawn"},
        "snapshot": {**dark, "left": "snapshots", "split": True, "group": "technical",
                     "module": "denoise (profiled)"},
        "menu_presets": {**dark, "open": "presets", "module": "exposure", "left": "history"},
        "menu_views": {**dark, "open": "views", "group": "grading"},
        "lighttable": table,
        "acting": {**table, "right": "actions", "left": "information"},
        "tagging": {**table, "right": "tagging"},
        "importing": {**table, "left": "import", "right": "metadata"},
        "exporting": {**table, "right": "export", "busy": True},
        "culling": {**table, "mode": "culling", "chosen": some, "right": "history"},
        "dialog_delete": {**table, "dialog": "delete", "right": "actions"},
        "dialog_preferences": {**dark, "dialog": "preferences", "module": "exposure"},
    }  # fmt: skip
