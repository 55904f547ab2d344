"""Panels of a cutting room: program, effect controls, project, colour, sound."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import told, told_icon
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    folding,
    monitor,
    parameter,
    slider_line,
    tabs,
    timecode,
    transport,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_BLUE = "#4b9dff"


def panel(d: Desk, strip: list[Node], *nodes: Node, width: float | None = None) -> Group:
    """A group of panels with its tabs; the menu sign stands beside the chosen one."""
    look, theme = d.look, d.look.theme
    head = row(*strip, push(), icon(look, "menu", 12, theme.muted), pad=pad(4, 0), height=27, gap=1,
               border=theme.line, edges="b", clip=True)  # fmt: skip
    grow = 0 if width else 1
    return column(head, *nodes, fill=theme.card, clip=True, width=width, grow=grow)


def program(d: Desk, width: float, seconds: float, *, title: bool = False) -> Group:
    look = d.look
    shown = d.pick(d.content("people")) if title else None
    scene = 26 * d.integer(0, 40) + 6 if title else d.integer(0, 300)
    screen = monitor(d, scene, width, width * 0.5, title=shown)
    code = d.thing(
        row(say(look, timecode(seconds, ";"), 13, _BLUE), hugs=True), d.content("position"), "other"
    )
    line = row(
        code,
        d.thing(
            tools.choice(look, d.pick(("Fit", "50%", "75%")), 58, pad=pad(5, 1)),
            d.content("zoom"),
            "other",
        ),
        push(),
        d.thing(
            tools.choice(look, d.pick(("1/2", "Full", "1/4")), 54, pad=pad(5, 1)),
            d.content("resolution"),
            "other",
        ),
        *d.bar("monitor", 14, pad=pad(3, 2)),
        hint(look, timecode(seconds + d.integer(40, 300), ";"), 12),
        gap=6,
        pad=pad(8, 2),
    )
    scrub = row(Drawing("beat_grid", 12, None, (), (24, 1)), pad=pad(8, 0))
    name = f"Program: {d.document.split(' - ', maxsplit=1)[0]}"
    strip = [
        d.mark(panels.tab(look, name, on=True), "text", words=(name,)),
        *tabs(d, "program_tabs", ""),
    ]
    return panel(d, strip, screen, line, scrub, transport(d, "program"), width=width)


def _effects(d: Desk) -> list[Node]:
    """The effects of the chosen clip with their parameters."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for effect in d.content("effects"):
        name = row(
            icon(look, "function", 12, theme.muted),
            say(look, effect["text"], 11, bold=True),
            gap=4,
            hugs=True,
        )
        lines.append(
            row(
                icon(look, "chevron_down", 11, theme.muted),
                d.thing(name, effect),
                push(),
                told_icon(d, "undo", "effect_reset", 11, effect=effect["said"]),
                gap=4,
                pad=pad(5, 1),
                fill=theme.bar,
            )
        )
        lines += [parameter(d, entry) for entry in effect["rows"]]
    return lines


def effect_controls(d: Desk, width: float, high: float) -> Group:
    look, theme = d.look, d.look.theme
    lines = _effects(d)
    keys = [
        told(
            d,
            at(
                column(Drawing("key_frame", 11, 11, ("#d4d7dc",), (k % 2,)), width=11, height=11),
                Spot(x, 0, dy=y),
            ),
            "other",
            key,
        )
        for k, (x, y, key) in enumerate(
            (
                (0.2, 37, "key_first"),
                (0.7, 37, "key_last"),
                (0.32, 55, "key_scale_first"),
                (0.6, 55, "key_scale_last"),
            )
        )
    ]
    side = panels.canvas(
        look, *keys, at(Group(fill=_BLUE), Spot(0.45, 0, 0, 1, dw=1)), fill=theme.code
    )
    left = column(
        row(say(look, "Source * " + d.pick(d.content("shots")), 10.5, theme.muted), pad=pad(6, 2)),
        *lines, width=282, clip=True, border=theme.line, edges="r",
    )  # fmt: skip
    strip = tabs(d, "source_tabs", "Effect Controls", pad=pad(7, 4))
    foot = row(
        say(look, timecode(83.5, ";"), 12, _BLUE), push(), *d.bar("controls", 12), pad=pad(8, 1)
    )
    return panel(d, strip, panes(left, side, grow=1, clip=True), foot, width=width)


def project(d: Desk, width: float) -> Group:
    look, theme = d.look, d.look.theme
    rows: list[tuple[Node, ...]] = []
    entries = sorted(d.sample(d.content("media"), 9), key=lambda one: str(one["name"]))
    for entry in entries:
        label = d.mark(tools.swatch(look, entry["color"], 10), "other")
        cell = row(
            icon(look, entry["sign"], 13, theme.muted), say(look, entry["name"], 11, grow=1), gap=4
        )
        named = (
            d.mark(cell, "text", entry["does"], words=(entry["name"],))
            if "does" in entry
            else (d.mark(cell, "text", words=(entry["name"],)))
        )
        rows.append((label, named, hint(look, entry["rate"], 10.5)))
    table = panels.grid(look, (24, 1, 58), panels.heads(look, "", "Name", "Rate"), rows, tight=2)
    strip = tabs(d, "project_tabs", "Project", pad=pad(6, 4))
    search = row(
        d.thing(
            tools.field(look, dim="Search", sign="search", grow=1, pad=pad(6, 2)),
            d.content("search"),
            "other",
        ),
        hint(look, f"{len(rows)} of 34 items", 10.5),
        gap=6,
        pad=pad(6, 4),
    )
    foot = row(
        *d.bar("project", 14, pad=pad(4, 2)),
        push(),
        gap=2,
        pad=pad(6, 2),
        border=theme.line,
        edges="t",
    )
    return panel(d, strip, search, column(table, grow=1, clip=True), foot, width=width)


def lumetri(d: Desk, width: float) -> Group:
    look = d.look
    strip = tabs(d, "color_tabs", "Lumetri Color", pad=pad(8, 4))
    parts: list[Node] = []
    for entry in d.content("lumetri"):
        lines: list[Node] = [slider_line(d, one, 78) for one in entry.get("rows", ())]
        if entry.get("wheels"):
            lines.append(_wheels(d, entry["wheels"]))
        parts.append(folding(d, entry, *lines, on=True, opened=bool(lines)))
    pick = row(
        say(look, "White Balance", 11, look.theme.muted),
        push(),
        *d.bar("balance", 14),
        pad=pad(8, 2),
    )
    first = parts[0]
    return panel(d, strip, first, pick, *parts[1:], width=width)


def _wheels(d: Desk, names: list[str]) -> Node:
    discs: list[Node] = []
    for name in names:
        data = (d.uniform(-0.3, 0.3), d.uniform(-0.3, 0.3), 1)
        wheel = column(Drawing("color_wheel", 74, 74, (), data), width=74, height=74)
        label = hint(d.look, name, 10, align="center", width=74)
        discs.append(column(label, told(d, wheel, "other", "wheel", range=name.lower()), gap=3))
    return row(*discs, justify="between", pad=pad(10, 5))


def scopes(d: Desk, width: float) -> Group:
    strip = tabs(d, "scope_tabs", "Lumetri Scopes", pad=pad(8, 4))
    seed = d.integer(1, 60)
    screens: list[Node] = [
        told(d, panels.picture("scope", "#0b0c0e", data=(kind, seed)), "other", key)
        for kind, key in ((1, "scope_parade"), (2, "scope_vectors"))
    ]
    foot = row(*d.bar("scopes", 14), push(), hint(d.look, "Rec. 709   8 Bit", 10.5), pad=pad(6, 2))
    return panel(d, strip, column(*screens, gap=4, grow=1, pad=pad(4, 4)), foot, width=width)


def effects_list(d: Desk, width: float) -> Group:
    look = d.look
    strip = tabs(d, "project_tabs", "Effects", pad=pad(6, 4))
    field = tools.field(look, dim="Search effects", sign="search", grow=1, pad=pad(6, 2))
    search = row(
        d.thing(field, d.content("effect_search"), "other"),
        *d.bar("effect_kinds", 13),
        gap=3,
        pad=pad(6, 4),
    )
    lines = [
        d.thing(
            panels.item(look, entry["text"], level=entry.get("level", 0), sign=entry["sign"],
                        opened=entry.get("opened"), height=20),
            entry,
        )
        for entry in d.content("effect_tree")
    ]  # fmt: skip
    return panel(d, strip, search, panels.scrolled(look, column(*lines), 0.2, 0.5), width=width)


def sound(d: Desk, width: float) -> Group:
    look = d.look
    strip = tabs(d, "sound_tabs", "Essential Sound", pad=pad(8, 4))
    kind = row(icon(look, "chat", 14), say(look, "Dialogue", 12, bold=True), push(),
               d.button("clear_type", size=10.5, pad=pad(7, 1)), gap=6, pad=pad(8, 4))  # fmt: skip
    parts = [
        folding(d, entry, *(slider_line(d, one, 92) for one in entry["rows"]), on=place != 1)
        for place, entry in enumerate(d.content("essential"))
    ]
    return panel(d, strip, kind, *parts, width=width)
