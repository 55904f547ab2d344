"""The colours of a page or program: grounds, texts of falling weight, lines, an accent."""

from __future__ import annotations

from dataclasses import dataclass

Color = str


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours by what they are for.

    ``page`` is the ground of everything, ``card`` that of what lies on it, ``bar`` that of tool
    bars and side bars; ``ink``, ``muted`` and ``faint`` are texts of falling weight; ``soft`` is
    a pale accent for grounds, ``link`` an accent for texts, ``chosen`` the ground of a chosen row.
    """

    name: str
    page: Color
    card: Color
    bar: Color
    ink: Color
    muted: Color
    faint: Color
    line: Color
    accent: Color
    on_accent: Color
    soft: Color
    link: Color
    chosen: Color
    code: Color
    mark: Color
    good: Color
    warn: Color
    bad: Color

    @property
    def dark(self) -> bool:
        return self.name == "dark"
