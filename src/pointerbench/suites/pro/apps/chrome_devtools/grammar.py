"""A small site and what a browser's tools see of it: nodes, styles, requests, scripts, a trace."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project

_KINDS = {"css": "stylesheet", "js": "script", "svg": "svg+xml", "webp": "webp", "woff2": "font"}
_CALLS = {
    "script": ["Evaluate script", "Compile code", "Function call", "Run microtasks"],
    "render": ["Recalculate style", "Layout", "Pre-paint", "Paint", "Layerize", "Commit"],
    "load": ["Parse HTML", "Parse stylesheet"],
    "system": ["Minor GC", "Major GC", "Timer fired", "Event: click", "Event: input"],
}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, "browser")
    words = code["words"]
    main = next(iter(code["files"].values()))
    host = "app.example"  # the site that app.toml names
    named = {name: value.replace("_", " ") for name, value in words.items()}
    heading = draw.bank("headings").format(**named)
    items = [_item(draw.child(f"item{n}"), words) for n in range(12)]
    requests = _requests(draw.child("requests"), words)
    return {
        "path": f"/{words['many']}",
        "host": host,
        "title": heading[0].upper() + heading[1:],
        "brand": draw.brand(),
        "items": items,
        "code": code,
        "main": main["path"],
        "ink": draw.ink(),
        "gap": stream.integer(8, 28),
        "radius": stream.integer(2, 16),
        "size": stream.pick([14, 15, 16, 17, 18]),
        "box": [stream.integer(160, 420), stream.integer(60, 180)],
        "halt": _halt(draw.child("halt"), code, main, items[0]),
        "requests": requests,
        "sums": _sums(requests, stream.integer(300, 900)),
        "messages": _messages(draw.child("messages"), code, items),
        "cookies": _cookies(draw.child("cookies"), host),
        "trace": _trace(draw.child("trace")),
        "vitals": {
            "LCP": f"{stream.integer(70, 420) / 100:.2f} s",
            "CLS": f"{stream.integer(0, 24) / 100:.2f}",
            "INP": f"{stream.integer(24, 320)} ms",
        },
    }


def _item(draw: Draw, words: dict[str, str]) -> dict[str, str]:
    stream, limit = draw.stream, int(words["limit"])
    return {
        "key": draw.code("AA-####"),
        "group": draw.district(),
        "value": str(stream.integer(max(1, limit // 20), limit + limit // 5)),
        "state": stream.pick([words["state0"], words["state1"], words["state2"]]),
        "day": draw.day(-60, 0).isoformat(),
    }


def _requests(draw: Draw, words: dict[str, str]) -> list[dict[str, Any]]:
    stream, many = draw.stream, words["many"]
    content = draw.content
    names = [(many, "document", "Other")]
    names += [(f"{name}.css", "stylesheet", f"{many}:{stream.integer(5, 9)}") for name in ("app", "theme")]
    names += [(f"{name}.js", "script", f"{many}:{stream.integer(10, 20)}") for name in ("store", many, "form")]
    names += [("api.js", "script", f"{many}.js:1")]
    names += [(name, "font", "theme.css") for name in stream.sample(content["fonts"], 2)]
    for name in stream.sample(content["pictures"], stream.integer(5, 7)):
        kind = name.rsplit(".", 1)[1]
        names.append((name, {"svg": "svg+xml", "jpg": "jpeg"}.get(kind, kind), f"{many}:{stream.integer(21, 60)}"))
    pages = stream.integer(3, 5)
    names += [(f"{many}?page={n}&limit={words['limit']}", "fetch", "api.js:5") for n in range(1, pages + 1)]
    names += [("session", "fetch", "store.js:12"), ("live", "websocket", "store.js:31"), ("visit", "ping", "form.js:44")]
    sizes = {"document": (4, 30), "stylesheet": (3, 60), "script": (6, 240), "font": (18, 90), "fetch": (1, 40)}
    found: list[dict[str, Any]] = []
    for number, (name, kind, initiator) in enumerate(names):
        low, high = sizes.get(kind, (2, 180) if kind not in ("websocket", "ping") else (0, 0))
        tenths = stream.integer(low * 10, high * 10)
        start = 0 if not number else stream.integer(40, 90) + 55 * number + stream.integer(0, 40)
        status = stream.weighted({200: 12, 304: 2, 404: 1}) if number > 8 and kind != "websocket" else 200
        status = {"websocket": 101, "ping": 204}.get(kind, status)
        size = f"{tenths / 10:.1f} kB" if high else "0 B"
        times = stream.integer(12, 420)
        found.append(
            {
                "key": f"q{number}",
                "name": name,
                "status": status,
                "type": kind,
                "initiator": initiator,
                "kb": tenths / 10,
                "size": size,
                "ms": times,
                "time": f"{times} ms",
                "start": start,
                "wait": stream.integer(30, 75),
            }
        )
    slow, heavy = stream.sample(found[1:9], 2)  # what a reader cannot miss
    slow["ms"] = stream.integer(480, 640)
    slow["time"] = f"{slow['ms']} ms"
    heavy["kb"] = stream.integer(3000, 4600) / 10
    heavy["size"] = f"{heavy['kb']:.1f} kB"
    return found


def _sums(requests: list[dict[str, Any]], ready: int) -> list[str]:
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


def _messages(draw: Draw, code: dict[str, Any], items: list[dict[str, str]]) -> list[dict[str, Any]]:
    stream, words = draw.stream, code["words"]
    many = f"{words['many']}.js"
    said = [("info", f"{stream.integer(12, 90)} {words['many']} loaded in {stream.integer(90, 900)} ms", many)]
    said += [(one["severity"], f"{one['code']}: {one['message']}", one["path"].rsplit("/", 1)[1]) for one in code["problems"]]
    said += [
        ("log", f"filter changed: “{items[1]['group']}”", many),
        ("log", f"{words['one']} {items[2]['key']} is over the limit of {words['limit']}", many),
        ("warning", "[Violation] 'input' handler took {} ms".format(stream.integer(150, 420)), "form.js"),
        ("log", f"socket opened, room {draw.code('aa##')}", "store.js"),
        ("info", f"theme: {stream.pick(['light', 'dark', 'system'])}", "store.js"),
        ("error", f"GET {code['server']}/assets/{stream.pick(['map', 'seal', 'flag'])}.png 404 (Not Found)", words["many"]),
    ]
    return [
        {"key": f"m{n}", "severity": severity, "text": text, "source": f"{source}:{stream.integer(3, 60)}"}
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
                "expires": "Session" if own.stream.chance(0.4) else f"{own.day(3, 390).isoformat()}T{own.stream.integer(10, 23)}:{own.stream.integer(10, 59)}",
                "size": len(name) + len(value),
                "http": own.stream.chance(0.4),
                "secure": own.stream.chance(0.5),
                "site": own.stream.pick(["Lax", "Strict", "None"]),
            }
        )
    return found


def _halt(draw: Draw, code: dict[str, Any], main: dict[str, Any], item: dict[str, str]) -> dict[str, Any]:
    stream, words = draw.stream, code["words"]
    line = stream.pick(main["stops"])
    inner = [one for one in main["symbols"] if one["line"] <= line and one["kind"] == "function"]
    name = inner[-1]["name"] if inner else "(anonymous)"
    stack = [name, *[n for n in ("show", "(anonymous)", "add", "load") if n != name][:3]]
    lines = [line, *sorted(draw.distinct(5, 70, len(stack) - 1))]
    file = f"{words['many']}.js"
    return {
        "line": line,
        "frames": [{"name": n, "place": f"{file}:{at}"} for n, at in zip(stack, lines, strict=True)],
        "values": [
            {"name": words["key"], "value": f'"{item["key"]}"'},
            {"name": words["group"], "value": f'"{item["group"]}"'},
            {"name": words["value"], "value": item["value"]},
            {"name": "state", "value": f'"{item["state"]}"'},
        ],
    }


def _trace(draw: Draw) -> list[dict[str, Any]]:
    """Tasks of the main thread: ``at`` and ``width`` in thousandths, with the calls in them."""
    stream, tasks, at = draw.stream, [], 12
    longest = stream.integer(2, 6)
    while at < 940 and len(tasks) < 16:
        width = stream.pick([stream.integer(9, 26), stream.integer(30, 60), stream.integer(65, 100)])
        width = stream.integer(140, 180) if len(tasks) == longest else width
        width = min(width, 985 - at)
        kind = stream.weighted({"script": 4, "render": 3, "load": 1, "system": 1})
        calls, inner, depth = [], at, 1
        while inner < at + width - 4:
            size = min(stream.integer(max(3, width // 5), max(4, width)), at + width - inner)
            own = stream.weighted({kind: 4, "render": 1, "script": 2})
            calls.append({"name": stream.pick(_CALLS[own]), "kind": own, "at": inner, "width": size, "depth": depth})
            if size > 24:
                part = stream.integer(size // 2, size - 2)
                calls.append({"name": stream.pick(_CALLS[kind]), "kind": kind, "at": inner + 1, "width": part, "depth": 2})
                if part > 30:
                    calls.append({"name": stream.pick(_CALLS["script"]), "kind": "script", "at": inner + 2, "width": part // 2, "depth": 3})
            inner += size + stream.integer(0, 3)
        tasks.append({"at": at, "width": width, "calls": calls, "ms": f"{width / 3:.1f} ms"})
        at += width + stream.integer(3, 44)
    return tasks


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main = draw.stream, document["main"]
    file = document["code"]["files"][main]
    request = stream.pick(document["requests"][:12])["key"]
    halted = document["halt"]["line"]
    stops = {f"{main}:{line}": True for line in [*file["stops"][:2], halted]}
    return {
        "elements": {"panel": "elements", "node": "n6"},
        "console": {"panel": "console"},
        "sources": {"panel": "sources", "stops": stops, "line": halted, "paused": True},
        "network": {"panel": "network"},
        "details": {"panel": "network", "request": request, "details": True},
        "performance": {"panel": "performance"},
        "storage": {"panel": "application", "cookie": document["cookies"][1]["name"]},
        "drawer": {"panel": "elements", "drawer": True, "node": "n8"},
        "breakpoints": {"panel": "sources", "stops": stops},
        "context_request": {"panel": "network", "request": request, "open": "request"},
        "context_node": {"panel": "elements", "node": "n7", "open": "node"},
        "menu_speed": {"panel": "network", "open": "speed"},
    }
