"""The bars and panels around a vault's notes: ribbon, files, search, mentions."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.business_parts import Entry, asked, nav, sign, signed
from pointerbench.suites.pro.archetypes.wiki.blocks import spans
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

# Notes whose dots have shorter names than they have.
_WEB = {"Salt marsh transect", "Reading: Reed 1995", "Reading: Kirwan 2010", "Thesis board"}
ORDINALS = ("first", "second", "third", "fourth", "fifth")


def ribbon(d: Desk) -> Group:
    nodes = [*d.bar("ribbon", 16, pad=pad(6)), push(), *d.bar("ribbon_end", 16, pad=pad(6))]
    return tools.palette(d.look, d.tool("toggle_left", pad=pad(6)), *nodes, gap=4)


def _side_tabs(d: Desk, on: int) -> Group:
    nodes: list[Node] = []
    for place, entry in enumerate(d.content("left")):
        if place == on:
            nodes.append(d.mark(tools.tool(d.look, entry["icon"], on=True, pad=pad(6)), "icon"))
        else:
            nodes.append(signed(d, entry, pad=pad(6)))
    theme = d.look.theme
    return row(*nodes, gap=3, pad=pad(8, 4), border=theme.line, edges="b", height=36)


def _elsewhere(d: Desk) -> set[str]:
    """Notes that can be reached by a tab, a mention or the web besides the tree."""
    found = set(d.turn(d.content("tabs")))
    if d.layout == 0:
        notes = d.content("notes")
        found |= {name for note in notes for name, _ in note["links"]}
    if d.layout == 1:
        found |= {knot[0] for knot in d.content("knots")} | _WEB
    return found


def files(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    bar = row(push(), *d.bar("files", 16), push(), gap=3, pad=pad(4, 4))
    lines = nav(d, d.content("tree"), d.document, _elsewhere(d))
    vault = asked(
        d,
        row(
            icon(look, "chevron_down", 12, theme.muted), say(look, "Field station", bold=True),
            gap=6, pad=pad(6, 3), hugs=True,
        ),
        "vault", "text", "Field station",
    )  # fmt: skip
    return column(
        _side_tabs(d, 0), bar, column(*lines, grow=1, clip=True),
        row(vault, push(), pad=pad(6, 4), border=theme.line, edges="t"), width=206, fill=theme.bar,
        border=theme.line, edges="r", clip=True,
    )  # fmt: skip


def mentions(d: Desk, note: Entry) -> Group:
    look, theme = d.look, d.look.theme
    top = row(
        *(
            d.mark(
                tools.tool(look, one["icon"], on=True, pad=pad(6)), "icon",
            ) if not place else signed(d, one, pad=pad(6))
            for place, one in enumerate(d.content("right"))
        ),
        gap=3, pad=pad(8, 4), border=theme.line, edges="b", height=36,
    )  # fmt: skip
    find = asked(d, tools.field(look, dim="Search…", sign="search", grow=1), "filter_links")
    lines = _passages(d, note)
    heads = [one for one in note["blocks"] if one["kind"] == "h2"]
    outline = [
        asked(
            d,
            row(
                icon(look, "caret_right", 10, theme.muted), say(look, one["text"], grow=1), gap=5,
                height=24,
            ),
            "heading", "text", place=ORDINALS[place],
        )
        for place, one in enumerate(heads)
    ]  # fmt: skip
    return column(
        top, row(find, pad=pad(8, 6)), column(*lines, gap=8, pad=pad(10, 2)),
        column(say(look, "Outline", look.size - 0.5, bold=True), *outline, pad=pad(10, 12)),
        width=214, fill=theme.bar, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _passages(d: Desk, note: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    lines: list[Node] = [
        row(
            say(look, "Linked mentions", look.size - 0.5, bold=True), push(),
            hint(look, str(len(note["links"]))), sign(d, "sort", "sort_links", 14, pad=pad(3)),
            gap=6,
        )
    ]  # fmt: skip
    for place, (name, text) in enumerate(note["links"]):
        title = asked(
            d, row(say(look, name), hugs=True, pad=pad(2)), "mention", "text", place=ORDINALS[place]
        )
        passage = row(
            say(look, spans(look, text), look.size - 0.5, theme.muted, limit=4, grow=1),
            pad=pad(8, 5), fill=theme.card, border=theme.line, radius=4,
        )  # fmt: skip
        arrow = sign(
            d, "resize_vertical", "unfold", 12, facts={"place": ORDINALS[place]}, pad=pad(3)
        )
        lines.append(
            column(
                row(icon(look, "file", 14, theme.muted), title, push(), arrow, gap=5), passage,
                gap=2,
            )
        )  # fmt: skip
    return lines


def found(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    field = asked(d, tools.field(look, "level", sign="search", grow=1), "find")
    case = sign(d, "change_case", "match_case", pad=pad(4))
    hits: list[Node] = []
    for name, count, text in d.content("results"):
        title = asked(
            d, row(say(look, name, bold=True), hugs=True, pad=pad(1)), "hit", "text", name=name
        )
        head = row(
            sign(d, "caret_down", "hit_fold", 10, facts={"name": name}, pad=pad(2)), title, push(),
            hint(look, str(count)), gap=4,
        )  # fmt: skip
        passage = row(
            say(look, spans(look, text), look.size - 0.5, theme.muted, limit=3, grow=1),
            pad=pad(8, 5), radius=4, fill=theme.card, border=theme.line,
        )  # fmt: skip
        hits.append(column(head, passage, gap=3))
    head = row(
        hint(look, "17 results"), push(), sign(d, "collapse", "fold_hits", 14),
        sign(d, "sort", "search_sort", 14), gap=3, pad=pad(10, 2),
    )  # fmt: skip
    return column(
        _side_tabs(d, 1), row(field, case, gap=4, pad=pad(8, 7)), head,
        column(*hits, gap=9, pad=pad(10, 5), grow=1, clip=True), width=206, fill=theme.bar,
        border=theme.line, edges="r", clip=True,
    )  # fmt: skip
