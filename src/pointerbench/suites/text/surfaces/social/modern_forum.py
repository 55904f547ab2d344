"""A discussion forum of today: one thread with votes and tags, the forum's side bar."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    crumbs,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, sign_in_button, web
from pointerbench.suites.text.kit.people import (
    avatar,
    likeness,
)
from pointerbench.suites.text.kit.texts import label, muted, pressable, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.forum_parts import about_side, rooms_list
from pointerbench.suites.text.surfaces.social.parts import (
    agos,
    counted,
    words,
    writers,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

STYLES = ("bold", "italic", "link")


def build(w: Writer) -> Node:
    name, talk = w.pick(words(w, "forum_names")), w.passage("forum")
    (room,), users = talk.beside["room"], writers(w, talk)
    times = agos(w, len(users), 40, 20000)[::-1]
    votes = sorted((w.integer(1, 140) for _ in users[1:]), reverse=True)
    boxed, member = w.chance(0.5), w.chance(0.6)
    first = _first(w, talk.title, talk.paragraphs[0], (users[0], times[0]), talk.beside["tags"])
    answers = [
        _answer(w, text, (who, when, vote), op=who == users[0], boxed=boxed, best=n == 0)
        for n, (text, who, when, vote) in enumerate(
            zip(talk.paragraphs[1:], users[1:], times[1:], votes, strict=True)
        )
    ]
    place = crumbs(w, (name, room, w.say("social.thread")))
    main = column(
        place,
        first,
        _bar(w, len(answers)),
        *answers,
        _reply(w, member=member),
        gap=12,
        pad=pad(26, 16),
        grow=1,
    )
    side = [about_side(w, member=member)] if w.chance(0.85) else []
    left = [rooms_list(w, room)] if not side or w.chance(0.3) else []
    body = page(w, _head(w, name, member=member), panes(*left, main, *side, grow=1))
    return web(w, f"{talk.title} – {name}", f"forum.{w.domain()}/t/{w.code('#####')}", body)


def _head(w: Writer, name: str, *, member: bool) -> Node:
    theme = w.theme
    own: tuple[Node, ...] = (sign_in_button(w),)
    if member:
        write = button(w, w.say("social.new_thread"), icon="plus")
        own = (Icon("bell", 20, theme.muted), write, avatar(w, 30))
    return row(
        Drawing("logo", 26, 26, (theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, name, 17, bold=True),
        push(),
        search_box(w, width=250),
        *own,
        gap=16,
        pad=pad(24, 10),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="header",
    )


def _votes(w: Writer, count: int, *, size: float = 15) -> Node:
    color = w.theme.accent if w.chance(0.3) else w.theme.muted
    return column(
        Icon("caret_up", 20, color),
        ui(w, str(count), size, bold=True, align="center"),
        Icon("caret_down", 20, w.theme.muted),
        width=38,
        align="center",
        gap=3,
    )


def _first(
    w: Writer, caption: str, text: tuple[str, ...], who: tuple[str, str], tags: tuple[str, ...]
) -> Node:
    """The question that the thread began with."""
    size = min(w.size, 16)
    labels = wrap(*(chip(w, tag) for tag in tags), gap=7)
    facts = row(
        likeness(w, who[0], 24),
        ui(w, who[0], 13, w.theme.link, bold=True),
        muted(w, f"{who[1]}  ·  {w.say('social.views_n', n=w.number(w.integer(120, 9400)))}", 12.5),
        gap=9,
    )
    body = column(
        title(w, caption, 23),
        facts,
        prose(w, text, size, styles=STYLES),
        labels,
        _actions(w),
        gap=10,
        grow=1,
    )
    votes = _votes(w, w.integer(3, 96), size=17)
    return row(votes, body, gap=14, align="start", place="post")


def _actions(w: Writer) -> Node:
    kinds = (
        ("reply", "reply"),
        ("quote", "social.quote"),
        ("share", "share"),
        ("flag", "social.report"),
    )
    return row(*(counted(w, icon, w.say(key)) for icon, key in kinds), gap=18)


def _bar(w: Writer, count: int) -> Node:
    theme = w.theme
    choice = [w.say("social.best"), w.say("social.newest"), w.say("social.oldest")]
    sort = [
        pressable(w, caption, 13, theme.link if not n else theme.muted, bold=not n)
        for n, caption in enumerate(choice)
    ]
    heading = ui_title(w, w.say("social.replies_n", n=count), 16)
    looks = {"border": theme.line, "edges": "t"}
    return row(heading, push(), *sort, gap=14, pad=Pad(12, 0, 0, 0), **looks)


def _answer(
    w: Writer,
    text: tuple[str, ...],
    facts: tuple[str, str, int],
    *,
    op: bool,
    boxed: bool,
    best: bool,
) -> Group:
    theme = w.theme
    who, when, vote = facts
    parts: list[Node] = [likeness(w, who, 26), ui(w, who, 13, bold=True)]
    if op:
        parts.append(chip(w, w.say("social.op"), pad=pad(7, 1)))
    parts.append(muted(w, when, 12.5))
    if best:
        mark = (
            Icon("success", 15, theme.good),
            ui(w, w.say("social.best_answer"), 12.5, theme.good),
        )
        parts += [push(), row(*mark, gap=5)]
    body = column(
        row(*parts, gap=9),
        prose(w, text, min(w.size, 16), styles=STYLES),
        _actions(w),
        gap=8,
        grow=1,
    )
    votes = _votes(w, vote)
    looks = {"fill": theme.card, "border": theme.line, "radius": 6, "pad": pad(12, 12)}
    return row(votes, body, gap=14, align="start", place="post", **(looks if boxed else {}))


def _reply(w: Writer, *, member: bool) -> Node:
    theme = w.theme
    hint = label(w, w.say("social.write_reply"), 14, theme.faint)
    looks = {"pad": pad(14, 12), "fill": theme.card, "border": theme.line, "radius": 6, "hit": True}
    box = column(hint, height=90, **looks)
    picture = [avatar(w, 34)] if member else []
    return row(*picture, column(box, grow=1), gap=14, align="start", place="form")
