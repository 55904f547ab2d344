"""A restaurant's printed menu on a table: a folded card or a single sheet, dishes with prices."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Drawing, Group, Node, Rule
from pointerbench.suites.text.kit.texts import prose, text, title, ui
from pointerbench.suites.text.surfaces.leisure.parts import drinks, names, one, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row, space, text_columns

_PAPERS = ("#fbf7ec", "#ffffff", "#f6efe1", "#f3f5ee")
_SLATES = ("#1d1f1e", "#23201c", "#171b21")
_TABLES = ("#7d6650", "#5f6a5e", "#a3917a", "#39404a", "#8c8f94", "#4d3b30")


class _Look(NamedTuple):
    accent: Color
    centered: bool
    currency: bool


def build(w: Writer) -> Node:
    look = _Look(
        w.pick(("#8a3b1e", "#2f5d50", "#6b4a16", "#3b4a7a")) if not w.theme.dark else w.theme.link,
        w.chance(0.4),
        w.chance(0.3),
    )
    kinds = {"starter": 3, "main": 5, "dessert": 3}
    dishes = w.entries("dishes", w.left("dishes"))
    sections = [
        _section(w, look, key, [dish for dish in dishes if dish[2] == kind][: count + 1])
        for (kind, count), key in zip(kinds.items(), ("starters", "mains", "desserts"), strict=True)
    ]
    cellar = _drinks(w, look)
    if w.chance(0.55):
        content = _folded(w, look, sections, cellar)
    else:
        content = _sheet(w, look, sections, cellar)
    return row(
        *content,
        gap=0,
        fill=w.pick(_TABLES),
        justify="center",
        align="start",
        pad=pad(0, 18),
        grow=1,
        clip=True,
    )


def _folded(w: Writer, look: _Look, sections: list[Group], drinks: Group) -> list[Node]:
    paper = w.pick(_SLATES if w.theme.dark else _PAPERS)
    first = _page(w, paper, 478, _head(w, look), sections[0], sections[1])
    second = _page(w, paper, 478, sections[2], drinks, _foot(w, look))
    return [first, column(fill=w.theme.line, width=1, height=900), second]


def _sheet(w: Writer, look: _Look, sections: list[Group], drinks: Group) -> list[Node]:
    paper = w.pick(_SLATES if w.theme.dark else _PAPERS)
    body = text_columns(
        *(
            node
            for section in (*sections, drinks, _foot(w, look))
            for node in (*section.children, space(12))
        ),
        count=2,
        gap=44,
        height=600,
    )
    return [_page(w, paper, w.pick((860, 920)), _head(w, look), body)]


def _page(w: Writer, paper: Color, width: float, *parts: Node, height: float = 900) -> Group:
    return column(
        *parts,
        gap=20,
        width=width,
        height=height,
        pad=pad(44, 34),
        fill=paper,
        shadow=True,
        clip=True,
    )


def _head(w: Writer, look: _Look) -> Node:
    middle = w.chance(0.7)
    align = "center" if middle else "left"
    cuisine = say(w, f"cuisine_{w.pick((1, 2, 5, 6))}")  # none that has no meat, or no more of it
    kind = f"{cuisine}, {say(w, 'since', year=w.integer(1898, 2019))}"
    mark = Drawing("logo", 34, 34, (look.accent,), (float(w.integer(0, 13)),))
    return column(
        row(mark, justify="center" if middle else "start"),
        title(w, one(w, "rest", 8), 30, look.accent, align=align, spacing=w.pick((0, 0, 1.5))),
        ui(w, kind, 12.5, w.theme.muted, align=align),
        prose(w, one(w, "menu_welcome", 3), 14.5, align=align, italic=w.chance(0.5), styles=()),
        gap=7,
        place="header",
    )


def _section(w: Writer, look: _Look, key: str, dishes: list[tuple[str, ...]]) -> Group:
    low, high = {"starters": (6, 13), "mains": (15, 28), "desserts": (6, 11)}[key]
    items = [
        _dish(w, look, dish, w.integer(low * 2, high * 2) * 50 * w.locale.price_level)
        for dish in dishes
    ]
    return column(_heading(w, look, say(w, key)), *items, gap=9, place="section")


def _heading(w: Writer, look: _Look, caption: str) -> Group:
    align = "center" if look.centered else "left"
    return column(
        title(w, caption, 19, look.accent, align=align, spacing=0.5),
        Rule(look.accent),
        gap=4,
        pad=pad(0, 3),
    )


def _price(w: Writer, look: _Look, cents: int) -> str:
    return w.amount(cents) if look.currency else w.number(cents, 2)


def _dish(w: Writer, look: _Look, dish: tuple[str, ...], cents: int) -> Group:
    name, description, _ = dish
    price = _price(w, look, cents)
    if look.centered:
        lines: list[Node] = [
            text(w, name, 16, bold=True, align="center"),
            prose(w, description, 14, w.theme.muted, align="center", styles=(), leading=1.35),
            text(w, price, 14.5, look.accent, align="center"),
        ]
    else:
        lines = [
            row(text(w, name, 16, bold=True, grow=1), text(w, price, 15.5), gap=16, align="start"),
            prose(w, description, 14, w.theme.muted, styles=(), leading=1.35),
        ]
    return column(*lines, gap=1, pad=pad(0, 3), place="entry")


def _drinks(w: Writer, look: _Look) -> Group:
    lines = [
        row(
            text(w, name, 15, grow=1),
            text(w, _price(w, look, cents), 15),
            gap=16,
            place="entry",
        )
        for name, cents in drinks(w, w.integer(5, 8))
    ]
    return column(_heading(w, look, say(w, "drinks")), *lines, gap=6, place="section")


def _foot(w: Writer, look: _Look) -> Group:
    three = text(w, say(w, "set_menu", amount=w.price(32, 48)), 16, look.accent, bold=True)
    notes = [
        prose(w, note, 13, w.theme.muted, styles=(), leading=1.4)
        for note in names(w, "menu_note", 5, w.integer(2, 3))
    ]
    return column(three, *notes, gap=7, place="footer")
