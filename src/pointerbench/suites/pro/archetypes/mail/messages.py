"""Messages: which there are, and how lists and reading panes show them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.strips import thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Box:
    """The messages of a folder: the open one is ``chosen``; a few rows have tools to ask for."""

    messages: tuple[Entry, ...]
    chosen: int
    asked: frozenset[int]

    @property
    def open(self) -> Entry:
        return self.messages[self.chosen]


def box_of(d: Desk, count: int = 14) -> Box:
    """So many messages in a new order, one with a full text open."""
    full = [one for one in d.content("messages") if "body" in one]
    shown = d.turn(full)
    others = [one for one in d.content("messages") if one is not shown]
    place = d.integer(0, 3)
    messages = d.sample(others, count - 1)
    messages.insert(place, shown)
    # Newest first: times run down the list whatever message comes where.
    times = d.content("times")
    dated = tuple(
        {**one, "when": times[min(at, len(times) - 1)]} for at, one in enumerate(messages)
    )
    rest = [at for at in range(min(count, 9)) if at != place and not messages[at].get("flag")]
    return Box(dated, place, frozenset(d.sample(rest, 3)))


def wordings(d: Desk, key: str, message: Entry) -> tuple[str, ...]:
    """What may be asked of a message, with its sender and its matter."""
    entry = d.content("message_words").get(key, ())
    return tuple(one.format(who=message["who"], about=message["about"]) for one in entry)


def _sign(d: Desk, name: str, key: str, message: Entry, asked: bool, color: str = "") -> Group:
    shown = tools.tool(d.look, name, 14, pad=pad(2, 2), color=color or d.look.theme.muted)
    return d.mark(shown, "icon", wordings(d, key, message) if asked else ())


def card(d: Desk, box: Box, place: int, *, sign: str, face: bool = True) -> Group:
    """A message of a narrow list: sender, subject, first words; ``sign`` is what flags it."""
    look, theme = d.look, d.look.theme
    message = box.messages[place]
    new, on = message.get("unread", False), place == box.chosen
    asked = place in box.asked
    who = say(look, message["who"], 0, bold=new, grow=1)
    marks: list[Node] = []
    if "files" in message:
        marks.append(icon(look, "attach", 12, theme.muted))
    if asked:
        marks.append(_sign(d, "trash", "delete", message, asked))
    color = (theme.bad if sign == "flag" else theme.warn) if message.get("flag") else ""
    marks.append(_sign(d, sign, "flag", message, asked, color))
    ink = theme.link if new else theme.ink
    when = hint(look, message["when"], 10.5)
    lines: list[Node] = [
        row(who, *marks, gap=3),
        row(say(look, message["subject"], look.size - 0.5, ink, bold=new, grow=1), when, gap=6),
        hint(look, message["preview"], look.size - 1),
    ]
    inside: list[Node] = [column(*lines, gap=1, grow=1)]
    inside.insert(0, _face(d, message, asked) if face else _tick(d, message, asked))
    node = row(
        *inside, gap=9, align="start", pad=Pad(6, 8, 6, 9), fill=theme.chosen if on else "",
        border=theme.accent if new or on else theme.line, edges="l" if new or on else "b",
        thickness=3 if new or on else 1, clip=True,
    )  # fmt: skip
    does = () if on else wordings(d, "open", message)
    return d.mark(node, "text", does, words=(message["subject"],))


def _face(d: Desk, message: Entry, asked: bool) -> Group:
    number = sum(map(ord, message["who"]))
    held = row(Drawing("avatar", 30, 30, (), (float(number),)), hugs=True)
    return d.mark(held, "other", wordings(d, "face", message) if asked else ())


def _tick(d: Desk, message: Entry, asked: bool) -> Group:
    theme = d.look.theme
    box = Drawing("checkbox", 14, 14, (theme.accent, theme.muted, theme.card), (0.0,))
    held = row(box, pad=pad(2), hugs=True)
    return d.mark(held, "other", wordings(d, "select", message) if asked else ())


def table(
    d: Desk, box: Box, widths: Sequence[float], keys: Sequence[str], *, sign: str, **looks: Any
) -> Group:
    """Messages as lines of a table with the columns of `content.columns`."""
    look, theme = d.look, d.look.theme
    heads: list[Node] = []
    for key, width in zip(keys, widths, strict=True):
        entry = d.content("columns")[key]
        inside = (
            icon(look, entry["icon"], 12, theme.muted) if "icon" in entry
            else say(look, entry["text"], look.size - 1, theme.muted, grow=1)
        )  # fmt: skip
        cell = row(inside, pad=pad(5, 3), border=theme.line, edges="rb", fill=theme.bar,
                   height=23, **_share(width))  # fmt: skip
        heads.append(thing(d, cell, entry, "icon" if "icon" in entry else "text"))
    lines: list[Node] = [row(*heads)]
    for place in range(len(box.messages)):
        lines.append(_line(d, box, place, widths, keys, sign))
    return column(*lines, **{"fill": theme.card, "clip": True, **looks})


def _share(width: float) -> dict[str, float]:
    return {"width": width} if width >= 10 else {"grow": width}


def _line(
    d: Desk, box: Box, place: int, widths: Sequence[float], keys: Sequence[str], sign: str
) -> Group:
    look, theme = d.look, d.look.theme
    message = box.messages[place]
    new, on, asked = message.get("unread", False), place == box.chosen, place in box.asked
    cells: list[Node] = []
    for key, width in zip(keys, widths, strict=True):
        inside: Node
        if key == "flag":
            color = theme.warn if message.get("flag") else theme.faint
            inside = _sign(d, sign, "flag", message, asked, color)
        elif key == "tick":
            inside = _tick(d, message, asked)
        elif key == "read":
            dot = icon(look, "mail" if new else "mail_read", 14, theme.link if new else theme.faint)
            held = row(dot, pad=pad(2, 2), hugs=True)
            words = wordings(d, "read", message) if asked and new else ()
            inside = d.mark(held, "icon", words)
        elif key == "files":
            inside = icon(look, "attach", 12, theme.muted) if "files" in message else Group(width=8)
        elif key == "subject":
            text = say(look, message["subject"], 0, bold=new, grow=1)
            does = () if on else wordings(d, "open", message)
            inside = d.mark(row(text, grow=1), "text", does, words=(message["subject"],))
        else:
            inside = say(look, str(message[key]), look.size - 0.5, bold=new, grow=1)
        cells.append(row(inside, pad=pad(5, 0), **_share(width)))
    return row(*cells, height=look.row, fill=theme.chosen if on else "", clip=True)
