"""A workbook on one source of data: what each group and part of it has brought, month by month."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import rounded, told_apart, wave


def document(draw: Draw) -> dict[str, Any]:
    stream, data = draw.stream, draw.bank("sets")
    name = data["name"].format(brand=draw.brand())
    sign = draw.currency if data["money"] else ""
    groups = stream.sample(data["members"], 9)
    level = stream.uniform(14000, 220000)
    values = told_apart([level * 0.8**n * stream.uniform(0.93, 1.07) for n in range(9)], 1.12)
    rows = [
        {
            "key": f"g{n}",
            "name": group,
            "value": round(value),
            "text": f"{sign}{round(value):,}",
            "parts": _split(draw, round(value)),
            "ratio": round(stream.uniform(-0.22, 0.41), 2),
        }
        for n, (group, value) in enumerate(zip(groups, values, strict=True))
    ]
    rows.sort(key=lambda one: -int(one["value"]))
    total = sum(one["value"] for one in rows)
    slots = {"sum": data["sum"], "group": data["group"], "part": data["part"]}
    slots |= {"year": draw.today.year, "city": draw.city()}
    shown = ["{sum} by {group}", "{group} by {part}", "{sum} by month", "{part} shares"]
    sheets = [one.format(**slots) for one in [*shown, draw.bank("sheets")]]
    return {
        "title": f"Tableau - {name.title()}",
        "source": name,
        "sign": sign,
        "data": {
            key: data[key] for key in ("group", "part", "parts", "dims", "date", "sum", "sums")
        },
        "rows": rows,
        "total": f"{sign}{total:,}",
        "months": [
            rounded(wave(stream, 24, level / 9, swing=0.3, noise=0.2, turns=2), 0) for _ in range(4)
        ],
        "year": draw.today.year - 2,
        "sheets": sheets,
        "board": draw.bank("boards").format(**slots),
        "grid": [_line(draw.child(f"line{n}"), data, groups) for n in range(14)],
    }


def _split(draw: Draw, value: int) -> list[int]:
    weights = [draw.stream.uniform(0.5, 1.6) for _ in range(4)]
    parts = [round(value * weight / sum(weights)) for weight in weights]
    parts[0] += value - sum(parts)
    return parts


def _line(draw: Draw, data: dict[str, Any], groups: list[str]) -> list[str]:
    """A line of the table as the data's source shows it."""
    stream = draw.stream
    date = draw.day(-700, -1)
    return [
        draw.code("AA-####"),
        f"{date.month}/{date.day}/{date.year}",
        stream.pick(groups),
        stream.pick(data["parts"]),
        draw.city(),
        f"{stream.uniform(8, 900):,.2f}",
        str(stream.integer(1, 14)),
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [one["key"] for one in document["rows"]]
    return {
        "bars": {},
        "lines": {"kind": "lines"},
        "table": {"kind": "table"},
        "stacked": {"kind": "stacked", "side": "show"},
        "mark": {"mark": stream.pick(keys[2:6])},
        "dashboard": {"page": "dashboard"},
        "source": {"page": "source"},
        "analytics": {"left": "analytics", "kind": "lines"},
        "menu_analysis": {"menu": "analysis"},
        "menu_worksheet": {"menu": "worksheet", "kind": "lines"},
        "context_pill": {"open": "pill"},
        "context_tab": {"open": "tab", "kind": "table"},
        "dialog_filter": {"dialog": "filter"},
        "dialog_calc": {"dialog": "calc", "kind": "lines"},
    }
