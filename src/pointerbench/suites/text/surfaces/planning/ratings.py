"""The spread of a shop's stars, and the mean of each subject."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node, Rule
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import choices, say, stars
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, row


def star_spread(w: Writer) -> list[int]:
    """How many gave five stars, four, ... one."""
    total = w.integer(180, 2400)
    shares = (
        w.integer(52, 76),
        w.integer(12, 20),
        w.integer(4, 9),
        w.integer(2, 5),
        w.integer(2, 8),
    )
    return [max(1, total * share // sum(shares)) for share in shares]


def mean_tenths(counts: list[int]) -> int:
    """The mean in tenths of a star."""
    return round(10 * sum(n * (5 - place) for place, n in enumerate(counts)) / sum(counts))


def star_sums(w: Writer, shop: str, counts: list[int]) -> Node:
    """The mean, how many gave how many stars, and the subjects one by one."""
    tenths = mean_tenths(counts)
    rule = Rule(w.theme.line)
    return column(
        ui(w, w.number(tenths, 1), 44, bold=True, leading=1.1),
        stars(w, tenths, 22),
        muted(w, say(w, "out_of_5", n=w.number(tenths, 1)), 13),
        *(_bar(w, 5 - place, count / sum(counts)) for place, count in enumerate(counts)),
        rule,
        *(_subject(w, subject, tenths) for subject in choices(w, "topics_shop")),
        rule,
        button(w, say(w, "write_review"), icon="edit", hugs=False),
        ui_title(w, shop, 14),
        prose(w, say(w, "shop_about"), 13.5, styles=("link",)),
        gap=10,
        width=268,
        place="sidebar",
    )


def _bar(w: Writer, number: int, share: float) -> Node:
    words = muted(w, w.percent(round(100 * share)), 12, align="right")
    return row(
        column(label(w, str(number), 13), width=9),
        Icon("star", 14, "#d98b0b"),
        Drawing("progress", 10, None, ("#d98b0b", w.theme.line), (share,)),
        column(words, width=40),
        gap=8,
        hit=True,
    )


def _subject(w: Writer, subject: str, mean: int) -> Node:
    """A subject's mark, not far from the mean of all."""
    tenths = min(49, mean + w.integer(-6, 5))
    figure = ui(w, w.number(tenths, 1), 12.5)
    return row(ui(w, subject, 12.5, grow=1), stars(w, tenths, 12), figure, gap=8)
