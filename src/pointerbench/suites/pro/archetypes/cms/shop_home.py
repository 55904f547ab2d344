"""The overview of a shop: figures, things to do, charts."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.business_charts import chart
from pointerbench.suites.pro.archetypes.business_parts import Entry, asked, card, opener, sign
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def home(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    days = opener(d, tools.button(look, "Last 7 days", sign="calendar"), "Date range")
    ways = opener(d, tools.button(look, "All channels", drop=True), "Channels")
    live = asked(
        d,
        row(
            Drawing("disc", 8, 8, ("#2f9bd8",)), say(look, "9 live visitors"), gap=6, hugs=True,
            pad=pad(6, 4),
        ),
        "live", "text", "9 live visitors",
    )  # fmt: skip
    head = row(
        days, ways, live, push(),
        asked(d, tools.button(look, "Customize", sign="edit"), "custom", "text", "Customize"),
        gap=8,
    )  # fmt: skip
    metrics = _metrics(d)
    todo: list[Node] = []
    for text, glyph, *does in d.content("todo"):
        node = row(
            icon(look, glyph, 16), say(look, text, bold=True), gap=8, pad=pad(11, 8), radius=8,
            fill=theme.card, border=theme.line, grow=1,
        )  # fmt: skip
        todo.append(d.mark(node, "text", does, words=(text,)))
    boxes = [_box(d, one) for one in d.content("charts")]
    grid = column(panes(*boxes[:2], gap=9), panes(*boxes[2:], gap=9), gap=9)
    return column(
        head, row(*metrics, gap=9), row(*todo[:2], gap=9), row(*todo[2:], gap=9), _advice(d), grid,
        gap=9, pad=pad(16, 12), grow=1, clip=True,
    )  # fmt: skip


def _metrics(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    metrics: list[Node] = []
    for place, (name, value, change, *does) in enumerate(d.content("metrics")):
        box = column(
            hint(look, name, 11),
            row(
                say(look, value, 15, bold=True), icon(look, "trend_up", 12, theme.good),
                hint(look, change, 11), push(),
                Drawing("sparkline", 18, 46, ("#2f9bd8",), _trend(d, place)), gap=4,
            ),
            gap=3, pad=pad(11, 8), radius=8, grow=1,
            fill=theme.chosen if place == 1 else theme.card, border=theme.line,
        )  # fmt: skip
        metrics.append(d.mark(box, "other", does))
    return metrics


def _trend(d: Desk, place: int) -> tuple[float, ...]:
    return tuple(4 + step + d.uniform(0, 3) + (place if step > 3 else 0) for step in range(8))


def _advice(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    go = asked(d, tools.button(look, "Set up bundles"), "setup_go", "text", "Set up bundles")
    return card(
        d,
        row(
            icon(look, "lightbulb", 16, theme.warn),
            column(
                say(look, "Sell the teapot and the moss cup together", bold=True),
                hint(
                    look, "Shoppers who looked at one of them often came back for the other.", 11.5,
                ),
                grow=1,
            ),
            go, sign(d, "close", "setup_close", 14), gap=10, pad=pad(12, 8),
        ),
    )  # fmt: skip


def _box(d: Desk, entry: Entry) -> Group:
    look = d.look
    about = {"about": entry["subject"]}
    title = d.mark(
        row(say(look, entry["text"], 12.5, bold=True), hugs=True, pad=pad(1)),
        "text",
        entry["tip"],
        words=(entry["text"],),
    )
    head = row(
        title,
        push(),
        sign(d, "full_screen", "box_full", 14, facts=about, pad=pad(3)),
        sign(d, "more_horizontal", "box_more", 14, facts=about, pad=pad(3)),
    )
    total = row(say(look, entry["total"], 15, bold=True), gap=6)
    return card(d, head, total, chart(d, entry), gap=5, pad=pad(12, 9), grow=1)
