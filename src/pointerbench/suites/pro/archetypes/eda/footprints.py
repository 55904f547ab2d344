"""Land patterns of parts on a board, in millimetres around their middle."""

from __future__ import annotations

from typing import NamedTuple


class Land(NamedTuple):
    """A pad: its number, middle and size; a drill diameter where it goes through the board."""

    number: str
    x: float
    y: float
    wide: float
    high: float
    drill: float = 0


class Footprint(NamedTuple):
    """Pads, and half the width and height of the body as printed; ``round`` for cans."""

    lands: tuple[Land, ...]
    half: tuple[float, float]
    round: bool = False


def _two(apart: float, wide: float, high: float, half: tuple[float, float]) -> Footprint:
    return Footprint((Land("1", -apart, 0, wide, high), Land("2", apart, 0, wide, high)), half)


def _soic(count: int) -> Footprint:
    side = count // 2
    top = -1.27 * (side - 1) / 2
    left = [Land(str(k + 1), -2.7, top + 1.27 * k, 1.5, 0.6) for k in range(side)]
    right = [Land(str(side + k + 1), 2.7, -top - 1.27 * k, 1.5, 0.6) for k in range(side)]
    return Footprint((*left, *right), (1.95, 1.27 * side / 2))


def _tqfp() -> Footprint:
    step = [-2.8 + 0.8 * k for k in range(8)]
    lands = [Land(str(k + 1), -4.2, y, 1.4, 0.45) for k, y in enumerate(step)]
    lands += [Land(str(k + 9), x, 4.2, 0.45, 1.4) for k, x in enumerate(step)]
    lands += [Land(str(k + 17), 4.2, -y, 1.4, 0.45) for k, y in enumerate(step)]
    lands += [Land(str(k + 25), -x, -4.2, 0.45, 1.4) for k, x in enumerate(step)]
    return Footprint(tuple(lands), (3.4, 3.4))


def _header(count: int) -> Footprint:
    lands = [Land(str(k + 1), 0, 2.54 * (k - (count - 1) / 2), 1.7, 1.7, 1.0) for k in range(count)]
    return Footprint(tuple(lands), (1.27, 1.27 * count))


def _dip(count: int) -> Footprint:
    side = count // 2
    top = -2.54 * (side - 1) / 2
    left = [Land(str(k + 1), -3.81, top + 2.54 * k, 1.6, 1.6, 0.8) for k in range(side)]
    right = [Land(str(side + k + 1), 3.81, -top - 2.54 * k, 1.6, 1.6, 0.8) for k in range(side)]
    return Footprint((*left, *right), (3.0, 1.27 * side + 0.3))


FOOTPRINTS: dict[str, Footprint] = {
    "0603": _two(0.85, 0.9, 1.0, (1.5, 0.75)),
    "0805": _two(1.05, 1.1, 1.4, (1.9, 0.95)),
    "LED": _two(1.05, 1.1, 1.3, (1.9, 0.95)),
    "SMA": _two(2.1, 1.7, 1.8, (3.1, 1.4)),
    "THT": _two(3.81, 1.6, 1.6, (2.4, 1.1))._replace(
        lands=(Land("1", -3.81, 0, 1.6, 1.6, 0.8), Land("2", 3.81, 0, 1.6, 1.6, 0.8))
    ),
    "CAN": Footprint(
        (Land("1", -1.3, 0, 1.6, 1.6, 0.8), Land("2", 1.3, 0, 1.6, 1.6, 0.8)), (3.2, 3.2), True
    ),
    "LAMP": Footprint(
        (Land("1", -1.27, 0, 1.7, 1.7, 0.9), Land("2", 1.27, 0, 1.7, 1.7, 0.9)), (2.5, 2.5), True
    ),
    "SOT223": Footprint(
        (
            Land("1", -2.3, 3.1, 1.4, 2),
            Land("2", 0, 3.1, 1.4, 2),
            Land("3", 2.3, 3.1, 1.4, 2),
            Land("4", 0, -3.1, 3.8, 2),
        ),
        (3.3, 1.8),
    ),
    "SOIC8": _soic(8),
    "TQFP32": _tqfp(),
    "DIP8": _dip(8),
    "HDR2": _header(2),
    "HDR3": _header(3),
    "HDR6": _header(6),
    "USB": Footprint(
        (
            *(Land(str(k + 1), 2.6, -1.3 + 0.65 * k, 1.5, 0.4) for k in range(5)),
            Land("6", 0, -3.7, 2, 1.6),
            Land("6", 0, 3.7, 2, 1.6),
        ),
        (2.6, 3.9),
    ),
    "XTAL": Footprint(
        (
            Land("1", -1.15, 0.9, 1.2, 1.0),
            Land("2", 1.15, 0.9, 1.2, 1.0),
            Land("3", 1.15, -0.9, 1.2, 1.0),
            Land("4", -1.15, -0.9, 1.2, 1.0),
        ),
        (2.0, 1.7),
    ),
    "SW": Footprint(
        (
            Land("1", -3.7, -2.25, 1.5, 1.4),
            Land("2", 3.7, -2.25, 1.5, 1.4),
            Land("3", -3.7, 2.25, 1.5, 1.4),
            Land("4", 3.7, 2.25, 1.5, 1.4),
        ),
        (3.0, 3.0),
    ),
    "MH": Footprint((Land("1", 0, 0, 4.6, 4.6, 2.7),), (2.6, 2.6), True),
}
