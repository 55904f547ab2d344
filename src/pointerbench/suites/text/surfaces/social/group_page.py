"""A club's page in a social network: cover, posts with comments, about, events, members."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    chip,
    nav_item,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import (
    avatar,
    likeness,
)
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    agos,
    badge,
    brand,
    counted,
    cover,
    section_title,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap


def build(w: Writer) -> Node:
    name, club = brand(w, "social"), w.passage("clubs")
    others = [known for known in words(w, "clubs", 5) if known != club.title]
    clubs = [club.title, *others[:4]]
    middle = panes(
        column(*_feed(w, club), gap=13, grow=1), _side(w, club), gap=16, pad=pad(20, 14), grow=1
    )
    centre = column(_cover(w, club), middle, grow=1, clip=True)
    left = [_groups(w, name, clubs)] if w.chance(0.55) else []
    top = [] if left else [_bar(w, name)]
    body = page(w, *top, panes(*left, centre, grow=1), fill=w.theme.code)
    return web(w, f"{clubs[0]} – {name}", f"{name.lower()}.social/groups/{w.code('#######')}", body)


def _bar(w: Writer, name: str) -> Node:
    theme = w.theme
    icons = [Icon(icon, 21, theme.muted) for icon in ("home", "group", "calendar", "film", "bell")]
    looks = {"fill": theme.card, "border": theme.line, "edges": "b", "place": "navigation"}
    mark = ui(w, name, 19, theme.link, bold=True)
    return row(mark, push(), *icons, push(), avatar(w, 30), gap=34, pad=pad(20, 9), **looks)


def _groups(w: Writer, name: str, clubs: list[str]) -> Node:
    items = [
        nav_item(w, w.say(key), icon=icon)
        for key, icon in (("home", "home"), ("social.explore", "explore"), ("events", "calendar"))
    ]
    own = [
        row(
            badge(w, 30),
            label(w, club, 13, bold=not n, limit=1, grow=1),
            gap=9,
            pad=pad(8, 6),
            fill=w.theme.chosen if not n else "",
            radius=5,
            hit=True,
        )
        for n, club in enumerate(clubs)
    ]
    heading = section_title(w, w.say("social.groups"))
    return sidebar(w, ui_title(w, name, 18), *items, heading, *own, width=204, gap=4)


def _cover(w: Writer, club: Passage) -> Node:
    theme = w.theme
    facts = row(
        Icon("globe", 14, theme.muted),
        muted(w, w.say("social.public_group"), 12.5),
        muted(w, "·", 12.5),
        muted(w, w.say("social.members_n", n=w.number(w.integer(38, 6400))), 12.5),
        gap=6,
    )
    buttons = row(
        button(w, w.say("social.joined"), icon="check"),
        button(w, w.say("social.invite"), primary=True, icon="plus"),
        gap=9,
    )
    names = column(title(w, club.title, 23), facts, gap=4, grow=1)
    keys = ("about", "social.posts", "events", "social.photos", "members")
    strip = tabs(w, [w.say(key) for key in keys], chosen=1, pad=pad(10, 0))
    return column(
        photograph_of(w, club, w.integer(90, 150)) or cover(w, w.integer(64, 96)),
        row(names, buttons, gap=16, pad=pad(20, 11)),
        strip,
        fill=theme.card,
        place="header",
    )


def _feed(w: Writer, club: Passage) -> list[Node]:
    """Where one writes, and three posts of different members with what others say to them."""
    theme = w.theme
    hint = label(w, w.say("social.whats_new"), 14, theme.faint, grow=1)
    box = row(hint, pad=pad(14, 9), fill=theme.code, radius=17, grow=1, hit=True)
    icons = [Icon(name, 19, theme.muted) for name in ("image", "calendar", "chart_bar")]
    write = row(
        avatar(w, 36), box, *icons, gap=12, pad=pad(14, 10), fill=theme.card, border=theme.line,
        radius=6, place="form",
    )  # fmt: skip
    people, replies = w.people(9), club.beside["replies"]
    chosen = w.sample(range(len(club.paragraphs)), 3)
    posts = []
    for n, (place, when) in enumerate(zip(chosen, agos(w, 3, 15, 5000), strict=True)):
        said = w.sample(replies[2 * place : 2 * place + 2], 2 if n == 2 else w.integer(1, 2))
        answers = list(zip(people[3 * n + 1 :], said, strict=False))
        post = (people[3 * n], " ".join(club.paragraphs[place]), when)
        posts.append(_post(w, post, answers, admin=n == 0, pinned=n == 0 and w.chance(0.5)))
    return [write, *posts] if w.chance(0.7) else [*posts]


def _post(
    w: Writer,
    post: tuple[str, str, str],
    replies: list[tuple[str, str]],
    *,
    admin: bool,
    pinned: bool,
) -> Group:
    """``post`` is who wrote it, the text and when; each of the replies who and what."""
    theme = w.theme
    who, line, when = post
    names: list[Node] = [ui(w, who, 14, bold=True)]
    if admin:
        names.append(chip(w, w.say("social.admin"), pad=pad(7, 1)))
    above: list[Node] = []
    if pinned:
        mark = muted(w, w.say("social.pinned_post"), 12)
        above.append(row(Icon("pin", 14, theme.muted), mark, gap=6))
    head = row(
        likeness(w, who, 38),
        column(row(*names, gap=8), muted(w, when, 12), gap=1, grow=1),
        Icon("more_horizontal", 18, theme.muted),
        gap=11,
    )
    text = prose(w, line, min(w.size, 16), styles=("bold", "link"), rate=0.25)
    counts = row(
        Icon("like", 15, theme.accent),
        muted(w, str(w.integer(3, 140)), 12.5),
        push(),
        muted(w, w.say("social.comments_n", n=w.integer(2, 40)), 12.5),
        gap=6,
    )
    kinds = (("like", "like"), ("chat", "comment"), ("share", "share"))
    actions = row(*(counted(w, icon, w.say(key)) for icon, key in kinds), justify="between")
    answers = [_comment(w, *reply) for reply in replies]
    return card(w, *above, head, text, counts, Rule(theme.line), actions, *answers, place="post")


def _comment(w: Writer, who: str, line: str) -> Node:
    theme = w.theme
    body = column(
        ui(w, who, 12.5, bold=True),
        prose(w, line, min(w.size, 14.5), styles=(), leading=1.4),
        gap=1,
        pad=pad(12, 7),
        fill=theme.code,
        radius=10,
        grow=1,
        place="comment",
    )
    return row(likeness(w, who, 28), body, gap=9, align="start")


def _side(w: Writer, club: Passage) -> Node:
    days = sorted(w.day(2, 60) for _ in club.beside["events"])
    events = []
    for event, day in zip(club.beside["events"], days, strict=True):
        caption, _, start = event.partition(": ")
        texts = column(
            ui(w, caption, 13.5, bold=True, leading=1.3),
            muted(w, f"{w.weekday(day)}, {w.day_month(day)}", 12),
            prose(w, start, 13, styles=(), leading=1.4),
            gap=2,
        )
        events.append(column(texts, place="event"))
    faces = wrap(*(likeness(w, who, 30) for who in w.people(5)), gap=6)
    blocks: list[Node] = [
        card(w, ui_title(w, w.say("about"), 15), prose(w, club.lead, 13.5, styles=())),
        card(w, ui_title(w, w.say("social.upcoming"), 15), *events, gap=11),
        card(w, ui_title(w, w.say("members"), 15), faces),
    ]
    rules = bullets(w, words(w, "rules"), "1.", size=13.5, styles=())
    if w.chance(0.5):
        blocks.insert(1, card(w, ui_title(w, w.say("social.rules_title"), 15), rules))
    return column(*blocks, width=w.integer(252, 276), gap=13, place="sidebar")
