"""A mail program with spaces at its side, tabs on top and a pane for the day."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.mail.margins import agenda, folders, rail
from pointerbench.suites.pro.archetypes.mail.messages import Box, box_of, card, table
from pointerbench.suites.pro.archetypes.mail.reading import reading
from pointerbench.suites.pro.archetypes.months import MONTHS, small_month
from pointerbench.suites.pro.archetypes.sidebars import tabs
from pointerbench.suites.pro.archetypes.strips import control, parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

KEYS = ("tick", "flag", "files", "subject", "read", "who", "when", "size")


def thunderbird(d: Desk) -> Group:
    """Layouts: cards beside the message, a table above it, a wide table with the day's pane."""
    box = box_of(d, (13, 10, 19)[d.layout])
    body = (_vertical, _classic, _wide)[d.layout](d, box)
    look = d.look
    heads = tabs(
        d, d.content("tabs"), d.content("tabs")[0]["text"],
        lambda text, on: panels.tab(look, text, on=on, closes=not on, kind="card", width=168),
    )  # fmt: skip
    top = row(*heads, push(), *d.bar("tab_end"), fill=look.theme.bar, border=look.theme.line,
              edges="b", clip=True)  # fmt: skip
    search = control(d, {"kind": "field", "sign": "search", "width": 330, **d.content("search")})
    bar = row(
        *parts(d, d.content("unified")),
        push(),
        search,
        push(),
        *parts(d, d.content("unified_end")),
        gap=4,
        pad=pad(8, 4),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="b",
        clip=True,
    )
    inside = column(top, panes(_folder_pane(d), body, grow=1, clip=True), grow=1)
    whole = panes(rail(d, d.content("rail"), "space_mail", width=44), inside, grow=1, clip=True)
    extra = {"shell": True} if look.platform == "macos" else {}
    return d.window(column(bar, whole, _foot(d), grow=1), **extra)


def _foot(d: Desk) -> Group:
    look = d.look
    entry = d.content("foot")
    left: list[Node] = [icon(look, "wifi", 14, look.theme.good), hint(look, entry["state"])]
    right: list[Node] = []
    for one in entry["parts"]:
        held = row(say(look, one["text"], look.size - 1), hugs=True, pad=pad(4, 2))
        right.append(thing(d, held, one, "text"))
    quota = row(hint(look, "Quota"), Drawing("progress", 10, 70, (look.theme.accent,), (0.62,)),
                gap=6, hugs=True)  # fmt: skip
    right.append(thing(d, quota, entry["quota"]))
    return tools.status(look, left, [*right, *d.bar("foot")], gap=12)


def _folder_pane(d: Desk) -> Group:
    look = d.look
    head = row(*d.buttons("write", sign=True), push(), *d.bar("folder_tools"), pad=pad(8, 6), gap=3)
    return column(
        head, *folders(d, d.content("folders")), width=204, fill=look.theme.bar,
        border=look.theme.line, edges="r", clip=True,
    )  # fmt: skip


def _head(d: Desk) -> Group:
    """The folder's name above the list, and what filters it."""
    look, theme = d.look, d.look.theme
    entry = d.content("list")
    return row(
        say(look, entry["title"], look.size + 1.5, bold=True), hint(look, entry["count"]), push(),
        *parts(d, entry["tools"]), gap=6, pad=pad(10, 5), fill=theme.card, border=theme.line,
        edges="b", clip=True,
    )  # fmt: skip


def _filters(d: Desk) -> Group:
    """The bar of quick filters."""
    theme = d.look.theme
    entry = d.content("filters")
    field = control(d, {"kind": "field", "sign": "filter", "width": 130, **entry["field"]})
    return row(
        *parts(d, entry["tools"]), push(), field, gap=1, pad=pad(6, 4), fill=theme.bar,
        border=theme.line, edges="b", clip=True,
    )  # fmt: skip


def _vertical(d: Desk, box: Box) -> Group:
    theme = d.look.theme
    cards = [card(d, box, place, sign="star", face=False) for place in range(len(box.messages))]
    listed = column(
        _head(d),
        _filters(d),
        panels.scrolled(d.look, column(*cards), 0, 0.5),
        width=288,
        fill=theme.card,
        border=theme.line,
        edges="r",
        clip=True,
    )
    return panes(listed, _message(d, box), grow=1, clip=True)


def _message(d: Desk, box: Box) -> Group:
    theme = d.look.theme
    actions = row(*d.buttons("message", sign=True), *d.bar("message_more"), gap=2, pad=pad(8, 6),
                  fill=theme.bar, border=theme.line, edges="b", clip=True)  # fmt: skip
    entry = d.content("blocked")
    warning = row(
        icon(d.look, "shield", 16, theme.ink), say(d.look, entry["text"], d.look.size - 1, grow=1),
        thing(d, tools.button(d.look, entry["button"]["text"]), entry["button"], "text"),
        gap=8, pad=pad(12, 4), fill=theme.mark,
    )  # fmt: skip
    letter = reading(d, box.open, d.bar("header"), grow=1)
    return column(actions, warning, letter, grow=1, fill=theme.card)


def _classic(d: Desk, box: Box) -> Group:
    widths = (26, 28, 24, 1.6, 28, 146, 100, 68)
    listed = table(d, box, widths, KEYS, sign="star", height=24 + 10 * d.look.row)
    return column(_head(d), _filters(d), listed, _message(d, box), grow=1, clip=True)


def _wide(d: Desk, box: Box) -> Group:
    widths = (26, 28, 24, 1.5, 28, 118, 100, 64)
    listed = table(d, box, widths, KEYS, sign="star", grow=1)
    entry = d.content("day_pane")
    day = panels.dock(
        d.look, entry["title"],
        row(small_month(d, MONTHS[0], 12, cell=27), justify="center", pad=pad(0, 4)),
        row(*parts(d, entry["bar"]), gap=3, pad=pad(8, 3)),
        *agenda(d, entry["agenda"]),
        tools=parts(d, entry["tools"]), width=212, edge="l",
    )  # fmt: skip
    middle = column(_head(d), _filters(d), panels.scrolled(d.look, listed, 0, 0.6), grow=1)
    return panes(middle, day, grow=1, clip=True)
