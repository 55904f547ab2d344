"""What stands beside a photograph: who took it and how, and what others say about it."""

from __future__ import annotations

from pointerbench.flow.nodes import Node
from pointerbench.suites.text.kit.controls import button, chips
from pointerbench.suites.text.kit.people import (
    likeness,
)
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    agos,
    composer,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row


def facts_pane(w: Writer, owner: str) -> Node:
    theme = w.theme
    values = (
        f"{w.pick(('Norda', 'Kestrel', 'Halcyon'))} {w.pick(('X', 'M', 'R'))}{w.integer(3, 9)}",
        f"{w.pick((24, 35, 50, 85))} mm",
        f"1/{w.pick((60, 125, 250, 500))} s",
        f"f/{w.pick(('1.8', '2.8', '4', '8'))}",
        w.short_date(),
        "6000 × 4000",
    )
    facts = [
        row(muted(w, name, 12.5, width=110), ui(w, value, 13, grow=1), gap=8)
        for name, value in zip(words(w, "camera_facts"), values, strict=True)
    ]
    owner_line = row(
        likeness(w, owner, 38),
        column(ui(w, owner, 14, bold=True), muted(w, w.city(), 12), grow=1),
        button(w, w.say("follow"), size=12.5),
        gap=10,
    )
    body = column(
        owner_line,
        *facts,
        chips(w, [album.title for album in w.passages("albums", 3)]),
        ui_title(w, w.say("comments"), 15),
        *_comments(w, owner),
        gap=10,
        pad=pad(18, 18),
        grow=1,
        clip=True,
    )
    write = composer(w, w.say("social.write_comment"), pad=pad(14, 9))
    looks = {"fill": theme.card, "border": theme.line, "edges": "l", "place": "panel"}
    return column(body, write, width=318, **looks)


def _comments(w: Writer, owner: str) -> list[Node]:
    known = words(w, "good_replies")
    lines = w.sample(words(w, "photo_replies") + [known[place] for place in (0, 2, 5, 8)], 6)
    people = [name for name in w.people(7) if name != owner][:6]
    return [
        row(
            likeness(w, who, 30),
            column(
                row(ui(w, who, 13, bold=True, limit=1, grow=1), muted(w, when, 11.5), gap=8),
                prose(w, line, min(w.size, 14.5), styles=(), leading=1.4),
                gap=2,
                grow=1,
            ),
            gap=10,
            align="start",
            place="comment",
        )
        for line, who, when in zip(lines, people, agos(w, 6, 30, 6000), strict=True)
    ]
