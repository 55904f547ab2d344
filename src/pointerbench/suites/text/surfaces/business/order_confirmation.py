"""A shop's confirmation of an order, as a mail or a page: goods, sums, where it goes."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, initials
from pointerbench.suites.text.kit.furniture import page, toolbar, web
from pointerbench.suites.text.kit.texts import label, muted, pressable, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.business.parts import (
    branded,
    cents,
    pairs,
    said,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_SHOPS = ("Hollin & Reed", "Nordlys", "Casa Brezo", "Atelier Fjord", "Morrow Goods", "Tinto")


def build(w: Writer) -> Node:
    shop, person, code = w.pick(_SHOPS), w.person(), w.code("#### ####")
    as_mail = w.chance(0.5)
    content = column(
        _greeting(w, person),
        *([_stages(w)] if w.chance(0.6) else []),
        _facts(w, code),
        *_goods(w),
        _where(w, person),
        prose(w, said(w, f"business.confirm.help.{w.integer(1, 2)}"), 14, w.theme.muted),
        gap=16,
        pad=pad(36, 22),
        grow=1,
    )
    brand = row(
        branded(w, shop, 19),
        push(),
        *(pressable(w, w.say(key), 13, w.theme.muted) for key in ("new_in", "sale", "account")),
        gap=18,
        pad=pad(36, 14),
        border=w.theme.line,
        edges="b",
        place="header",
    )
    sheet = column(brand, content, width=w.integer(660, 740), fill=w.theme.card, grow=1, clip=True)
    middle = column(sheet, align="center", fill=w.theme.code, grow=1, clip=True)
    subject = said(w, "business.confirm.subject", code=code)
    if as_mail:
        body = page(w, _mail_head(w, shop, person, subject), middle)
        return web(w, subject, f"mail.{w.domain()}/inbox/{w.code('######')}", body)
    return web(w, subject, f"www.{w.domain(shop)}/checkout/{w.code('########')}", page(w, middle))


def _mail_head(w: Writer, shop: str, person: str, subject: str) -> Group:
    """The tools of a mail program, and whom the mail is from."""
    theme = w.theme
    sender = row(
        initials(w, shop.replace("& ", ""), 34),
        column(
            ui(w, shop, 14, bold=True), muted(w, w.colon(w.say("to"), w.email(person)), 12.5), gap=1
        ),
        push(),
        muted(w, f"{w.long_date(w.today)}, {w.clock()}", 12.5),
        gap=11,
    )
    head = column(
        ui_title(w, subject, 19), sender, gap=9, pad=pad(28, 11), fill=theme.card, place="header"
    )
    tools = toolbar(w, "back", "|", "archive", "trash", "mail", "|", "reply", "forward_mail")
    return column(tools, head, border=theme.line, edges="b")


def _greeting(w: Writer, person: str) -> Group:
    """Thanks, and what happens next."""
    text = prose(w, said(w, f"business.confirm.text.{w.integer(1, 2)}"), w.size)
    name = person.split()[0]
    heading = title(w, said(w, "business.confirm.title", name=name), 25)
    if w.chance(0.5):
        return column(heading, text, gap=9)
    return row(Icon("success", 40, w.theme.good), column(heading, text, gap=7, grow=1), gap=16)


def _stages(w: Writer) -> Group:
    """How far the order has come."""
    theme, reached = w.theme, w.integer(1, 2)
    steps = []
    for number, key in enumerate(("placed", "packed", "on_way", "delivered")):
        color = theme.accent if number < reached else theme.line
        ink = theme.ink if number < reached else theme.muted
        bar = column(height=5, fill=color, radius=2)
        steps.append(
            column(bar, label(w, said(w, f"business.confirm.{key}"), 12.5, ink), gap=6, grow=1)
        )
    return panes(*steps, gap=8)


def _facts(w: Writer, code: str) -> Group:
    facts = (
        ("order_number", code),
        ("order_date", w.long_date(w.today)),
        (
            "business.confirm.arrives",
            w.long_date(w.today + dt.timedelta(w.integer(2, 5))),
        ),
    )
    stacks = [
        column(muted(w, w.say(key), 12), ui(w, value, 14, bold=True), gap=2) for key, value in facts
    ]
    return row(*stacks, justify="between", fill=w.theme.soft, pad=pad(16, 11), radius=5)


def _goods(w: Writer) -> list[Node]:
    """What was bought, and the sums."""
    rows, total = [], 0
    for name, text in w.entries("products", w.integer(3, 4)):
        count, price = w.pick((1, 1, 1, 2)), cents(w, 12, 58)
        total += count * price
        rows.append(_product(w, (name, text), count, price))
    sending = 0 if w.chance(0.4) else 490 * w.locale.price_level
    whole = total + sending
    rate = w.locale.tax
    vat = w.amount((whole * rate * 2 + 100 + rate) // (2 * (100 + rate)))
    shipping = w.amount(sending) if sending else said(w, "business.confirm.free")
    sums = column(
        pairs(w, ((w.say("subtotal"), w.amount(total)), (w.say("shipping"), shipping)), 13.5),
        rule(w.theme),
        row(ui_title(w, w.say("total"), 16), push(), ui_title(w, w.amount(whole), 16)),
        muted(w, said(w, "business.confirm.includes", amount=vat), 12, align="right"),
        gap=7,
        width=270,
    )
    return [column(*rows), row(push(), sums)]


def _product(w: Writer, entry: tuple[str, str], count: int, price: int) -> Group:
    name, text = entry
    return row(
        column(
            Icon("package", 26, w.theme.link),
            width=58,
            height=58,
            fill=w.theme.soft,
            radius=5,
            align="center",
            justify="center",
        ),
        column(
            ui(w, name, 14.5, bold=True),
            prose(w, text, 13, w.theme.muted, styles=(), leading=1.35),
            gap=2,
            grow=1,
        ),
        muted(w, f"{count} ×", 13),
        ui(w, w.amount(count * price), 14, bold=True, width=100, align="right"),
        gap=14,
        pad=pad(0, 9),
        border=w.theme.line,
        edges="b",
        place="product",
    )


def _where(w: Writer, person: str) -> Group:
    """Where it goes and how it was paid."""
    lines = (person, w.street(), w.town())
    ending = said(w, "business.confirm.ending", code=w.code("####"))
    ship = column(ui_title(w, w.say("ship_to"), 14), *(ui(w, line, 13.5) for line in lines), gap=3)
    paid = column(
        ui_title(w, said(w, "business.confirm.method"), 14),
        row(Icon("payment", 18, w.theme.muted), ui(w, ending, 13.5), gap=8),
        gap=5,
    )
    track = button(w, said(w, "business.confirm.track"), primary=True, icon="truck")
    return panes(ship, paid, column(track), justify="between", gap=20)
