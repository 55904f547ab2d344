"""The frame of office programs with a ribbon: title bar, tabs, groups of tools, status line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.strips import control, parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

HEIGHT = 94


def office(d: Desk, shown: str, body: Node, foot: Node, **fields: Any) -> Group:
    """The screen: the ribbon with the tab ``shown``, the body below it, and the status line."""
    inside = column(*ribbon(d, shown), body, foot, grow=1)
    _maybe_drop(d, shown)
    platform = d.look.platform
    if platform.startswith("browser"):
        return d.window(column(_band(d), inside, grow=1), **fields)
    saves = d.content("autosave") and platform != "macos"
    left: list[Node] = [_autosave(d)] if saves else []
    left += d.bar("quick")
    if platform == "macos":
        left.append(say(d.look, d.document, 13, bold=True))
    right = [_search(d, 150), *d.bar("account"), _face(d)]
    own: dict[str, Any] = {"header": (tuple(left), tuple(right))}
    own |= {"shell": True} if platform == "macos" else {"menus": (), "title": d.document}
    return d.window(inside, **{**own, **fields})


def ribbon(d: Desk, shown: str) -> list[Node]:
    """The row of tabs, and the groups of the tab that is shown."""
    look, theme = d.look, d.look.theme
    pages = d.content("ribbon")
    heads: list[Node] = []
    for page in pages:
        on = page["text"] == shown
        color = theme.link if on else theme.ink
        node = row(
            say(look, page["text"], 0, color, bold=on), pad=pad(9, 4), hugs=True,
            border=theme.accent if on else "", edges="b", thickness=2,
        )  # fmt: skip
        heads.append(d.thing(node, page["text"] if on else page))
    top = row(
        *heads, push(), *parts(d, d.content("corner")),
        pad=Pad(2, 8, 0, 6), gap=1, fill=theme.bar, height=30, clip=True,
    )  # fmt: skip
    page = next(page for page in pages if page["text"] == shown)
    groups: list[Node] = []
    for entry in page["groups"]:
        if groups:
            groups.append(Group(width=1, fill=theme.line))
        groups.append(_group(d, entry))
    tray = panes(
        *groups, gap=3, pad=Pad(4, 4, 2, 4), height=HEIGHT, fill=theme.card,
        border=theme.line, edges="tb", clip=True,
    )  # fmt: skip
    return [top, tray]


def _group(d: Desk, entry: Mapping[str, Any]) -> Group:
    look = d.look
    body = row(*parts(d, entry["parts"]), gap=3, pad=pad(2, 0), grow=1)
    name = hint(look, entry["name"], look.size - 1.5, align="center", grow=1)
    launcher = entry.get("launcher")
    mark: list[Node] = []
    if launcher:
        sign = icon(look, d.function(launcher).icon, 10, look.theme.muted)
        mark.append(d.does(launcher, row(sign, pad=pad(2, 2), hugs=True), "icon"))
    foot = row(name, *mark, height=14)
    return column(body, foot, grow=entry.get("grow", 0))


def _maybe_drop(d: Desk, shown: str) -> None:
    """Now and then the menu of one of the tools with an arrow is open."""
    drops: Mapping[str, Sequence[str]] = d.content("drops", {}).get(shown, {})
    if drops and d.chance(0.35):
        name = d.pick(tuple(drops))
        d.popups.append(Popup(menu(d, tuple(drops[name])), f"tool:{name}"))


# --- the title bar --------------------------------------------------------------------------------


def _autosave(d: Desk) -> Group:
    look = d.look
    inside = row(
        say(look, "AutoSave", look.size - 0.5), tools.switch(look, on=True, width=30),
        gap=5, hugs=True,
    )  # fmt: skip
    return thing(d, inside, d.content("autosave", {}))


def _search(d: Desk, width: float) -> Group:
    return control(d, {"kind": "field", "sign": "search", "width": width, **d.content("search")})


def _face(d: Desk) -> Group:
    node = row(Drawing("avatar", 24, 24, (), (float(d.integer(0, 40)),)), hugs=True)
    return thing(d, node, d.content("account", {}))


def _band(d: Desk) -> Group:
    """The coloured strip of the program in a browser."""
    look, theme = d.look, d.look.theme
    ink = theme.on_accent
    return row(
        d.tool("launcher", 20, color=ink),
        say(look, d.app.name, 14, ink, bold=True),
        Group(width=1, height=18, fill=ink),
        thing(d, row(say(look, d.document, 0, ink), icon(look, "chevron_down", 10, ink), gap=4,
                     pad=pad(4, 3), hugs=True), d.content("title", {}), "text"),
        push(),
        _search(d, 240),
        push(),
        *(d.tool(name, 16, color=ink) for name in d.app.bars.get("account", ())),
        _face(d),
        gap=9,
        pad=pad(10, 5),
        fill=theme.accent,
    )  # fmt: skip


# --- the status line ------------------------------------------------------------------------------


def status(d: Desk, left: Sequence[Node], right: Sequence[Node], percent: str) -> Group:
    """The foot: what is said of the document, views, and the zoom."""
    look = d.look
    zoom = d.content("zoom")
    return tools.status(
        look,
        left,
        (
            *right,
            *d.bar("views"),
            d.tool("zoom_out", 12),
            thing(d, tools.slider(look, 0.5, 90), zoom["slider"]),
            d.tool("zoom_in", 12),
            thing(d, row(say(look, percent, look.size - 1), hugs=True), zoom["percent"], "text"),
        ),
        gap=8,
    )
