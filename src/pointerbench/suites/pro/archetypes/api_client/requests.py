"""The request: its name, its address, and what goes with it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.api_client.bodies import body_text, pairs, verb
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    tab,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def title(d: Desk, request: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    path: list[Node] = [icon(look, "globe", 14, theme.muted)]
    for entry in request["path"]:
        text = entry if isinstance(entry, str) else entry["text"]
        path += [
            thing(d, row(hint(look, text, 12), hugs=True, pad=pad(2, 2)), entry),
            hint(look, "/"),
        ]
    return row(
        *path,
        say(look, request["name"], 12.5, bold=True),
        push(),
        d.button("save_request", sign=True, pad=pad(8, 3)),
        d.button("share_request", pad=pad(8, 3)),
        *d.bar("title", size=15),
        gap=4,
        pad=pad(14, 5),
    )


def address(d: Desk, request: Mapping[str, Any]) -> Group:
    look, theme = d.look, d.look.theme
    method = d.mark(
        row(
            verb(look, request["method"], 12),
            push(),
            icon(look, "chevron_down", 11, theme.muted),
            width=92,
            pad=pad(10, 7),
            border=theme.line,
            edges="r",
        ),
        "other",
        d.content("method_choice"),
        words=(request["method"],),
    )
    field = d.mark(
        row(say(look, request["url"], 12.5, grow=1), grow=1, pad=pad(10, 7)),
        "other",
        d.content("address"),
        words=(request["url"],),
    )
    send = d.button("send", primary=True, drop=True, pad=pad(16, 7))
    box = row(method, field, border=theme.line, radius=4, grow=1, clip=True, fill=theme.code)
    return row(box, send, gap=8, pad=pad(14, 4))


def sent(d: Desk, request: Mapping[str, Any]) -> Group:
    """What goes with the request: its tabs, and a table or a body."""
    look, theme = d.look, d.look.theme
    shown = request["shown"]
    narrow = d.layout == 1
    tabs = [
        tab(d, entry, on=leaf(entry).text == shown, pad=pad(8, 6))
        for entry in d.content("sent_tabs")[: 4 if narrow else 6]
    ]
    ends = [
        thing(
            d,
            row(say(look, "Cookies", 12, theme.link), hugs=True, pad=pad(4, 3)),
            d.content("cookies"),
        )
    ]
    strip = row(
        *tabs,
        push(),
        *([] if narrow else ends),
        pad=pad(8, 0),
        border=theme.line,
        edges="b",
        clip=True,
    )
    inside: Node
    if shown == "Body":
        entries = d.content("body_kinds")
        kinds = [control(d, entry) for entry in (entries[1:3] if narrow else entries)]
        form = control(d, d.content("body_format"), width=82, pad=pad(7, 2))
        head = row(*kinds, form, push(), *d.bar("body", size=14), gap=11, pad=pad(14, 5), clip=True)
        inside = column(head, body_text(d, request["body"]), grow=1)
    else:
        inside = column(pairs(d, request), grow=1, pad=pad(14, 2))
    return column(
        strip, inside, clip=True, fill=theme.card, **({"width": 320} if narrow else {"grow": 1})
    )
