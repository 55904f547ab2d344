"""The panel in which a pivot table is put together."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.spreadsheet.book import Book
from pointerbench.suites.pro.archetypes.spreadsheet.cells import RIGHT
from pointerbench.suites.pro.archetypes.strips import parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def pivot_pane(d: Desk, book: Book) -> Group:
    """Fields to tick above the four areas that they are dragged to."""
    look, theme = d.look, d.look.theme
    entry = d.content("pivot")
    names = [one["name"] for one in book.columns]
    wholes = {one["name"]: one["whole"] for one in book.columns}
    words = [one["name"] for one in book.columns if one["kind"] not in RIGHT]
    sums = [one["name"] for one in book.columns if one["kind"] in RIGHT]
    placed = [*d.sample(words, 3), d.pick(sums)]
    used = set(placed)
    boxes: list[Node] = []
    for name in names:
        key = "leave_out" if name in used else "take_in"
        does = tuple(one.format(field=wholes[name]) for one in entry[key])
        box = tools.check(look, name, on=name in used, pad=pad(8, 3))
        boxes.append(d.mark(box, "other", does))
    search = tools.field(look, dim=entry["search"]["text"], end="search", grow=1)
    areas = [
        _area(d, one, placed[place], wholes[placed[place]])
        for place, one in enumerate(entry["areas"])
    ]
    foot = row(
        tools.check(look, entry["defer"], hugs=True), push(), d.button("update_layout"),
        pad=pad(8, 6), border=theme.line, edges="t",
    )  # fmt: skip
    return panels.dock(
        look,
        entry["title"],
        row(hint(look, entry["hint"], limit=2, grow=1), pad=pad(8, 4)),
        row(thing(d, search, {**entry["search"], "text": ""}), pad=pad(8, 2)),
        column(*boxes, _more(d), pad=pad(0, 4), grow=1, clip=True),
        row(hint(look, entry["drag"], limit=1), pad=pad(8, 4), border=theme.line, edges="t"),
        panes(*areas[:2], gap=6, pad=pad(6, 2), height=96),
        panes(*areas[2:], gap=6, pad=pad(6, 2), height=96),
        foot,
        tools=parts(d, entry["tools"]),
        width=250,
        edge="l",
    )


def _more(d: Desk) -> Group:
    entry = d.content("pivot")["more"]
    text = say(d.look, entry["text"], 0, d.look.theme.link)
    return row(thing(d, row(text, hugs=True, pad=pad(0, 3)), entry, "text"), pad=pad(8, 4))


def _area(d: Desk, text: str, name: str, whole: str) -> Group:
    """One of the four areas with the field that lies in it."""
    look, theme = d.look, d.look.theme
    signs = {"Filters": "filter", "Columns": "columns", "Rows": "view_list", "Values": "autosum"}
    head = row(
        icon(look, signs[text], 12, theme.muted), say(look, text, look.size - 1, bold=True), gap=5,
        pad=pad(2, 3),
    )  # fmt: skip
    shown = f"Sum of {name}" if text == "Values" else name
    chip = row(
        say(look, shown, look.size - 1, grow=1), icon(look, "caret_down", 10, theme.muted),
        pad=pad(6, 3), fill=theme.bar, border=theme.line, gap=4,
    )  # fmt: skip
    wordings = d.content("pivot")["chip"]
    does = tuple(one.format(field=whole, area=text.lower()) for one in wordings)
    held = d.mark(chip, "text", does, words=(shown,))
    box = column(held, gap=2, pad=pad(4, 4), grow=1, fill=theme.card, border=theme.line)
    return column(head, box, grow=1)
