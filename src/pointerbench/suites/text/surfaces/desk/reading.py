"""The part of a quiz that asks about a text: the text at the left, questions at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Node, Rule
from pointerbench.suites.text.kit.texts import muted, prose, title, ui
from pointerbench.suites.text.surfaces.desk.parts import tick
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space

# Photographs of hills, lakes, woods: they fit any text about a place.
_VIEWS = (0, 5, 7, 15, 17, 23, 25)
_ASKED = tuple(f"desk.reading_{number}" for number in range(1, 4))


def reading_part(w: Writer, number: int) -> Node:
    """A text at the left, two questions on it at the right."""
    theme = w.theme
    register = w.pick(("encyclopedia", "fiction", "magazine", "travel"))
    story = w.passage(register)
    view = Drawing("photo", w.integer(110, 150), None, (), (float(w.pick(_VIEWS)),))
    picture: list[Node] = [view] if register == "travel" else []
    left = column(
        muted(w, w.say("desk.read_text"), 12.5),
        title(w, story.title, 22),
        *picture,
        *(prose(w, sentences, rate=0.15) for sentences in story.paragraphs),
        prose(w, w.say("desk.quiz_rules", n=w.pick((2, 3))), 13, theme.muted, styles=()),
        gap=12,
        pad=pad(26, 20),
        grow=1.15,
        fill=theme.card,
        clip=True,
        place="panel",
    )
    first, second = w.sample(_ASKED, 2)
    keys = w.sample(range(1, 9), 8)
    right = column(
        *_choice(w, number, first, keys[:4]),
        space(8),
        *_choice(w, number + 1, second, keys[4:]),
        gap=12,
        pad=pad(26, 20),
        grow=1,
        place="question",
    )
    return panes(left, Rule(theme.line), right, grow=1, clip=True)


def _choice(w: Writer, number: int, asked: str, keys: list[int]) -> list[Node]:
    """A question on the text and four sentences to choose from."""
    theme = w.theme
    chosen = w.integer(0, 3)
    options = [
        row(
            tick(w, on=place == chosen, kind="radio", size=18),
            ui(w, w.say(f"desk.purpose_{key}"), 14, role="label", grow=1),
            gap=12,
            pad=pad(14, 10),
            fill=theme.chosen if place == chosen else theme.card,
            border=theme.accent if place == chosen else theme.line,
            radius=6,
            hit=True,
        )
        for place, key in enumerate(keys)
    ]
    return [
        muted(w, f"{w.say('question')} {number}", 12.5),
        prose(w, w.say(asked), w.size + 1, styles=()),
        column(*options, gap=8),
    ]
