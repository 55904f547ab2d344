"""The column of a patient's record that stays in sight: allergies, medicines, vital signs."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Drawing, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import chip
from pointerbench.suites.text.kit.texts import muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import names, one, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row, rule, wrap

_MEDICINES = ("Velorin", "Tamosil", "Cordexal", "Nuvaprim", "Salvenol", "Brintazol", "Hepravit")


def _vitals(w: Writer) -> Group:
    tall = w.integer(155, 194)
    heavy = round(w.integer(191, 318) * (tall / 100) ** 2)
    high = w.integer(108, 152)
    rows = (
        (w.say("blood_pressure"), f"{high}/{high - w.integer(38, 60)} mmHg"),
        (w.say("pulse"), f"{w.integer(56, 92)}/min"),
        (w.say("temperature"), f"{w.number(w.integer(361, 379), 1)} °C"),
        (say(w, "oxygen"), w.percent(w.integer(95, 99))),
        (w.say("height"), f"{tall} cm"),
        (w.say("weight"), f"{w.number(heavy, 1)} kg"),
        (say(w, "bmi"), w.number(round(heavy / (tall / 100) ** 2), 1)),
    )
    table = Table(
        (Column(grow=1), Column()),
        tuple((muted(w, name, 12.5), ui(w, value, 13, align="right")) for name, value in rows),
        Pad(4, 2, 4, 2),
        w.theme.line,
    )
    return column(ui_title(w, say(w, "vitals"), 13.5), table, gap=4)


def _medicines(w: Writer) -> Group:
    lines = [
        row(
            ui(w, f"{name} {w.pick((5, 10, 20, 50))} mg", 13, grow=1),
            muted(w, w.pick(("1-0-0", "1-0-1", "0-0-1", "1-1-1")), 12.5),
            place="row",
        )
        for name in w.sample(_MEDICINES, w.integer(2, 3))
    ]
    return column(ui_title(w, w.say("medication"), 13.5), *lines, gap=4)


def _warnings(w: Writer) -> list[Node]:
    theme = w.theme
    allergies = names(w, "allergy", 4, w.integer(1, 2))
    heading = row(Icon("warning", 16, theme.bad), ui(w, w.say("allergies"), 13, bold=True), gap=7)
    return [heading, wrap(*(chip(w, name, theme.code, theme.bad) for name in allergies), gap=7)]


def standing_facts(w: Writer) -> Group:
    """Allergies, long-term diagnoses, medicines, vital signs and a reminder."""
    theme = w.theme
    pressures = tuple(float(w.integer(118, 155)) for _ in range(9))
    conditions = [text(w, name, 13.5) for name in names(w, "cond", 6, w.integer(2, 3))]
    note = column(
        ui_title(w, say(w, "reminder"), 13.5),
        prose(w, one(w, "reminder", 2), 13.5),
        gap=4,
        pad=pad(11, 9),
        fill=theme.mark,
        place="panel",
    )
    return column(
        *_warnings(w),
        rule(theme),
        column(ui_title(w, say(w, "long_term"), 13.5), *conditions, gap=3),
        rule(theme),
        _medicines(w),
        rule(theme),
        _vitals(w),
        Drawing("line_chart", 70, None, (theme.accent, theme.line), pressures),
        note,
        gap=10,
        width=262,
        pad=pad(16, 14),
        fill=theme.bar,
        border=theme.line,
        edges="l",
        clip=True,
        place="panel",
    )
