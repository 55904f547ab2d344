"""What stands beside a team's channel: messages, an open thread, the members."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Group, Icon, Node, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.furniture import sidebar
from pointerbench.suites.text.kit.people import (
    face_of,
    stable,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    attachment,
    rising,
    section_title,
    turns,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, space

STYLES = ("bold", "link", "italic")


def picture_of(w: Writer, who: str, size: float) -> Node:
    """A picture, or initials for those who never chose one."""
    return face_of(w, who, size, letters=stable(who, 5) < 2)


def message(
    w: Writer, who: str, line: str, clock: str, extra: list[Node], *, again: bool = False
) -> Group:
    size = min(w.size, 15)
    text = prose(w, line, size, styles=STYLES, rate=0.25, leading=1.42)
    if again and not extra:
        return row(space(38), column(text, grow=1), gap=10, align="start", place="message")
    head = row(ui(w, who, 14, bold=True), muted(w, clock, 11.5), gap=9)
    body = column(head, text, *extra, gap=3, grow=1)
    return row(picture_of(w, who, 38), body, gap=10, align="start", place="message")


def root(w: Writer, talk: Passage, people: list[str], start: int) -> Node:
    """The message that the open thread hangs on, marked in the channel."""
    lines = turns(talk)
    foot = thread_foot(w, start + 44, len(lines) - 1)
    first = message(w, people[1], lines[0][1], w.clock(start), [foot])
    return column(first, pad=pad(18, 8), fill=w.theme.soft)


def thread_foot(w: Writer, minutes: int, count: int) -> Node:
    return row(
        Icon("comments", 16, w.theme.link),
        label(w, w.say("social.replies_n", n=count), 12.5, w.theme.link, bold=True),
        muted(w, w.clock(minutes), 12),
        gap=6,
        pad=pad(0, 2),
        hit=True,
    )


def thread(w: Writer, talk: Passage, people: list[str], channel: str, start: int) -> Node:
    """A thread at the right: the message it began with, and the answers, without pictures."""
    theme = w.theme
    lines = turns(talk)
    who = dict(zip("ABCD", people[1:], strict=False))
    times = rising(w, len(lines), start, 4)
    nodes = [message(w, who[lines[0][0]], lines[0][1], w.clock(start), [])]
    for (letter, line), minutes in zip(lines[1:], times[1:], strict=True):
        head = row(ui(w, who[letter], 13.5, bold=True), muted(w, w.clock(minutes), 11.5), gap=9)
        text = prose(w, line, min(w.size, 15), styles=STYLES, rate=0.25, leading=1.42)
        nodes.append(column(head, text, gap=2, place="message"))
    count = label(w, w.say("social.replies_n", n=len(lines) - 1), 12, theme.muted)
    head = row(
        column(
            ui(w, w.say("social.thread"), 15, bold=True, role="title"),
            muted(w, f"# {channel}", 12, limit=1),
        ),
        push(),
        Icon("close", 16, theme.muted),
        pad=pad(16, 9),
        border=theme.line,
        edges="b",
        place="header",
    )
    body = column(nodes[0], count, Rule(theme.line), *nodes[1:], gap=11, pad=pad(16, 12))
    return column(
        head,
        column(body, grow=1, clip=True),
        fill=theme.card,
        border=theme.line,
        edges="l",
        width=w.integer(268, 300),
        place="panel",
    )


def presence_of(w: Writer, name: str) -> Color:
    """The colour that says whether somebody is there, the same wherever the name stands."""
    return w.theme.faint if stable(name, 3) == 1 else w.theme.good


def members(w: Writer, people: list[str]) -> Node:
    rows = []
    for name in people:
        dot = column(width=8, height=8, radius=4, fill=presence_of(w, name))
        state = w.pick(words(w, "jobs_list"))
        texts = column(ui(w, name, 13.5, limit=1), muted(w, state, 11.5, limit=1), grow=1)
        rows.append(row(dot, texts, gap=10, place="entry"))
    heading = ui_title(w, f"{w.say('members')} ({len(people)})", 14)
    files = [attachment(w, name, hugs=False) for name in words(w, "files", 3)]
    pinned = section_title(w, w.say("attachments"))
    return sidebar(w, heading, *rows, space(4), pinned, *files, width=220, side="l", gap=12)
