"""The window in which a player's sound and picture are adjusted."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import told, unless
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say


def _tabs(d: Desk, shown: str, key: str) -> tuple[list[Node], list[Node]]:
    """The tabs of the window, and those of the chosen one."""
    look = d.look
    kinds: list[Node] = [
        d.thing(
            panels.tab(
                look,
                entry["text"],
                on=entry["text"] == shown,
            ),
            unless(entry["text"] == shown, entry),
        )
        for entry in d.content("adjust_tabs")
    ]
    inner: list[Node] = [
        d.thing(panels.tab(look, entry["text"], on=not place), entry)
        for place, entry in enumerate(d.content(key))
    ]
    return kinds, inner


def adjustments(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    sound = d.number % 2 == 0
    shown = "Audio Effects" if sound else "Video Effects"
    head = row(
        say(look, "Adjustments and Effects", 12.5, bold=True, grow=1),
        icon(look, "close", 12, theme.muted),
        pad=pad(12, 7),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    kinds, inner = _tabs(d, shown, "audio_tabs" if sound else "video_tabs")
    body = _bands(d) if sound else _picture(d)
    foot = row(
        push(),
        d.button("save_adjust", size=12),
        d.button("close_adjust", size=12),
        gap=8,
        pad=pad(12, 8),
        fill=theme.bar,
        border=theme.line,
        edges="t",
    )
    return column(
        head,
        row(*kinds, pad=pad(8, 2)),
        row(*inner, pad=pad(16, 0), border=theme.line, edges="b"),
        body,
        foot,
        width=560,
        fill=theme.card,
        border=theme.faint,
        radius=look.radius,
        shadow=True,
        clip=True,
        hugs=True,
    )


def _bands(d: Desk) -> Group:
    """The graphic equaliser."""
    look = d.look
    top = row(
        d.thing(tools.check(look, "Enable", on=True), d.content("eq_enable"), "other"),
        row(width=10),
        d.thing(tools.check(look, "2 Pass"), d.content("eq_twice"), "other"),
        push(),
        hint(look, "Preset"),
        d.thing(
            tools.choice(look, d.pick(("Flat", "Rock", "Live", "Full bass")), 130),
            d.content("eq_preset"),
            "other",
        ),
        gap=8,
    )
    bands: list[Node] = []
    for name, said in d.content("bands"):
        level = d.uniform(0.25, 0.8)
        slide = column(
            Drawing("fader", 150, 26, (look.theme.accent,), (level,)), width=26, height=150
        )
        bands.append(
            column(
                hint(look, f"{(level - 0.5) * 40:+.1f}", 9.5, align="center", width=46),
                told(d, slide, "other", "band", band=said),
                say(look, name, 10, align="center", width=46),
                gap=4,
                align="center",
                width=46,
            )
        )
    return column(column(top, width=530), row(*bands, justify="between"), gap=12, pad=pad(14, 12))


def _picture(d: Desk) -> Group:
    """Image adjustments."""
    look = d.look
    enable = d.thing(tools.check(look, "Image adjust", on=True), d.content("image_enable"), "other")
    lines: list[Node] = [enable]
    for entry in d.content("image"):
        slider = d.thing(
            tools.slider(look, d.uniform(0.3, 0.7), None, 15), {**entry, "text": ""}, "other"
        )
        lines.append(row(row(hint(look, entry["text"]), width=110), slider, gap=10))
    checks = [
        d.thing(tools.check(look, entry["text"], width=168), {**entry, "text": ""}, "other")
        for entry in d.content("image_checks")
    ]
    return column(*lines, wrap(*checks, gap=8), gap=11, pad=pad(16, 14))
