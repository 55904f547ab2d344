"""A bank's customer: accounts and movements, a transfer, settings of cards."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.finance_parts import (
    Entry,
    card,
    control,
    figure,
    form,
    linked,
    notes,
    own,
    stacked,
    table,
    tabs,
    tint,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_INKS = ("#00695c", "#3f8fc2", "#e0a021", "#8a63b8", "#c7566b")


_DEVICES = ("android", "ios", "tablet")


def bank(d: Desk) -> Group:
    """Layouts: accounts, transfer, cards; a rail at the left on devices, tabs above in browsers."""
    view = (_accounts, _transfer, _cards)[d.layout]
    if d.look.platform in _DEVICES:
        return d.window(panes(_rail(d), column(_head(d), view(d), grow=1), grow=1, clip=True))
    inside = column(_head(d), _pages(d), view(d), grow=1, clip=True)
    return d.window(inside, title=d.app.documents[d.layout])


def _head(d: Desk) -> Group:
    look = d.look
    person = d.content("person")
    user = own(
        d,
        row(
            Drawing("avatar", 26, 26, (), (11.0,)),
            say(look, person["text"], 12.5),
            gap=7,
            hugs=True,
        ),
        person,
    )
    return tools.bar(
        look,
        icon(look, "bank", 20, look.theme.link),
        say(look, d.app.name, 15, bold=True),
        push(),
        *d.bar("head", 18),
        user,
        *d.buttons("leave"),
        gap=9,
        pad=pad(16, 6),
    )


def _pages(d: Desk) -> Group:
    look = d.look
    return tools.bar(
        look,
        *tabs(d, d.content("pages"), (0, 1, 3)[d.layout]),
        push(),
        *d.bar("quick"),
        gap=8,
        pad=pad(12, 0),
    )


def _rail(d: Desk) -> Group:
    look = d.look
    nodes: list[Node] = []
    for place, entry in enumerate(d.content("pages")):
        on = place == (0, 1, 3)[d.layout]
        ink = look.theme.link if on else look.theme.muted
        node = column(
            icon(look, entry["icon"], 22, ink, filled=on),
            say(look, entry["text"], 10.5, ink, align="center"),
            gap=2,
            align="center",
            width=82,
            pad=pad(2, 6),
            radius=8,
            fill=look.theme.chosen if on else "",
        )
        nodes.append(own(d, node, entry["text"] if on else entry))
    return tools.palette(look, *nodes, push(), *d.bar("quick", 20), gap=5)


# --- accounts -------------------------------------------------------------------------------------


def _accounts(d: Desk) -> Group:
    look = d.look
    entry = d.content("accounts")
    left = column(
        say(look, entry["title"], 17, bold=True),
        hint(look, entry["total"]),
        *(_account(d, one) for one in entry["items"]),
        _spending(d, entry["spending"]),
        _goals(d, entry["goals"]),
        gap=7,
        width=290,
        pad=Pad(10, 4, 10, 14),
        clip=True,
    )
    filters = [control(d, one) for one in entry["filters"]]
    moves = card(
        d,
        entry["moves_title"],
        row(*filters, push(), *d.bar("moves"), gap=7),
        row(*tabs(d, entry["tabs"]), gap=4, border=look.theme.line, edges="b"),
        table(d, entry["table"], 9 if look.platform in _DEVICES else 7),
        ends=d.buttons("statement"),
        grow=1,
        gap=7,
    )
    right = column(
        row(*d.buttons("actions", pad=pad(12, 6)), gap=7),
        moves,
        gap=8,
        grow=1,
        pad=pad(10, 10),
        clip=True,
    )
    return panes(left, right, grow=1, fill=look.theme.page, clip=True)


def _account(d: Desk, entry: Entry) -> Group:
    look = d.look
    name = own(d, row(say(look, entry["text"], 0, look.theme.link, bold=True), hugs=True), entry)
    more = own(d, tools.tool(look, "more_horizontal", 16), entry["more"], "icon")
    shown = row(
        hint(look, entry["iban"], 11, grow=1),
        say(look, entry["value"], 16, tint(look, entry["value"]), bold=True),
    )
    return column(
        row(icon(look, entry["icon"], 16, look.theme.muted), name, push(), more, gap=7),
        shown,
        gap=3,
        pad=pad(11, 7),
        fill=look.theme.card,
        border=look.theme.line,
        radius=look.radius,
    )


def _spending(d: Desk, entry: Entry) -> Group:
    look = d.look
    values = tuple(float(part["share"]) for part in entry["parts"])
    lines = [
        own(
            d,
            row(
                Group(width=9, height=9, fill=ink),
                say(look, part["text"], 11.5, grow=1),
                hint(look, part["value"], 11),
                gap=6,
                pad=pad(2, 1),
            ),
            part,
        )
        for part, ink in zip(entry["parts"], _INKS, strict=False)
    ]
    ring = d.mark(row(Drawing("donut", 84, 84, _INKS, values), hugs=True), "other")
    return card(
        d,
        entry["title"],
        row(ring, column(*lines, gap=1, grow=1), gap=10),
        ends=d.bar("spending", 14),
    )


def _goals(d: Desk, entry: Entry) -> Group:
    """What is being saved for, each with how far it is."""
    look, lines = d.look, list[Node]()
    for one in entry["items"]:
        name = own(d, row(say(look, one["text"], 12), hugs=True), one)
        bar = Drawing("progress", 6, None, (look.theme.accent, look.theme.soft), (one["share"],))
        lines += [row(name, push(), hint(look, one["note"], 11)), bar]
    return card(d, entry["title"], *lines, grow=1)


# --- transfer -------------------------------------------------------------------------------------


def _transfer(d: Desk) -> Group:
    look = d.look
    entry = d.content("transfer")
    people: list[Node] = []
    for one in entry["people"]:
        node = column(
            Drawing("avatar", 34, 34, (), (float(one["face"]),)),
            say(look, one["text"], 11, align="center"),
            gap=3,
            align="center",
            width=74,
            pad=pad(2, 5),
            radius=6,
        )
        people.append(own(d, node, one))
    left = card(
        d,
        entry["title"],
        row(*tabs(d, entry["tabs"]), gap=2, border=look.theme.line, edges="b"),
        row(*people, *d.bar("people", 18), gap=2),
        *stacked(d, entry["top"]),
        row(*stacked(d, entry["pair"], 1), gap=10),
        row(*stacked(d, entry["money"], 1), gap=10),
        *stacked(d, entry["foot"]),
        *(control(d, one) for one in entry["checks"]),
        push(),
        row(*d.buttons("transfer_left"), push(), *d.buttons("transfer_send", primary=True), gap=8),
        grow=1.35,
        gap=8,
    )
    standing = card(
        d, entry["standing_title"], table(d, entry["standing"], 4), ends=d.bar("standing", 14)
    )
    waiting = card(
        d, entry["waiting_title"], *notes(d, entry["waiting"]), ends=d.bar("waiting", 14)
    )
    right = column(standing, waiting, _goals(d, entry["limits"]), gap=9, grow=1.15)
    return panes(left, right, gap=10, pad=pad(14, 10), grow=1, fill=look.theme.page, clip=True)


# --- cards ----------------------------------------------------------------------------------------


def _cards(d: Desk) -> Group:
    look = d.look
    entry = d.content("cards")
    shown = [own(d, _plastic(d, one), {**one, "text": ""}, "other") for one in entry["items"]]
    left = column(
        row(say(look, entry["title"], 17, bold=True), push(), *d.bar("cards", 18), gap=3),
        *shown,
        row(*d.buttons("card_actions"), gap=6),
        gap=9,
        width=284,
        pad=Pad(10, 2, 10, 14),
        clip=True,
    )
    uses = card(d, entry["uses_title"], *form(d, entry["uses"], 190), grow=1, gap=3)
    limits = card(
        d,
        entry["limits_title"],
        *form(d, entry["limits"], 150),
        linked(d, entry["raise"]),
        grow=1,
        gap=3,
    )
    recent = card(
        d, entry["recent_title"], table(d, entry["recent"], 8), ends=d.bar("recent", 14), grow=1
    )
    facts = row(
        *(
            figure(d, one, 16, fill=look.theme.card, border=look.theme.line, radius=look.radius)
            for one in entry["figures"]
        ),
        gap=8,
        align="stretch",
    )
    right = column(
        facts, row(uses, limits, gap=9, align="stretch"), recent, gap=9, grow=1, pad=pad(10, 10)
    )
    return panes(
        left, panels.scrolled(look, right, 0, 0.8), grow=1, fill=look.theme.page, clip=True
    )


def _plastic(d: Desk, entry: Entry) -> Group:
    look = d.look
    return column(
        row(
            say(look, entry["text"], 13, "#ffffff", bold=True),
            push(),
            icon(look, "wifi", 16, "#ffffff"),
        ),
        Group(width=32, height=22, fill="#d9c27a", radius=4, hugs=True),
        push(),
        say(look, entry["number"], 15, "#ffffff"),
        row(
            say(look, entry["owner"], 11, "#ffffff"),
            push(),
            say(look, entry["until"], 11, "#ffffff"),
        ),
        height=132,
        gap=6,
        pad=pad(14, 10),
        radius=10,
        fill=entry["ink"],
    )
