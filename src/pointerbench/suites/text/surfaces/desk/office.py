"""What word processors share: ribbon, tool bar, ruler, the sheet of paper, the status bar."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.furniture import toolbar
from pointerbench.suites.text.kit.texts import label, ui
from pointerbench.suites.text.surfaces.desk.parts import dropdown, tall_status, zoom_bar
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

TABS = ("file", "home", "insert", "layout", "references_tab", "mailings", "review", "view", "help")
_GROUPS: dict[str, tuple[tuple[str, ...], ...]] = {
    "desk.clipboard": (("cut", "copy"), ("paste", "format_painter")),
    "desk.paragraph": (
        ("bullets", "numbering", "indent_less", "indent_more"),
        ("align_left", "align_center", "align_justify", "line_spacing"),
    ),
    "desk.editing": (("find", "replace"), ("select_all", "spelling")),
}


def tab_row(w: Writer, chosen: str) -> Group:
    """The ribbon's tabs: File, Home, Insert, ..."""
    theme = w.theme
    nodes = []
    for key in TABS:
        own = key == chosen
        color = theme.link if own else theme.ink
        words = label(w, w.say(key), 12.5, color, bold=own)
        edge = theme.accent if own else ""
        nodes.append(column(words, pad=pad(9, 6), border=edge, edges="b", thickness=2, hit=True))
    return row(*nodes, pad=pad(8, 0), fill=theme.bar, place="tab_bar")


def ribbon(w: Writer, chosen: str = "home") -> Group:
    """Tabs, and below them the tools of the home tab in named groups."""
    theme = w.theme
    size = str(round(w.size * 0.75)) if w.chance(0.7) else "11"
    fonts = column(
        row(dropdown(w, w.body, 128), dropdown(w, size, 52), gap=5),
        _icons(w, ("bold", "italic", "underline", "strikethrough", "highlight", "font_color")),
        gap=4,
    )
    groups = [_group(w, "desk.clipboard"), _named(w, "desk.font", fonts)]
    groups += [_group(w, "desk.paragraph"), _named(w, "styles", _styles(w))]
    groups.append(_group(w, "desk.editing"))
    body = panes(
        *groups,
        gap=0,
        pad=Pad(5, 6, 2, 6),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="toolbar",
        clip=True,
    )
    return column(tab_row(w, chosen), body)


def _icons(w: Writer, names: tuple[str, ...]) -> Group:
    return row(*(column(Icon(n, 16, w.theme.ink), pad=pad(5, 4)) for n in names))


def _group(w: Writer, key: str) -> Group:
    return _named(w, key, column(*(_icons(w, names) for names in _GROUPS[key]), gap=4))


def _named(w: Writer, key: str, inside: Node) -> Group:
    words = label(w, w.say(key), 10.5, w.theme.muted, align="center")
    return column(
        inside, push(), words, gap=3, pad=pad(9, 2), border=w.theme.line, edges="r", align="center"
    )


def _styles(w: Writer) -> Group:
    """Boxes with the names of styles in their own looks."""
    theme = w.theme
    nodes = []
    for number, key in enumerate(("normal_text", "heading_1", "heading_2", "title")):
        color = theme.link if number else theme.ink
        words = ui(w, w.say(key), 12 + number * 0.5, color, role="label", limit=1)
        edge = theme.accent if not number else theme.line
        nodes.append(
            column(
                words,
                width=100,
                height=50,
                pad=pad(7, 4),
                border=edge,
                fill=theme.card,
                hit=True,
                justify="center",
                clip=True,
            )
        )
    return row(*nodes, gap=4)


def tool_line(w: Writer, *more: Node | str) -> Group:
    """One line of tools, as small word processors have it."""
    return toolbar(
        w,
        *("undo", "redo", "print", "|"),
        dropdown(w, w.say("normal_text"), 124),
        dropdown(w, w.body, 118),
        dropdown(w, str(round(w.size * 0.75)), 50),
        *("|", "bold", "italic", "underline", "font_color", "highlight", "|", "link", "image"),
        *("|", "align_left", "align_justify", "line_spacing", "bullets", "numbering"),
        *more,
        clip=True,
    )


def ruler(w: Writer, width: float, margin: float = 72) -> Group:
    """The scale over the sheet: its margins grey, its numbers from the text's left edge on."""
    theme = w.theme
    count = int((width - 2 * margin) // 38)
    marks = [label(w, str(n), 9, theme.muted, width=38, align="right") for n in range(1, count + 1)]
    scale = row(*marks, width=width - 2 * margin, height=16, fill=theme.card, clip=True)
    side = Group(width=margin, height=16, fill=theme.line)
    line = row(side, scale, side, width=width)
    return column(line, align="center", pad=pad(0, 3), fill=theme.code)


def sheet(w: Writer, *children: Node, width: float = 650, **looks: Any) -> Group:
    """A sheet of paper with its margins."""
    theme = w.theme
    own: dict[str, Any] = {"pad": pad(72, 58), "fill": theme.card, "border": theme.line}
    return column(*children, width=width, **{**own, "place": "editor", **looks})


def desk(w: Writer, *sheets: Node) -> Group:
    """The ground that sheets lie on."""
    return column(
        *sheets, gap=16, pad=pad(0, 18), align="center", grow=1, clip=True, fill=w.theme.code
    )


def word_status(w: Writer, words: int, pages: int) -> Group:
    """Page, words, language, zoom."""
    color = w.theme.muted
    texts = (
        w.say("desk.page_of", n=1, total=pages),
        w.say("desk.n_words", n=w.number(words)),
        w.say("desk.own_language"),
    )
    left: list[Node] = [label(w, words_, 12, color) for words_ in texts]
    left.insert(2, Icon("spelling", 14, color))
    views = row(*(Icon(n, 15, color) for n in ("reading_view", "view_page", "globe")), gap=12)
    return tall_status(w, left, [views, zoom_bar(w, w.pick((90, 100, 110, 120)))])


def lines_drawn(w: Writer, count: int, width: float, thick: float = 2) -> list[Node]:
    """Bars that stand for lines of text too small to read."""
    color = w.theme.line
    return [
        Drawing("progress", thick, width * (1 if n + 1 < count else 0.6), (color, color), (1,))
        for n in range(count)
    ]
