"""Beside a bank's accounts: the card, what was spent, a message, what will be debited."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.controls import card
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.money_moves import Move, draw_debits
from pointerbench.suites.text.surfaces.business.parts import said
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row


def bank_side(w: Writer, moves: list[Move]) -> Group:
    """The card, what was spent, and a message."""
    theme = w.theme
    month = w.today.month
    spent = -sum(move.cents for move in moves if move.cents < 0 and move.day.month == month)
    before = (float(w.integer(900, 2400) * 100 * w.locale.price_level) for _ in range(5))
    names = calendar("short_months", w.language)
    shown = [names[(month - 1 - back) % 12] for back in range(5, -1, -1)]
    months = row(*(muted(w, name, 11, align="center", grow=1) for name in shown))
    spending = card(
        w,
        muted(w, w.say("business.money.spent"), 12),
        ui(w, w.amount(spent), 18, bold=True),
        Drawing("bars", 76, None, (theme.accent,), (*before, float(spent))),
        months,
        gap=5,
        pad=pad(14, 11),
    )
    note = card(
        w,
        ui_title(w, w.say("business.money.inbox"), 13.5),
        prose(w, said(w, f"business.money.note.{w.integer(1, 2)}"), 13, styles=("bold",)),
        muted(w, w.long_date(w.day(-9, -1)), 11.5),
        gap=5,
        pad=pad(14, 11),
    )
    return column(_plastic(w), spending, note, _goal(w), _upcoming(w, moves), gap=13, width=232)


def _upcoming(w: Writer, moves: list[Move]) -> Group:
    """What will be debited next."""
    rows = [
        row(
            column(ui(w, move.name, 12.5), muted(w, w.day_month(move.day), 11.5), grow=1),
            ui(w, w.amount(move.cents), 12.5),
            gap=8,
            place="entry",
        )
        for move in draw_debits(w, moves)
    ]
    heading = ui_title(w, w.say("business.money.upcoming"), 13.5)
    return card(w, heading, *rows, gap=6, pad=pad(14, 11))


def _plastic(w: Writer) -> Group:
    """The bank's card."""
    return column(
        row(Icon("payment", 22, "#ffffff"), push(), Drawing("logo", 22, 22, ("#ffffff",), (3,))),
        push(),
        ui(w, w.code("#### **** **** ####"), 13.5, "#ffffff", spacing=1),
        row(
            ui(w, w.me, 12, "#ffffff"),
            push(),
            ui(w, f"{w.integer(1, 12):02}/{(w.today.year + w.integer(1, 4)) % 100}", 12, "#ffffff"),
        ),
        height=124,
        pad=pad(15, 13),
        radius=9,
        fill="#26374d" if w.theme.dark else w.theme.accent,
        gap=5,
        place="card",
    )


def _goal(w: Writer) -> Group:
    """How far the savings have come."""
    goal = w.integer(3, 12) * 100000 * w.locale.price_level
    part = w.integer(15, 92)
    return card(
        w,
        row(ui_title(w, w.say("savings"), 13.5), push(), ui(w, w.percent(part), 12.5)),
        Drawing("progress", 10, None, (w.theme.accent, w.theme.line), (part / 100,)),
        muted(w, f"{w.amount(goal * part // 100)} / {w.amount(goal)}", 12),
        gap=7,
        pad=pad(14, 11),
    )
