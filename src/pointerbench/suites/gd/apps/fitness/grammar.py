"""Somebody's training: rings and weeks, workouts whose energy fits their length, a league."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_WORKOUTS, _COURSES, _PEOPLE = 12, 9, 10
_WEEKS = 3


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    people = draw.people(2 * _PEOPLE)
    goals = {
        "move": stream.integer(38, 80) * 10,
        "steps": stream.integer(12, 26) * 500,
        "stand": stream.integer(8, 13),
        "weight": content["weight"].format(value=stream.integer(52, 88)),
        "days": sorted(stream.sample(range(7), 4)),
    }
    weeks = [[stream.integer(120, 940) for _ in range(7)] for _ in range(_WEEKS)]
    weekday = draw.today.weekday()
    weeks[0][weekday + 1 :] = [0] * (6 - weekday)
    return {
        "me": people[0],
        "date": draw.date_text(draw.today, "weekday"),
        "synced": draw.time_text(draw.minutes(6, 9)),
        "goals": goals,
        "some": [stream.chance(0.5)],
        "water": stream.integer(1, 6),
        "days": content["days"],
        "weeks": weeks,
        "weekday": weekday,
        "rings": _rings(draw, goals, weeks[0][weekday]),
        "tiles": _tiles(draw.child("tiles"), weeks[0][weekday]),
        "workouts": _workouts(draw.child("workouts")),
        "courses": _courses(draw.child("courses")),
        "levels": [level["name"] for level in content["levels"]],
        "people": _league(draw.child("friends"), people[:_PEOPLE], own=True),
        "city": _league(draw.child("city"), people[_PEOPLE:], own=False),
        "left": stream.integer(2, 6),
        **_live(draw.child("live")),
    }


def _rings(draw: Draw, goals: dict[str, Any], burned: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    trained, stood = stream.integer(6, 58), stream.integer(2, goals["stand"])
    values = (
        ("move", burned, goals["move"], content["kcal"]),
        ("exercise", trained, 45, content["min"]),
        ("stand", stood, goals["stand"], content["hours"]),
    )
    return [
        {"name": name, "share": value / goal, "text": f"{value}/{goal} {unit}"}
        for name, value, goal, unit in values
    ]


def _tiles(draw: Draw, burned: int) -> list[dict[str, str]]:
    stream, content = draw.stream, draw.content
    tiles = (
        (
            "steps",
            "footprints",
            "#f2552c",
            draw.number_text(burned * stream.integer(130, 190) // 10),
        ),
        ("pulse", "heart-pulse", "#d92140", f"{stream.integer(48, 74)} {content['bpm']}"),
        ("sleep", "moon", "#5b55c9", draw.duration_text(stream.integer(300, 540))),
        ("climbed", "mountain", "#2e8b57", f"{stream.integer(1, 26)} {content['floors']}"),
    )
    return [{"name": n, "icon": icon, "ink": ink, "text": text} for n, icon, ink, text in tiles]


def _workouts(draw: Draw) -> list[dict[str, Any]]:
    """The newest first; longer and harder kinds take more energy."""
    stream, content = draw.stream, draw.content
    chosen = stream.sample([(k, name) for k in content["kinds"] for name in k["names"]], _WORKOUTS)
    pasts = sorted(draw.distinct(0, 40, _WORKOUTS))
    lengths = draw.distinct(9, 130, _WORKOUTS)
    workouts = []
    for number, (kind, name) in enumerate(chosen):
        day = draw.day(-pasts[number], -pasts[number])
        minutes = lengths[number]
        energy = round(minutes * kind["burns"] * stream.uniform(0.8, 1.2))
        workouts.append(
            {
                "key": f"w{number}",
                "past": pasts[number],
                "kind": kind["id"],
                "icon": kind["icon"],
                "ink": kind["ink"],
                "best": stream.chance(0.25),
                "facts": {
                    "name": {"value": name, "text": name},
                    "date": {"value": day.isoformat(), "text": draw.date_text(day)},
                    "length": {"value": minutes, "text": draw.duration_text(minutes)},
                    "energy": {"value": energy, "text": f"{energy} {content['kcal']}"},
                },
            }
        )
    return workouts


def _courses(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    lengths = draw.distinct(2, 15, _COURSES)
    shares = draw.distinct(0, 98, _COURSES)
    ratings = stream.sample(range(38, 50), _COURSES)
    courses = []
    for number, course in enumerate(stream.sample(content["courses"], _COURSES)):
        level = stream.pick(content["levels"])
        minutes, rating = lengths[number] * 5, ratings[number] / 10
        courses.append(
            {
                "key": f"k{number}",
                "icon": course["icon"],
                "ground": stream.pick(content["grounds"]),
                "ink": level["ink"],
                "facts": {
                    "name": {"value": course["name"], "text": course["name"]},
                    "level": {"value": level["name"], "text": level["name"]},
                    "length": {"value": minutes, "text": draw.duration_text(minutes)},
                    "rating": {"value": rating, "text": f"{rating:.1f}"},
                    "done": {"value": shares[number], "text": f"{shares[number]}%"},
                },
            }
        )
    return courses


def _league(draw: Draw, people: list[dict[str, str]], *, own: bool) -> list[dict[str, Any]]:
    """People by their steps; the first of them is oneself, among friends."""
    steps = sorted(draw.distinct(1200, 24000, len(people)), reverse=True)
    minutes = draw.distinct(14, 190, len(people))
    streaks = draw.distinct(1, 90, len(people))
    order = draw.stream.shuffled(people)
    return [
        {
            "key": f"p{number}",
            "me": own and person is people[0],
            "short": person["initials"],
            "ink": person["ink"],
            "facts": {
                "name": {"value": person["name"], "text": person["name"]},
                "steps": {"value": steps[number], "text": draw.number_text(steps[number])},
                "active": {"value": minutes[number], "text": draw.duration_text(minutes[number])},
                "streak": {
                    "value": streaks[number],
                    "text": draw.content["streak"].format(count=streaks[number]),
                },
            },
        }
        for number, person in enumerate(order)
    ]


def _live(draw: Draw) -> dict[str, Any]:
    """A run that goes on: laps of a kilometre each, a way through streets."""
    stream, content = draw.stream, draw.content
    laps = [stream.integer(272, 412) for _ in range(stream.integer(3, 6))]
    extra = stream.integer(20, 95) / 100
    total = sum(laps) + round(extra * laps[-1])
    away = len(laps) + extra
    x, y, trace = stream.integer(30, 80), stream.integer(110, 170), []
    for _ in range(16):
        trace.append([x, y])
        x, y = x + stream.integer(4, 20), max(20, min(180, y + stream.integer(-30, 24)))
    stats = {
        "distance": f"{away:.2f} {content['km']}",
        "pace": draw.clip_text(round(total / away)),
        "heart": f"{stream.integer(118, 176)}",
        "energy": f"{round(away * 68)}",
    }
    return {
        "trace": trace,
        "park": [stream.integer(60, 240), stream.integer(50, 150)],
        "streets": [f"M{at} 0 L{at + stream.integer(-40, 40)} 200" for at in range(30, 300, 52)]
        + [f"M0 {at} L300 {at + stream.integer(-26, 26)}" for at in range(24, 200, 44)],
        "run": {
            "name": stream.pick(content["runs"]),
            "place": draw.district(),
            "clock": draw.clip_text(total),
            "stats": [{"name": name, "text": text} for name, text in stats.items()],
            "laps": [
                {"n": number + 1, "text": draw.clip_text(lap), "share": round(260 / lap * 100)}
                for number, lap in enumerate(laps[:4])
            ],
        },
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    held = stream.pick(document["workouts"][:6])["key"]
    cheered = [person["key"] for person in stream.sample(document["people"][:8], 2)]
    return {
        "today": {},
        "unsynced": {"unsynced": True},
        "history": {"screen": "history"},
        "longest": {"screen": "history", "order": "length"},
        "plan": {"screen": "plan"},
        "league": {"screen": "league", "cheered": cheered},
        "city": {"screen": "league", "league": "city"},
        "goals": {"screen": "goals"},
        "record": {"screen": "record", "running": True},
        "locked": {"screen": "record", "locked": True, "running": stream.chance(0.6)},
        "menu": {"screen": "history", "menu": held, "dialog": "menu"},
        "delete": {"screen": "history", "menu": held, "dialog": "delete"},
        "waiting": {"screen": "plan", "unsynced": True},
    }
