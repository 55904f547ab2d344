"""A system's settings: categories at the left, switches with explanations at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, crumbs, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, program, sidebar, split
from pointerbench.suites.text.kit.texts import label, muted, title, ui
from pointerbench.suites.text.surfaces.desk.files import gigabytes
from pointerbench.suites.text.surfaces.desk.parts import bar, disc, draw_setting, dropdown
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, parted, row, rule

_CATEGORIES = (
    ("general", "settings"),
    ("appearance", "palette"),
    ("notifications", "bell"),
    ("privacy", "shield"),
    ("desk.sign_in_security", "lock"),
    ("network", "wifi"),
    ("sound", "volume"),
    ("display", "screen"),
    ("keyboard", "keyboard"),
    ("storage", "hard_drive"),
    ("battery", "battery"),
    ("language_and_region", "globe"),
    ("accessibility", "accessibility"),
    ("updates", "sync"),
)


def build(w: Writer) -> Node:
    body = split(_side(w, 0), _content(w, _CATEGORIES[0][0]))
    if w.chance(0.5):
        return program(w, w.say("settings"), body, icon="settings")
    return page(w, body)


def _side(w: Writer, chosen: int) -> Node:
    name = w.person()
    who = row(
        disc(w, name, 38),
        column(
            ui(w, name, 13.5, bold=True, limit=1), muted(w, w.email(name), 11.5, limit=1), grow=1
        ),
        gap=10,
        pad=pad(4, 4),
    )
    lines = [
        nav_item(w, w.say(key), icon=icon, chosen=number == chosen)
        for number, (key, icon) in enumerate(_CATEGORIES)
    ]
    return sidebar(w, who, search_box(w, width=None), *lines, width=w.integer(230, 256), gap=5)


def _content(w: Writer, key: str) -> Node:
    grouped = w.chance(0.55)
    head: list[Node] = [title(w, w.say(key), 26)]
    if w.chance(0.4):
        head.insert(0, crumbs(w, [w.say("settings"), w.say(key)]))
    if w.chance(0.5):
        head.append(_notice(w))
    counts = (w.integer(2, 3), w.integer(2, 3), 3)
    names = ("desk.basics_settings", "desk.behaviour", "advanced")
    parts = [_group(w, name, n, grouped) for name, n in zip(names, counts, strict=True)]
    parts.insert(w.integer(1, 2), _storage(w) if w.chance(0.5) else _choices(w, grouped))
    return column(*head, *parts, gap=16, pad=pad(36, 24), grow=1, clip=True, place="section")


def _notice(w: Writer) -> Node:
    theme = w.theme
    said = ui(w, w.say("desk.managed_by", company=w.company()), 13.5, role="prose", grow=1)
    return row(
        Icon("info", 18, theme.link), said, gap=12, pad=pad(14, 10), fill=theme.soft, radius=6
    )


def _group(w: Writer, name: str, count: int, grouped: bool) -> Node:
    """Settings under a heading, on a card or on the page itself."""
    return _framed(w, name, [_setting(w) for _ in range(count)], grouped)


def _framed(w: Writer, name: str, rows: list[Node], grouped: bool) -> Node:
    theme = w.theme
    heading = ui(w, w.say(name), 14, theme.muted if grouped else theme.ink, bold=True, role="title")
    lines = parted(rows, rule(theme))
    if not grouped:
        return column(heading, *lines, gap=9)
    return column(
        heading,
        column(*lines, gap=9, pad=pad(18, 11), fill=theme.card, border=theme.line, radius=9),
        gap=8,
    )


def _setting(w: Writer) -> Group:
    """Name and explanation, and at the right a switch, or an arrow to more choices."""
    theme = w.theme
    one = draw_setting(w)
    switch: Node = Icon("chevron_right", 18, theme.muted)
    if one.on is not None:
        switch = Drawing("toggle", 20, 38, (theme.accent, theme.faint), (float(one.on),))
    words = column(
        ui(w, one.name, 14, role="text"),
        ui(w, one.about, 13, theme.muted, role="prose", leading=1.4),
        gap=2,
        grow=1,
    )
    return row(words, switch, gap=22, place="entry")


def _choices(w: Writer, grouped: bool) -> Node:
    values = (
        ("language", w.say("desk.own_language")),
        ("date_and_time", f"{w.short_date(w.today)}, {w.clock()}"),
        ("font_size", w.say(w.pick(("medium", "default")))),
    )
    rows: list[Node] = [
        row(ui(w, w.say(key), 14, grow=1, role="text"), dropdown(w, value, 220), gap=16)
        for key, value in values
    ]
    return _framed(w, "desk.choices", rows, grouped)


def _storage(w: Writer) -> Node:
    """How full the disk is."""
    theme = w.theme
    whole = w.pick((256, 512))
    used = w.integer(60, whole - 20)
    line = row(
        ui(w, w.say("storage"), 14, bold=True, role="title", grow=1),
        muted(w, f"{gigabytes(w, used)} / {gigabytes(w, whole)}", 13),
        gap=12,
    )
    note = ui(w, w.say("desk.storage_note"), 13, theme.muted, role="prose", leading=1.4)
    tools = row(button(w, w.say("manage")), label(w, w.say("learn_more"), 13, theme.link), gap=16)
    return column(
        line,
        bar(w, used / whole, height=9),
        note,
        tools,
        gap=10,
        pad=pad(18, 14),
        fill=theme.card,
        border=theme.line,
        radius=9,
        place="panel",
    )
