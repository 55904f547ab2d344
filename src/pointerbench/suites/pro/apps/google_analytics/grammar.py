"""A property of a web shop or magazine: four weeks of visits by channel, page and event."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_CHANNELS = (
    ("Organic Search", 34),
    ("Direct", 24),
    ("Paid Search", 12),
    ("Referral", 9),
    ("Organic Social", 8),
    ("Email", 5),
    ("Organic Video", 3),
    ("Display", 2.4),
    ("Paid Social", 1.6),
    ("Unassigned", 0.8),
)
_GROUPS = ("Direct traffic", "Email traffic", "Mobile traffic", "Organic traffic", "Paid traffic")
_INKS = ("#1a73e8", "#4285f4", "#12b5cb", "#7b61ff", "#e8710a")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    brand, company = draw.brand(), draw.company()
    last = draw.today - dt.timedelta(days=1)
    first = last - dt.timedelta(days=27)
    cities = draw.cities(8)
    site = draw.bank("sites").format(brand=brand, company=company)
    base = stream.integer(18000, 160000)
    days = _days(draw.child("days"), base)
    pages = [
        f"{title} - {brand}"
        for title in draw.titles(stream.pick(["tech", "food", "home"]), 10, most=40)
    ]
    reports = {
        "traffic": _report(draw.child("traffic"), _CHANNELS, base),
        "pages": _report(draw.child("pages"), _shares(draw, [f"{brand}: start", *pages[:9]]), base),
        "events": _report(draw.child("events"), _shares(draw, draw.content["events"][:10]), base),
    }
    return {
        "title": f"Analytics | {site}",
        "path": f"/analytics/web/#/p{draw.code('#########')}/reports/explorer",
        "site": site,
        "company": company,
        "me": draw.person(),
        "number": draw.code("#########"),
        "range": f"{_day(first)} - {_day(last)}, {last.year}",
        "before": f"{_day(first - dt.timedelta(days=28))} - {_day(first - dt.timedelta(days=1))}",
        "labels": [_day(first + dt.timedelta(days=n)) for n in range(28)],
        "days": days,
        "reports": reports,
        "inks": _INKS,
        "cities": [{"name": name, "value": value} for name, value in _shares(draw, cities)],
        "minutes": [stream.integer(4, 40) for _ in range(30)],
        "now": stream.integer(120, 900),
        "explorations": _explorations(draw.child("explorations"), brand, cities),
        "dates": _dates(last),
    }


def _explorations(draw: Draw, brand: str, cities: list[str]) -> list[dict[str, Any]]:
    month = draw.month_text(draw.today, year=False)
    slots = {"brand": brand, "month": month, "year": draw.today.year}
    return [
        {
            "key": f"x{n}",
            "name": draw.bank("explorations").format(city=cities[n], other=cities[n + 3], **slots),
            "owner": draw.person()["name"],
            "when": draw.date_text(draw.day(-40 - n * 9, -2 - n * 9), "short"),
        }
        for n in range(5)
    ]


def _day(date: dt.date) -> str:
    return f"{date.strftime('%b')} {date.day}"


def _shares(draw: Draw, names: list[str]) -> list[tuple[str, float]]:
    value, found = 100.0, []
    for name in names:
        found.append((name, round(value, 1)))
        value *= draw.stream.uniform(0.55, 0.88)
    return found


def _days(draw: Draw, base: int) -> list[list[int]]:
    """Visits of each of 28 days, for the five largest channels: less at weekends."""
    stream = draw.stream
    found = []
    for share in (0.36, 0.25, 0.14, 0.1, 0.07):
        level = base / 28 * share
        line = []
        for n in range(28):
            week = 0.68 if n % 7 in (5, 6) else 1.0
            line.append(int(level * week * stream.uniform(0.86, 1.16) * (1 + n * 0.006)))
        found.append(line)
    return found


def _report(draw: Draw, shares: Any, base: int) -> dict[str, Any]:
    """Rows of a table with the measures of each, and their totals."""
    stream = draw.stream
    whole = sum(share for _, share in shares)
    times = draw.spread(18, 214, len(shares))
    rows = []
    for n, (name, share) in enumerate(shares):
        sessions = int(base * share / whole * stream.uniform(0.94, 1.06)) + 11 - n
        users = int(sessions * stream.uniform(0.68, 0.9))
        rate = stream.uniform(38, 78)
        rows.append(
            {
                "key": f"r{n}",
                "name": name,
                "sessions": sessions,
                "users": users,
                "engaged": int(sessions * rate / 100),
                "time": times[n],
                "events": int(sessions * stream.uniform(4.2, 9.8)),
                "keys": int(sessions * stream.uniform(0.004, 0.05)),
                "revenue": round(sessions * stream.uniform(0.3, 3.4), 2),
            }
        )
    rows.sort(key=lambda one: -int(one["sessions"]))
    total = {
        name: sum(r[name] for r in rows) for name in ("sessions", "users", "engaged", "events")
    }
    total |= {"keys": sum(r["keys"] for r in rows)}
    total |= {"revenue": sum(r["revenue"] for r in rows)}
    total["time"] = sum(r["time"] * r["sessions"] for r in rows) // total["sessions"]
    shown = [_texts(draw, row, total) for row in rows]
    return {"rows": shown, "total": _texts(draw, {"name": "", "key": "all", **total}, total)}


def _texts(draw: Draw, row: dict[str, Any], total: dict[str, Any]) -> dict[str, Any]:
    texts = {name: f"{row[name]:,}" for name in ("sessions", "users", "engaged", "events")}
    texts |= {"keys": f"{row['keys']:,}.00", "revenue": draw.money_text(row["revenue"], 2)}
    texts |= {"rate": f"{row['engaged'] / row['sessions'] * 100:.2f}%"}
    texts |= {"time": _time(row["time"]), "each": f"{row['events'] / row['sessions']:.2f}"}
    texts |= {"per": f"{row['sessions'] / row['users']:.2f}"}
    share = f"({row['sessions'] / total['sessions'] * 100:.2f}%)"
    return {**row, "texts": texts, "share": share}


def _time(seconds: int) -> str:
    return f"{seconds // 60}m {seconds % 60:02d}s" if seconds > 59 else f"{seconds}s"


def _dates(last: dt.date) -> dict[str, Any]:
    first = last.replace(day=1)
    start = (first.weekday() + 1) % 7
    count = ((first + dt.timedelta(days=32)).replace(day=1) - first).days
    return {
        "month": first.strftime("%b %Y").upper(),
        "blank": start,
        "days": list(range(1, count + 1)),
        "last": last.day,
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    picked = draw.stream.sample(range(10), 2)
    compared = draw.stream.sample(_GROUPS, 2)
    return {
        "traffic": {"picked": [f"r{n}" for n in picked]},
        "pages": {"report": "pages"},
        "events": {"report": "events"},
        "snapshot": {"page": "snapshot"},
        "realtime": {"page": "realtime"},
        "home": {"page": "home"},
        "explore": {"page": "explore"},
        "exploring": {"page": "exploring"},
        "admin": {"page": "admin"},
        "dialog_dates": {"dates": True},
        "insights": {"side": "insights"},
        "comparison": {"side": "compare", "report": "pages", "compare": compared},
        "menu_share": {"open": "share", "report": "events"},
        "menu_dimension": {"open": "dimension"},
        "saved": {"notice": True, "report": "events"},
    }
