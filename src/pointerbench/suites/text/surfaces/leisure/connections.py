"""Connections found for a journey: times, changes and prices, one of them with its stops."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.surfaces.leisure.parts import say, span_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row, rule

_KINDS = ("IC", "RE", "EC")


def trip_card(w: Writer, trip: tuple[int, int, int, bool], cities: list[str]) -> Group:
    start, length, changes, opened = trip
    platform = w.integer(1, 14)
    theme = w.theme
    count = {0: say(w, "direct"), 1: say(w, "one_change")}.get(changes)
    line = row(
        column(
            ui(w, f"{w.clock(start)} – {w.clock((start + length) % 1440)}", 17, bold=True),
            muted(w, f"{span_of(w, length)}, {count or say(w, 'changes', n=changes)}", 12.5),
            gap=2,
            grow=1,
        ),
        label(w, f"{w.pick(_KINDS)} {w.integer(11, 980)}", 12.5, theme.muted, width=54),
        label(w, f"{w.say('platform')} {platform}", 12.5, theme.muted, width=84),
        column(
            ui(w, say(w, "from_price", amount=w.price(14, 59)), 14, theme.good, align="right"),
            width=130,
        ),
        Icon("chevron_up" if opened else "chevron_down", 16, theme.muted),
        gap=16,
    )
    parts: list[Node] = [line]
    if opened:
        parts += [rule(theme), *_calls(w, trip, platform, cities)]
    return column(
        *parts,
        gap=9,
        pad=pad(16, 10),
        fill=theme.card,
        border=theme.accent if opened else theme.line,
        radius=6,
        place="result",
    )


def _calls(
    w: Writer, trip: tuple[int, int, int, bool], platform: int, cities: list[str]
) -> list[Node]:
    """Where the train stops; one changes at those printed bold."""
    start, length, changes, _ = trip
    places = [cities[0], *cities[3:6], cities[-1]]
    shares = (0, 0.22, 0.47, 0.71, 1)
    bold = (0, *((0.22, 0.71) if changes > 1 else (0.47,) if changes else ()), 1)
    return [
        row(
            ui(w, w.clock(round(start + length * share) % 1440), 13, bold=share in bold, width=74),
            Icon("circle", 10, w.theme.accent),
            ui(w, city, 13, bold=share in bold, grow=1),
            muted(w, f"{w.say('platform')} {w.integer(1, 9) if share else platform}"),
            gap=10,
            place="row",
        )
        for share, city in zip(shares, places, strict=True)
    ]
