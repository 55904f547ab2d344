"""What a dock may hold: each part of an entry's ``parts`` becomes nodes, one below another."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio import lists
from pointerbench.suites.pro.archetypes.studio.controls import line, tool
from pointerbench.suites.pro.archetypes.studio.frames import frames
from pointerbench.suites.pro.archetypes.studio.rows import props
from pointerbench.suites.pro.archetypes.studio.shots import film
from pointerbench.suites.pro.archetypes.studio.words import (
    Entry,
    entry_mark,
    open_photo,
    phrases,
    style,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, free, pad, row, wrap
from pointerbench.widgets.texts import code, hint, icon, say


def parts(d: Desk, entries: list[Entry]) -> list[Node]:
    """The parts of a dock."""
    return [node for entry in entries for node in _PARTS[entry["part"]](d, entry)]


def _line(d: Desk, part: Entry) -> list[Node]:
    gap, edge = part.get("gap", 5), part.get("edge", 8)
    looks = {"fill": d.look.theme.bar} if part.get("fill") else {}
    nodes = line(d, part["items"])
    return [row(*nodes, gap=gap, pad=pad(edge, part.get("space", 3)), clip=True, **looks)]


def _bar(d: Desk, part: Entry) -> list[Node]:
    """Icons of one of the application's bars, in as many rows as they need."""
    size = part.get("size", style(d, "icons", 16))
    names = [name for name in d.app.bars[part["bar"]] if name != "|"]
    own = pad(part.get("inner", 5), part.get("inner", 4))
    nodes = [tool(d, name, size, pad=own) for name in names]
    if part.get("rowed"):
        return [row(*nodes, gap=part.get("gap", 2), pad=pad(part.get("edge", 6), 3), clip=True)]
    return [wrap(*nodes, gap=part.get("gap", 2), pad=pad(part.get("edge", 6), 3))]


def _captions(d: Desk, part: Entry) -> list[Node]:
    return [panels.caption(d.look, part["text"])]


def _section(d: Desk, part: Entry) -> list[Node]:
    """A part that folds, with what is in it."""
    look, theme = d.look, d.look.theme
    opened = part.get("open", True)
    form = part.get("form", style(d, "section", "left"))
    sign = icon(look, "caret_down" if opened else "caret_right", 10, theme.muted)
    name = say(look, part["text"], look.size, theme.ink, bold=form != "plain", grow=1)
    lead: list[Node] = [sign]
    if part.get("icon"):
        lead.append(icon(look, part["icon"], 14, part.get("color", theme.muted)))
    inside = [name, sign] if form == "right" else [*lead, name]
    fold = row(*inside, gap=6, pad=pad(0, style(d, "fold", 4)), grow=1)
    head = row(
        *_toggle(d, part), entry_mark(d, fold, part), *line(d, part.get("ends", ())), gap=4,
        pad=pad(7, 0), fill=theme.bar, border=theme.line, edges=style(d, "section_edges", "t"),
    )  # fmt: skip
    return [head, *(parts(d, part.get("parts", [])) if opened else ())]


def _toggle(d: Desk, part: Entry) -> list[Node]:
    """What switches a section's effect off or on: a sign, or a box with a tick."""
    if "toggle" not in part:
        return []
    look, theme = d.look, d.look.theme
    on = bool(part["toggle"])
    does = phrases(d, "module_off" if on else "module_on", name=part["text"])
    if style(d, "toggle", "sign") == "box":
        box = Drawing("checkbox", 13, 13, (theme.accent, theme.muted, theme.card), (float(on),))
        return [d.mark(row(box, pad=pad(2, 3), hugs=True), "other", does)]
    sign = icon(look, "power", 13, theme.ink if on else theme.faint)
    return [d.mark(row(sign, pad=pad(2, 3), hugs=True), "icon", does)]


def _swatches(d: Desk, part: Entry) -> list[Node]:
    """Samples in rows; those that may be asked for are tables with their color."""
    size = part.get("size", 15)
    nodes = []
    for entry in part["colors"]:
        own = {"color": entry} if isinstance(entry, str) else entry
        nodes.append(entry_mark(d, tools.swatch(d.look, own["color"], size), own, "other"))
    return [wrap(*nodes, gap=part.get("gap", 2), pad=pad(part.get("edge", 8), 4))]


def _picture(d: Desk, part: Entry) -> list[Node]:
    """A drawing across the dock, with what may be pointed at on it (``spots``)."""
    numbers = part.get("data", ())
    if numbers and isinstance(numbers[0], list):
        numbers = d.turn(numbers)
    data = tuple(map(float, numbers))
    if part["drawing"] == "photo":
        data = (open_photo(d),)
    if part.get("varies"):
        data = (float(d.integer(1, 40)), *data)
    drawn = panels.picture(part["drawing"], *part.get("colors", ()), data=data)
    picture = at(
        replace(drawn, border=d.look.theme.line if part.get("framed") else ""), Spot(0, 0, 1, 1)
    )
    spots = [_spot(d, entry) for entry in part.get("spots", ())]
    body = free(
        entry_mark(d, picture, part, "other"), *spots, height=part.get("height", 90), grow=0
    )
    edge = part.get("edge", 8)
    if "width" in part:
        return [row(replace(body, width=part["width"]), justify="center", pad=pad(edge, 4))]
    return [column(body, pad=pad(edge, 4))]


def _spot(d: Desk, entry: Entry) -> Group:
    """A handle or a region of a picture: ``at`` are shares, ``size`` pixels."""
    x, y = entry["at"]
    wide, high = entry.get("size", (9, 9))
    theme = d.look.theme
    fill = entry.get("fill", "#f2f2f2")
    node = Group(fill=fill, border=entry.get("edge", "#101010"), radius=entry.get("radius", 0))
    if not fill:
        node = Group(border=entry.get("edge", theme.line)) if entry.get("edge") else Group()
    spot = Spot(x, 1 - y, 0, 0, -wide / 2, -high / 2, wide, high)
    if "share" in entry:
        spot = Spot(x, y, *entry["share"])
    return entry_mark(d, at(node, spot), entry, "other")


def _color(d: Desk, part: Entry) -> list[Node]:
    """A field of tints beside a strip of hues."""
    hue = d.turn(part.get("hues", (0.58, 0.07, 0.33, 0.9, 0.75)))
    s, v = d.uniform(0.35, 0.9), d.uniform(0.45, 0.9)
    height = part.get("height", 110)
    field = entry_mark(
        d, panels.picture("color_field", data=(hue, s, v)), {"does": part.get("field", ())}, "other"
    )
    strip = panels.picture("hue_bar", data=(hue,))
    if part.get("across"):
        bar = entry_mark(
            d, replace(strip, height=12, grow=0), {"does": part.get("strip", ())}, "other"
        )
        return [column(replace(field, height=height, grow=0), bar, gap=6, pad=pad(8, 5))]
    bar = entry_mark(d, replace(strip, width=16), {"does": part.get("strip", ())}, "other")
    return [row(replace(field, height=height), replace(bar, height=height), gap=8, pad=pad(8, 5))]


def _side(d: Desk, part: Entry) -> list[Node]:
    """Parts side by side."""
    columns = [
        column(
            *parts(d, entry["parts"]),
            **({"width": entry["width"]} if "width" in entry else {"grow": 1}),
        )
        for entry in part["columns"]
    ]
    return [row(*columns, align="start", pad=pad(part.get("edge", 0), 0))]


def _text(d: Desk, part: Entry) -> list[Node]:
    """Names with values that are only read, in one line each."""
    look = d.look
    nodes: list[Node] = []
    for name, value in part["rows"]:
        nodes.append(row(hint(look, name, grow=1), say(look, value, look.size - 0.5), gap=8))
    return [column(*nodes, gap=part.get("gap", 3), pad=pad(10, 4))]


def _code(d: Desk, part: Entry) -> list[Node]:
    look = d.look
    lines = d.turn(part["turns"]) if "turns" in part else part["lines"]
    nodes: list[Node] = [
        row(hint(look, f"{number}", width=18), code(look, text, look.size - 0.5, grow=1), gap=8)
        for number, text in enumerate(lines, 1)
    ]
    body = column(*nodes, pad=pad(10, 6), fill=look.theme.code, border=look.theme.line, clip=True)
    return [column(body, pad=pad(10, 4))]


def _rule(d: Desk, part: Entry) -> list[Node]:
    return [Group(height=1, fill=d.look.theme.line)]


def _buttons(d: Desk, part: Entry) -> list[Node]:
    """Push buttons of the same width."""
    nodes = [
        replace(node, grow=1) if isinstance(node, Group) and node.mark is not None else node
        for node in line(d, part["items"])
    ]
    return [row(*nodes, gap=6, pad=pad(part.get("edge", 8), 4))]


def _push(d: Desk, part: Entry) -> list[Node]:
    return [Group(grow=part.get("grow", 1), height=part.get("height"))]


_PARTS: dict[str, Callable[[Desk, Entry], list[Node]]] = {
    "line": _line,
    "bar": _bar,
    "caption": _captions,
    "section": _section,
    "swatches": _swatches,
    "picture": _picture,
    "color": _color,
    "side": _side,
    "text": _text,
    "code": _code,
    "rule": _rule,
    "buttons": _buttons,
    "push": _push,
    "frames": frames,
    "film": film,
    "props": props,
    "layers": lists.layers,
    "tree": lists.tree,
    "list": lists.items,
    "tiles": lists.tiles,
}
