"""Answers to a survey, as a system file of SPSS."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pointerbench.values.rng import Stream

_CASES = 60
_NUMBER = 0x050800  # F8.0: as a print format, type, width and decimals
_DECIMAL = 0x050802


@dataclass(frozen=True)
class _Variable:
    name: str
    label: dict[str, str]
    low: int
    high: int
    decimals: bool = False
    values: dict[str, tuple[str, ...]] | None = None


_VARIABLES = (
    _Variable("AGE", {"en": "Age in years", "zh": "年龄"}, 18, 79),
    _Variable(
        "SEX",
        {"en": "Sex", "zh": "性别"},
        *(1, 2),
        values={"en": ("female", "male"), "zh": ("女", "男")},
    ),
    _Variable(
        "REGION",
        {"en": "Part of the country", "zh": "地区"},
        *(1, 4),
        values={"en": ("north", "east", "south", "west"), "zh": ("北部", "东部", "南部", "西部")},
    ),
    _Variable("INCOME", {"en": "Income a month", "zh": "月收入"}, 1100, 6900),
    _Variable("HOURS", {"en": "Hours of work a week", "zh": "每周工作小时"}, 8, 52),
    _Variable("HEIGHT", {"en": "Height in metres", "zh": "身高（米）"}, 150, 198, decimals=True),
    _Variable(
        "TRUST",
        {"en": "Trust in the council", "zh": "对市政的信任"},
        *(1, 5),
        values={
            "en": ("none", "little", "some", "much", "full"),
            "zh": ("完全不", "较少", "一般", "较多", "完全"),
        },
    ),
    _Variable("VISITS", {"en": "Visits to the library", "zh": "去图书馆次数"}, 0, 24),
)


def write(_form: str, random: Stream, language: str, folder: Path) -> Path:
    """``survey.sav``: eight variables of some sixty people."""
    path = folder / "survey.sav"
    labels = b"".join(
        _value_labels(at, one.values[language])
        for at, one in enumerate(_VARIABLES, 1)
        if one.values
    )
    path.write_bytes(
        _header()
        + b"".join(_variable(one, language) for one in _VARIABLES)
        + labels
        + struct.pack("<iiii", 7, 20, 1, 5)
        + b"UTF-8"
        + struct.pack("<ii", 999, 0)
        + b"".join(_case(random) for _ in range(_CASES))
    )
    return path


def _header() -> bytes:
    product = b"@(#) SPSS DATA FILE".ljust(60)
    counts = struct.pack("<iiiiid", 2, len(_VARIABLES), 0, 0, _CASES, 100.0)
    return b"$FL2" + product + counts + b"02 Mar 26" + b"10:15:00" + b" " * 64 + b"\0" * 3


def _variable(one: _Variable, language: str) -> bytes:
    shown = _DECIMAL if one.decimals else _NUMBER
    label = one.label[language].encode()
    fixed = struct.pack("<iiiiii", 2, 0, 1, 0, shown, shown) + one.name.encode().ljust(8)
    return fixed + struct.pack("<i", len(label)) + label + b"\0" * (-len(label) % 4)


def _value_labels(at: int, words: Sequence[str]) -> bytes:
    rows = b""
    for number, word in enumerate(words, 1):
        text = word.encode()
        rows += struct.pack("<dB", float(number), len(text)) + text
        rows += b" " * (-(len(text) + 1) % 8)
    return struct.pack("<ii", 3, len(words)) + rows + struct.pack("<iii", 4, 1, at)


def _case(random: Stream) -> bytes:
    values = [
        random.integer(one.low, one.high) / (100 if one.decimals else 1) for one in _VARIABLES
    ]
    return struct.pack(f"<{len(values)}d", *values)
