"""Questions and answers of a firm: groups at the side, answers that open, whom to ask otherwise."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, card, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import choices, say
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


def build(w: Writer) -> Node:
    museum = say(w, "clock_museum")
    captions = [w.say(key) for key in ("home", "opening_hours", "about_us", "contact")]
    entries = [choices(w, f"faq{number}") for number in w.sample(range(1, 12), 9)]
    view = w.pick((_accordion, _sheet, _cards))
    body = page(
        w,
        site_header(w, museum, captions, site_search(w)),
        _lead(w),
        view(w, entries),
    )
    return web(w, say(w, "faq_title"), f"www.{w.domain(museum)}/faq", body)


def _lead(w: Writer) -> Node:
    theme = w.theme
    if w.chance(0.5):
        return column(
            ui(w, say(w, "help_center"), 13, theme.muted, align="center"),
            title(w, say(w, "how_help"), 28, align="center"),
            row(push(), search_box(w, width=460), push()),
            gap=9,
            pad=pad(28, 22),
            fill=theme.soft,
            place="section",
        )
    return column(
        title(w, say(w, "faq_title"), 30),
        prose(w, say(w, "faq_lead"), 15.5, theme.muted, styles=()),
        gap=6,
        pad=pad(40, 20),
        place="section",
    )


def _groups(w: Writer) -> Node:
    captions = [say(w, "web_tab"), *choices(w, "faq_groups")]
    counts = [w.integer(3, 12) for _ in captions[1:]]
    return column(
        *(
            nav_item(w, caption, chosen=not number, count=str(count))
            for number, (caption, count) in enumerate(
                zip(captions, [sum(counts), *counts], strict=True)
            )
        ),
        space(8),
        _contact(w),
        gap=3,
        width=232,
        place="sidebar",
    )


def _contact(w: Writer) -> Node:
    museum = say(w, "clock_museum")
    return card(
        w,
        ui_title(w, say(w, "not_found"), 15),
        prose(w, say(w, "write_us"), 13.5, styles=()),
        row(Icon("phone", 15, w.theme.link), ui(w, w.phone(w.city()), 13.5), gap=8),
        row(Icon("mail", 15, w.theme.link), ui(w, f"info@{w.domain(museum)}", 12.5), gap=8),
        button(w, w.say("contact"), primary=True),
        gap=8,
    )


def _accordion(w: Writer, entries: list[list[str]]) -> Node:
    shut = {w.integer(1, 2), w.integer(4, 6)}
    items = [
        _item(w, question, answer, is_open=number not in shut)
        for number, (question, answer) in enumerate(entries)
    ]
    parts: list[Node] = [_groups(w), column(*items, gap=10, grow=1)]
    if w.chance(0.4):
        parts.reverse()
    return panes(*parts, gap=32, pad=pad(40, 20), grow=1)


def _item(w: Writer, question: str, answer: str, *, is_open: bool) -> Group:
    theme = w.theme
    head = row(
        text(w, question, 15.5, bold=True, leading=1.3, grow=1, role="title"),
        Icon("chevron_up" if is_open else "chevron_down", 17, theme.muted),
        gap=14,
        hit=True,
    )
    nodes: list[Node] = [head]
    if is_open:
        nodes.append(prose(w, answer, 15, styles=("bold", "link", "italic")))
        nodes.append(_helpful(w))
    return column(
        *nodes,
        gap=7,
        pad=pad(16, 12),
        fill=theme.card,
        border=theme.line,
        radius=5,
        place="question",
    )


def _helpful(w: Writer) -> Node:
    theme = w.theme
    return row(
        muted(w, say(w, "was_helpful"), 12.5),
        label(w, w.say("yes"), 12.5, theme.link),
        label(w, w.say("no"), 12.5, theme.link),
        gap=12,
    )


def _sheet(w: Writer, entries: list[list[str]]) -> Node:
    """All questions one below another, numbered, in one column of text."""
    nodes: list[Node] = []
    for number, (question, answer) in enumerate(entries, 1):
        nodes.append(
            column(
                title(w, f"{number}. {question}", w.size + 2.5),
                prose(w, answer, w.size, styles=("bold", "link", "italic")),
                gap=4,
                place="question",
            )
        )
    links = [label(w, question, 13, w.theme.link, leading=1.45) for question, _ in entries]
    contents = column(
        ui_title(w, w.say("contents"), 14), *links, gap=7, width=240, place="navigation"
    )
    return panes(column(*nodes, gap=17, grow=1), contents, gap=48, pad=pad(40, 18), grow=1)


def _cards(w: Writer, entries: list[list[str]]) -> Node:
    """Two columns of cards, then whom to ask."""
    items = [
        card(
            w,
            row(
                Icon("help", 18, w.theme.accent),
                text(w, question, 15.5, bold=True, leading=1.3, grow=1, role="title"),
                gap=9,
                align="start",
            ),
            prose(w, answer, 14.5, styles=("bold", "link")),
            _helpful(w),
            place="question",
            gap=7,
        )
        for question, answer in entries
    ]
    half = (len(items) + 1) // 2
    left, right = items[:half], [*items[half:], _contact(w)]
    return panes(
        column(*left, gap=14, grow=1),
        column(*right, gap=14, grow=1),
        gap=16,
        pad=pad(40, 18),
        grow=1,
    )
