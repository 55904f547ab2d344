"""Settings of an operating system: a list of pages, and the cards of the page that is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a page with cards, the same beside a column of related pages, cards in two rows."""
    page = d.turn(d.content("pages"))
    body = (_page_with_links, _page_with_aside, _two_columns)[d.layout](d, page)
    gnome = d.look.platform.startswith("linux")
    inside = panes(_pages(d, page), body, grow=1, clip=True)
    if gnome:
        return d.window(
            inside, header=(tuple(d.bar("head")), tuple(d.bar("end"))), title="Settings"
        )
    top = tools.bar(d.look, *d.bar("head"), push(), *d.bar("end"), gap=4, border="")
    return d.window(column(top, inside, grow=1), title="Settings")


def _pages(d: Desk, page: Entry) -> Group:
    look = d.look
    own = d.content("account")
    account = row(
        Drawing("avatar", 38, 38, (), (float(d.number),)),
        column(say(look, own["name"], 0, bold=True), hint(look, own["mail"]), gap=1, grow=1),
        gap=9,
        pad=pad(8, 8),
    )
    find = d.thing(tools.field(look, dim="Find a setting", sign="search"), own["find"], "other")
    nodes: list[Node] = [d.thing(account, own, "other"), column(find, pad=pad(6, 4))]
    own_names = {page["name"], *(crumb["text"] for crumb in page.get("crumbs", ()))}
    for entry in d.content("list"):
        chosen = entry["text"] in own_names
        ink = look.theme.link if chosen else look.theme.muted
        node = row(
            icon(look, entry["icon"], 18, ink, filled=chosen),
            say(look, entry["text"], look.size + 0.5, grow=1),
            gap=10,
            pad=pad(9, 0),
            height=33,
            fill=look.theme.chosen if chosen else "",
            radius=look.radius,
        )
        nodes.append(d.thing(node, entry["text"] if chosen else entry))
    return column(
        *nodes,
        gap=1,
        width=234,
        pad=pad(6, 6),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="r",
        clip=True,
    )


def _heading(d: Desk, page: Entry) -> Node:
    look = d.look
    crumbs: list[Node] = []
    for entry in page.get("crumbs", ()):
        crumbs += [
            d.thing(row(say(look, entry["text"], 20, look.theme.muted), hugs=True), entry),
            icon(look, "chevron_right", 14, look.theme.muted),
        ]
    return row(*crumbs, say(look, page["name"], 20, bold=True), gap=7, pad=Pad(4, 0, 8, 0))


def _page_with_links(d: Desk, page: Entry) -> Group:
    return _page(d, page, _related(d, page))


def _page(d: Desk, page: Entry, *foot: Node) -> Group:
    groups = [_group(d, group) for group in page["groups"]]
    top = [_monitors(d)] if page.get("monitors") else []
    inside = column(_heading(d, page), *top, *groups, *foot, gap=8, pad=pad(22, 10))
    return panels.scrolled(d.look, inside, 0.0, 0.7, fill=d.look.theme.page)


def _page_with_aside(d: Desk, page: Entry) -> Group:
    return panes(_page(d, page), _aside(d, page), grow=1, clip=True)


def _two_columns(d: Desk, page: Entry) -> Group:
    groups = [_group(d, group) for group in page["groups"]]
    top = [_monitors(d)] if page.get("monitors") else []
    left, right = groups[::2], [*groups[1::2], _related(d, page)]
    sides = panes(column(*left, gap=8, grow=1), column(*right, gap=8, grow=1), gap=12)
    inside = column(_heading(d, page), *top, sides, gap=8, pad=pad(18, 10))
    return panels.scrolled(d.look, inside, 0.0, 0.8, fill=d.look.theme.page)


def _aside(d: Desk, page: Entry) -> Group:
    look = d.look
    return column(
        _related(d, page),
        width=216,
        pad=pad(12, 16),
        fill=look.theme.page,
        border=look.theme.line,
        edges="l",
        clip=True,
    )


def _related(d: Desk, page: Entry) -> Group:
    """Links to other pages, and icons for help."""
    look = d.look
    lines: list[Node] = [say(look, "Related", look.size + 1, bold=True)]
    lines += [
        d.thing(row(say(look, entry["text"], 0, look.theme.link), pad=pad(0, 4), hugs=True), entry)
        for entry in page["related"]
    ]
    return column(*lines, row(*d.bar("help", 18), gap=6, pad=Pad(6, 0, 0, 0)), gap=2)


def _group(d: Desk, group: Entry) -> Group:
    look = d.look
    lines: list[Node] = []
    for place, entry in enumerate(group["rows"]):
        line = _row(d, entry)
        lines.append(column(line, border=look.theme.line if place else "", edges="t"))
    card = column(*lines, fill=look.theme.card, border=look.theme.line, radius=look.radius + 2)
    if not group.get("title"):
        return card
    return column(say(look, group["title"], look.size + 0.5, bold=True), card, gap=6)


def _row(d: Desk, entry: Entry) -> Group:
    """A setting: its name and note at the left, its control at the right."""
    look = d.look
    texts: list[Node] = [say(look, entry["text"], look.size + 0.5)]
    if entry.get("note"):
        texts.append(hint(look, entry["note"], look.size - 0.5))
    sign = d.mark(row(icon(look, entry["icon"], 18, look.theme.muted), hugs=True), "icon")
    words = d.mark(column(*texts, gap=1, grow=1), "text", words=(entry["text"],))
    return row(sign, words, *_control(d, entry), gap=11, pad=pad(12, 5))


_LEADS: dict[str, str] = {
    "go": "chevron_right",
    "open": "open_external",
    "more": "more_horizontal",
}


def _control(d: Desk, entry: Entry) -> list[Node]:
    """What sets it: switch, choice, slider, button, or an icon that leads on."""
    look = d.look
    kind: str = entry["kind"]
    value = entry.get("value", "")
    own = {**entry, "text": ""}
    if kind == "switch":
        word = d.mark(row(hint(look, "On" if entry.get("on") else "Off"), hugs=True), "text")
        return [word, d.thing(tools.switch(look, on=bool(entry.get("on"))), own, "other")]
    if kind == "slider":
        return [hint(look, f"{value}"), d.thing(tools.slider(look, value / 100, 150), own, "other")]
    if kind == "choice":
        return [d.thing(tools.choice(look, value, 158), own, "other")]
    if kind == "button":
        return [d.thing(tools.button(look, str(value)), {**entry, "text": value})]
    sign = _LEADS.get(kind, kind)
    return [hint(look, value), d.thing(tools.tool(look, sign, 14), own, "icon")]


_MONITORS = (
    ("1", Spot(0.5, 0.16, dx=-150, dw=128, dh=76), "the screen on the left"),
    ("2", Spot(0.5, 0.05, dx=-16, dw=168, dh=98), "the larger of the two screens"),
)


def _monitors(d: Desk) -> Group:
    """The arrangement of the screens, to be dragged about."""
    look = d.look
    shapes = []
    for name, spot, which in _MONITORS:
        inside = column(
            say(look, name, 22, look.theme.on_accent, align="center"),
            justify="center",
            fill=look.theme.accent,
            radius=4,
            border=look.theme.line,
        )
        does = (f"Choose {which} to set it up.", f"Let me change {which}.")
        shown = at(inside, spot)
        shapes.append(d.mark(shown, "other", does, function=f"monitor:{name}", words=(name,)))
    return panels.canvas(look, *shapes, height=118, grow=0, fill=look.theme.code, radius=6)
