"""Windows with pictures: a stack with outlined cells, tissue, a gel and the profile of a lane."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import thing
from pointerbench.suites.pro.archetypes.image_analysis.desktop import window
from pointerbench.suites.pro.archetypes.lab_kit import plot, small, wordings
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, free, pad, push, row
from pointerbench.widgets.texts import hint, say

Spec = Mapping[str, Any]
_YELLOW = "#ffee00"


def _framed(d: Desk, own: Spec, picture: Node, *feet: Node) -> Group:
    """A picture with the line that tells its size above it."""
    look, theme = d.look, d.look.theme
    line = row(say(look, own["line"], 11.5), pad=pad(6, 2), fill=theme.bar)
    return window(d, own["title"], "the picture", column(line, picture, *feet, fill=theme.bar))


def _outline(node: Node, x: float, y: float, w: float, h: float) -> Group:
    return at(node, Spot(x, y, w, h))


# --- a stack --------------------------------------------------------------------------------------


def stack(d: Desk, own: Spec) -> Group:
    """Cells in the dark; those that were added to the manager have a numbered outline."""
    look, _theme = d.look, d.look.theme
    colors = tuple(own["colors"])
    data = (float(d.integer(1, 90)), 34, 0.032, 0, 0.55, 0)
    ground = panels.picture("micrograph", *colors, data=data, fill=colors[0])
    nodes: list[Node] = [at(ground, Spot(0, 0, 1, 1))]
    for number, (x, y, w, h, glow) in enumerate(_cells(d, own), 1):
        cell = Drawing("nucleus", 1, None, colors, (float(number), glow), grow=1)
        rim = Group(border=_YELLOW, radius=min(w, h) * 200, thickness=1)
        tag = row(say(look, str(number), 10, "#ffffff"), pad=pad(2, 0), fill="#000000", hugs=True)
        whole = Spot(0, 0, 1, 1)
        label = column(push(), row(push(), tag, push()), push())
        body = free(at(cell, whole), at(rim, whole), at(label, whole))
        does = wordings(own["cell"], number=str(number))
        nodes.append(_outline(d.mark(body, "other", does, words=(str(number),)), x, y, w, h))
    canvas = free(*nodes, height=452, grow=0)
    knob = d.mark(tools.slider(look, own["share"], height=14), "other", own["slices"])
    feet = row(
        small(d, "play", own["play"], 12),
        row(hint(look, own["axis"], 11), pad=pad(2, 0)),
        knob,
        small(d, "caret_left", own["before"], 10),
        small(d, "caret_right", own["after"], 10),
        gap=4,
        pad=pad(6, 2),
    )
    return _framed(d, own, column(canvas, pad=pad(6, 0)), feet)


def _cells(d: Desk, own: Spec) -> list[tuple[float, float, float, float, float]]:
    """Places of the outlined cells: one in each field of a grid, so that none overlap."""
    fields = [(column_, line) for line in range(3) for column_ in range(4)]
    chosen = sorted(d.sample(fields, own["count"]), key=lambda one: (one[1], one[0]))
    found = []
    for column_, line in chosen:
        w = d.uniform(0.11, 0.16)
        h = w * d.uniform(0.85, 1.2)
        x = (column_ + d.uniform(0.1, 0.26)) / 4
        y = (line + d.uniform(0.16, 0.34)) / 3
        found.append((x, y, w, h, d.uniform(0.7, 1.0)))
    return found


# --- tissue ---------------------------------------------------------------------------------------


def plain(d: Desk, own: Spec) -> Group:
    """A stained section with one selection and a scale bar."""
    look = d.look
    colors = tuple(own["colors"])
    data = (float(d.integer(1, 90)), 105, 0.034, own["kind"], 0.0, 1)
    ground = panels.picture("micrograph", *colors, data=data, fill=colors[0])
    x, y = d.uniform(0.16, 0.3), d.uniform(0.2, 0.34)
    handles = [
        at(
            Group(width=6, height=6, fill="#ffffff", border="#000000"),
            Spot(x + 0.3 * i, y + 0.26 * j, dx=-3, dy=-3),
        )
        for i in (0, 0.5, 1)
        for j in (0, 0.5, 1)
        if (i, j) != (0.5, 0.5)
    ]
    marked = [
        d.mark(node, "other", does)
        for node, does in zip((handles[0], handles[-1]), own["handles"], strict=True)
    ]
    box = d.mark(Group(border=_YELLOW, thickness=1), "other", own["selection"])
    bar = column(
        say(look, own["scale"], 11, own["ink"], align="center"),
        Group(height=5, fill=own["ink"]),
        gap=2,
    )
    canvas = free(
        at(ground, Spot(0, 0, 1, 1)),
        at(box, Spot(x, y, 0.3, 0.26)),
        *handles[1:-1],
        *marked,
        at(d.mark(bar, "other", own["scale_does"]), Spot(0.74, 0.9, 0.2, 0)),
        height=452,
        grow=0,
    )
    foot = row(hint(look, own["foot"], 11), push(), pad=pad(6, 2))
    return _framed(d, own, column(canvas, pad=pad(6, 0)), foot)


# --- a gel ----------------------------------------------------------------------------------------


def lanes(d: Desk, own: Spec) -> Group:
    """Lanes of a gel, each with its bands; one lane lies under the selection."""
    look = d.look
    count = len(own["lanes"])
    step = 0.94 / count
    dark, pale = own["colors"]
    nodes: list[Node] = [
        at(Drawing("gradient", 1, None, (pale, "#c9c9c4", pale), (), grow=1), Spot(0, 0, 1, 1))
    ]
    for place, lane in enumerate(own["lanes"]):
        x = 0.03 + step * (place + 0.12)
        nodes.append(
            at(
                say(look, lane["name"], 10.5, "#1d1d1f", align="center"),
                Spot(x - step * 0.1, 0.01, step * 0.96, 0),
            )
        )
        for number, (y, strength) in enumerate(lane["bands"]):
            shade = Drawing("nucleus", 1, None, (pale, dark), (1.0, strength), grow=1)
            does = own["band"].get(f"{place}.{number}", ())
            nodes.append(
                at(d.mark(shade, "other", does), Spot(x, y, step * 0.76, 0.022 + 0.02 * strength))
            )
    nodes.append(
        at(Group(border=_YELLOW, thickness=1), Spot(0.03 + step * own["chosen"], 0.06, step, 0.9))
    )
    canvas = free(*nodes, height=470, grow=0)
    return _framed(
        d, own, column(canvas, pad=pad(6, 0)), row(hint(look, own["foot"], 11), pad=pad(6, 2))
    )


def profile(d: Desk, own: Spec) -> Group:
    """The grey values along the selection, with the buttons below."""
    look = d.look
    ink = "#1d1d1f"
    bands = own["lanes"][own["chosen"]]["bands"]
    peaks = [number for y, strength in bands for number in (y, strength)]
    drawn = panels.picture(
        "peaks", "#e2e2e2", "#000000", data=(5, 6, *peaks), fill="#ffffff", border="#000000"
    )
    chart = plot(
        look,
        drawn,
        ("200", "150", "100", "50", "0"),
        own["xs"],
        names=("Gray Value", own["x"]),
        ink=ink,
    )
    body = column(chart, height=226, fill="#ffffff", ground="#ffffff")
    buttons = [
        thing(d, tools.button(look, one["text"], size=11.5, pad=pad(8, 2)), one)
        for one in d.content("plot_buttons")
    ]
    live = d.mark(tools.check(look, "Live", hugs=True), "other", d.content("plot_live"))
    return window(
        d,
        own["plot_title"],
        "the curve",
        column(body, row(*buttons, live, hint(look, own["point"], 11), gap=5, pad=Pad(5, 6, 5, 6))),
    )
