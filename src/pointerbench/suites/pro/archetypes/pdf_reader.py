"""A reader and editor of page files: reading with tools, commenting, arranging pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.sidebars import cards, fields, items, switcher, tabs
from pointerbench.suites.pro.archetypes.strips import control, parts, strip, thing
from pointerbench.suites.pro.archetypes.word_processor.paper import page
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, free, layers, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
SIGNS = ("#d93025", "#1a73c8", "#7b4bc4", "#c2571a", "#2e8b57", "#b8860b")


def build(d: Desk) -> Group:
    """Layouts: reading beside a list of tools, commenting, arranging pages."""
    body = (_reading, _commenting, _arranging)[d.layout](d)
    if d.layout == 1 and d.chance(0.2):
        entries = menu(d, d.app.bars["page_menu"])
        d.popups.append(Popup(entries, place=(0.5, d.uniform(0.35, 0.7))))
    extra: dict[str, Any] = {"shell": True} if d.look.platform == "macos" else {}
    return d.window(column(_tab_row(d), body, grow=1), **extra)


def _text(d: Desk) -> Entry:
    entry: Entry = d.turn(d.content("texts"))
    return entry


def _tab_row(d: Desk) -> Group:
    """Tabs of the program and of its open files, and the account at the far end."""
    look, theme = d.look, d.look.theme
    heads = tabs(d, d.content("tabs"), "", lambda text, on: panels.tab(look, text, on=on))
    own = panels.tab(look, d.document, on=True, closes=True, kind="card", width=190)
    face = row(Drawing("avatar", 22, 22, (), (float(d.number * 5),)), hugs=True)
    return row(
        *heads, d.mark(own, "text", words=(d.document,)), *parts(d, d.content("tab_tools")), push(),
        *parts(d, d.content("corner")), thing(d, face, d.content("account")),
        gap=4, pad=pad(8, 2), fill=theme.bar, border=theme.line, edges="b", clip=True,
    )  # fmt: skip


def _tools_panel(d: Desk) -> Group:
    """The list of all tools, each with a coloured sign."""
    look = d.look
    entry = d.content("all_tools")
    lines: list[Node] = []
    for place, one in enumerate(entry["items"]):
        line = row(
            icon(look, one["icon"], 20, _readable(d, place)),
            say(look, one["text"], grow=1),
            gap=10,
            pad=pad(12, 0),
            height=29,
            hugs=False,
        )
        # Pages are being arranged already where they are arranged.
        on = d.layout == 2 and one["icon"] == "view_tiles"
        lines.append(thing(d, line, {"text": one["text"]} if on else one, "text"))
    foot = row(*parts(d, entry["foot"]), pad=pad(12, 6))
    head = row(say(look, entry["title"], 14, bold=True, grow=1), *parts(d, entry["tools"]),
               pad=Pad(10, 8, 6, 12))  # fmt: skip
    return column(
        head, *lines, push(), foot, width=210, fill=look.theme.card, border=look.theme.line,
        edges="r", clip=True,
    )  # fmt: skip


def _readable(d: Desk, place: int) -> str:
    color = SIGNS[place % len(SIGNS)]
    return mixed(color, "#ffffff", 70) if d.look.theme.dark else color


def _ground(d: Desk) -> str:
    return d.look.theme.code if d.look.theme.dark else "#dfdfe2"


def _sheet(d: Desk, width: float, notes: Sequence[Entry]) -> Group:
    """The page with the notes that are stuck on it."""
    text = _text(d)
    paper = page(d, text["blocks"], width, top=40)
    marks: list[Node] = []
    for place, note in enumerate(notes):
        sign = row(icon(d.look, "comment", 16, "#5a4500"), pad=pad(3, 3), fill="#ffd84d",
                   border="#b8912b", radius=3, hugs=True)  # fmt: skip
        spot = Spot(0.9, 0.13 + 0.19 * place)
        wordings = tuple(one.format(who=note["who"]) for one in d.content("sticky")["does"])
        marks.append(at(d.mark(sign, "icon", wordings), spot))
    return layers(paper, free(*marks), width=width, clip=False) if marks else paper


def _area(d: Desk, sheet: Node, *over: Node) -> Group:
    held = row(sheet, align="start", justify="center", pad=Pad(14, 8, 0, 8))
    ground = column(held, fill=_ground(d), grow=1, clip=True)
    body = layers(ground, free(*over), grow=1) if over else ground
    return panes(body, panels.scroll_bar(d.look, 0.05, 0.2), grow=1, clip=True)


def _page_rail(d: Desk, *, shown: str = "") -> Group:
    """The strip at the far right: panels above, the pager and the zoom below."""
    look = d.look
    entry = d.content("pager")
    text = _text(d)
    field = tools.field(look, str(text["page"]), width=34, pad=pad(8, 3))
    pager = column(
        thing(d, field, entry), hint(look, str(text["pages"]), align="center"), gap=3,
        align="center",
    )  # fmt: skip
    nodes = switcher(d, [*d.content("panels"), ">"], shown, 20)
    below = [d.tool(name, 16, pad=pad(6, 5)) for name in d.content("page_tools")]
    return column(
        *nodes.children, pager, *below, width=44, gap=3, pad=pad(4, 8), align="center",
        fill=look.theme.bar, border=look.theme.line, edges="l",
    )  # fmt: skip


# --- reading --------------------------------------------------------------------------------------


def _reading(d: Desk) -> Group:
    quick = _quick(d)
    side = _bookmarks(d) if d.number % 2 else _pages(d)
    shown = d.content("panels")[1 if d.number % 2 else 2]
    return panes(
        _tools_panel(d), _area(d, _sheet(d, 500, ()), quick), side, _page_rail(d, shown=shown),
        grow=1, clip=True,
    )  # fmt: skip


def _quick(d: Desk) -> Group:
    """The little floating bar of the most used tools."""
    nodes = [d.tool(name, 16, pad=pad(6, 5)) for name in d.content("floating")]
    theme = d.look.theme
    bar = column(*nodes, gap=2, pad=pad(3, 4), fill=theme.card, border=theme.line, radius=6,
                 shadow=True, hugs=True)  # fmt: skip
    return at(bar, Spot(0, 0, dx=8, dy=14))


def _bookmarks(d: Desk) -> Group:
    entry = d.content("bookmarks")
    lines: list[Node] = []
    for one in _text(d)["outline"]:
        does = [text.format(about=one["about"]) for text in entry["does"]]
        lines += items(d, [{**one, "does": does, "icon": "bookmark"}])
    return panels.dock(
        d.look, entry["title"], row(*parts(d, entry["bar"]), gap=2, pad=pad(6, 3)), *lines,
        tools=parts(d, entry["tools"]), width=196, edge="l",
    )  # fmt: skip


def _thumb(d: Desk, number: int, high: float, *, on: bool, key: str) -> Group:
    look, theme = d.look, d.look.theme
    drawn = Drawing("document", high, high * 0.77, ("#b5482f",), (float(number * 3 + d.number),))
    frame = column(drawn, pad=pad(4), border=theme.accent if on else "", thickness=2, hugs=True)
    does = tuple(one.format(number=number) for one in d.content(key)["does"])
    held = d.mark(frame, "other", () if on else does)
    return column(held, hint(look, str(number), align="center"), gap=2, align="center", hugs=True)


def _pages(d: Desk) -> Group:
    entry = d.content("thumbs")
    count = min(8, _text(d)["pages"])
    shown = _text(d)["page"]
    tiles = [
        _thumb(d, number, 112, on=number == shown, key="thumbs") for number in range(1, count + 1)
    ]
    return panels.dock(
        d.look, entry["title"], row(*parts(d, entry["bar"]), gap=2, pad=pad(6, 3)),
        panels.scrolled(d.look, wrap(*tiles, gap=4, pad=pad(6, 4)), 0.0, 0.5),
        tools=parts(d, entry["tools"]), width=228, edge="l",
    )  # fmt: skip


# --- commenting -----------------------------------------------------------------------------------


def _commenting(d: Desk) -> Group:
    entry = d.content("comments")
    notes = _text(d)["notes"]
    shared = {"answer": entry["answer"], "signs": entry["signs"]}
    listed = column(
        row(say(d.look, entry["title"], 0, bold=True), hint(d.look, f"({len(notes)})"), push(),
            *parts(d, entry["tools"]), gap=4, pad=Pad(6, 6, 2, 10)),
        column(*fields(d, entry["fields"])),
        cards(d, [{**shared, **note} for note in notes], d.integer(0, 2)),
        width=250, fill=d.look.theme.bar, border=d.look.theme.line, edges="l", clip=True,
    )  # fmt: skip
    bar = strip(d, d.content("comment_bar"), gap=2)
    side = tools.palette(
        d.look, *(d.tool(name, 20, pad=pad(6, 6)) for name in d.content("comment_palette"))
    )
    area = _area(d, _sheet(d, 560, notes[:3]))
    middle = panes(side, area, listed, _page_rail(d, shown=d.content("panels")[0]), grow=1)
    return column(bar, middle, grow=1, clip=True)


# --- arranging pages ------------------------------------------------------------------------------


def _arranging(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    entry = d.content("arrange")
    bar = row(
        say(look, entry["title"], 14, bold=True), tools.separator(look),
        *(control(d, one) if isinstance(one, Mapping) and "value" in one else parts(d, [one])[0]
          for one in entry["bar"]),
        gap=6, pad=pad(12, 5), fill=theme.bar, border=theme.line, edges="b", clip=True,
    )  # fmt: skip
    count = min(14, _text(d)["pages"])
    chosen = set(d.sample(range(2, count), 2))
    tiles = [_card(d, number, number in chosen) for number in range(1, count + 1)]
    grid = wrap(*tiles, gap=14, pad=Pad(14, 10, 10, 16))
    ground = column(grid, fill=_ground(d), grow=1, clip=True)
    area = panes(ground, panels.scroll_bar(look, 0, 0.5), grow=1, clip=True)
    return column(bar, panes(_tools_panel(d), area, grow=1, clip=True), grow=1)


def _card(d: Desk, number: int, on: bool) -> Group:
    """A page to be moved, turned or thrown out, with its box to tick."""
    look, theme = d.look, d.look.theme
    words = d.content("arrange")
    key = "untick" if on else "tick"
    box = Drawing("checkbox", 14, 14, (theme.accent, theme.muted, theme.card), (float(on),))
    tick = d.mark(
        row(box, pad=pad(3), hugs=True), "other", tuple(t.format(number=number) for t in words[key])
    )
    does = tuple(text.format(number=number) for text in words["page"])
    drawn = Drawing("document", 150, 112, ("#b5482f",), (float(number * 3 + d.number),))
    frame = column(
        drawn, pad=pad(6), fill=theme.card, border=theme.accent if on else theme.line,
        thickness=2 if on else 1, hugs=True,
    )  # fmt: skip
    signs = []
    if on:
        for name, wordings in words["signs"].items():
            asked = tuple(text.format(number=number) for text in wordings)
            signs.append(d.mark(tools.tool(look, name, 12, pad=pad(3, 3)), "icon", asked))
    foot = row(tick, hint(look, str(number), 11), push(), *signs, gap=3, width=126)
    return column(d.mark(frame, "other", does), foot, gap=2, hugs=True)
