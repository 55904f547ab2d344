"""A program's preferences in a dialog with tabs, over the text that is being written."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.texts import label, muted, prose, ui
from pointerbench.suites.text.surfaces.desk.documents import editor_window
from pointerbench.suites.text.surfaces.desk.parts import (
    Setting,
    dialog,
    draw_switches,
    dropdown,
    over,
    tick,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, rule

_TABS = ("general", "appearance", "desk.editor", "keyboard", "updates", "advanced")


def build(w: Writer) -> Node:
    below = editor_window(w, w.pick(("fiction", "travel", "blog", "essay", "encyclopedia")))
    keys = _TABS[: w.integer(4, 6)]
    pages = (_general, _appearance)
    chosen = w.integer(0, 1)
    theme = w.theme
    body = column(*pages[chosen](w), gap=12, pad=pad(24, 18))
    foot = row(
        button(w, w.say("reset")),
        push(),
        button(w, w.say("cancel")),
        button(w, w.say("apply")),
        button(w, w.say("ok"), primary=True),
        gap=9,
        pad=pad(18, 12),
        fill=theme.bar,
        border=theme.line,
        edges="t",
        place="footer",
    )
    window = dialog(
        w,
        w.say("preferences"),
        tabs(w, [w.say(key) for key in keys], chosen, pad=pad(14, 0)),
        body,
        foot,
        width=w.integer(580, 660),
    )
    return over(below, window, w.pick((70, 100, 120)))


def _choice(w: Writer, caption: str, value: str) -> Group:
    """A caption at the left, a drop-down list at the right."""
    return row(ui(w, caption, 13, grow=1, role="text"), dropdown(w, value, 220), gap=16)


def _switch(w: Writer, one: Setting) -> Group:
    """A setting to tick, explained below."""
    words = column(
        ui(w, one.name, 13.5, role="label"),
        ui(w, one.about, 13, w.theme.muted, role="prose", leading=1.4),
        gap=1,
        grow=1,
    )
    return row(
        column(tick(w, on=bool(one.on)), pad=pad(0, 2)), words, gap=11, align="start", hit=True
    )


def _heading(w: Writer, key: str) -> Node:
    return ui(w, w.say(key), 13.5, w.theme.link, bold=True, role="title")


def _general(w: Writer) -> list[Node]:
    switches = [_switch(w, one) for one in draw_switches(w, w.integer(4, 5))]
    return [
        _heading(w, "language_and_region"),
        _choice(w, w.say("language"), w.say("desk.own_language")),
        _choice(w, w.say("date_and_time"), f"{w.short_date(w.today)}  {w.clock()}"),
        rule(w.theme),
        _heading(w, "desk.behaviour"),
        *switches,
    ]


def _appearance(w: Writer) -> list[Node]:
    """Colours and type, with a sample of the text."""
    theme = w.theme
    looks = [w.say(key) for key in ("desk.light", "dark_mode", "desk.like_system")]
    chosen = 1 if theme.dark else w.pick((0, 2))
    modes = [
        row(
            tick(w, on=number == chosen, kind="radio"),
            ui(w, one, 13, role="label"),
            gap=8,
            hit=True,
        )
        for number, one in enumerate(looks)
    ]
    sample = w.passage("synopsis")
    size = round(w.size)
    knob = Drawing("slider", 18, 220, (theme.accent, theme.line), ((size - 8) / 20,))
    return [
        _heading(w, "appearance"),
        row(*modes, gap=24),
        _choice(w, w.say("desk.font"), w.body),
        row(
            ui(w, w.say("font_size"), 13, role="text"),
            push(),
            label(w, f"{size} px", 12.5, theme.muted),
            knob,
            gap=12,
        ),
        muted(w, w.say("desk.preview"), 12.5),
        column(
            prose(w, sample.sentences[:3], styles=("bold", "italic", "highlight"), rate=0.7),
            pad=pad(14, 11),
            fill=theme.page,
            border=theme.line,
            radius=4,
            place="panel",
        ),
        rule(theme),
        *(_switch(w, one) for one in draw_switches(w, 2)),
    ]
