"""A person's page in a community: banner, about, skills, activity, people one may know."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.boxes import column, pad, panes, parted, row, rule
from pointerbench.suites.text.kit.controls import avatar, button, card, chips, photo, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    LAND,
    agos,
    brand,
    counted,
    likeness,
    nick,
    person_line,
    scene,
    words,
)
from pointerbench.suites.text.writer import Writer


def build(w: Writer) -> Node:
    name, person = brand(w, "social"), w.person()
    captions = [w.say(key) for key in ("home", "social.groups", "social.messages", "events")]
    header = site_header(
        w, name, captions, site_search(w), Icon("bell", 19, w.theme.muted), avatar(w, 28)
    )
    main = [_about(w, person), _activity(w, person), _posts(w, person)]
    if w.chance(0.4):
        main[1], main[2] = main[2], main[1]
    body = page(
        w,
        header,
        panes(
            column(_top(w, person), *main, gap=14, grow=1),
            _side(w),
            gap=18,
            pad=pad(w.pick((28, 46)), 16),
            grow=1,
        ),
        fill=w.theme.code if w.chance(0.5) else w.theme.page,
    )
    return web(w, f"{person} – {name}", f"{name.lower()}.social/{nick(w, person)}", body)


def _top(w: Writer, person: str) -> Node:
    """The banner, and the person's name, place and figures on it."""
    theme = w.theme
    texts = column(
        ui(w, person, 23, bold=True, role="title"),
        ui(w, w.pick(words(w, "headlines")), 14.5),
        row(
            Icon("map_pin", 14, theme.muted),
            muted(w, w.city(), 12.5),
            muted(w, "·", 12.5),
            muted(w, w.say("social.member_since", date=w.day(-3000, -300).year), 12.5),
            gap=6,
        ),
        gap=4,
        grow=1,
    )
    buttons = row(
        button(w, w.say("follow"), primary=True, icon="person_add"),
        button(w, w.say("social.message_verb"), icon="mail"),
        gap=9,
    )
    who = row(likeness(person, 92), texts, buttons, gap=18, pad=pad(20, 14))
    banner = [scene(w, LAND, w.integer(84, 130))] if w.chance(0.8) else []
    figures = (("social.posts", 400), ("followers", 9000), ("following", 600))
    strip = row(
        *(_figure(w, w.say(key), w.integer(12, most)) for key, most in figures),
        gap=30,
        pad=Pad(0, 20, 12, 20),
    )
    keys = ("social.posts", "about", "social.activity", "social.photos")
    sections = tabs(w, [w.say(key) for key in keys], chosen=w.integer(0, 1), pad=pad(10, 0))
    below = w.pick(((strip,), (sections,), (strip, sections)))
    looks = {"fill": theme.card, "border": theme.line, "place": "header"}
    return column(*banner, who, *below, **looks)


def _figure(w: Writer, caption: str, count: int) -> Node:
    return row(ui(w, w.number(count), 15, bold=True), muted(w, caption, 12.5), gap=6)


def _about(w: Writer, person: str) -> Node:
    about = w.say(f"social.about_{w.integer(1, 4)}")
    text = prose(w, about, min(w.size, 16), styles=("link", "italic"))
    nodes: list[Node] = [ui_title(w, w.say("about"), 16), text]
    if w.chance(0.6):
        site = w.domain()
        facts = (("mail", w.email(person, site)), ("link", f"www.{site}"))
        items = [
            row(Icon(icon, 15, w.theme.muted), ui(w, value, 13), gap=7) for icon, value in facts
        ]
        nodes.append(row(*items, gap=24))
    return card(w, *nodes)


def _activity(w: Writer, person: str) -> Node:
    first = person.split()[0]
    lines: list[Node] = []
    for when in agos(w, w.integer(3, 4), 90, 12000):
        key = w.pick(("comment", "like", "join"))
        what = w.pick(words(w, "clubs")) if key == "join" else w.line("headlines")
        icon = {"comment": "comment", "like": "heart", "join": "group"}[key]
        said = f"{first} {w.say(f'social.act_{key}', what=what)}"
        lines.append(
            row(
                Icon(icon, 17, w.theme.accent),
                ui(w, said, 13.5, grow=1, leading=1.4),
                muted(w, when, 12),
                gap=11,
                place="entry",
            )
        )
    heading = ui_title(w, w.say("social.activity"), 16)
    return card(w, heading, *parted(lines, rule(w.theme)), gap=9)


def _posts(w: Writer, person: str) -> Node:
    nodes = [_post(w, person, line, when) for line, when in zip(
        w.lines("posts", 3), agos(w, 3, 60, 9000), strict=True
    )]  # fmt: skip
    return card(w, ui_title(w, w.say("social.posts"), 16), *parted(nodes, rule(w.theme)), gap=12)


def _post(w: Writer, person: str, line: str, when: str) -> Group:
    head = row(
        likeness(person, 30), ui(w, person, 13.5, bold=True, grow=1), muted(w, when, 12), gap=9
    )
    counts = row(
        counted(w, "like", str(w.integer(2, 190))),
        counted(w, "comment", str(w.integer(0, 40))),
        counted(w, "share", w.say("share")),
        gap=22,
    )
    body = prose(w, line, min(w.size, 16), styles=("bold", "link"), rate=0.2)
    return column(head, body, counts, gap=7, place="post")


def _side(w: Writer) -> Node:
    theme = w.theme
    skills = [w.line("skills") for _ in range(w.integer(4, 7))]
    people = [person_line(w, name, w.pick(words(w, "headlines"))) for name in w.people(4)]
    groups = [
        row(
            photo(w, 34, 34),
            column(
                ui(w, club, 13, bold=True, limit=1),
                muted(w, w.say("social.members_n", n=w.number(w.integer(24, 4800))), 12),
                grow=1,
            ),
            gap=10,
        )
        for club in words(w, "clubs", 3)
    ]
    more = label(w, w.say("view_all"), 13, theme.link)
    blocks: list[Node] = [
        card(w, ui_title(w, w.say("social.skills_title"), 15), chips(w, skills), gap=10),
        card(w, ui_title(w, w.say("social.groups"), 15), *groups, more, gap=10),
        card(w, ui_title(w, w.say("social.you_may_know"), 15), *people, more, gap=11),
    ]
    if w.chance(0.5):
        blocks.reverse()
    return column(*blocks, width=w.integer(256, 286), gap=14, place="sidebar")
