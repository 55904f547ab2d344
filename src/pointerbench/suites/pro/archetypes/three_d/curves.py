"""Curves of animated values with their keys."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.words import Entry, current, phrases
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at
from pointerbench.widgets.texts import say


def curves(d: Desk, entry: Entry, wide: float) -> Group:
    """One line a channel; keys are told apart from left to right."""
    own = current(d, entry.get("of", "channels"))
    ground = entry.get("ground", "#282828")
    nodes: list[Node] = [
        at(Drawing("net", 1, None, ("#323232", "#202020"), (26.0, 0.0, 4.0)), Spot(0, 0, 1, 1))
    ]
    for place in range(8):
        label = say(d.look, str(place * entry.get("step", 24)), 9.5, "#b8b8b8")
        nodes.append(at(label, Spot(place / 8, 0, 0, 0, 4, 2)))
    ordinals = ("first", "second", "third", "fourth", "fifth", "sixth")
    for channel in own:
        points = [value for point in channel["points"] for value in point]
        data = (0.0, *map(float, points))
        nodes.append(at(Drawing("path", 1, None, (channel["color"],), data), Spot(0, 0, 1, 1)))
        for number, (x, y) in enumerate(channel["points"]):
            does = phrases(d, "curve_key", name=channel["text"], nth=ordinals[number])
            square = Group(fill="#f4f4f4", border=channel["color"], radius=4)
            nodes.append(d.mark(at(square, Spot(x, y, 0, 0, -5, -5, 10, 10)), "other", does))
    now = entry.get("now", 0.4)
    nodes.append(at(Group(fill="#4f86d9"), Spot(now, 0, 0, 1, -1, 0, 2)))
    return panels.canvas(d.look, *nodes, fill=ground)
