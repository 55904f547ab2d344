"""What several leisure surfaces share: labels of the family, pictures by subject, facts, times."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterable, Sequence

from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row


def say(w: Writer, key: str, **values: object) -> str:
    """A label of this family."""
    return w.say(f"leisure.{key}", **values)


def names(w: Writer, stem: str, of: int, count: int) -> list[str]:
    """Several different labels out of ``stem_1`` to ``stem_of``."""
    return [say(w, f"{stem}_{number}") for number in w.sample(range(1, of + 1), count)]


def one(w: Writer, stem: str, of: int, **values: object) -> str:
    """One of the labels ``stem_1`` to ``stem_of``."""
    return say(w, f"{stem}_{w.integer(1, of)}", **values)


PORTALS = ("Vita+", "Cura", "Sanara", "Medikum")  # of surgeries and laboratories
_DRINKS = (300, 350, 400, 450, 600, 600, 250, 350)


def drinks(w: Writer, count: int) -> list[tuple[str, int]]:
    """Drinks with their prices in cents."""
    more = w.integer(0, 3) * 50
    chosen = sorted(w.sample(range(len(_DRINKS)), count))
    return [
        (say(w, f"drink_{place + 1}"), (_DRINKS[place] + more) * w.locale.price_level)
        for place in chosen
    ]


def newest(w: Writer, count: int) -> list[dt.date]:
    """Days of the last months, the newest first."""
    return sorted((w.day(-150, -1) for _ in range(count)), reverse=True)


def brand(w: Writer, name: str, color: Color = "", size: float = 18) -> Group:
    """A site's or program's name with its mark."""
    color = color or w.theme.accent
    mark = Drawing("logo", size * 1.4, size * 1.4, (color,), (float(w.integer(0, 13)),))
    return row(mark, ui(w, name, size, bold=True), gap=9)


def distance(w: Writer, tenths: int) -> str:
    """Tenths of a kilometre, in the unit that the region counts in."""
    if w.locale.region == "en_US":
        return f"{w.number(round(tenths * 0.6214), 1)} mi"
    return f"{w.number(tenths, 1)} km"


def site_of(w: Writer, names: Sequence[str]) -> str:
    """The name of the page's site, one of those; the same wherever the page says it."""
    return w.stream.child("site").pick(names)


def stars(w: Writer, rating: float, size: float = 14) -> Drawing:
    return Drawing("stars", size, size * 5.2, (), (rating,))


def rating_of(w: Writer, low: int = 36, high: int = 49) -> tuple[float, str]:
    """A rating out of five, and as the region writes it."""
    tenths = w.integer(low, high)
    return tenths / 10, w.number(tenths, 1)


def length_of(seconds: int) -> str:
    """How long a song or a film takes: '3:07', '1:02:07'."""
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def span_of(w: Writer, minutes: int) -> str:
    """A duration as timetables write it: '1 h 35 min'."""
    hours, rest = divmod(minutes, 60)
    parts = [f"{hours} {w.say('hours')}"] if hours else []
    return " ".join([*parts, f"{rest} {w.say('minutes')}"] if rest or not hours else parts)


def fact_lines(w: Writer, pairs: Iterable[tuple[str, str]], size: float = 13) -> list[Node]:
    """Captions at the left, values at the right."""
    return [
        row(muted(w, caption, size, grow=1), ui(w, value, size, bold=True), gap=12, place="row")
        for caption, value in pairs
    ]


def fact(w: Writer, caption: str, value: str, size: float = 15, **looks: float) -> Group:
    """A caption over its value."""
    return column(muted(w, caption, 11.5), ui(w, value, size, bold=True), gap=2, **looks)


def icon_fact(w: Writer, icon: str, content: str) -> Group:
    return row(Icon(icon, 16, w.theme.muted), muted(w, content, 12.5), gap=6)


def icon_tile(w: Writer, icon: str, fill: Color, size: float = 32) -> Group:
    """An icon on a coloured tile."""
    mark = Icon(icon, round(size * 0.55), "#ffffff")
    return column(
        mark,
        width=size,
        height=size,
        radius=size / 4,
        fill=fill,
        align="center",
        justify="center",
    )


def pills(w: Writer, captions: Sequence[str], chosen: int = 0) -> Group:
    """Filters in a row, one of them chosen."""
    theme = w.theme
    return row(
        *(
            row(
                label(w, caption, 12.5, theme.on_accent if number == chosen else theme.ink),
                pad=pad(12, 5),
                radius=13,
                fill=theme.accent if number == chosen else theme.card,
                border=theme.accent if number == chosen else theme.line,
                hit=True,
            )
            for number, caption in enumerate(captions)
        ),
        gap=7,
        place="navigation",
    )


def short_clock(w: Writer, minutes: int) -> str:
    """A time as boards and tables of departures have it."""
    return w.locale.time(minutes % 1440, "{hh}:{min}")


_TALES = ("films", "synopsis")


def tales(w: Writer, count: int) -> list[Passage]:
    """Synopses of films and series, fewer where there are not as many left; those of single
    episodes name their number behind a colon."""
    found: list[Passage] = []
    while len(found) < count and (left := [name for name in _TALES if w.left(name)]):
        weights = [name for name in left for _ in range(w.left(name))]
        film = w.passage(w.pick(weights))
        if ":" not in film.title and "podcast" not in film.sentences[0].lower():
            found.append(film)
    return found


def is_series(film: Passage) -> bool:
    """Whether its synopsis says so, in whatever language."""
    return any(re.search("s[ée]rie", line, re.IGNORECASE) for line in film.sentences)
