"""A bank's web page: accounts, movements with the balance after each, a card, a message."""

from __future__ import annotations

from itertools import accumulate

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import (
    button,
    card,
    nav_item,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.business.bank_side import bank_side
from pointerbench.suites.text.surfaces.business.money_moves import Move, draw_moves
from pointerbench.suites.text.surfaces.business.parts import adviser, cents
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space


def build(w: Writer) -> Node:
    bank = w.say(f"business.bank.{w.integer(1, 4)}", city=w.city())
    moves = draw_moves(w)
    balance = cents(w, 1500, 5900, (12, 37, 58, 84, 91)) + max(
        0, *accumulate(move.cents for move in moves)
    )  # so that it never was below nothing
    keys = ("overview", "accounts", "transfer", "cards_label", "savings", "statements")
    menu = [w.say(key) for key in keys]
    body = page(
        w,
        site_header(w, bank, menu, Icon("mail", 19, w.theme.muted), avatar(w, 30), chosen=1),
        panes(
            _accounts(w, balance),
            _movements(w, moves, balance),
            bank_side(w, moves),
            gap=18,
            pad=Pad(16, 22, 0, 22),
            grow=1,
        ),
    )
    return web(w, bank, f"online.{w.domain(bank)}/accounts", body)


def _accounts(w: Writer, balance: int) -> Group:
    """The accounts with what is on them."""
    savings = cents(w, 2500, 18000, (0, 14, 66))
    owed = -cents(w, 40, 600, (25, 70, 88))
    rows = [
        _account(w, "current", balance, chosen=True),
        _account(w, "saving", savings),
        _account(w, "card", owed),
    ]
    total = row(
        ui(w, w.say("total"), 13, bold=True),
        push(),
        ui(w, w.amount(balance + savings + owed), 13, bold=True),
        pad=pad(12, 8),
    )
    items = (
        ("business.money.orders", "repeat"),
        ("statements", "text_file"),
        ("settings", "settings"),
    )
    links = [nav_item(w, w.say(key), icon=icon, size=13) for key, icon in items]
    new = button(w, w.say("business.money.new_transfer"), primary=True, icon="send", hugs=False)
    heading = ui_title(w, w.say("accounts"), 15)
    return column(
        heading,
        *rows,
        total,
        new,
        space(4),
        *links,
        card(w, adviser(w), pad=pad(12, 10)),
        prose(w, w.say(f"business.money.tip.{w.integer(1, 2)}"), 12.5, w.theme.muted, styles=()),
        gap=7,
        width=228,
        place="sidebar",
    )


def _account(w: Writer, key: str, amount: int, *, chosen: bool = False) -> Group:
    theme = w.theme
    number = w.code("**** #### ##" if key != "card" else "**** **** ####")
    return column(
        label(w, w.say(f"business.money.{key}"), 13, bold=True),
        muted(w, number, 11.5),
        ui(w, w.amount(amount), 16, theme.bad if amount < 0 else "", bold=True),
        gap=1,
        pad=pad(12, 8),
        fill=theme.chosen if chosen else theme.card,
        border=theme.accent if chosen else theme.line,
        radius=6,
        hit=True,
        place="card",
    )


def _movements(w: Writer, moves: list[Move], balance: int) -> Group:
    """Movements by day; the balance falls back to what it was before each."""
    theme, after, day = w.theme, balance, None
    nodes: list[Node] = []
    for move in moves:
        if move.day != day:
            day = move.day
            nodes.append(
                column(
                    muted(w, f"{w.weekday(day)}, {w.long_date(day)}", 12, bold=True),
                    pad=pad(14, 4),
                    fill=theme.code,
                )
            )
        nodes.append(_line(w, move, after))
        after -= move.cents
    head = row(
        column(
            ui_title(w, w.say("business.money.current"), 18),
            muted(w, w.say("transactions"), 12.5),
            gap=1,
        ),
        push(),
        search_box(w, width=160),
        pad=pad(14, 10),
        border=theme.line,
        edges="b",
    )
    return column(
        head, *nodes, grow=1, fill=theme.card, border=theme.line, clip=True, place="panel"
    )


def _line(w: Writer, move: Move, after: int) -> Group:
    theme = w.theme
    plus = move.cents > 0
    shown = w.amount(-abs(move.cents))  # where the region has its sign
    return row(
        Icon(move.icon, 20, theme.link),
        column(ui(w, move.name, 13.5, limit=1), muted(w, move.purpose, 12, limit=1), gap=0, grow=1),
        column(
            ui(
                w,
                shown.replace("-", "+") if plus else shown,
                13.5,
                theme.good if plus else "",
                bold=plus,
                align="right",
            ),
            muted(w, w.amount(after), 11.5, align="right"),
            gap=0,
        ),
        gap=12,
        pad=pad(14, 5),
        border=theme.line,
        edges="b",
        place="row",
    )
