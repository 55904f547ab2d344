"""A help centre's page: topics and frequent questions, with the chat with an agent at the right."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad, Rule
from pointerbench.suites.text.kit.controls import button, crumbs, search_box
from pointerbench.suites.text.kit.furniture import page, sign_in_button, site_header, web
from pointerbench.suites.text.kit.people import (
    likeness,
)
from pointerbench.suites.text.kit.texts import muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    brand,
    composer,
    rising,
    section_title,
    turns,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space


def build(w: Writer) -> Node:
    name = brand(w, "support")
    captions = [w.say(key) for key in w.sample(("products_label", "orders", "help", "contact"), 3)]
    header = site_header(w, name, captions, sign_in_button(w))
    main = column(*_middle(w), gap=14, pad=Pad(0, 28, 20, 36), grow=1, clip=True)
    right = column(
        _about(w, name), _chat(w), width=w.integer(340, 370), gap=14, pad=Pad(16, 20, 0, 0)
    )
    body = page(w, header, panes(main, right, grow=1))
    return web(w, w.say("social.help_centre"), f"help.{name.lower()}.com", body)


def _middle(w: Writer) -> list[Node]:
    found: list[Node] = []
    hero = w.chance(0.6)
    if hero:
        band = column(
            title(w, w.say("social.how_help"), 26, align="center"),
            column(search_box(w, width=400), align="center"),
            gap=14,
            pad=pad(20, 26),
            fill=w.theme.soft,
            radius=8,
        )
        found += [space(2), band, _topics(w)]
    else:
        place = crumbs(w, (w.say("home"), w.say("help"), w.say("social.faq_title")))
        found += [
            space(2),
            place,
            title(w, w.say("social.help_centre"), 26),
            search_box(w, width=None),
        ]
    found.append(ui_title(w, w.say("social.faq_title"), 18))
    entries = w.entries("help", w.integer(4, 5))
    unfolded = w.integer(2, 3) if hero else w.integer(3, 4)
    found += [_question(w, *entry, unfolded=n < unfolded) for n, entry in enumerate(entries)]
    return found


def _topics(w: Writer) -> Node:
    theme = w.theme
    icons = ("truck", "payment", "person", "sync", "receipt", "shield")
    tiles = []
    for icon, name in zip(icons, words(w, "topics"), strict=True):
        count = w.say("social.articles_n", n=w.integer(4, 38))
        texts = column(ui(w, name, 13, bold=True), muted(w, count, 12), gap=1, grow=1)
        looks = {"border": theme.line, "radius": 6, "fill": theme.card, "grow": 1, "hit": True}
        tiles.append(row(Icon(icon, 20, theme.accent), texts, gap=9, pad=pad(11, 10), **looks))
    return column(panes(*tiles[:3], gap=9), panes(*tiles[3:], gap=9), gap=9)


def _question(w: Writer, question: str, answer: str, *, unfolded: bool) -> Group:
    theme = w.theme
    sign = Icon("chevron_up" if unfolded else "chevron_down", 18, theme.muted)
    nodes: list[Node] = [row(ui(w, question, 15, bold=True, grow=1, role="title"), sign, gap=12)]
    if unfolded:
        vote = row(
            muted(w, w.say("social.helpful"), 12.5),
            button(w, w.say("yes"), size=12, icon="like", pad=pad(9, 3)),
            button(w, w.say("no"), size=12, icon="dislike", pad=pad(9, 3)),
            gap=9,
        )
        nodes += [prose(w, answer, min(w.size, 15.5), styles=("bold", "link")), vote]
    looks = {"border": theme.line, "edges": "b", "place": "question"}
    return column(*nodes, gap=9, pad=Pad(3, 0, 13, 0), **looks)


def _about(w: Writer, name: str) -> Node:
    """How else the firm can be reached, above the chat."""
    theme = w.theme
    rows = (
        ("phone", w.phone(w.city())),
        ("mail", f"help@{name.lower()}.com"),
        ("clock", w.say("social.open_hours")),
    )
    shown = rows if w.chance(0.5) else rows[::2]
    lines = [
        row(Icon(icon, 16, theme.muted), ui(w, text, 13, grow=1), gap=10) for icon, text in shown
    ]
    return column(section_title(w, w.say("contact")), *lines, gap=7, pad=pad(6, 0))


def _chat_head(w: Writer, agent: str) -> Node:
    theme = w.theme
    return row(
        likeness(w, agent, 34),
        column(
            ui(w, w.say("social.customer_service"), 14.5, theme.on_accent, bold=True),
            ui(w, w.say("social.replies_soon"), 11.5, theme.on_accent),
            gap=1,
            grow=1,
        ),
        Icon("minus", 16, theme.on_accent),
        Icon("close", 16, theme.on_accent),
        gap=11,
        pad=pad(14, 10),
        fill=theme.accent,
        place="header",
    )


def _chat(w: Writer) -> Node:
    theme = w.theme
    talk, agent = w.passage("support"), w.first_name()
    lines = turns(talk)
    times = rising(w, len(lines), w.integer(9 * 60, 16 * 60), 3)
    notes: list[Node] = [
        muted(w, w.say("social.ticket", code=w.code("##-####")), 11.5, align="center")
    ]
    notes.append(muted(w, w.say("social.agent_joined", name=agent), 11.5, align="center"))
    nodes = [
        _line(w, line, own=who == "A", clock=w.clock(minutes) if w.chance(0.4) else "")
        for (who, line), minutes in zip(lines, times, strict=True)
    ]
    if w.chance(0.4):
        nodes.insert(3, attachment(w, w.code("IMG_####.jpg")))
    thread = column(*notes, *nodes, gap=7, pad=pad(14, 12))
    return column(
        _chat_head(w, agent),
        column(thread, grow=1, clip=True, justify="end", fill=theme.card),
        Rule(theme.line),
        composer(w, w.say("social.write_message"), "attach", fill=theme.card, pad=pad(12, 9)),
        grow=1,
        border=theme.line,
        fill=theme.card,
        clip=True,
        place="panel",
    )


def _line(w: Writer, line: str, *, own: bool, clock: str) -> Node:
    theme = w.theme
    fill, ink = (theme.accent, theme.on_accent) if own else (theme.code, theme.ink)
    body = prose(w, line, min(w.size, 14.5), ink, styles=(), leading=1.4)
    looks = {"fill": fill, "radius": 10, "hugs": True, "place": "message"}
    nodes: list[Node] = [column(body, pad=pad(12, 7), **looks)]
    if clock:
        nodes.append(muted(w, clock, 10.5))
    side = Pad(0, 0, 0, 46) if own else Pad(0, 46, 0, 0)
    return column(*nodes, align="end" if own else "start", gap=2, pad=side)
