"""The photograph that belongs to a text, with its caption and who took it."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Paragraph
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.photos import caption_of, photograph_of
from pointerbench.suites.text.kit.texts import muted
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column


def credit(w: Writer, person: str = "") -> Paragraph:
    """Who took the picture above."""
    return muted(w, w.say("press.photo_by", name=person or w.person()), 11.5)


def figures(w: Writer, passage: Passage, height: float, *, person: str = "") -> list[Group]:
    """The passage's photograph with what is said below it; nothing where it has none."""
    picture = photograph_of(w, passage, height)
    if picture is None:
        return []
    caption = caption_of(passage)
    below: list[Node] = [muted(w, caption, 12.5)] if caption else []
    return [column(picture, *below, credit(w, person), gap=5, place="section")]
