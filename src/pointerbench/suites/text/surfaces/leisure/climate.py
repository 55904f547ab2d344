"""A week's weather whose temperatures fit the month and one another."""

from __future__ import annotations

import datetime as dt
from math import cos, pi
from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group
from pointerbench.suites.text.surfaces.leisure.parts import fact, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row

# Sky by name: the drawing's number.
SKIES = {"sun": 0, "some": 1, "cloud": 2, "rain": 3, "snow": 4, "storm": 5}


class Day(NamedTuple):
    date: dt.date
    low: int
    high: int
    sky: str
    rain: int


def week_ahead(w: Writer) -> list[Day]:
    """A week whose temperatures fit the month and go from day to day in small steps."""
    base = round(10 - 10 * cos((w.today.month - 1) / 12 * 2 * pi)) + w.integer(-2, 3)
    spread = w.integer(5, 10)
    found = []
    for number in range(7):
        base += w.integer(-2, 2)
        sky = w.pick(("sun", "some", "some", "cloud", "rain", "storm" if base > 15 else "rain"))
        if sky == "rain" and base < 2:
            sky = "snow"
        rain = {"sun": 0, "some": w.integer(0, 2) * 5, "cloud": w.integer(2, 5) * 5}.get(sky, -1)
        rain = w.integer(11, 19) * 5 if rain < 0 else rain
        spread = min(10, max(5, spread + w.integer(-1, 1)))
        low, high = degrees(w, base - 3), degrees(w, base - 3 + spread)
        found.append(Day(w.today + dt.timedelta(number), low, high, sky, rain))
    return found


def _american(w: Writer) -> bool:
    return w.locale.region == "en_US"


def degrees(w: Writer, celsius: int) -> int:
    """A temperature on the scale of the region."""
    return round(celsius * 1.8 + 32) if _american(w) else celsius


def felt(w: Writer, temperature: int, wind: int) -> int:
    """What a temperature feels like: heat is worse in damp air, cold in wind."""
    return temperature + 1 if temperature > degrees(w, 24) else temperature - wind // 14


def speed(w: Writer, kilometres: int) -> str:
    """Kilometres an hour, in the unit of the region."""
    if w.language == "en":
        return f"{round(kilometres * 0.6214)} mph"
    return f"{kilometres} km/h"


def pressure(w: Writer, hectopascals: int) -> str:
    if _american(w):
        return f"{w.number(round(hectopascals * 2.953), 2)} inHg"
    return f"{hectopascals} hPa"


_NOON, _LONGEST = 740, 172  # minutes of the day; the day of the year that is the longest


def sun_hours(day: dt.date) -> tuple[int, int]:
    """Minutes of sunrise and sunset of the day, by the clock that is put forward in summer."""
    noon = _NOON + 60 * (4 <= day.month <= 10)
    half = 365 + round(115 * cos((day.timetuple().tm_yday - _LONGEST) / 365 * 2 * pi))
    return noon - half, noon + half


def is_night(day: dt.date, hour: int) -> bool:
    rise, set_ = sun_hours(day)
    return not rise <= hour * 60 + 30 <= set_


def report(w: Writer, days: list[Day]) -> list[str]:
    """What the week brings, in words: today, the further course, and how sure that is."""
    today, rest = days[0], days[1:]
    warm = max(rest, key=lambda day: day.high)
    cold = min(rest, key=lambda day: day.low)
    wet = max(rest, key=lambda day: day.rain)
    course = say(
        w,
        "wx_week",
        warm=w.weekday(warm.date),
        high=warm.high,
        cold=w.weekday(cold.date),
        low=cold.low,
    )
    rain = say(w, "wx_dry")
    if wet.rain >= 40:
        rain = say(w, "wx_wet", day=w.weekday(wet.date), share=w.percent(wet.rain))
    return [say(w, f"wx_day_{today.sky}", low=today.low, high=today.high), f"{course} {rain}"]


def temperature_at(day: Day, hour: int) -> int:
    """The temperature at an hour: lowest at five in the morning, highest at five after noon."""
    share = (1 - cos((hour - 5) / 24 * 2 * pi)) / 2
    return round(day.low + (day.high - day.low) * share)


def sky_drawing(name: str, size: float, *, night: bool = False) -> Drawing:
    kind = 7 if night and name in ("sun", "some") else SKIES[name]
    return Drawing("weather", size, size, (), (float(kind),))


def _sun(w: Writer, day: Day) -> list[Group]:
    """Sunrise and sunset by the month, and what the eye meets between them."""
    rise, set_ = sun_hours(day.date)
    rise, set_ = rise + w.integer(-8, 8), set_ + w.integer(-8, 8)
    far = w.integer(6, 40)
    view = f"{round(far * 0.6214)} mi" if w.language == "en" else f"{far} km"
    rays = max(1, (day.high - degrees(w, 0)) // (9 if _american(w) else 5))
    return [
        fact(w, say(w, "sunrise"), w.clock(rise), grow=1),
        fact(w, say(w, "sunset"), w.clock(set_), grow=1),
        fact(w, say(w, "uv_index"), str(rays), grow=1),
        fact(w, say(w, "visibility"), view, grow=1),
    ]


def sun_times(w: Writer, day: Day) -> Group:
    facts = _sun(w, day)
    high = fact(w, w.say("maximum"), f"{day.high}°")
    low = fact(w, w.say("minimum"), f"{day.low}°")
    return row(
        column(high, *facts[:2], gap=9), column(low, *facts[2:], gap=9), gap=44, align="start"
    )


def day_facts(w: Writer, day: Day) -> Group:
    return row(
        *_sun(w, day),
        gap=10,
        pad=pad(16, 12),
        fill=w.theme.card,
        border=w.theme.line,
        radius=6,
        place="panel",
    )
