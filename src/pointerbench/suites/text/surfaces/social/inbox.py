"""A mail program's inbox in a browser: a line a message, one of them unfolded or open below."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node, Pad, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, chip, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, sidebar, toolbar, web
from pointerbench.suites.text.kit.people import (
    likeness,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.social import mails
from pointerbench.suites.text.surfaces.social.parts import (
    brand,
    counted,
    section_title,
    timeless,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


def build(w: Writer) -> Node:
    dense = w.chance(0.5)
    name, me = brand(w, "mail"), w.me
    body = page(
        w,
        _head(w, name, me),
        panes(_folders(w), _list(w, me, dense=dense), *_rail(w), grow=1),
    )
    return web(w, f"{w.say('inbox')} – {name}", f"mail.{w.domain(name)}/inbox", body)


def _head(w: Writer, name: str, me: str) -> Node:
    return row(
        Icon("menu", 20, w.theme.muted),
        Drawing("logo", 24, 24, (w.theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, name, 18, bold=True),
        space(30),
        search_box(w, w.say("social.search_mail"), width=430),
        push(),
        Icon("help", 20, w.theme.muted),
        Icon("settings", 20, w.theme.muted),
        likeness(w, me, 30),
        gap=14,
        pad=pad(18, 10),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="header",
    )


def _folders(w: Writer) -> Node:
    used, whole = w.integer(21, 118), w.pick((12, 15, 20))
    share = w.say("social.storage_used", a=w.number(used, 1), b=whole)
    return sidebar(
        w,
        button(w, w.say("social.write"), primary=True, icon="edit", radius=w.pick((5, 16))),
        space(6),
        *mails.folders(w),
        space(8),
        section_title(w, w.say("social.tags")),
        *mails.own_labels(w, w.integer(3, 5)),
        push(),
        Drawing("progress", 5, None, (w.theme.accent, w.theme.line), (used / whole / 10,)),
        muted(w, share, 12),
        width=204,
        gap=3,
    )


def _list(w: Writer, me: str, *, dense: bool) -> Node:
    end = w.integer(19, 24)
    whole = w.number(w.integer(90, 4200))
    bounds = muted(w, w.say("social.range_of", a=1, b=end, c=whole), 12.5)
    tools = toolbar(
        w, "checkbox_off", "refresh", "|", "archive", "trash", "mail", "clock", "folder_move",
        "more_vertical", push(), bounds, "chevron_left", "chevron_right",
    )  # fmt: skip
    above: list[Node] = [tabs(w, words(w, "mail_tabs"))] if w.chance(0.5) else []
    times, letter = _times(w, end), mails.mail(w)
    sender = mails.author(w, letter, (me,))
    below, at = w.chance(0.5), w.integer(0, 3)
    rows = [_message(w, _content(w), when, dense=dense) for when in times]
    start = (sender, letter.title, " ".join(letter.sentences))
    rows[at] = _message(w, start, times[at], dense=dense, chosen=True)
    if not below:
        rows.insert(at + 1, _snippet(w, letter, me))
        return column(tools, *above, *rows, grow=1, clip=True)
    reader = _reader(w, letter, (sender, me), times[at])
    return column(tools, *above, column(*rows, grow=1, clip=True), reader, grow=1, clip=True)


def _snippet(w: Writer, letter: Passage, me: str) -> Node:
    """How an unfolded message begins, and what can be done with it."""
    opening = mails.greeting(w, letter, me)
    texts: list[Node] = [prose(w, opening, min(w.size, 15), styles=())] if opening else []
    for part in letter.paragraphs[:2]:
        texts.append(prose(w, part, min(w.size, 15), styles=mails.STYLES, leading=1.45))
    keys = (("reply", "reply"), ("archive", "social.archive"), ("trash", "delete"))
    tools = row(*(counted(w, icon, w.say(key)) for icon, key in keys), gap=20)
    looks = {"fill": w.theme.card, "border": w.theme.line, "edges": "b", "place": "message"}
    return column(*texts, tools, gap=8, pad=Pad(10, 88, 12, 70), **looks)


def _reader(w: Writer, letter: Passage, people: tuple[str, str], when: str) -> Node:
    """The open message in a pane below the list."""
    theme, (sender, me) = w.theme, people
    names = column(
        row(
            ui(w, sender, 13.5, bold=True),
            muted(w, f"<{w.email(sender)}>", 12, limit=1, grow=1),
            gap=8,
        ),
        muted(w, w.colon(w.say("to"), me), 12, limit=1),
        gap=1,
        grow=1,
    )
    icons = [Icon(name, 17, theme.muted) for name in ("reply", "forward_mail", "more_vertical")]
    head = row(likeness(w, sender, 34), names, muted(w, when, 12), *icons, gap=12)
    text = mails.body(w, letter, (me, sender), min(w.size, 15))
    return column(
        row(ui_title(w, letter.title, 17, limit=1, grow=1), Icon("close", 14, theme.muted)),
        head,
        *text,
        gap=10,
        pad=pad(22, 12),
        height=w.integer(280, 350),
        fill=theme.card,
        border=theme.accent,
        edges="t",
        thickness=2,
        clip=True,
        place="panel",
    )


def _times(w: Writer, count: int) -> list[str]:
    """When the messages came, the newest first: today's by the clock, others by the day."""
    days = sorted((w.day(-9) for _ in range(count)), reverse=True)
    clocks = sorted((w.integer(6 * 60, 19 * 60) for _ in days), reverse=True)
    return [
        w.clock(minutes) if day == w.today else w.day_month(day)
        for day, minutes in zip(days, clocks, strict=True)
    ]


def _message(
    w: Writer, facts: tuple[str, str, str], when: str, *, dense: bool, chosen: bool = False
) -> Node:
    theme = w.theme
    unread, marked = w.chance(0.3) and not chosen, w.chance(0.07)
    sender, subject, preview = facts
    ink = theme.ink if unread else theme.muted
    parts = (Span(subject, bold=unread), Span(f"  –  {preview}", color=theme.muted))
    lit = marked or chosen
    tags: list[Node] = []
    if w.chance(0.15):
        name, ground = w.pick(mails.tag_names(w)), theme.card if lit else theme.soft
        tags.append(chip(w, name, ground, pad=pad(7, 1)))
    extra: list[Node] = [Icon("attach", 16, theme.faint)] if w.chance(0.2) else []
    return row(
        Icon("checkbox_on" if marked else "checkbox_off", 16, theme.faint),
        Icon("star", 16, theme.warn if w.chance(0.15) else theme.faint),
        ui(w, sender, 13.5, theme.ink, bold=unread, width=148, limit=1),
        *tags,
        text(w, parts, 13.5, theme.ink, limit=1, grow=1),
        *extra,
        label(w, when, 12.5, ink, bold=unread, width=62, align="right"),
        gap=11,
        pad=pad(14, 5.5 if dense else 8.5),
        fill=theme.chosen if lit else theme.card if unread else "",
        border=theme.line,
        edges="b",
        place="message",
    )


def _content(w: Writer) -> tuple[str, str, str]:
    """Who writes, about what, and how it begins: mostly people, sometimes a newsletter."""
    register = w.pick(("subjects", "subjects", "events"))
    fitting = [name for name in (register, "subjects", "events", "results") if w.left(name)]
    subject, preview = timeless(w, fitting[0], 1)[0]
    sender = w.person() if fitting[0] == "subjects" else w.pick(words(w, "newsletter_names"))
    return sender, subject, preview


def _rail(w: Writer) -> list[Node]:
    """Icons of other programs at the right edge."""
    if w.chance(0.5):
        return []
    icons = [
        Icon(name, 18, w.theme.muted) for name in ("calendar", "checklist", "contacts", "plus")
    ]
    looks = {"fill": w.theme.bar, "border": w.theme.line, "edges": "l", "align": "center"}
    return [column(*icons, gap=24, pad=pad(12, 18), width=44, **looks)]
