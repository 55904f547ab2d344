"""Cases of a survey, and what a statistics program says of them: counts, moments, a regression."""

from __future__ import annotations

import math
from typing import Any

from pointerbench.pages.banks.draw import Draw

_NORMAL = 12  # uniform draws whose sum is nearly normal


def _normal(draw: Draw) -> float:
    return sum(draw.stream.uniform(0, 1) for _ in range(_NORMAL)) - _NORMAL / 2


def scale(text: str) -> dict[str, Any]:
    """A measured variable from its line."""
    name, label, mean, spread, digits = text.split("|")
    return {
        "name": name,
        "label": label,
        "measure": "Scale",
        "mean": float(mean),
        "spread": float(spread),
        "digits": int(digits),
        "options": [],
    }


def coded(text: str, measure: str) -> dict[str, Any]:
    """A variable of answers with codes."""
    name, label, options = text.split("|")
    return {
        "name": name,
        "label": label,
        "measure": measure,
        "digits": 0,
        "options": options.split(";"),
    }


def cases(draw: Draw, variables: list[dict[str, Any]], count: int) -> list[dict[str, float]]:
    """The answers of so many people; what is measured first pulls what is measured second."""
    found = []
    measured = [one["name"] for one in variables if one["measure"] == "Scale"]
    for number in range(1, count + 1):
        own, case, first = draw.child(f"case{number}"), {"id": float(number)}, 0.0
        for one in variables[1:]:
            if one["options"]:
                last = len(one["options"])
                middle = (own.stream.integer(1, last) + own.stream.integer(1, last) + 1) // 2
                case[one["name"]] = float(middle if last > 3 else own.stream.integer(1, last))
                continue
            noise = _normal(own)
            if one["name"] == measured[1]:
                noise = 0.55 * first + 0.83 * noise
            if one["name"] == measured[0]:
                first = noise
            value = max(one["mean"] * 0.2, one["mean"] + one["spread"] * noise)
            case[one["name"]] = round(value, one["digits"])
        found.append(case)
    return found


def _moments(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, math.sqrt(sum((v - mean) ** 2 for v in values) / (len(values) - 1))


def described(rows: list[dict[str, float]], variable: dict[str, Any]) -> dict[str, Any]:
    """A line of the table of descriptive statistics."""
    values = [row[variable["name"]] for row in rows]
    mean, deviation = _moments(values)
    digits = variable["digits"]
    return {
        "key": f"d-{variable['name']}",
        "label": variable["label"],
        "n": len(values),
        "min": f"{min(values):.{digits}f}",
        "max": f"{max(values):.{digits}f}",
        "mean": f"{mean:.{digits + 2}f}",
        "deviation": f"{deviation:.{digits + 3}f}",
    }


def counted(rows: list[dict[str, float]], variable: dict[str, Any]) -> list[dict[str, Any]]:
    """The table of frequencies: how many chose each answer."""
    found, so_far = [], 0
    for code, label in enumerate(variable["options"], 1):
        count = sum(row[variable["name"]] == code for row in rows)
        so_far += count
        share = f"{100 * count / len(rows):.1f}"
        found.append(
            {
                "key": f"q{code}",
                "label": label,
                "count": count,
                "percent": share,
                "together": f"{100 * so_far / len(rows):.1f}",
            }
        )
    return found


def bins(rows: list[dict[str, float]], name: str, count: int = 12) -> dict[str, Any]:
    """A histogram: how many lie in each step, and the ends."""
    values = [row[name] for row in rows]
    low, high = min(values), max(values)
    step, heights = (high - low) / count or 1, [0] * count
    for value in values:
        heights[min(count - 1, int((value - low) / step))] += 1
    return {"heights": heights, "low": low, "high": high}


def _plain(value: float, digits: int = 3) -> str:
    """Without the zero before its point, as the program writes it."""
    return f"{value:.{digits}f}".replace("0.", ".", 1) if abs(value) < 1 else f"{value:.{digits}f}"


def _chance(t: float) -> str:
    p = math.erfc(abs(t) / math.sqrt(2))
    return "<.001" if p < 0.001 else _plain(p)


def _tested(t: float) -> tuple[str, str]:
    return _plain(t), _chance(t)


def regression(rows: list[dict[str, float]], x: Any, y: Any) -> dict[str, Any]:
    """One variable explained by another: what the three tables of the output say."""
    xs, ys = [row[x["name"]] for row in rows], [row[y["name"]] for row in rows]
    (mx, sx), (my, sy) = _moments(xs), _moments(ys)
    n = len(rows)
    r = sum((a - mx) * (b - my) for a, b in zip(xs, ys, strict=True)) / ((n - 1) * sx * sy)
    slope = r * sy / sx
    total = (n - 1) * sy**2
    explained, rest = r * r * total, (1 - r * r) * total
    error = math.sqrt(rest / (n - 2))
    wide, far = error / (sx * math.sqrt(n - 1)), error * math.sqrt(1 / n + mx**2 / total * sy**2)
    constant, f = my - slope * mx, explained / (rest / (n - 2))
    root = math.sqrt(f)
    return {
        "model": [
            "1",
            _plain(abs(r)),
            _plain(r * r),
            _plain(1 - (1 - r * r) * (n - 1) / (n - 2)),
            f"{error:.5f}",
        ],
        "anova": [
            ["Regression", f"{explained:.3f}", "1", f"{explained:.3f}", f"{f:.3f}", _chance(root)],
            ["Residual", f"{rest:.3f}", str(n - 2), f"{rest / (n - 2):.3f}", "", ""],
            ["Total", f"{total:.3f}", str(n - 1), "", "", ""],
        ],
        "slopes": [
            ["(Constant)", _plain(constant), _plain(far), "", *_tested(constant / far)],
            [x["label"], _plain(slope), _plain(wide), _plain(r), *_tested(slope / wide)],
        ],
    }
