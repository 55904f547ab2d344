"""What a page loads and what its main thread does, as a browser's tools record it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_CALLS = {
    "script": ["Evaluate script", "Compile code", "Function call", "Run microtasks"],
    "render": ["Recalculate style", "Layout", "Pre-paint", "Paint", "Layerize", "Commit"],
    "load": ["Parse HTML", "Parse stylesheet"],
    "system": ["Minor GC", "Major GC", "Timer fired", "Event: click", "Event: input"],
}


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


def requests(draw: Draw, words: dict[str, str]) -> list[dict[str, Any]]:
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


def sums(requests: list[dict[str, Any]], ready: int) -> list[str]:
    """What stands below the table: how many, how much, how long."""
    total = sum(one["kb"] for one in requests)
    finish = max(one["start"] + one["ms"] for one in requests)
    return [
        f"{len(requests)} requests",
        f"{total:,.1f} kB transferred",
        f"{total * 2.4:,.1f} kB resources",
        f"Finish: {finish / 1000:.2f} s",
        f"DOMContentLoaded: {ready} ms",
        f"Load: {ready + 310} ms",
    ]


def trace(draw: Draw) -> list[dict[str, Any]]:
    """Tasks of the main thread: ``at`` and ``width`` in thousandths, with the calls in them."""
    stream, at = draw.stream, 12
    tasks: list[dict[str, Any]] = []
    longest = stream.integer(2, 6)
    while at < 940 and len(tasks) < 16:
        low, high = stream.pick([(9, 26), (30, 60), (65, 100)])
        if len(tasks) == longest:
            low, high = 140, 180
        width = min(stream.integer(low, high), 985 - at)
        calls = _calls(draw.child(f"task{len(tasks)}"), at, width)
        tasks.append({"at": at, "width": width, "calls": calls, "ms": f"{width / 3:.1f} ms"})
        at += width + stream.integer(3, 44)
    return tasks


def _calls(draw: Draw, at: int, width: int) -> list[dict[str, Any]]:
    """The calls in a task, up to three deep."""
    stream = draw.stream
    kind = stream.weighted({"script": 4, "render": 3, "load": 1, "system": 1})
    calls: list[dict[str, Any]] = []

    def call(of: str, start: int, size: int, depth: int) -> None:
        name = stream.pick(_CALLS[of])
        calls.append({"name": name, "kind": of, "at": start, "width": size, "depth": depth})

    inner = at
    while inner < at + width - 4:
        size = min(stream.integer(max(3, width // 5), max(4, width)), at + width - inner)
        call(stream.weighted({kind: 4, "render": 1, "script": 2}), inner, size, 1)
        if size > 24:
            part = stream.integer(size // 2, size - 2)
            call(kind, inner + 1, part, 2)
            if part > 30:
                call("script", inner + 2, part // 2, 3)
        inner += size + stream.integer(0, 3)
    return calls
