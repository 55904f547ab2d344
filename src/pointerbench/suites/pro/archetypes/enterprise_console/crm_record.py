"""A sale as a record: highlights, path, fields, activities and related lists."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.business_forms import pairs
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    asked,
    card,
    link,
    readable,
    sign,
    tabs,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def badge(d: Desk, name: str, hue: str, size: float = 34) -> Group:
    return row(
        icon(d.look, name, 20, "#ffffff"), width=size, height=size, radius=4, fill=hue,
        justify="center",
    )  # fmt: skip


def record(d: Desk) -> Group:
    deal = d.turn(d.content("deals"))
    left = column(_details(d, deal), gap=8, grow=1)
    right = column(_activity(d, deal), _related(d, deal), gap=8, width=352)
    return column(
        _highlights(d, deal), _path(d, deal), panes(left, right, gap=8, grow=1), gap=8, grow=1
    )


def _highlights(d: Desk, deal: Entry) -> Group:
    look = d.look
    head = row(
        badge(d, "crown", "#fcb95b"),
        column(hint(look, "Opportunity"), say(look, deal["name"], 16, bold=True)), push(),
        sign(d, "star", "follow"), *d.buttons("record"), d.tool("record_more"), gap=6,
    )  # fmt: skip
    facts = [
        column(
            hint(look, name, 11),
            asked(
                d, link(d, value), f"fact{place}", "text",
            ) if place in (0, 3) else say(look, value, 13),
            gap=2, grow=1,
        )
        for place, (name, value) in enumerate(deal["facts"])
    ]  # fmt: skip
    return card(d, head, row(*facts, gap=12), gap=9, pad=pad(12, 9))


def _path(d: Desk, deal: Entry) -> Group:
    look, theme = d.look, d.look.theme
    stages = d.content("stages")
    here = deal["stage"]
    nodes: list[Node] = []
    for place, entry in enumerate(stages):
        fill = "#3ba755" if place < here else ("#014486" if place == here else theme.bar)
        fill = mixed(theme.card, theme.ink, 26) if place > here else fill
        ink = readable(fill)
        inside: Node = (
            icon(look, "check", 14, ink)
            if place < here
            else say(look, entry["text"], 11.5, ink, align="center")
        )
        node = row(inside, justify="center", pad=pad(6, 5), radius=12, fill=fill, grow=1)
        nodes.append(thing(d, node, {} if place == here else {"does": entry["does"]}, "other"))
    done = d.does(
        "complete_stage",
        tools.button(look, "Mark Stage as Complete", primary=True, sign="check"),
        "text",
    )
    return card(d, row(*nodes, done, gap=3), pad=pad(10, 7))


def _details(d: Desk, deal: Entry) -> Group:
    look, theme = d.look, d.look.theme
    strip = panels.tab_strip(look, *tabs(d, d.content("record_tabs"), 1), fill="")
    groups: list[Node] = []
    for group in d.content("fields"):
        lines: list[Node] = []
        for entry in group["rows"]:
            value = deal["values"].get(entry["name"], "")
            text = say(look, value, 12.5, theme.link if entry.get("link") else "", grow=1)
            pen = thing(
                d, tools.tool(look, "edit", 12, pad=pad(3), color=theme.muted), entry, "icon"
            )
            lines.append(
                column(
                    hint(look, entry["name"], 11), row(text, pen), gap=0, border=theme.line,
                    edges="b", pad=pad(0, 2), grow=1,
                )
            )  # fmt: skip
        name = row(
            icon(look, "chevron_down", 14),
            say(look, group["text"], 12.5, bold=True),
            gap=6,
            hugs=True,
        )
        fold = row(
            thing(d, name, group), pad=pad(7, 4), fill=theme.bar if theme.dark else "#f3f3f3"
        )
        groups.append(column(fold, pairs(lines, 2, 16, between=3), gap=4))
    return card(d, strip, column(*groups, gap=7, pad=pad(10, 8)), grow=1, clip=True)


def _activity(d: Desk, deal: Entry) -> Group:
    look, theme = d.look, d.look.theme
    starts = row(
        *(
            row(d.tool(name, 16, drop=True, border=theme.line), hugs=True)
            for name in d.app.bars["activity"]
        ),
        push(), sign(d, "filter", "filter_activity", 14),
        sign(d, "refresh", "refresh_activity", 14), gap=5,
    )  # fmt: skip
    lines = _timeline(d, deal)
    recap = row(
        asked(d, tools.field(look, dim="Recap your call...", grow=1, pad=pad(8, 5)), "recap"),
        asked(d, tools.button(look, "Add", primary=True), "recap_add", "text", "Add"),
        gap=6,
    )
    only = row(
        asked(d, tools.switch(look, on=False, hugs=True), "insights"),
        hint(look, "Only show activities with insights", 11),
        gap=7,
    )
    head = row(
        asked(
            d,
            row(
                icon(look, "chevron_down", 12), say(look, "Upcoming & Overdue", 12, bold=True),
                gap=5, hugs=True, pad=pad(2),
            ),
            "fold_upcoming", "text", "Upcoming & Overdue",
        ),
        push(),
    )  # fmt: skip
    return card(
        d,
        panels.tab_strip(look, *tabs(d, d.content("activity_tabs")), fill=""),
        column(starts, recap, only, head, *lines, gap=6, pad=pad(10, 7)),
    )


def _timeline(d: Desk, deal: Entry) -> list[Node]:
    look = d.look
    lines: list[Node] = []
    for entry in deal["timeline"]:
        tick: list[Node] = []
        if "tick" in entry:
            box = row(tools.check(look, "", hugs=True), pad=pad(2), hugs=True)
            tick = [d.mark(box, "other", entry["tick"])]
        dot = row(
            icon(look, entry["icon"], 12, "#ffffff"), width=22, height=22, radius=4,
            fill=entry["hue"], justify="center",
        )  # fmt: skip
        body = column(
            row(
                thing(d, link(d, entry["text"], 12), {"does": entry["does"]}), push(),
                hint(look, entry["when"], 11),
            ),
            hint(look, entry["note"], 11), grow=1,
        )  # fmt: skip
        lines.append(row(dot, *tick, body, gap=8, align="start"))
    return lines


def _related(d: Desk, deal: Entry) -> Group:
    look = d.look
    parts: list[Node] = []
    for entry in d.content("related"):
        more = thing(
            d,
            tools.tool(look, "plus", 14, border=look.theme.line, pad=pad(4, 2)),
            {"does": entry["add"]},
            "icon",
        )
        rows: list[Node] = [
            row(thing(d, link(d, text, 12), {"does": does}), push(), hint(look, note, 11))
            for text, note, *does in deal["related"][entry["text"]]
        ]
        head = row(
            badge(d, entry["icon"], entry["hue"], 22),
            thing(
                d,
                row(
                    say(look, f"{entry['text']} ({len(rows)})", 12.5, bold=True), hugs=True,
                    pad=pad(2),
                ),
                {"does": entry["does"]},
            ),
            push(), more, gap=7,
        )  # fmt: skip
        parts.append(column(head, *rows, gap=3))
    return card(d, column(*parts, gap=9, pad=pad(10, 8)), grow=1, clip=True)
