"""What lies in the docks and windows around the items: effects, files, regions, edits."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.audiovisual import box, meter, told, unless
from pointerbench.suites.pro.archetypes.daw.devices import eq_graph
from pointerbench.suites.pro.archetypes.daw.lanes import Track
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def effects_window(d: Desk, track: Track) -> Group:
    """The plug-ins of a track, and the equaliser among them."""
    look, theme = d.look, d.look.theme
    head = row(
        say(look, f'FX: Track 3 "{track.name}"', 12, grow=1),
        icon(look, "pin", 12, theme.muted),
        icon(look, "close", 12, theme.muted),
        gap=10, pad=pad(9, 5), fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    lines: list[Node] = []
    for place, entry in enumerate(d.content("plugins")):
        power = told(d, tools.check(look, "", on=True), "other", "plugin_on", plugin=entry["said"])
        name = row(say(look, entry["text"], 11, grow=1), grow=1)
        lines.append(
            row(
                power, d.thing(name, unless(not place, entry)), gap=4, pad=pad(6, 1),
                fill=theme.chosen if not place else "",
            )
        )  # fmt: skip
    left = column(
        column(*lines, grow=1, fill=theme.code, border=theme.line),
        row(*d.buttons("fx_list", pad=pad(8, 2), size=11), gap=5),
        hint(look, "0.4%/0.6% CPU 0/0 spls", 10),
        gap=5, pad=pad(6, 6), width=178,
    )  # fmt: skip
    body = panes(left, _equaliser(d), grow=1, height=326)
    return column(
        head, body, width=596, fill=theme.card, border=theme.faint, radius=look.radius, shadow=True,
        clip=True, hugs=True,
    )  # fmt: skip


def _equaliser(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    preset = row(
        d.thing(
            tools.choice(look, "High-pass 80 + air", 150, pad=pad(5, 1)),
            d.content("preset"),
            "other",
        ),
        *d.bar("fx", 13, pad=pad(4, 2)),
        push(),
        d.thing(tools.check(look, "", on=True), d.content("wet"), "other"),
        gap=4,
    )
    tabs = [
        told(
            d,
            panels.tab(look, str(k), on=k == 2, kind="card"),
            "text",
            "" if k == 2 else "band_tab",
            band=str(k),
        )
        for k in (1, 2, 3, 4)
    ]
    lines: list[Node] = []
    for entry in d.content("band_fields"):
        slider = d.thing(
            tools.slider(look, d.uniform(0.2, 0.8), None, 14), {**entry, "text": ""}, "other"
        )
        value = box(d, d.pick(entry["values"]), 66)
        lines.append(row(row(hint(look, entry["text"], 11), width=92), slider, value, gap=8))
    middle = panes(eq_graph(d, 330, "equaliser", 132), meter((0.7, 0.66), 14, 132), gap=6)
    choice = d.thing(
        tools.choice(look, "Band", 110, pad=pad(5, 1)), d.content("band_type"), "other"
    )
    kind = row(hint(look, "Type:", 11), choice, *d.buttons("bands", pad=pad(7, 2), size=11), gap=6)
    return column(
        preset,
        middle,
        row(*tabs, border=theme.line, edges="b"),
        kind,
        *lines,
        gap=7,
        pad=pad(8, 6),
        grow=1,
        border=theme.line,
        edges="l",
    )


def history(d: Desk, height: float) -> Group:
    """The edits so far, newest last."""
    look, theme = d.look, d.look.theme
    names = d.sample(d.content("edits"), 9)
    rows = [
        (
            d.mark(say(look, name, 11), "text", words=(name,)),
            hint(look, f"14:{20 + 3 * k:02d}:{d.integer(0, 59):02d}"),
            hint(look, f"{d.integer(2, 90)} kB"),
        )
        for k, name in enumerate(names)
    ]
    table = panels.grid(
        look, (1, 90, 80), panels.heads(look, "Description", "Time", "Size"), rows, tight=1
    )
    side = column(
        *d.buttons("history", pad=pad(8, 3), size=11),
        gap=5,
        pad=pad(8, 6),
        width=150,
        fill=theme.bar,
    )
    return panes(
        panels.scrolled(look, table, 0.3, 0.5), side, height=height, fill=theme.card, clip=True
    )


def explorer(d: Desk) -> Group:
    """Files on disk with a preview."""
    look, theme = d.look, d.look.theme
    bar = tools.bar(
        look,
        *d.bar("explorer", 14, pad=pad(4, 3)),
        d.thing(
            tools.choice(look, "D:/Sessions/stems", grow=1, pad=pad(5, 1)),
            d.content("folder"),
            "other",
        ),
        d.thing(
            tools.field(look, dim="Filter", width=100, pad=pad(5, 1)), d.content("filter"), "other"
        ),
        gap=4,
    )
    places = [
        d.thing(panels.item(look, entry["text"], sign="folder", height=19), entry)
        for entry in d.content("shortcuts")
    ]
    names = sorted(d.sample(d.content("files"), 7))
    picked = d.integer(0, 5)
    rows = [
        (
            d.mark(say(look, name, 11, bold=k == picked), "text", words=(name,)),
            hint(look, f"{d.integer(1, 38)}.{d.integer(0, 9)} MB"),
            hint(look, f"0:{d.integer(4, 59):02d}"),
        )
        for k, name in enumerate(names)
    ]
    table = panels.grid(
        look, (1, 70, 56), panels.heads(look, "File", "Size", "Length"), rows, tight=1
    )
    wave = Drawing("sound", 34, None, (theme.accent,), (d.integer(1, 99), 0.9, 1, 1))
    foot = row(
        *d.bar("preview", 14, pad=pad(4, 3)),
        told(d, column(wave, grow=1, fill=theme.code, height=34), "other", "preview_wave"),
        told(d, tools.slider(look, 0.7, 60, 14), "other", "preview_volume"),
        gap=5, pad=pad(6, 3), fill=theme.bar,
    )  # fmt: skip
    lists = panes(
        column(*places, width=130, fill=theme.card, border=theme.line, edges="r"),
        column(table, grow=1, clip=True, fill=theme.card), grow=1, clip=True,
    )  # fmt: skip
    return column(bar, lists, foot, grow=1, border=theme.line, edges="r", clip=True)


def manager(d: Desk) -> Group:
    """The regions and markers as a table."""
    look = d.look
    rows = []
    for place, entry in enumerate(d.content("regions")):
        start = 1 + place * 8
        cell = row(say(look, entry["name"], 11), hugs=True)
        rows.append(
            (
                d.mark(tools.swatch(look, entry["color"], 11), "other"),
                hint(look, f"R{place + 1}"),
                told(d, cell, "text", "region_row", words=(entry["name"],), part=entry["said"]),
                hint(look, f"{start}.1.00"),
                hint(look, f"{start + 8}.1.00"),
            )
        )
    heads = panels.heads(look, "", "ID", "Name", "Start", "End")
    table = panels.grid(look, (26, 40, 1, 62, 62), heads, rows, tight=2)
    bar = tools.bar(look, say(look, "Region/Marker Manager", 11.5, bold=True), push(),
                    *d.buttons("manager", pad=pad(7, 1), size=11), gap=5)  # fmt: skip
    return column(bar, column(table, grow=1, fill=look.theme.card, clip=True), width=392, clip=True)
