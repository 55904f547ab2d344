"""A person's page in a community: banner, about, skills, activity, people one may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chips,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.people import (
    avatar,
    likeness,
    nick,
    person_line,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    agos,
    badge,
    brand,
    counted,
    cover,
    timeless,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, row, rule

Box = Callable[..., Group]


def build(w: Writer) -> Node:
    name, person = brand(w, "social"), w.person()
    trade, banner = w.integer(1, 6), w.chance(0.6)
    # A banner's corners are square, so all others are, too.
    box = partial(card, w, radius=0 if banner else 8)
    captions = [w.say(key) for key in ("home", "social.groups", "social.messages", "events")]
    header = site_header(
        w, name, captions, site_search(w), Icon("bell", 19, w.theme.muted), avatar(w, 28)
    )
    main = [_posts(w, box, person), _activity(w, box, person)]
    if w.chance(0.3):
        main.reverse()
    top = _top(w, box, person, words(w, "headlines")[trade - 1], banner=banner)
    body = page(
        w,
        header,
        panes(
            column(top, _about(w, box, person, trade), *main, gap=14, grow=1),
            _side(w, box, trade),
            gap=18,
            pad=pad(w.pick((28, 46)), 16),
            grow=1,
        ),
        fill=w.theme.code if w.chance(0.5) else w.theme.page,
    )
    return web(w, f"{person} – {name}", f"{name.lower()}.social/{nick(w, person)}", body)


def _top(w: Writer, box: Box, person: str, trade: str, *, banner: bool) -> Node:
    """The banner, and the person's name, place and figures on it."""
    theme = w.theme
    texts = column(
        ui(w, person, 23, bold=True, role="title"),
        ui(w, trade, 14.5),
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
        button(w, w.say("follow"), primary=True, icon="plus"),
        button(w, w.say("social.message_verb"), icon="mail"),
        gap=9,
    )
    who = row(likeness(w, person, 84), texts, buttons, gap=18, pad=pad(20, 12))
    picture = [cover(w, w.integer(64, 96))] if banner else []
    figures = (("social.posts", 400), ("followers", 9000), ("following", 600))
    strip = row(
        *(_figure(w, w.say(key), w.integer(12, most)) for key, most in figures),
        gap=30,
        pad=Pad(0, 20, 12, 20),
    )
    keys = ("social.posts", "about", "social.activity", "social.photos")
    sections = tabs(w, [w.say(key) for key in keys], chosen=w.integer(0, 1), pad=pad(10, 0))
    below = w.pick((strip, sections))
    return box(*picture, who, below, gap=0, pad=pad(1), place="header")


def _figure(w: Writer, caption: str, count: int) -> Node:
    return row(ui(w, w.number(count), 15, bold=True), muted(w, caption, 12.5), gap=6)


def _about(w: Writer, box: Box, person: str, trade: int) -> Node:
    texts = [
        prose(w, w.say(f"social.{part}_{trade}"), min(w.size, 16), styles=("link", "italic"))
        for part in ("about", "more")
    ]
    nodes: list[Node] = [ui_title(w, w.say("about"), 16), *texts]
    if w.chance(0.6):
        site = w.domain(person)
        facts = (("mail", f"{ascii_word(person.split()[0])}@{site}"), ("link", f"www.{site}"))
        items = [
            row(Icon(icon, 15, w.theme.muted), ui(w, value, 13), gap=7) for icon, value in facts
        ]
        nodes.append(row(*items, gap=24))
    return box(*nodes)


def _activity(w: Writer, box: Box, person: str) -> Node:
    """What the person said, liked and joined, the words of a comment below its line."""
    icons = {"comment": "chat", "like": "heart", "join": "group"}
    clubs, lines = words(w, "clubs", 2), list[Node]()
    kinds = w.pick((("comment", "join", "like"), ("join", "comment", "like", "comment")))
    for kind, when in zip(kinds, agos(w, len(kinds), 90, 12000), strict=True):
        post = timeless(w, "posts", 1)[0] if kind == "comment" else ()
        what = _start(post[0]) if post else clubs.pop() if kind == "join" else w.line("headlines")
        said = f"{person.split()[0]} {w.say(f'social.act_{kind}', what=what)}"
        texts: list[Node] = [ui(w, said, 13.5, leading=1.4)]
        if post:
            texts.append(prose(w, post[1], min(w.size, 14.5), w.theme.muted, styles=()))
        parts = (Icon(icons[kind], 17, w.theme.accent), column(*texts, gap=3, grow=1))
        lines.append(row(*parts, muted(w, when, 12), gap=11, align="start", place="entry"))
    heading = ui_title(w, w.say("social.activity"), 16)
    return box(heading, *parted(lines, rule(w.theme)), gap=9)


def _start(post: str) -> str:
    """How a post begins, in a few words."""
    words_ = post.split()
    return post if len(words_) < 9 else " ".join(words_[:7]).rstrip(".,:;") + " …"


def _posts(w: Writer, box: Box, person: str) -> Node:
    posts = zip(timeless(w, "posts", 3), agos(w, 3, 60, 9000), strict=True)
    nodes = [_post(w, person, post[0], when) for post, when in posts]
    return box(ui_title(w, w.say("social.posts"), 16), *parted(nodes, rule(w.theme)), gap=12)


def _post(w: Writer, person: str, line: str, when: str) -> Group:
    head = row(
        likeness(w, person, 30), ui(w, person, 13.5, bold=True, grow=1), muted(w, when, 12), gap=9
    )
    counts = row(
        counted(w, "like", str(w.integer(2, 190))),
        counted(w, "chat", str(w.integer(0, 40))),
        counted(w, "share", w.say("share")),
        gap=22,
    )
    body = prose(w, line, min(w.size, 16), styles=("bold", "link"), rate=0.2)
    return column(head, body, counts, gap=7, place="post")


def _side(w: Writer, box: Box, trade: int) -> Node:
    theme = w.theme
    skills = words(w, f"skills_{trade}", w.integer(4, 7))
    trades = words(w, "headlines", 3)
    people = [person_line(w, *known) for known in zip(w.people(3), trades, strict=True)]
    groups = [
        row(
            badge(w, 34),
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
        box(ui_title(w, w.say("social.skills_title"), 15), chips(w, skills), gap=10),
        box(ui_title(w, w.say("social.groups"), 15), *groups, more, gap=10),
        box(ui_title(w, w.say("social.you_may_know"), 15), *people, more, gap=11),
    ]
    if w.chance(0.5):
        blocks.reverse()
    return column(*blocks, width=w.integer(256, 286), gap=14, place="sidebar")
