"""A questions-and-answers site for programmers: votes, code, comments, the accepted answer."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import button, chip, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import (
    likeness,
    nick,
)
from pointerbench.suites.text.kit.texts import label, muted, pressable, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    ago,
    brand,
    coded,
    words,
)
from pointerbench.suites.text.surfaces.social.topics import TOPICS, Topic, colored_block
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap


def build(w: Writer) -> Node:
    name, topic = brand(w, "answers"), w.pick(TOPICS)
    caption = w.say(f"social.{topic.key}_title")
    days = w.integer(9, 600)
    posts = _posts(w, topic, days)
    main = column(_heading(w, caption, days), *posts, gap=14, pad=pad(24, 16), grow=1)
    left = [_menu(w)] if w.chance(0.5) else []
    side = [_side(w)] if not left or w.chance(0.5) else []
    body = page(w, _head(w, name), panes(*left, main, *side, grow=1), fill=w.theme.card)
    url = f"{name.lower()}.dev/questions/{w.code('#######')}"
    return web(w, f"{caption} - {name}", url, body)


def _head(w: Writer, name: str) -> Node:
    theme = w.theme
    return column(
        Rule(theme.accent, 3),
        row(
            Drawing("logo", 24, 24, (theme.accent,), (float(w.integer(0, 9)),)),
            ui(w, name, 18, bold=True),
            column(search_box(w, width=None), grow=1),
            button(w, w.say("log_in"), size=12.5),
            button(w, w.say("sign_up"), primary=True, size=12.5),
            gap=16,
            pad=pad(24, 8),
        ),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="header",
    )


def _menu(w: Writer) -> Node:
    keys = (
        ("home", "home"),
        ("social.questions", "help"),
        ("social.tags", "tag"),
        ("social.users", "group"),
        ("company", "building"),
    )
    items = [
        nav_item(w, w.say(key), icon=icon, chosen=key == "social.questions", size=13)
        for key, icon in keys
    ]
    return sidebar(w, *items, width=158, fill=w.theme.card, pad=pad(8, 16))


def _heading(w: Writer, caption: str, days: int) -> Node:
    views = w.say("social.views_n", n=w.number(w.integer(400, 96000)))
    facts = (
        w.say("social.asked", when=w.long_date(w.day(-days, -days))),
        w.say("social.active", when=ago(w, w.integer(4, 1400))),
        views,
    )
    ask = button(w, w.say("social.ask_question"), primary=True, size=12.5)
    heading = row(title(w, caption, 22, grow=1), ask, gap=20, align="start")
    line = row(*(muted(w, fact, 12.5) for fact in facts), gap=18)
    return column(heading, line, Rule(w.theme.line), gap=9)


def _posts(w: Writer, topic: Topic, days: int) -> list[Node]:
    """The question, its answers under a heading, the best of them first."""
    say = [w.say(f"social.{topic.key}_{part}") for part in ("q1", "q2", "a1", "a2", "b1")]
    score = w.integer(12, 380)
    asks = w.sample([w.say(f"social.qa_comment_{n}") for n in (2, 4)], w.integer(1, 2))
    thanks = [w.say(f"social.qa_comment_{n}") for n in ((1, 3) if topic.key == "qa1" else (3,))]
    tags = wrap(*(chip(w, tag, radius=3) for tag in topic.tags), gap=7)
    asked = w.say("social.asked_small", when=_date(w, days))
    answered = w.say("social.answered", when=_date(w, days - w.integer(0, 2)))
    later = w.say("social.answered", when=_date(w, days // 3))
    count = w.integer(2, 9)
    heading = ui_title(w, w.say("social.answers_n", n=count), 18)
    body = [_text(w, say[0]), colored_block(w, topic.asked), _text(w, say[1]), tags]
    first = [_text(w, say[2]), colored_block(w, topic.answered), _text(w, say[3])]
    second = [_text(w, say[4]), colored_block(w, topic.second)]
    return [
        _post(w, (score, asked), body, asks),
        row(heading, push(), muted(w, w.say("social.best"), 12.5), gap=10),
        _post(w, (score + w.integer(4, 200), answered), first, thanks, accepted=True),
        Rule(w.theme.line),
        _post(w, (score // 3, later), second, []),
    ]


def _date(w: Writer, days: int) -> str:
    """A day that long ago, with a time."""
    return w.say("social.at_time", date=w.day_month(w.day(-days, -days)), time=w.clock())


def _text(w: Writer, content: str) -> Node:
    return text(w, coded(w, content), min(w.size, 15.5), leading=1.5, role="prose")


def _post(
    w: Writer,
    facts: tuple[int, str],
    body: list[Node],
    comments: list[str],
    *,
    accepted: bool = False,
) -> Group:
    theme = w.theme
    score, when = facts
    marks: list[Node] = [
        Icon("caret_up", 26, theme.muted),
        ui(w, str(score), 17, bold=True, align="center"),
        Icon("caret_down", 26, theme.muted),
    ]
    marks.append(Icon("success", 24, theme.good) if accepted else Icon("bookmark", 17, theme.faint))
    links = [pressable(w, w.say(key), 12.5, theme.muted) for key in ("share", "edit", "follow")]
    foot = row(*links, push(), _user(w, when), gap=14, align="start")
    mark = [ui(w, w.say("social.accepted"), 12.5, theme.good, bold=True)] if accepted else []
    notes = [_comment(w, line) for line in comments]
    add = [label(w, w.say("social.add_comment"), 12.5, theme.link)] if notes else []
    return row(
        column(*marks, width=44, align="center", gap=4),
        column(*mark, *body, foot, *notes, *add, gap=10, grow=1),
        gap=14,
        align="start",
        place="post",
    )


def _user(w: Writer, when: str) -> Node:
    """Who wrote, when, and how many points they have."""
    theme, who = w.theme, w.person()
    return column(
        muted(w, when, 11.5),
        row(
            likeness(w, who, 28),
            column(
                ui(w, nick(w, who), 12.5, theme.link),
                muted(w, w.number(w.integer(31, 98000)), 11.5),
            ),
            gap=8,
        ),
        gap=4,
        pad=pad(9, 6),
        fill=theme.soft if w.chance(0.5) else "",
        radius=4,
        width=176,
    )


def _comment(w: Writer, line: str) -> Node:
    name = nick(w, w.person())
    votes = ui(w, str(w.integer(1, 48)), 12, w.theme.muted, width=24, align="right")
    body = text(w, line, 13, w.theme.ink, role="prose", leading=1.4, grow=1)
    who = ui(w, name, 12.5, w.theme.link)
    looks = {"border": w.theme.line, "edges": "t", "place": "comment"}
    return row(votes, body, who, gap=11, pad=Pad(7, 0, 0, 0), align="start", **looks)


def _side(w: Writer) -> Node:
    theme = w.theme
    lines = []
    for caption in words(w, "qa_related"):
        score = ui(w, str(w.integer(2, 410)), 11.5, theme.on_accent)
        looks = {"fill": theme.good, "radius": 3, "justify": "center"}
        mark = row(score, pad=pad(6, 2), width=38, **looks)
        asked = ui(w, caption, 13, theme.link, leading=1.35, grow=1)
        lines.append(row(mark, asked, gap=9, align="start"))
    heading = ui_title(w, w.say("social.related"), 16)
    tip = column(
        ui_title(w, w.say("social.more_to_read"), 13.5),
        *(muted(w, talk.title, 12.5, leading=1.4) for talk in w.passages("docs", 3)),
        gap=7,
        pad=pad(13, 11),
        fill=theme.mark if not theme.dark else theme.code,
        border=theme.line,
        radius=4,
    )
    related = column(heading, *lines, gap=12)
    parts = (tip, related) if w.chance(0.5) else (related, tip)
    return column(*parts, width=248, gap=12, pad=Pad(18, 22, 0, 0), place="sidebar")
