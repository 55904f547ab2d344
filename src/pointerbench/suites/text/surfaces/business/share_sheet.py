"""What a sheet on a share tells: its figures and the news."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.text.kit.boxes import column, parted, push, row, rule
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.quotes import Quote
from pointerbench.suites.text.writer import Writer


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
    return column(*parted(rows, rule(w.theme)), gap=5, width=250)


def news(w: Writer, share: Quote) -> Group:
    """A short report and headlines."""
    other = w.company()
    numbers = w.sample((1, 2, 3, 4, 5, 6), 4)
    lines = [
        w.say(
            f"business.stock.line.{number}",
            company=share.name if not place else other,
            city=w.city(),
        )
        for place, number in enumerate(numbers)
    ]
    story = column(
        ui(w, lines[0], 14, bold=True, role="title"),
        prose(w, w.say(f"business.stock.story.{w.integer(1, 2)}"), 13, styles=("bold", "link")),
        gap=4,
    )
    times = sorted((w.integer(7 * 60, 18 * 60) for _ in lines[1:]), reverse=True)
    more = [
        row(
            muted(w, w.clock(time), 12, width=58),
            prose(w, line, 13, styles=(), grow=1, leading=1.35),
            gap=6,
            align="start",
            place="headline",
        )
        for time, line in zip(times, lines[1:], strict=True)
    ]
    heading = ui_title(w, w.say("business.stock.news"), 14)
    note = muted(w, w.say("business.stock.delayed"), 11.5)
    return column(heading, story, *more, note, gap=8, grow=1, place="section")
