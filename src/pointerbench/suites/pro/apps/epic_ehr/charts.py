"""What a laboratory reports and how a clinic's day goes, as constants of the record system."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

# name, unit, low, high, digits; what is drawn lies about the range
PANELS: dict[str, tuple[tuple[str, str, float, float, int], ...]] = {
    "Complete Blood Count": (
        ("WBC", "K/uL", 4.0, 11.0, 1),
        ("Hemoglobin", "g/dL", 12.0, 16.0, 1),
        ("Hematocrit", "%", 36.0, 46.0, 1),
        ("Platelets", "K/uL", 150, 400, 0),
        ("MCV", "fL", 80, 100, 0),
    ),
    "Basic Metabolic Panel": (
        ("Sodium", "mmol/L", 135, 145, 0),
        ("Potassium", "mmol/L", 3.5, 5.1, 1),
        ("Chloride", "mmol/L", 98, 107, 0),
        ("CO2", "mmol/L", 22, 29, 0),
        ("BUN", "mg/dL", 7, 20, 0),
        ("Creatinine", "mg/dL", 0.6, 1.2, 2),
        ("Glucose", "mg/dL", 70, 99, 0),
        ("Calcium", "mg/dL", 8.6, 10.2, 1),
    ),
    "Lipid Panel": (
        ("Cholesterol", "mg/dL", 120, 200, 0),
        ("HDL", "mg/dL", 40, 80, 0),
        ("LDL Calculated", "mg/dL", 40, 100, 0),
        ("Triglycerides", "mg/dL", 50, 150, 0),
    ),
    "Other Chemistry": (
        ("Hemoglobin A1c", "%", 4.0, 5.6, 1),
        ("TSH", "uIU/mL", 0.4, 4.5, 2),
        ("Vitamin D", "ng/mL", 30, 80, 0),
        ("Ferritin", "ng/mL", 15, 150, 0),
    ),
}
KINDS = ("Office Visit", "Telephone", "Lab Visit", "Telemedicine", "ED Visit", "Consult", "Imaging")
PLACES = {
    "Lab Visit": "Laboratory",
    "ED Visit": "Emergency",
    "Imaging": "Radiology",
    "Consult": "Cardiology",
}
# what such an encounter is about, where it is not a complaint or a problem
ABOUT = {
    "Imaging": (
        "XR Chest 2 Views",
        "US Abdomen Complete",
        "CT Head W/O Contrast",
        "MR Lumbar Spine",
        "XR Knee 3 Views",
        "DEXA Bone Density",
        "US Thyroid",
        "CT Chest W Contrast",
    ),
    "Lab Visit": (
        "Basic Metabolic Panel",
        "CBC with Differential",
        "Hemoglobin A1c",
        "Lipid Panel",
        "TSH with Reflex",
        "Urinalysis",
    ),
    "ED Visit": (
        "Chest pain, unspecified",
        "Laceration of left hand",
        "Syncope and collapse",
        "Acute abdominal pain",
        "Closed fracture of wrist",
        "Acute allergic reaction",
    ),
}
VISITS = ("Follow Up", "Office Visit", "New Patient", "Physical", "Telemedicine", "Nurse Visit")
CARE = (
    "Influenza Vaccine",
    "Colorectal Screening",
    "Diabetic Eye Exam",
    "Zoster Vaccine",
    "Depression Screening",
    "Bone Density Scan",
    "Lipid Screening",
    "Tdap Vaccine",
)


def numeric(day: dt.date) -> str:
    """A date as American records write it."""
    return f"{day.month:02d}/{day.day:02d}/{day.year}"


def clock(minute: int) -> str:
    """A time of day with its half."""
    return f"{(minute // 60 - 1) % 12 + 1}:{minute % 60:02d} {'AM' if minute < 720 else 'PM'}"


def results(draw: Draw) -> dict[str, Any]:
    """A table of values over six dates, each flagged where it is out of its range."""
    ages = sorted(draw.distinct(6, 700, 6), reverse=True)
    days = [draw.today - dt.timedelta(days=age) for age in ages]
    groups, at = [], 0
    for panel, tests in PANELS.items():
        rows = []
        for name, unit, low, high, digits in tests:
            rows.append(_row(draw.child(name), f"r{at}", (name, unit, low, high, digits)))
            at += 1
        groups.append({"id": panel.split()[0].lower(), "name": panel, "rows": rows})
    return {"days": [numeric(day) for day in days], "groups": groups}


def _row(draw: Draw, key: str, test: tuple[str, str, float, float, int]) -> dict[str, Any]:
    stream, (name, unit, low, high, digits) = draw.stream, test
    middle = low + (high - low) * stream.uniform(0.25, 0.95)
    spread, values = (high - low) * 0.22, []
    for _ in range(6):
        value = round(max(low * 0.6, middle + stream.uniform(-spread, spread)), digits)
        missing = stream.chance(0.16)
        flag = " (H)" if value > high else " (L)" if value < low else ""
        text = "" if missing else f"{value:.{digits}f}{flag}"
        values.append({"value": value, "text": text, "off": bool(flag)})
    scale = f"{low:.{digits}f} - {high:.{digits}f} {unit}"
    return {"key": key, "name": name, "range": scale, "low": low, "high": high, "values": values}


def visits(draw: Draw, reasons: list[str], people: list[Any], now: int) -> list[dict[str, Any]]:
    """A clinic's day: who comes when, how far each one is, in which room."""
    stream, found, minute = draw.stream, [], 8 * 60
    ages = draw.spread(19, 93, len(people))
    for at, (reason, who) in enumerate(zip(reasons, people, strict=True)):
        kind = stream.pick(VISITS)
        ago = now - minute
        if ago > 110:
            status = "Completed" if stream.chance(0.85) else "No Show"
        elif ago > 0:
            status = stream.pick(("Visit in Progress", "Roomed", "Arrived"))
        else:
            status = stream.pick(("Scheduled", "Confirmed", "Scheduled"))
        inside = status in ("Visit in Progress", "Roomed")
        found.append(
            {
                "key": f"v{at}",
                "minute": minute,
                "time": clock(minute),
                "who": f"{who['family']}, {who['given']}",
                "age": ages[at],
                "mrn": str(stream.integer(10400000, 98900000)),
                "kind": kind,
                "reason": reason,
                "length": stream.pick((20, 20, 40)),
                "status": status,
                "room": f"Rm {stream.integer(1, 12)}" if inside else "",
            }
        )
        minute += stream.pick((20, 20, 40)) + (60 if minute in range(700, 740) else 0)
    return found
