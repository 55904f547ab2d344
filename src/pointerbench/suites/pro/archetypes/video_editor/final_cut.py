"""A cutting room with a magnetic story line: libraries, browser, viewer, inspector."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import ruler, told
from pointerbench.suites.pro.archetypes.video_editor.final_cut_panels import (
    browser,
    catalogue,
    index,
    inspector,
    meters,
    sidebar,
    viewer,
)
from pointerbench.suites.pro.archetypes.video_editor.parts import (
    stills,
    timecode,
    times,
)
from pointerbench.suites.pro.archetypes.video_editor.timeline import clips, cuts, lanes_of
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, say


def _framed(d: Desk, upper: Sequence[Node], *lower: Node, high: float = 286) -> Group:
    look, theme = d.look, d.look.theme
    bar = row(
        *d.bar("left", 16, pad=pad(7, 4)), push(),
        tools.segments(look, d.bar("panes", 16, pad=pad(8, 3))), *d.bar("right", 16, pad=pad(7, 4)),
        gap=4, pad=pad(10, 3), fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    above = panes(*upper, grow=1, clip=True)
    return d.window(column(bar, above, _middle(d), panes(*lower, height=high, clip=True), grow=1))


def _middle(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    return row(
        d.button("index", size=11, pad=pad(9, 1)),
        *d.bar("connect", 15, pad=pad(5, 3)),
        *d.bar("tool", 15, pad=pad(5, 3), drop=True),
        push(),
        say(look, d.document, 11.5, bold=True),
        hint(look, timecode(117.4), 11),
        push(),
        *d.bar("skimming", 15, pad=pad(5, 3)),
        gap=3,
        pad=pad(10, 2),
        fill=theme.bar,
        border=theme.line,
        edges="tb",
    )


def _story(d: Desk, wide: float, seconds: float) -> Group:
    """The ruler, what is connected above the story, the story, and its sounds."""
    look, theme = d.look, d.look.theme
    x, edit = seconds / 120, cuts(d)
    lanes = lanes_of(d)
    rows: list[Node] = [ruler(d, times(d, 0, 15, 8), 20, 5, grow=0)]
    for place, lane in enumerate(lanes):
        body = clips(
            d,
            lane,
            edit,
            wide,
            "final_cut",
            chosen=1 if place == 2 else -1,
            fill=theme.page,
            border="",
        )
        over: list[Node] = [at(body, Spot(0, 0, 1, 1))]
        if lane.kind == "video":
            over.append(_transition(d, edit))
        over.append(at(Group(fill="#f2f2f2"), Spot(x, 0, 0, 1, dw=1)))
        rows.append(panels.canvas(look, *over, height=lane.high, grow=0))
    return column(*rows, Group(grow=1, fill=theme.page), gap=3, grow=1, clip=True, fill=theme.page)


def _transition(d: Desk, edit: list[tuple[float, float]]) -> Group:
    """A dissolve on a cut of the story."""
    cut = edit[3][0]
    sign = column(
        Drawing("key_frame", 14, 14, ("#d8d8dc",), (1,)),
        width=22,
        height=22,
        fill="#55565c",
        radius=3,
        align="center",
        justify="center",
    )
    node = at(sign, Spot(cut, 0.3, dx=-11))
    return told(d, node, "other", "transition")


def edit_view(d: Desk) -> Group:
    """Libraries, browser, viewer, inspector above the story."""
    seconds = d.uniform(24, 84)
    upper = [
        sidebar(d, "libraries"),
        browser(d, 216),
        viewer(d, 390, seconds),
        inspector(d, "video"),
    ]
    return _framed(d, upper, _story(d, 968, seconds), meters(d))


def color_view(d: Desk) -> Group:
    """Viewer with scopes, and wheels in the inspector."""
    seconds = d.uniform(24, 84)
    discs: list[Node] = []
    for entry in d.content("wheels"):
        place = (d.uniform(-0.25, 0.25), d.uniform(-0.25, 0.25), 0.16)
        wheel = column(Drawing("color_wheel", 72, 72, (), place), width=72, height=72)
        label = say(d.look, entry["text"], 10.5, align="center", width=112)
        side = Drawing("slider", 10, 90, (d.look.theme.accent,), (d.uniform(0.4, 0.6),))
        luma = told(d, row(side, width=90), "other", "wheel_luma", range=entry["said"])
        tinted = told(d, wheel, "other", "wheel", range=entry["said"])
        discs.append(
            column(label, row(push(), tinted, push()), row(push(), luma, push()), gap=4, width=112)
        )
    grid = wrap(*discs, gap=10, pad=pad(12, 6))
    strip = row(
        d.thing(
            tools.choice(d.look, "Color Wheels 1", 128, pad=pad(6, 1)),
            d.content("corrections"),
            "other",
        ),
        push(),
        *d.bar("correction", 14),
        pad=pad(10, 3),
    )
    panel = inspector(d, "color", strip, grid)
    return _framed(
        d,
        [viewer(d, 760, seconds, scopes=True), panel],
        index(d),
        _story(d, 746, seconds),
        meters(d),
        high=258,
    )


def titles_view(d: Desk) -> Group:
    """Titles and generators at the left, effects beside the story."""
    seconds = d.uniform(24, 84)
    names = d.content("title_names")
    grid = wrap(
        *stills(d, d.sample(names, 6), (92, 52), 9.5), gap=7, pad=pad(8, 6), clip=True, grow=1
    )
    head = row(
        say(d.look, "Titles", 11.5, bold=True),
        push(),
        *d.bar("browser", 14, pad=pad(4, 2)),
        pad=pad(8, 3),
    )
    middle = column(
        head,
        grid,
        width=216,
        fill=d.look.theme.card,
        border=d.look.theme.line,
        edges="r",
        clip=True,
    )
    upper = [sidebar(d, "title_groups"), middle, viewer(d, 390, seconds), inspector(d, "text")]
    return _framed(d, upper, _story(d, 742, seconds), catalogue(d))


VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    "final_cut_edit": edit_view,
    "final_cut_color": color_view,
    "final_cut_titles": titles_view,
}
