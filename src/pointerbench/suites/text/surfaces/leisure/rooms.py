"""A hotel's rooms with their prices for a stay."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from pointerbench.flow.nodes import Column, Group, Node, Pad, Table
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import muted, prose, text, ui
from pointerbench.suites.text.surfaces.leisure.parts import say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad


class Stay(NamedTuple):
    start: dt.date
    nights: int
    guests: int

    @property
    def end(self) -> dt.date:
        return self.start + dt.timedelta(self.nights)


def _terms(w: Writer, stay: Stay) -> Group:
    day = w.day_month(stay.start - dt.timedelta(3)).replace(" ", "\u00a0")
    free = say(w, "free_cancellation", date=day)
    lines: list[Node] = [
        ui(w, free, 12.5, w.theme.good)
        if w.chance(0.6)
        else muted(w, say(w, "not_refundable"), 12.5)
    ]
    if w.chance(0.6):
        lines.append(muted(w, say(w, "breakfast_included"), 12.5))
    if w.chance(0.3):
        lines.append(ui(w, say(w, "only_left", n=w.integer(2, 4)), 12.5, w.theme.bad))
    return column(*lines, gap=3)


def room_table(w: Writer, stay: Stay) -> Table:
    """Rooms with what is included, the price of a night and of all nights."""
    theme = w.theme
    captions = [say(w, key) for key in ("room_type", "conditions", "per_night")]
    captions += [say(w, "n_nights", n=stay.nights), ""]
    rows: list[tuple[Node, ...]] = [
        tuple(ui(w, caption, 12.5, theme.muted, bold=True) for caption in captions)
    ]
    level = w.locale.price_level
    cents = w.integer(62, 98) * 100 * level
    for number in sorted(w.sample((1, 2, 3, 4) if stay.guests == 1 else (2, 3, 4), 3)):
        price = cents + 2800 * level * (number - 1)
        about = column(
            text(w, say(w, f"room_{number}"), 15, theme.link, bold=True),
            prose(w, say(w, f"room_{number}_text"), 13.5, styles=(), leading=1.4),
            gap=3,
        )
        rows.append(
            (
                about,
                _terms(w, stay),
                ui(w, w.amount(price), 14),
                ui(w, w.amount(price * stay.nights), 15, bold=True),
                button(w, say(w, "reserve"), primary=True, pad=pad(11, 6)),
            )
        )
    return Table(
        (Column(grow=1), Column(width=200), Column(width=116), Column(width=126), Column()),
        tuple(rows),
        Pad(8, 10, 8, 10),
        theme.line,
        head=theme.soft,
        rules=theme.line if w.chance(0.5) else "",
    )
