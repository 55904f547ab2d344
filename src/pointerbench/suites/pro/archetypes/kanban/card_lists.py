"""The lists of a board with their cards."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    asked,
    face,
    inked,
    pill,
    readable,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, pad, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say


def lists(d: Desk, board: Entry, ground: str, slim: bool) -> Group:
    wide = 246 if slim or d.layout == 1 else 252
    number = -1 if slim else d.integer(0, 1)
    lists: list[Node] = [
        _list(d, entry, wide, hovered=place == number) for place, entry in enumerate(board["lists"])
    ]
    on = inked(d, mixed(ground, "#ffffff", 50))
    entry = d.function("add_list")
    more = row(
        icon(on.look, "plus", 16), say(on.look, entry.label), gap=8, pad=pad(12, 10), width=wide,
        radius=10, fill=mixed(ground, "#ffffff", 50),
    )  # fmt: skip
    lists.append(d.does("add_list", more, "text"))
    shown = row(*lists, gap=10, pad=pad(10), align="start")
    scenery = Drawing("gradient", 10, None, (ground, mixed(ground, "#f0b0c8", 96)), grow=1)
    return free(at(scenery, Spot(0, 0, 1, 1)), at(shown, Spot(0, 0, 1.6, 1)), fill=ground)


def _list(d: Desk, entry: Entry, width: float, *, hovered: bool) -> Group:
    look, theme = d.look, d.look.theme
    about = entry["about"]
    menu = asked(
        d, tools.tool(look, "more_horizontal", 16), "list_more_horizontal", "icon", about=about
    )
    fold = asked(
        d, tools.tool(look, "resize_horizontal", 16), "list_resize_horizontal", "icon", about=about
    )
    title = asked(
        d, row(say(look, entry["text"], bold=True), pad=pad(2, 1), hugs=True), "list_text", "text",
        about=about,
    )  # fmt: skip
    head = row(title, hint(look, str(len(entry["cards"]))), push(), fold, menu, gap=5)
    body = [
        _card(d, one, hovered=hovered and place == 1) for place, one in enumerate(entry["cards"])
    ]
    add = asked(
        d,
        row(
            icon(look, "plus", 14, theme.muted), say(look, "Add a card", 0, theme.muted), gap=6,
            pad=pad(6, 5), grow=1,
        ),
        "list_plus", "text", text="Add a card", about=about,
    )  # fmt: skip
    pattern = asked(d, tools.tool(look, "layers", 16), "list_layers", "icon", about=about)
    ground = mixed(theme.page, theme.ink, 8) if not theme.dark else mixed(theme.page, "#000000", 70)
    return column(
        head, *body, row(add, pattern), gap=7, pad=pad(8, 7), width=width, radius=10, fill=ground,
        hugs=True,
    )  # fmt: skip


def _card(d: Desk, entry: Entry, *, hovered: bool) -> Group:
    look, theme = d.look, d.look.theme
    inside: list[Node] = []
    if "cover" in entry:
        kind, number = entry["cover"].split()
        inside.append(Drawing(kind, 66, None, (), (float(number),), grow=0))
    rows: list[Node] = []
    if "labels" in entry:
        colors = d.content("labels")
        rows.append(
            wrap(*(pill(d, name, colors[name], size=11) for name in entry["labels"]), gap=4)
        )
    title: list[Node] = [say(look, entry["text"], 0, limit=2, grow=1)]
    if hovered:
        title.append(d.tool("edit_card", pad=pad(3)))
    rows.append(row(*title, gap=4, align="start"))
    foot = badges(d, entry)
    people = [d.mark(face(number, 22), "other") for number in entry.get("people", ())]
    if foot or people:
        rows.append(row(*foot, push(), *people, gap=6))
    inside.append(column(*rows, gap=6, pad=pad(9, 8)))
    border = theme.accent if hovered else theme.line
    node = column(*inside, fill=theme.card, border=border, radius=8, clip=True)
    return thing(d, node, {**entry, "text": ""}, "other")


def badges(d: Desk, entry: Entry) -> list[Node]:
    """What the foot of a card says: its date, notes, files, steps."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    if "done" in entry or "due" in entry:
        fill = "#1f845a" if "done" in entry else ("#c9372c" if entry.get("late") else "")
        ink = readable(fill) if fill else theme.muted
        text = entry.get("done") or entry["due"]
        date = row(
            icon(look, "clock", 14, ink), say(look, text, 11, ink), gap=3, pad=pad(4, 1), radius=3,
            fill=fill, hugs=True,
        )  # fmt: skip
        nodes.append(d.mark(date, "other"))
    for key, sign in (("notes", "comment"), ("files", "attach"), ("steps", "checklist")):
        if key in entry:
            nodes.append(
                row(icon(look, sign, 14, theme.muted), hint(look, str(entry[key]), 11), gap=3)
            )
    return nodes
