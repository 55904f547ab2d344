"""A numerical desk: a strip of tools with tabs, folder, editor, command window and workspace.

Layouts: a script in the editor, a variable as a table beside its plot, docked figures with an
inspector.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import sash, thing
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, by_round
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.archetypes.statistics.figures import figure, inspector
from pointerbench.suites.pro.archetypes.statistics.matrix_panels import (
    command_panel,
    docked,
    document_tabs,
    folder_panel,
    workspace_panel,
)
from pointerbench.suites.pro.archetypes.statistics.scripts import script
from pointerbench.suites.pro.archetypes.strips import parts
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]
_NIGHT, _PALE = "#0b4a7d", "#eef4fa"


def build(d: Desk) -> Group:
    own: Spec = by_round(d, d.content("works"))
    shown = ("EDITOR", "PLOTS", "HOME")[d.layout]
    body = (_editing, _values, _figures)[d.layout](d, own)
    foot = tools.status(
        d.look,
        [icon(d.look, "more_horizontal", 12, d.look.theme.muted), hint(d.look, own["state"], 11)],
        [hint(d.look, text, 11) for text in ("UTF-8", "CRLF", own["caret"])],
        height=21,
    )
    return d.window(
        column(*_strip(d, shown), _address(d, own), body, foot, grow=1), title=d.content("title")
    )


# --- the strip of tools ---------------------------------------------------------------------------


def _strip(d: Desk, shown: str) -> list[Node]:
    look, theme = d.look, d.look.theme
    pages = d.content("strip")
    heads: list[Node] = []
    for page in pages:
        on = page["text"] == shown
        node = row(
            say(look, page["text"], 11.5, theme.ink if on else _PALE),
            pad=pad(13, 5),
            hugs=True,
            fill=theme.card if on else "",
        )
        heads.append(thing(d, node, page["text"] if on else page))
    field = row(
        icon(look, "search", 12, theme.muted),
        say(look, "Search Documentation", 11.5, theme.muted, grow=1),
        gap=5,
        pad=pad(7, 2),
        width=168,
        fill=theme.card,
    )
    top = row(
        *heads,
        push(),
        *(d.tool(name, 14, color=_PALE, pad=pad(4, 4)) for name in d.app.bars["quick"]),
        d.mark(field, "other", d.content("search")),
        d.tool("alerts", 14, color=_PALE),
        gap=1,
        pad=Pad(3, 8, 0, 4),
        height=30,
        fill=_NIGHT,
        align="end",
        clip=True,
    )
    page = next(page for page in pages if page["text"] == shown)
    groups = _groups(d, page)
    tray = panes(*groups, height=88, fill=theme.card, border=theme.line, edges="b", clip=True)
    return [top, tray]


def _groups(d: Desk, page: Spec) -> list[Node]:
    """The groups of one tab, with lines between them."""
    look, theme = d.look, d.look.theme
    groups: list[Node] = []
    for entry in page["groups"]:
        if groups:
            groups.append(Group(width=1, fill=theme.line))
        inside = (
            _gallery(d, entry["gallery"])
            if "gallery" in entry
            else row(*parts(d, entry["parts"]), gap=2, grow=1)
        )
        name = hint(look, entry["name"], 9.5, align="center")
        groups.append(column(inside, name, grow=entry.get("grow", 0), pad=Pad(2, 3, 1, 3)))
    return groups


def _gallery(d: Desk, entries: Sequence[Spec]) -> Group:
    look, theme = d.look, d.look.theme
    cards: list[Node] = []
    for entry in entries:
        drawn = Drawing(
            entry["paint"], 30, 40, tuple(entry["colors"]), tuple(map(float, entry["data"]))
        )
        node = column(
            drawn,
            say(look, entry["text"], 10.5, align="center"),
            gap=2,
            align="center",
            width=58,
            pad=pad(3, 4),
        )
        cards.append(thing(d, node, entry))
    arrow = column(
        d.tool("gallery_up", 10, pad=pad(3, 3)),
        d.tool("gallery_down", 10, pad=pad(3, 3)),
        d.tool("gallery_all", 10, pad=pad(3, 3)),
        justify="between",
    )
    return row(*cards, arrow, gap=1, pad=pad(3, 2), border=theme.line, grow=1)


def _address(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, entry in enumerate(own["path"]):
        last = place == len(own["path"]) - 1
        words = row(say(look, entry if last else entry["text"], 12), hugs=True, pad=pad(3, 1))
        nodes += [
            icon(look, "caret_right", 8, theme.muted),
            d.mark(words, "text") if last else thing(d, words, entry),
        ]
    box = row(
        icon(look, "folder", 14, "#d9a93a"),
        *nodes,
        push(),
        icon(look, "caret_down", 8, theme.muted),
        gap=4,
        pad=pad(5, 1),
        grow=1,
        fill=theme.card,
        border=theme.line,
    )
    return row(
        *d.bar("path", 14),
        box,
        d.tool("find_files", 14),
        gap=2,
        pad=pad(5, 2),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )


# --- panels ---------------------------------------------------------------------------------------


# --- layouts --------------------------------------------------------------------------------------


def _editing(d: Desk, own: Spec) -> Group:
    text = panes(
        script(d, {**own, "language": "m"}),
        bar_of(d, d.content("scroll_editor"), 0.1, 0.5),
        _margin(d, own),
        grow=1,
        clip=True,
    )
    place = "\\".join(one if isinstance(one, str) else one["text"] for one in own["path"])
    editor = docked(
        d,
        f"Editor - {place}\\{own['name']}",
        "editor",
        document_tabs(d, own, [own["name"], *own["open"]]),
        text,
        grow=1,
    )
    middle = column(
        editor,
        sash(d, d.content("sash_down"), across=True),
        command_panel(d, own, height=178),
        grow=1,
        clip=True,
    )
    return panes(
        folder_panel(d, own, width=172),
        sash(d, d.content("sash_left")),
        middle,
        sash(d, d.content("sash_right")),
        workspace_panel(d, own, width=226),
        grow=1,
        clip=True,
    )


def _margin(d: Desk, own: Spec) -> Group:
    """The edge with marks of warnings, under a lamp that sums them up."""
    lamp = row(Drawing("disc", 11, 11, ("#e0a020",)), hugs=True, pad=pad(2, 2))
    nodes: list[Node] = [d.mark(lamp, "other", d.content("health"))]
    for entry in own["marks"]:
        mark = d.mark(Group(width=10, height=6, fill=entry["color"]), "other", entry["does"])
        nodes.append(column(mark, pad=Pad(entry["gap"], 0, 0, 0)))
    return column(*nodes, width=16, align="center", fill=d.look.theme.bar)


def _values(d: Desk, own: Spec) -> Group:
    spec: Spec = own["variable"]
    grid = table(d, spec, height=21, size=11.5, rules=True)
    about = row(hint(d.look, spec["about"], 11), pad=pad(8, 3), border=d.look.theme.line, edges="b")
    box = docked(
        d,
        f"Variables - {spec['name']}",
        "variable editor",
        document_tabs(d, own, [spec["name"], *spec["open"]]),
        about,
        panes(
            column(grid, grow=1, clip=True),
            bar_of(d, d.content("scroll_values"), 0, 0.2),
            grow=1,
            clip=True,
        ),
        grow=1,
    )
    left = column(
        workspace_panel(d, own, height=250),
        sash(d, d.content("sash_left_down"), across=True),
        folder_panel(d, own, grow=1),
        width=214,
        clip=True,
    )
    plot = column(figure(d, own["figures"][1], docked=True), width=352)
    upper = panes(box, sash(d, d.content("sash_figure")), plot, grow=1, clip=True)
    middle = column(
        upper,
        sash(d, d.content("sash_down"), across=True),
        command_panel(d, own, height=150),
        grow=1,
        clip=True,
    )
    return panes(left, sash(d, d.content("sash_left")), middle, grow=1, clip=True)


def _figures(d: Desk, own: Spec) -> Group:
    pair = panes(
        column(figure(d, own["figures"][0], docked=True), grow=1),
        sash(d, d.content("sash_figure")),
        column(figure(d, own["figures"][1], docked=True, tools=False), grow=1),
        grow=1,
        clip=True,
    )
    middle = column(
        pair,
        sash(d, d.content("sash_down"), across=True),
        command_panel(d, own, height=150),
        grow=1,
        clip=True,
    )
    return panes(
        middle,
        sash(d, d.content("sash_right")),
        docked(d, "Property Inspector", "inspector", inspector(d), width=246),
        grow=1,
        clip=True,
    )
