"""The same windows for phones: code beside its preview, a designer of layouts, a profiler."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.dev_code import File
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    named,
    offer_menu,
    seam,
    shifted,
    tab,
    thing,
    tree,
)
from pointerbench.suites.pro.archetypes.ide import jetbrains
from pointerbench.suites.pro.archetypes.ide.android_profiler import logcat, profiler
from pointerbench.suites.pro.archetypes.ide.surface import fitted, phone, surface
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.look import Look, look_of
from pointerbench.widgets.texts import hint, say

SIZE = (212.0, 376.0)


TALL = (212.0, 460.0)


def build(d: Desk) -> Group:
    """Layouts: code and preview, the designer, the profiler over the log."""
    file: File = shifted(d, d.content("files"))
    offer_menu(d, ("context_code", "context_design", "")[d.layout])
    if d.layout == 0:
        pairs = list(zip(d.content("files"), d.content("screens"), strict=True))
        file, screen = shifted(d, pairs[:2])
        upper = panes(
            jetbrains.project(d, file, 208),
            seam(d.look),
            jetbrains.code_area(d, file, others=1),
            seam(d.look),
            _preview(d, screen),
            grow=1,
            clip=True,
        )
        middle = column(upper, seam(d.look, across=True), logcat(d, 130), grow=1)
        return jetbrains.frame(d, middle, file, {"project_window", "logcat_window"})
    if d.layout == 1:
        shown = shifted(d, d.content("screens"))
        file = {**d.content("layout_file"), "name": shown["file"]}
        file["path"] = [*file["path"], shown["file"]]
        return jetbrains.frame(d, _designer(d, file, shown), file, set())
    middle = column(profiler(d), seam(d.look, across=True), logcat(d, 214), grow=1)
    return jetbrains.frame(d, middle, file, {"profiler_window", "logcat_window"})


def _device(d: Desk, tone: str) -> Look:
    look = look_of("android", tone, accent=d.content("device_accent"), icons="mdi")
    return replace(look, size=10.5, radius=6)


def _screen(
    d: Desk,
    screen: Mapping[str, Any],
    size: tuple[float, float],
    *,
    shown: str = "",
    blue: bool = False,
) -> Group:
    look = _device(d, "light" if not d.look.theme.dark else "dark")
    parts = screen["parts"]
    if not blue:
        made = surface(d, look, fitted(parts, SIZE, size), size, shown=shown)
        return phone(made, size, clock="9:41", look=look)
    blank = replace(look, theme=replace(look.theme, page="#2f5f8f"))
    plain = [
        {
            "kind": "card",
            "fill": "#3f74a8",
            "lines": (),
            "radius": 2,
            **{k: part[k] for k in "xywh"},
        }
        for part in parts
    ]
    return surface(d, blank, fitted(plain, SIZE, size), size, asks=False)


def _preview(d: Desk, screen: Mapping[str, Any]) -> Group:
    """The right half: how the code looks on a phone."""
    look, theme = d.look, d.look.theme
    modes = [
        thing(
            d,
            row(
                say(look, entry["text"], 11.5),
                pad=pad(6, 3),
                radius=3,
                hugs=True,
                fill=theme.chosen if at_ == 1 else "",
            ),
            entry,
        )
        for at_, entry in enumerate(d.content("modes"))
    ]
    head = row(
        *modes,
        push(),
        *d.bar("preview", size=14, pad=pad(3, 3)),
        gap=1,
        pad=pad(6, 2),
        height=34,
        border=theme.line,
        edges="b",
    )
    name = row(
        say(look, screen["name"], 11, theme.muted),
        push(),
        *d.bar("preview_one", size=14, pad=pad(3, 3)),
        pad=pad(14, 3),
    )
    return column(
        head,
        name,
        row(_screen(d, screen, SIZE), justify="center", pad=pad(0, 2)),
        width=256,
        fill=theme.code,
        clip=True,
    )


def _designer(d: Desk, file: File, shown: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    close = d.mark(tools.tool(look, "close", 12, pad=pad(2, 2)), "icon", d.content("shut"))
    front: dict[str, Any] = {"border": theme.accent, "edges": "b", "thickness": 3}
    tabs = [row(tab(d, file["name"], on=True, border=""), close, **front)]
    tabs += [tab(d, entry) for entry in d.content("tabs")[:3]]
    modes = d.bar("modes", pad=pad(4, 4))
    head = tools.bar(look, *tabs, push(), *modes, height=34, fill=theme.page, pad=pad(4, 0))
    targets = [
        control(d, entry, width=entry["width"], pad=pad(6, 2)) for entry in d.content("targets")
    ]
    strip = tools.bar(look, *d.bar("surface", size=15, pad=pad(4, 3)), push(), *targets, height=32)
    canvas = row(
        column(hint(look, shown["name"], 11), _screen(d, shown, TALL, shown=shown["shown"]), gap=5),
        column(hint(look, "Blueprint", 11), _screen(d, shown, TALL, blue=True), gap=5),
        column(push(), *d.bar("zoom", size=15, pad=pad(5, 5)), gap=3, height=420),
        gap=14,
        pad=pad(10, 8),
        align="start",
        grow=1,
    )
    middle = column(strip, column(canvas, grow=1, fill=theme.code, clip=True), grow=1)
    parts = (_palette(d, shown), seam(look), middle, seam(look), _attributes(d, shown))
    return column(head, panes(*parts, grow=1, clip=True), grow=1)


def _palette(d: Desk, shown: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    groups = column(
        *(
            branch(d, entry, chosen=at_ == 1, height=22)
            for at_, entry in enumerate(d.content("palette_groups"))
        ),
        width=78,
        border=theme.line,
        edges="r",
    )
    items = column(*(branch(d, entry, height=22) for entry in d.content("palette")), grow=1)
    return column(
        panels.dock(
            look,
            "Palette",
            panes(groups, items),
            tools=d.bar("palette", size=14, pad=pad(3, 3)),
            height=282,
        ),
        panels.dock(
            look, "Component Tree", *tree(d, shown["tree"], chosen=shown["shown_line"]), grow=1
        ),
        width=196,
        fill=theme.bar,
        clip=True,
    )


def _attributes(d: Desk, shown: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for part in shown["attributes"]:
        head = row(
            say(look, part["text"], 11.5, bold=True),
            pad=pad(8, 3),
            fill=theme.bar,
            border=theme.line,
            edges="t",
        )
        nodes.append(thing(d, head, part))
        nodes += [named(d, entry, 86) for entry in part["rows"]]
    return panels.dock(
        look,
        "Attributes",
        *nodes,
        tools=d.bar("attributes", size=14, pad=pad(3, 3)),
        width=232,
    )
