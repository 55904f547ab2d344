"""A browser's developer tools: markup and styles, requests, or a performance trace."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Span, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

_KINDS = ("All", "Fetch/XHR", "Doc", "CSS", "JS", "Font", "Img", "Media", "WS")
_FILES = (
    ("checkout", "200", "document", "14.2 kB"),
    ("app.4f21.js", "200", "script", "312 kB"),
    ("vendor.a90c.js", "200", "script", "845 kB"),
    ("main.css", "200", "stylesheet", "48.1 kB"),
    ("cart?id=8841", "200", "fetch", "2.1 kB"),
    ("prices", "304", "fetch", "0.3 kB"),
    ("hero.webp", "200", "webp", "96.4 kB"),
    ("inter.woff2", "200", "font", "38.0 kB"),
    ("track", "204", "ping", "0.1 kB"),
    ("recommend", "500", "fetch", "0.8 kB"),
    ("avatar-221.png", "200", "png", "7.7 kB"),
    ("socket", "101", "websocket", "0.0 kB"),
    ("i18n-en.json", "200", "fetch", "11.9 kB"),
    ("favicon.ico", "404", "x-icon", "1.2 kB"),
)
_MARKUP = (
    (0, "<!DOCTYPE html>", None),
    (0, '<html lang="en">', True),
    (1, "<head>…</head>", False),
    (1, '<body class="theme-light">', True),
    (2, '<header id="top">…</header>', False),
    (2, '<main class="checkout">', True),
    (3, '<section class="cart">', True),
    (4, '<div class="cart-line">…</div>', False),
    (4, '<div class="cart-line">…</div>', False),
    (4, '<div class="cart-total">', True),
    (5, "<span>Total</span>", None),
    (5, "<strong>€ 84.20</strong>", None),
    (4, "</div>", None),
    (3, "</section>", None),
    (3, '<form action="/pay">…</form>', False),
    (2, "</main>", None),
    (2, '<footer class="foot">…</footer>', False),
    (1, "</body>", None),
    (0, "</html>", None),
)


def build(d: Desk) -> Group:
    """Layouts: the tree with its styles, the requests with their waterfall, a performance trace."""
    view = ("Elements", "Network", "Performance")[d.layout]
    body = {"Elements": _elements, "Network": _network, "Performance": _performance}[view](d)
    look = d.look
    tabs = [
        d.thing(panels.tab(look, panel["text"], on=panel["text"] == view), panel)
        for panel in d.content("panels")
    ]
    counts = [
        d.mark(tools.badge(look, str(d.integer(1, 9)), look.theme.soft, look.theme.bad), "other")
    ]
    head = tools.bar(
        look, *d.bar("head"), *tabs, push(), *counts, *d.bar("end"), gap=3, pad=pad(4, 0)
    )
    return d.window(column(head, body, grow=1))


def _elements(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    chosen = d.integer(5, 11)
    for place, (level, text, opened) in enumerate(_MARKUP):
        fold: Node = Group(width=10)
        if opened is not None:
            fold = icon(look, "caret_down" if opened else "caret_right", 10, theme.muted)
        line = row(
            fold,
            code(look, text, 0, theme.link),
            gap=3,
            pad=pad(8 + 14 * level, 1),
            fill=theme.chosen if place == chosen else "",
        )
        lines.append(d.mark(line, "text", words=(text,)))
    tree = panels.scrolled(look, column(*lines, pad=pad(0, 4)), 0.1, 0.6, fill=theme.card)
    crumbs = row(
        *(d.mark(hint(look, name), "text") for name in ("html", "body", "main", "section", "div")),
        gap=10,
        pad=pad(10, 3),
        fill=theme.bar,
    )
    tabs = [
        d.thing(panels.tab(look, entry["text"], on=not place), entry)
        for place, entry in enumerate(d.content("side"))
    ]
    side = column(
        panels.tab_strip(look, *tabs),
        row(tools.field(look, dim="Filter", sign="filter", grow=1), pad=pad(6, 4)),
        *_styles(d),
        panels.section(look, "Box model", _box_model(d)),
        width=372,
        fill=theme.card,
        border=theme.line,
        edges="l",
        clip=True,
    )
    return panes(column(tree, crumbs, grow=1), side, grow=1, clip=True)


def _styles(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for block in d.content("styles"):
        head = row(
            code(look, f"{block['selector']} {{", grow=1), hint(look, block.get("file", "")), gap=8
        )
        rules = []
        for rule in block["rules"]:
            name, value = rule.split(": ")
            box = d.mark(
                tools.check(look, "", on=True),
                "other",
                (
                    f"Switch the {name} of the rule for {block['selector']} off for a moment.",
                    f"See how the page looks if {block['selector']} had no {name}.",
                ),
            )
            shown = code(look, (Span(name, color=theme.bad), Span(f": {value};")))
            rules.append(row(box, shown, gap=6, pad=pad(14, 0)))
        nodes.append(
            column(head, *rules, code(look, "}"), pad=pad(8, 4), border=theme.line, edges="b")
        )
    return nodes


def _box_model(d: Desk) -> Node:
    look = d.look
    inner: Node = row(say(look, "412 × 38", 11), pad=pad(22, 8), fill="#8cb6c0", hugs=True)
    for name, color in (("padding", "#b8c480"), ("border", "#e3c381"), ("margin", "#f0a64f")):
        part = d.mark(
            column(
                say(look, name, 10, "#202124"), row(inner, justify="center"), gap=2, pad=pad(14, 6),
                fill=color, hugs=True,
            ),
            "other",
        )  # fmt: skip
        inner = part
    return row(inner, justify="center", pad=pad(0, 8))


def _network(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    kinds = [
        d.mark(panels.tab(look, name, on=not place), "text", words=(name,))
        for place, name in enumerate(_KINDS)
    ]
    strip = tools.bar(
        look,
        *d.bar("network"),
        tools.separator(look),
        d.mark(tools.check(look, "Preserve log"), "other", (
            "Keep the requests when the page changes.",
            "Do not lose what was captured on the next navigation.",
        )),
        d.mark(tools.check(look, "Disable cache", on=True), "other", (
            "Let every file be fetched from the server again.",
            "Make sure that nothing comes out of local storage of files.",
        )),
        d.mark(tools.choice(look, "No throttling", 118), "other", (
            "Try the page on a slow connection.",
            "Pretend to be on mobile data.",
        )),
        gap=6,
    )  # fmt: skip
    rows = []
    chosen = d.integer(0, len(_FILES) - 1)
    for place, (name, state, kind, size) in enumerate(_FILES):
        bad = state in ("404", "500")
        ink = theme.bad if bad else theme.ink
        start, span = d.uniform(0, 0.6), d.uniform(0.04, 0.3)
        fill = theme.accent if kind != "script" else theme.warn
        bar = panels.canvas(
            look, at(Group(fill=fill, radius=2), Spot(start, 0.2, span, 0.6)), height=14, fill=""
        )
        does = ()
        if state == "500":
            does = (
                "Open the request on which the server broke down.",
                "Find out which call failed inside the server.",
            )
        elif state == "404":
            does = (
                "Look at the file that does not exist.",
                "Open the request for something that is missing.",
            )
        elif kind == "document":
            does = ("Check the headers of the page itself.", "Open the very first request.")
        cell = d.mark(say(look, name, 0, ink, bold=place == chosen), "text", does, words=(name,))
        rows.append((cell, say(look, state, 0, ink), hint(look, kind), hint(look, size),
                     hint(look, f"{d.integer(8, 640)} ms"), bar))  # fmt: skip
    heads = panels.heads(look, "Name", "Status", "Type", "Size", "Time", "Waterfall")
    sorted_heads = [d.mark(node, "text") for node in heads]
    table = panels.grid(look, (190, 64, 90, 74, 74, 1), sorted_heads, rows)
    foot = tools.status(
        look,
        [hint(look, "38 requests"), hint(look, "1.4 MB transferred"), hint(look, "Finish: 2.31 s")],
    )
    overview = panels.picture("bars", theme.accent, data=(3, 5, 2, 8, 4, 6, 7, 3, 2), height=54)
    return column(
        strip,
        row(*kinds, fill=theme.card),
        overview,
        panels.scrolled(look, table, 0, 0.7),
        foot,
        grow=1,
    )


def _performance(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    strip = tools.bar(
        look, *d.bar("performance"), push(),
        d.mark(tools.check(look, "Screenshots", on=True), "other", (
            "Have pictures of the page in the trace.", "Record how the page looked at each moment.")),
        d.mark(tools.check(look, "Memory"), "other", (
            "Show in the trace how much is allocated.", "Add a curve of the heap's size.")),
        gap=6,
    )  # fmt: skip
    frames = row(
        *(d.mark(Drawing("photo", 40, 64, (), (float(n), 3.0)), "other") for n in range(12)),
        gap=4, pad=pad(8, 4), fill=theme.card, clip=True,
    )  # fmt: skip
    tracks = [
        _track(d, name, rows)
        for name, rows in (
            ("Network", 1),
            ("Frames", 1),
            ("Interactions", 1),
            ("Main", 5),
            ("Raster", 2),
            ("GPU", 1),
        )
    ]
    tabs = [
        d.mark(panels.tab(look, name, on=not place), "text", does, words=(name,))
        for place, (name, does) in enumerate(
            (
                (
                    "Summary",
                    (
                        "Get the totals of the chosen stretch.",
                        "See how the time is shared out in one ring.",
                    ),
                ),
                (
                    "Bottom-Up",
                    ("Find which function itself took longest.", "List the costs from the leaves."),
                ),
                (
                    "Call Tree",
                    (
                        "Follow the costs from the root down.",
                        "Show who called whom, outermost first.",
                    ),
                ),
                (
                    "Event Log",
                    (
                        "List everything in the order it happened.",
                        "See the activities one after another.",
                    ),
                ),
            )
        )
    ]
    parts = (("Scripting", "#e8b931", 812), ("Rendering", "#9a7fd6", 344), ("Painting", "#69a85c", 121),
             ("System", "#b5b5b5", 208), ("Idle", "#e8e8e8", 905))  # fmt: skip
    legend = column(
        *(
            d.mark(row(tools.swatch(look, color, 10), say(look, name, grow=1), say(look, f"{ms} ms"), gap=8, width=190), "text", words=(name,))
            for name, color, ms in parts
        ),
        gap=3,
    )  # fmt: skip
    ring = Drawing(
        "donut",
        104,
        104,
        tuple(color for _, color, _ in parts),
        tuple(float(ms) for *_, ms in parts),
    )
    foot = column(
        panels.tab_strip(look, *tabs),
        row(ring, legend, gap=30, pad=pad(24, 10)),
        fill=theme.card, border=theme.line, edges="t",
    )  # fmt: skip
    return column(strip, frames, column(*tracks, grow=1, clip=True), foot, grow=1)


def _track(d: Desk, name: str, rows: int) -> Group:
    look, theme = d.look, d.look.theme
    colors = ("#e8b931", "#9a7fd6", "#69a85c", "#7fa7d6", "#d98f8f")
    head = d.mark(
        row(icon(look, "caret_right", 10), say(look, name, 11), width=104, pad=pad(8, 3)), "text",
        (f"Unfold or fold the lane of the {name.lower()} activities.",) * 0, words=(name,),
    )  # fmt: skip
    lanes = []
    for level in range(rows):
        x, blocks = d.uniform(0, 0.05), []
        while x < 0.97:
            w = min(d.uniform(0.01, 0.16) / (1 + level * 0.5), 0.99 - x)
            blocks.append(
                d.mark(at(Group(fill=d.pick(colors), border=theme.card), Spot(x, 0, w, 1)), "other")
            )
            x += w + d.uniform(0.002, 0.05)
        lanes.append(panels.canvas(look, *blocks, height=17, fill=theme.card, grow=0))
    return row(head, column(*lanes, grow=1), align="start", border=theme.line, edges="b")
