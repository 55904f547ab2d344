"""Windows beside the pictures: regions, results, histogram, contrast, threshold, channels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.dev_kit import control, thing
from pointerbench.suites.pro.archetypes.image_analysis.desktop import window
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, wordings
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, say

Spec = Mapping[str, Any]


def _button(d: Desk, entry: Spec, **looks: Any) -> Group:
    node = tools.button(d.look, entry["text"], size=11.5, **{"pad": pad(8, 2), **looks})
    return thing(d, node, entry)


def _buttons(d: Desk, entries: Sequence[Spec], **looks: Any) -> Group:
    return row(*(_button(d, entry) for entry in entries), gap=5, **{"pad": pad(6, 5), **looks})


def manager(d: Desk, own: Spec) -> Group:
    """The list of regions, and what can be done with them."""
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("manager")
    chosen = d.integer(1, 4)
    lines: list[Node] = []
    for place, name in enumerate(own["regions"]):
        node = row(
            say(look, name, 11.5),
            pad=pad(6, 0),
            height=19,
            fill=theme.chosen if place == chosen else "",
        )
        does = (
            ()
            if place == chosen
            else wordings(spec["region"], name=name[-4:], number=str(place + 1))
        )
        lines.append(d.mark(node, "text", does, words=(name,)))
    listed = panes(
        column(*lines, grow=1, clip=True),
        bar_of(d, spec["scroll"], 0, 0.7),
        fill=theme.card,
        border=theme.line,
        width=124,
        clip=True,
    )
    buttons = column(*(_button(d, entry) for entry in spec["buttons"]), gap=3, grow=1)
    checks = row(*(control(d, entry) for entry in spec["checks"]), gap=10)
    return window(
        d,
        "ROI Manager",
        "the list of regions",
        column(panes(listed, buttons, gap=6, height=250), checks, gap=5, pad=pad(6, 6)),
    )


def results(d: Desk, own: Spec) -> Group:
    """Measurements as a table with menus of its own."""
    look, theme = d.look, d.look.theme
    spec: Spec = own["results"]
    menus = [
        thing(d, row(say(look, entry["text"], 12), hugs=True, pad=pad(7, 2)), entry)
        for entry in d.content("results_menus")
    ]
    made = table(
        d,
        {**d.content("results"), **spec},
        height=20,
        size=11.5,
        rules=True,
        chosen=d.integer(0, 5),
    )
    body = panes(
        column(made, grow=1, clip=True),
        bar_of(d, d.content("results")["scroll"], 0, 0.3),
        fill=theme.card,
        height=176,
        clip=True,
    )
    return window(d, "Results", "the measurements", column(row(*menus, fill=theme.card), body))


def histogram(d: Desk, own: Spec) -> Group:
    """The distribution of grey values with its figures and buttons."""
    look = d.look
    spec: Spec = own["histogram"]
    data = (float(d.integer(1, 90)), 128, spec["peak"], spec["spread"], 0, 0, 0, 0)
    ink = "#1d1d1f"
    drawn = panels.picture(
        "histogram", "#ffffff", "#4d4d4d", data=data, fill="#ffffff", border="#000000"
    )
    ramp = Drawing("gradient", 12, None, ("#000000", "#ffffff"), (1.0,))
    ends = row(say(look, "0", 10.5, ink), push(), say(look, "255", 10.5, ink))
    facts = [row(*(code(look, text, 11, ink, grow=1) for text in pair)) for pair in spec["facts"]]
    page = column(
        column(drawn, height=112),
        ramp,
        ends,
        *facts,
        gap=3,
        pad=pad(12, 8),
        fill="#ffffff",
        ground="#ffffff",
    )
    live = d.mark(tools.check(look, "Live", hugs=True), "other", spec["live"])
    return window(
        d,
        f"Histogram of {own['short']}",
        "the distribution of greys",
        column(
            page,
            row(*_buttons(d, spec["buttons"], pad=pad(0)).children, live, gap=5, pad=pad(8, 5)),
        ),
    )


def contrast(d: Desk, own: Spec) -> Group:
    """Brightness and contrast: a small histogram, four sliders, buttons."""
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("contrast")
    data = (float(d.integer(1, 90)), 90, 0.22, 0.1, 0, 0, 0, 0)
    drawn = panels.picture(
        "histogram", "#ffffff", "#6a6a6a", data=data, fill="#ffffff", border="#000000"
    )
    ends = row(hint(look, own["range"][0], 10.5), push(), hint(look, own["range"][1], 10.5))
    sliders: list[Node] = []
    for entry in spec["sliders"]:
        knob = d.mark(tools.slider(look, entry["share"], height=14), "other", entry["does"])
        sliders += [knob, say(look, entry["text"], 11, align="center")]
    buttons = [
        [_button(d, entry, grow=1, pad=pad(4, 3)) for entry in line] for line in spec["buttons"]
    ]
    return window(
        d,
        "B&C",
        "the display limits",
        column(
            column(drawn, height=78),
            ends,
            *sliders,
            *(row(*line, gap=5) for line in buttons),
            gap=3,
            pad=pad(9, 6),
            fill=theme.bar,
        ),
    )


def threshold(d: Desk, own: Spec) -> Group:
    """Which grey values count as object."""
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("threshold")
    data = (
        float(d.integer(1, 90)),
        90,
        own["histogram"]["peak"],
        own["histogram"]["spread"],
        0,
        0,
        0,
        0,
    )
    drawn = panels.picture(
        "histogram", "#ffffff", "#6a6a6a", data=data, fill="#ffffff", border="#d02020"
    )
    lines: list[Node] = [
        column(drawn, height=64),
        row(push(), say(look, own["covered"], 11.5), push()),
    ]
    for entry in spec["sliders"]:
        knob = d.mark(tools.slider(look, entry["share"], height=14), "other", entry["does"])
        lines.append(
            row(knob, row(say(look, entry["value"], 11.5, align="right", grow=1), width=28), gap=5)
        )
    lines.append(row(*(control(d, entry, grow=1) for entry in spec["choices"]), gap=6))
    lines += [row(*(control(d, entry) for entry in pair), gap=8) for pair in spec["checks"]]
    lines += [
        row(*(_button(d, entry, grow=1, pad=pad(4, 3)) for entry in pair), gap=5)
        for pair in spec["buttons"]
    ]
    return window(
        d,
        "Threshold",
        "the limits of the object",
        column(*lines, gap=5, pad=pad(9, 6), fill=theme.bar),
    )


def channels(d: Desk, own: Spec) -> Group:
    """Channels to be shown, and colours for them."""
    look = d.look
    spec: Spec = d.content("channels")
    nodes: list[Node] = [control(d, spec["mode"], grow=1)]
    nodes += [control(d, entry) for entry in spec["checks"]]
    nodes.append(_button(d, spec["more"]))
    luts = [
        d.mark(
            column(Drawing("gradient", 13, None, tuple(entry["colors"]), (1.0,)), border="#8a8a8a"),
            "other",
            entry["does"],
        )
        for entry in spec["luts"]
    ]
    return window(
        d,
        "Channels",
        "the channels",
        column(*nodes, say(look, "Look-up tables", 11), *luts, gap=6, pad=pad(9, 8)),
    )


def calibration(d: Desk, own: Spec) -> Group:
    """Fields of a set-scale window."""
    look = d.look
    spec: Spec = d.content("scale")
    lines: list[Node] = [
        row(
            row(say(look, entry["name"], 11.5, align="right", grow=1), width=132),
            control(d, {**entry, "name": ""}, width=92),
            gap=7,
        )
        for entry in spec["rows"]
    ]
    lines.append(row(_button(d, spec["clear"]), control(d, spec["global"]), gap=12))
    lines.append(row(push(), *(_button(d, entry) for entry in spec["buttons"]), gap=6))
    return window(d, "Set Scale", "the calibration", column(*lines, gap=5, pad=pad(9, 8)))


def log(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    menus = [
        thing(d, row(say(look, entry["text"], 12), hugs=True, pad=pad(7, 2)), entry)
        for entry in d.content("log_menus")
    ]
    lines = column(*(code(look, text, 11) for text in own["log"]), pad=pad(6, 4), grow=1, clip=True)
    body = panes(
        lines, bar_of(d, d.content("log_scroll"), 0.3, 0.6), height=150, fill=theme.card, clip=True
    )
    return window(d, "Log", "the messages", column(row(*menus, fill=theme.card), body))
