"""A map under a ribbon: with the catalog, with a tool and a table, with symbology and a chart."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    side_panel,
    tabs,
    tool_row,
    tree,
    worded,
)
from pointerbench.suites.pro.archetypes.engineering.ribbons import ribbon
from pointerbench.suites.pro.archetypes.gis import parts
from pointerbench.suites.pro.archetypes.gis.panes import RIGHT, chart, tool_form
from pointerbench.suites.pro.archetypes.gis.world import Town
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

_LEFT = 226


def build(d: Desk) -> Group:
    """Layouts: contents and catalog; a geoprocessing tool with a table; symbology with a chart."""
    shown = ("Map", "Analysis", "Feature Layer")[d.layout]
    body = (_catalog_layout, _tool_layout, _symbol_layout)[d.layout](d)
    search = pick(
        d,
        "build:search",
        tools.field(d.look, dim="Command Search (Alt+Q)", sign="search", width=190),
    )
    header = ((*tool_row(d, "quick", 16, pad=pad(3, 3)),), (search,))
    return d.window(
        column(*ribbon(d, shown, height=96), body, _foot(d), grow=1), header=header, menus=()
    )


def _foot(d: Desk) -> Group:
    look = d.look
    job = pick(
        d, "foot:job", row(say(look, "Jobs: 0 running", 11), hugs=True, pad=pad(4, 2)), "text"
    )
    return tools.status(look, [hint(look, "Autosaved 3 minutes ago", 11)], [job], height=22)


def _contents(d: Desk) -> Group:
    look = d.look
    bar = row(
        *tool_row(d, "contents", 16, pad=pad(5, 3)), gap=1, pad=pad(4, 2), fill=look.theme.bar
    )
    found = pick(d, "contents:found", tools.field(look, dim="Search", sign="search", grow=1))
    entry = parts.entry_of(d)
    lines: list[Node] = [
        *tree(d, [{"text": entry["name"], "icon": "map", "opened": True, "ink": "#2f6fb0"}])
    ]
    for layer in entry["layers"]:
        if "swatch" in layer:
            swatch = tools.swatch(look, layer["swatch"], 12, width=18)
            lines.append(row(swatch, hint(look, layer["text"], 11), gap=6, pad=pad(50, 2)))
        else:
            lines += tree(
                d, [{"check": 1.0, **layer, "level": 1 + layer.get("level", 0)}], height=20
            )
    order = row(say(look, "Drawing Order", 11.5, bold=True), pad=pad(8, 3))
    return side_panel(
        d,
        "Contents",
        row(found, pad=pad(5, 4)),
        bar,
        order,
        panels.scrolled(look, column(*lines), 0, 0.8, fill=look.theme.card),
        width=_LEFT,
    )


def _map(d: Desk, size: tuple[float, float]) -> tuple[Group, list[Town]]:
    """The view with its tabs above and its scale line below."""
    look = d.look
    canvas, towns = parts.map_canvas(d, size)
    entry = parts.entry_of(d)
    heads = [{"text": entry["name"]}, *d.content("view_tabs")]
    strip = panels.tab_strip(look, *tabs(d, heads, 0, "card", closes=True))
    scale = pick(
        d,
        "map:scale",
        tools.choice(look, d.pick(("1:24,000", "1:48,000", "1:12,500")), 92, pad=pad(5, 0)),
    )
    nodes: list[Node] = [
        scale,
        *tool_row(d, "view_tools", 14, pad=pad(4, 2)),
        push(),
        pick(
            d,
            "map:position",
            row(hint(look, f"{d.uniform(8, 14):.4f}°E {d.uniform(48, 53):.4f}°N", 11), hugs=True),
        ),
        push(),
        pick(
            d,
            "map:selected_features",
            row(hint(look, f"Selected Features: {d.integer(1, 4)}", 11), hugs=True),
            "text",
        ),
        *tool_row(d, "draw_tools", 14, pad=pad(4, 2)),
    ]
    foot = row(
        *nodes,
        gap=4,
        height=24,
        pad=pad(5, 0),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="t",
    )
    return column(strip, canvas, foot, grow=1), towns


def _catalog_layout(d: Desk) -> Group:
    look = d.look
    area, _ = _map(d, (540, 476))
    found = pick(
        d, "catalog_layout:found", tools.field(look, dim="Search Project", sign="search", grow=1)
    )
    strip = panels.tab_strip(look, *tabs(d, d.content("catalog_tabs"), 0))
    lines = panels.scrolled(
        look,
        column(*tree(d, d.content("catalog"), height=20), pad=pad(0, 2)),
        0,
        0.7,
        fill=look.theme.card,
    )
    catalog = side_panel(
        d,
        "Catalog",
        strip,
        row(*tool_row(d, "catalog_tools", 14, pad=pad(3, 3)), found, gap=3, pad=pad(5, 4)),
        lines,
        width=RIGHT,
        edge="l",
    )
    return panes(_contents(d), area, catalog, grow=1, clip=True)


def _tool_layout(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    area, towns = _map(d, (540, 236))
    rows, heads = parts.features(d, towns, 10)
    places = (
        {"most_people": 3, "least_people": 3, "most_height": 5}
        if towns
        else {"most_area": 4, "least_area": 4, "least_year": 6}
    )
    grid = parts.table(d, rows, heads, places, (46, 1.3, 1.2, 1, 1, 1, 1))
    entry = parts.entry_of(d)
    title = panels.tab_strip(
        look, *tabs(d, [{"text": entry["table"]}, *d.content("table_tabs")], 0, "card", closes=True)
    )
    words: list[Node] = [
        hint(look, "Field:", 11),
        *(worded(d, name, size=14) for name in d.app.bars["fields"]),
        tools.separator(look),
        hint(look, "Selection:", 11),
        *(worded(d, name, size=14) for name in d.app.bars["selection"]),
    ]
    bar = tools.bar(look, *words, gap=3, pad=pad(6, 1))
    foot = row(
        *tool_row(d, "table_foot", 14, pad=pad(4, 2)),
        hint(look, f"1 of {d.integer(90, 300)} selected", 11),
        push(),
        hint(look, "Filters:", 11),
        pick(d, "tool_layout:extent", tools.check(look, "Extent")),
        hint(look, "Zoom: 100%", 11),
        gap=8,
        pad=pad(6, 1),
        fill=theme.bar,
        height=24,
    )
    dock = column(
        title,
        bar,
        panels.scrolled(look, grid, 0, 0.3),
        foot,
        height=276,
        border=theme.line,
        edges="t",
        clip=True,
    )
    left = column(panes(_contents(d), area, grow=1, clip=True), dock, grow=1)
    return panes(left, tool_form(d), grow=1, clip=True)


def _symbol_layout(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    area, _ = _map(d, (540, 300))
    data = d.content("symbology")
    entry = parts.entry_of(d)
    strip = panels.tab_strip(look, *tabs(d, data["tabs"], 0))
    bar = row(*tool_row(d, "symbol_tools", 16, pad=pad(6, 3)), gap=2, pad=pad(6, 2), fill=theme.bar)
    lines = [parts.labelled(d, line, 84) for line in data["form"]]
    ramp = pick(
        d,
        "symbol_layout:ramp",
        row(
            Drawing("gradient", 16, None, tuple(entry["ramp"]), (1.0,), grow=1),
            border=theme.line,
            grow=1,
        ),
    )
    scheme = row(row(say(look, "Color scheme", 11), width=84), ramp, gap=6, pad=pad(10, 2))
    groups = panels.tab_strip(look, *tabs(d, data["groups"], 0))
    heads = row(
        *(hint(look, text, 11) for text in ("Symbol", "Upper value", "Label")),
        gap=32,
        pad=pad(10, 2),
    )
    body = column(
        strip,
        bar,
        row(say(look, entry["styled"], 12, bold=True), pad=pad(10, 4)),
        *lines,
        scheme,
        groups,
        heads,
        column(*parts.classes(d, entry["ramp"], check=False), fill=theme.card),
        grow=1,
        clip=True,
    )
    pane = side_panel(d, "Symbology", body, width=RIGHT, edge="l")
    left = column(panes(_contents(d), area, grow=1, clip=True), chart(d, entry), grow=1)
    return panes(left, pane, grow=1, clip=True)
