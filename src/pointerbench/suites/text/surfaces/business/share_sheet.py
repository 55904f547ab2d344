"""What a sheet on a share tells: its figures and the news."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.quotes import Quote
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, parted, push, row, rule


def figures(w: Writer, share: Quote) -> Group:
    """What a sheet on the share tells."""
    level = (share.last, share.previous)
    high = max(level) * (1000 + w.integer(1, 12)) // 1000
    low = min(level) * (1000 - w.integer(1, 12)) // 1000
    year = f"{w.number(low * 7 // 10, 2)} – {w.number(high * 12 // 10, 2)}"
    cap = w.say("business.stock.million", n=w.number(w.integer(210, 9800)))
    facts = (
        ("open", w.number((share.previous * 2 + share.last) // 3, 2)),
        ("previous", w.number(share.previous, 2)),
        ("high", w.number(high, 2)),
        ("low", w.number(low, 2)),
        ("year_range", year),
        ("cap", cap),
        ("ratio", w.number(w.integer(84, 312), 1)),
        ("dividend", w.percent(w.integer(40, 480), 2)),
    )
    rows = [
        row(muted(w, w.say(f"business.stock.{key}"), 12.5), push(), ui(w, value, 12.5))
        for key, value in facts
    ]
    note = muted(w, w.say("business.stock.delayed"), 11.5)
    return column(*parted([*rows, note], rule(w.theme)), gap=5, width=250)


def news(w: Writer, share: Quote) -> Group:
    """Short reports with headlines between them."""
    others = [name for name in (w.company() for _ in range(12)) if name != share.name]
    companies = tuple(dict.fromkeys(others))
    lines = [
        w.say(f"business.stock.line.{number}", company=company, city=w.city())
        for number, company in zip(w.sample((2, 3, 5), 3), companies, strict=False)
    ]
    first = _story(w, w.say("business.stock.line.1", company=share.name), 1)
    second = _story(w, w.say(f"business.stock.line.{w.pick((4, 6))}"), 2)
    if w.chance(0.4):
        first, second = second, first
    times = sorted((w.integer(7 * 60, 18 * 60) for _ in lines), reverse=True)
    more = [
        row(
            muted(w, w.clock(time), 12, width=58),
            prose(w, line, 13, styles=(), grow=1, leading=1.35),
            gap=6,
            align="start",
            place="headline",
        )
        for time, line in zip(times, lines, strict=True)
    ]
    heading = ui_title(w, w.say("business.stock.news"), 14)
    return column(heading, first, *more, second, gap=8, grow=1, place="section")


def _story(w: Writer, headline: str, number: int) -> Group:
    return column(
        ui(w, headline, 14, bold=True, role="title"),
        prose(w, w.say(f"business.stock.story.{number}"), 13, styles=("bold", "link")),
        gap=4,
    )
