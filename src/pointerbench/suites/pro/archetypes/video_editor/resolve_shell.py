"""What all pages of a finishing suite have: panel switches on top, the pages at the foot."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import unless
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, say


def page(d: Desk, chosen: str, body: Node) -> Group:
    """The page of that name in its window."""
    look, theme = d.look, d.look.theme
    names = {"Edit": "edit", "Color": "color", "Deliver": "deliver"}
    left, right = (d.content("switches")[names[chosen]][side] for side in ("left", "right"))
    head = row(
        *(_switch(d, name) for name in left), push(),
        say(look, d.document, 12, bold=True), hint(look, "Edited", 11), push(),
        *(_switch(d, name) for name in right), gap=4, pad=pad(8, 2), fill=theme.bar,
        border=theme.line, edges="b", height=30,
    )  # fmt: skip
    pages = [
        d.thing(
            tools.tool(
                look,
                entry["sign"],
                18,
                caption=entry["text"],
                on=entry["text"] == chosen,
                pad=pad(12, 2),
            ),
            unless(entry["text"] == chosen, entry),
        )
        for entry in d.content("pages")
    ]
    foot = row(
        hint(look, "FilmSuite Studio", 11), push(), *pages, push(), *d.bar("project", 16), gap=2,
        pad=pad(10, 1), fill=theme.bar, border=theme.line, edges="t", height=44,
    )  # fmt: skip
    return d.window(column(head, body, foot, grow=1))


def _switch(d: Desk, name: str) -> Group:
    return d.button(name, sign=True, size=11, fill=d.look.theme.bar, border="", pad=pad(6, 2))
