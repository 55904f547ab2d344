"""Small windows of an image analyst on the bare desktop.

Layouts: a stack with regions and their manager, stained tissue under a threshold, a profile across
bands with its plot and channels.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.archetypes.image_analysis import images, tools_windows
from pointerbench.suites.pro.archetypes.image_analysis.desktop import on_desktop, window
from pointerbench.suites.pro.archetypes.lab_kit import by_round
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import say


def build(d: Desk) -> Group:
    dress(d)
    shown = (_regions, _tissue, _profile)[d.layout](d)
    placed: list[Node] = [at(_main(d), Spot(0, 0, dx=14, dy=10, dw=640))]
    for node, (x, y, wide, high) in shown:
        placed.append(at(node, Spot(0, 0, dx=x, dy=y, dw=wide, dh=high)))
    return on_desktop(d, placed)


def _main(d: Desk) -> Group:
    """The program's own window: menus, tools, and a line that says what happens."""
    look, theme = d.look, d.look.theme
    menus: list[Node] = (
        [] if look.platform == "macos" else [row(*d.menus(), fill=theme.card, height=23)]
    )
    strip = row(*_strip(d), gap=0, pad=pad(4, 2), fill=theme.bar)
    state = row(
        say(look, d.content("states")[d.layout], 11.5),
        push(),
        tools.slider(look, 0.7, 70, 8) if d.number % 2 else Group(),
        pad=pad(8, 2),
        fill=theme.bar,
        height=22,
    )
    return window(d, "ImageJ", "the tools", column(*menus, strip, state))


Placed = tuple[Group, tuple[float, float, float, float]]


def _strip(d: Desk) -> list[Node]:
    """The tools; that which made the selection is pressed."""
    nodes: list[Node] = []
    for name in d.app.bars["tools"]:
        if name == "|":
            nodes.append(tools.separator(d.look))
        elif name == d.content("pressed")[d.layout]:
            sign = d.function(name).icon
            nodes.append(d.mark(tools.tool(d.look, sign, 20, on=True, pad=pad(4, 4)), "icon"))
        else:
            nodes.append(d.tool(name, 20, pad=pad(4, 4), radius=0))
    return nodes


def _top(d: Desk) -> float:
    """Where the windows below the program's own begin."""
    return 106 if d.look.platform == "macos" else 124


def _regions(d: Desk) -> list[Placed]:
    own = by_round(d, d.content("stacks"))
    top = _top(d)
    return [
        (images.stack(d, own), (14, top, 474, 0)),
        (tools_windows.manager(d, own), (498, top, 250, 0)),
        (tools_windows.contrast(d, own), (758, top, 252, 0)),
        (tools_windows.results(d, own), (498, top + 330, 512, 0)),
    ]


def _tissue(d: Desk) -> list[Placed]:
    own = by_round(d, d.content("tissues"))
    top = _top(d)
    return [
        (images.plain(d, own), (14, top, 458, 0)),
        (tools_windows.histogram(d, own), (482, top, 286, 0)),
        (tools_windows.threshold(d, own), (778, top, 234, 0)),
        (tools_windows.results(d, own), (482, top + 330, 530, 0)),
    ]


def _profile(d: Desk) -> list[Placed]:
    own = by_round(d, d.content("blots"))
    top = _top(d)
    return [
        (images.lanes(d, own), (14, top, 428, 0)),
        (images.profile(d, own), (452, top, 386, 0)),
        (tools_windows.channels(d, own), (848, top, 164, 0)),
        (tools_windows.calibration(d, own), (452, top + 316, 262, 0)),
        (tools_windows.log(d, own), (724, top + 316, 288, 0)),
    ]
