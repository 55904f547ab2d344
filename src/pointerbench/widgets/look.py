"""How the programs of a platform look: colours, type, icons, and the sizes of their controls."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Color, Face
from pointerbench.widgets.palettes import ACCENTS, PALETTES
from pointerbench.widgets.theme import Theme

TONES = ("light", "dark", "graphite", "tinted")


@dataclass(frozen=True, slots=True)
class Look:
    """Lengths are logical pixels.

    ``size`` is that of controls' texts, ``row`` the height of a list's row, ``radius`` that of
    controls' corners, ``icons`` a style of `pointerbench.picture.icons`.
    """

    platform: str
    tone: str
    theme: Theme
    ui: str
    mono: str
    size: float
    icons: str
    radius: float
    row: float

    def face(self, size: float = 0, *, bold: bool = False, italic: bool = False) -> Face:
        """The controls' face; a size of 0 is the look's own."""
        return Face(self.ui, size or self.size, bold, italic, whole=True)

    def code(self, size: float = 0, *, bold: bool = False) -> Face:
        """The face of code and terminals."""
        return Face(self.mono, size or self.size, bold, whole=True)


# family of palettes, controls' font, size, icons, radius, row
_PLATFORMS: dict[str, tuple[str, str, float, str, float, float]] = {
    "windows_11": ("windows_11", "Open Sans", 12, "fluent", 4, 24),
    "windows_10": ("windows_10", "Open Sans", 12, "fluent", 0, 22),
    "macos": ("macos", "Inter", 12, "tabler", 5, 22),
    "linux_gnome": ("gnome", "Cantarell", 13, "mdi", 6, 26),
    "linux_kde": ("kde", "Noto Sans", 12, "tabler", 3, 24),
    "browser_windows": ("web", "Open Sans", 13, "fluent", 4, 28),
    "browser_macos": ("web", "Inter", 13, "tabler", 6, 28),
    "browser_linux": ("web", "Roboto", 13, "mdi", 4, 28),
    "android": ("mobile", "Roboto", 14, "mdi", 12, 48),
    "ios": ("mobile", "Inter", 14, "tabler", 10, 44),
    "tablet": ("mobile", "Inter", 13, "fluent", 8, 36),
    "embedded": ("mobile", "Fira Sans", 14, "mdi", 6, 40),
}
PLATFORMS = tuple(_PLATFORMS)


def look_of(
    platform: str, tone: str, *, accent: Color = "", icons: str = "", font: str = ""
) -> Look:
    """The look of a platform in one of `TONES`; what an application overrides may be given."""
    family, ui, size, own_icons, radius, row = _PLATFORMS[platform]
    theme = theme_of(family, tone, accent or ACCENTS[family])
    mono = {"macos": "JetBrains Mono", "linux_gnome": "Hack", "linux_kde": "Hack"}
    return Look(
        platform=platform,
        tone=tone,
        theme=theme,
        ui=font or ui,
        mono=mono.get(platform, "Cousine"),
        size=size,
        icons=icons or own_icons,
        radius=radius,
        row=row,
    )


def theme_of(family: str, tone: str, accent: Color) -> Theme:
    """The palette of a family of platforms, with an accent (given for light grounds)."""
    page, card, bar, ink, muted, faint, line, code = PALETTES[family][tone]
    dark = luminance(page) < 0.35
    own = mixed(accent, "#ffffff", 40) if dark and luminance(accent) < 0.35 else accent
    link = _readable(own, card, dark)
    states = ("#5cc873", "#e6b450", "#f2777a") if dark else ("#1a7f37", "#8f5a00", "#c1272d")
    return Theme(
        name="dark" if dark else "light",
        page=page,
        card=card,
        bar=bar,
        ink=ink,
        muted=muted,
        faint=faint,
        line=line,
        accent=own,
        on_accent="#ffffff" if luminance(own) < 0.42 else "#101418",
        soft=mixed(card, own, 38 if dark else 26),
        link=link,
        chosen=mixed(card, own, 84 if dark else 52),
        code=code,
        mark="#5c5014" if dark else "#fff3a3",
        good=states[0],
        warn=states[1],
        bad=states[2],
    )


def with_theme(look: Look, **colors: Color) -> Look:
    """The look with other colours."""
    return replace(look, theme=replace(look.theme, **colors))


def luminance(color: Color) -> float:
    """Relative luminance, 0 to 1 (WCAG 2, with a gamma of 2.2)."""
    red, green, blue = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return float(0.2126 * red**2.2 + 0.7152 * green**2.2 + 0.0722 * blue**2.2)


def contrast(one: Color, other: Color) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _readable(color: Color, ground: Color, dark: bool) -> Color:
    """The colour, moved to white or black until texts in it can be read on the ground."""
    aim = "#ffffff" if dark else "#000000"
    for share in range(0, 255, 24):
        moved = mixed(color, aim, share)
        if contrast(moved, ground) >= 4.6:
            return moved
    return aim
