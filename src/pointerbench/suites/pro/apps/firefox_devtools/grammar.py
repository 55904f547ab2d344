"""A small site with the tools open under it: its nodes, rules, requests, scripts, sheets, trees."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.site import site

_HOST = "app.example"  # the site that app.toml names


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    made = site(draw, _HOST)
    return {
        **made,
        "gap": stream.integer(8, 28),
        "radius": stream.integer(2, 16),
        "size": stream.pick([14, 15, 16, 17]),
        "box": [stream.integer(620, 1180), stream.integer(44, 88)],
        "sheets": _sheets(draw.child("sheets"), made),
        "roles": _roles(made),
    }


def _sheets(draw: Draw, made: dict[str, Any]) -> list[dict[str, Any]]:
    """Sheets of styles: ``name``, ``rules`` (how many), ``lines``."""
    stream, ink = draw.stream, made["ink"]
    many = made["code"]["words"]["many"]
    app = [
        ".bar {",
        "  display: flex;",
        f"  gap: {stream.integer(8, 28)}px;",
        f"  background-color: {ink};",
        "}",
        "",
        f".{many} > li {{",
        "  display: grid;",
        f"  grid-template-columns: {stream.integer(1, 3)}fr auto;",
        f"  border-radius: {stream.integer(2, 16)}px;",
        "}",
        "",
        f".{many} > li:hover {{",
        f"  box-shadow: 0 1px {stream.integer(3, 9)}px #0003;",
        "}",
        "",
        f"@media (max-width: {stream.integer(520, 900)}px) {{",
        "  .bar {",
        "    flex-wrap: wrap;",
        "  }",
        "}",
        "",
        ".hint[hidden] {",
        "  display: none;",
        "}",
    ]
    names = ["app.css", "theme.css", "print.css", "inline style sheet #1"]
    counts = draw.distinct(4, 94, len(names), 9)
    return [
        {"name": name, "rules": count, "lines": app}
        for name, count in zip(names, counts, strict=True)
    ]


def _roles(made: dict[str, Any]) -> list[dict[str, Any]]:
    """What helpers for the blind are told, as a tree."""
    words, items = made["code"]["words"], made["items"]
    rows = [
        ("document", made["title"], 0),
        ("banner", "", 1),
        ("label", made["brand"], 2),
        ("navigation", "Main", 2),
        ("link", "Overview", 3),
        ("link", words["Many"], 3),
        ("link", "Reports", 3),
        ("main", "", 1),
        ("heading", made["title"], 2),
        ("searchbox", f"{words['key']}, {words['group']}", 2),
        ("list", words["Many"], 2),
        *(("listitem", item["key"], 3) for item in items[:5]),
        ("contentinfo", "", 1),
    ]
    return [
        {"key": f"a{n}", "role": role, "name": name, "depth": depth}
        for n, (role, name, depth) in enumerate(rows)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main = draw.stream, document["main"]
    file = document["code"]["files"][main]
    request = stream.pick(document["requests"][:12])["key"]
    halted = document["halt"]["line"]
    stops = {f"{main}:{line}": True for line in [*file["stops"], halted]}
    return {
        "inspector": {"node": "n4"},
        "computed": {"pane": "Computed", "node": "n7", "split": True, "pseudo": True},
        "network": {"panel": "network"},
        "details": {"panel": "network", "request": request, "details": True},
        "console": {"panel": "console"},
        "warning": {"panel": "console", "scam": True},
        "debugger": {"panel": "debugger", "stops": stops, "line": halted, "paused": True},
        "storage": {"panel": "storage", "cookie": document["cookies"][1]["name"]},
        "styles": {"panel": "styles"},
        "accessibility": {"panel": "accessibility", "role": "a8"},
        "settings": {"panel": "settings"},
        "context_node": {"node": "n7", "open": "node"},
        "context_request": {"panel": "network", "request": request, "open": "request"},
        "menu_speed": {"panel": "network", "open": "speed"},
    }
