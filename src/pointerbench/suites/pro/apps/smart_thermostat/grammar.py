"""A home's heating: eight rooms, their plan for a week, a day's curves, a year's use, devices."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw

_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
_COLD = (1.0, 0.9, 0.74, 0.5, 0.28, 0.19, 0.17, 0.18, 0.24, 0.46, 0.76, 0.95)
_INKS = ("#f2803a", "#4f9de8", "#55b47c", "#b37fe0")
_SIGNAL = ("Good", "Good", "Good", "Fair", "Weak")


def document(draw: Draw) -> dict[str, Any]:
    stream, now = draw.stream, draw.minutes(7, 21, 1)
    rooms = _rooms(draw)
    outside = round(21 - 20 * _COLD[draw.today.month - 1] + stream.uniform(-3.5, 3.5), 1)
    return {
        "title": draw.bank("homes"),
        "day_minute": now,
        "clock": draw.time_text(now),
        "date": draw.date_text(draw.today, "weekday"),
        "before": draw.date_text(draw.day(-1, -1), "weekday"),
        "weekday": draw.today.weekday(),
        "rooms": rooms,
        "outside": f"{outside:.1f} °C".replace("-", "−"),
        "sky": stream.pick(["Cloudy", "Rain", "Clear", "Snow" if outside < 1 else "Fog"]),
        "burner": f"{stream.integer(18, 84)} %",
        "bar": f"{stream.integer(12, 19) / 10} bar",
        "flow": f"{stream.integer(38, 61)} °C",
        "tank": f"{stream.integer(48, 58)} °C",
        "net": draw.bank("networks"),
        "people": draw.people(3),
        "week": _week(draw.child("week")),
        "history": _history(draw.child("history"), rooms),
        "use": _use(draw.child("use"), rooms),
        "devices": _devices(draw.child("devices"), rooms),
        "air": _air(draw.child("air"), rooms),
        "alerts": _alerts(draw, rooms, now),
        "version": f"4.{stream.integer(0, 9)}.{stream.integer(0, 9)}",
        "serial": draw.code("TH-####-AA"),
    }


def _rooms(draw: Draw) -> list[dict[str, Any]]:
    """One is clearly the coldest and one the warmest, as a bath and a cellar are."""
    stream, names = draw.stream, draw.banks("rooms", 8)
    tenths = [stream.integer(150, 168), stream.integer(232, 244), *draw.distinct(186, 216, 6, 2)]
    damp, battery = draw.spread(34, 68, 8), draw.distinct(9, 98, 8)
    found = []
    for n, (name, now) in enumerate(zip(names, stream.shuffled(tenths), strict=True)):
        halves = max(30, min(47, now // 5 + stream.integer(-2, 3)))
        target = halves / 2
        open_ = max(0, min(100, round((target - now / 10) * 45 + 8)))
        found.append(
            {
                "key": f"r{n}",
                "name": name,
                "now": now / 10,
                "now_text": f"{now / 10:.1f}°",
                "target": target,
                "damp": damp[n],
                "valve": open_,
                "battery": battery[n],
                "until": draw.time_text(draw.minutes(8, 23, 30)),
            }
        )
    return found


def _week(draw: Draw) -> list[dict[str, Any]]:
    """Warm and cool periods of each day; one of the week is the warmest, one the coldest."""
    stream = draw.stream
    starts = iter(stream.shuffled([5 * n for n in range(12)] * 4))
    hottest, coldest = stream.integer(0, 6), stream.integer(0, 6)
    found = []
    for n, day in enumerate(_DAYS):
        hours = stream.pick([(6, 9, 16, 21), (5, 8, 17, 21), (6, 10, 15, 20)])
        if n > 4:
            hours = (8, 12, 15, 21)
        cuts = [0, *(h * 60 + next(starts) for h in hours)]
        warm = stream.integer(41, 43) / 2
        degrees = [17.0, warm, 18.0 + stream.integer(0, 2) / 2, warm + 0.5, 17.5]
        if n == hottest:
            degrees[3] = 24.0
        if n == coldest:
            degrees[2] = 15.0
        found.append(
            {
                "key": f"y{n}",
                "day": day,
                "blocks": [
                    {
                        "key": f"b{n}{at}",
                        "start": start,
                        "end": end,
                        "text": f"{start // 60:02d}:{start % 60:02d}",
                        "deg": deg,
                        "deg_text": f"{deg:.1f}°",
                    }
                    for at, (start, end, deg) in enumerate(
                        zip(cuts, [*cuts[1:], 1440], degrees, strict=True)
                    )
                ],
            }
        )
    return found


def _history(draw: Draw, rooms: list[dict[str, Any]]) -> dict[str, Any]:
    stream, lines = draw.stream, []
    for room, ink in zip(rooms, _INKS * 2, strict=True):
        level = room["now"] - stream.uniform(0.4, 1.6)
        values = []
        for hour in range(49):
            wave = 0.9 * math.sin((hour / 48 - 0.3) * 2 * math.pi)
            values.append(round(level + wave + stream.uniform(-0.15, 0.15), 2))
        lines.append(
            {
                "key": f"h-{room['key']}",
                "name": room["name"],
                "ink": ink,
                "values": values,
                "low": f"{min(values):.1f}°",
                "high": f"{max(values):.1f}°",
                "mean": f"{sum(values) / len(values):.1f}°",
            }
        )
    hours = draw.distinct(18, 130, 8, 4)
    for line, tenths in zip(lines, hours, strict=True):
        line.update(heat=tenths / 10, heat_text=f"{tenths / 10:.1f} h")
    burner = [
        max(0, round(38 + 34 * math.cos((n - 7) / 24 * 4 * math.pi) + stream.uniform(-14, 14)))
        for n in range(24)
    ]
    return {
        "lines": lines[:4],
        "rooms": lines,
        "burner": burner,
        "out": [round(v, 1) for v in _outside(draw)],
    }


def _outside(draw: Draw) -> list[float]:
    base = 20 - 18 * _COLD[draw.today.month - 1] + draw.stream.uniform(-2, 2)
    return [base + 3 * math.sin((n / 48 - 0.35) * 2 * math.pi) for n in range(49)]


def _use(draw: Draw, rooms: list[dict[str, Any]]) -> dict[str, Any]:
    stream, size = draw.stream, draw.stream.integer(1100, 1900)
    month = draw.today.month
    this = [round(size * c * stream.uniform(0.82, 1.05)) for c in _COLD]
    last = [round(size * c * stream.uniform(0.92, 1.15)) for c in _COLD]
    so_far = sum(this[:month])
    shares, price = draw.spread(12, 95, 8), stream.integer(9, 15) / 100
    rows = []
    for n, (room, share) in enumerate(zip(rooms, shares, strict=True)):
        kwh = round(this[month - 1] * share / sum(shares))
        change = stream.integer(-28, 22)
        rows.append(
            {
                "key": f"u{n}",
                "name": room["name"],
                "kwh": share,
                "value": kwh,
                "text": f"{kwh} kWh",
                "cost": draw.money_text(round(kwh * price, 2), 2),
                "change": f"{'+' if change > 0 else '−'}{abs(change)} %",
                "down": change <= 0,
            }
        )
    saved = round((1 - so_far / sum(last[:month])) * 100)
    return {
        "months": _MONTHS,
        "this": this[:month] + [0] * (12 - month),
        "last": last,
        "year": draw.today.year,
        "month": draw.month_text(draw.today),
        "price": draw.money_text(price, 2),
        "rows": sorted(rows, key=lambda row: -row["value"]),
        "stats": [
            ["This month", f"{draw.number_text(this[month - 1])} kWh"],
            ["Cost this month", draw.money_text(round(this[month - 1] * price, 2), 2)],
            ["This year", f"{draw.number_text(so_far)} kWh"],
            ["Against last year", f"{'−' if saved > 0 else '+'}{abs(saved)} %"],
        ],
    }


def _devices(draw: Draw, rooms: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    kinds = [("Radiator valve", room) for room in rooms]
    kinds += [("Room sensor", room) for room in stream.sample(rooms, 4)]
    kinds += [("Window contact", room) for room in stream.sample(rooms, 5)]
    charges = draw.distinct(14, 99, len(kinds))
    charges[stream.integer(0, len(kinds) - 1)] = stream.integer(5, 10)
    return [
        {
            "key": f"v{n}",
            "name": f"{room['name']} {kind.split()[1]}",
            "kind": kind,
            "room": room["name"],
            "serial": draw.code("##A-####"),
            "battery": charge,
            "text": f"{charge} %",
            "signal": stream.pick(_SIGNAL),
            "seen": f"{stream.integer(1, 14)} min ago",
            "state": {
                "Radiator valve": f"{room['valve']} % open",
                "Room sensor": f"{room['now_text']}C",
                "Window contact": "Closed",
            }[kind],
        }
        for n, ((kind, room), charge) in enumerate(zip(kinds, charges, strict=True))
    ]


def _air(draw: Draw, rooms: list[dict[str, Any]]) -> dict[str, Any]:
    stream, ppm = draw.stream, draw.spread(480, 1500, 8)
    rows = [
        {
            "key": f"q{n}",
            "name": room["name"],
            "ppm": ppm[n],
            "text": f"{ppm[n]} ppm",
            "damp": f"{room['damp']} %",
            "voc": stream.pick(["Low", "Low", "Medium", "High"]),
            "dew": f"{room['now'] - (100 - room['damp']) / 5:.1f} °C",
            "good": "Good" if ppm[n] < 800 else "Fair" if ppm[n] < 1200 else "Poor",
        }
        for n, room in enumerate(rooms)
    ]
    level = [
        round(620 + 380 * math.sin((n - 9) / 24 * 2 * math.pi) ** 2 + stream.uniform(-60, 60))
        for n in range(49)
    ]
    return {
        "rows": rows,
        "level": level,
        "tiles": [
            ["CO₂", f"{round(sum(ppm) / 8)} ppm", "cloud"],
            ["Humidity", f"{round(sum(room['damp'] for room in rooms) / 8)} %", "drop"],
            ["Fine dust", f"{stream.integer(3, 22)} µg/m³", "dots"],
            ["Filter", f"{stream.integer(12, 88)} %", "filter"],
        ],
    }


def _alerts(draw: Draw, rooms: list[dict[str, Any]], now: int) -> list[dict[str, Any]]:
    ages, found = sorted(draw.distinct(4, 300, 8)), []
    for n, entry in enumerate(draw.banks("alerts", 8)):
        title, text, icon = entry.split("|")
        room = draw.stream.pick(rooms)["name"]
        when = f"{ages[n]} min ago" if ages[n] < 60 else f"{ages[n] // 60} h ago"
        found.append(
            {
                "key": f"a{n}",
                "title": title,
                "text": text.replace("{room}", room),
                "icon": icon,
                "when": when,
                "fresh": n < 3,
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    zones = [one["key"] for one in document["rooms"]]
    one, other = stream.sample(zones, 2)
    day = stream.pick(document["week"])
    return {
        "home": {"zone": one},
        "menu_zone": {"zone": other, "open": "zone", "row": stream.pick(zones)},
        "plan": {"page": "plan", "zone": one},
        "plan_block": {"page": "plan", "zone": other, "block": day["blocks"][1]["key"]},
        "history": {"page": "history", "zone": one},
        "energy": {"page": "energy", "zone": one},
        "devices": {"page": "devices", "zone": one},
        "menu_device": {
            "page": "devices",
            "open": "device",
            "row": stream.pick(["v1", "v2", "v4"]),
        },
        "air": {"page": "air", "zone": other},
        "alerts": {"page": "alerts", "zone": other},
        "settings": {"page": "settings", "zone": one},
        "settings_display": {"page": "settings", "part": "display", "zone": other},
        "dialog_boost": {"dialog": "boost", "zone": other, "picked": stream.sample(zones, 3)},
        "dialog_holiday": {"dialog": "holiday", "zone": one, "page": "energy", "cap": 15},
        "notice": {"toast": True, "zone": one, "page": "home", "mode": "manual"},
    }
