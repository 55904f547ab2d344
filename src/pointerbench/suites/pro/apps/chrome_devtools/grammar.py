"""A small site and what a browser's tools see of it: nodes, styles, requests, scripts, a trace."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.chrome_devtools.traffic import trace
from pointerbench.suites.pro.kit.site import site


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    return {
        **site(draw, "app.example"),  # the site that app.toml names
        "gap": stream.integer(8, 28),
        "radius": stream.integer(2, 16),
        "size": stream.pick([14, 15, 16, 17, 18]),
        "box": [stream.integer(160, 420), stream.integer(60, 180)],
        "trace": trace(draw.child("trace")),
        "vitals": {
            "LCP": f"{stream.integer(70, 420) / 100:.2f} s",
            "CLS": f"{stream.integer(0, 24) / 100:.2f}",
            "INP": f"{stream.integer(24, 320)} ms",
        },
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
