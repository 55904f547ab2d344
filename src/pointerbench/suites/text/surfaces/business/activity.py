"""What happened last in a web shop, in sentences."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon
from pointerbench.suites.text.kit.controls import card
from pointerbench.suites.text.kit.texts import muted, prose, ui_title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, row

# the icon of each kind of event
_HAPPENED = ("check", "tag", "payment", "package", "comment")


def activity(w: Writer) -> Group:
    """What happened last, in sentences."""
    items = []
    minutes = w.integer(15 * 60, 18 * 60)
    for number in w.sample((1, 2, 3, 4, 5), 4):
        text = w.say(
            f"business.dash.act.{number}",
            name=w.person(),
            company=w.company(),
            city=w.city(),
            month=w.month(w.today + dt.timedelta(31)),
        )
        minutes -= w.integer(8, 95)
        sentence = prose(w, text, 13, styles=(), leading=1.35)
        icon = Icon(_HAPPENED[number - 1], 16, w.theme.link)
        texts = column(sentence, muted(w, w.clock(minutes), 11.5), gap=1, grow=1)
        items.append(row(icon, texts, gap=10, align="start", place="entry"))
    return card(w, ui_title(w, w.say("business.dash.activity"), 15), *items, gap=10, width=270)
