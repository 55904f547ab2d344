"""The open message, and one that is being written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Paragraph, Span
from pointerbench.suites.pro.archetypes.mail.messages import wordings
from pointerbench.suites.pro.archetypes.strips import parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def reading(d: Desk, message: Entry, actions: Sequence[Node], **looks: Any) -> Group:
    """The open message: subject, sender with tools, enclosures, text."""
    look, theme = d.look, d.look.theme
    number = float(sum(map(ord, message["who"])))
    face = row(Drawing("avatar", 36, 36, (), (number,)), hugs=True)
    person = d.mark(face, "other", wordings(d, "open_face", message))
    lines = column(
        say(look, message["who"], look.size + 0.5, bold=True),
        hint(look, f"To: {message.get('to', d.content('me'))}"), gap=1, grow=1,
    )  # fmt: skip
    head = row(
        person, lines, column(row(*actions, gap=1), hint(look, _date(d, message), align="right"),
                              gap=2, align="end"), gap=10, align="start",
    )  # fmt: skip
    subject = say(look, message["subject"], look.size + 4, bold=True)
    body: list[Node] = [row(subject, pad=pad(0, 2)), head]
    if "files" in message:
        body.append(wrap(*(attached(d, one) for one in message["files"]), gap=8))
    body += [_paragraph(d, text) for text in message["body"]]
    own: dict[str, Any] = {"gap": 11, "pad": Pad(12, 18, 8, 18), "fill": theme.card, "clip": True}
    return column(*body, **{**own, **looks})


def _date(d: Desk, message: Entry) -> str:
    """When the message came, in full."""
    when = str(message["when"])
    return f"{d.content('today')} {when}" if when[0].isdigit() else when


def attached(d: Desk, entry: Entry) -> Group:
    """A file that comes with the message."""
    look, theme = d.look, d.look.theme
    node = row(
        icon(look, entry["icon"], 20, theme.link),
        column(say(look, entry["text"], look.size - 0.5), hint(look, entry["size"], 10.5), gap=0),
        icon(look, "chevron_down", 10, theme.muted),
        gap=7, pad=pad(8, 4), border=theme.line, radius=look.radius, fill=theme.bar, hugs=True,
    )  # fmt: skip
    return thing(d, node, entry)


def _paragraph(d: Desk, text: str) -> Node:
    look = d.look
    if text.startswith("- "):
        return Paragraph((Span(text[2:]),), look.face(look.size + 0.5), look.theme.ink, hang=16,
                         marker="•", leading=1.4, role="prose")  # fmt: skip
    if text.startswith("> "):
        quoted = Paragraph((Span(text[2:]),), look.face(look.size), look.theme.muted, leading=1.4)
        return column(
            quoted, pad=Pad(2, 0, 2, 10), border=look.theme.accent, edges="l", thickness=2
        )
    return Paragraph((Span(text),), look.face(look.size + 0.5), look.theme.ink, leading=1.45,
                     role="prose")  # fmt: skip


def compose(d: Desk, entry: Entry, **looks: Any) -> Group:
    """A message that is being written: fields, a bar of formats, text."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = [row(*parts(d, entry["head"]), gap=6, pad=pad(10, 6))]
    for field in entry["fields"]:
        label = row(hint(look, field["name"], look.size), width=54)
        chips = [
            tools.badge(look, name, theme.soft, theme.ink, pad=pad(8, 2))
            for name in field.get("people", ())
        ]
        value: list[Node] = [*chips] if chips else [say(look, field.get("value", ""), grow=1)]
        held = row(*value, push(), gap=5, pad=pad(4, 4), border=theme.line, edges="b", grow=1)
        lines.append(row(label, thing(d, held, field), gap=4, pad=pad(12, 1)))
    if "files" in entry:
        lines.append(row(*(attached(d, one) for one in entry["files"]), gap=8, pad=pad(12, 5)))
    lines.append(row(*parts(d, entry["bar"]), gap=1, pad=pad(10, 4), fill=theme.bar, clip=True))
    text = d.turn(entry["texts"])
    lines += [column(_paragraph(d, one), pad=pad(16, 4)) for one in text]
    own: dict[str, Any] = {"fill": theme.card, "clip": True, "gap": 2}
    return column(*lines, **{**own, **looks})
