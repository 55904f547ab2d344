"""What a site keeps in the browser: a tree of stores, and a table of what is in one of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, leaf, seam, shifted, thing, tree
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say


def application(d: Desk) -> Group:
    """Cookies with a preview of the chosen one below."""
    look, theme = d.look, d.look.theme
    site = shifted(d, d.content("sites"))
    left = column(*_tree(d, site), width=204, fill=theme.bar, clip=True)
    strip = tools.bar(
        look,
        *d.bar("stores"),
        control(d, d.content("store_filter"), width=170, pad=pad(7, 2)),
        *d.bar("stores_end"),
        push(),
        *(control(d, entry) for entry in d.content("store_checks")),
        gap=4,
        pad=pad(6, 2),
    )
    table = _cookies(d, site)
    below = column(
        row(
            hint(look, d.content("preview_title"), 11.5),
            push(),
            control(d, d.content("preview_check")),
            pad=pad(10, 5),
        ),
        row(code(look, site["preview"], 12, limit=3), pad=pad(10, 2)),
        height=104,
        border=theme.line,
        edges="t",
    )
    right = column(
        strip, column(table, grow=1, clip=True), below, grow=1, fill=theme.card, clip=True
    )
    return panes(left, seam(look), right, grow=1, clip=True)


def storage(d: Desk) -> Group:
    """Stores at the left, the table, and the chosen item parsed at the right."""
    look, theme = d.look, d.look.theme
    site = shifted(d, d.content("sites"))
    left = column(*_tree(d, site), width=190, fill=theme.bar, clip=True)
    strip = row(
        control(d, d.content("store_filter"), grow=1, pad=pad(7, 2)),
        *d.bar("stores"),
        *d.bar("stores_end"),
        gap=3,
        pad=pad(6, 2),
        height=29,
        border=theme.line,
        edges="b",
        fill=theme.bar,
    )
    parsed = column(
        row(
            control(d, d.content("parsed_filter"), grow=1, pad=pad(7, 2)),
            pad=pad(6, 3),
            height=29,
            border=theme.line,
            edges="b",
            fill=theme.bar,
        ),
        *_parsed(d, site["parsed"]),
        width=226,
        fill=theme.card,
        clip=True,
    )
    middle = column(
        strip, column(_cookies(d, site), grow=1, clip=True), grow=1, fill=theme.card, clip=True
    )
    return panes(left, seam(look), middle, seam(look), parsed, grow=1, clip=True)


def _tree(d: Desk, site: Mapping[str, Any]) -> list[Node]:
    entries = [
        {
            **(entry if isinstance(entry, Mapping) else {}),
            "text": leaf_text(entry).replace("{origin}", site["origin"]),
        }
        for entry in d.content("stores_tree")
    ]
    return tree(d, entries, chosen=site["origin"], height=22)


def leaf_text(entry: Mapping[str, Any] | str) -> str:
    return entry if isinstance(entry, str) else str(entry["text"])


def _cookies(d: Desk, site: Mapping[str, Any]) -> Node:
    """The table of cookies, the values of which can be changed."""
    look, theme = d.look, d.look.theme
    heads = [
        thing(d, row(say(look, leaf(entry).text, 11.5, theme.muted), grow=1), entry)
        for entry in d.content("cookie_heads")
    ]
    rows: list[list[Node]] = []
    host = site["origin"].removeprefix("https://")
    for cookie in (*site["cookies"], *d.content("more_cookies")):
        name = d.mark(
            row(say(look, cookie["name"], 11.5), grow=1),
            "text",
            cookie.get("does", ()),
            words=(cookie["name"],),
        )
        cells: list[Node] = [name]
        for key, text in zip(
            ("value", "domain", "path", "expires", "size", "flag"), cookie["row"], strict=True
        ):
            cell = row(
                say(
                    look,
                    text.replace("{host}", host),
                    11.5,
                    theme.ink if key == "value" else theme.muted,
                ),
                grow=1,
            )
            cells.append(
                d.mark(cell, "other", cookie.get(key, ()), words=(text.replace("{host}", host),))
            )
        rows.append(cells[: len(heads)])
    widths = tuple(float(width) for width in d.content("cookie_widths"))
    return panels.grid(look, widths, heads, rows, tight=3)


def _parsed(d: Desk, entries: Sequence[Mapping[str, Any] | str]) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        own = leaf(entry)
        lead: Node = Group(width=10)
        if own.opened is not None:
            lead = icon(look, "caret_down" if own.opened else "caret_right", 10, theme.muted)
        shown = row(code(look, own.end, 11.5, theme.bad), hugs=True, pad=pad(2, 1))
        made = thing(d, shown, {"does": own.more.get("does", ())}, "other")
        nodes.append(
            row(
                lead,
                code(look, f"{own.text}:", 11.5, theme.link),
                made,
                gap=3,
                pad=Pad(0, 4, 0, 8 + 11 * own.level),
                height=20,
                clip=True,
            )
        )
    return nodes
