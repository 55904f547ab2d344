"""What the desks of geographic programs share: the map, tables of features, lists of classes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.archetypes.gis.world import BLEED, Town, scene
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, icon, say


def entry_of(d: Desk) -> dict[str, Any]:
    found: dict[str, Any] = d.turn(d.content("maps"))
    return found


def map_canvas(d: Desk, size: tuple[float, float], *nodes: Node) -> tuple[Group, list[Town]]:
    """The map with what floats over it, and its towns; the canvas is at least as large as said."""
    sheet = Sheet(d, size[0] + 2 * BLEED[0], size[1] + 2 * BLEED[1])
    towns = scene(sheet, entry_of(d))
    return panels.canvas(d.look, sheet.node((0.5, 0.5)), *nodes, fill="#dfe8ee"), towns


def features(d: Desk, towns: Sequence[Town], count: int) -> tuple[list[list[str]], list[str]]:
    """Rows of a table of features, and its heads: of towns, or of parcels."""
    if towns:
        kinds = d.content("regions")
        rows = [
            [
                str(k + 1),
                town.name,
                kinds[k % len(kinds)],
                f"{town.people:,}",
                f"{town.people // 11 / 10:.1f}",
                str(d.integer(60, 940)),
                d.pick(("Yes", "No")),
            ]
            for k, town in enumerate(towns[:count])
        ]
        return rows, ["fid", "name", "region", "pop_2024", "area_km2", "elev_m", "station"]
    streets, uses = d.content("streets"), d.content("uses")
    areas = d.sample(range(180, 2400, 7), count)
    rows = [
        [
            str(k + 1),
            f"{d.integer(100, 999)}/{d.integer(1, 40)}",
            streets[k % len(streets)],
            uses[k % len(uses)],
            f"{areas[k]:,}",
            str(d.integer(1, 6)),
            str(d.integer(1898, 2021)),
        ]
        for k in range(count)
    ]
    return rows, ["fid", "parcel_no", "street", "use", "area_m2", "floors", "built"]


def table(
    d: Desk,
    rows: Sequence[Sequence[str]],
    heads: Sequence[str],
    places: Mapping[str, int],
    widths: Sequence[float],
) -> Node:
    """The rows as a table; heads and the cells at the ends of some columns are asked for.

    ``places`` tells for a name of the picks which column it looks at: ``most`` and ``least``.
    """
    look = d.look
    picks = d.content("picks", {})
    named: dict[tuple[int, int], str] = {}
    for name, at in places.items():
        values = [float(row[at].replace(",", "")) for row in rows]
        wanted = max(values) if name.startswith("most") else min(values)
        if values.count(wanted) == 1:
            named.setdefault((values.index(wanted), at), name)
    chosen = d.integer(1, len(rows) - 2)
    body: list[list[Node]] = []
    for line, texts in enumerate(rows):
        cells: list[Node] = []
        for at, text in enumerate(texts):
            name = named.get((line, at), "")
            does = picks.get(f"cell:{name}", ()) if name else ()
            cell = row(
                say(
                    look,
                    text,
                    11,
                    look.theme.link if line == chosen else "",
                    bold=line == chosen,
                    grow=1,
                )
            )
            cells.append(
                d.mark(cell, "other", does, function=f"cell:{name}" if does else "", words=(text,))
            )
        body.append(cells)
    titles: list[Node] = []
    for at, node in enumerate(panels.heads(look, *heads)):
        does = picks.get(f"head:{heads[at]}", ())
        titles.append(
            d.mark(
                node, "text", does, function=f"head:{heads[at]}" if does else "", words=(heads[at],)
            )
        )
    return panels.grid(look, widths, titles, body, tight=2, rules=look.theme.line)


def classes(d: Desk, ramp: Sequence[str], *, check: bool = True) -> list[Node]:
    """The classes of a shaded layer: box, colour, range, legend, count."""
    look, theme = d.look, d.look.theme
    picks = d.content("picks", {})
    low = d.pick((400, 900, 1200))
    nodes: list[Node] = []
    for place, color in enumerate(ramp):
        high = round(low * d.uniform(1.6, 2.1))
        last = place == len(ramp) - 1
        name = "first" if not place else "last" if last else f"{place}"

        def marked(node: Node, what: str, name: str = name) -> Group:
            does = picks.get(f"class:{what}:{name}", ())
            return d.mark(node, "other", does, function=f"class:{what}:{name}" if does else "")

        box = Drawing("checkbox", 13, 13, (theme.accent, theme.muted, theme.card), (1.0,))
        parts: list[Node] = [marked(row(box, hugs=True), "box")] if check else []
        parts.append(marked(tools.swatch(look, color, 16, width=30), "color"))
        text = f"{low:,} - {high:,}"
        parts += [
            marked(row(say(look, text, 11), width=104, pad=pad(3, 1)), "range"),
            hint(look, text, 11, grow=1),
        ]
        nodes.append(row(*parts, gap=7, pad=pad(8, 2), border=theme.line, edges="b"))
        low = high
    return nodes


def labelled(d: Desk, entry: Mapping[str, Any], width: float = 84) -> Node:
    """A form's line: its name over or beside a field, list, number, check or slider."""
    look = d.look
    kind, value = entry.get("kind", "field"), entry.get("value", "")
    shown = str(d.turn(value) if isinstance(value, list) else value)
    control: Group
    if kind == "choice":
        control = tools.choice(look, shown, grow=1)
    elif kind == "number":
        control = tools.number(look, shown, entry.get("unit", ""), width=entry.get("width", 96))
    elif kind == "slider":
        control = tools.slider(look, float(shown))
    elif kind == "check":
        control = tools.check(look, entry["name"], on=shown == "true")
    else:
        control = tools.field(look, shown, end=entry.get("end", ""), grow=1)
    does = entry.get("does", ())
    node = d.mark(control, "other", does, function=f"form:{entry['name']}" if does else "")
    if kind == "check":
        return row(node, pad=pad(10, 1))
    if entry.get("over"):
        return column(say(look, entry["name"], 11), row(node), gap=2, pad=pad(10, 2))
    return row(row(say(look, entry["name"], 11), width=width), node, gap=6, pad=pad(10, 2))


def caption(d: Desk, text: str) -> Node:
    return row(
        icon(d.look, "chevron_down", 10, d.look.theme.muted),
        say(d.look, text, 11.5, bold=True),
        gap=4,
        pad=pad(7, 3),
        fill=d.look.theme.bar,
    )
