"""Four panes of an R programmer: sources, console, environment, and plots or files.

Layouts: a script with its plot, a table of data with packages, a document with output between its
lines and help beside it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, sash, thing
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    printed,
    small,
    tabs_of,
)
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.archetypes.statistics.scripts import picture, script
from pointerbench.suites.pro.archetypes.statistics.workbench_panes import (
    console_pane,
    environment_pane,
    help_pane,
    packages_pane,
    pane_ends,
    plots_pane,
    tab_line,
    tool_strip,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Spec = Mapping[str, Any]


def build(d: Desk) -> Group:
    own: Spec = by_round(d, d.content("projects"))
    upper, lower = {
        0: lambda: (_source(d, own), plots_pane(d, own)),
        1: lambda: (_viewer(d, own), packages_pane(d)),
        2: lambda: (_document(d, own), help_pane(d)),
    }[d.layout]()
    left = column(
        upper,
        sash(d, d.content("sash_left"), across=True),
        column(console_pane(d, own), height=(232, 250, 196)[d.layout]),
        grow=1,
        clip=True,
    )
    right = column(
        column(environment_pane(d, own), height=(268, 236, 262)[d.layout]),
        sash(d, d.content("sash_right"), across=True),
        lower,
        width=(430, 396, 400)[d.layout],
        clip=True,
    )
    body = panes(left, sash(d, d.content("sash_middle")), right, grow=1, clip=True)
    return d.window(column(_bar(d, own), body, grow=1), title=f"{own['project']} - RStudio")


def _bar(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    goto = control(d, d.content("goto"), width=150)
    name = row(
        icon(look, "cube", 16, theme.link),
        say(look, own["project"], 12),
        icon(look, "caret_down", 10, theme.muted),
        gap=5,
        pad=pad(7, 3),
        hugs=True,
    )
    return tools.bar(
        look,
        *d.bar("main"),
        tools.separator(look),
        goto,
        tools.separator(look),
        *d.bar("layout"),
        push(),
        thing(d, name, d.content("project")),
        gap=1,
    )


def _opened(d: Desk, own: Spec, first: Spec) -> Group:
    return tab_line(d, [first, *own["open"]], *pane_ends(d, "source"))


# --- sources --------------------------------------------------------------------------------------


def _source(d: Desk, own: Spec) -> Group:
    _look, _theme = d.look, d.look.theme
    head = _opened(
        d, own, {"text": own["name"], "icon": "code", "on": True, "shut": d.content("shut")}
    )
    saved = control(d, d.content("on_save"))
    strip = tool_strip(
        d,
        *d.bar("source", 14),
        saved,
        *d.bar("source_more", 14),
        push(),
        *(
            d.button(name, sign=True, size=12, pad=pad(6, 1), fill="", border="")
            for name in d.app.bars["run"]
        ),
        *d.bar("outline", 14),
    )
    body = panes(
        script(d, {**own, "language": "r"}),
        bar_of(d, d.content("scroll_source"), 0.1, 0.6),
        grow=1,
        clip=True,
    )
    foot = _script_foot(d, own)
    return column(head, strip, body, foot, grow=1, clip=True)


def _script_foot(d: Desk, own: Spec) -> Group:
    """Where the caret is, and what kind of source this is."""
    look, theme = d.look, d.look.theme
    return row(
        *(
            thing(d, row(say(look, one["text"], 11), hugs=True, pad=pad(4, 1)), one)
            for one in own["foot"]
        ),
        push(),
        thing(
            d,
            row(
                say(look, "R Script", 11),
                icon(look, "caret_down", 8, theme.muted),
                gap=3,
                hugs=True,
                pad=pad(4, 1),
            ),
            d.content("kind"),
        ),
        pad=pad(6, 1),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )


def _viewer(d: Desk, own: Spec) -> Group:
    """A data frame as rows and columns."""
    look = d.look
    spec: Spec = own["frame"]
    front = {
        "text": spec["name"],
        "icon": "table",
        "on": True,
        "shut": d.content("shut_frame"),
    }
    script_tab = {**d.content("script_tab"), "text": own["name"], "icon": "code"}
    head = tab_line(d, [front, script_tab, own["open"][0]], *pane_ends(d, "source"))
    strip = tool_strip(
        d, *d.bar("viewer", 14), push(), control(d, d.content("frame_search"), width=150)
    )
    made = table(d, spec, height=22, size=11.5, rules=True, chosen=d.integer(1, 9))
    foot = row(
        hint(look, spec["size"], 11),
        pad=pad(8, 2),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="t",
    )
    return column(
        head,
        strip,
        panes(
            column(made, grow=1, clip=True),
            bar_of(d, d.content("scroll_frame"), 0, 0.15),
            grow=1,
            clip=True,
        ),
        foot,
        grow=1,
        clip=True,
    )


def _document(d: Desk, own: Spec) -> Group:
    """A document whose chunks show what came out below them."""
    look, theme = d.look, d.look.theme
    spec: Spec = own["document"]
    head = _opened(
        d,
        own,
        {"text": spec["name"], "icon": "notebook", "on": True, "shut": d.content("shut_document")},
    )
    strip = tool_strip(
        d,
        *d.bar("document", 14),
        push(),
        *d.bar("chunks", 14),
        d.button("render_document", sign=True, size=12, pad=pad(6, 1)),
        *d.bar("outline", 14),
    )
    modes = row(
        *tabs_of(d, d.content("modes"), pad=pad(8, 3)),
        pad=pad(4, 1),
        border=theme.line,
        edges="b",
    )
    parts: list[Node] = []
    for entry in spec["parts"]:
        if "code" in entry:
            parts.append(_chunk(d, entry))
        elif "paint" in entry:
            shown = column(
                picture(d, entry), height=entry["height"], width=entry["width"], border=theme.line
            )
            parts.append(row(d.mark(shown, "other", entry["does"]), pad=pad(56, 3)))
        else:
            parts.append(column(*printed(look, entry["lines"], 12, limit=1), pad=Pad(3, 8, 3, 60)))
    body = panes(
        column(*parts, grow=1, clip=True, fill=theme.card, pad=pad(0, 4)),
        bar_of(d, d.content("scroll_source"), 0.2, 0.4),
        grow=1,
        clip=True,
    )
    return column(head, strip, modes, body, grow=1, clip=True)


def _chunk(d: Desk, entry: Spec) -> Group:
    theme = d.look.theme
    ground = mixed(theme.card, theme.ink, 12)
    tools_ = row(
        push(), *(small(d, sign, does, 12) for sign, does in entry["icons"]), pad=Pad(0, 6, 0, 0)
    )
    lines = script(d, {**entry, "language": "r"})
    first, *rest = lines.children
    top = row(Group((first,), grow=1), tools_, fill=ground)
    return column(top, *(column(line, fill=ground) for line in rest))


# --- console --------------------------------------------------------------------------------------


# --- environment ----------------------------------------------------------------------------------


# --- plots, packages, help ------------------------------------------------------------------------
