"""An administration's list of users: filters as chips, a table with check boxes, pages to turn."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    crumbs,
    nav_item,
    search_box,
)
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, ui_title
from pointerbench.suites.text.surfaces.business.parts import branded
from pointerbench.suites.text.surfaces.business.user_table import user_table
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_SECTIONS = (
    ("overview", "home"),
    ("business.admin.users", "contacts"),
    ("business.admin.groups", "group"),
    ("business.admin.roles", "key"),
    ("business.admin.billing", "payment"),
    ("business.admin.api", "code"),
    ("business.admin.audit", "history"),
    ("security", "shield"),
    ("settings", "settings"),
)


def build(w: Writer) -> Node:
    brand = w.pick(("Kolumna", "Workloft", "Deskara", "Hubwise"))
    compact = w.chance(0.5)
    count = w.integer(18, 20) if compact else w.integer(15, 16)
    total, place = w.integer(180, 940), w.integer(1, 3)
    chosen = _chosen(w)
    main = column(
        _headline(w, total),
        _filters(w, chosen),
        user_table(w, (count, place), chosen, compact=compact),
        _paging(w, count, total, place),
        gap=12,
        pad=pad(22, 14),
        grow=1,
        clip=True,
    )
    top = row(
        crumbs(w, (brand, w.say("manage"), w.say("business.admin.users"))),
        push(),
        Icon("help", 18, w.theme.muted),
        Icon("bell", 18, w.theme.muted),
        avatar(w, 28),
        gap=14,
        pad=pad(22, 9),
        fill=w.theme.card,
        border=w.theme.line,
        edges="b",
        place="header",
    )
    body = panes(_side(w, brand), page(w, top, main), fill=w.theme.page, grow=1)
    url = f"admin.{brand.lower()}.com/users?page={place}"
    return web(w, w.say("business.admin.users"), url, body)


def _side(w: Writer, brand: str) -> Group:
    items = [
        nav_item(w, w.say(key), icon=icon, chosen=key == "business.admin.users", size=13)
        for key, icon in _SECTIONS
    ]
    hint = prose(w, w.say(f"business.admin.hint.{w.integer(1, 2)}"), 12, w.theme.muted, styles=())
    return sidebar(w, branded(w, brand), space(10), *items, push(), hint, width=194)


def _headline(w: Writer, total: int) -> Group:
    return row(
        ui_title(w, w.say("business.admin.users"), 21),
        chip(w, w.number(total)),
        push(),
        button(w, w.say("export"), icon="export"),
        button(w, w.say("business.admin.invite"), icon="person_add", primary=True),
        gap=10,
    )


def _chosen(w: Writer) -> dict[str, str]:
    """What the users in the list have in common."""
    found = {}
    if w.chance(0.6):
        found["status"] = "active"
    if w.chance(0.3):
        found["role"] = f"business.admin.role.{w.integer(1, 4)}"
    return found


def _filters(w: Writer, chosen: dict[str, str]) -> Group:
    """What narrows the list down."""
    shown = [w.colon(w.say(key), w.say(value)) for key, value in chosen.items()]
    chips = [
        row(
            label(w, text, 12.5),
            Icon("close", 12, w.theme.muted),
            gap=7,
            pad=pad(10, 5),
            fill=w.theme.soft,
            radius=13,
            hit=True,
        )
        for text in shown
    ]
    add = row(Icon("filter", 16, w.theme.muted), label(w, w.say("filter"), 12.5), gap=6, hit=True)
    columns = row(
        Icon("columns", 16, w.theme.muted),
        label(w, w.say("business.pivot.columns"), 12.5),
        gap=6,
        hit=True,
    )
    return row(search_box(w, width=210), *chips, push(), add, columns, gap=10, place="toolbar")


def _paging(w: Writer, count: int, total: int, number: int) -> Group:
    """Where in the list this page is."""
    theme = w.theme
    first = (number - 1) * count + 1
    places = [
        column(
            label(
                w,
                text,
                12.5,
                theme.on_accent if text == str(number) else theme.ink,
                align="center",
            ),
            width=28,
            pad=pad(0, 4),
            radius=4,
            fill=theme.accent if text == str(number) else "",
            hit=True,
        )
        for text in ("1", "2", "3", "4", str(-(-total // count)))
    ]
    shown = w.say(
        "business.admin.range", first=first, last=first + count - 1, total=w.number(total)
    )
    return row(
        muted(w, w.colon(w.say("business.admin.rows"), str(count)), 12.5),
        muted(w, shown, 12.5),
        push(),
        Icon("chevron_left", 16, theme.muted),
        *places,
        Icon("chevron_right", 16, theme.muted),
        gap=10,
        place="footer",
    )
