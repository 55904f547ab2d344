"""A map under tool bars: with a toolbox, with an attribute table, with the panel of styles."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    side_panel,
    tabs,
    tool_row,
    tree,
)
from pointerbench.suites.pro.archetypes.gis import parts
from pointerbench.suites.pro.archetypes.gis.decorations import decorations
from pointerbench.suites.pro.archetypes.gis.world import Town
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

_LEFT = 232


def build(d: Desk) -> Group:
    """Layouts: browser, layers and toolbox; an attribute table below; the style of a layer."""
    body = (_toolbox, _table, _styling)[d.layout](d)
    look = d.look
    rows = [
        tools.bar(look, *tool_row(d, name, 20), gap=0, pad=pad(4, 1))
        for name in ("project", "layers_bar")
    ]
    return d.window(column(*rows, body, _status(d), grow=1))


def _layers(d: Desk) -> Group:
    bar = row(
        *tool_row(d, "layer_tools", 16, pad=pad(4, 3)), gap=0, pad=pad(3, 1), fill=d.look.theme.bar
    )
    entries = [{"check": 1.0, **entry} for entry in parts.entry_of(d)["layers"]]
    lines = panels.scrolled(
        d.look, column(*_legend(d, entries), pad=pad(0, 2)), 0, 0.8, fill=d.look.theme.card
    )
    return side_panel(d, "Layers", bar, lines, width=_LEFT, grow=1)


def _legend(d: Desk, entries: list[dict[str, object]]) -> list[Node]:
    """Lines of layers, those with a swatch as legend lines below them."""
    nodes: list[Node] = []
    for entry in entries:
        if "swatch" in entry:
            nodes.append(
                row(
                    tools.swatch(d.look, str(entry["swatch"]), 12, width=18),
                    hint(d.look, str(entry["text"]), 11),
                    gap=6,
                    pad=pad(48, 2),
                )
            )
        else:
            nodes += tree(d, [entry], height=20)
    return nodes


def _browser(d: Desk) -> Group:
    bar = row(
        *tool_row(d, "browser_tools", 16, pad=pad(4, 3)),
        gap=0,
        pad=pad(3, 1),
        fill=d.look.theme.bar,
    )
    lines = panels.scrolled(
        d.look,
        column(*tree(d, d.content("browser"), height=20), pad=pad(0, 2)),
        0,
        0.5,
        fill=d.look.theme.card,
    )
    return side_panel(d, "Browser", bar, lines, width=_LEFT, height=206)


def _canvas(d: Desk, size: tuple[float, float]) -> tuple[Group, list[Town]]:
    return parts.map_canvas(d, size, *decorations(d))


def _toolbox(d: Desk) -> Group:
    look = d.look
    canvas, _ = _canvas(d, (570, 574))
    found = pick(d, "toolbox:found", tools.field(look, dim="Search…", sign="search", grow=1))
    bar = row(
        *tool_row(d, "processing_tools", 16, pad=pad(4, 3)),
        gap=0,
        pad=pad(3, 1),
        fill=look.theme.bar,
    )
    lines = panels.scrolled(
        look,
        column(*tree(d, d.content("toolbox"), height=20), pad=pad(0, 2)),
        0.1,
        0.5,
        fill=look.theme.card,
    )
    box = side_panel(
        d, "Processing Toolbox", bar, row(found, pad=pad(5, 4)), lines, width=216, edge="l"
    )
    return panes(column(_browser(d), _layers(d), width=_LEFT), canvas, box, grow=1, clip=True)


def _table(d: Desk) -> Group:
    look = d.look
    canvas, towns = _canvas(d, (786, 264))
    rows, heads = parts.features(d, towns, 11)
    places = (
        {"most_people": 3, "least_people": 3, "most_height": 5}
        if towns
        else {"most_area": 4, "least_area": 4, "least_year": 6}
    )
    grid = parts.table(d, rows, heads, places, (52, 1.4, 1.2, 1, 1, 1, 1))
    name = parts.entry_of(d)["table"]
    total = d.integer(40, 380)
    title = row(
        say(
            look,
            f"{name} — Features Total: {total}, Filtered: {total}, Selected: 1",
            11.5,
            bold=True,
        ),
        push(),
        pad=pad(8, 3),
        fill=look.theme.bar,
    )
    bar = tools.bar(look, *tool_row(d, "table_tools", 16), gap=0, pad=pad(3, 1))
    shown = pick(d, "table:shown", tools.choice(look, "Show All Features", 160, pad=pad(6, 1)))
    foot = row(shown, push(), pad=pad(5, 3), fill=look.theme.bar)
    dock = column(
        title,
        bar,
        panels.scrolled(look, grid, 0, 0.3),
        foot,
        height=306,
        border=look.theme.line,
        edges="t",
        clip=True,
    )
    return column(panes(_layers(d), canvas, grow=1, clip=True), dock, grow=1)


def _styling(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    canvas, _ = _canvas(d, (504, 574))
    data = d.content("styling")
    entry = parts.entry_of(d)
    strip = panels.tab_strip(look, *tabs(d, data["tabs"], 0))
    layer = pick(d, "styling:layer", tools.choice(look, entry["styled"], grow=1))
    kind = pick(d, "styling:kind", tools.choice(look, "Graduated", grow=1))
    captions = (hint(look, text, 11) for text in ("Symbol", "Values", "Legend"))
    buttons = [
        d.thing(tools.button(look, one["text"], size=11, pad=pad(7, 2)), one)
        for one in data["buttons"]
    ]
    body = column(
        row(layer, pad=pad(8, 4)),
        strip,
        row(kind, pad=pad(10, 5)),
        *(parts.labelled(d, line, 74) for line in data["form"]),
        _ramp(d, tuple(entry["ramp"])),
        row(*captions, gap=44, pad=pad(10, 2)),
        column(*parts.classes(d, entry["ramp"]), fill=theme.card, border=theme.line),
        row(*buttons, gap=5, pad=pad(8, 5)),
        parts.caption(d, "Layer Rendering"),
        *(parts.labelled(d, line, 74) for line in data["rendering"]),
        grow=1,
        clip=True,
    )
    panel = side_panel(d, "Layer Styling", body, _styling_foot(d), width=282, edge="l")
    return panes(_layers(d), canvas, panel, grow=1, clip=True)


def _ramp(d: Desk, colors: tuple[str, ...]) -> Group:
    ramp = Drawing("gradient", 18, None, colors, (1.0,), grow=1)
    name = row(say(d.look, "Color ramp", 11), width=74)
    shown = pick(d, "styling:colors", row(ramp, border=d.look.theme.line, grow=1))
    return row(name, shown, gap=6, pad=pad(10, 3))


def _styling_foot(d: Desk) -> Group:
    theme = d.look.theme
    live = pick(d, "styling:live_update", tools.check(d.look, "Live update", on=True))
    looks = {"fill": theme.bar, "border": theme.line, "edges": "t"}
    return row(*tool_row(d, "style_tools", 16), push(), live, gap=4, pad=pad(8, 4), **looks)


def _status(d: Desk) -> Group:
    look = d.look

    def cell(name: str, value: str, width: float) -> list[Node]:
        field = tools.field(look, value, width=width, pad=pad(5, 0))
        return [hint(look, name, 11), pick(d, f"status:{name.lower()}", field)]

    found = "Type to locate (Ctrl+K)"
    locator = tools.field(look, dim=found, sign="search", width=176, pad=pad(5, 0))
    left = [pick(d, "status:locator", locator)]
    spot = f"{d.integer(420000, 480000)},{d.integer(5300000, 5400000)}"
    wide = parts.entry_of(d)["map"] == "districts"
    scales = ("1:150000", "1:250000", "1:200000") if wide else ("1:2500", "1:2000", "1:3000")
    nodes: list[Node] = [
        *cell("Coordinate", spot, 124),
        *cell("Scale", d.pick(scales), 76),
        *cell("Magnifier", "100%", 52),
        *cell("Rotation", "0.0 °", 50),
        pick(d, "status:render", tools.check(look, "Render", on=True)),
    ]
    system = d.pick(("EPSG:25832", "EPSG:32633"))
    projection = tools.button(look, system, sign="globe", size=11, pad=pad(6, 0))
    nodes.append(pick(d, "status:projection", projection, "text"))
    return tools.status(look, left, nodes, gap=6, height=28, pad=pad(6, 0))
