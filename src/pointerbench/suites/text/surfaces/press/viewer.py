"""Programs that show a document page by page: a browser's, a desktop program's, a web page's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import nav_item
from pointerbench.suites.text.kit.furniture import (
    menu_bar,
    sidebar,
    standard_menus,
    status_bar,
    title_bar,
    toolbar,
)
from pointerbench.suites.text.kit.texts import label, ui, ui_title
from pointerbench.suites.text.surfaces.press.paper import desk
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

STYLES = ("browser", "program", "plain")
_LINES = 0  # of the layouts that a drawn document has: lines, picture, columns, table, chart
_LAYOUTS = (_LINES, _LINES, _LINES, 3)


@dataclass(frozen=True, slots=True)
class Document:
    """What a viewer shows: the file's name, where in it one is, the headings it has."""

    name: str
    page: int
    pages: int
    outline: tuple[str, ...] = ()
    chosen: int = 0


def viewer(w: Writer, document: Document, sheets: Sequence[Node], style: str = "") -> Node:
    """The sheets in one of the viewers; sheets are at most 740 wide."""
    match style or w.pick(STYLES):
        case "browser":
            return _in_browser(w, document, sheets)
        case "program":
            return _in_program(w, document, sheets)
        case _:
            return _plain(w, document, sheets)


def _zoom(w: Writer) -> str:
    return w.percent(w.pick((90, 100, 110, 125)))


def _in_browser(w: Writer, document: Document, sheets: Sequence[Node]) -> Node:
    """Dark tools above, thumbnails at the left."""
    own = replace(w.theme, ink="#f1f3f4", muted="#c8ccd0", line="#5f6368", bar="#323639")
    bar = row(
        Icon("menu", 18, own.ink),
        label(w, document.name, 13.5, own.ink, limit=1, width=300),
        push(),
        _page_box(w, document, own.ink, "#202124"),
        column(width=1, height=16, fill=own.line),
        Icon("minus", 14, own.ink),
        ui(w, _zoom(w), 13, own.ink),
        Icon("plus", 14, own.ink),
        push(),
        *(
            Icon(name, 18, own.ink)
            for name in ("rotate_left", "download", "print", "more_vertical")
        ),
        gap=14,
        pad=pad(18, 0),
        height=52,
        fill=own.bar,
        place="toolbar",
    )
    numbers = range(max(1, document.page - 2), min(document.pages, document.page + 4) + 1)
    strip = column(
        *(_thumbnail(w, number, number == document.page, own.ink) for number in numbers),
        width=172,
        gap=16,
        pad=pad(0, 18),
        align="center",
        fill="#282a2d",
        clip=True,
    )
    body = panes(strip, desk(*sheets, ground="#525659"), grow=1, clip=True)
    return column(bar, body, grow=1, fill="#525659", clip=True)


def _thumbnail(w: Writer, number: int, chosen: bool, ink: str) -> Node:
    """A small page with grey lines for text."""
    layout = _LINES if chosen else w.pick(_LAYOUTS)
    variant = layout + 5 * w.integer(0, 6)
    paper = Drawing("document", 136, 100, ("#9aa0a6",), (float(variant),))
    looks: dict[str, Any] = {"border": "#8ab4f8", "thickness": 3} if chosen else {}
    page = column(paper, width=106, pad=pad(3, 3), **looks)
    return column(page, ui(w, str(number), 12, ink, align="center"), gap=5, width=106)


def _page_box(w: Writer, document: Document, ink: str, ground: str) -> Group:
    """The page one is on, and how many there are."""
    box = column(ui(w, str(document.page), 13, ink), pad=pad(8, 3), fill=ground, hugs=True)
    return row(box, ui(w, f"/ {document.pages}", 13, ink), gap=7)


def _in_program(w: Writer, document: Document, sheets: Sequence[Node]) -> Node:
    """Menus, tools, the outline, and a foot line."""
    theme = w.theme
    zoom = _zoom(w)
    tools = toolbar(
        w,
        "open",
        "save",
        "print",
        "|",
        "previous",
        _page_box(w, document, theme.ink, theme.card),
        "next",
        "|",
        "zoom_out",
        ui(w, zoom, 13),
        "zoom_in",
        "|",
        "hand",
        "select_all",
        "highlight",
        "comment",
        "signature",
        push(),
        "search",
    )
    parts: list[Node] = [_outline(w, document)] if document.outline else []
    ground = "#2b2b2b" if theme.dark else w.pick(("#9aa0a6", "#808890", "#d4d7db"))
    parts.append(desk(*sheets, ground=ground))
    place = f"{document.page} / {document.pages}"
    return column(
        title_bar(w, document.name, "file"),
        menu_bar(w, standard_menus(w, "file", "edit", "view", "tools", "window", "help")),
        tools,
        panes(*parts, grow=1, clip=True),
        status_bar(w, (f"{w.say('page')} {place}",), ("210 × 297 mm", zoom)),
        grow=1,
        fill=theme.page,
        clip=True,
    )


def _outline(w: Writer, document: Document) -> Group:
    """The document's headings as bookmarks."""
    items = [
        nav_item(w, caption, icon="bookmark", chosen=number == document.chosen, size=12.5)
        for number, caption in enumerate(document.outline)
    ]
    heading = ui_title(w, w.say("bookmarks"), 13)
    return sidebar(w, heading, *items, width=212, pad=Pad(12, 8, 8, 10))


def _plain(w: Writer, document: Document, sheets: Sequence[Node]) -> Node:
    """A web page's viewer: one thin bar."""
    theme = w.theme
    bar = row(
        Icon("back", 18, theme.muted),
        Icon("file", 18, theme.accent),
        label(w, document.name, 13.5, bold=True, limit=1),
        push(),
        *(Icon(name, 17, theme.muted) for name in ("previous", "next")),
        _page_box(w, document, theme.ink, theme.code),
        *(Icon(name, 17, theme.muted) for name in ("zoom_out", "zoom_in", "search")),
        label(w, w.say("download"), 13, theme.link),
        gap=14,
        pad=pad(20, 0),
        height=46,
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="toolbar",
    )
    ground = "#16181b" if theme.dark else w.pick(("#e3e5e8", "#ccd0d5", "#eceae6"))
    return column(bar, desk(*sheets, ground=ground), grow=1, clip=True)
