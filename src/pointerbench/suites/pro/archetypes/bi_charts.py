"""Charts of reports, whose bars, points and slices are elements of their own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
INKS = ("#4e79a7", "#f28e2b", "#59a14f", "#e15759", "#76b7b2", "#b07aa1", "#edc948", "#9c755f")


def card(d: Desk, title: str, *nodes: Node, tools_of: str = "", **looks: Any) -> Group:
    """A visual in its frame, with its name and tools."""
    look = d.look
    head = row(
        say(look, title, 12.5, bold=True, grow=1), *(d.bar(tools_of, 14) if tools_of else ())
    )
    own: dict[str, Any] = {
        "gap": 5,
        "pad": pad(10, 7),
        "fill": look.theme.card,
        "border": look.theme.line,
        "radius": look.radius,
    }
    return column(head, *nodes, **{**own, **looks})


def figures(d: Desk, entries: Sequence[Entry]) -> Group:
    """Key figures in a row."""
    look = d.look
    nodes = []
    for entry in entries:
        good = entry["change"].startswith("+") != bool(entry.get("bad"))
        node = column(
            hint(look, entry["text"], 11),
            say(look, entry["value"], 21, bold=True),
            say(look, entry["change"], 11, look.theme.good if good else look.theme.bad),
            gap=1,
            pad=pad(11, 7),
            fill=look.theme.card,
            border=look.theme.line,
            radius=look.radius,
            grow=1,
        )
        nodes.append(d.thing(node, entry, "other"))
    return row(*nodes, gap=8, align="stretch")


def columns(d: Desk, chart: Entry, height: float = 150) -> Node:
    """Upright bars with their names below; each can be picked."""
    look = d.look
    names = chart["names"]
    values = _values(d, len(names))
    width = 1 / len(names)
    shapes: list[Node] = []
    for place, (name, value) in enumerate(zip(names, values, strict=True)):
        ink = INKS[0] if not chart.get("mixed") else INKS[place % len(INKS)]
        spot = Spot((place + 0.14) * width, 1 - value / 100, width * 0.72, value / 100)
        shapes.append(
            d.mark(
                at(Group(fill=ink), spot),
                "other",
                _asked(chart, name, value, values),
                function=f"{chart['title']}:{name}",
            )
        )
    labels = row(*(hint(look, name, 10, align="center", grow=1) for name in names))
    body = panels.canvas(
        look, *shapes, height=height, grow=0, fill="", border=look.theme.line, edges="b"
    )
    return column(body, labels, gap=2)


def bars(d: Desk, chart: Entry) -> Node:
    """Lying bars with their names at the left and values at the right."""
    look = d.look
    names = chart["names"]
    values = sorted(_values(d, len(names)), reverse=True)
    lines: list[Node] = []
    for name, value in zip(names, values, strict=True):
        bar = d.mark(
            at(Group(fill=INKS[4]), Spot(0, 0.12, value / 108, 0.76)),
            "other",
            _asked(chart, name, value, values),
            function=f"{chart['title']}:{name}",
        )
        lane = panels.canvas(look, bar, height=17, grow=0, fill="")
        figure = f"{value * chart.get('unit', 1.0):,.0f}"
        lines.append(
            row(
                row(hint(look, name, 11), width=104),
                column(lane, grow=1),
                hint(look, figure, 11),
                gap=6,
            )
        )
    return column(*lines, gap=3)


def _values(d: Desk, count: int) -> list[int]:
    """Different heights from 8 to 97 %."""
    return d.sample(range(8, 98, 3), count)


def _asked(chart: Entry, name: str, value: int, values: Sequence[int]) -> tuple[str, ...]:
    """What is asked of a bar: by its name, and of the ends also by their size."""
    if "asks" in chart:
        place = {max(values): "highest", min(values): "lowest"}.get(value, "each")
        return tuple(text.format(name=name) for text in chart["asks"][place])
    what = chart["what"]
    if value == max(values):
        return (f"Drill into the highest {what}.", f"Which {what} is the largest? Pick it.")
    if value == min(values):
        return (f"Drill into the lowest {what}.", f"Which {what} is the smallest? Pick it.")
    return (
        f"Drill down into {name} in the {what} chart.",
        f"Filter everything to {name} with the {what} chart.",
    )


def _each(chart: Entry, name: str, *usual: str) -> tuple[str, ...]:
    """The application's own wordings for one of many, or the usual ones."""
    own = chart.get("asks", {}).get("each")
    return tuple(text.format(name=name) for text in own) if own else usual


def lines(d: Desk, chart: Entry, height: float = 130) -> Node:
    """Curves over time, with a point for each date that can be picked."""
    look = d.look
    count = len(chart["names"])
    values = [d.uniform(0.2, 0.85) for _ in range(count)]
    points = []
    for place, (name, value) in enumerate(zip(chart["names"], values, strict=True)):
        x = (place + 0.5) / count
        dot = Group(fill=look.theme.accent, radius=5, border=look.theme.card)
        points.append(
            d.mark(
                at(dot, Spot(x, 1 - value, dx=-5, dy=-5, dw=10, dh=10)),
                "other",
                _each(
                    chart,
                    name,
                    f"Show the exact number of {chart['what']} for {name}.",
                    f"Select the {name} point on the {chart['what']} line.",
                ),
                function=f"{chart['title']}:{name}",
            )
        )
    track = [part for k, v in enumerate(values) for part in ((k + 0.5) / count, 1 - v)]
    ground = Drawing("polyline", 1, None, (look.theme.accent,), tuple(track))
    labels = row(*(hint(look, name, 10, align="center", grow=1) for name in chart["names"]))
    body = panels.canvas(
        look, at(ground, Spot(0, 0, 1, 1)), *points, height=height, grow=0, fill=""
    )
    return column(body, labels, gap=2)


def ring(d: Desk, chart: Entry, size: float = 118) -> Node:
    """A ring with its legend, whose lines can be picked."""
    look = d.look
    names = chart["names"]
    values = tuple(float(d.integer(8, 40)) for _ in names)
    total = sum(values)
    legend = []
    for name, value, ink in zip(names, values, INKS, strict=False):
        line = row(
            Group(width=10, height=10, fill=ink),
            say(look, name, 11.5, grow=1),
            hint(look, f"{100 * value / total:.0f} %", 11),
            gap=6,
            pad=pad(2, 1),
        )
        legend.append(
            d.mark(
                line,
                "text",
                _each(
                    chart,
                    name,
                    f"Show only what belongs to {name.lower()} in the whole report.",
                    f"Highlight the share of {name.lower()}.",
                )
                if name in chart.get("ask", ())
                else (),
                function=f"{chart['title']}:{name}",
                words=(name,),
            )
        )
    drawn = d.mark(
        row(Drawing("donut", size, size, INKS[: len(names)], values), hugs=True), "other"
    )
    return row(drawn, column(*legend, gap=1, grow=1), gap=12)


def sorting_heads(d: Desk, own: Entry) -> list[Node]:
    """The heads of a table; a click sorts by the column."""
    return [
        d.mark(
            row(node, hugs=True),
            "text",
            own["sorts"].get(name, ()),
            function=f"sort:{name}",
            words=(name,),
        )
        for name, node in zip(own["heads"], panels.heads(d.look, *own["heads"]), strict=True)
    ]


def table(d: Desk, own: Entry) -> Node:
    """Rows of figures; heads sort, and the cells of one column are shaded."""
    look = d.look
    heads = sorting_heads(d, own)
    figures = [any(map(str.isdigit, cell)) for cell in own["rows"][0]["cells"]]
    heads[1:] = [
        row(push(), head) if figure else head
        for head, figure in zip(heads[1:], figures, strict=True)
    ]
    rows = []
    for entry in own["rows"]:
        first = d.thing(row(say(look, entry["text"]), hugs=True), entry)
        cells = [
            d.mark(say(look, cell, align="right" if figure else "left"), "other")
            for cell, figure in zip(entry["cells"], figures, strict=True)
        ]
        rows.append((first, *cells))
    widths = (1.6, *([1] * (len(own["heads"]) - 1)))
    return panels.grid(look, widths, heads, rows, tight=3)


def filters(d: Desk, entries: Sequence[Entry]) -> list[Node]:
    """Filter cards: a list of ticks, a choice, or a range."""
    look = d.look
    nodes: list[Node] = []
    for entry in entries:
        head = row(say(look, entry["text"], 12, bold=True, grow=1), icon(look, "chevron_down", 10))
        body: list[Node] = []
        for option in entry.get("options", ()):
            body.append(
                d.thing(
                    tools.check(look, option["text"], on=bool(option.get("on"))), option, "other"
                )
            )
        if "value" in entry:
            body.append(
                d.thing(tools.choice(look, entry["value"], grow=1), {**entry, "text": ""}, "other")
            )
        if "share" in entry:
            slider = tools.slider(look, entry["share"])
            body += [
                d.thing(slider, {**entry, "text": ""}, "other"),
                hint(look, entry["range"], 10.5),
            ]
        nodes.append(
            column(head, *body, gap=4, pad=Pad(7, 9, 7, 9), border=look.theme.line, edges="b")
        )
    return nodes
