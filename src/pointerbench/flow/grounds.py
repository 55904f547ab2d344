"""Draws a group's shadow and ground, and its border."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group
from pointerbench.flow.shadows import shadow
from pointerbench.flow.where import Placer, Where
from pointerbench.picture.frame import Color, Fill, Outline, Panel, Rounded, Tint
from pointerbench.values.geometry import Box


def draw_ground(layout: Placer, group: Group, box: Box, where: Where) -> Color:
    """Draws the group's shadow and ground; the colour of the ground in it."""
    items, seen = layout.page.items, box.intersect(where.clip)
    if not seen.area:
        return where.ground
    if group.shadow:
        items += shadow(box, layout.px(group.radius), where.clip, layout.scale)
    if group.shade:
        items.append(Tint(seen, group.fill, group.shade))
        layout.page.veils.append((where.layer, seen))
        return mixed(where.ground, group.fill, group.shade)
    if where.layer:
        layout.page.covers.append((where.layer, seen))
    if group.radius:
        thick = max(1, layout.px(group.thickness))
        outline = group.border or None
        shape = Rounded(box, layout.px(group.radius), group.fill, outline, thick)
        items.append(shape if seen == box else Panel(seen, where.ground, (shape,)))
    else:
        items.append(Fill(seen, group.fill))
    return group.fill


def draw_border(layout: Placer, group: Group, box: Box, where: Where) -> None:
    """The border, over the content where it is straight."""
    items, thick = layout.page.items, max(1, layout.px(group.thickness))
    whole = where.clip.covers(box)
    if group.radius and (group.fill or whole or group.clip):
        if not group.fill:
            items.append(Rounded(box, layout.px(group.radius), None, group.border, thick))
        return
    if group.edges == "tlbr" and whole:
        items.append(Outline(box, group.border, thick))
        return
    for edge in group.edges:
        side = {
            "t": Box(box.x1, box.y1, box.x2, box.y1 + thick),
            "b": Box(box.x1, box.y2 - thick, box.x2, box.y2),
            "l": Box(box.x1, box.y1, box.x1 + thick, box.y2),
            "r": Box(box.x2 - thick, box.y1, box.x2, box.y2),
        }[edge].intersect(where.clip)
        if side.area:
            items.append(Fill(side, group.border))
