"""Cards of a health app: steps, sleep, pulse."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.controls import card
from pointerbench.suites.text.kit.texts import muted, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import fact_lines, icon_tile, say, span_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import row

_STAGES = (("deep_sleep", "#3b4fa3"), ("light_sleep", "#6d8be0"), ("dream_sleep", "#a277d6"))


def _days_below(w: Writer) -> Group:
    return row(
        *(muted(w, day, 11.5, align="center", grow=1) for day in calendar("short_days", w.language))
    )


def steps_card(w: Writer, best: int) -> Group:
    """The steps of seven days, most on the ``best``, as the insights tell."""
    values = [w.integer(2800, 11200) for _ in range(7)]
    values[best] = max(values) + w.integer(400, 2600)
    mean = say(w, "steps")
    return card(
        w,
        row(icon_tile(w, "bolt", "#2f7d6b", 26), ui_title(w, mean, 15), gap=9),
        row(
            ui(w, w.number(sum(values) // 7), 22, bold=True),
            muted(w, f"{w.say('average')} / {w.say('day')}", 12.5),
            gap=8,
        ),
        Drawing("bars", 84, None, (w.theme.accent, w.theme.line), tuple(map(float, values))),
        _days_below(w),
        gap=7,
        grow=1,
    )


def sleep_card(w: Writer) -> Group:
    parts = [w.integer(70, 110), w.integer(190, 260), w.integer(70, 120)]
    lines: list[Node] = [
        row(
            Group(width=10, height=10, fill=color, radius=5),
            muted(w, say(w, key), 12.5, grow=1),
            ui(w, span_of(w, minutes), 13),
            gap=8,
            place="row",
        )
        for (key, color), minutes in zip(_STAGES, parts, strict=True)
    ]
    ring = Drawing("donut", 74, 74, tuple(color for _, color in _STAGES), tuple(map(float, parts)))
    return card(
        w,
        row(icon_tile(w, "dark_mode", "#6d5bb0", 26), ui_title(w, say(w, "sleep"), 15), gap=9),
        row(ring, ui(w, span_of(w, sum(parts)), 18, bold=True), gap=14),
        *lines,
        gap=7,
        grow=1,
    )


def pulse_card(w: Writer) -> Group:
    values = tuple(float(w.integer(54, 66)) for _ in range(14))
    return card(
        w,
        row(icon_tile(w, "heart", "#b8404f", 26), ui_title(w, say(w, "heart_rate"), 15), gap=9),
        row(
            ui(w, str(int(values[-1])), 22, bold=True),
            muted(w, "bpm", 12.5),
            gap=6,
        ),
        Drawing("sparkline", 60, None, ("#b8404f",), values),
        *fact_lines(
            w,
            (
                (w.say("minimum"), f"{int(min(values))} bpm"),
                (w.say("maximum"), f"{int(max(values))} bpm"),
            ),
        ),
        gap=7,
        grow=1,
    )
