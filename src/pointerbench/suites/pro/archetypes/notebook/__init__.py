"""A notebook: cells with their output, between docks.

Layouts: files beside the notebook, headings and a debugger around it, a table and shell beside it.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, dress, sash, thing
from pointerbench.suites.pro.archetypes.lab_kit import by_round, small
from pointerbench.suites.pro.archetypes.notebook import cells, sides
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    dress(d)
    own = by_round(d, d.content("notebooks"))
    around = by_round(d, (("open_contents", sides.contents), ("open_running", sides.running)))
    shown, dock = (("open_files", sides.files), around, ("", None))[d.layout]
    book = column(_tabs(d, own), _tools(d), cells.sheet(d, own), grow=1, clip=True)
    middle: list[Node] = [book]
    if d.layout == 2:
        middle += [sash(d, d.content("sash_middle")), column(sides.beside(d), width=380)]
    nodes: list[Node] = [_strip(d, "left_strip", shown)]
    if dock is not None:
        nodes += [dock(d, own), sash(d, d.content("sash_left"))]
    nodes += middle
    if d.layout == 1:
        nodes += [sash(d, d.content("sash_right")), sides.debugger(d, own)]
    nodes.append(_strip(d, "right_strip", "open_debugger" if d.layout == 1 else ""))
    body = panes(*nodes, grow=1, clip=True)
    menu = [] if d.look.platform == "macos" and d.app.menus else _menus(d)
    browser = d.look.platform.startswith("browser")
    whole = column(*(menu if browser else []), body, _foot(d, own), grow=1)
    url = f"http://localhost:8888/lab/tree/hydrology/{own['name']}"
    return d.window(whole, title=f"{own['name']} - JupyterLab", url=url)


def _menus(d: Desk) -> list[Node]:
    theme = d.look.theme
    sign = row(icon(d.look, "orbit", 20, "#e8722c"), pad=Pad(0, 6, 0, 8))
    return [
        row(sign, *d.menus(13), fill=theme.bar, border=theme.line, edges="b", height=30, clip=True)
    ]


def _strip(d: Desk, bar: str, shown: str) -> Group:
    """The narrow strip of docks at a side."""
    theme = d.look.theme
    nodes: list[Node] = []
    edge = "l" if bar == "left_strip" else "r"
    for name in d.app.bars[bar]:
        looks = {"pad": pad(8, 8), "radius": 0, "color": theme.muted}
        if name == shown:
            looks |= {
                "fill": theme.card,
                "border": theme.accent,
                "edges": edge,
                "thickness": 3,
                "color": theme.link,
            }
        nodes.append(d.tool(name, 18, **looks))
    return column(
        *nodes, width=35, fill=theme.bar, border=theme.line, edges="r" if edge == "l" else "l"
    )


def _tabs(d: Desk, own: dict[str, object]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    shown = d.content("open") if d.layout != 2 else d.content("open")[:1]
    for place, entry in enumerate(({"text": own["name"], "icon": "notebook"}, *shown)):
        on = not place
        words = row(
            icon(look, entry["icon"], 14, "#e8722c" if on else theme.muted),
            say(look, entry["text"], 12, theme.ink if on else theme.muted),
            gap=6,
            pad=Pad(5, 4, 5, 10),
        )
        made = d.mark(words, "text", entry.get("does", ()), words=(entry["text"],))
        shut = small(d, "close", d.content("shut") if on else entry["shut"], 10)
        nodes.append(
            row(
                made,
                shut,
                pad=Pad(0, 5, 0, 0),
                fill=theme.card if on else "",
                hugs=True,
                border=theme.accent if on else theme.line,
                edges="t" if on else "r",
                thickness=2 if on else 1,
            )
        )
    return row(
        *nodes,
        d.tool("new_launcher", 14),
        push(),
        pad=pad(1),
        gap=1,
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _tools(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    kernel = row(
        say(look, d.content("kernel"), 12),
        Drawing("radio", 12, 12, (theme.muted, theme.muted, theme.card), (0.0,)),
        gap=7,
        pad=pad(6, 3),
        hugs=True,
    )
    end = d.bar("book_end") if d.layout != 2 else []
    return row(
        *d.bar("book"),
        control(d, d.content("cell_kind"), width=96),
        push(),
        *end,
        d.mark(kernel, "text", d.content("kernel_does"), words=(d.content("kernel"),)),
        gap=1,
        pad=pad(6, 3),
        fill=theme.card,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _foot(d: Desk, own: dict[str, object]) -> Group:
    look = d.look
    switch = row(
        d.mark(tools.switch(look, on=False), "other", d.content("simple")),
        say(look, "Simple", 11.5),
        gap=6,
    )
    left: list[Node] = [switch]
    for entry in d.content("foot_left"):
        node = row(
            icon(look, entry["icon"], 14, look.theme.muted),
            say(look, entry["text"], 11.5),
            gap=4,
            hugs=True,
            pad=pad(3, 1),
        )
        left.append(thing(d, node, entry))
    right: list[Node] = [
        thing(d, row(say(look, entry["text"], 11.5), hugs=True, pad=pad(3, 1)), entry)
        for entry in d.content("foot_right")
    ]
    return tools.status(look, left, [*right, hint(look, str(own["name"]), 11.5)], gap=9)
