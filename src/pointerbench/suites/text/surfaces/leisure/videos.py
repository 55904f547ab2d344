"""A video with its controls, and the videos that come next."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import length_of, one, say
from pointerbench.suites.text.surfaces.leisure.pictures import picture_of, tile
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, push, row, space

_SIGNS = ("build", "music", "lightbulb", "brush", "coffee", "mic")


def screen(w: Writer, film: Passage, high: float) -> Group:
    """The picture, or a title card, with the player's own controls and, often, a subtitle."""
    whole = w.integer(240, 2400)
    share = w.integer(8, 88) / 100
    video = layers(
        picture_of(w, film, w.pick(_SIGNS), (high, None)),
        Drawing("playback", high, None, (w.theme.accent,), (0, share)),
        height=high,
    )
    time = ui(w, f"{length_of(round(whole * share))} / {length_of(whole)}", 12, "#ffffff")
    lines: list[Node] = [push()]
    if w.chance(0.6):
        said = prose(w, one(w, "sub", 6), 17, "#ffffff", styles=(), align="center", leading=1.35)
        lines.append(row(push(), column(said, pad=pad(12, 4), fill="#101010", hugs=True), push()))
    high_definition = ui(w, "HD", 12, "#ffffff", bold=True)
    foot = row(
        time, push(), high_definition, pad=pad(22, 3), fill="#000000", shade=190, ground="#141414"
    )
    over = column(*lines, space(14), foot, space(28))
    return layers(video, over, height=high, place="player")


def views(w: Writer) -> str:
    return say(w, "n_views", n=w.number(w.integer(40, 9000) * 37))


def _with_length(w: Writer, picture: Node) -> Group:
    """A video's picture with its length at the lower right."""
    length = column(
        ui(w, length_of(w.integer(95, 2900)), 11, "#ffffff", leading=1.2),
        pad=pad(4, 1),
        fill="#101010",
    )
    over = column(push(), row(push(), length), pad=pad(4, 4))
    return layers(picture, over, width=124, height=72)


def _tiles(w: Writer, count: int) -> list[Node]:
    return [tile(w, w.pick(_SIGNS), (72, 124)) for _ in range(count)]


def next_videos(w: Writer, channels: list[str]) -> Group:
    items: list[Node] = []
    told = w.passages("travel", 3)
    names = [place.title for place in told] + w.lines("skills", 5)
    pictures = [picture_of(w, place, "globe", (72, 124)) for place in told]
    for name, drawn in zip(names, [*pictures, *_tiles(w, 5)], strict=False):
        items.append(
            row(
                _with_length(w, drawn),
                column(
                    ui(w, name, 13, bold=True, limit=2, leading=1.3, role="title"),
                    muted(w, w.pick(channels), 12),
                    muted(w, f"{views(w)}", 11.5),
                    gap=2,
                    grow=1,
                ),
                gap=10,
                align="start",
                place="result",
            )
        )
    toggle = Drawing("toggle", 18, 34, (w.theme.accent, w.theme.faint), (float(w.chance(0.5)),))
    return column(
        row(
            ui_title(w, say(w, "next_videos"), 15),
            push(),
            muted(w, say(w, "autoplay")),
            toggle,
            gap=9,
        ),
        *items,
        gap=11,
        width=308,
        place="sidebar",
    )
