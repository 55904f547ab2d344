"""A board of cards in columns: tags, people, days due, check lists."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    nav_item,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import face_of
from pointerbench.suites.text.kit.texts import label, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import (
    Tint,
    choices,
    say,
    some,
    tag,
    tints,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space, wrap

_STATES = ("backlog", "to_do", "in_progress", "review", "done_state")
# What the picture on a card may show.

_SPRINT = "Sprint "


def build(w: Writer) -> Node:
    states = w.pick((_STATES[1:], _STATES[:3] + _STATES[4:], _STATES))
    month = w.month(w.today)
    name = w.pick(choices(w, "board_names", month=month))
    ground = w.pick((w.theme.page, w.theme.soft, w.theme.code))
    titles = w.lines("cards", w.left("cards")) + choices(w, "card_more")
    titles = w.sample(titles, len(titles))
    notes = some(w, "card_notes", 10)
    marks = list(zip(choices(w, "tags"), tints(w), strict=False))
    drawn = w.chance(0.4)
    team = [face_of(w, person, 22, letters=not drawn) for person in _people(w)]
    columns = []
    share = len(titles) // len(states)
    for state in states:
        count = min(share, w.integer(5, 7 if len(states) == 4 else 6))
        cards = [
            _card(w, titles.pop(), notes, marks, team, done=state == "done_state")
            for _ in range(count)
        ]
        columns.append(_column(w, w.say(state), cards, ground))
    board = panes(*columns, gap=12, pad=Pad(12, 14, 0, 14), grow=1, fill=ground, clip=True)
    parts: list[Node] = [board]
    if len(states) == 4 and w.chance(0.4):
        parts.insert(0, _side(w, name))
    body = page(w, _top(w, name, team), panes(*parts, grow=1))
    return web(w, name, f"{w.domain()}/board/{w.code('####')}", body)


def _people(w: Writer) -> list[str]:
    """Four people of different initials."""
    found = {"".join(part[0] for part in name.split()[:2]): name for name in w.people(9)}
    return list(found.values())[:4]


def _top(w: Writer, name: str, team: Sequence[Node]) -> Node:
    return row(
        Icon("view_columns", 20, w.theme.accent),
        ui_title(w, name, 18),
        Icon("star", 16, w.theme.muted),
        row(*team, gap=3),
        push(),
        button(w, w.say("filter"), icon="filter", pad=pad(11, 5)),
        search_box(w, width=190),
        button(w, w.say("share"), primary=True, pad=pad(13, 5)),
        gap=12,
        pad=pad(18, 9),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
        place="toolbar",
    )


def _side(w: Writer, name: str) -> Node:
    boards = [
        other
        for other in choices(w, "board_names", month=w.month(w.today))
        if other != name and not (_SPRINT in other and _SPRINT in name)
    ]
    return sidebar(
        w,
        nav_item(w, w.say("home"), icon="home"),
        nav_item(w, w.say("calendar"), icon="calendar"),
        nav_item(w, w.say("members"), icon="person"),
        space(6),
        ui_title(w, w.say("board"), 12, w.theme.muted),
        nav_item(w, name, chosen=True),
        *(nav_item(w, other) for other in boards[:4]),
        width=192,
    )


def _column(w: Writer, caption: str, cards: list[Group], ground: str) -> Node:
    theme = w.theme
    head = row(
        ui_title(w, caption, 13.5),
        ui(w, str(len(cards)), 12, theme.muted),
        push(),
        Icon("more_horizontal", 16, theme.muted),
        gap=8,
        pad=pad(4, 2),
    )
    add = row(
        Icon("plus", 14, theme.muted),
        label(w, say(w, "add_card"), 12.5, theme.muted),
        gap=7,
        pad=pad(6, 4),
        hit=True,
    )
    fill = theme.bar if ground != theme.bar else theme.page
    return column(head, *cards, add, gap=8, pad=pad(8, 8), grow=1, fill=fill, place="section")


def _card(
    w: Writer,
    title: str,
    notes: list[str],
    marks: list[tuple[str, Tint]],
    team: Sequence[Node],
    *,
    done: bool,
) -> Group:
    theme = w.theme
    nodes: list[Node] = []
    if w.chance(0.08):
        tints = [tint.bar for _, tint in marks]
        nodes.append(column(height=w.pick((20, 30)), fill=w.pick(tints), radius=3))
    if w.chance(0.65):
        chosen = w.sample(marks, w.integer(1, 2))
        nodes.append(wrap(*(tag(w, name, tint, 10.5) for name, tint in chosen), gap=5))
    nodes.append(text(w, title, 13.5, leading=1.35))
    if notes and (len(notes) > 6 or w.chance(0.4)):
        nodes.append(prose(w, notes.pop(), 12.5, theme.muted, styles=("bold", "link")))
    nodes.append(_foot(w, w.pick(team), done=done))
    return column(
        *nodes,
        gap=6,
        pad=pad(11, 9),
        fill=theme.card,
        border=theme.line,
        radius=5,
        place="card",
        hit=True,
    )


def _foot(w: Writer, face: Node, *, done: bool) -> Node:
    """Two of: day due, comments, steps done; and who does it."""
    muted_ = w.theme.muted
    late = not done and w.chance(0.25)
    day = w.day(-9, -1) if late or done else w.day(1, 30)
    total = w.integer(3, 8)
    ready = total if done else w.integer(0, total - 1)
    facts = (
        ("clock", w.day_month(day), w.theme.bad if late else muted_),
        ("comment", str(w.integer(1, 12)), muted_),
        ("checklist", f"{ready}/{total}", muted_),
    )
    nodes: list[Node] = []
    for icon, words, ink in w.sample(facts, w.pick((0, 1, 1, 2, 2))):
        nodes += [Icon(icon, 13, ink), ui(w, words, 11, ink, limit=1)]
    return row(*nodes, push(), face, gap=5)
