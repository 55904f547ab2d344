"""A presentation program: thumbnails of the slides, one being edited, the speaker's notes."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.furniture import program, split, standard_menus, toolbar
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, text, title, ui
from pointerbench.suites.text.surfaces.desk.office import lines_drawn
from pointerbench.suites.text.surfaces.desk.parts import dropdown, slug, tall_status, zoom_bar
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

_NOTES = tuple(f"desk.speech_{number}" for number in range(1, 9))
_LATER = ("second", "third")  # what stands beside the passage of a deck
_TABS = ("file", "home", "insert", "design", "transitions", "slide_show", "review", "view")


class _Slide(NamedTuple):
    """A slide's heading and what it says below it, a point each."""

    heading: str
    points: tuple[str, ...]


def build(w: Writer) -> Node:
    deck = w.passage("slides")
    slides = _slides(deck)
    chosen = w.integer(0, len(slides) - 1)
    outline = [(one.heading, len(one.points)) for one in slides]
    outline += [(w.say(key), w.integer(2, 4)) for key in ("summary", "desk.next_steps", "contact")]
    foot = f"{w.company()}  –  {w.month()} {w.today.year}"
    stage = column(
        column(
            _slide(w, slides[chosen], foot, chosen + 1), align="center", pad=pad(20, 18), grow=1
        ),
        _notes(w, deck),
        grow=1,
        fill=w.theme.code,
        clip=True,
    )
    return program(
        w,
        f"{slug(deck.title)}.pptx - {w.pick(('Podium', 'Lichtbild', 'Diapo'))}",
        split(_thumbnails(w, outline, chosen), stage),
        icon="present",
        menus=[w.say(key) for key in _TABS] if w.chance(0.6) else standard_menus(w),
        tools=_tools(w),
        status=_status(w, chosen + 1, len(outline)),
    )


def _slides(deck: Passage) -> list[_Slide]:
    """The slides of a deck: the first one is the passage, the others stand beside it."""
    later = [deck.beside[name] for name in _LATER]
    return [_Slide(deck.title, deck.sentences), *(_Slide(head, tuple(own)) for head, *own in later)]


def _tools(w: Writer) -> Node:
    new = row(label(w, w.say("desk.new_slide"), 12.5), pad=pad(8, 4), hit=True)
    return toolbar(
        w,
        *("plus", new, "|", "undo", "redo", "|", "text_box", "image", "shapes", "chart_column"),
        *("table", "|"),
        dropdown(w, w.body, 124),
        dropdown(w, "24", 52),
        *("bold", "italic", "underline", "font_color", "|", "align_left", "align_center"),
        *("bullets", "line_spacing", "|", "present"),
        clip=True,
    )


def _thumbnails(w: Writer, slides: list[tuple[str, int]], chosen: int) -> Node:
    theme = w.theme
    nodes = []
    for number, (heading, points) in enumerate(slides):
        own = number == chosen
        small = column(
            text(w, heading, 9, bold=True, leading=1.2, limit=2, role="title"),
            *lines_drawn(w, points, 92),
            gap=6,
            pad=pad(11, 10),
            width=150,
            height=86,
            fill=theme.card,
            border=theme.accent if own else theme.line,
            thickness=2 if own else 1,
            clip=True,
        )
        nodes.append(row(muted(w, str(number + 1), 12, width=18), small, gap=6, align="start"))
    return column(
        *nodes,
        gap=12,
        pad=pad(10, 14),
        width=194,
        fill=theme.bar,
        border=theme.line,
        edges="r",
        place="sidebar",
        clip=True,
    )


def _slide(w: Writer, one: _Slide, foot: str, number: int) -> Group:
    """The slide: coloured title bar or plain, bullets alone or beside a chart."""
    theme = w.theme
    # A chart shows figures: none where the points have none.
    kinds = ("", "bars", "line_chart", "donut", "columns_pair")
    picture = w.pick(kinds) if any(map(str.isdigit, " ".join(one.points))) else ""
    few = len(" ".join(one.points)) < (140 if picture else 250)
    size = w.pick((20, 21, 22)) if few or not picture else w.pick((16, 17, 18))
    points = bullets(
        w,
        one.points,
        size=size,
        styles=("bold", "color"),
        rate=0.25,
        gap=24 if few else 9 if picture else 12,
        marker=w.pick(("•", "–")),
        leading=1.35,
    )
    body: Node = column(points, pad=pad(38, 20), grow=1)
    if picture:
        body = panes(column(points, grow=1), _picture(w, picture), gap=26, pad=pad(38, 20), grow=1)
    line = row(ui(w, foot, 11.5, theme.muted, grow=1), muted(w, str(number), 11.5), pad=pad(38, 10))
    return column(
        _banner(w, one.heading),
        body,
        line,
        width=730,
        height=430,
        fill=theme.card,
        border=theme.line,
        clip=True,
        place="editor",
        shadow=True,
    )


def _banner(w: Writer, words: str) -> Group:
    """The title, white on the accent or over a line."""
    theme = w.theme
    filled = w.chance(0.4)
    return column(
        title(w, words, w.pick((27, 29, 31)), theme.on_accent if filled else theme.ink),
        pad=pad(38, 20 if filled else 24),
        fill=theme.accent if filled else "",
        border="" if filled else theme.accent,
        edges="b",
        thickness=3,
    )


def _picture(w: Writer, kind: str) -> Node:
    data = tuple(float(w.integer(20, 90)) for _ in range(w.pick((4, 6, 8))))
    colors = (w.theme.accent,) if kind in ("bars", "line_chart") else ()
    return column(Drawing(kind, 190, 210, colors, data))


def _notes(w: Writer, deck: Passage) -> Node:
    """What the speaker wants to say: on any talk, and on this one."""
    first, *keys = sorted(w.sample(_NOTES, 3))
    said = [w.say(first), *deck.beside["speech"], *map(w.say, keys)]
    theme = w.theme
    return column(
        muted(w, w.say("desk.speaker_notes"), 11.5),
        prose(w, said, 13.5, styles=("bold", "underline")),
        gap=5,
        pad=pad(20, 10),
        fill=theme.page,
        border=theme.line,
        edges="t",
        place="panel",
        height=136,
        clip=True,
    )


def _status(w: Writer, number: int, total: int) -> Node:
    color = w.theme.muted
    words = (w.say("desk.slide_of", n=number, total=total), w.say("desk.own_language"))
    left = [label(w, one, 12, color) for one in words]
    return tall_status(w, left, [label(w, w.say("notes"), 12, color), zoom_bar(w, 80)])
