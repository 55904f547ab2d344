"""A mail program's inbox in a browser: folders at the left, one line a message."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node, Span
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, space
from pointerbench.suites.text.kit.controls import avatar, button, chip, search_box, tabs
from pointerbench.suites.text.kit.furniture import page, sidebar, toolbar, web
from pointerbench.suites.text.kit.texts import label, muted, text, ui
from pointerbench.suites.text.surfaces.social.mails import folders, own_labels
from pointerbench.suites.text.surfaces.social.parts import brand, section_title, words
from pointerbench.suites.text.writer import Writer


def build(w: Writer) -> Node:
    dense = w.chance(0.5)
    name = brand(w, "mail")
    body = page(
        w,
        _head(w, name),
        panes(_folders(w), _list(w, dense=dense), *_rail(w), grow=1),
    )
    return web(w, f"{w.say('inbox')} – {name}", f"mail.{w.domain()}/inbox", body)


def _head(w: Writer, name: str) -> Node:
    return row(
        Icon("menu", 20, w.theme.muted),
        Drawing("logo", 24, 24, (w.theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, name, 18, bold=True),
        space(30),
        search_box(w, w.say("social.search_mail"), width=430),
        push(),
        Icon("help", 20, w.theme.muted),
        Icon("settings", 20, w.theme.muted),
        avatar(w, 30),
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
        *folders(w),
        space(8),
        section_title(w, w.say("social.tags")),
        *own_labels(w, w.integer(3, 5)),
        push(),
        Drawing("progress", 5, None, (w.theme.accent, w.theme.line), (used / whole / 10,)),
        muted(w, share, 12),
        width=204,
        gap=3,
    )


def _list(w: Writer, *, dense: bool) -> Node:
    end = w.integer(19, 24)
    whole = w.number(w.integer(90, 4200))
    bounds = muted(w, w.say("social.range_of", a=1, b=end, c=whole), 12.5)
    tools = toolbar(
        w, "checkbox_off", "refresh", "|", "archive", "trash", "mail", "clock", "folder_move",
        "more_vertical", push(), bounds, "chevron_left", "chevron_right",
    )  # fmt: skip
    above: list[Node] = [tabs(w, words(w, "mail_tabs"))] if w.chance(0.5) else []
    rows = [_message(w, when, dense=dense) for when in _times(w, end)]
    return column(tools, *above, *rows, grow=1, clip=True)


def _times(w: Writer, count: int) -> list[str]:
    """When the messages came, the newest first: today's by the clock, others by the day."""
    days = sorted((w.day(-9) for _ in range(count)), reverse=True)
    clocks = sorted((w.integer(6 * 60, 19 * 60) for _ in days), reverse=True)
    return [
        w.clock(minutes) if day == w.today else w.day_month(day)
        for day, minutes in zip(days, clocks, strict=True)
    ]


def _message(w: Writer, when: str, *, dense: bool) -> Node:
    theme = w.theme
    unread, marked = w.chance(0.3), w.chance(0.07)
    sender, subject, preview = _content(w)
    ink = theme.ink if unread else theme.muted
    parts = (Span(subject, bold=unread), Span(f"  –  {preview}", color=theme.muted))
    tags = [chip(w, words(w, "mail_labels", 1)[0], pad=pad(7, 1))] if w.chance(0.15) else []
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
        fill=theme.chosen if marked else theme.card if unread else "",
        border=theme.line,
        edges="b",
        place="message",
    )


def _content(w: Writer) -> tuple[str, str, str]:
    """Who writes, about what, and how it begins: mostly people, sometimes firms."""
    register = w.pick(("subjects", "subjects", "events", "results"))
    fitting = [name for name in (register, "subjects", "results", "events") if w.left(name)]
    subject, preview = w.entry(fitting[0])
    sender = w.person() if fitting[0] == "subjects" else w.company()
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
