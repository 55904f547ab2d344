"""A patient's results: a table over dates, and the course of one value."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.finance_parts import Entry, control, items, own
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say


def results(d: Desk) -> Group:
    look = d.look
    entry = d.content("results")
    tree = panels.dock(
        look,
        entry["tree_title"],
        *items(d, entry["tree"]),
        tools=d.bar("tree", 14),
        width=156,
        edge="r",
    )
    heads: list[Node] = [
        own(d, row(node, hugs=True), one)
        for node, one in zip(
            panels.heads(look, *(one["text"] for one in entry["heads"])),
            entry["heads"],
            strict=True,
        )
    ]
    rows: list[list[Node]] = []
    for line in entry["rows"]:
        name = row(say(look, line["text"], 12, look.theme.link), hugs=True)
        cells: list[Node] = [own(d, name, line)]
        cells += [_value(d, line, place, value) for place, value in enumerate(line["values"])]
        rows.append([*cells, hint(look, line["range"], 11)])
    flow = panels.grid(look, entry["widths"], heads, rows, tight=3)
    return panes(
        tree,
        column(
            tools.bar(
                look,
                *d.bar("results"),
                push(),
                *(control(d, one) for one in entry["filters"]),
                gap=4,
            ),
            flow,
            _trend(d, entry["trend"]),
            grow=1,
            clip=True,
        ),
        grow=1,
        clip=True,
    )


def _value(d: Desk, line: Entry, place: int, value: str) -> Group:
    """A value; those out of range are red with a sign, the newest ones may be asked for."""
    look = d.look
    odd = value.endswith(("!", "^", "v"))
    shown = value.rstrip("!^v") + {"!": " !!", "^": " (H)", "v": " (L)"}.get(value[-1], "")
    node = say(look, shown, 12, look.theme.bad if odd else "", bold=odd)
    date = d.content("results")["heads"][place + 1]["text"]
    said = (
        f"Select the {line['what']} of {date}.",
        f"Open the {line['what']} that was measured on {date}.",
    )
    asked = odd or place == len(line["values"]) - 1
    return d.mark(node, "other", said if asked else ())


def _trend(d: Desk, entry: Entry) -> Group:
    """The course of one value, each of whose points can be picked."""
    look = d.look
    values = entry["values"]
    low, high = entry["span"]
    places = [((k + 0.5) / len(values), (high - v) / (high - low)) for k, v in enumerate(values)]
    band_top, band_foot = ((high - v) / (high - low) for v in entry["normal"][::-1])
    data = tuple(one for point in places for one in point)
    shapes: list[Node] = [
        at(Group(fill=look.theme.soft), Spot(0, band_top, 1, band_foot - band_top)),
        *(at(Group(fill=look.theme.line), Spot(0, k / 5, 1, 0, dh=1)) for k in range(1, 5)),
        at(Drawing("polyline", 1, None, (look.theme.link,), data), Spot(0, 0, 1, 1)),
    ]
    for (x, y), value, date in zip(places, values, entry["dates"], strict=True):
        said = [f"Pick the point of {date} on the curve.", f"Read the curve's value of {date}."]
        if value == max(values):
            said = [
                "Pick the highest point of the curve.",
                "When was the curve at its peak? Pick that point.",
            ]
        elif value == min(values):
            said = [
                "Pick the lowest point of the curve.",
                "When was the curve at its minimum? Pick that point.",
            ]
        dot = Group(fill=look.theme.link, border=look.theme.card, radius=5)
        shapes.append(
            own(d, at(dot, Spot(x, y, dx=-5, dy=-5, dw=10, dh=10)), {"does": said}, "other")
        )
    axis = row(*(hint(look, one, 10.5, align="center", grow=1) for one in entry["dates"]))
    return panels.dock(
        look,
        entry["title"],
        column(panels.canvas(look, *shapes, fill=look.theme.card), axis, grow=1, pad=pad(10, 5)),
        tools=d.bar("trend", 14),
        grow=1,
        border=look.theme.line,
        edges="t",
    )
