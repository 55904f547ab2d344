"""The thread of a ticket with the answer that is being written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.business_parts import asked, opener, pill, portrait, sign
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def thread(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    title = asked(
        d,
        row(say(look, "Wheel arrived bent", 16, bold=True), hugs=True, pad=pad(2)),
        "subject",
        "text",
    )
    head = row(
        column(row(title), hint(look, "Via email · 5 messages", 11), grow=1), *d.bar("thread"),
        gap=3, pad=pad(14, 7), border=theme.line, edges="b",
    )  # fmt: skip
    said = column(
        *(_message(d, one) for one in d.content("thread")), gap=11, pad=pad(14, 9), grow=1,
        clip=True,
    )  # fmt: skip
    return column(head, said, _answer(d), _foot(d), fill=theme.card, grow=1, clip=True)


def _message(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    note = entry["side"] == "note"
    head: list[Node] = [say(look, entry["who"], 12, bold=True)]
    if note:
        head.append(pill(d, "Internal", "#e2a400", size=10))
    words = say(look, entry["text"], 12, limit=6, leading=1.4)
    box = column(
        words,
        pad=pad(9, 6) if note else pad(0, 1),
        radius=4,
        fill=mixed(theme.card, "#e2a400", 40) if note else "",
    )
    body: list[Node] = [row(*head, push(), hint(look, entry["when"], 11), gap=6), box]
    if entry.get("photo"):
        shot = Drawing("bent_wheel", 52, 70)
        label = Drawing("document", 52, 42, (), (3.0,))
        body.append(row(asked(d, row(shot), "photo"), label, gap=6))
    return row(portrait(entry["who"], 28), column(*body, gap=3, grow=1), gap=9, align="start")


def _answer(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    kind = asked(
        d,
        row(
            icon(look, "reply", 14), say(look, "Public reply", bold=True),
            icon(look, "chevron_down", 12), gap=6, hugs=True, pad=pad(4, 3),
        ),
        "reply_kind", "text", "Public reply",
    )  # fmt: skip
    to = asked(
        d,
        row(
            portrait("Ingrid Moltke", 18), say(look, "Ingrid Moltke", 11.5), gap=5, pad=pad(6, 2),
            radius=10, fill=theme.soft, hugs=True,
        ),
        "to",
    )  # fmt: skip
    copy = asked(d, row(say(look, "CC", 11.5, theme.link), hugs=True, pad=pad(4, 2)), "cc", "text")
    grow = sign(d, "resize_vertical", "grow_editor", 14)
    draft = asked(
        d,
        row(say(look, d.content("draft"), 12, limit=4, leading=1.4, grow=1), pad=pad(2, 3)),
        "draft",
    )
    return column(
        row(kind, hint(look, "To"), to, push(), copy, grow, gap=7), draft,
        row(*d.bar("compose"), gap=2), gap=5, pad=pad(12, 7), border=theme.accent, thickness=1,
        fill=theme.card,
    )  # fmt: skip


def _foot(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    macro = opener(
        d,
        row(icon(look, "bolt", 14), say(look, "Apply macro"), gap=6, hugs=True, pad=pad(6, 5)),
        "Macro",
        d.content("asks")["macro"],
    )
    stay = asked(
        d, tools.button(look, "Stay on ticket", drop=True), "close_tab", "text", "Stay on ticket"
    )
    send = d.does(
        "submit_open", tools.button(look, "Submit as Open", primary=True, radius=0), "text"
    )
    more = opener(
        d,
        tools.tool(
            look, "chevron_down", 14, color=theme.on_accent, fill=theme.accent, pad=pad(6, 6)
        ),
        "Submit",
    )
    return row(
        macro, push(), stay, row(send, more, gap=1), gap=8, pad=pad(12, 6), fill=theme.bar,
        border=theme.line, edges="t",
    )  # fmt: skip
