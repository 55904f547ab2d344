"""What all plots share: matplotlib without a screen, sizes, and looks that need no colour."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.tables import label as name_of
from pointerbench.report.values import Result
from pointerbench.values.web import optional

Figure = Any  # matplotlib's, which is there only where the extra is installed

WIDTH = 6.5  # inches: the text of a page of letter or A4 paper
_NARROW = 21  # characters
_LINE = 0.17  # inches: a line of a legend
FAINT = {"color": "#d5d9de", "linewidth": 0.5, "zorder": 0}

# Okabe and Ito, Color Universal Design (2008); the yellow is too pale for lines on white.
_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#000000", "#56b4e9", "#e69f00")
_MARKERS = ("o", "s", "^", "D", "v", "P", "X", "<", ">", "p", "h")
_LINES = ("-", "--", "-.", ":")

_LOOKS = {
    **dict.fromkeys(("font.size", "axes.labelsize", "axes.titlesize", "legend.fontsize"), 8),
    **dict.fromkeys(("xtick.labelsize", "ytick.labelsize"), 7),
    "figure.titlesize": 8.5,
    "font.family": ["DejaVu Sans"],
    "text.parse_math": False,  # a dollar in a name is a dollar
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.linewidth": 0.6,
    "axes.axisbelow": True,
    "xtick.major.width": 0.6,
    "ytick.major.width": 0.6,
    "savefig.dpi": 300,
    "figure.constrained_layout.use": True,
}


@dataclass(frozen=True, slots=True)
class Style:
    """How a model is drawn: any two of the first 44 differ in more than colour."""

    colour: str
    marker: str
    line: str


def style_of(place: int) -> Style:
    return Style(
        _COLOURS[place % len(_COLOURS)],
        _MARKERS[place % len(_MARKERS)],
        _LINES[place % len(_LINES)],
    )


@contextmanager
def settings() -> Iterator[None]:
    """In it figures look as ours do; whatever the user's own matplotlibrc says.

    Raises:
        UsageError: matplotlib is not installed.
    """
    matplotlib, style = optional("report", "matplotlib", "matplotlib.style")
    with style.context("default"), matplotlib.rc_context(_LOOKS):
        yield


def new_figure(height: float, width: float = WIDTH) -> Figure:
    """In inches. It has the renderer of PNG files, and needs no screen."""
    figures, agg = optional("report", "matplotlib.figure", "matplotlib.backends.backend_agg")
    figure = figures.Figure(figsize=(width, height))
    agg.FigureCanvasAgg(figure)
    return figure


def label(result: Result) -> str:
    """The model's name, which may begin with a line: matplotlib would leave that out."""
    name = name_of(result)
    short = name if len(name) <= 40 else f"{name[:24]}...{name[-13:]}"
    return f" {short}" if short.startswith("_") else short


def wrapped(name: str) -> str:
    """On two lines if it is long, for places that are narrow."""
    return name if len(name) <= _NARROW else "\n".join(textwrap.wrap(name, _NARROW, max_lines=2))


def titled(axes: Any, text: str) -> None:
    axes.set_title(scorer.printable(text), loc="left", fontweight="bold")


def percent_axis(axis: Any, text: str, ticks: int = 5) -> None:
    """From 0 to 100 %."""
    axis.axes.set(**{f"{axis.axis_name}lim": (0, 1)})
    shares = [place / (ticks - 1) for place in range(ticks)]
    axis.set_ticks(shares, labels=[f"{share * 100:g} %" for share in shares])
    axis.set_label_text(text)


def legend(
    figure: Figure, names: Sequence[str], styles: Sequence[Style], lines: bool = True
) -> None:
    """Below the plot, which it makes higher, so that it hides and squeezes nothing."""
    (drawn,) = optional("report", "matplotlib.lines")
    handles = [
        drawn.Line2D(
            [],
            [],
            color=style.colour,
            marker=style.marker,
            markersize=4,
            linestyle=style.line if lines else "-",
            linewidth=1.2,
        )
        for style in styles
    ]
    columns = _columns(names)
    figure.set_figheight(figure.get_figheight() + _LINE * math.ceil(len(names) / columns))
    figure.legend(handles, names, loc="outside lower center", ncols=columns, frameon=False)


def _columns(names: Sequence[str]) -> int:
    """How many names stand side by side."""
    return max(1, min(len(names), int(100 / (max(map(len, names)) + 8))))


def dot(
    axes: Any,
    score: tuple[float, tuple[float, float]],
    y: float,
    style: Style,
    *,
    hollow: bool = False,
) -> None:
    """A share with its interval, in a row of a figure."""
    share, (low, high) = score
    face = "white" if hollow else style.colour
    axes.plot([low, high], [y, y], color=style.colour, linewidth=1.0, solid_capstyle="butt")
    marks = {"marker": style.marker, "markersize": 3.6, "markerfacecolor": face}
    axes.plot([share], [y], color=style.colour, clip_on=False, **marks)
