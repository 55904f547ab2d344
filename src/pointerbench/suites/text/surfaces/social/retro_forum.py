"""A bulletin board of the 2000s: tables, a user column with post counts, signatures, quotes."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Icon, Node, Rule
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import (
    likeness,
    nick,
)
from pointerbench.suites.text.kit.texts import label, muted, pressable, prose, ui
from pointerbench.suites.text.surfaces.social.parts import (
    words,
    writers,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


class _Skin(NamedTuple):
    """The colours of a board: behind it, its bars, its cells, its lines."""

    ground: Color
    band: Color
    head: Color
    on_head: Color
    cell: Color
    other: Color
    line: Color


class _Post(NamedTuple):
    """A post: its number in the thread, when it was written, what it says, whom it quotes."""

    number: int
    when: str
    text: tuple[str, ...]
    quote: tuple[str, str] | None = None


# With more posts than so many, somebody has the next rank.
_RANKS = (50, 400, 1500)
_LIGHT = (
    _Skin("#e1e4f2", "#ffffff", "#5c7099", "#ffffff", "#f5f5ff", "#e1e4f2", "#aab4d0"),
    _Skin("#ffffff", "#e5e5e5", "#006699", "#ffffff", "#efefef", "#dee3e7", "#98aab1"),
    _Skin("#ece6d8", "#fbf8f0", "#7a5230", "#ffffff", "#faf6ec", "#f0e8d6", "#cdbd9c"),
    _Skin("#e4ecdf", "#ffffff", "#44683a", "#ffffff", "#f6faf3", "#e6efe0", "#b4c8aa"),
)
_DARK = (
    _Skin("#1b1b1b", "#262626", "#3f5068", "#ffffff", "#2d2d2d", "#262626", "#4a4a4a"),
    _Skin("#10151c", "#19212c", "#5a2a2a", "#ffffff", "#1d2632", "#19212c", "#38465a"),
)


def build(w: Writer) -> Node:
    skin = w.pick(_DARK if w.theme.dark else _LIGHT)
    name, talk = w.pick(words(w, "forum_names")), w.passage("forum")
    users = writers(w, talk)
    cards = {user: _user(w, user) for user in users}
    days = sorted(w.day(-40, -2) for _ in users)
    posts = [
        _Post(n, f"{w.short_date(day)}, {w.clock(8 * 60 + 190 * n + w.integer(0, 99))}", text)
        for n, (day, text) in enumerate(zip(days, talk.paragraphs, strict=True), 1)
    ]
    if w.chance(0.6):
        asked = w.pick((0, 1))
        posts[2] = posts[2]._replace(quote=(users[asked], talk.paragraphs[asked][0]))
    whole = w.integer(1, 4)
    board = column(
        _banner(w, skin, name),
        _menu(w, skin),
        _path(w, skin, (name, *talk.beside["room"], talk.title)),
        _pages(w, skin, whole),
        _title_row(w, skin, talk.title),
        *(_post(w, skin, cards[user], post) for user, post in zip(users, posts, strict=True)),
        _pages(w, skin, whole),
        gap=7,
        pad=pad(w.pick((8, 22, 40)), 8),
    )
    body = page(w, board, fill=skin.ground)
    url = f"www.{w.domain(name)}/showthread.php?t={w.code('#####')}"
    return web(w, f"{talk.title} - {name}", url, body)


def _banner(w: Writer, skin: _Skin, name: str) -> Node:
    member = ui(w, w.say("social.welcome", name=nick(w, w.person())), 12, bold=True)
    visit = w.say("social.last_visit", when=f"{w.short_date(w.day(-6, -1))}, {w.clock()}")
    notes = w.say("social.private_messages", n=w.integer(0, 6))
    facts = column(member, ui(w, visit, 11.5), ui(w, notes, 11.5), gap=1)
    looks = {"fill": skin.band, "border": skin.line, "place": "header"}
    mark = Icon(w.pick(("build", "home", "chat", "group")), 34, w.theme.link)
    heading = ui(w, name, 24, bold=True, role="title")
    return row(mark, heading, push(), facts, gap=14, pad=pad(16, 10), **looks)


def _menu(w: Writer, skin: _Skin) -> Node:
    items = [
        pressable(w, caption, 12, skin.on_head, bold=True) for caption in words(w, "forum_menu")
    ]
    return row(*items, justify="between", pad=pad(24, 5), fill=skin.head, place="navigation")


def _path(w: Writer, skin: _Skin, captions: tuple[str, ...]) -> Node:
    *before, last = captions
    parts: list[Node] = [Icon("folder", 16, w.theme.warn)]
    for caption in before:
        parts += [label(w, caption, 12, w.theme.link), ui(w, ">", 12, w.theme.muted)]
    parts.append(label(w, last, 12, bold=True, limit=1, grow=1))
    looks = {"fill": skin.band, "border": skin.line, "place": "breadcrumbs"}
    return row(*parts, gap=7, pad=pad(10, 6), **looks)


def _pages(w: Writer, skin: _Skin, whole: int) -> Node:
    theme = w.theme
    reply = label(w, w.say("social.post_reply"), 12, skin.on_head, bold=True)
    button = row(
        Icon("edit", 14, skin.on_head), reply, gap=6, pad=pad(11, 4), fill=skin.head, hit=True
    )
    cells: list[Node] = [ui(w, w.say("social.page_of", a=1, b=whole), 11.5)]
    cells += [
        ui(w, str(number), 11.5, theme.ink if number == 1 else theme.link, bold=number == 1)
        for number in range(1, whole + 1)
    ]
    boxes = [row(cell, pad=pad(7, 3), fill=skin.band, border=skin.line) for cell in cells]
    return row(button, push(), *boxes, gap=3)


def _title_row(w: Writer, skin: _Skin, caption: str) -> Node:
    tools = [pressable(w, tool, 11.5, skin.on_head) for tool in words(w, "thread_tools")]
    heading = ui(w, caption, 13, skin.on_head, bold=True, role="title", limit=1, grow=1)
    return row(heading, *tools, gap=16, pad=pad(10, 6), fill=skin.head)


def _user(w: Writer, user: str) -> Node:
    """The column with what is known about who wrote."""
    day = w.day(-4200, -300)
    since = f"{w.month(day)} {day.year}"
    count = w.integer(3, 3000)
    rank = 4 if w.chance(0.08) else sum(count > least for least in _RANKS)
    pips = [column(width=9, height=6, fill=w.theme.good) for _ in range(rank + 1)]
    lines = [
        w.say("social.registered", value=since),
        w.say("social.lives_in", value=w.city()),
        w.say("social.post_count", value=w.number(count)),
    ]
    size, ranks = w.pick((56, 64, 72)), words(w, "ranks")
    shown = lines if w.chance(0.7) else lines[::2]
    return column(
        ui(w, user, 13, w.theme.link, bold=True),
        ui(w, ranks[rank], 11),
        row(*pips, gap=2),
        likeness(w, user, size),
        space(1),
        *(ui(w, line, 11) for line in shown),
        gap=4,
        align="start",
    )


def _post(w: Writer, skin: _Skin, user: Node, post: _Post) -> Node:
    """A post under its own small bar, with the user at the left."""
    theme = w.theme
    number = ui(w, f"#{post.number}", 11.5, skin.on_head, bold=True)
    when = ui(w, post.when, 11.5, skin.on_head)
    top = row(Icon("file", 14, skin.on_head), when, push(), number, gap=6, pad=pad(8, 4))
    nodes: list[Node] = [_quoted(w, skin, *post.quote)] if post.quote else []
    size = min(w.size, 15)
    nodes.append(prose(w, post.text, size, leading=1.4, styles=("bold", "link", "color", "italic")))
    if w.chance(0.6):
        signature = w.say(f"social.signature_{w.integer(1, 5)}")
        line = column(Rule(skin.line), width=180)
        nodes += [space(6), line, ui(w, signature, 11.5, theme.muted, role="prose")]
    keys = ("social.quote", "social.report")
    foot = [label(w, w.say(key), 11.5, theme.link) for key in keys]
    cell = column(
        column(*nodes, gap=9, grow=1), row(push(), *foot, gap=14), gap=12, pad=pad(14, 11), grow=1
    )
    side = column(user, width=158, pad=pad(11, 10), fill=skin.other, border=skin.line, edges="r")
    return column(
        column(top, fill=skin.head),
        panes(side, cell),
        fill=skin.cell,
        border=skin.line,
        place="post",
    )


def _quoted(w: Writer, skin: _Skin, who: str, text: str) -> Node:
    head = muted(w, w.say("social.first_said", name=who), 11.5)
    body = prose(w, text, min(w.size, 14), italic=True, styles=())
    looks = {"fill": skin.other, "border": skin.line, "place": "quote"}
    return column(head, body, gap=4, pad=pad(10, 7), **looks)
