"""A town quarter: streets, parcels, buildings, a park, trees, hydrants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pointerbench.flow.drawings.canvas import Point
from pointerbench.flow.drawings.values import mix
from pointerbench.suites.pro.archetypes.engineering.sheet import Rect, Sheet
from pointerbench.suites.pro.desk import Desk


def quarter(sheet: Sheet, inks: Mapping[str, str], streets: Sequence[str]) -> None:
    """Streets, parcels, buildings (some of them special), trees, hydrants and a water main."""
    d = sheet.d
    sheet.ink.rect(inks["ground"], (0, 0, sheet.width, sheet.height))
    xs = _cuts(d, sheet.width, 4)
    ys = _cuts(d, sheet.height, 3)
    trees: list[Rect] = []
    special = dict(
        zip(d.sample(((1, 0), (2, 0), (2, 1), (1, 2), (2, 2), (0, 1)), 3), SPECIAL, strict=True)
    )
    for i in range(len(xs) - 1):
        for j in range(len(ys) - 1):
            block = (xs[i] + 13, ys[j] + 13, xs[i + 1] - 13, ys[j + 1] - 13)
            if (i, j) == (1, 1):
                _park(sheet, inks, block, trees)
            elif (i, j) in special:
                _special(sheet, inks, block, special[i, j])
            else:
                _block(sheet, inks, block)
    _names(sheet, streets, ys)
    main = [(0.0, ys[1] + 4), (xs[2] - 4, ys[1] + 4), (xs[2] - 4, sheet.height)]
    sheet.ink.line(inks["pipe"], 2, *main, dash=9)
    sheet.family("tree", trees)
    hydrants: list[Rect] = []
    for x, y in (
        (xs[1] + 7, ys[1] - 7),
        (xs[2] + 7, ys[2] + 7),
        (xs[3] - 7, ys[1] + 7),
        (xs[1] - 7, ys[2] + 7),
    ):
        sheet.ink.dot(inks["hydrant"], x, y, 5)
        sheet.ink.dot("#ffffff", x, y, 1.8)
        hydrants.append((x - 6, y - 6, x + 6, y + 6))
    sheet.family("hydrant", hydrants)


SPECIAL = ("school", "church", "sports")


# Outlines around a middle, in shares of half a width and height.
_OUTLINES: dict[str, tuple[str, tuple[Point, ...]]] = {
    "church": (
        "#9a86b8",
        (
            *((-0.9, -0.45), (0.05, -0.45), (0.05, -1), (0.55, -1), (0.55, -0.45), (1, -0.45)),
            *((1, 0.45), (0.55, 0.45), (0.55, 1), (0.05, 1), (0.05, 0.45), (-0.9, 0.45)),
        ),
    ),
    "school": (
        "#7fa8cc",
        (
            *((-1, -1), (1, -1), (1, 1), (0.4, 1)),
            *((0.4, -0.1), (-0.4, -0.1), (-0.4, 1), (-1, 1)),
        ),
    ),
}


def _special(sheet: Sheet, inks: Mapping[str, str], block: Rect, kind: str) -> None:
    """A block with one large building, or with a sports field."""
    x1, y1, x2, y2 = block
    sheet.ink.rect(inks["parcel"], block)
    sheet.ink.rect(inks["edge"], block, 1)
    x, y = (x1 + x2) / 2, (y1 + y2) / 2
    w, h = (x2 - x1) * 0.32, min((y2 - y1) * 0.3, 44)
    if kind == "church":
        w, h = 30, 18
    if kind in _OUTLINES:
        color, shares = _OUTLINES[kind]
        points = [(x + u * w, y + v * h) for u, v in shares]
        sheet.ink.area(color, *points)
        sheet.ink.line("#4a3a34", 1, *points, points[0])
    else:
        _pitch(sheet, (x - w, y - h, x + w, y + h))
    left = -0.9 if kind == "church" else -1
    sheet.mark(f"special:{kind}", (x + left * w, y - h, x + w, y + h))


def _pitch(sheet: Sheet, box: Rect) -> None:
    """A sports field with its lines."""
    x1, y1, x2, y2 = box
    x, y, w, h = (x1 + x2) / 2, (y1 + y2) / 2, (x2 - x1) / 2, (y2 - y1) / 2
    sheet.ink.rect("#a8cf8a", box)
    for side in (-1, 1):
        ends = sorted((x + side * w, x + side * w * 0.72))
        sheet.ink.rect("#ffffff", (ends[0], y - h * 0.4, ends[1], y + h * 0.4), 1.4)
    sheet.ink.rect("#ffffff", box, 1.4)
    sheet.ink.line("#ffffff", 1.4, (x, y1), (x, y2))
    sheet.ink.ring("#ffffff", 1.4, x, y, h * 0.3)


def _cuts(d: Desk, length: float, count: int) -> list[float]:
    """Where streets run: the borders and so many blocks."""
    step = length / count
    inner = [step * k + d.uniform(-0.12, 0.12) * step for k in range(1, count)]
    return [-4.0, *inner, length + 4]


def _block(sheet: Sheet, inks: Mapping[str, str], block: Rect) -> None:
    d = sheet.d
    x1, y1, x2, y2 = block
    sheet.ink.rect(inks["parcel"], block)
    count = max(2, int((x2 - x1) / 46))
    middle = (y1 + y2) / 2
    step = (x2 - x1) / count
    for row, (top, foot) in enumerate(((y1, middle), (middle, y2))):
        for k in range(count):
            a, b = x1 + step * k, x1 + step * (k + 1)
            sheet.ink.rect(inks["edge"], (a, top, b, foot), 1)
            if d.chance(0.1):
                continue
            w, h = step * d.uniform(0.5, 0.72), (foot - top) * d.uniform(0.42, 0.62)
            left = a + (step - w) * d.uniform(0.3, 0.7)
            up = top + 5 if not row else foot - 5 - h
            box = (left, up, left + w, up + h)
            sheet.ink.rect(inks["building"], box)
            sheet.ink.rect(mix(inks["building"], "#000000", 0.45), box, 1)


def _park(sheet: Sheet, inks: Mapping[str, str], block: Rect, trees: list[Rect]) -> None:
    d = sheet.d
    x1, y1, x2, y2 = block
    sheet.ink.rect(inks["park"], block)
    pond = blob(d, x1 + (x2 - x1) * 0.68, y1 + (y2 - y1) * 0.6, (x2 - x1) * 0.2, (y2 - y1) * 0.22)
    sheet.ink.area("#9cc8e8", *pond)
    xs, ys = [p[0] for p in pond], [p[1] for p in pond]
    sheet.mark("pond", (min(xs), min(ys), max(xs), max(ys)))
    for k in range(7):
        x = x1 + 14 + (x2 - x1 - 28) * k / 6
        y = y1 + 12 + d.uniform(0, 14) if k % 2 else y2 - 14 - d.uniform(0, 10)
        if min(xs) - 9 < x < max(xs) + 9 and y > min(ys) - 9:
            continue
        sheet.ink.dot("#4f8a4a", x, y, 7)
        sheet.ink.dot("#6aa862", x - 1.5, y - 1.5, 4)
        trees.append((x - 7, y - 7, x + 7, y + 7))


def _names(sheet: Sheet, streets: Sequence[str], ys: Sequence[float]) -> None:
    for name, y, share in zip(streets, ys[1:-1], (0.3, 0.62), strict=False):
        sheet.text(
            name,
            sheet.width * share,
            y + 3,
            10.5,
            "#4a4a4a",
            name=f"street:{name}",
            kind="text",
            ground="#ffffff",
        )


def blob(d: Desk, x: float, y: float, w: float, h: float) -> list[Point]:
    unit = (
        (0, -1),
        (0.5, -0.87),
        (0.87, -0.5),
        (1, 0),
        (0.87, 0.5),
        (0.5, 0.87),
        (0, 1),
        (-0.5, 0.87),
        (-0.87, 0.5),
        (-1, 0),
        (-0.87, -0.5),
        (-0.5, -0.87),
    )
    return [(x + u * w * d.uniform(0.8, 1.05), y + v * h * d.uniform(0.8, 1.05)) for u, v in unit]
