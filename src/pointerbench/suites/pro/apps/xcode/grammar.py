"""A project in Swift as its workbench shows it: previews, a halted program, settings, tests."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project

_VERSIONS = 9


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, "swift")
    main, store = code["files"].values()
    words = code["words"]
    person = draw.person()
    devices = [{"name": name, "os": os} for name, os in draw.banks("devices", 3)]
    cursor = stream.pick([n for n in main["stops"] if 10 < n < 44] or main["stops"])
    version = f"{stream.integer(1, 6)}.{stream.integer(0, 9)}.{stream.integer(0, 4)}"
    hour, minute = divmod(draw.minutes(8, 19, 1), 60)
    bundle = f"app.{person['family'].lower()}.{words['package']}"
    return {
        "title": "Xcode",
        "code": code,
        "main": main["path"],
        "store": store["path"],
        "app": code["tree"][0]["label"],
        "cursor": {"line": cursor, "column": stream.integer(9, 24)},
        "home": f"/Users/{person['given'].lower()}/Developer",
        "company": draw.company(),
        "devices": devices,
        "clock": f"{hour}:{minute:02d}",
        "version": version,
        "build": stream.integer(12, 480),
        "bundle": bundle,
        "ink": draw.ink(),
        "items": [_item(draw.child(f"item{n}"), words) for n in range(8)],
        "halt": _halt(draw.child("halt"), code, store),
        "gauges": _gauges(draw.child("gauges")),
        "settings": _settings(draw.child("settings"), words, bundle),
        "frameworks": draw.banks("frameworks", 3),
        "packages": _packages(draw.child("packages")),
        "flags": [{"name": n, "on": stream.chance(0.6)} for n in draw.banks("arguments", 5)],
        "summary": f"Keeps the list of {words['many']} and what is shown of it.",
        "console": _console(draw.child("console"), code),
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


def _halt(draw: Draw, code: dict[str, Any], file: dict[str, Any]) -> dict[str, Any]:
    """A program that stands still: on which line, called by what, with which values."""
    stream, words = draw.stream, code["words"]
    line = stream.pick(file["stops"])
    inner = [one for one in file["symbols"] if one["line"] <= line and one["kind"] == "method"]
    store = f"{words['One']}Store"
    outer = [
        f"{store}.reload()",
        f"closure #1 in {words['One']}List.body.getter",
        "completeTaskWithClosure(AsyncContext *)",
        "_dispatch_call_block_and_release",
        "_dispatch_main_queue_drain",
        "UIApplicationMain",
        f"static {code['tree'][0]['label']}App.$main()",
    ]
    first = f"{store}.{inner[-1]['name'] if inner else 'init'}()"
    item = _item(draw, words)
    address = stream.integer(0x600000200000, 0x6000037FFFFF)
    return {
        "line": line,
        "frames": [{"n": n, "name": name} for n, name in enumerate([first, *outer])],
        "values": [
            ("self", f"({code['tree'][0]['label']}.{store}) {address:#x}", 0, True),
            (words["one"], f"({code['tree'][0]['label']}.{words['One']})", 0, True),
            (words["key"], f'(String) "{item["key"]}"', 1, False),
            (words["group"], f'(String) "{item["group"]}"', 1, False),
            (words["value"], f"(Double) {item['value']}", 1, False),
            ("state", f"({words['One']}State) {words['state0']}", 1, False),
            ("pageSize", f"(Int) {stream.integer(10, 90)}", 0, False),
            ("lastError", "((any Error)?) nil", 0, False),
        ],
        "pid": stream.integer(2000, 98000),
    }


def _gauges(draw: Draw) -> list[dict[str, str]]:
    stream = draw.stream
    shown = [
        ("CPU", f"{stream.integer(0, 64)}%"),
        ("Memory", f"{stream.integer(240, 1900) / 10} MB"),
        ("Energy Impact", stream.pick(["Low", "High", "Zero"])),
        ("Disk", f"{stream.integer(0, 900)} KB/s"),
        ("Network", f"{stream.integer(0, 88)} KB/s"),
    ]
    return [{"name": name, "value": value} for name, value in shown]


def _settings(draw: Draw, words: dict[str, str], bundle: str) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    slots = {
        "bundle": bundle,
        "product": words["package"].capitalize(),
        "swift": stream.pick(["5", "6"]),
        "ios": f"{stream.integer(16, 18)}.{stream.integer(0, 5)}",
    }
    for section, choices in draw.content["settings"]:
        rows = [
            {"key": f"{section}/{name}", "name": name, "value": stream.pick(values).format(**slots)}
            for name, values in choices
        ]
        found.append({"name": section, "rows": rows})
    return found


def _packages(draw: Draw) -> list[dict[str, str]]:
    stream = draw.stream
    names = draw.banks("packages", 4)
    return [
        {"name": name, "version": f"{stream.integer(0, 9)}.{stream.integer(0, 19)}.{n}"}
        for n, name in enumerate(sorted(names))
    ]


def _console(draw: Draw, code: dict[str, Any]) -> list[str]:
    stream, words = draw.stream, code["words"]
    name, pid = code["tree"][0]["label"], stream.integer(2000, 98000)
    at, lines = stream.integer(9 * 3600, 18 * 3600), []
    for text in draw.banks("console", 8):
        at += stream.integer(0, 4)
        clock = f"{at // 3600:02d}:{at // 60 % 60:02d}:{at % 60:02d}"
        said = text.format(**words, n=stream.integer(2, 98), ms=stream.integer(12, 990))
        lines.append(f"{clock}.{stream.integer(1000, 9999)} {name}[{pid}] {said}")
    return lines


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main, store = draw.stream, document["main"], document["store"]
    files = document["code"]["files"]
    stops = {f"{main}:{line}": True for line in files[main]["stops"][: stream.integer(1, 3)]}
    halted = document["halt"]["line"]
    all_stops = stops | {f"{store}:{line}": True for line in [*files[store]["stops"], halted]}
    debug = {"file": store, "picked": store, "running": True, "line": halted, "stops": all_stops}
    return {
        "canvas": {"stops": stops},
        "source": {"canvas": False, "inspector": "file", "stops": stops},
        "debugging": {**debug, "nav": "debug", "area": True, "canvas": False},
        "issues": {"nav": "issues", "canvas": False, "inspector": "help"},
        "finding": {"nav": "find", "canvas": False, "inspector": "history"},
        "tests": {"nav": "tests", "file": store, "picked": store, "canvas": False, "area": True},
        "breakpoints": {"nav": "breakpoints", "stops": all_stops},
        "general": {"project": "General", "inspector": "file", "picked": document["app"]},
        "settings": {"project": "Build Settings", "picked": document["app"]},
        "alert": {"alert": True, "running": True, "area": True, "canvas": False},
        "menu_product": {"menu": "product", "stops": stops},
        "menu_editor": {"menu": "editor", "canvas": False, "inspector": "file"},
        "context": {"open": "context", "canvas": False, "stops": stops},
        "dialog_scheme": {"dialog": "scheme"},
    }
