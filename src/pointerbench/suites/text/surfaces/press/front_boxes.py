"""Small boxes of a newspaper's home page: the printed issue, the weather."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.text.kit.texts import label, muted, ui, ui_title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_HIGHS = (6, 7, 11, 15, 19, 23, 26, 26, 21, 16, 10, 7)  # by month, in degrees


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def edition(w: Writer) -> Group:
    """The printed paper, to be read on a screen."""
    sheet = Drawing("document", 74, 56, (w.theme.accent,), (2.0 + 5 * w.integer(0, 5),))
    words = column(
        ui(w, w.say("press.e_paper"), 13, bold=True),
        muted(w, w.say("press.todays_issue"), 11.5),
        label(w, w.say("read_more"), 12.5, w.theme.link),
        gap=4,
        grow=1,
    )
    return row(sheet, words, gap=12, hit=True, place="panel")


def weather(w: Writer) -> Group:
    """The next days in degrees."""
    theme = w.theme
    high = _HIGHS[w.today.month - 1] + w.integer(-3, 4)
    lines: list[Node] = [ui_title(w, w.say("weather"), 13)]
    for days in range(w.integer(4, 5)):
        day = w.today + dt.timedelta(days)
        high += w.integer(-2, 2)
        name = w.say("today") if not days else capital(w.weekday(day))
        degrees = f"{high}° / {high - w.integer(5, 9)}°"
        lines.append(row(ui(w, name, 12.5), push(), ui(w, degrees, 12.5, theme.muted)))
    return column(*lines, gap=6, pad=pad(14, 12), fill=theme.code, place="panel")
