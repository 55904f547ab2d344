"""What stands beside a forum's thread: rooms, tags and users left; about and related right."""

from __future__ import annotations

from pointerbench.flow.nodes import Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chip,
    nav_item,
)
from pointerbench.suites.text.kit.people import (
    face_of,
    nick,
    stable,
)
from pointerbench.suites.text.kit.texts import muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    section_title,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row, space, wrap

_ROOM_ICONS = ("build", "light_mode", "home", "camera", "music", "chat")


def rooms_list(w: Writer, room: str) -> Node:
    """The forum's parts, this one chosen, its tags, and who is there, at the left."""
    items = [
        nav_item(w, name, icon=icon, chosen=name == room, count=str(w.integer(3, 480)))
        for icon, name in zip(_ROOM_ICONS, words(w, "forum_rooms"), strict=True)
    ]
    tags = wrap(
        *(chip(w, tag, w.theme.code, w.theme.muted) for tag in words(w, "forum_tags")), gap=6
    )
    users = [nick(w, person) for person in w.people(w.integer(5, 8))]
    online = [
        row(
            face_of(w, user, 22, letters=stable(user, 2) == 0),
            ui(w, user, 12.5, limit=1, grow=1),
            gap=9,
        )
        for user in users
    ]
    return column(
        *items,
        space(8),
        section_title(w, w.say("social.tags")),
        tags,
        space(8),
        section_title(w, w.say("online")),
        *online,
        width=196,
        gap=5,
        pad=pad(14, 16),
        place="navigation",
    )


def about_side(w: Writer, *, member: bool) -> Node:
    theme = w.theme
    join = [] if member else [button(w, w.say("sign_up"), primary=True)]
    about = card(
        w,
        ui_title(w, w.say("social.about_forum"), 14.5),
        prose(w, w.say("social.forum_about"), 13.5, styles=()),
        muted(w, w.say("social.members_n", n=w.number(w.integer(900, 48000))), 12.5),
        muted(w, w.say("social.online_n", n=w.integer(11, 240)), 12.5),
        *join,
    )
    others = [talk.title for talk in w.passages("forum", 2)] + words(w, "forum_threads", 4)
    related = [
        column(
            ui(w, caption, 13.5, theme.link, role="text", leading=1.35),
            muted(w, w.say("social.replies_n", n=w.integer(2, 64)), 12),
            gap=2,
        )
        for caption in others
    ]
    heading = ui_title(w, w.say("social.related_threads"), 14.5)
    return column(
        about,
        card(w, heading, *related, gap=10),
        width=262,
        gap=14,
        pad=Pad(16, 22, 0, 0),
        place="sidebar",
    )
