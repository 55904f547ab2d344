"""A patient's chart: notes and reports, results over time, orders and medications, a schedule."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.ehr_results import results
from pointerbench.suites.pro.archetypes.finance_parts import (
    Entry,
    control,
    items,
    linked,
    notes,
    own,
    signs,
    table,
    tabs,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: chart review, results over time, orders; now and then the day's schedule."""
    look = d.look
    top = tools.bar(look, *d.bar("main", 18), push(), *d.bar("main_end", 18), gap=3)
    if d.layout == 2 and d.number > 3:
        return d.window(column(top, _workspaces(d, 0), _schedule(d), grow=1, clip=True))
    view = (_review, results, _orders)[d.layout]
    inside = panes(_banner(d), column(_activities(d), view(d), grow=1), grow=1, clip=True)
    return d.window(column(top, _workspaces(d, 1), inside, grow=1, clip=True))


def _workspaces(d: Desk, on: int) -> Group:
    """Open patients as tabs."""
    look = d.look
    strip = tabs(d, d.content("workspaces"), on, "card")
    return tools.bar(look, *strip, push(), *d.bar("workspace", 14), pad=pad(0, 0), gap=0)


def _banner(d: Desk) -> Group:
    """Who the patient is, down the left side."""
    look = d.look
    entry = d.content("patient")
    face = Drawing("avatar", 58, 58, (), (entry["face"],))
    head = column(
        row(
            d.mark(row(face, hugs=True), "other", entry["face_does"]), push(), *d.bar("patient", 16)
        ),
        own(d, row(say(look, entry["text"], 15, bold=True), hugs=True), entry),
        *(hint(look, one, 11.5) for one in entry["facts"]),
        gap=3,
        pad=pad(10, 8),
        fill=look.theme.soft,
    )
    parts: list[Node] = []
    for part in entry["parts"]:
        ink = look.theme.bad if part.get("alarm") else look.theme.ink
        lines: list[Node] = [say(look, part["title"], 11.5, look.theme.link, bold=True)]
        for line in part["lines"]:
            shown = line if isinstance(line, dict) else {"text": line}
            node = row(say(look, shown["text"], 11.5, ink), pad=pad(0, 1), hugs=True)
            lines.append(own(d, node, shown))
        parts.append(column(*lines, gap=1, pad=pad(10, 5), border=look.theme.line, edges="b"))
    return column(
        head,
        *parts,
        push(),
        row(*d.bar("banner", 16), gap=4, pad=pad(8, 5)),
        width=188,
        fill=look.theme.card,
        border=look.theme.line,
        edges="r",
        clip=True,
    )


def _activities(d: Desk) -> Group:
    look = d.look
    on = (1, 2, 4)[d.layout]
    return tools.bar(
        look,
        *tabs(d, d.content("activities"), on),
        push(),
        *d.bar("activity", 14),
        pad=pad(4, 0),
        gap=0,
    )


# --- chart review ---------------------------------------------------------------------------------


def _review(d: Desk) -> Group:
    look = d.look
    entry = d.content("review")
    upper = column(
        row(*tabs(d, entry["tabs"], 0, "card"), border=look.theme.line, edges="b"),
        tools.bar(
            look, *d.bar("review"), push(), *(control(d, one) for one in entry["filters"]), gap=5
        ),
        table(d, entry["table"], 5),
        grow=1.1,
        clip=True,
    )
    report = entry["report"]
    body: list[Node] = [
        row(say(look, report["title"], 15, bold=True), push(), *d.bar("report", 16), gap=3),
        hint(look, report["by"]),
    ]
    for part in report["parts"]:
        body.append(
            own(d, row(say(look, part["text"], 12.5, look.theme.link, bold=True), hugs=True), part)
        )
        body.append(say(look, part["body"], 12, limit=3))
    side = column(*body, gap=4, pad=pad(12, 8), fill=look.theme.card)
    shown = panels.scrolled(look, side, 0.05, 0.6, border=look.theme.line, edges="t")
    return panes(column(upper, shown, grow=1), _storyboard(d), grow=1, clip=True)


def _storyboard(d: Desk) -> Group:
    """Problems and what is due."""
    look = d.look
    entry = d.content("beside")
    return column(
        panels.dock(
            look, entry["problems_title"], *notes(d, entry["problems"]), tools=d.bar("problems", 14)
        ),
        panels.dock(
            look, entry["care_title"], *notes(d, entry["care"]), tools=d.bar("care", 14), grow=1
        ),
        width=224,
        border=look.theme.line,
        edges="l",
        clip=True,
    )


# --- orders ---------------------------------------------------------------------------------------


def _orders(d: Desk) -> Group:
    look = d.look
    entry = d.content("orders")
    find = control(d, entry["find"])
    groups: list[Node] = []
    for part in entry["groups"]:
        groups.append(panels.section(look, part["title"]))
        for one in part["items"]:
            name = column(
                say(look, one["text"], 12.5, bold=True), hint(look, one["note"], 11), gap=0, grow=1
            )
            groups.append(
                row(
                    own(d, name, one),
                    *signs(d, one.get("signs", ())),
                    gap=3,
                    pad=pad(12, 3),
                    border=look.theme.line,
                    edges="b",
                )
            )
    meds = column(
        tools.bar(
            look, *d.bar("meds"), push(), *(control(d, one) for one in entry["filters"]), gap=4
        ),
        column(*groups, grow=1, clip=True),
        grow=1,
        clip=True,
    )
    return panes(meds, _basket(d, entry, find), grow=1, clip=True)


def _basket(d: Desk, entry: Entry, find: Node) -> Group:
    """Orders that are being written, to be signed."""
    look = d.look
    lines: list[Node] = []
    for one in entry["new"]:
        head = row(
            icon(look, one["icon"], 16, look.theme.link),
            own(d, say(look, one["text"], 12.5, bold=True, grow=1), one),
            *signs(d, one["signs"]),
            gap=5,
        )
        lines.append(
            column(
                head,
                hint(look, one["note"], 11, limit=2),
                gap=2,
                pad=pad(9, 5),
                border=look.theme.line,
                edges="b",
            )
        )
    detail = [
        row(
            row(hint(look, one["name"], 11.5, grow=1), width=84),
            column(control(d, one), grow=1),
            gap=5,
            pad=pad(9, 2),
        )
        for one in entry["detail"]
    ]
    return panels.dock(
        look,
        entry["title"],
        row(column(find, grow=1), d.button("new_order"), gap=5, pad=pad(8, 6)),
        *lines,
        panels.caption(look, entry["detail_title"]),
        *detail,
        push(),
        row(
            *d.buttons("sign_left"), push(), *d.buttons("sign", primary=True), gap=6, pad=pad(9, 8)
        ),
        tools=d.bar("basket", 14),
        width=322,
        edge="l",
    )


# --- schedule -------------------------------------------------------------------------------------


def _schedule(d: Desk) -> Group:
    look = d.look
    entry = d.content("schedule")
    left = column(
        panels.dock(look, entry["list_title"], *items(d, entry["lists"]), tools=d.bar("lists", 14)),
        panels.dock(
            look, entry["inbox_title"], *notes(d, entry["inbox"]), tools=d.bar("inbox", 14), grow=1
        ),
        width=214,
        border=look.theme.line,
        edges="r",
        clip=True,
    )
    middle = column(
        row(
            say(look, entry["title"], 15, bold=True),
            push(),
            *(control(d, one) for one in entry["filters"]),
            gap=6,
            pad=pad(9, 6),
        ),
        tools.bar(look, *d.bar("schedule"), gap=4),
        table(d, entry["table"], 9),
        push(),
        row(*(linked(d, one) for one in entry["links"]), gap=16, pad=pad(10, 7)),
        grow=1,
        clip=True,
    )
    return panes(left, middle, grow=1, clip=True)
