"""A small site and what a browser's tools see of it: nodes, styles, requests, scripts, a trace."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.chrome_devtools.traffic import requests, sums, trace
from pointerbench.suites.pro.kit.code import project


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, "browser")
    words = code["words"]
    main = next(iter(code["files"].values()))
    host = "app.example"  # the site that app.toml names
    named = {name: value.replace("_", " ") for name, value in words.items()}
    heading = draw.bank("headings").format(**named)
    items = [_item(draw.child(f"item{n}"), words) for n in range(12)]
    loads = requests(draw.child("requests"), words)
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
        "requests": loads,
        "sums": sums(loads, stream.integer(300, 900)),
        "messages": _messages(draw.child("messages"), code, items),
        "cookies": _cookies(draw.child("cookies"), host),
        "trace": trace(draw.child("trace")),
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
