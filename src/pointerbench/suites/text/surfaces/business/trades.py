"""What firms charge for: eight trades with their goods and services, and what those cost.

The texts are labels: ``business.garden.hedge``, and ``business.firm.garden.1`` for a firm's name.
"""

from __future__ import annotations

from typing import NamedTuple


class Good(NamedTuple):
    """Something with a price between two whole amounts, sold up to so many at a time."""

    key: str
    low: int
    high: int
    most: int = 1
    unit: str = ""


TRADES: dict[str, tuple[Good, ...]] = {
    "web": (
        Good("homepage", 480, 950),
        Good("frontend", 68, 95, 40, "h"),
        Good("content", 45, 62, 18, "h"),
        Good("hosting", 19, 39, 12, "months"),
        Good("domain", 12, 24, 4),
        Good("certificate", 35, 79, 2),
        Good("report", 140, 260),
        Good("photos", 15, 35, 12),
        Good("training", 90, 120, 6, "h"),
    ),
    "garden": (
        Good("mowing", 75, 140, 4),
        Good("hedge", 38, 52, 9, "h"),
        Good("soil", 28, 45, 8, "m³"),
        Good("bark", 7, 13, 20),
        Good("maple", 48, 96, 5),
        Good("lavender", 3, 7, 36),
        Good("paving", 42, 68, 30, "m²"),
        Good("waste", 45, 90, 2),
        Good("irrigation", 59, 129, 3),
    ),
    "print": (
        Good("cards", 29, 59, 6),
        Good("flyers", 65, 129, 4),
        Good("posters", 4, 12, 60),
        Good("letterhead", 58, 98, 4),
        Good("envelopes", 32, 64, 5),
        Good("brochure", 2, 6, 250),
        Good("banner", 79, 149, 4),
        Good("prepress", 55, 90, 3, "h"),
        Good("stickers", 1, 3, 200),
    ),
    "electric": (
        Good("labour", 54, 72, 12, "h"),
        Good("callout", 32, 58),
        Good("cable", 1, 3, 80, "m"),
        Good("socket", 11, 19, 14),
        Good("panel", 38, 74, 10),
        Good("breaker", 44, 69, 3),
        Good("dimmer", 26, 48, 5),
        Good("test", 95, 180),
        Good("alarm", 22, 36, 8),
    ),
    "catering": (
        Good("buffet", 19, 34, 80),
        Good("canapes", 36, 62, 8),
        Good("soup", 55, 85, 3),
        Good("cake", 38, 56, 5),
        Good("staff", 28, 36, 16, "h"),
        Good("water", 9, 16, 10),
        Good("wine", 8, 17, 24),
        Good("coffee", 120, 190, 2),
        Good("dishes", 3, 5, 80),
    ),
    "office": (
        Good("paper", 24, 38, 10),
        Good("toner", 58, 119, 4),
        Good("chair", 189, 349, 6),
        Good("folders", 18, 32, 5),
        Good("pens", 11, 19, 6),
        Good("board", 84, 149, 2),
        Good("lamp", 39, 79, 4),
        Good("notes", 6, 14, 8),
        Good("shredder", 95, 189, 2),
    ),
    "joinery": (
        Good("table", 390, 780, 2),
        Good("shelf", 210, 360, 6, "m"),
        Good("door", 280, 460, 5),
        Good("hinges", 7, 14, 16),
        Good("fitting", 48, 62, 14, "h"),
        Good("workshop", 52, 66, 20, "h"),
        Good("oil", 54, 82, 3),
        Good("sill", 65, 120, 6),
        Good("delivery", 45, 95),
    ),
    "events": (
        Good("marquee", 420, 690, 2),
        Good("chairs", 2, 4, 150),
        Good("tables", 6, 11, 30),
        Good("sound", 140, 240, 2),
        Good("lights", 18, 35, 8),
        Good("stage", 16, 28, 12),
        Good("mic", 25, 45, 4),
        Good("technician", 46, 64, 10, "h"),
        Good("setup", 150, 320),
    ),
}
