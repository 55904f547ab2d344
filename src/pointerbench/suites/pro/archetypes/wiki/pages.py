"""A workspace of pages: a page of blocks, a database as a table, or a gallery beside an entry."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    face,
    initials,
    nav,
    pointed,
    portrait,
    sign,
    soft_pill,
)
from pointerbench.suites.pro.archetypes.wiki.blocks import block
from pointerbench.suites.pro.archetypes.wiki.databases import (
    database,
    gallery,
    title_line,
    top_line,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets.boxes import at, column, free, pad, panes, push, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
ORDINALS = ("first", "second", "third", "fourth")


def build(d: Desk) -> Group:
    """Layouts: a page, a database's table, a gallery with an entry open at the side."""
    theme = d.look.theme
    d.look = replace(
        with_theme(d.look, page=theme.card, bar=theme.bar if theme.dark else "#f8f8f7"), row=27
    )
    main = (_page, database, gallery)[d.layout](d)
    return d.window(panes(_side(d), main, grow=1, clip=True))


# --- the side bar ---------------------------------------------------------------------------------


def _side(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    team = d.does(
        "workspace",
        row(
            initials(d, "Crumb Co", "#c4554d", 20), say(look, "Crumb & Co", bold=True),
            icon(look, "chevron_down", 12, theme.muted), gap=7, pad=pad(6, 4), hugs=True,
        ),
        "text",
    )  # fmt: skip
    head = row(team, push(), d.tool("fold_sidebar"), d.tool("new_page"), gap=2, pad=pad(6, 7))
    lines: list[Node] = []
    for entry, line in zip(d.content("tree"), nav(d, d.content("tree"), d.document), strict=True):
        held = line
        if entry.get("opened") and "text" in entry:
            held = row(
                column(line, grow=1), sign(d, "more_horizontal", "tree_more", pad=pad(3)),
                sign(d, "plus", "tree_add", pad=pad(3)), gap=1, pad=Pad(0, 4, 0, 0),
            )  # fmt: skip
        lines.append(held)
    return column(
        head, *nav(d, d.content("quick")), column(*lines, grow=1, clip=True),
        *nav(d, d.content("bottom")), Group(height=6), width=212, fill=theme.bar, border=theme.line,
        edges="r", clip=True,
    )  # fmt: skip


# --- a page ---------------------------------------------------------------------------------------


def _page(d: Desk) -> Group:
    doc = d.turn(d.content("docs"))
    text = column(
        title_line(d, doc["title"], doc["icon"], 48), *_props(d, doc), _talk(d, doc),
        *_lines(d, doc), gap=2, pad=Pad(0, 150, 0, 14), grow=1, clip=True,
    )  # fmt: skip
    corner = row(
        push(), d.tool("ai_chat", 20, radius=16, border=d.look.theme.line),
        d.tool("help_corner", 16), gap=6, pad=pad(10, 5),
    )  # fmt: skip
    return column(
        top_line(d, doc["path"]), _cover(d, doc["cover"]), text, corner, grow=1, clip=True,
        fill=d.look.theme.page,
    )  # fmt: skip


def _cover(d: Desk, drawing: str) -> Group:
    look, theme = d.look, d.look.theme
    kind, number = drawing.split()
    words = [
        asked(
            d,
            row(
                say(look, text, 11.5), pad=pad(8, 3), fill=theme.card, border=theme.line, hugs=True,
            ),
            f"cover{place}", "text", text,
        )
        for place, text in enumerate(("Change cover", "Reposition"), 1)
    ]  # fmt: skip
    over = row(push(), *words, pad=pad(12, 8))
    drawn = Drawing(kind, 84, None, (), (float(number),))
    return free(at(drawn, Spot(0, 0, 1, 1)), at(over, Spot(0, 0, 1)), height=84, grow=0)


def _lines(d: Desk, doc: Entry) -> list[Node]:
    """The blocks; one is hovered, or its words are marked below a floating bar."""
    marking = d.number % 2 == 0
    if not marking:
        pointed(d, 0.62, 0.75)
    plain = [place for place, one in enumerate(doc["blocks"]) if one["kind"] in ("p", "bullet")]
    chosen = d.pick(plain[:3])
    nodes: list[Node] = []
    for place, entry in enumerate(doc["blocks"]):
        gutter: Node = Group(width=44)
        if place == chosen and marking:
            shown = {**entry, "text": f"=={entry['text']}=="}
            inside = column(
                d.mark(block(d, {**shown, "does": ()}, 13.5), "text", key="marked"), grow=1
            )
        else:
            inside = column(block(d, entry, 13.5), grow=1)
        if place == chosen and not marking:
            gutter = row(
                sign(d, "plus", "insert", pad=pad(3)),
                sign(d, "drag_handle", "handle", pad=pad(3)),
                width=44,
            )
        nodes.append(row(gutter, inside, gap=4, align="start"))
    if marking:
        look = d.look
        bar = row(
            *d.bar("selection"), gap=1, pad=pad(4, 3), fill=look.theme.card, radius=6,
            border=look.theme.line, shadow=True, hugs=True,
        )  # fmt: skip
        d.popups.append(Popup(bar, "marked"))
    return nodes


def _props(d: Desk, doc: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    signs = ("radio_on", "person", "calendar", "hash")
    for place, (name, value, how) in enumerate(doc["props"]):
        shown: Node = row(say(look, value), hugs=True, pad=pad(4, 2))
        if how == "face":
            shown = row(portrait(value, 18), say(look, value), gap=6, hugs=True, pad=pad(4, 2))
        elif how:
            shown = row(soft_pill(d, value, how), hugs=True, pad=pad(4, 2))
        held = asked(d, shown, "prop", place=ORDINALS[place])
        lines.append(
            row(
                icon(look, signs[place], 14, theme.muted), row(hint(look, name), width=110), held,
                gap=7, height=24, pad=Pad(0, 0, 0, 50),
            )
        )  # fmt: skip
    return lines


def _talk(d: Desk, doc: Entry) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for who, when, text in doc["remarks"]:
        first = who.split()[0]
        lines.append(
            row(
                portrait(who, 20), say(look, who, look.size - 0.5, bold=True), hint(look, when),
                say(look, text, look.size - 0.5, grow=1),
                sign(d, "check", "resolve", 14, facts={"who": first}, pad=pad(3)),
                sign(d, "reply", "reply", 14, facts={"who": first}, pad=pad(3)), gap=6,
            )
        )  # fmt: skip
    write = row(
        face(31, 20),
        asked(d, row(say(look, "Add a comment…", 0, theme.faint), grow=1, pad=pad(2, 3)), "write"),
        gap=6,
    )
    return column(*lines, write, gap=3, pad=Pad(6, 0, 6, 48), border=theme.line, edges="b")


# --- databases ------------------------------------------------------------------------------------
