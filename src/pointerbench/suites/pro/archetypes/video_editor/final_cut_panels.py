"""Panels of a cutting room with a story line: libraries, browser, viewer, inspector."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import meter, told, unless
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    folding,
    monitor,
    photo,
    slider_line,
    timecode,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, say


def sidebar(d: Desk, key: str, width: float = 152) -> Group:
    look, theme = d.look, d.look.theme
    lines = [
        d.thing(
            panels.item(
                look, entry["text"], sign=entry["sign"], level=entry.get("level", 0),
                opened=entry.get("opened"), chosen=bool(entry.get("chosen")), height=21,
            ),
            entry,
        )
        for entry in d.content(key)
    ]  # fmt: skip
    head = row(*d.bar("libraries", 15, pad=pad(6, 3)), gap=4, pad=pad(8, 2))
    return column(
        head, *lines, width=width, fill=theme.bar, border=theme.line, edges="r", clip=True
    )


def browser(d: Desk, width: float) -> Group:
    """The event's clips as strips of frames."""
    look, theme = d.look, d.look.theme
    head = row(
        d.thing(
            tools.choice(look, "All Clips", 96, pad=pad(6, 1)), d.content("clip_filter"), "other"
        ),
        push(),
        *d.bar("browser", 14, pad=pad(4, 2)),
        gap=3,
        pad=pad(8, 3),
        border=theme.line,
        edges="b",
    )
    rows: list[Node] = []
    picked = d.integer(0, 3)
    for place, name in enumerate(d.sample(d.content("shots"), 4)):
        count = d.integer(2, 3)
        scene = d.integer(0, 300)
        frames = row(*(photo(scene, 64, 40) for _ in range(count)))
        strip = column(
            frames,
            border="#f6c945" if place == picked else theme.line,
            radius=3,
            clip=True,
            width=64 * count,
            thickness=2 if place == picked else 1,
        )
        label = d.mark(row(say(look, name, 10.5), hugs=True), "text", words=(name,))
        nth = ("uppermost", "second", "third", "lowest")[place]
        rows.append(
            column(
                told(d, strip, "other", "" if place == picked else "browser_clip", nth=nth),
                label,
                gap=2,
                hugs=True,
            )
        )
    foot = row(
        push(),
        hint(look, f"1 of 4 selected, {timecode(d.integer(4, 30))[3:]}", 10.5),
        push(),
        pad=pad(8, 3),
    )
    return column(head, column(*rows, gap=7, pad=pad(9, 7), grow=1, clip=True), foot, width=width,
                  fill=theme.card, border=theme.line, edges="r", clip=True)  # fmt: skip


def _scopes(d: Desk) -> Group:
    look = d.look
    seed = d.integer(1, 60)
    charts = [
        told(d, panels.picture("scope", "#0a0a0b", data=(kind, seed)), "other", key)
        for kind, key in ((0, "scope_waveform"), (3, "scope_histogram"))
    ]
    return column(
        row(hint(look, "Luma", 10.5), push(), *d.bar("scopes", 13), pad=pad(6, 2)),
        *charts,
        gap=4,
        width=258,
        pad=pad(4, 4),
    )


def viewer(d: Desk, width: float, seconds: float, *, scopes: bool = False) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        say(look, "1080p HD 25p, Stereo", 10.5, theme.muted),
        push(),
        say(look, d.document, 11.5, bold=True),
        push(),
        d.thing(
            tools.choice(look, d.pick(("Fit", "62%", "100%")), 62, pad=pad(6, 0)),
            d.content("zoom"),
            "other",
        ),
        d.button("view_menu", size=11, drop=True, pad=pad(6, 1)),
        gap=6,
        pad=pad(8, 3),
    )
    screen: Node = monitor(d, d.integer(0, 300), width, width * 0.56)
    if scopes:
        side = _scopes(d)
        screen = panes(side, monitor(d, d.integer(0, 300), width - 258, 290), grow=1)
    code = row(
        say(look, timecode(seconds), 16, bold=True),
        fill=theme.code,
        pad=pad(10, 2),
        radius=3,
        hugs=True,
    )
    foot = row(
        *d.bar("viewer_left", 15, pad=pad(6, 3)),
        push(),
        *d.bar("transport", 15, pad=pad(5, 3)),
        d.thing(code, d.content("position"), "other"),
        meter((0.7, 0.66), 9, 20),
        push(),
        *d.bar("viewer_right", 15, pad=pad(6, 3)),
        gap=4,
        pad=pad(8, 3),
    )
    return column(
        head,
        column(screen, grow=1, justify="center", fill="#060607"),
        foot,
        grow=1,
        fill=theme.card,
        clip=True,
    )


def inspector(d: Desk, key: str, *nodes: Node, width: float = 264) -> Group:
    look, theme = d.look, d.look.theme
    signs = [
        d.thing(
            tools.tool(look, entry["sign"], 16, on=entry["view"] == key, pad=pad(9, 3)),
            unless(entry["view"] == key, {**entry, "text": ""}),
            "icon",
        )
        for entry in d.content("inspector_tabs")
    ]
    title = row(
        say(look, d.pick(d.content("shots")), 11.5, bold=True),
        push(),
        hint(look, timecode(8.4)[3:], 11),
        pad=pad(10, 3),
        border=theme.line,
        edges="tb",
    )
    parts = [
        folding(d, entry, *(slider_line(d, one, 82, 50) for one in entry.get("rows", ())),
                on=True, opened="rows" in entry)
        for entry in d.content(key)
    ]  # fmt: skip
    foot = row(d.button("save_preset", size=11, pad=pad(9, 1)), push(), pad=pad(10, 4))
    return column(
        row(*signs, gap=2, pad=pad(8, 2)),
        title,
        *nodes,
        *parts,
        push(),
        foot,
        width=width,
        fill=theme.card,
        border=theme.line,
        edges="l",
        clip=True,
    )


def catalogue(d: Desk) -> Group:
    """Effects to drop on clips, at the right of the story."""
    look, theme = d.look, d.look.theme
    groups = [
        d.thing(panels.item(look, entry["text"], chosen=not k, height=20), entry)
        for k, entry in enumerate(d.content("effect_groups"))
    ]
    tiles: list[Node] = []
    for entry in d.content("effect_tiles"):
        frame = column(
            Drawing("photo", 44, 76, (entry.get("tint", "#888888"),), (d.integer(0, 60),)),
            width=76,
            height=44,
        )
        caption = say(look, entry["text"], 9.5, align="center", width=76)
        tiles.append(
            d.thing(column(frame, caption, gap=1, width=76), {**entry, "text": ""}, "other")
        )
    search = d.thing(
        tools.field(look, dim="Search", sign="search", grow=1, pad=pad(6, 1)),
        d.content("effect_search"),
        "other",
    )
    head = row(
        say(look, "Effects", 11.5, bold=True),
        push(),
        *d.bar("catalogue", 14),
        pad=pad(8, 3),
        fill=theme.bar,
    )
    lists = panes(
        column(*groups, width=98, clip=True),
        wrap(*tiles, gap=6, pad=pad(5, 5), grow=1, clip=True),
        grow=1,
        clip=True,
    )
    return column(
        head,
        lists,
        row(search, pad=pad(6, 3)),
        width=282,
        fill=theme.card,
        border=theme.line,
        edges="l",
        clip=True,
    )


def meters(d: Desk) -> Group:
    scale = column(
        *(hint(d.look, text, 8.5) for text in ("6", "0", "-6", "-12", "-20", "-30", "-50")),
        justify="between",
        width=18,
        grow=1,
    )
    bars = told(d, meter((d.uniform(0.5, 0.85), d.uniform(0.5, 0.85)), 22), "other", "meters")
    return panes(
        bars,
        scale,
        gap=3,
        width=56,
        pad=pad(6, 8),
        fill=d.look.theme.card,
        border=d.look.theme.line,
        edges="l",
    )


def index(d: Desk) -> Group:
    """What lies in the story, as text: by roles."""
    look, theme = d.look, d.look.theme
    names = [
        d.thing(panels.tab(look, entry["text"], on=entry["text"] == "Roles", pad=pad(8, 3)), entry)
        for entry in d.content("index_tabs")
    ]
    search = tools.field(look, dim="Search", sign="search", grow=1, pad=pad(6, 1))
    lines: list[Node] = []
    for entry in d.content("roles"):
        check = told(d, tools.check(look, "", on=True), "other", "role_on", role=entry["said"])
        bar = Group(width=4, height=16, fill=entry["color"])
        text = d.thing(row(say(look, entry["text"], 11.5), hugs=True), entry)
        focus = told(
            d,
            row(say(look, "Focus", 10), hugs=True, pad=pad(5, 0), radius=3, border=theme.line),
            "text",
            "role_focus",
            words=("Focus",),
            role=entry["said"],
        )
        lines.append(row(bar, check, text, push(), focus, gap=7, pad=pad(8, 4)))
    return column(
        row(*names),
        row(d.thing(search, d.content("index_search"), "other"), pad=pad(8, 4)),
        *lines,
        width=222,
        fill=theme.card,
        border=theme.line,
        edges="r",
        clip=True,
    )
