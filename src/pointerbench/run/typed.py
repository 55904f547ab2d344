"""Values as people type them on a command line, each with the words for a wrong one."""

from __future__ import annotations

import argparse
import re

from pointerbench.run.question import Size


def whole(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 on, not {text!r}")
    return int(text)


def counting(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", text) or not int(text):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text!r}")
    return int(text)


def positive(text: str) -> float:
    return _number(text, 0, "a number above 0")


def factor(text: str) -> float:
    return _number(text, 1, "a number above 1, as 2 for half of each side")


def _number(text: str, above: float, expected: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = above
    if not above < number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected {expected}, not {text!r}")
    return number


def size(text: str) -> Size:
    match = re.fullmatch(r"([1-9][0-9]{0,5})[xX]([1-9][0-9]{0,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"expected WxH in pixels, as 1024x768, not {text!r}")
    return int(match[1]), int(match[2])


def names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise argparse.ArgumentTypeError(f"expected names of models, not {text!r}")
    return names


def words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())


def prices(text: str) -> tuple[float, float]:
    """``IN,OUT``: US dollars for a million tokens."""
    both = text.split(",")
    try:
        asked, answered = (float(part) for part in both)
    except ValueError:
        asked = answered = -1
    if not (0 <= asked < float("inf") and 0 <= answered < float("inf")):
        raise argparse.ArgumentTypeError(
            f"expected two prices in US dollars a million tokens, as 0.15,0.60, not {text!r}"
        )
    return asked, answered


def temperature(text: str) -> float | str:
    """A number from 0 to 2, or ``none`` where none may be sent."""
    if text == "none":
        return text
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= 2:
        raise argparse.ArgumentTypeError(f"expected a number from 0 to 2, or none, not {text!r}")
    return number


def variable(text: str) -> str:
    """The name of a variable: a key itself is not taken, and not repeated."""
    if text and not re.fullmatch(r"[A-Z][A-Z0-9_]*", text):
        raise argparse.ArgumentTypeError(
            "expected the name of a variable, as MY_API_KEY, and not the key itself"
        )
    return text
