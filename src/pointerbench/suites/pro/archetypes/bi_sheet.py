"""A sheet of business intelligence that is put together from fields, shelves and marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes import bi_charts as charts
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
# From pale to deep, as a sheet shades the cells of a table by their value.
_SHADES = ("#fbe5d0", "#f8cfa4", "#f3b174", "#e98f48", "#d26a2b", "#a84a1c")


def sheet(d: Desk) -> Group:
    """Fields at the left, shelves above, marks, and one large chart. An application may ask for
    its cards before the shelves, and for a palette of charts at the right."""
    own = d.content("sheet")
    shelves = [_shelf(d, entry) for entry in own["shelves"]]
    upper = [tools.bar(d.look, *d.bar("sheet"), gap=3)] if d.app.bars.get("sheet") else []
    if not own.get("cards_first"):
        main = column(*upper, *shelves, panes(_side(d), _large(d), grow=1), grow=1)
        return panes(_data(d), main, grow=1, clip=True)
    right = (_palette(d),) if d.content("show_me") else ()
    main = column(*upper, *shelves, panes(_large(d), *right, grow=1), grow=1)
    return panes(_data(d), _side(d), main, grow=1, clip=True)


def fields(d: Desk, most: int) -> list[Node]:
    """Tables and their fields, with ticks or signs of their kind."""
    look = d.look
    nodes: list[Node] = []
    for entry in d.content("fields")[:most]:
        node = panels.item(
            look,
            entry["text"],
            sign=entry["icon"],
            level=entry.get("level", 0),
            opened=entry.get("opened"),
            color=entry.get("ink", ""),
        )
        nodes.append(d.thing(node, entry))
    return nodes


def _data(d: Desk) -> Group:
    look = d.look
    own = d.content("sheet")
    find = d.mark(
        tools.field(look, dim="Search fields", sign="search", grow=1),
        "other",
        own["find"],
        function="find_field",
    )
    tabs = [
        d.thing(panels.tab(look, one["text"], on=not place), one if place else one["text"])
        for place, one in enumerate(own.get("tabs", ()))
    ]
    inside: list[Node] = [panels.tab_strip(look, *tabs)] if tabs else []
    inside += [
        d.thing(panels.item(look, one["text"], sign=one["icon"]), one)
        for one in own.get("sources", ())
    ]
    return panels.dock(
        look,
        own["source"],
        *inside,
        row(find, pad=pad(6, 5)),
        *fields(d, 30),
        tools=d.bar("data", 14),
        width=186,
        edge="r",
    )


def _pill(d: Desk, entry: Entry) -> Group:
    look = d.look
    inside = (say(look, entry["text"], 11.5, "#ffffff"), icon(look, "caret_down", 9, "#ffffff"))
    fill = "#3f8f5f" if entry.get("green") else "#4a78b5"
    return d.thing(row(*inside, gap=4, pad=pad(9, 2), radius=9, fill=fill, hugs=True), entry)


def _shelf(d: Desk, shelf: Entry) -> Group:
    look = d.look
    return row(
        row(hint(look, shelf["text"]), width=58),
        *(_pill(d, entry) for entry in shelf["pills"]),
        gap=5,
        pad=pad(8, 4),
        border=look.theme.line,
        edges="b",
        fill=look.theme.card,
    )


def _side(d: Desk) -> Group:
    """The cards: what is filtered, and how marks look."""
    look = d.look
    own = d.content("sheet")
    marks = panels.dock(
        look,
        "Marks",
        d.thing(tools.choice(look, own["mark"], grow=1), own["mark_does"], "other"),
        wrap(*(_cell(d, entry) for entry in own["marks"]), gap=4, pad=pad(5, 5)),
        *(_on_marks(d, entry) for entry in own.get("mark_pills", ())),
    )
    if "cards" in own:
        above = [_card(d, entry) for entry in own["cards"]]
        nodes = (*above, marks, *charts.filters(d, own["legends"]), *_steps(d, own))
    else:
        nodes = (marks, panels.dock(look, "Filters", *charts.filters(d, d.content("filters")[:2])))
    return column(*nodes, width=176, border=look.theme.line, edges="r", clip=True)


def _cell(d: Desk, entry: Entry) -> Group:
    look = d.look
    cell = column(
        icon(look, entry["icon"], 18),
        say(look, entry["text"], 10.5, align="center"),
        align="center",
        gap=2,
        pad=pad(4, 5),
        width=52,
        border=look.theme.line,
        radius=3,
    )
    return d.thing(cell, entry)


def _on_marks(d: Desk, entry: Entry) -> Group:
    sign = icon(d.look, entry["icon"], 14, d.look.theme.muted)
    return row(sign, _pill(d, entry), gap=6, pad=pad(7, 3))


def _card(d: Desk, entry: Entry) -> Group:
    pills = [row(_pill(d, one), pad=pad(7, 3)) for one in entry["pills"]]
    return panels.dock(d.look, entry["text"], *pills)


def _steps(d: Desk, own: Entry) -> list[Node]:
    """The legend of a shaded table."""
    look = d.look
    low, high = own["scale"]
    ramp = row(*(Group(height=12, grow=1, fill=ink) for ink in _SHADES))
    drawn = d.thing(ramp, own["scale_does"], "other")
    ends = row(hint(look, low, 10.5, grow=1), hint(look, high, 10.5))
    name = say(look, own["scale_name"], 12, bold=True)
    return [column(name, drawn, ends, gap=4, pad=pad(9, 7))]


def _palette(d: Desk) -> Group:
    """Kinds of charts that fit the chosen fields."""
    look = d.look
    kinds = [
        d.mark(
            tools.tool(look, entry["icon"], 24, pad=pad(6, 6)),
            "icon",
            entry["does"],
            function=f"kind:{entry['icon']}",
        )
        for entry in d.content("show_me")
    ]
    told = say(look, d.content("show_me_hint"), 11, look.theme.muted, limit=4, grow=1)
    body = (wrap(*kinds, gap=3, pad=pad(7, 6)), row(told, pad=pad(8, 6)))
    return panels.dock(look, "Show Me", *body, width=134, edge="l")


def _large(d: Desk) -> Group:
    look = d.look
    own = d.content("sheet")
    chart = d.content("charts")
    if "matrix" in own:
        upper: Node = matrix(d, own["matrix"])
    else:
        upper = charts.columns(d, {**chart["columns"], "mixed": True}, 250)
    return column(
        say(look, own["title"], 19),
        upper,
        charts.lines(d, chart["lines"], own.get("curve", 130)),
        gap=10,
        pad=pad(18, 12),
        fill=look.theme.card,
        grow=1,
    )


def matrix(d: Desk, own: Entry) -> Group:
    """A table whose cells are shaded by their value; some of them are asked for."""
    look = d.look
    rows, names = own["rows"], own["columns"]
    values = d.sample(range(own["low"], own["high"]), len(rows) * len(names))
    asked = set(d.sample(range(len(values)), 10))
    lines = [
        row(
            row(hint(look, own["corner"], 11), width=104),
            *(hint(look, name, 11, align="center", grow=1) for name in names),
        )
    ]
    for down, name in enumerate(rows):
        cells = []
        for across, when in enumerate(names):
            place = down * len(names) + across
            value = values[place]
            wording = _wording(own, name, when) if place in asked else ()
            if value == max(values):
                wording = tuple(own["highest"])
            cells.append(_shaded(d, own, value, wording, f"matrix:{place}"))
        named = row(say(look, name, 11.5), width=104)
        lines.append(row(named, column(row(*cells, gap=1), grow=1)))
    return column(*lines, gap=1)


def _wording(own: Entry, name: str, when: str) -> tuple[str, ...]:
    return tuple(text.format(row=name, column=when) for text in own["does"])


def _shaded(d: Desk, own: Entry, value: int, does: tuple[str, ...], function: str) -> Group:
    share = (value - own["low"]) / (own["high"] - own["low"])
    step = int(share * len(_SHADES))
    ink = "#ffffff" if step > 3 else "#2b2b2b"
    figure = say(d.look, f"{value:,}", 11, ink, align="center", grow=1)
    cell = at(row(figure, grow=1), Spot(0, 0, 1, 1))
    box = panels.canvas(d.look, cell, height=22, grow=1, fill=_SHADES[step])
    return d.mark(box, "other", does, function=function)
