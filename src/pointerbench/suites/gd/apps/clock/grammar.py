"""Alarms of somebody's week, cities of the world at one moment, timers under way, laps."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw

_ALARMS = 8
_CITIES = 8
_TIMERS = 7
_LAPS = 9
_DAY = 1440
_TILT = 23.44  # degrees
_REPEATS: tuple[list[int], ...] = (
    [0, 1, 2, 3, 4],
    [5, 6],
    list(range(7)),
    [0, 2, 4],
    [1, 3],
    [],
    [0, 1, 2, 3],
    [6],
)
"""The days of the week of each way to repeat, as `content.toml` names them."""
_QUICK = (1, 2, 3, 5, 10, 15, 30)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    now = draw.minutes(6, 22, 1)
    laps = _laps(draw.child("laps"))
    sounds = stream.sample(content["sounds"], 5)
    alarms = _alarms(draw.child("alarms"), sounds)
    goal = 420 + 15 * stream.integer(0, 8)
    return {
        "now": now,
        "clock": draw.time_text(now),
        "second": stream.integer(0, 59),
        "date": draw.date_text(draw.today, "weekday"),
        "home": content["home"],
        "alarms": alarms,
        "cities": _cities(draw.child("cities"), now),
        "timers": _timers(draw.child("timers"), now),
        "laps": laps,
        "total": _clip(laps[0]["total"] + stream.integer(200, 2900)),
        "average": _clip(laps[0]["total"] // _LAPS),
        "letters": content["letters"],
        "sounds": sounds,
        "until": _until(draw, alarms, now),
        "goal": draw.duration_text(goal),
        "bed": [draw.time_text(1380 - goal // 4), draw.time_text(1380 - goal // 4 + goal - _DAY)],
        "quick": [draw.duration_text(n) for n in sorted(stream.sample(_QUICK, 4))],
        "volume": stream.integer(30, 90),
        "missing": stream.pick(content["missing"]),
    }


def _fact(value: Any, text: str = "") -> dict[str, Any]:
    return {"value": value, "text": text or value}


def _until(draw: Draw, alarms: list[dict[str, Any]], now: int) -> str:
    """How long it is to the next alarm that is on."""
    return draw.duration_text(min((a["minutes"] - now - 1) % _DAY + 1 for a in alarms if a["on"]))


def _alarms(draw: Draw, sounds: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    names = stream.sample(content["alarms"], _ALARMS)
    times = sorted(draw.distinct(5 * 60, 21 * 60, _ALARMS, 5))
    awake = {0, *stream.sample(range(_ALARMS), 4)}
    found = []
    for n, name in enumerate(names):
        days = stream.integer(0, len(_REPEATS) - 1)
        snooze = stream.pick([3, 5, 8, 9, 10, 12, 15, 20])
        facts = {
            "name": _fact(name),
            "time": _fact(draw.time_text(times[n])),
            "days": _fact(content["days"][days]),
            "snooze": _fact(snooze, draw.duration_text(snooze)),
            "sound": _fact(stream.pick(sounds)),
        }
        entry = {"key": f"a{n}", "minutes": times[n], "snooze": snooze, "on": n in awake}
        found.append({**entry, "repeat": _REPEATS[days], "ink": draw.ink(), "facts": facts})
    return found


def _cities(draw: Draw, now: int) -> list[dict[str, Any]]:
    stream = draw.stream
    found = []
    for n, (name, shift, north) in enumerate(stream.sample(draw.content["cities"], _CITIES)):
        light = _light(draw, north)
        minutes = (now + shift) % _DAY
        apart = draw.duration_text(abs(shift))
        facts = {
            "name": _fact(name),
            "time": _fact(draw.time_text(minutes)),
            "light": _fact(light, draw.duration_text(light)),
            **({"shift": _fact(abs(shift), apart)} if shift else {}),
        }
        dark = abs(minutes - 750) > light // 2
        day = (now + shift) // _DAY
        told = draw.content["apart"][shift < 0].format(time=apart) if shift else ""
        entry = {"key": f"c{n}", "minutes": minutes, "dark": dark, "day": day, "told": told}
        found.append({**entry, "facts": facts})
    return found


def _light(draw: Draw, north: int) -> int:
    """Minutes from sunrise to sunset at a latitude, today."""
    turn = 2 * math.pi * (draw.today.timetuple().tm_yday - 80) / 365
    tilt = math.radians(_TILT * math.sin(turn))
    return round(1440 / math.pi * math.acos(-math.tan(math.radians(north)) * math.tan(tilt)))


def _timers(draw: Draw, now: int) -> list[dict[str, Any]]:
    stream = draw.stream
    lengths = stream.sample([2, 4, 6, 8, 12, 15, 20, 25, 35, 45, 50, 60], _TIMERS)
    shares = draw.distinct(6, 94, _TIMERS)
    found = []
    for n, name in enumerate(stream.sample(draw.content["timers"], _TIMERS)):
        seconds = lengths[n] * 60 * (100 - shares[n]) // 100
        ends = draw.time_text((now + seconds // 60) % _DAY)
        facts = {
            "name": _fact(name),
            "length": _fact(lengths[n], draw.duration_text(lengths[n])),
            "done": _fact(shares[n], draw.percent_text(shares[n])),
            **({"ends": _fact(ends)} if now + seconds // 60 < _DAY else {}),
        }
        entry = {"key": f"t{n}", "left": draw.clip_text(seconds), "done": shares[n], "ends": ends}
        found.append({**entry, "facts": facts, "ink": draw.ink(), "held": stream.chance(0.3)})
    return found


def _clip(hundredths: int) -> str:
    """Minutes, seconds and hundredths: 01:24.08."""
    seconds, rest = divmod(hundredths, 100)
    return f"{seconds // 60:02}:{seconds % 60:02}.{rest:02}"


def _laps(draw: Draw) -> list[dict[str, Any]]:
    """The last lap first; totals are sums."""
    times = draw.distinct(5200, 9400, _LAPS, 17)
    found: list[dict[str, Any]] = []
    total = 0
    for n, time in enumerate(times, 1):
        total += time
        facts = {
            "number": _fact(draw.content["lap"].format(n=n)),
            "time": _fact(time / 100, draw.content["seconds"].format(n=f"{time / 100:.2f}")),
            "total": _fact(total / 6000, _clip(total)),
        }
        side = "best" if time == min(times) else "worst" if time == max(times) else ""
        share = (time - 3000) / 6500 * 100
        found.insert(
            0, {"key": f"l{n}", "total": total, "facts": facts, "side": side, "share": share}
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    held = [timer["key"] for timer in document["timers"] if timer["held"]]
    laps = [lap["key"] for lap in document["laps"]]
    opened = stream.pick(document["alarms"])
    own = {
        "paused": held,
        "open": opened["key"],
        "days": opened["repeat"],
        "sound": opened["facts"]["sound"]["text"],
        "marked": stream.sample(laps, 2),
    }
    return {
        "alarms": own,
        "silent": {**own, "silent": True, "sort": "name"},
        "menu": {**own, "menu": "more", "sort": "snooze"},
        "form": {**own, "dialog": "edit"},
        "sound": {**own, "dialog": "edit", "menu": "sound"},
        "remove": {**own, "dialog": "delete"},
        "ringing": {**own, "dialog": "ringing"},
        "toast": {**own, "toast": True},
        "world": {**own, "view": "world"},
        "missing": {**own, "view": "world", "adding": True, "query": document["missing"]},
        "timers": {**own, "view": "timers"},
        "watch": {**own, "view": "watch"},
        "settings": {**own, "view": "settings"},
    }
