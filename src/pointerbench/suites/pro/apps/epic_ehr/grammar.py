"""A patient's chart and a clinician's day: what ails whom, what was written, measured, ordered."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.epic_ehr.charts import (
    ABOUT,
    CARE,
    KINDS,
    PLACES,
    clock,
    numeric,
    results,
    visits,
)

_TINTS = ("blue", "teal", "violet", "slate")
_FOLDERS = ("Results", "Rx Requests", "Patient Messages", "Staff Messages", "Chart Cosign", "Other")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    clinic, me, staff = draw.bank("clinics"), draw.person(), draw.people(6)
    now = stream.integer(9 * 60 + 40, 14 * 60 + 50)
    patients, reasons = draw.people(14), draw.banks("reasons", 17)
    day = visits(draw.child("day"), reasons[:13], patients[:13], now)
    one = next(x for x in day if x["status"] in ("Visit in Progress", "Roomed", "Arrived"))
    problems = [x | {"key": f"p{n}"} for n, x in enumerate(draw.banks("problems", 7))]
    chart = _chart(draw, one, clinic, staff, problems, reasons[13:])
    return {
        "title": f"Hyperspace - {clinic.upper()} - PRD - {me['name'].upper()}",
        "clinic": clinic,
        "me": me,
        "tint": stream.pick(_TINTS),
        "day_minute": now,
        "today": numeric(draw.today),
        "weekday": draw.today.strftime("%A, %B ") + str(draw.today.day),
        "visits": day,
        "other": f"{patients[13]['family']}, {patients[13]['given'][0]}",
        "mails": _mails(draw, clinic, staff, patients, problems),
        "folders": list(_FOLDERS),
        "results": results(draw.child("results")),
        **chart,
    }


def _chart(
    draw: Draw, one: Any, clinic: str, staff: Any, problems: Any, reasons: list[str]
) -> dict[str, Any]:
    stream = draw.stream
    born = draw.today - dt.timedelta(days=365 * one["age"] + one["age"] // 4 + 40)
    height, weight = stream.integer(155, 188), stream.uniform(56, 104)
    started = sorted(draw.distinct(90, 4200, len(problems)), reverse=True)
    for problem, age in zip(problems, started, strict=True):
        problem["since"] = numeric(draw.today - dt.timedelta(days=age))
        problem["left"] = stream.integer(0, 4)
    return {
        "patient": {
            "name": one["who"],
            "age": one["age"],
            "born": numeric(born),
            "mrn": one["mrn"],
            "reason": one["reason"],
            "time": one["time"],
            "room": one["room"] or "Waiting",
            "initials": "".join(part[0] for part in reversed(one["who"].split(", "))),
            "ink": draw.ink(),
            "vitals": [
                ["BP", f"{stream.integer(112, 158)}/{stream.integer(66, 94)}"],
                ["Pulse", str(stream.integer(58, 98))],
                ["Temp", f"{stream.uniform(97.4, 99.1):.1f} °F"],
                ["SpO2", f"{stream.integer(94, 100)} %"],
                ["Wt", f"{weight:.1f} kg"],
                ["BMI", f"{weight / (height / 100) ** 2:.1f}"],
            ],
            "pcp": staff[0]["name"] + ", MD",
            "pharmacy": draw.bank("pharmacies"),
            "allergies": [x.split("|") for x in draw.banks("allergies", stream.integer(2, 3))],
            "care": stream.sample(CARE, 4),
        },
        "problems": problems,
        "encounters": _encounters(draw, clinic, staff, problems, reasons),
        "history": draw.banks("histories", 2),
        "plan": draw.banks("plans", 2),
        "cart": [
            {"key": "o0", "name": problems[1]["med"], "note": problems[1]["sig"]},
            {"key": "o1", "name": "Basic Metabolic Panel", "note": "Lab, Expected: 3 months"},
            {"key": "o2", "name": "Ambulatory referral to Cardiology", "note": "Routine, 1 visit"},
        ],
        "pills": stream.pick((30, 60, 90)),
    }


def _encounters(
    draw: Draw, clinic: str, staff: Any, problems: Any, reasons: list[str]
) -> list[dict[str, Any]]:
    found, seen = [], sorted(draw.distinct(9, 1900, 30))
    short = clinic.split()
    for at, age in enumerate(seen):
        stream = draw.child(f"encounter{at}").stream
        kind = stream.pick(KINDS) if at else "Office Visit"
        day = draw.today - dt.timedelta(days=age)
        common = [p["name"] for p in problems] + (reasons if kind != "Consult" else [])
        text = stream.pick(ABOUT.get(kind, common))
        found.append(
            {
                "key": f"e{at}",
                "day": day.isoformat(),
                "date": numeric(day),
                "kind": kind,
                "place": PLACES.get(kind, " ".join(short[:2])),
                "who": stream.pick(staff)["name"],
                "text": text,
                "time": clock(stream.integer(8 * 12, 16 * 12) * 5),
            }
        )
    return found


def _mails(
    draw: Draw, clinic: str, staff: Any, patients: Any, problems: Any
) -> list[dict[str, Any]]:
    found, ages = [], sorted(draw.distinct(20, 7000, 14))
    tests = ("Potassium", "Hemoglobin A1c", "TSH", "Creatinine", "Urinalysis", "Lipid Panel")
    for at, (age, subject) in enumerate(zip(ages, draw.banks("subjects", 14), strict=True)):
        stream = draw.child(f"mail{at}").stream
        day = draw.today - dt.timedelta(days=age // 1440)
        words = {"med": stream.pick(problems)["med"].split()[0], "test": stream.pick(tests)}
        words |= {"day": draw.day(2, 20).strftime("%b %d"), "clinic": "Cardiology"}
        head, text = subject.format(**words).split("|")
        who, sender = patients[at % 14], stream.pick(staff)
        found.append(
            {
                "key": f"m{at}",
                "subject": head,
                "who": f"{who['family']}, {who['given']}",
                "sender": sender["name"],
                "date": numeric(day),
                "time": clock(stream.integer(7 * 12, 17 * 12) * 5 if age > 1440 else 570 - at * 7),
                "folder": _folder(subject),
                "read": stream.chance(0.45),
                "high": stream.chance(0.2),
                "text": text,
            }
        )
    return found


def _folder(subject: str) -> str:
    if "{test}" in subject.split("|")[0]:
        return "Results"
    if subject.startswith(("Refill", "Prior")):
        return "Rx Requests"
    if subject.startswith("Please cosign"):
        return "Chart Cosign"
    return "Other" if "{clinic}" in subject else "Patient Messages"


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    shown = [one["key"] for one in document["encounters"][:10]]
    one, other = stream.sample(shown, 2)
    mail = stream.pick(document["mails"])["key"]
    med = stream.pick(document["problems"])["key"]
    return {
        "review": {"row": one},
        "marked": {"row": other, "ticked": stream.sample(shown, 2), "tip": "route"},
        "results": {"act": "results"},
        "graph": {"act": "results", "graph": f"r{stream.integer(5, 12)}"},
        "plan": {"act": "plan", "med": med},
        "notes": {"act": "notes"},
        "schedule": {"page": "schedule", "visit": stream.pick(document["visits"][:9])["key"]},
        "basket": {"page": "basket", "mail": mail},
        "menu_epic": {"open": "epic", "row": one},
        "context_row": {"open": "row", "row": other},
        "dialog_order": {"act": "plan", "dialog": "order"},
        "dialog_advice": {"act": "plan", "dialog": "advice"},
        "message": {"act": "results", "notice": True},
    }
