"""Controls from entries: what stands in option bars, property rows and status lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from pointerbench.flow.drawings.studio_shapes import ART
from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio import artwork, scene
from pointerbench.suites.pro.archetypes.studio.words import (
    Entry,
    Value,
    entry_mark,
    open_photo,
    pressed,
    style,
    value_of,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, pad, push, row, space
from pointerbench.widgets.texts import code, hint, icon, say


def line(d: Desk, entries: Iterable[Entry | str]) -> list[Node]:
    """Controls side by side: a text is a label, "|" a line, ">" takes what is left, "_" a gap."""
    return [one(d, entry) for entry in entries]


def one(d: Desk, entry: Entry | str) -> Node:
    """A control in a line."""
    look = d.look
    if isinstance(entry, str):
        if entry == "|":
            return tools.separator(look)
        if entry == ">":
            return push()
        return space(10) if entry == "_" else hint(look, entry)
    if "id" in entry:
        return _function(d, entry)
    if "@chosen" in (entry.get("text"), entry.get("value")):
        name = (artwork if d.content("artworks") else scene).chosen_object(d)["text"]
        entry = {key: name if value == "@chosen" else value for key, value in entry.items()}
    node = _MAKE[entry.get("as", "field")](d, entry, value_of(d, entry))
    if entry.get("grow"):
        node = replace(node, grow=entry["grow"])
    return entry_mark(d, node, entry, entry.get("kind", _KINDS.get(entry.get("as", ""), "other")))


def _function(d: Desk, entry: Entry) -> Node:
    """A control of one of the application's functions."""
    name, form = entry["id"], entry.get("as", "tool")
    size = entry.get("size", style(d, "icons", 16))
    if form == "button":
        looks = {"primary": True} if entry.get("primary") else {}
        return d.button(name, sign=bool(entry.get("sign")), **looks)
    if form == "captioned":
        return d.captioned(name, size)
    if form == "check":
        entry_own = d.function(name)
        return d.does(name, tools.check(d.look, entry_own.label, on=pressed(d, name)), "other")
    return tool(d, name, size, **({"drop": True} if entry.get("drop") else {}))


def tool(d: Desk, name: str, size: int = 16, **looks: Any) -> Group:
    """An icon button; the one that is in use already is not asked for."""
    if not pressed(d, name):
        return d.tool(name, size, **{"on": False, **looks})
    entry = d.function(name)
    node = tools.tool(d.look, entry.icon, size, on=True, **looks)
    return d.mark(node, "icon", function=entry.means, words=(entry.label,), key=f"tool:{name}")


def _field(d: Desk, entry: Entry, value: Value) -> Group:
    return tools.field(
        d.look,
        value.text,
        dim=entry.get("dim", ""),
        sign=entry.get("sign", ""),
        end=entry.get("end", ""),
        width=entry.get("width"),
        pad=pad(6, 2),
    )


def _choice(d: Desk, entry: Entry, value: Value) -> Group:
    return tools.choice(
        d.look, value.text, entry.get("width"), sign=entry.get("sign", ""), pad=pad(6, 2)
    )


def _number(d: Desk, entry: Entry, value: Value) -> Group:
    return tools.number(d.look, value.text, entry.get("unit", ""), entry.get("width", 62))


def _check(d: Desk, entry: Entry, value: Value) -> Group:
    kind = "radio" if entry.get("as") == "radio" else "checkbox"
    drawn = tools.check(d.look, "", on=bool(entry.get("on")), kind=kind)
    caption = entry.get("text", "")
    if not caption:
        return replace(drawn, hugs=True)
    return row(*drawn.children, say(d.look, caption), gap=6, pad=pad(0, 2), hugs=True)


def _switch(d: Desk, entry: Entry, value: Value) -> Group:
    return tools.switch(d.look, on=bool(entry.get("on")))


def _slider(d: Desk, entry: Entry, value: Value) -> Group:
    return tools.slider(d.look, value.share, entry.get("width", 90))


def _spin(d: Desk, entry: Entry, value: Value) -> Group:
    return spin(d, entry.get("text", ""), value, entry.get("width"))


def spin(d: Desk, caption: str, value: Value, width: float | None = None) -> Group:
    """A field that is filled as far as its value goes, with its name in it."""
    look, theme = d.look, d.look.theme
    ground = theme.code if theme.dark else mixed(theme.bar, theme.ink, 12)
    fill = mixed(ground, theme.accent, 110 if theme.dark else 70)
    texts = row(
        say(look, caption, look.size - 0.5, grow=1),
        say(look, value.text, look.size - 0.5),
        gap=4,
        pad=pad(6, 0),
        height=20,
    )
    inside = free(
        at(Group(fill=fill), Spot(0, 0, max(0.02, value.share), 1)),
        at(texts, Spot(0, 0, 1, 0, 0, 1)),
        height=21,
        fill=ground,
        border=theme.line,
    )
    return replace(inside, width=width, grow=0 if width else 1)


def _swatch(d: Desk, entry: Entry, value: Value) -> Group:
    size = entry.get("size", 16)
    color = entry["color"]
    if isinstance(color, list):
        color = d.turn(color)
    return tools.swatch(d.look, color, size, width=entry.get("width", size), radius=2)


def _icon(d: Desk, entry: Entry, value: Value) -> Group:
    sign = icon(d.look, entry["icon"], entry.get("size", 14), d.look.theme.muted)
    return row(sign, pad=pad(3, 2), hugs=True)


def _button(d: Desk, entry: Entry, value: Value) -> Group:
    return tools.button(
        d.look,
        entry.get("text", ""),
        primary=bool(entry.get("primary")),
        sign=entry.get("icon", ""),
        drop=bool(entry.get("drop")),
        pad=pad(9, 3),
    )


def _pick(d: Desk, entry: Entry, value: Value) -> Group:
    """Words alone; those of the chosen one stand out."""
    theme = d.look.theme
    on = entry.get("on")
    ink = theme.link if on else theme.muted
    text = say(d.look, entry["text"], entry.get("size", 0), ink, bold=bool(on))
    return row(text, pad=pad(6, 3), hugs=True, fill=theme.chosen if entry.get("fill") else "",
               radius=d.look.radius)  # fmt: skip


def _thumb(d: Desk, entry: Entry, value: Value) -> Group:
    wide, high = entry.get("width", 24), entry.get("height", 18)
    return row(picture_of(d, entry, wide, high), border=d.look.theme.line, hugs=True)


def _read(d: Desk, entry: Entry, value: Value) -> Group:
    """A value that is only read."""
    return row(code(d.look, value.text, d.look.size - 1), hugs=True)


def picture_of(d: Desk, entry: Entry, wide: float, high: float) -> Node:
    """The little picture of an entry: a photograph ("own": the open one) or another drawing."""
    if "drawing" in entry:
        colors = tuple(entry.get("colors", ()))
        return Drawing(
            entry["drawing"], high, wide, colors, tuple(map(float, entry.get("data", ())))
        )
    if "art" in entry:
        return Drawing("art", high, wide, tuple(entry["colors"]), (float(ART.index(entry["art"])),))
    number = entry.get("photo", 0)
    if number == "own":
        number = open_photo(d)
    return Drawing("photo", high, wide, tuple(entry.get("tint", ())), (float(number),))


def _ramp(d: Desk, entry: Entry, value: Value) -> Group:
    wide, high = entry.get("width", 60), entry.get("height", 16)
    drawn = Drawing("ramp", high, wide, tuple(entry.get("colors", ("#000000", "#ffffff"))))
    return row(drawn, border=d.look.theme.line, hugs=True)


def _stack(d: Desk, entry: Entry, value: Value) -> Group:
    """The two colours to paint with."""
    theme = d.look.theme
    back, front = entry.get("colors", ("#ffffff", "#000000"))
    size = entry.get("size", 18)
    edge, half = theme.muted, size * 0.5
    return column(
        free(
            at(Group(fill=back, border=edge), Spot(0, 0, 0, 0, half, half, size, size)),
            at(Group(fill=front, border=edge), Spot(0, 0, 0, 0, 0, 0, size, size)),
        ),
        width=size * 1.5 + 1,
        height=size * 1.5 + 1,
    )


_KINDS = {"button": "text", "pick": "text", "icon": "icon", "read": "text"}
_MAKE: dict[str, Callable[[Desk, Entry, Value], Group]] = {
    "field": _field,
    "choice": _choice,
    "number": _number,
    "check": _check,
    "radio": _check,
    "switch": _switch,
    "slider": _slider,
    "spin": _spin,
    "swatch": _swatch,
    "icon": _icon,
    "button": _button,
    "pick": _pick,
    "thumb": _thumb,
    "read": _read,
    "ramp": _ramp,
    "stack": _stack,
}
