"""A mail program with a rail and a ribbon."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.mail.margins import agenda, folders, rail, tasks
from pointerbench.suites.pro.archetypes.mail.messages import Box, box_of, card, table
from pointerbench.suites.pro.archetypes.mail.reading import compose, reading
from pointerbench.suites.pro.archetypes.months import MONTHS, small_month
from pointerbench.suites.pro.archetypes.ribbon import office
from pointerbench.suites.pro.archetypes.sidebars import tabs
from pointerbench.suites.pro.archetypes.strips import parts
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say


def outlook(d: Desk) -> Group:
    """Layouts: list beside the open message, list above it with a day pane, writing an answer."""
    body = (_beside, _above, _writing)[d.layout](d)
    shown = d.content("pages")[d.layout]
    whole = panes(rail(d, d.content("rail"), "rail_mail"), body, grow=1, clip=True)
    look = d.look
    small = look.size - 1
    foot = tools.status(
        look,
        [hint(look, f"Items: {d.integer(120, 900)}", small), hint(look, "Unread: 6", small)],
        [
            hint(look, "All folders are up to date.", small), hint(look, "Connected", small),
            *d.bar("views"), d.tool("zoom_out", 12),
            d.mark(tools.slider(look, 0.5, 80), "other", d.content("zoom")["slider"]["does"]),
            d.tool("zoom_in", 12), hint(look, "100%", small),
        ],
    )  # fmt: skip
    return office(d, shown, whole, foot)


def _folder_pane(d: Desk, width: float = 176) -> Group:
    look = d.look
    # Favourites stand above the folders of the account.
    nodes = folders(d, d.content("folders"))
    return column(
        *nodes, push(), width=width, fill=look.theme.bar, border=look.theme.line, edges="r",
        pad=pad(0, 4), clip=True,
    )  # fmt: skip


def _list(d: Desk, box: Box, width: float) -> Group:
    look, theme = d.look, d.look.theme
    entry = d.content("list")
    heads = tabs(
        d, entry["tabs"], entry["tabs"][0]["text"],
        lambda text, on: panels.tab(look, text, on=on),
    )  # fmt: skip
    top = row(*heads, push(), *parts(d, entry["tools"]), gap=2, pad=pad(6, 3), border=theme.line,
              edges="b", clip=True)  # fmt: skip
    lines: list[Node] = []
    for place in range(len(box.messages)):
        group = entry["groups"].get(str(place))
        if group:
            lines.append(row(hint(look, group), pad=Pad(5, 8, 3, 10), fill=theme.bar))
        lines.append(card(d, box, place, sign="flag"))
    scrolled = panels.scrolled(look, column(*lines), 0.0, 0.45)
    return column(top, scrolled, width=width, fill=theme.card, border=theme.line, edges="r",
                  clip=True)  # fmt: skip


def _beside(d: Desk) -> Group:
    box = box_of(d)
    open_ = reading(d, box.open, d.bar("message"), grow=1)
    foot = row(*(d.button(name, sign=True) for name in d.app.bars["answers"]), gap=8,
               pad=pad(18, 10))  # fmt: skip
    side = column(open_, foot, grow=1, fill=d.look.theme.card)
    return panes(_folder_pane(d), _list(d, box, 290), side, grow=1, clip=True)


def _above(d: Desk) -> Group:
    box = box_of(d, 11)
    columns = (26, 24, 24, 132, 1, 92, 64)
    keys = ("read", "flag", "files", "who", "subject", "when", "size")
    listed = table(d, box, columns, keys, sign="flag", height=24 + 11 * d.look.row)
    below = reading(d, box.open, d.bar("message"), grow=1, border=d.look.theme.line, edges="t")
    entry = d.content("day_pane")
    day = panels.dock(
        d.look, entry["title"],
        row(small_month(d, MONTHS[0], 12, cell=28), justify="center", pad=pad(0, 4)),
        *agenda(d, entry["agenda"]),
        row(say(d.look, entry["tasks_title"], 0, bold=True, grow=1), *parts(d, entry["add"]),
            pad=Pad(8, 8, 3, 9)),
        *tasks(d, entry["tasks"]),
        tools=parts(d, entry["tools"]), width=222, edge="l",
    )  # fmt: skip
    return panes(_folder_pane(d, 164), column(listed, below, grow=1), day, grow=1, clip=True)


def _writing(d: Desk) -> Group:
    box = box_of(d)
    letter = compose(d, d.content("compose"), grow=1)
    return panes(_list(d, box, 286), letter, grow=1, clip=True)
