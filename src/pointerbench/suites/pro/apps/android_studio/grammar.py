"""An application for phones in Kotlin: its screens, layouts, devices, what it logs, its builds."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project

_LOGS, _DEVICES = 26, 6
_WIDGETS = (  # id's end, kind, x, y, width, height on a screen of 360 x 640
    ("photoView", "ImageView", 16, 72, 96, 96),
    ("titleText", "TextView", 128, 76, 200, 28),
    ("{group}Text", "TextView", 128, 110, 180, 22),
    ("{key}Edit", "EditText", 16, 190, 328, 48),
    ("{value}Edit", "EditText", 16, 252, 156, 48),
    ("{day}Edit", "EditText", 188, 252, 156, 48),
    ("stateSpinner", "Spinner", 16, 318, 328, 40),
    ("alarmSwitch", "Switch", 16, 374, 328, 36),
    ("privateBox", "CheckBox", 16, 418, 328, 36),
    ("noteEdit", "EditText", 16, 466, 328, 72),
    ("cancelButton", "Button", 128, 566, 100, 44),
    ("saveButton", "Button", 244, 566, 100, 44),
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, "kotlin")
    main, model = code["files"].values()
    words = code["words"]
    cursor = stream.pick([n for n in main["stops"] if 18 < n < 50] or main["stops"])
    devices = _devices(draw.child("devices"))
    package = f"com.{words['package']}"
    return {
        "title": "Android Studio",
        "code": code,
        "main": main["path"],
        "model": model["path"],
        "layout": next(r["path"] for r in code["tree"] if r["label"] == "fragment_edit.xml"),
        "cursor": {"line": cursor, "column": stream.integer(9, 24)},
        "initials": code["name"][:2].upper(),
        "ink": draw.ink(),
        "user": draw.person()["initials"],
        "package": package,
        "path": f"~/AndroidStudioProjects/{code['name']}",
        "seed": stream.pick(["#6750a4", "#006a6a", "#4a672d", "#984061", "#00658f", "#8b5000"]),
        "items": [_item(draw.child(f"item{n}"), words) for n in range(8)],
        "widgets": _widgets(draw.child("widgets"), words),
        "devices": devices,
        "logs": _logs(draw.child("logs"), package, words),
        "build": _build(draw.child("build")),
        "sdk": _sdk(draw.child("sdk")),
        "lists": {k: draw.content[k] for k in ("palette", "widgets", "groups", "settings")},
        "tasks": draw.content["tasks"],
        "gradle": f"8.{stream.integer(2, 14)}.{stream.integer(0, 2)}",
    }


def _item(draw: Draw, words: dict[str, str]) -> dict[str, str]:
    stream, limit = draw.stream, int(words["limit"])
    return {
        "key": draw.code("AA-####"),
        "group": draw.district(),
        "value": str(stream.integer(max(1, limit // 20), limit + limit // 5)),
        "state": words[f"state{stream.integer(0, 2)}"].replace("_", " "),
        "day": draw.date_text(draw.day(-60, 0), "short"),
    }


def _widgets(draw: Draw, words: dict[str, str]) -> list[dict[str, Any]]:
    item = _item(draw.child("item"), words)
    names = {name: words[name] for name in ("key", "group", "value")} | {"day": "date"}
    texts = {
        "titleText": item["key"],
        "{group}Text": item["group"],
        "{key}Edit": item["key"],
        "{value}Edit": item["value"],
        "{day}Edit": item["day"],
        "stateSpinner": item["state"],
        "alarmSwitch": f"Warn above {words['limit']}",
        "privateBox": f"Only this {words['one']}",
        "noteEdit": draw.title("work", most=34),
        "cancelButton": "CANCEL",
        "saveButton": "SAVE",
    }
    found = []
    for end, kind, x, y, width, height in _WIDGETS:
        name = end.format(**names)
        box = {"x": x, "y": y, "w": width, "h": height}
        found.append({"id": name, "kind": kind, "text": texts.get(end, ""), **box})
    return found


def _devices(draw: Draw) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    levels = draw.distinct(24, 36, _DEVICES, 2)
    for level, (name, kind) in zip(levels, draw.banks("phones", _DEVICES), strict=True):
        found.append({"name": name, "kind": kind, "api": level, "size": stream.integer(3, 14)})
    return found


def _logs(draw: Draw, package: str, words: dict[str, str]) -> list[dict[str, Any]]:
    stream = draw.stream
    own, other = stream.integer(3000, 9800), stream.integer(400, 2600)
    slots = {**words, "package": package, "pid": own}
    at = stream.integer(9 * 3600, 18 * 3600) * 1000
    found = []
    for number, (tag, level, text) in enumerate(draw.banks("logs", _LOGS)):
        at += stream.integer(3, 900)
        seconds, ms = divmod(at, 1000)
        clock = f"{seconds // 3600:02d}:{seconds // 60 % 60:02d}:{seconds % 60:02d}.{ms:03d}"
        numbers = {"n": stream.integer(2, 96), "ms": stream.integer(20, 900)}
        mine = "{" in tag or stream.chance(0.5)
        found.append(
            {
                "key": f"g{number}",
                "time": clock,
                "ms": at,
                "pid": f"{own}-{own + stream.integer(0, 60)}" if mine else f"{other}-{other}",
                "tag": tag.format(**slots),
                "level": level,
                "text": text.format(**slots, **numbers),
                "from": package if mine else "system_process",
            }
        )
    return found


def _build(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    count = 12
    times = draw.distinct(3, 980, count, 7)
    tasks = [
        {"name": f":app:{name}", "ms": ms}
        for name, ms in zip(draw.content["tasks"][:count], times, strict=True)
    ]
    return {"tasks": tasks, "ms": sum(times), "executed": stream.integer(3, 12), "all": 38}


def _sdk(draw: Draw) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    for level, name in draw.content["platforms"]:
        have = stream.weighted({"Installed": 4, "Not installed": 7, "Update available": 2})
        row = {"key": f"s{level}", "name": name, "level": level, "revision": stream.integer(1, 9)}
        found.append({**row, "status": have})
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main, model = draw.stream, document["main"], document["model"]
    files = document["code"]["files"]
    stops = {f"{main}:{line}": True for line in files[main]["stops"][: stream.integer(1, 3)]}
    layout = {"file": document["layout"], "picked": document["layout"], "left": ""}
    widget = stream.pick(document["widgets"][3:])["id"]
    return {
        "preview": {"stops": stops},
        "logcat": {"bottom": "logcat", "file": model, "picked": model},
        "layout": {**layout, "widget": widget},
        "layout_context": {**layout, "widget": widget, "open": "views"},
        "devices": {"right": "devices", "view": "code", "stops": stops},
        "running": {"right": "running", "file": model, "picked": model, "bottom": "build"},
        "gradle": {"right": "gradle", "view": "code", "bottom": "logcat"},
        "building": {"bottom": "build", "stops": stops},
        "notice": {"notice": True, "view": "code", "file": model, "picked": model},
        "menu_build": {"menu": "build", "mainmenu": True},
        "menu_refactor": {"menu": "refactor", "mainmenu": True, "view": "code", "right": "devices"},
        "dialog_sdk": {"dialog": "sdk"},
    }
