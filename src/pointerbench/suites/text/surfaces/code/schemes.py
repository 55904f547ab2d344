"""Colour schemes of editors and terminals, light and dark."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from pointerbench.flow.nodes import Color
from pointerbench.suites.text.writer import Writer


class Scheme(NamedTuple):
    """An editor's colours: grounds, texts, and the kinds of tokens."""

    ground: Color
    side: Color
    bar: Color
    line: Color
    current: Color
    ink: Color
    muted: Color
    comment: Color
    keyword: Color
    string: Color
    number: Color
    call: Color
    type: Color
    slanted: bool = False


LIGHT = (
    Scheme("#ffffff", "#f3f3f3", "#e8e8e8", "#d6d6d6", "#f0f4fa", "#1f1f1f", "#5f5f5f",
           "#3b7d2a", "#1d3fd0", "#a31515", "#0b7350", "#795e26", "#1f6f86"),
    Scheme("#ffffff", "#f6f8fa", "#eef1f4", "#d8dee4", "#f2f5f9", "#24292f", "#57606a",
           "#656d76", "#c01f2b", "#0a3069", "#0550ae", "#8250df", "#953800"),
    Scheme("#fdf6e3", "#eee8d5", "#e4ddc8", "#d5cdb6", "#f4edd9", "#43565d", "#536065",
           "#6b7274", "#5b6c00", "#1b7069", "#a8286a", "#1f66a0", "#805d00", True),
    Scheme("#ffffff", "#f7f8fa", "#ebecf0", "#d1d3d9", "#f4f7fe", "#141414", "#5a5d66",
           "#707277", "#0033b3", "#067d17", "#1750eb", "#00627a", "#3d3d3d", True),
    Scheme("#fafafa", "#f0f0f1", "#e5e5e6", "#d4d4d6", "#efeff2", "#383a42", "#5d5f68",
           "#696a72", "#a626a4", "#3a7a3a", "#865a00", "#2f62d0", "#a05f0a", True),
)  # fmt: skip
DARK = (
    Scheme("#1e1e1e", "#252526", "#333334", "#3f3f42", "#2a2a2c", "#d8d8d8", "#a6a6a6",
           "#74a863", "#569cd6", "#ce9178", "#b5cea8", "#dcdcaa", "#4ec9b0"),
    Scheme("#282c34", "#21252b", "#1c1f25", "#3b404a", "#2f343e", "#bcc3d0", "#99a1b0",
           "#8f98a8", "#c678dd", "#98c379", "#d19a66", "#61afef", "#e5c07b", True),
    Scheme("#282a36", "#21222c", "#191a21", "#44475a", "#31333f", "#f4f4ee", "#b0b5cc",
           "#94a0cc", "#ff79c6", "#f1fa8c", "#bd93f9", "#50fa7b", "#8be9fd"),
    Scheme("#06303a", "#042832", "#0a3a46", "#17505d", "#0b3a45", "#b3c1c1", "#8fa6aa",
           "#86a0a5", "#adbf3a", "#3bbcae", "#ea7cab", "#5eb0ec", "#d8ab34"),
    Scheme("#282828", "#202020", "#323130", "#46423f", "#32302f", "#ebdbb2", "#b5a895",
           "#a89984", "#fb6a55", "#b8bb26", "#d3869b", "#8ec07c", "#fabd2f", True),
    Scheme("#0d1117", "#010409", "#161b22", "#30363d", "#161b22", "#e6edf3", "#9198a1",
           "#8b949e", "#ff7b72", "#a5d6ff", "#79c0ff", "#d2a8ff", "#ffa657"),
)  # fmt: skip


def dress(w: Writer) -> Scheme:
    """Draws a scheme for the page, whose theme takes over its grounds and inks."""
    scheme = w.pick(DARK if w.theme.dark else LIGHT)
    w.theme = replace(
        w.theme,
        page=scheme.ground,
        card=scheme.ground,
        bar=scheme.side,
        code=scheme.bar,
        line=scheme.line,
        ink=scheme.ink,
        muted=scheme.muted,
        faint=scheme.muted,
    )
    return scheme
