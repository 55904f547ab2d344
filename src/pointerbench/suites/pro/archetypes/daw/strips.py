"""Channel strips of a recording console: slots for inserts and sends, pan, fader, meter."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import fader, knob, meter, small, told
from pointerbench.suites.pro.archetypes.daw.lanes import Track
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import icon, say

ROWS = ("Setting", "EQ", "Input", "Audio FX", "Sends", "Output", "Group", "Automation")
BLUE, GREEN, PALE = "#2f6bb5", "#3b8a4c", "#6f767e"


def slot(d: Desk, text: str, fill: Color = "", **looks: object) -> Group:
    """A slot of a strip with what is in it."""
    theme = d.look.theme
    ink = "#ffffff" if fill else theme.ink
    return row(
        say(d.look, text, 10, ink, align="center", grow=1),
        fill=fill or theme.code,
        border=theme.line,
        radius=3,
        height=17,
        pad=pad(2, 0),
        **looks,
    )


def strip(d: Desk, track: Track, width: float = 76, *, plugins: int = 3, sends: int = 2) -> Group:
    """A strip from its setting down to its name. Buses and the main output have no input."""
    said = track.said
    bus = track.kind in ("bus", "main")
    effects = d.sample(d.content("effects"), d.integer(1, plugins) if not bus else plugins)
    inserts: list[Node] = [
        told(d, slot(d, name, BLUE), "other", "insert", nth=f"{k + 1}", track=said)
        for k, name in enumerate(effects)
    ]
    inserts += [slot(d, "") for _ in range(plugins - len(effects))]
    source = "Bus 2" if bus else d.pick(d.content("inputs"))
    midi = track.kind == "midi"
    if midi:
        source = d.pick(d.content("instruments"))
    buses = [
        told(d, _send(d, f"Bus {k + 1}"), "other", "send", bus=str(k + 1), track=said)
        for k in range(d.integer(1, sends))
    ]
    buses += [slot(d, "") for _ in range(sends - len(buses))]
    curve = Drawing(
        "equaliser", 24, None, ("#f0c14b", "#274a6b", "#2f3338"),
        (d.integer(1, 99), 0.2, d.uniform(-0.6, 0.6), 0.12, 0.7, d.uniform(-0.5, 0.6), 0.15),
        grow=1,
    )  # fmt: skip
    top: list[Node] = [
        told(d, slot(d, "Setting", PALE), "other", "setting", track=said),
        told(d, column(curve, fill="#1b1d20", height=26, radius=3), "other", "eq", track=said),
        told(d, slot(d, source, GREEN if midi else ""), "other", "source", track=said),
        column(*inserts, gap=1),
        column(*buses, gap=1),
        slot(d, "Stereo Out" if track.kind != "main" else "Out 1-2"),
        slot(d, d.pick(("", "", "1: Band", "2: Voices"))),
        told(d, slot(d, d.pick(("Read", "Read", "Touch", "Latch")), GREEN), "other", "automation",
             track=said),
    ]  # fmt: skip
    return column(
        *top,
        *_lower(d, track),
        gap=4,
        pad=pad(3, 4),
        width=width,
        border=d.look.theme.line,
        edges="r",
        clip=True,
    )


def _send(d: Desk, text: str) -> Group:
    theme = d.look.theme
    name = slot(d, text, BLUE, grow=1)
    return row(name, knob(d, d.uniform(0.2, 0.8), 16, color=theme.good), gap=2)


def _lower(d: Desk, track: Track) -> list[Node]:
    look, theme = d.look, d.look.theme
    said, level = track.said, d.uniform(0.45, 0.85)
    pan = knob(d, d.pick((0.5, 0.5, 0.3, 0.68)), 30, middle=True, color=theme.good)
    gain = (level - 0.78) * 42
    values = row(
        slot(d, f"{gain:.1f}", grow=1),
        slot(d, f"{gain - d.uniform(1, 9):.1f}", mixed("#3a5a2a", "#202020", 60), grow=1),
        gap=2,
    )
    levels = panes(
        push(),
        told(d, fader(d, level, 26), "other", "fader", track=said),
        meter((level * 0.92, level * 0.85), 12),
        push(),
        gap=5,
        grow=1,
    )
    first: list[Node] = [] if track.kind in ("main", "bus") else [
        told(d, small(d, "R", width=20), "icon", "strip_arm", track=said),
        told(d, small(d, "I", width=20), "icon", "strip_monitor", track=said),
    ]  # fmt: skip
    second: list[Node] = [
        told(d, small(d, "M", width=20), "icon", "strip_mute", track=said),
        *(
            [told(d, small(d, "S", width=20), "icon", "strip_solo", track=said)]
            if track.kind != "main"
            else []
        ),
    ]
    name = row(
        say(look, track.name, 10.5, "#101214", align="center", grow=1),
        fill=track.color,
        pad=pad(2, 2),
    )
    return [
        row(icon(look, track.sign, 20, track.color), justify="center"),
        row(told(d, pan, "other", "pan", track=said), justify="center"),
        values,
        levels,
        row(*first, gap=6, justify="center", height=17),
        row(*second, gap=6, justify="center"),
        told(d, name, "text", "strip", words=(track.name,), track=said),
    ]
