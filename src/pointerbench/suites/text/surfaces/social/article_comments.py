"""The end of an article with its comments: author, sharing, the form, comments and answers."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import (
    avatar,
    face_of,
    likeness,
    nick,
)
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import label, muted, paragraphs, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    ago,
    counted,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule


def build(w: Writer) -> Node:
    article = w.passage("columns")
    paper = w.say("press.paper", city=w.city())
    sections = [w.say(key) for key in w.sample(("news", "sport", "culture", "science", "food"), 4)]
    size = w.size
    end = w.integer(1, 2)
    main = column(
        *([title(w, article.title, 26)] if end > 1 else []),
        paragraphs(w, article.paragraphs[-end:], size=size),
        *([_tags(w, article.beside["tags"])] if w.chance(0.5) else []),
        _share(w),
        *([_author(w)] if w.chance(0.7) else []),
        Rule(w.theme.line),
        *_comments(w, article.beside["comments"]),
        gap=14,
        grow=1,
    )
    side = [_more(w)] if w.chance(0.7) else []
    narrow = 40 if side else w.pick((110, 150))
    body = page(
        w,
        site_header(w, paper, sections, button(w, w.say("subscribe"), primary=True)),
        panes(main, *side, gap=36, pad=pad(narrow, 22), grow=1),
    )
    return web(w, article.title, f"www.{w.domain(paper)}/{w.code('######')}#comments", body)


def _tags(w: Writer, tags: Sequence[str]) -> Node:
    return row(*(chip(w, tag) for tag in tags), gap=8)


def _share(w: Writer) -> Node:
    icons = ("link", "mail", "print", "bookmark")
    marks = [column(Icon(icon, 17, w.theme.muted), pad=pad(6), radius=6) for icon in icons]
    return row(muted(w, w.say("social.share_article"), 13), *marks, gap=8)


def _author(w: Writer) -> Node:
    name = w.person()
    about = w.say(f"social.author_{w.integer(1, 2)}", name=name, city=w.city())
    texts = column(
        ui(w, name, 15, bold=True),
        prose(w, about, 14, w.theme.muted, styles=()),
        gap=3,
        grow=1,
    )
    follow = button(w, w.say("follow"), icon="plus", size=12.5)
    looks = {"fill": w.theme.bar, "radius": 6, "place": "card"}
    return row(likeness(w, name, 54), texts, follow, gap=16, pad=pad(16, 13), **looks)


def _comments(w: Writer, lines: Sequence[str]) -> list[Node]:
    """What readers say; a line that begins with ">" answers the one before."""
    theme = w.theme
    whole = w.integer(14, 148)
    heading = ui_title(w, w.say("social.comments_n", n=whole), 20)
    best = w.chance(0.5)
    order = w.say("social.best" if best else "social.newest")
    choice = row(
        label(w, order, 13, theme.link), Icon("chevron_down", 15, theme.link), gap=5, hit=True
    )
    head = row(heading, push(), muted(w, w.say("social.sort_by"), 13), choice, gap=9)
    answers = [n for n, line in enumerate(lines) if line.startswith("> ")]
    ages = sorted(w.integer(20, 4000) for _ in lines)
    for n in answers:
        ages[n] = max(2, ages[n - 1] // w.integer(2, 4))
    users = [who if w.chance(0.6) else nick(w, who) for who in w.people(len(lines))]
    votes = [w.integer(0, 214) for _ in lines]
    votes = sorted(votes, reverse=True) if best else votes
    nodes = [
        _comment(
            w, line.removeprefix("> "), (who, ago(w, age), vote), nested=n in answers, first=n == 0
        )
        for n, (line, who, age, vote) in enumerate(zip(lines, users, ages, votes, strict=True))
    ]
    more = label(w, w.say("social.show_replies", n=w.integer(2, 9)), 13, theme.link)
    nodes.insert(2, column(more, pad=Pad(0, 0, 0, 52)))
    return [head, _form(w), *nodes]


def _form(w: Writer) -> Node:
    theme = w.theme
    box = column(
        label(w, w.say("social.write_comment"), 14, theme.faint),
        height=62,
        pad=pad(13, 10),
        fill=theme.card,
        border=theme.line,
        radius=5,
        hit=True,
    )
    foot: list[Node] = [prose(w, w.say("social.comment_rules"), 12, theme.muted, styles=(), grow=1)]
    foot.append(button(w, w.say("submit"), primary=True, size=12.5))
    return row(
        avatar(w, 38),
        column(box, row(*foot, gap=18), gap=8, grow=1),
        gap=14,
        align="start",
        place="form",
    )


def _comment(
    w: Writer, line: str, facts: tuple[str, str, int], *, nested: bool, first: bool
) -> Group:
    who, when, votes = facts
    parts: list[Node] = [ui(w, who, 13.5, bold=True), muted(w, when, 12)]
    if first and w.chance(0.6):
        parts.append(chip(w, w.say("social.editors_pick"), pad=pad(7, 1)))
    actions = row(
        counted(w, "like", str(votes)),
        counted(w, "dislike", str(w.integer(0, 19))),
        counted(w, "reply", w.say("reply")),
        counted(w, "flag", w.say("social.report")),
        gap=18,
    )
    text = prose(w, line, min(w.size, 16), styles=("bold", "italic", "link"), rate=0.2)
    body = column(row(*parts, gap=10), text, actions, gap=5, grow=1)
    picture = face_of(w, who, 30 if nested else 38, letters=w.chance(0.4) and " " in who)
    side = Pad(0, 0, 0, 52) if nested else Pad()
    return row(picture, body, gap=14, pad=side, align="start", place="comment")


def _more(w: Writer) -> Node:
    items = []
    clocks = sorted((w.integer(6 * 60, 20 * 60) for _ in range(6)), reverse=True)
    told = dict(zip((0, 3), w.passages("travel", 2), strict=False))
    for number, line in enumerate(w.lines("headlines", 6)):
        headline = told[number].title if number in told else line
        found = photograph_of(w, told[number], 110) if number in told else None
        picture = [found] if found else []
        text = ui(w, headline, 14, bold=number in (0, 3), leading=1.35)
        items.append(
            column(*picture, text, muted(w, w.clock(clocks[number]), 12), gap=5, place="headline")
        )
    heading = ui_title(w, w.say("social.more_to_read"), 15)
    return column(heading, *parted(items, rule(w.theme)), gap=11, width=226, place="sidebar")
