"""Beside a customer's record: deals with their stages, tasks, files."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import (
    card,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.parts import cents, said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, push, row


def side(w: Writer) -> Group:
    """Deals with their stages, and what is to be done."""
    deals = []
    for number in w.sample((1, 2, 3, 4), 2):
        stage = w.integer(1, 3)
        deals.append(
            column(
                ui(w, w.say(f"business.crm.deal.{number}"), 13, bold=True),
                row(ui(w, w.amount(cents(w, 1200, 48000, (0, 50))), 13), push()),
                Drawing("progress", 6, None, (w.theme.accent, w.theme.line), (stage / 3,)),
                muted(w, w.say(f"business.crm.stage.{stage}"), 12),
                gap=4,
            )
        )
    tasks = [
        row(
            Drawing(
                "checkbox",
                15,
                15,
                (w.theme.accent, w.theme.muted, w.theme.card),
                (float(w.chance(0.25)),),
            ),
            column(prose(w, text, 12.5, styles=(), leading=1.35), grow=1),
            gap=8,
            align="start",
        )
        for text in _tasks(w)
    ]
    return column(
        card(w, _title(w, "business.crm.deals"), *deals, gap=11),
        card(w, _title(w, "business.crm.tasks"), *tasks, gap=9),
        card(w, _title(w, "attachments"), *_files(w), gap=9),
        gap=14,
        width=228,
    )


def _files(w: Writer) -> list[Node]:
    names = [f"{w.say(key)} {w.code('####')}.pdf" for key in ("invoice", "order", "reference")]
    return [
        row(
            Icon("export_pdf", 17, w.theme.muted),
            label(w, name, 12.5, w.theme.link),
            gap=8,
            hit=True,
        )
        for name in w.sample(names, 3)
    ]


def _tasks(w: Writer) -> list[str]:
    return [
        said(w, f"business.crm.task.{number}", month=w.month(), city=w.city())
        for number in w.sample((1, 2, 3, 4, 5, 6), 4)
    ]


def _title(w: Writer, key: str) -> Group:
    return row(ui_title(w, w.say(key), 14), push(), Icon("plus", 16, w.theme.muted))
