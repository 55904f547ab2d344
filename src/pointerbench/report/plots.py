"""The report's plots as PNG files for papers: 6.5 inches wide, 8 pt, told apart without colour.

======================  ============================================================================
accuracy.png            every model on every set, with 95 % intervals; hollow: of answered rows only
SET_by_FIELD.png        accuracy by the values of a field, with intervals
SET_tolerance.png       the share of answers within so many pixels of the target
SET_distances.png       how far answers are from the target
SET_point.png           rows with a point: the share within so many pixels; SET_judge.png also
SET_misses.png          where misses lie, in sizes of the target
======================  ============================================================================
"""

from __future__ import annotations

import math
import re
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path

from pointerbench.report.fields import Field
from pointerbench.report.measures import CELLS, DISTANCES, SPANS, by_field, curve, heat
from pointerbench.report.near import BOX, JUDGED, POINT, Measure
from pointerbench.report.plot_parts import (
    FAINT,
    WIDTH,
    Figure,
    Style,
    dot,
    label,
    legend,
    new_figure,
    percent_axis,
    settings,
    style_of,
    titled,
    wrapped,
)
from pointerbench.report.sets import Set, sets_of
from pointerbench.report.values import Outcome, Result
from pointerbench.values.files import write_bytes

_MOST = 40  # values of a field that are plotted
_PAGE = 8.5  # inches: as high as a figure may be, less its legend
_HITS = "hit rate against the distance allowed"
_WHOSE = {POINT: "the point", JUDGED: "the judge's point, no ground truth"}
_SHOWN = "accuracy, 95 % interval"
_HOLLOW = f"{_SHOWN}\nhollow: answered rows only"
_BELOW = 0.28  # of a row: where the accuracy of the answered rows stands
_FAR = 300  # pixels: where the tolerance curve ends
_EDGES = (0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512, math.inf)  # of distances, half-open

Drawing = Callable[[Set, Sequence[Style]], Figure]


def write_plots(results: Sequence[Result], folder: Path) -> list[Path]:
    """Writes all plots into ``folder``; their paths. Needs matplotlib.

    Raises:
        UsageError: matplotlib is not installed; names the command that installs it.
    """
    sets = sets_of([result for result in results if result.score["n"]])
    pointed = sets_of([r for r in results if any(curve(r.outcomes, kind) for kind in _WHOSE)])
    with settings():
        named = [*_figures(sets), *_point_plots(pointed)]
        folder.mkdir(parents=True, exist_ok=True)
        return [_written(figure, folder / f"{name}.png") for name, figure in named]


def _figures(sets: Sequence[Set]) -> Iterator[tuple[str, Figure]]:
    if sets:
        models = list(dict.fromkeys(label(result) for one in sets for result in one.results))
        styles = {model: style_of(place) for place, model in enumerate(models)}
        yield "accuracy", _accuracy(sets, styles)
        for one in sets:
            mine = [styles[label(result)] for result in one.results]
            name = _plain(one.name)
            for field in _shown(one):
                yield f"{name}_by_{_plain(field.name)}", _by_field(one, field, mine)
            points = [result for result in one.results if curve(result.outcomes)]
            drawings = _POINTS if points else {}
            for kind, draw in drawings.items():
                yield f"{name}_{kind}", draw(one, mine)
            yield f"{name}_misses", _misses(one)


def _point_plots(sets: Sequence[Set]) -> Iterator[tuple[str, Figure]]:
    """Of the rows whose truth is a point: a curve for each set and giver of points."""
    for one in sets:
        styles = [style_of(place) for place, _ in enumerate(one.results)]
        for kind in _WHOSE:
            if any(curve(result.outcomes, kind) for result in one.results):
                yield f"{_plain(one.name)}_{kind}", _tolerance(one, styles, kind)


def _plain(name: str) -> str:
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def _written(figure: Figure, path: Path) -> Path:
    data = BytesIO()
    with warnings.catch_warnings():
        # Of a name in a script that the font lacks: boxes stand for it.
        warnings.filterwarnings("ignore", "Glyph .* missing", UserWarning)
        figure.savefig(data, format="png", metadata={"Software": None})
    write_bytes(path, data.getvalue())
    return path


def _shown(one: Set) -> list[Field]:
    """The scorer's own fields and the target's size, where they have few values."""
    own = {*one.results[0].score["shown"], "target size"}
    return [field for field in one.fields if field.name in own and len(field.values) <= _MOST]


# ---------------------------------------------------------------------------------------- accuracy


def _accuracy(sets: Sequence[Set], styles: Mapping[str, Style]) -> Figure:
    """A row a model, a panel a set."""
    models = list(styles)
    figure = new_figure(0.55 + 0.2 * len(models))
    panels = figure.subplots(1, len(sets), sharey=True, squeeze=False)[0]
    for axes, one in zip(panels, sets, strict=True):
        for result in one.results:
            name = label(result)
            share, ci = result.score["accuracy"], result.score["ci95"]
            dot(axes, (share, ci), models.index(name), styles[name])
            if _partial(result):
                some = result.answered
                beside = models.index(name) + _BELOW
                dot(axes, (some["accuracy"], some["ci95"]), beside, styles[name], hollow=True)
        axes.set_ylim(len(models) - 0.5, -0.5)
        axes.set_yticks(range(len(models)), models)
        titled(axes, f"{one.name} (n = {one.results[0].score['n']})")
        ticks = 5 if len(sets) < 3 else 3
        percent_axis(axes.xaxis, _HOLLOW if any(map(_partial, one.results)) else _SHOWN, ticks)
        axes.grid(axis="x", **FAINT)
    return figure


def _partial(result: Result) -> bool:
    """Whether rows have no answer, so that strict accuracy and that of the answered rows differ."""
    return bool(result.absent_scored and result.answered["n"])


def _by_field(one: Set, field: Field, styles: Sequence[Style]) -> Figure:
    """A row a value, in it a line a model."""
    models = len(one.results)
    step = 0.8 / models
    height = 0.55 + len(field.values) * max(0.2, 0.075 * models + 0.06)
    figure = new_figure(min(height, _PAGE))
    axes = figure.subplots()
    counted = [by_field(result.outcomes, field, Measure(BOX)) for result in one.results]
    for place, (numbers, style) in enumerate(zip(counted, styles, strict=True)):
        for row, (hits, n, low, high) in enumerate(numbers):
            if n:
                at = row + (place - (models - 1) / 2) * step
                dot(axes, (hits / n, (low, high)), at, style)
    names = [f"{value} ({n})" for value, (_, n, *_) in zip(field.values, counted[0], strict=True)]
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    for edge in range(1, len(names)):
        axes.axhline(edge - 0.5, **FAINT)
    axes.grid(axis="x", **FAINT)
    percent_axis(axes.xaxis, "accuracy, 95 % interval; in brackets the rows")
    titled(axes, f"{one.name} by {field.name.replace('_', ' ')}")
    legend(figure, [label(result) for result in one.results], styles, lines=False)
    return figure


# --------------------------------------------------------------------------------------- distances


def _tolerance(one: Set, styles: Sequence[Style], kind: str = BOX) -> Figure:
    figure = new_figure(2.6)
    axes = figure.subplots()
    distances = [distance for distance in DISTANCES if distance <= _FAR]
    along = [math.log1p(distance) for distance in distances]
    for place, (result, style) in enumerate(zip(one.results, styles, strict=True)):
        found = curve(result.outcomes, kind)
        if found:
            shares = [hits / found["n"] for hits in found["hits"]][: len(along)]
            low, high = zip(*found["ci"][: len(along)], strict=True)
            axes.fill_between(along, low, high, color=style.colour, alpha=0.15, linewidth=0)
            axes.plot(along, shares, color=style.colour, linestyle=style.line, linewidth=1.2)
            axes.plot(
                along,
                shares,
                style.marker,
                color=style.colour,
                markersize=3,
                markevery=_every(place),
            )
    ticks = (0, 1, 2, 5, 10, 20, 50, 100, 200, _FAR)
    axes.set_xticks([math.log1p(tick) for tick in ticks], [str(tick) for tick in ticks])
    axes.set_xlim(0, math.log1p(_FAR))
    axes.set_xlabel("pixels that an answer may be off (logarithmic)")
    percent_axis(axes.yaxis, "point rows within that")
    axes.grid(**FAINT)
    what = f"answers within a distance of {_WHOSE[kind]}" if kind in _WHOSE else _HITS
    titled(axes, f"{one.name}: {what}")
    legend(figure, [label(result) for result in one.results], styles)
    return figure


def _every(place: int) -> tuple[int, int]:
    """Markers of lines that lie on each other do not."""
    return place % 4, 4


def _distances(one: Set, styles: Sequence[Style]) -> Figure:
    """A row a model: its point rows by the distance of the answer."""
    figure = new_figure(0.8 + 0.55 * len(one.results))
    panels = figure.subplots(len(one.results), 1, sharex=True, squeeze=False)[:, 0]
    names = ["hit", *map(_bin_name, _EDGES[:-1], _EDGES[1:]), "no\nanswer"]
    for axes, result, style in zip(panels, one.results, styles, strict=True):
        shares = _shares(result.outcomes)
        axes.bar(range(len(shares)), shares, width=0.86, color=style.colour, alpha=0.85)
        for place, share in enumerate(shares):
            if share:
                shown = "<1" if share < 0.005 else f"{share * 100:.0f}"
                axes.text(place, share + 0.03, shown, ha="center", va="bottom", fontsize=6)
        axes.set_ylim(0, 1.3)
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        axes.set_ylabel(wrapped(label(result)), rotation=0, ha="right", va="center")
        axes.axvline(0.5, **FAINT)
        axes.axvline(len(names) - 1.5, **FAINT)
    panels[-1].set_xticks(range(len(names)), names, fontsize=6)
    panels[-1].set_xlabel("pixels from the answer to the target; % of the point rows")
    titled(panels[0], f"{one.name}: how far answers are from the target")
    return figure


def _bin_name(low: float, high: float) -> str:
    if high == math.inf:
        return f"{low:g}+"
    return f"{low:g}–{high:g}"


def _shares(outcomes: Sequence[Outcome]) -> list[float]:
    """Of point rows: those that hit, those in each bin of distances, those without an answer."""
    rows = [o for o in outcomes if o.target.truth and o.target.truth.rule == "point_in_bbox"]
    counts = [0] * (len(_EDGES) + 1)
    for row in rows:
        distance = row.verdict.distance if row.verdict else None
        if row.hit:
            counts[0] += 1
        elif distance is None:
            counts[-1] += 1
        else:
            counts[sum(distance >= edge for edge in _EDGES)] += 1
    return [count / len(rows) for count in counts]


_POINTS: Mapping[str, Drawing] = {"tolerance": _tolerance, "distances": _distances}
"""Of sets that ask for points."""


# ------------------------------------------------------------------------------------------ misses


_SQUARE = ((-0.5, 0.5, 0.5, -0.5, -0.5), (-0.5, -0.5, 0.5, 0.5, -0.5))


def _misses(one: Set) -> Figure:
    """A map a model; the square is the target, whatever its size."""
    across = min(4, len(one.results))
    down = math.ceil(len(one.results) / across)
    figure = new_figure(0.5 + down * (WIDTH / 4 + 0.6), WIDTH * max(2, across) / 4)
    panels = list(figure.subplots(down, across, squeeze=False).flat)
    span = SPANS["size"]
    for axes in panels:
        axes.set_axis_off()
    for axes, result in zip(panels, one.results, strict=False):
        found = heat(result.outcomes, "size")
        counts = [[math.nan] * CELLS for _ in range(CELLS)]
        for cell, count in found["cells"]:
            counts[cell // CELLS][cell % CELLS] = count
        axes.set_axis_on()
        axes.imshow(counts, cmap="cividis_r", vmin=0, extent=(-span, span, span, -span))
        axes.plot(*_SQUARE, color="black", linewidth=0.9)
        axes.set_xticks([-2, 0, 2])
        axes.set_yticks([-2, 0, 2])
        most = max((count for _, count in found["cells"]), default=0)
        axes.set_title(wrapped(label(result)), loc="left", fontsize=7)
        said = f"{found['n']} misses, {found['far']} beyond,\nat most {most} in a cell"
        axes.set_xlabel(said if found["n"] else "no misses with a place")
    figure.suptitle(
        f"{one.name}: misses around the target, in its widths and heights; darker is more",
        x=0.01,
        ha="left",
    )
    return figure
