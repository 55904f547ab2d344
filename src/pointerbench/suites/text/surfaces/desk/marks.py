"""The marks of a class: what was graded, out of how many points, and who got what."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.suites.text.writer import Writer


class Book(NamedTuple):
    """What is graded out of how many points, and the points of each student, best work or not."""

    names: tuple[str, ...]
    full: tuple[int, ...]
    students: tuple[str, ...]
    marks: tuple[tuple[int, ...], ...]

    def tenths(self, marks: tuple[int, ...]) -> int:
        """The share of all points, in tenths of a per cent, rounded."""
        whole = sum(self.full)
        return (sum(marks) * 2000 + whole) // (2 * whole)


def draw_book(w: Writer, names: tuple[str, ...], count: int) -> Book:
    full = tuple(w.pick((10, 20, 25, 40, 50)) for _ in names)
    people = sorted(w.people(count), key=lambda name: name.rpartition(" ")[2])
    marks = []
    for _ in people:
        level = w.integer(48, 96)
        own = (min(100, max(20, level + w.integer(-16, 14))) for _ in full)
        marks.append(tuple(most * share // 100 for most, share in zip(full, own, strict=True)))
    return Book(names, full, tuple(people), tuple(marks))
