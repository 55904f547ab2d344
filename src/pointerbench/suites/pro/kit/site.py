"""A small site as a browser's tools see it: what it lists, loads, stores and prints."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project

_SIZES = {
    "document": (4, 30),
    "stylesheet": (3, 60),
    "script": (6, 240),
    "font": (18, 90),
    "fetch": (1, 40),
    "websocket": (0, 0),
    "ping": (0, 0),
}
_IMAGE = (2, 180)


@cache
def _words() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("site.toml").read_text("utf-8"))


def site(draw: Draw, host: str) -> dict[str, Any]:
    """A site that lists one kind of thing.

    ``path``, ``title``, ``brand``, ``items`` (what it lists), ``code`` (its project), ``main`` (the
    path of its first file), ``ink``, ``halt`` (where its program stands still), ``requests`` with
    ``sums``, ``messages`` of its console, ``cookies``.
    """
    stream = draw.stream
    own = Draw(stream.child("site"), draw.language, _words(), parent=draw)
    code = project(draw, "browser")
    words = code["words"]
    named = {name: value.replace("_", " ") for name, value in words.items()}
    heading = own.bank("headings").format(**named)
    items = [_item(draw.child(f"item{n}"), words) for n in range(12)]
    loads = _requests(own.child("requests"), words)
    return {
        "path": f"/{words['many']}",
        "host": host,
        "title": heading[0].upper() + heading[1:],
        "brand": draw.brand(),
        "items": items,
        "code": code,
        "main": next(iter(code["files"])),
        "ink": draw.ink(),
        "halt": _halt(draw.child("halt"), code, next(iter(code["files"].values())), items[0]),
        "requests": loads,
        "sums": sums(loads, stream.integer(300, 900)),
        "messages": _messages(draw.child("messages"), code, items),
        "cookies": _cookies(own.child("cookies"), host),
    }


def _requests(draw: Draw, words: dict[str, str]) -> list[dict[str, Any]]:
    """Everything that a page loads, in order; sizes in kB, times in ms since it was opened."""
    stream = draw.stream
    found = [
        _request(draw.child(f"{number}"), number, *named)
        for number, named in enumerate(_named(draw, words))
    ]
    slow, heavy = stream.sample(found[1:9], 2)  # what a reader cannot miss
    slow["ms"] = stream.integer(480, 640)
    slow["time"] = f"{slow['ms']} ms"
    heavy["kb"] = stream.integer(3000, 4600) / 10
    heavy["size"] = f"{heavy['kb']:.1f} kB"
    return found


def _named(draw: Draw, words: dict[str, str]) -> list[tuple[str, str, str]]:
    """What is loaded: its name, its kind, and who asked for it."""
    stream, many, content = draw.stream, words["many"], draw.content
    names = [(many, "document", "Other")]
    for name in ("app", "theme"):
        names.append((f"{name}.css", "stylesheet", f"{many}:{stream.integer(5, 9)}"))
    for name in ("store", many, "form"):
        names.append((f"{name}.js", "script", f"{many}:{stream.integer(10, 20)}"))
    names.append(("api.js", "script", f"{many}.js:1"))
    names += [(name, "font", "theme.css") for name in stream.sample(content["fonts"], 2)]
    for name in stream.sample(content["pictures"], stream.integer(5, 7)):
        ending = name.rsplit(".", 1)[1]
        kind = {"svg": "svg+xml", "jpg": "jpeg"}.get(ending, ending)
        names.append((name, kind, f"{many}:{stream.integer(21, 60)}"))
    for page in range(1, stream.integer(3, 5) + 1):
        names.append((f"{many}?page={page}&limit={words['limit']}", "fetch", "api.js:5"))
    names.append(("session", "fetch", "store.js:12"))
    return [*names, ("live", "websocket", "store.js:31"), ("visit", "ping", "form.js:44")]


def _request(draw: Draw, number: int, name: str, kind: str, initiator: str) -> dict[str, Any]:
    stream = draw.stream
    low, high = _SIZES.get(kind, _IMAGE)
    kb, ms = stream.integer(low * 10, high * 10) / 10, stream.integer(12, 420)
    status = stream.weighted({200: 12, 304: 2, 404: 1}) if number > 8 else 200
    return {
        "key": f"q{number}",
        "name": name,
        "status": {"websocket": 101, "ping": 204}.get(kind, status),
        "type": kind,
        "initiator": initiator,
        "kb": kb,
        "size": f"{kb:.1f} kB" if high else "0 B",
        "ms": ms,
        "time": f"{ms} ms",
        "start": stream.integer(40, 130) + 55 * number if number else 0,
        "wait": stream.integer(30, 75),
    }


def sums(loads: list[dict[str, Any]], ready: int) -> list[str]:
    """What stands below the table: how many, how much, how long."""
    total = sum(one["kb"] for one in loads)
    finish = max(one["start"] + one["ms"] for one in loads)
    return [
        f"{len(loads)} requests",
        f"{total:,.1f} kB transferred",
        f"{total * 2.4:,.1f} kB resources",
        f"Finish: {finish / 1000:.2f} s",
        f"DOMContentLoaded: {ready} ms",
        f"Load: {ready + 310} ms",
    ]


def _item(draw: Draw, words: dict[str, str]) -> dict[str, str]:
    stream, limit = draw.stream, int(words["limit"])
    return {
        "key": draw.code("AA-####"),
        "group": draw.district(),
        "value": str(stream.integer(max(1, limit // 20), limit + limit // 5)),
        "state": stream.pick([words["state0"], words["state1"], words["state2"]]),
        "day": draw.day(-60, 0).isoformat(),
    }


def _messages(
    draw: Draw, code: dict[str, Any], items: list[dict[str, str]]
) -> list[dict[str, Any]]:
    stream, words = draw.stream, code["words"]
    many = f"{words['many']}.js"
    said = [
        (
            "info",
            f"{stream.integer(12, 90)} {words['many']} loaded in {stream.integer(90, 900)} ms",
            many,
        )
    ]
    said += [
        (one["severity"], f"{one['code']}: {one['message']}", one["path"].rsplit("/", 1)[1])
        for one in code["problems"]
    ]
    said += [
        ("log", f"filter changed: “{items[1]['group']}”", many),
        ("log", f"{words['one']} {items[2]['key']} is over the limit of {words['limit']}", many),
        (
            "warning",
            f"[Violation] 'input' handler took {stream.integer(150, 420)} ms",
            "form.js",
        ),
        ("log", f"socket opened, room {draw.code('aa##')}", "store.js"),
        ("info", f"theme: {stream.pick(['light', 'dark', 'system'])}", "store.js"),
        (
            "error",
            f"GET {code['server']}/assets/{stream.pick(['map', 'seal'])}.png 404 (Not Found)",
            words["many"],
        ),
    ]
    return [
        {
            "key": f"m{n}",
            "severity": severity,
            "text": text,
            "source": f"{source}:{stream.integer(3, 60)}",
        }
        for n, (severity, text, source) in enumerate([said[0], *stream.shuffled(said[1:])])
    ]


def _cookies(draw: Draw, host: str) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    for name in stream.sample(draw.content["cookies"], 8):
        own = draw.child(name)
        value = f"{own.stream.integer(0, 16 ** own.stream.integer(3, 15)):x}"
        found.append(
            {
                "name": name,
                "value": value,
                "domain": host,
                "path": "/",
                "expires": "Session"
                if own.stream.chance(0.4)
                else f"{own.day(3, 390)}T{own.stream.integer(10, 23)}:{own.stream.integer(10, 59)}",
                "size": len(name) + len(value),
                "http": own.stream.chance(0.4),
                "secure": own.stream.chance(0.5),
                "site": own.stream.pick(["Lax", "Strict", "None"]),
            }
        )
    return found


def _halt(
    draw: Draw, code: dict[str, Any], main: dict[str, Any], item: dict[str, str]
) -> dict[str, Any]:
    stream, words = draw.stream, code["words"]
    line = stream.pick(main["stops"])
    inner = [one for one in main["symbols"] if one["line"] <= line and one["kind"] == "function"]
    name = inner[-1]["name"] if inner else "(anonymous)"
    stack = [name, *[n for n in ("show", "(anonymous)", "add", "load") if n != name][:3]]
    lines = [line, *sorted(draw.distinct(5, 70, len(stack) - 1))]
    file = f"{words['many']}.js"
    return {
        "line": line,
        "frames": [
            {"name": n, "place": f"{file}:{at}"} for n, at in zip(stack, lines, strict=True)
        ],
        "values": [
            {"name": words["key"], "value": f'"{item["key"]}"'},
            {"name": words["group"], "value": f'"{item["group"]}"'},
            {"name": words["value"], "value": item["value"]},
            {"name": "state", "value": f'"{item["state"]}"'},
        ],
    }
