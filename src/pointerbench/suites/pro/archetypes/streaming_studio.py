"""A studio for live pictures: preview, scenes, sources, mixer, transitions, controls."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import told, toned
from pointerbench.suites.pro.archetypes.streaming_studio_parts import (
    Show,
    chat,
    controls,
    mixer,
    picture,
    scenes,
    show_of,
    sources,
    statistics,
    transitions,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: one picture above five docks; preview and programme; docks around the picture."""
    toned(d)
    body = (_plain, _studio, _around)[d.layout](d, show_of(d))
    return d.window(column(body, _status(d), grow=1))


def _docks(d: Desk, *nodes: Node, height: float) -> Group:
    return panes(*nodes, gap=4, height=height, pad=pad(4, 4), fill=d.look.theme.page, clip=True)


def _plain(d: Desk, show: Show) -> Group:
    docks = _docks(
        d,
        scenes(d, 176),
        sources(d, 204, show),
        mixer(d, None),
        transitions(d, 150),
        controls(d, 166),
        height=234,
    )
    preview = _stage(d, picture(d, 640, show))
    return column(preview, _source_bar(d, show), docks, grow=1)


def _stage(d: Desk, *nodes: Node) -> Group:
    """The dark ground on which pictures stand."""
    return row(push(), *nodes, push(), fill=d.look.theme.page, grow=1, clip=True)


def _source_bar(d: Desk, show: Show) -> Group:
    """What can be done with the chosen source."""
    look, theme = d.look, d.look.theme
    entry = d.content("sources")[show.chosen]
    more: list[Node] = []
    if not show.chosen:
        choice = tools.choice(look, "HD Pro Capture C920", 200, pad=pad(7, 2))
        more = [hint(look, "Device"), d.thing(choice, d.content("device"), "other")]
    return row(
        icon(look, entry["sign"], 16, theme.muted),
        say(look, entry["text"], 12),
        *d.buttons("source", sign=True, size=11.5, pad=pad(8, 3)),
        *more,
        push(),
        *d.bar("source_more", 16),
        gap=8,
        pad=pad(10, 4),
        fill=theme.bar,
        border=theme.line,
        edges="tb",
    )


def _studio(d: Desk, show: Show) -> Group:
    """Preview and programme with the transition between them."""
    look, theme = d.look, d.look.theme
    quick = [
        d.thing(tools.button(look, entry["text"], size=11.5, drop=True, pad=pad(6, 2)), entry)
        for entry in d.content("quick")
    ]
    middle = column(
        d.button("do_transition", primary=True, pad=pad(6, 5)),
        told(d, tools.slider(look, d.uniform(0, 0.1), 120, 18), "other", "t_bar"),
        row(say(look, "Quick Transitions", 10.5), push(), d.tool("add_quick", 14, pad=pad(3, 2))),
        *quick, gap=8, width=140, justify="center", pad=pad(8, 0),
    )  # fmt: skip
    sides: list[Node] = []
    for name in ("Preview", "Program"):
        live = name == "Program"
        title = row(push(), say(look, f"{name}: {_scene(d, live)}", 12, bold=True), push())
        sides.append(column(title, picture(d, 426, show, live=live), gap=5))
    left, right = sides
    stage = row(push(), left, middle, right, push(), fill=theme.page, grow=1, clip=True)
    docks = _docks(
        d,
        scenes(d, 150),
        sources(d, 196, show),
        mixer(d, None),
        transitions(d, 150),
        controls(d, 166),
        height=246,
    )
    return column(stage, _source_bar(d, show), docks, grow=1)


def _scene(d: Desk, live: bool) -> str:
    names = d.content("scenes")
    return str(names[1 if live else 0]["text"])


def _around(d: Desk, show: Show) -> Group:
    """Lists at the left, chat and statistics at the right."""
    left = column(scenes(d, None), sources(d, None, show, 7), gap=4, width=196, pad=pad(4, 4))
    right = column(chat(d), statistics(d), gap=4, width=236, pad=pad(4, 4))
    stage = _stage(d, picture(d, 566, show))
    middle = column(stage, _source_bar(d, show), grow=1, clip=True)
    upper = panes(left, middle, right, grow=1, clip=True, fill=d.look.theme.page)
    docks = _docks(d, mixer(d, None), transitions(d, 170), controls(d, 186), height=214)
    return column(upper, docks, grow=1)


def _status(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    minutes, seconds = d.integer(1, 58), d.integer(0, 59)
    live = row(
        icon(look, "broadcast", 14, theme.bad),
        say(look, f"LIVE: 01:{minutes:02d}:{seconds:02d}", 11.5),
        gap=5,
    )
    recorded = row(icon(look, "record", 13, theme.muted), say(look, "REC: 00:00:00", 11.5), gap=5)
    load = say(look, f"CPU: {d.uniform(2, 14):.1f}%, 60.00 fps", 11.5)
    return tools.status(
        look,
        [
            hint(look, f"Dropped Frames {d.integer(0, 9)} (0.0%)"),
            hint(look, f"{d.integer(4200, 6100)} kbps"),
        ],
        [live, recorded, load],
        height=26,
    )
