"""The one box type, with its one convention."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels, origin top left: ``x2 = x1 + width``, ``y2 = y1 + height``.

    Layout reads it half-open (``x1 <= x < x2``), so that neighbours share an edge and no pixel.
    The scorer reads the same four numbers as a closed box; `eval.py` says why.
    """

    x1: int
    y1: int
    x2: int
    y2: int

    @classmethod
    def at(cls, x: int, y: int, width: int, height: int) -> Box:
        """The box of that size with its top left corner at (x, y)."""
        return cls(x, y, x + width, y + height)

    @classmethod
    def around(cls, x: int, y: int, width: int, height: int) -> Box:
        """The box of that size centred on the point between pixels (x, y)."""
        left, top = x - width // 2, y - height // 2
        return cls(left, top, left + width, top + height)

    @property
    def width(self) -> int:
        return self.x2 - self.x1

    @property
    def height(self) -> int:
        return self.y2 - self.y1

    @property
    def area(self) -> int:
        """Pixels covered; 0 for an empty or inverted box."""
        x1, y1, x2, y2 = self
        return (x2 - x1) * (y2 - y1) if x2 > x1 and y2 > y1 else 0

    @property
    def center(self) -> tuple[int, int]:
        """A pixel position in the middle, always inside a box that is not empty."""
        return (self.x1 + self.x2) // 2, (self.y1 + self.y2) // 2

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies in the half-open box."""
        return self.x1 <= x < self.x2 and self.y1 <= y < self.y2

    def covers(self, other: Box) -> bool:
        """Whether every pixel of ``other`` is one of ours."""
        return (
            self.x1 <= other.x1
            and self.y1 <= other.y1
            and self.x2 >= other.x2
            and self.y2 >= other.y2
        )

    def overlaps(self, other: Box) -> bool:
        """Whether the two share a pixel."""
        return (
            self.x1 < other.x2 and other.x1 < self.x2 and self.y1 < other.y2 and other.y1 < self.y2
        )

    def intersect(self, other: Box) -> Box:
        """The shared part; empty (area 0) where there is none."""
        # Hundreds of these an example: comparing takes a third of the time of min and max.
        x1, y1, x2, y2 = self
        left, top, right, bottom = other
        x1, y1 = (x1 if x1 > left else left), (y1 if y1 > top else top)
        x2, y2 = (x2 if x2 < right else right), (y2 if y2 < bottom else bottom)
        return Box(x1, y1, x2 if x2 > x1 else x1, y2 if y2 > y1 else y1)

    def union(self, other: Box) -> Box:
        """The smallest box that covers both."""
        return Box(
            min(self.x1, other.x1),
            min(self.y1, other.y1),
            max(self.x2, other.x2),
            max(self.y2, other.y2),
        )

    def grown(self, dx: int, dy: int | None = None) -> Box:
        """Larger by dx on the left and right and dy (default dx) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x1 - dx, self.y1 - dy, self.x2 + dx, self.y2 + dy)

    def moved(self, dx: int, dy: int) -> Box:
        return Box(self.x1 + dx, self.y1 + dy, self.x2 + dx, self.y2 + dy)
