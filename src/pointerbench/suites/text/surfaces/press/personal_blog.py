"""A private person's blog: name and motto, a post in a narrow column, what else there is."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
)
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.photos import caption_of, photograph_of
from pointerbench.suites.text.kit.texts import label, muted, prose, quote, title, ui, ui_title
from pointerbench.suites.text.surfaces.press.persons import first_party
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule

_STYLES = ("link", "italic", "bold")
_PAGES = ("home", "press.archives", "about", "contact")


def build(w: Writer) -> Node:
    post = w.passage("blog")
    author = first_party(w, " ".join(post.sentences))
    day = _sunday(w.day(-60))
    name = w.say(w.pick(("press.blog_name", "press.blog_name_2", "press.blog_name_3")))
    wide = w.chance(0.5)
    middle = _post(w, post, w.long_date(day), author)
    main = column(middle, rule(w.theme), *_comments(w, day), gap=22, grow=1)
    parts = [main, _side(w, author, day)]
    if w.chance(0.4):
        parts.reverse()
    content: Node = panes(*parts, gap=48, pad=pad(56, 26), grow=1)
    if not wide:
        narrow = column(main, width=660, pad=pad(0, 26))
        content = column(narrow, align="center", grow=1)
    head = _head(w, name, author, centred=not wide)
    body = page(w, head, content)
    return web(w, post.title, f"{w.domain(author)}/{day.year}/{day.month:02}", body)


def _sunday(day: dt.date) -> dt.date:
    """The last Sunday: the author writes on Sundays."""
    return day - dt.timedelta((day.weekday() + 1) % 7)


def _head(w: Writer, name: str, author: str, *, centred: bool) -> Group:
    """The blog's name; its pages beside it, or below it in the middle."""
    theme = w.theme
    links = [
        column(label(w, w.say(key), 13.5, theme.link if not number else theme.muted), hit=True)
        for number, key in enumerate(_PAGES)
    ]
    if centred:
        return column(
            title(w, name, 30, align="center"),
            prose(w, w.say("press.motto", name=author), 14, theme.muted, styles=(), align="center"),
            row(*links, gap=26, justify="center", place="navigation"),
            gap=7,
            pad=pad(20, 20),
            fill=theme.card,
            border=theme.line,
            edges="b",
            place="header",
        )
    return row(
        column(title(w, name, 24), muted(w, author), gap=1),
        push(),
        row(*links, gap=22, place="navigation"),
        Icon("search", 17, theme.muted),
        gap=22,
        pad=pad(56, 16),
        fill=theme.soft,
        place="header",
    )


def _post(w: Writer, post: Passage, date: str, author: str) -> Group:
    """The post; its picture, if it has one, stands above the text or within it."""
    parts = post.paragraphs
    text: list[Node] = [
        prose(w, sentences, w.size + 1, styles=_STYLES, leading=1.6, rate=0.8)
        for sentences in parts
    ]
    picture = photograph_of(w, post, w.integer(140, 240))
    if picture:
        caption = caption_of(post)
        below = [muted(w, caption, 12.5)] if caption else []
        text.insert(w.pick((0, 1)), column(picture, *below, gap=6, place="section"))
    if w.chance(0.3):
        text.insert(-1, quote(w, parts[0][0], w.size + 3))
    line = (author, date, w.say("press.minutes_read", n=w.integer(2, 7)))
    byline = [muted(w, " · ".join(line), 13)]
    tags = [chip(w, w.say("press.everyday"))] if w.chance(0.5) else []
    return column(
        title(w, post.title, w.integer(28, 34)),
        row(*byline, push(), *tags, gap=8),
        *text,
        gap=15,
        place="post",
    )


def _comments(w: Writer, day: dt.date) -> list[Node]:
    """What readers wrote below the post."""
    count = w.integer(3, 5)
    found: list[Node] = [ui_title(w, f"{count} {w.say('comments')}", 17)]
    said = w.sample(range(1, 9), count)
    for person, which in zip(w.people(count), said, strict=True):
        day += dt.timedelta(w.integer(0, 3))
        words = column(
            row(ui(w, person, 13.5, bold=True), muted(w, w.short_date(day)), gap=10),
            prose(w, w.say(f"press.blog_comment_{which}"), 14.5, styles=()),
            gap=2,
            grow=1,
        )
        found.append(row(likeness(w, person, 36), words, gap=12, align="start", place="comment"))
    return found


def _side(w: Writer, author: str, day: dt.date) -> Group:
    """Who writes here, the latest posts, the months."""
    theme = w.theme
    days = [day - dt.timedelta(7 * weeks) for weeks in sorted(w.sample((1, 2, 3, 4, 5), 3))]
    latest = [
        column(
            label(w, passage.title, 14, theme.link),
            muted(w, w.long_date(day)),
            gap=2,
            place="entry",
        )
        for passage, day in zip(w.passages("blog", 3), days, strict=False)
    ]
    months = [
        row(label(w, f"{w.month(past)} {past.year}", 13, theme.link), push(), muted(w, f"{count}"))
        for past, count in _months(w, day)
    ]
    return column(
        likeness(w, author, 84),
        ui(w, author, 15, bold=True),
        prose(w, w.say("press.about_me", city=w.city()), 13.5, theme.muted, styles=()),
        button(w, w.say("subscribe"), icon="rss"),
        ui_title(w, w.say("press.latest_posts"), 15),
        *parted(latest, rule(theme)),
        ui_title(w, w.say("press.archives"), 15),
        *months,
        gap=10,
        width=226,
        place="sidebar",
    )


def _months(w: Writer, day: dt.date) -> list[tuple[dt.date, int]]:
    """The last months, and how many posts each has: one a week at most."""
    months = [(day, (day.day - 1) // 7 + 1)]
    for _ in range(4):
        day = day.replace(day=1) - dt.timedelta(1)
        months.append((day, w.integer(3, 4)))
    return months
