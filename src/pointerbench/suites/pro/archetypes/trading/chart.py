"""A chart of prices: each candle, volume bar, order line and drawn line's end is an element."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import NamedTuple

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.finance_parts import Entry, own
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, panes, row
from pointerbench.widgets.look import with_theme
from pointerbench.widgets.texts import hint, icon, say

_TOP, _FOOT, _VOLUMES = 0.14, 0.78, 0.16


class Candle(NamedTuple):
    """One span of time."""

    start: float
    high: float
    low: float
    stop: float
    volume: float


def course(d: Desk, count: int) -> list[Candle]:
    """A walk without a unit."""
    found, price, drift = [], 50.0, d.uniform(-0.2, 0.35)
    for _ in range(count):
        stop = price + drift + d.uniform(-3.2, 3.2)
        high, low = max(price, stop) + d.uniform(0.3, 2), min(price, stop) - d.uniform(0.3, 2)
        found.append(Candle(price, high, low, stop, d.uniform(0.15, 0.8) + abs(stop - price) / 12))
        price = stop
    return found


def inked(d: Desk) -> Desk:
    """The desk for the chart, whose colours are often not the program's."""
    if not d.content("chart_colors"):
        return d
    other = copy(d)
    other.look = with_theme(d.look, **d.content("chart_colors"))
    return other


def chart(d: Desk, symbol: Entry, count: int = 52, *, alone: bool = True) -> Group:
    """The chart of a symbol. Beside others (not ``alone``) its intents say which it is."""
    d = inked(d)
    look = d.look
    bars = course(d, count)
    low, high = min(bar.low for bar in bars), max(bar.high for bar in bars)

    def level(price: float) -> float:
        return _TOP + (_FOOT - _TOP) * (high - price) / (high - low)

    where = "" if alone else f" on the {symbol['text']} chart"
    lines = [at(Group(fill=look.theme.line), Spot(0, k / 8, 1, 0, dh=1)) for k in range(1, 8)]
    lines += [at(Group(fill=look.theme.line), Spot(k / 7, 0, 0, 1, dw=1)) for k in range(1, 7)]
    means = [_mean(bars, span, ink, level) for span, ink in ((6, "#e8a33d"), (14, "#5b8def"))]
    inside: list[Node] = [
        *lines,
        *means,
        *_volumes(d, bars, where),
        *_candles(d, bars, level, where),
    ]
    if alone:
        inside += [*_drawn(d, bars, level), *_orders(d, symbol)]
    inside.append(at(_legend(d, symbol, bars[-1], (low, high), alone), Spot(0, 0, dx=8, dy=6)))
    body = panels.canvas(look, *inside, fill=look.theme.page)
    axis = _axis(d, symbol, level(bars[-1].stop))
    times = d.turn(d.content("times"))
    foot = row(
        *(hint(look, one, 10.5, grow=1) for one in times),
        pad=pad(6, 2),
        fill=look.theme.page,
        border=look.theme.line,
        edges="t",
    )
    return column(panes(body, axis, grow=1), foot, grow=1, clip=True)


def _mean(bars: Sequence[Candle], span: int, ink: str, level: Callable[[float], float]) -> Group:
    points: list[float] = []
    for place in range(len(bars)):
        last = bars[max(0, place - span) : place + 1]
        mean = sum(bar.stop for bar in last) / len(last)
        points += [(place + 0.5) / len(bars), level(mean)]
    return at(Drawing("polyline", 1, None, (ink,), tuple(points)), Spot(0, 0, 1, 1))


def _candles(
    d: Desk, bars: Sequence[Candle], level: Callable[[float], float], where: str
) -> list[Node]:
    asked = _asked(bars, where)
    rises, falls = d.content("candles")
    wide = 1 / len(bars)
    found: list[Node] = []
    for place, bar in enumerate(bars):
        ink = rises if bar.stop >= bar.start else falls
        tall = bar.high - bar.low
        body = (bar.high - max(bar.start, bar.stop)) / tall
        size = max(0.04, abs(bar.stop - bar.start) / tall)
        shape = Group(
            (
                at(Group(fill=ink), Spot(0.5, 0, 0, 1, dw=1)),
                at(Group(fill=ink), Spot(0.08, body, 0.84, size)),
            ),
            "free",
        )
        top = level(bar.high)
        spot = Spot((place + 0.12) * wide, top, 0.76 * wide, level(bar.low) - top)
        found.append(d.mark(at(shape, spot), "other", asked.get(place, ())))
    return found


def _asked(bars: Sequence[Candle], where: str) -> dict[int, tuple[str, ...]]:
    """What tells a candle from all others, where it clearly does."""
    last = len(bars) - 1
    found: dict[int, tuple[str, ...]] = {
        last: (
            f"Inspect the newest candle{where}.",
            f"Select the bar that is still forming{where}.",
        ),
        0: (f"Select the oldest candle in view{where}.", f"Pick the leftmost price bar{where}."),
        last - 1: (
            f"Select the last completed candle{where}.",
            f"Pick the price bar just before the newest one{where}.",
        ),
        2: (
            f"Select the third candle from the left{where}.",
            f"Pick the third oldest price bar{where}.",
        ),
        last - 4: (
            f"Select the fifth candle from the right{where}.",
            f"Pick the price bar four before the newest{where}.",
        ),
    }
    measures: tuple[tuple[Callable[[Candle], float], tuple[str, str]], ...] = (
        (
            lambda bar: bar.high,
            ("Pick the candle that reached the peak", "Select the price bar with the highest high"),
        ),
        (
            lambda bar: -bar.low,
            (
                "Pick the candle at the very bottom of the move",
                "Select the price bar with the lowest low",
            ),
        ),
        (
            lambda bar: bar.stop - bar.start,
            ("Pick the candle with the strongest gain", "Select the longest rising body"),
        ),
        (
            lambda bar: bar.start - bar.stop,
            ("Pick the candle with the heaviest loss", "Select the longest falling body"),
        ),
    )
    for measure, said in measures:
        best, second = sorted(range(len(bars)), key=lambda k: -measure(bars[k]))[:2]
        if measure(bars[best]) - measure(bars[second]) > 0.25:
            found.setdefault(best, tuple(f"{one}{where}." for one in said))
    return found


def _volumes(d: Desk, bars: Sequence[Candle], where: str) -> list[Node]:
    rises, falls = (mixed(d.look.theme.page, ink, 130) for ink in d.content("candles"))
    most, wide = max(bar.volume for bar in bars), 1 / len(bars)
    first, second = sorted((bar.volume for bar in bars), reverse=True)[:2]
    found: list[Node] = []
    for place, bar in enumerate(bars):
        high = _VOLUMES * bar.volume / most
        said = (
            f"Which bar traded most{where}? Pick its volume.",
            f"Select the tallest volume column{where}.",
        )
        best = bar.volume == first and first - second > 0.03
        shape = Group(fill=rises if bar.stop >= bar.start else falls)
        spot = Spot((place + 0.12) * wide, 1 - high, 0.76 * wide, high)
        found.append(d.mark(at(shape, spot), "other", said if best else ()))
    return found


def _drawn(d: Desk, bars: Sequence[Candle], level: Callable[[float], float]) -> list[Node]:
    """A line that the trader drew, with its two ends."""
    ink = d.look.theme.link
    first, last = len(bars) // 5, len(bars) * 3 // 4
    ends = [
        ((k + 0.5) / len(bars), min(0.8, level(min(b.low for b in bars[k - 3 : k + 4])) + 0.03))
        for k in (first, last)
    ]
    data = tuple(value for point in ends for value in point)
    found: list[Node] = [at(Drawing("polyline", 1, None, (ink,), data), Spot(0, 0, 1, 1))]
    for (x, y), said in zip(ends, d.content("line_ends"), strict=True):
        knob = Group(fill=d.look.theme.page, border=ink, thickness=2, radius=5)
        found.append(own(d, at(knob, Spot(x, y, dx=-5, dy=-5, dw=10, dh=10)), said, "other"))
    return found


def _orders(d: Desk, symbol: Entry) -> list[Node]:
    """Orders as dashed lines with their tags; what can be dragged is the tag."""
    found: list[Node] = []
    for place, entry in enumerate(d.content("order_lines")):
        ink, y = entry["ink"], entry["y"]
        found += [at(Group(fill=ink), Spot(k / 60, y, 0.008, 0, dy=9, dh=1)) for k in range(60)]
        text = entry["text"].format(lot=symbol["lot"])
        tag = row(say(d.look, text, 11, "#ffffff"), pad=pad(6, 0), height=18, fill=ink, hugs=True)
        found.append(
            own(d, at(tag, Spot(0.42 + 0.06 * place, y)), {**entry, "text": text}, "other")
        )
    return found


def _price(symbol: Entry, share: float) -> str:
    """The price so far above the last one, in shares of the whole swing."""
    return f"{symbol['price'] + symbol['swing'] * share:.{symbol['digits']}f}"


def _legend(d: Desk, symbol: Entry, bar: Candle, span: tuple[float, float], alone: bool) -> Group:
    look = d.look
    wide = span[1] - span[0]
    values = [_price(symbol, (one - bar.stop) / wide) for one in bar[:4]]
    if not alone:
        values = values[3:]
    said = "  ".join(
        f"{name} {value}" for name, value in zip("OHLC" if alone else "C", values, strict=True)
    )
    name = say(look, f"{symbol['name']} · {d.content('span')}", 13, bold=True)
    lines = [row(d.mark(name, "text", words=(symbol["name"],)), hint(look, said, 11.5), gap=12)]
    for entry in d.content("indicators") if alone else ():
        signs = [
            own(
                d,
                row(icon(look, one["icon"], 14, look.theme.muted), pad=pad(3, 2), hugs=True),
                one,
                "icon",
            )
            for one in entry["signs"]
        ]
        text = own(d, row(say(look, entry["text"], 11.5, entry["ink"]), hugs=True), entry)
        lines.append(row(text, *signs, gap=3))
    return column(*lines, gap=2, fill=look.theme.page, hugs=True)


def _axis(d: Desk, symbol: Entry, now: float) -> Group:
    """Prices at the right, the last one on its ground."""
    look = d.look
    labels: list[Node] = []
    for k in range(1, 8):
        y = k / 8
        if abs(y - now) > 0.035:
            share = (now - y) / (_FOOT - _TOP)
            text = hint(look, _price(symbol, share), 10.5)
            labels.append(at(row(text, hugs=True), Spot(0, y, dx=5, dy=-7)))
    tag = row(
        say(look, _price(symbol, 0), 10.5, "#ffffff"), pad=pad(4, 1), fill="#1f6f5c", hugs=True
    )
    said = (
        f"Select the label of the last price on the {symbol['text']} scale.",
        f"Where does the scale of {symbol['text']} tell the current price? Pick that.",
    )
    labels.append(d.mark(at(tag, Spot(0, now, dx=1, dy=-8)), "other", said))
    inside = panels.canvas(look, *labels, fill=look.theme.page)
    return column(inside, width=64, border=look.theme.line, edges="l")
