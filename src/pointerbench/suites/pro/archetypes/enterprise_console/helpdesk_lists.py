"""Lists of tickets, with the views at their left."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import asked, nav, opener, pointed, sign
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say


def lists(d: Desk) -> Group:
    pointed(d, 0.6, 0.6)
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "Views", 15, bold=True), push(), sign(d, "refresh", "views_refresh", 14),
        sign(d, "chevron_double_left", "views_fold", 14), gap=2, pad=pad(10, 8),
    )  # fmt: skip
    lines = nav(d, d.content("views"), "Your unsolved tickets")
    more = asked(
        d, row(say(look, "More views", 0, theme.link), hugs=True, pad=pad(10, 6)), "views_more",
        "text", "More views",
    )  # fmt: skip
    side = column(
        head, *lines, row(more), width=206, fill=theme.bar, border=theme.line, edges="r", clip=True
    )
    rows = sorted(d.sample(d.content("rows"), 14), key=lambda cells: str(cells[1]), reverse=True)
    top = row(
        column(
            say(look, "Your unsolved tickets", 19, bold=True), hint(look, f"{len(rows)} tickets"),
        ),
        push(), *d.bar("view_tools"), d.button("play_view", sign=True),
        opener(d, tools.button(look, "Actions", drop=True), "Actions"), gap=6,
    )  # fmt: skip
    find = row(
        asked(
            d, tools.field(look, dim="Search these tickets", sign="search", width=220), "list_find",
        ),
        asked(d, tools.button(look, "Filter", sign="filter"), "filter_list", "text", "Filter"),
        push(), *(_badge(d, name, count) for name, count in (("Urgent", 3), ("Breached", 1))),
        gap=8,
    )  # fmt: skip
    grid = table(d, d.content("list"), rows, tight=4.5, top=theme.bar, fills=(theme.card,))
    body = column(top, find, gap=9, pad=Pad(12, 16, 8, 16))
    return panes(
        side,
        column(body, grid, push(), _pages(d), grow=1, fill=theme.card, clip=True),
        grow=1,
        clip=True,
    )


def _badge(d: Desk, name: str, count: int) -> Group:
    look = d.look
    return row(Drawing("disc", 8, 8, ("#c72a1c",)), hint(look, f"{name} {count}"), gap=5)


def _pages(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for number, name in ((1, ""), (2, "second"), (3, "third"), (4, "fourth")):
        own = row(
            say(look, str(number)), pad=pad(9, 4), radius=4, hugs=True,
            fill="" if name else theme.chosen,
        )  # fmt: skip
        nodes.append(asked(d, own, "page", "text", number=name) if name else d.mark(own, "text"))
    return row(*nodes, gap=4, justify="center", pad=pad(8, 5), border=theme.line, edges="t")
