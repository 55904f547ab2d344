"""Sets in one picture: where targets lie, how large they are, how long instructions are."""

from __future__ import annotations

import math
import warnings
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

from pointerbench.quality.stats.counting import CELLS, Counted
from pointerbench.report.plot_parts import (
    FAINT,
    Figure,
    Style,
    legend,
    new_figure,
    percent_axis,
    settings,
    style_of,
    titled,
)
from pointerbench.values.files import write_bytes

_ACROSS = 3  # maps in a row
_MAP, _CURVES = 1.75, 2.1  # inches: the height of a row of maps, and of the curves
_LONGEST = 28  # characters of a title


def write_plot(sets: Sequence[Counted], path: Path) -> None:
    """Writes the picture, 6.5 inches wide, as PNG. Needs matplotlib.

    Raises:
        UsageError: matplotlib is not installed.
    """
    with settings():
        figure = _figure(sets)
        data = BytesIO()
        with warnings.catch_warnings():
            # Of a name in a script that the font lacks: boxes stand for it.
            warnings.filterwarnings("ignore", "Glyph .* missing", UserWarning)
            figure.savefig(data, format="png", metadata={"Software": None})
    write_bytes(path, data.getvalue())


def _figure(sets: Sequence[Counted]) -> Figure:
    rows = math.ceil(len(sets) / _ACROSS)
    figure = new_figure(rows * _MAP + _CURVES)
    above, below = figure.subfigures(2, 1, height_ratios=[rows * _MAP, _CURVES])
    places = above.subplots(rows, min(len(sets), _ACROSS), squeeze=False).flat
    for axes in places:
        axes.set_axis_off()
    for axes, one in zip(above.axes, sets, strict=False):
        _map(axes, one)
    styles = [style_of(place) for place in range(len(sets))]
    left, right = below.subplots(1, 2)
    _curves(left, [[share * 100 for share in one.areas] for one in sets], styles)
    left.set_xscale("log")
    left.xaxis.set_major_formatter("{x:g}")
    left.set_xlabel("target, % of the picture, at most")
    titled(left, "Sizes of targets")
    _curves(right, [one.characters for one in sets], styles)
    right.set_xlabel("characters, at most")
    titled(right, "Length of instructions")
    legend(figure, [_short(one.title) for one in sets], styles)
    return figure


def _map(axes: Any, one: Counted) -> None:
    """The map of a set in the shape of its most frequent picture."""
    lines = [one.map[at : at + CELLS] for at in range(0, len(one.map), CELLS)]
    width, height = one.sizes.most_common(1)[0][0] if one.sizes else (4, 3)
    axes.set_axis_on()
    extent = (0, width, height, 0)
    axes.imshow(lines, cmap="Greys", vmin=0, extent=extent, interpolation="nearest")
    axes.set(xticks=[], yticks=[])
    for spine in axes.spines.values():
        spine.set_visible(True)
    titled(axes, f"{_short(one.title)} ({sum(one.map)} targets)")


def _curves(axes: Any, numbers: Sequence[Sequence[float]], styles: Sequence[Style]) -> None:
    """The share of each set's rows that have at most so much."""
    for some, style in zip(numbers, styles, strict=True):
        if not some:
            continue
        ordered = sorted(some)
        shares = [place / len(ordered) for place in range(1, len(ordered) + 1)]
        axes.step(
            ordered,
            shares,
            where="post",
            color=style.colour,
            linestyle=style.line,
            marker=style.marker,
            markersize=3,
            markevery=max(1, len(ordered) // 6),
            linewidth=1.1,
        )
    percent_axis(axes.yaxis, "rows")
    axes.grid(**FAINT)


def _short(title: str) -> str:
    return title if len(title) <= _LONGEST else f"...{title[3 - _LONGEST :]}"
