"""Prescribed medicines: names, packs and how to take them."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Group, Icon
from pointerbench.suites.text.kit.controls import card, chip
from pointerbench.suites.text.kit.texts import muted, prose, text, ui
from pointerbench.suites.text.surfaces.leisure.parts import say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, push, row

MEDICINES = (
    "Velorin",
    "Tamosil",
    "Cordexal",
    "Nuvaprim",
    "Salvenol",
    "Brintazol",
    "Hepravit",
    "Oculan",
)


class Medicine(NamedTuple):
    name: str
    packs: str
    use: str
    repeat: str


class Case(NamedTuple):
    doctor: str
    patient: str
    born: dt.date
    city: str
    medicines: list[Medicine]


def medicine_line(w: Writer, number: int, medicine: Medicine) -> Group:
    return row(
        text(w, f"{number}.", 17, bold=True, width=22),
        column(
            row(
                text(w, medicine.name, 17, bold=True, grow=1),
                text(w, medicine.packs, 15),
                gap=12,
            ),
            prose(w, medicine.use, 15.5, styles=("bold", "underline")),
            muted(w, medicine.repeat, 12.5),
            gap=2,
            grow=1,
        ),
        gap=4,
        align="start",
        place="entry",
    )


def medicine_card(w: Writer, medicine: Medicine) -> Group:
    ready = w.chance(0.4)
    color = w.theme.good if ready else w.theme.muted
    return card(
        w,
        row(
            Icon("medical", 20, w.theme.accent),
            text(w, medicine.name, 16, bold=True, grow=1),
            muted(w, medicine.packs, 13),
            gap=10,
        ),
        prose(w, medicine.use, 15, styles=("bold",)),
        row(
            chip(w, medicine.repeat),
            push(),
            ui(w, say(w, "pickup") if ready else w.say("pending"), 12.5, color),
        ),
        gap=7,
    )
