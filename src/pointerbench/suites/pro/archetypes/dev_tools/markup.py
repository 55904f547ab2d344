"""The tree of the document with the styles of the node that is chosen in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad, Span
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.archetypes.dev_kit import control, leaf, seam, shifted, tab, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say


def elements(d: Desk) -> Group:
    """The tree over the way to the chosen node, and one column of styles."""
    look, docked = d.look, d.look.platform.startswith("browser")
    site = shifted(d, d.content("sites"))
    tabs = [tab(d, entry, on=not at) for at, entry in enumerate(d.content("side"))]
    side = column(
        panels.tab_strip(
            look, *tabs, push(), icon(look, "chevron_double_right", 12), pad=Pad(0, 8, 0, 0)
        ),
        _filter(d),
        panels.scrolled(look, column(*_rules(d, site["styles"]), _model(d, site)), 0, 0.6),
        width=306 if docked else 372,
        fill=look.theme.card,
        clip=True,
    )
    left = column(_tree(d, site), _crumbs(d, site["crumbs"]), grow=1, clip=True)
    return panes(left, seam(look), side, grow=1, clip=True)


def inspector(d: Desk) -> Group:
    """Three panes: the tree, the rules, and a third for layout and boxes."""
    look, theme = d.look, d.look.theme
    site = shifted(d, d.content("sites"))
    field = control(d, d.content("markup_search"), grow=1, pad=pad(7, 2))
    search = tools.bar(look, field, *d.bar("markup", size=14), height=28, fill="", pad=pad(6, 2))
    left = column(search, _tree(d, site), _crumbs(d, site["crumbs"]), grow=1, clip=True)
    found = panels.scrolled(look, column(*_rules(d, site["styles"])), 0, 0.6)
    rules = column(_filter(d), found, width=288, fill=theme.card, clip=True)
    tabs = [tab(d, entry, on=not at, edges="t") for at, entry in enumerate(d.content("side"))]
    folds = [_fold(d, entry, at < 2) for at, entry in enumerate(d.content("layout_parts"))]
    grids: list[Node] = []
    for entry in d.content("overlays"):
        name = code(look, entry["of"], 11.5, theme.link)
        shade = d.mark(tools.swatch(look, entry["color"], 13), "other", entry["paint"])
        grids.append(row(control(d, entry), name, push(), shade, gap=6, pad=pad(12, 2)))
    parts = (folds[0], *grids, folds[1], _model(d, site), *folds[2:])
    third = column(panels.tab_strip(look, *tabs), *parts, width=250, fill=theme.card, clip=True)
    return panes(left, seam(look), rules, seam(look), third, grow=1, clip=True)


def _fold(d: Desk, entry: Mapping[str, Any], opened: bool) -> Group:
    look, theme = d.look, d.look.theme
    arrow = icon(look, "caret_down" if opened else "caret_right", 11, theme.muted)
    looks: dict[str, Any] = {"fill": theme.bar, "border": theme.line, "edges": "b"}
    made = row(arrow, say(look, entry["text"], bold=True), gap=5, pad=pad(8, 5), **looks)
    return thing(d, made, entry)


def _tree(d: Desk, site: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    inks = inks_of(look, "chrome")
    lines: list[Node] = []
    for entry in site["markup"]:
        own = leaf(entry)
        fold = Group(width=14)
        if own.opened is not None:
            arrow = "caret_down" if own.opened else "caret_right"
            fold = row(icon(look, arrow, 10, theme.muted), hugs=True, pad=pad(2, 4))
            if own.more.get("fold"):
                fold = d.mark(fold, "icon", own.more["fold"])
        on = bool(own.more.get("chosen"))
        nodes: list[Node] = [fold, code(look, colored(own.text, inks, "xml"), 12)]
        badge = own.more.get("badge")
        if badge:
            words = say(look, badge["text"], 10, theme.muted)
            chip = row(words, pad=pad(6, 0), radius=7, border=theme.line, hugs=True)
            nodes.append(d.mark(chip, "other", badge["does"], words=(badge["text"],)))
        if on:
            nodes.append(code(look, "== $0" if d.content("dollar", True) else "", 11, theme.faint))
        line = row(
            *nodes,
            gap=4,
            pad=Pad(0, 6, 0, 6 + 13 * own.level),
            height=19,
            clip=True,
            fill=theme.chosen if on else "",
        )
        words_on = (own.text,)
        lines.append(d.mark(line, "text", own.more.get("does", ()), words=words_on))
    return panels.scrolled(look, column(*lines, pad=pad(0, 4)), 0.1, 0.6, fill=theme.card)


def _crumbs(d: Desk, crumbs: Sequence[Any]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for at, entry in enumerate(crumbs):
        last = at == len(crumbs) - 1
        text = entry if isinstance(entry, str) else entry["text"]
        made = row(
            hint(look, text, 11.5), pad=pad(5, 3), fill=theme.chosen if last else "", hugs=True
        )
        nodes.append(thing(d, made, entry))
    return row(
        *nodes, gap=3, pad=pad(6, 1), fill=theme.bar, border=theme.line, edges="t", clip=True
    )


def _filter(d: Desk) -> Group:
    theme = d.look.theme
    states = [
        thing(d, row(say(d.look, entry["text"], 11.5), pad=pad(5, 2), radius=3, hugs=True), entry)
        for entry in d.content("style_states")
    ]
    return row(
        control(d, d.content("style_filter"), grow=1, pad=pad(7, 2)),
        *states,
        *d.bar("styles", size=14, pad=pad(4, 3)),
        gap=2,
        pad=pad(6, 3),
        border=theme.line,
        edges="b",
    )


def _rules(d: Desk, blocks: Sequence[Mapping[str, Any]]) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for block in blocks:
        source = row(hint(look, block.get("file", ""), 11), hugs=True)
        ends: list[Node] = [
            thing(d, source, {"text": block["file"], "does": block["go"]})
            if block.get("go")
            else source
        ]
        head = row(code(look, f"{block['selector']} {{", 12, grow=1), *ends, gap=8)
        lines = [_rule(d, block["selector"], rule) for rule in block["rules"]]
        nodes.append(
            column(head, *lines, code(look, "}", 12), pad=pad(8, 3), border=theme.line, edges="b")
        )
    return nodes


def _rule(d: Desk, selector: str, rule: str) -> Group:
    """A property with its box to tick and, if it is a colour, its sample."""
    look, theme = d.look, d.look.theme
    off = rule.startswith("- ")
    name, _, value = rule.removeprefix("- ").partition(": ")
    verb = ("Apply", "again") if off else ("Switch off", "for a moment")
    box = d.mark(
        tools.check(look, "", on=not off, hugs=True, pad=pad(1, 1)),
        "other",
        (
            f"{verb[0]} the {name} in the rule for {selector} {verb[1]}.",
            f"Let me see the page {'with' if off else 'without'} the {name} of {selector}.",
        ),
    )
    inks = inks_of(look, "chrome")
    nodes: list[Node] = [box, code(look, (Span(name, color=inks.type), Span(":")), 12)]
    color = next((part for part in value.split() if part.startswith("#") and len(part) == 7), "")
    if color:
        intents = (
            f"Pick another colour for the {name} in the rule for {selector}.",
            f"Open the colour picker at the {name} of {selector}.",
        )
        nodes.append(d.mark(tools.swatch(look, color, 12), "other", intents))
    nodes.append(code(look, f"{value};", 12, theme.faint if off else theme.ink))
    return row(*nodes, gap=5, pad=Pad(0, 0, 0, 12), height=18, clip=True)


_SIDES = {"margin": "#f0b27a", "border": "#e8cf8a", "padding": "#bccb92"}


def _model(d: Desk, site: Mapping[str, Any]) -> Group:
    """The box model: each of its numbers can be changed."""
    look = d.look
    ink = "#202124"
    inner: Node = row(say(look, site["size"], 11, ink), pad=pad(20, 5), fill="#8fb8c4", hugs=True)
    for part, sizes in zip(("padding", "border", "margin"), site["box"], strict=True):
        cells = [
            d.mark(
                row(say(look, size, 10.5, ink), pad=pad(6, 1), hugs=True),
                "other",
                (
                    f"Enter another {part} at the {side} of the chosen node.",
                    f"Change the {side} {part} in the drawing of the boxes.",
                )
                if size != "-"
                else (),
                words=(size,),
            )
            for size, side in zip(sizes, ("top", "right", "bottom", "left"), strict=True)
        ]
        top, right, bottom, left = cells
        name = say(look, part, 10, ink)
        inner = column(
            row(row(name, width=52), push(), top, push(), row(width=52)),
            row(left, push(), inner, push(), right),
            row(push(), bottom, push()),
            pad=pad(4, 2),
            fill=_SIDES[part],
            hugs=True,
        )
    return column(row(inner, justify="center", pad=pad(0, 10)))
