"""A pull request with the changes of two files on one topic, added and removed lines, and remarks
of reviewers between them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from pointerbench.flow.drawings.values import mix
from pointerbench.flow.nodes import Group, Icon, Node, Paragraph, Span
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import code_line, label, muted, ui
from pointerbench.suites.text.surfaces.code.parts import coloured, small_check
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import fill, snippets
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_FILES = 2
_VISIBLE = 30  # lines above a file that still comes into view
# What the author may answer to a remark.
_REPLIES = {1: (1, 2), 2: (1, 2), 3: (3,), 5: (3,), 6: (1,), 7: (1, 2, 3), 8: (1,), 10: (1, 3),
            11: (1, 2)}  # fmt: skip
_HUNK = re.compile(r"@@ -(\d+),\d+ \+(\d+),\d+ @@(.*)")


class _Topic(NamedTuple):
    """What a pull request is about: how its branch may be called, what reviewers may remark."""

    branches: tuple[str, ...]
    reviews: tuple[int, ...]


# By the topic that the snippets state; ``code.change_<topic>`` is the title.
_TOPICS = {
    "postage": _Topic(("fix/unknown-zone", "postage-steps", "issue-418"), (1, 2, 5, 8, 12)),
    "search": _Topic(("feature/search-hint", "highlight-hits", "issue-97"), (2, 7, 9, 11)),
    "fares": _Topic(("feature/day-ticket", "evening-fares", "issue-260"), (1, 5, 8, 12)),
    "hours": _Topic(("feature/opening-hours", "contact-page", "issue-133"), (3, 6, 10, 11)),
    "worker": _Topic(("ops/more-workers", "raise-limits", "issue-371"), (6, 8, 9, 10)),
}


def build(w: Writer) -> Node:
    scheme = dress(w)
    people = w.people(3)
    topic = w.pick(tuple(_TOPICS))
    raws = [raw for raw in snippets("diff") if raw["topic"] == topic]
    texts = [counted(fill(w, raw["text"].strip("\n"), raw["language"])) for raw in raws]
    talks = [_talk(w, people, number) for number in w.sample(_TOPICS[topic].reviews, 2)]
    files: list[Node] = []
    for raw, lines, talk in zip(raws, texts, talks, strict=True):
        if sum(map(len, texts[: len(files)])) < _VISIBLE:
            files.append(_file(w, scheme, (raw["path"], raw["language"]), lines, talk))
    title, number = w.say(f"code.change_{topic}"), w.integer(112, 4980)
    body = page(
        w,
        _head(w, topic, (title, number), people[0]),
        column(_tools(w, texts), *files, gap=13, pad=pad(26, 12), grow=1),
    )
    return web(w, f"{title} #{number}", f"git.{w.domain()}/core/pulls/{number}/files", body)


def counted(lines: Sequence[str]) -> list[str]:
    """The lines of one hunk, whose head states exactly how many there are before and after."""
    match = _HUNK.match(lines[0])
    if not match:
        raise ValueError(f"not a hunk: {lines[0]!r}")
    old = sum(line[:1] != "+" for line in lines[1:])
    new = sum(line[:1] != "-" for line in lines[1:])
    return [f"@@ -{match[1]},{old} +{match[2]},{new} @@{match[3]}", *lines[1:]]


def _head(w: Writer, topic: str, request: tuple[str, int], author: str) -> Group:
    title, number = request
    heading = (Span(title), Span(f"  #{number}", color=w.theme.muted))
    branch = w.pick(_TOPICS[topic].branches)
    commits = w.integer(2, 7)
    wants = w.say("code.wants_merge", name=author, n=commits, branch=branch)
    heads = (("conversation", w.integer(2, 14)), ("commits", commits), ("checks", w.integer(2, 9)))
    captions = [f"{w.say(f'code.{key}')} ({count})" for key, count in heads]
    state = chip(w, w.say("code.open_request"), w.theme.good, w.theme.page)
    return column(
        row(
            ui(w, heading, 20, bold=True, role="title", leading=1.25, limit=1, grow=1),
            button(w, w.say("code.approve"), primary=True),
            gap=16,
        ),
        row(state, muted(w, wants, 13.5), gap=10),
        tabs(w, [*captions, f"{w.say('code.files_changed')} ({_FILES})"], 3),
        gap=9,
        pad=pad(26, 14)._replace(bottom=0),
        fill=w.theme.bar,
        place="header",
    )


def _tools(w: Writer, texts: Sequence[Sequence[str]]) -> Group:
    lines = [line for text in texts for line in text]
    return row(
        Icon("sidebar_left", 16, w.theme.muted),
        label(w, w.say("code.all_commits"), 13),
        Icon("chevron_down", 12, w.theme.muted),
        push(),
        ui(w, f"+{sum(line[:1] == '+' for line in lines)}", 13, w.theme.good, bold=True),
        ui(w, f"-{sum(line[:1] == '-' for line in lines)}", 13, w.theme.bad, bold=True),
        muted(w, w.say("code.files_viewed", n=0, m=_FILES), 13),
        Icon("settings", 16, w.theme.muted),
        gap=10,
        place="toolbar",
    )


def _file(
    w: Writer,
    scheme: Scheme,
    name: tuple[str, str],
    lines: Sequence[str],
    talk: Node | None,
) -> Group:
    path, language = name
    rows = _rows(w, scheme, lines, language)
    if talk:
        added = [at for at, line in enumerate(lines) if line.startswith("+") and len(line) > 8]
        rows.insert(w.pick(added) + 1, talk)
    head = row(
        Icon("chevron_down", 14, w.theme.muted),
        ui(w, (Span(path, family=w.mono),), 13, bold=True),
        Icon("copy", 14, w.theme.muted),
        push(),
        small_check(w, w.say("code.viewed")),
        Icon("comment", 16, w.theme.muted),
        gap=10,
        pad=pad(12, 7),
        fill=w.theme.bar,
        border=w.theme.line,
        edges="b",
    )
    return column(
        head, *rows, border=w.theme.line, fill=scheme.ground, place="code_block", clip=True
    )


def _rows(w: Writer, scheme: Scheme, lines: Sequence[str], language: str) -> list[Node]:
    """The lines with their numbers before and after the change."""
    rows: list[Node] = []
    old = new = 0
    grounds = {
        "+": mix(scheme.ground, w.theme.good, 0.15),
        "-": mix(scheme.ground, w.theme.bad, 0.15),
    }
    for line in lines:
        match = _HUNK.match(line)
        if match:
            old, new = int(match[1]), int(match[2])
            shown = code_line(w, line, 12.5, color=scheme.muted, grow=1)
            rows.append(_numbered(w, ("", ""), shown, mix(scheme.ground, w.theme.link, 0.08)))
            continue
        sign = line[:1] or " "
        before, after = str(old) * (sign != "+"), str(new) * (sign != "-")
        old, new = old + (sign != "+"), new + (sign != "-")
        spans = (Span(f"{sign} "), *coloured(line[1:], language, scheme))
        shown = code_line(w, spans, 12.5, grow=1)
        rows.append(_numbered(w, (before, after), shown, grounds.get(sign, "")))
    return rows


def _numbered(w: Writer, counts: tuple[str, str], shown: Node, ground: str) -> Group:
    face = w.mono_face(12)
    cells = [
        Paragraph((Span(count),), face, w.theme.faint, "right", leading=1.55, pre=True, width=36)
        for count in counts
    ]
    return row(*cells, shown, gap=10, fill=ground)


def _talk(w: Writer, people: Sequence[str], number: int) -> Group:
    """A reviewer's remark on a line, with the author's answer now and then."""
    said = [(people[w.integer(1, 2)], w.say(f"code.review_{number}"))]
    if number in _REPLIES and w.chance(0.6):
        said.append((people[0], w.say(f"code.review_reply_{w.pick(_REPLIES[number])}")))
    hours = sorted((w.integer(2, 22) for _ in said), reverse=True)
    posts = [_post(w, name, text, ago) for (name, text), ago in zip(said, hours, strict=True)]
    foot = row(
        ui(w, w.say("code.reply_hint"), 13, w.theme.faint, role="label", grow=1),
        button(w, w.say("code.resolve"), size=12.5, pad=pad(10, 4)),
        gap=10,
        pad=pad(12, 7),
        border=w.theme.line,
        edges="t",
    )
    box = column(*posts, foot, border=w.theme.line, radius=6, fill=w.theme.card, place="review")
    return column(box, pad=pad(0, 9)._replace(left=96, right=70), fill=w.theme.bar)


def _post(w: Writer, name: str, text: str, hours: int) -> Node:
    ago = w.say("code.hours_ago", n=hours)
    head = row(ui(w, name, 13, bold=True), muted(w, ago, 12.5), gap=9)
    body = ui(w, text, 13.5, role="prose", leading=1.45)
    return panes(
        column(likeness(w, name, 26)), column(head, body, gap=3, grow=1), gap=10, pad=pad(12, 9)
    )
