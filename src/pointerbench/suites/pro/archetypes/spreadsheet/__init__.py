"""Spreadsheets: a ribbon with panes, or tool bars with a side bar, around a sheet of cells."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.figures import chart
from pointerbench.suites.pro.archetypes.ribbon import office, status
from pointerbench.suites.pro.archetypes.sidebars import cards, pane, switcher
from pointerbench.suites.pro.archetypes.spreadsheet.book import Book, book_of, letter
from pointerbench.suites.pro.archetypes.spreadsheet.cells import View, left_of, sheet, view_of
from pointerbench.suites.pro.archetypes.spreadsheet.pivot import pivot_pane
from pointerbench.suites.pro.archetypes.strips import parts, strip, thing
from pointerbench.suites.pro.archetypes.toolbars import deck, foot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: the plain sheet, one with a table to summarise or navigate, one with a chart."""
    return _office(d) if d.content("ribbon") else _libre(d)


# --- with a ribbon --------------------------------------------------------------------------------


def _office(d: Desk) -> Group:
    book = book_of(d, (23, 26, 24)[d.layout])
    formats = d.layout == 2 and d.number % 2
    view = view_of(d, book, filters=d.layout == 1, framed=not formats)
    shown = d.content("pages")[d.layout]
    side: list[Node] = []
    over: list[Node] = []
    if d.layout == 1:
        side = [pivot_pane(d, book)]
    elif d.layout == 2:
        over = [_chart(d, book, view)]
        side = [pane(d, d.content("format_pane"), width=236) if formats else _comments(d)]
    body = column(
        _formula_bar(d, book, view),
        panes(column(sheet(d, book, view, *over), _sheet_tabs(d), grow=1), *side, grow=1),
        grow=1,
    )
    look = d.look
    ready = hint(look, "Ready")
    access = d.content("access")
    left: list[Node] = [
        ready,
        thing(d, _signed(d, "accessibility", access["text"]), access, "text"),
    ]
    facts: list[Node] = []
    if not formats:
        for text, entry in zip(_facts(book, view), d.content("facts"), strict=False):
            words = row(say(look, text, look.size - 1), hugs=True)
            facts.append(thing(d, words, entry, "text"))
    return office(d, shown, body, status(d, left, facts, d.pick(("100%", "110%", "90%"))))


def _signed(d: Desk, sign: str, text: str) -> Group:
    small = d.look.size - 1
    return row(
        icon(d.look, sign, 12, d.look.theme.muted), say(d.look, text, small), gap=4, hugs=True
    )


def _facts(book: Book, view: View) -> tuple[str, str, str]:
    """The sums of the selected cells."""
    values = [line[view.column] for line in book.numbers[view.first : view.last + 1]]
    total = sum(values)
    return (
        f"Average: {total / len(values):,.2f}",
        f"Count: {len(values)}",
        f"Sum: {total:,.2f}",
    )


def _formula_bar(d: Desk, book: Book, view: View) -> Group:
    look = d.look
    name, text = "Chart 2", ""
    if view.framed:
        name = f"{letter(view.column)}{view.first + 2}"
        text = book.formulas[view.column].format(r=view.first + 2)
    box = tools.choice(look, name, 84, radius=0)
    line = tools.field(look, text, grow=1, radius=0)
    more = row(icon(look, "chevron_down", 12, look.theme.muted), pad=pad(5, 5), hugs=True)
    return row(
        thing(d, box, d.content("name_box")),
        *d.bar("formula"),
        d.mark(line, "other"),
        thing(d, more, d.content("formula_line"), "icon"),
        gap=4,
        pad=pad(4, 3),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="b",
    )


def _sheet_tabs(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    entry = d.turn(d.content("books"))
    tabs: list[Node] = []
    for place, one in enumerate(entry["sheets"]):
        on = not place
        text = say(look, one["text"], 0, theme.link if on else theme.ink, bold=on)
        node = row(text, pad=pad(11, 4), hugs=True, fill=theme.card if on else "",
                   border=theme.accent if on else theme.line, edges="b" if on else "r",
                   thickness=2 if on else 1)  # fmt: skip
        tabs.append(d.thing(node, one["text"] if on else one))
    along = thing(
        d, column(panels.scroll_bar(look, 0.0, 0.6, across=True), width=220, hugs=True),
        d.content("along"),
    )  # fmt: skip
    return row(
        *d.bar("sheets"), *tabs, *d.bar("sheets_end"), push(), along,
        gap=2, pad=pad(6, 0), fill=theme.bar, border=theme.line, edges="t", height=27, clip=True,
    )  # fmt: skip


def _chart(d: Desk, book: Book, view: View) -> Group:
    """A chart of the first rows over the cells at the right."""
    entry = d.turn(d.content("books"))["chart"]
    values = [line[book.index(entry["of"])] for line in book.numbers]
    count = entry.get("count", 6)
    data: dict[str, Any] = {**d.content("chart_words"), **entry}
    data["names"] = book.keys[:count]
    data["values"] = [max(1.0, value) for value in values[:count]]
    x = max(left_of(book, view, 4), 330)
    node = chart(d, data, handles=not view.framed)
    return at(node, Spot(dx=min(x, 380), dy=86, dw=400, dh=252))


def _comments(d: Desk) -> Group:
    entry = d.content("comments")
    notes = d.sample(entry["notes"], 4)
    shared = {"answer": entry["answer"], "signs": entry["signs"]}
    return panels.dock(
        d.look, entry["title"], cards(d, [{**shared, **note} for note in notes], 0),
        tools=parts(d, entry["tools"]), width=248, edge="l",
    )  # fmt: skip


# --- with tool bars -------------------------------------------------------------------------------


def _libre(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    book = book_of(d, (24, 25, 22)[d.layout])
    view = view_of(d, book, filters=d.layout == 1, height=20)
    bars = [strip(d, d.content("standard"), gap=1), strip(d, d.content("formatting"), gap=1)]
    if d.layout == 2:
        bars = [strip(d, d.content("single"), gap=1)]
    over = [_chart(d, book, view)] if d.layout == 2 else []
    table = column(sheet(d, book, view, *over), _sheet_tabs(d), grow=1)
    left, right = [], [deck(d, d.content("decks")[d.layout])]
    if d.layout == 1:
        left = [pane(d, d.content("navigator"), width=196, edge="r")]
        right = [switcher(d, d.content("switcher"), "show_navigator", 16)]
    found = [strip(d, d.content("find_bar"), edge="t", gap=4)] if d.layout == 2 else []
    body = column(
        *bars, _formula_bar(d, book, view), panes(*left, table, *right, grow=1, clip=True),
        *found, foot(d, _libre_facts(d, book, view)), grow=1, fill=theme.bar,
    )  # fmt: skip
    shell = {"shell": True} if look.platform == "macos" else {}
    return d.window(body, **shell)


def _libre_facts(d: Desk, book: Book, view: View) -> dict[str, str]:
    """What the foot line says of this book."""
    count = view.last - view.first + 1
    facts = _facts(book, view)
    return {
        "{sheet}": f"Sheet 1 of {len(d.turn(d.content('books'))['sheets'])}",
        "{count}": f"Selected: {count} row{'s' * (count > 1)}, 1 column",
        "{facts}": f"{facts[0]}; {facts[2]}",
        "{zoom}": d.pick(("100%", "90%", "110%")),
    }
