"""What several leisure surfaces share: labels of the family, pictures by subject, facts, times."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Sequence
from typing import Any

from pointerbench.flow.drawings.photos import SCENES
from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node
from pointerbench.language.phrases import calendar
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, layers, pad, row
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.writer import Writer

# Which scenes of `pointerbench.flow.drawings.photos` show what.
_SUBJECTS = {
    "dish": (2,),
    "town": (1, 13, 22),
    "room": (4,),
    "desk": (14,),
    "person": (6,),
    "land": (0, 3, 5, 7, 9, 12, 15, 17, 18, 20, 21, 23, 25),
    "thing": (10, 16),
}


def say(w: Writer, key: str, **values: object) -> str:
    """A label of this family."""
    return w.say(f"leisure.{key}", **values)


def names(w: Writer, stem: str, of: int, count: int) -> list[str]:
    """Several different labels out of ``stem_1`` to ``stem_of``."""
    return [say(w, f"{stem}_{number}") for number in w.sample(range(1, of + 1), count)]


def one(w: Writer, stem: str, of: int, **values: object) -> str:
    """One of the labels ``stem_1`` to ``stem_of``."""
    return say(w, f"{stem}_{w.integer(1, of)}", **values)


_DRINKS = (300, 350, 400, 450, 600, 600, 250, 350)


def drinks(w: Writer, count: int) -> list[tuple[str, int]]:
    """Drinks with their prices in cents."""
    more = w.integer(0, 3) * 50
    chosen = sorted(w.sample(range(len(_DRINKS)), count))
    return [(say(w, f"drink_{place + 1}"), _DRINKS[place] + more) for place in chosen]


def picture(w: Writer, subject: str, height: float, width: float | None = None) -> Drawing:
    """A photograph of a dish, a town, a room, land or a thing."""
    scene = w.pick(_SUBJECTS[subject]) + len(SCENES) * w.integer(0, 7)
    return Drawing("photo", height, width, (), (float(scene),))


# Of those, the ones that are soon drawn, for small pictures.
_QUICK = (4, 6, 11, 12, 15, 16, 17, 19, 20)


def small_pictures(w: Writer, count: int, height: float, width: float | None = None) -> list[Node]:
    """Small photographs of this and that, no two of the same."""
    scenes = w.sample(_QUICK, count)
    return [
        Drawing("photo", height, width, (), (float(scene + len(SCENES) * w.integer(0, 7)),))
        for scene in scenes
    ]


_TILES = ("#8a3b1e", "#2f5d50", "#4a3a7a", "#1f5a86", "#8a6a12", "#7a2f57", "#3f4a5c", "#5b6b2f")


def tile(
    w: Writer, mark: str, size: tuple[float, float | None], fill: Color = "", **looks: Any
) -> Group:
    """A plain coloured tile with a white icon, where others have a photograph."""
    high, wide = size
    return column(
        Icon(mark, round(high * 0.42), "#ffffff"),
        height=high,
        width=wide,
        fill=fill or w.pick(_TILES),
        align="center",
        justify="center",
        **looks,
    )


def town_map(w: Writer, height: float, pin: tuple[float, float] | None = (0.5, 0.5)) -> Group:
    """A map of streets, dimmed in the dark."""
    data = (float(w.integer(0, 60)), *(pin or ()))
    plan = Drawing("map", height, None, ("#d23b2e",), data)
    if not w.theme.dark:
        return column(plan, border=w.theme.line)
    dim = column(height=height, fill="#0c1420", shade=125)
    return column(layers(plan, dim, height=height), border=w.theme.line)


def salad(w: Writer, height: float, width: float | None = None) -> Drawing:
    """A photograph of a plate of salad."""
    scene = _SUBJECTS["dish"][0] + len(SCENES) * 4 * w.integer(0, 1)
    return Drawing("photo", height, width, (), (float(scene),))


def newest(w: Writer, count: int) -> list[dt.date]:
    """Days of the last months, the newest first."""
    return sorted((w.day(-150, -1) for _ in range(count)), reverse=True)


def brand(w: Writer, name: str, color: Color = "", size: float = 18) -> Group:
    """A site's or program's name with its mark."""
    color = color or w.theme.accent
    mark = Drawing("logo", size * 1.4, size * 1.4, (color,), (float(w.integer(0, 13)),))
    return row(mark, ui(w, name, size, bold=True), gap=9)


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


def short_day(w: Writer, day: dt.date) -> str:
    return calendar("short_days", w.language)[day.weekday()]


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


_CODES = [
    "LIS",
    "VIE",
    "PRG",
    "ATH",
    "CPH",
    "OSL",
    "DUB",
    "WAW",
    "BUD",
    "ARN",
    "HEL",
    "KEF",
    "IST",
    "RAK",
    "TUN",
    "EDI",
    "KRK",
    "OPO",
]


def abroad(w: Writer, count: int) -> list[tuple[str, str]]:
    """Cities that planes go to, with the codes of their airports."""
    numbers = w.sample(range(len(_CODES)), count)
    return [(say(w, f"abroad_{number + 1}"), _CODES[number]) for number in numbers]


def station_code(city: str) -> str:
    """Three capital letters that stand for a city."""
    return ascii_word(city)[:3].upper()


def tale(w: Writer) -> Passage:
    """A film's synopsis; those of single episodes name their number behind a colon."""
    while ":" in (found := w.passage("synopsis")).title:
        continue
    return found
