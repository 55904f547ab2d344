"""A site for learning with flash cards: the card in turn, how well it was known, the whole set."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.desk.parts import bar
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_GRADES = (
    ("desk.again", "bad"),
    ("desk.hard", "warn"),
    ("desk.good", "good"),
    ("desk.easy", "link"),
)


def build(w: Writer) -> Node:
    cards = [(one[0], one[1]) for one in w.entries("terms_cards", 8)]
    total = w.integer(24, 60)
    number = w.integer(2, total - 1)
    name = w.say(w.pick(("desk.general_quiz", "desk.technical_terms")))
    heads = [w.say(key) for key in ("home", "library", "courses", "progress")]
    body = page(
        w,
        site_header(w, "Memora", heads, search_box(w, width=200), avatar(w, 30), chosen=1),
        column(
            _heading(w, name, number, total),
            panes(
                column(_card(w, *cards[0]), _grades(w), gap=14, grow=1),
                _set(w, cards, total),
                gap=26,
            ),
            _others(w, cards),
            gap=16,
            pad=pad(34, 20),
            grow=1,
            clip=True,
        ),
    )
    return web(w, f"{name} - Memora", f"www.memora.app/set/{w.code('####')}", body)


def _heading(w: Writer, name: str, number: int, total: int) -> Node:
    done = row(
        bar(w, number / total),
        muted(w, f"{number} / {total}", 12.5),
        gap=12,
    )
    left = column(ui_title(w, name, 21), done, gap=8, grow=1)
    return row(
        left,
        button(w, w.say("edit"), icon="edit"),
        button(w, w.say("share"), icon="share"),
        gap=14,
    )


def _card(w: Writer, term: str, meaning: str) -> Group:
    """The card as asked, or turned over with the answer below."""
    theme = w.theme
    hint = row(
        Icon("lightbulb", 15, theme.muted),
        muted(w, w.say("desk.show_hint"), 12.5),
        push(),
        Icon("volume", 16, theme.muted),
        Icon("star", 16, theme.muted),
        gap=10,
    )
    asked = title(w, term, 32, align="center")
    answer = prose(w, meaning, w.size + 3, align="center", styles=("bold", "italic"))
    turned = w.chance(0.7)
    middle: list[Node] = [asked, Group(height=1, fill=theme.line), answer] if turned else [answer]
    foot = muted(w, w.say("desk.click_to_turn"), 12, align="center")
    return column(
        hint,
        column(*middle, gap=18, grow=1, justify="center", pad=pad(30, 0)),
        foot,
        height=w.integer(290, 330),
        pad=pad(20, 16),
        fill=theme.card,
        border=theme.line,
        radius=12,
        place="card",
    )


def _grades(w: Writer) -> Node:
    """How well the answer was known, with the time until the card comes again."""
    theme = w.theme
    minutes, days = w.say("minutes"), w.say("days")
    waits: tuple[str, ...] = (f"{w.pick((1, 5))} {minutes}", f"{w.pick((10, 30))} {minutes}")
    waits += (f"{w.integer(2, 4)} {days}", f"{w.integer(6, 12)} {days}")
    nodes = [
        column(
            label(w, w.say(key), 13.5, getattr(theme, color), bold=True, align="center"),
            muted(w, wait, 11.5, align="center"),
            gap=2,
            pad=pad(8, 8),
            fill=theme.card,
            border=theme.line,
            radius=6,
            grow=1,
            hit=True,
        )
        for (key, color), wait in zip(_GRADES, waits, strict=True)
    ]
    return row(*nodes, gap=10)


def _set(w: Writer, cards: list[tuple[str, str]], total: int) -> Node:
    """How the set stands: cards by how well they are known."""
    theme = w.theme
    known = w.integer(8, total - 8)
    learning = w.integer(2, total - known - 4)
    counts = (known, learning, total - known - learning)
    rows = [
        column(
            row(ui(w, w.say(key), 13, grow=1), ui(w, str(count), 13, bold=True)),
            bar(w, count / total, height=5),
            gap=6,
        )
        for key, count in zip(("desk.known", "desk.learning", "desk.not_seen"), counts, strict=True)
    ]
    due = prose(w, w.say("desk.due_cards", n=w.integer(5, 19)), 13.5, theme.muted, styles=())
    days = tuple(float(w.integer(4, 30)) for _ in range(7))
    streak = chip(w, w.say("desk.streak", n=w.integer(3, 41)))
    return column(
        ui_title(w, w.say("progress"), 15),
        *rows,
        due,
        streak,
        push(),
        muted(w, w.say("desk.last_week"), 12),
        Drawing("bars", 54, None, (theme.accent,), days),
        gap=13,
        pad=pad(18, 16),
        width=236,
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="panel",
    )


def _others(w: Writer, cards: list[tuple[str, str]]) -> Node:
    """The terms of the set with their definitions."""
    theme = w.theme
    first, *rest = cards
    shown = rest if w.chance(0.5) else [first, *rest]
    rows = [
        row(
            text(w, term, 0, bold=True, width=170),
            prose(w, meaning, 0, styles=(), grow=1),
            Icon("star", 15, theme.faint),
            Icon("volume", 15, theme.faint),
            gap=16,
            pad=pad(16, 11),
            fill=theme.card,
            border=theme.line,
            edges="b",
            place="entry",
        )
        for term, meaning in shown
    ]
    head = ui_title(w, w.say("desk.terms_in_set"), 16)
    return column(head, column(*rows, border=theme.line, edges="tlr"), gap=10)
