"""About the other one in a chat: picture, telephone, shared pictures, groups."""

from __future__ import annotations

from pointerbench.flow.nodes import Icon, Node
from pointerbench.suites.text.kit.furniture import sidebar
from pointerbench.suites.text.kit.people import (
    disc,
    face_of,
    is_known,
    stable,
)
from pointerbench.suites.text.kit.photos import photograph
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    section_title,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, space


def details_pane(w: Writer, title: str) -> Node:
    """About the other one: picture, telephone, shared pictures, groups."""
    line = w.pick(words(w, "about_lines"))
    lone = is_known(w, title)
    known = w.phone() if lone else w.say("social.members_n", n=w.integer(3, 9))
    shots = w.sample(w.passage("albums").beside["shots"], 3)
    pictures = row(*(photograph(w, 58, 58, shot.split()[:1]) for shot in shots), gap=5)
    switches = [
        row(Icon(icon, 18, w.theme.muted), ui(w, w.say(key), 13, role="label"), gap=10, hit=True)
        for icon, key in (
            ("bell_off", "social.mute_chat"),
            ("star", "starred"),
            ("trash", "delete"),
        )
    ]
    return sidebar(
        w,
        column(
            face_of(w, title, 96, letters=not lone or stable(title, 5) < 2),
            ui_title(w, title, 17),
            muted(w, known, 13),
            align="center",
            gap=7,
        ),
        section_title(w, w.say("about")),
        prose(w, line, 13.5, styles=()),
        row(
            section_title(w, w.say("social.media_and_files")),
            push(),
            muted(w, str(w.integer(8, 90))),
        ),
        pictures,
        section_title(w, w.say("social.shared_groups")),
        *(row(disc(w, name, 26), ui(w, name, 13), gap=9) for name in words(w, "clubs", 2)),
        space(4),
        *switches,
        width=222,
        side="l",
        gap=11,
        pad=pad(16, 20),
    )
