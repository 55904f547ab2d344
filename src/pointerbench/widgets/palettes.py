"""Greys and accents of platforms: page, card, bar, ink, muted, faint, line, code."""

from __future__ import annotations

Palette = tuple[str, str, str, str, str, str, str, str]

ACCENTS: dict[str, str] = {
    "windows_11": "#0067c0",
    "windows_10": "#0078d7",
    "macos": "#0a6cf0",
    "gnome": "#3584e4",
    "kde": "#2d86b8",
    "web": "#1a66d2",
    "mobile": "#1769c5",
}

PALETTES: dict[str, dict[str, Palette]] = {
    "windows_11": {
        "light": (
            *("#f9f9f9", "#ffffff", "#f3f3f3", "#1b1b1b"),
            *("#5a5a5a", "#6f6f6f", "#dcdcdc", "#f6f6f6"),
        ),
        "dark": (
            *("#202020", "#272727", "#2c2c2c", "#f0f0f0"),
            *("#b4b4b4", "#949494", "#3d3d3d", "#1c1c1c"),
        ),
        "graphite": (
            *("#2f3136", "#383a40", "#3f4248", "#ececec"),
            *("#bcbfc4", "#9da1a8", "#52555c", "#282a2e"),
        ),
        "tinted": (
            *("#f0f4f9", "#fbfdff", "#e4ecf5", "#182231"),
            *("#4d5b6e", "#627086", "#c8d4e2", "#eaf0f7"),
        ),
    },
    "windows_10": {
        "light": (
            *("#ffffff", "#ffffff", "#f0f0f0", "#000000"),
            *("#505050", "#6d6d6d", "#cccccc", "#f7f7f7"),
        ),
        "dark": (
            *("#1e1e1e", "#252526", "#333337", "#f1f1f1"),
            *("#b0b0b0", "#8f8f8f", "#3f3f46", "#1b1b1c"),
        ),
        "graphite": (
            *("#3b3b3b", "#454545", "#535353", "#f0f0f0"),
            *("#c4c4c4", "#a8a8a8", "#2c2c2c", "#333333"),
        ),
        "tinted": (
            *("#f5f7fb", "#ffffff", "#d6dfee", "#1a2433"),
            *("#4a576c", "#5f6c82", "#b4c1d6", "#edf1f8"),
        ),
    },
    "macos": {
        "light": (
            *("#ffffff", "#ffffff", "#ececec", "#1d1d1f"),
            *("#5e5e63", "#74747a", "#d5d5d7", "#f5f5f7"),
        ),
        "dark": (
            *("#1e1e1f", "#29292b", "#37373a", "#f2f2f4"),
            *("#b0b0b5", "#929298", "#0d0d0e", "#18181a"),
        ),
        "graphite": (
            *("#2a2a2c", "#343437", "#414145", "#ebebed"),
            *("#bababf", "#9c9ca2", "#1a1a1c", "#232325"),
        ),
        "tinted": (
            *("#faf8f5", "#fffefc", "#ede8e1", "#25211c"),
            *("#635b51", "#7a7166", "#d9d1c6", "#f3efe9"),
        ),
    },
    "gnome": {
        "light": (
            *("#fafafa", "#ffffff", "#ebebed", "#2a2a2d"),
            *("#5b5b60", "#717177", "#d4d4d8", "#f3f3f5"),
        ),
        "dark": (
            *("#222226", "#2e2e32", "#36363a", "#f4f4f5"),
            *("#b6b6bb", "#97979d", "#45454a", "#1d1d20"),
        ),
        "graphite": (
            *("#353535", "#3d3d3d", "#474747", "#eeeeec"),
            *("#c0c0bd", "#a3a39f", "#1f1f1f", "#2d2d2d"),
        ),
        "tinted": (
            *("#f6f5f4", "#ffffff", "#e1dedb", "#2e3436"),
            *("#5c6163", "#72777a", "#cdc7c2", "#f1efed"),
        ),
    },
    "kde": {
        "light": (
            *("#fcfcfc", "#ffffff", "#eff0f1", "#232629"),
            *("#55595d", "#6c7175", "#c5c8ca", "#f4f5f6"),
        ),
        "dark": (
            *("#1b1e20", "#232629", "#2a2e32", "#fcfcfc"),
            *("#b3b7bb", "#8f959a", "#3d4348", "#181a1c"),
        ),
        "graphite": (
            *("#31363b", "#3a4046", "#454c53", "#eff0f1"),
            *("#bfc4c9", "#a0a6ac", "#565d64", "#292d31"),
        ),
        "tinted": (
            *("#f3f7f2", "#fdfffc", "#dde7db", "#1f2a20"),
            *("#4d5c4f", "#627264", "#bfcdbd", "#edf3ec"),
        ),
    },
    "web": {
        "light": (
            *("#f6f7f9", "#ffffff", "#ffffff", "#1b1f24"),
            *("#555e68", "#6a737d", "#dcdfe4", "#eff1f4"),
        ),
        "dark": (
            *("#0f1317", "#171c22", "#1c2229", "#e4e8ed"),
            *("#a3adb8", "#8691a0", "#303842", "#12171c"),
        ),
        "graphite": (
            *("#20242c", "#292e37", "#303641", "#e8eaee"),
            *("#b2b8c2", "#949ba7", "#414855", "#1b1f26"),
        ),
        "tinted": (
            *("#eef2f7", "#ffffff", "#e4eaf2", "#18222f"),
            *("#4d5b6c", "#637183", "#cfd8e3", "#e9eef5"),
        ),
    },
    "mobile": {
        "light": (
            *("#f4f4f7", "#ffffff", "#fbfbfd", "#1a1a1e"),
            *("#5c5c64", "#73737c", "#dedee4", "#f0f0f4"),
        ),
        "dark": (
            *("#0e0f12", "#1a1c20", "#202329", "#f1f2f5"),
            *("#aeb2ba", "#8e939d", "#33373e", "#15171b"),
        ),
        "graphite": (
            *("#1d222b", "#272e39", "#2e3744", "#eef1f6"),
            *("#b3bcc9", "#95a0b0", "#3f4a5a", "#191e26"),
        ),
        "tinted": (
            *("#f2efe9", "#fdfbf8", "#f7f3ed", "#27221c"),
            *("#645b50", "#7a7165", "#ddd5c9", "#ece7df"),
        ),
    },
}
