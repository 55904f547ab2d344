"""A difference with its pieces, and what is changed, staged and said about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.archetypes.dev_kit import (
    control,
    leaf,
    sash,
    shifted,
    sign,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import code, hint, icon, say


def _file_head(d: Desk, part: Mapping[str, Any], bar: str) -> Group:
    look, theme = d.look, d.look.theme
    views = [
        thing(
            d,
            row(
                say(look, entry["text"], 11.5, theme.ink if at == 1 else theme.muted),
                pad=pad(9, 3),
                fill=theme.chosen if at == 1 else "",
                radius=3,
                hugs=True,
            ),
            entry,
        )
        for at, entry in enumerate(d.content("diff_views"))
    ]
    path = row(
        sign(look, part["name"]),
        hint(look, part["folder"], 12),
        say(look, part["name"], 12.5, bold=True),
        gap=5,
    )
    upper = row(
        path,
        push(),
        *d.bar("diff_end", size=14, pad=pad(4, 4)),
        pad=pad(10, 3),
        height=32,
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    lower = row(
        tools.segments(look, views),
        *d.bar(bar, size=15, pad=pad(5, 4)),
        push(),
        control(d, d.content("encoding"), width=84, pad=pad(7, 2)),
        gap=3,
        pad=pad(10, 4),
        border=theme.line,
        edges="b",
        fill=theme.bar,
    )
    return column(upper, lower)


def difference(d: Desk) -> Group:
    """A file's changes, piece by piece, each of which can be staged or thrown away."""
    look, theme = d.look, d.look.theme
    part = shifted(d, d.content("diffs"))
    nodes: list[Node] = []
    for hunk in part["hunks"]:
        acts = [
            thing(
                d,
                row(
                    say(look, entry["text"], 11.5, ink),
                    pad=pad(8, 2),
                    border=ink,
                    radius=3,
                    hugs=True,
                ),
                entry,
            )
            for entry, ink in zip(hunk["acts"], (theme.bad, theme.good), strict=True)
        ]
        nodes.append(
            row(
                code(look, hunk["head"], 11.5, theme.link),
                push(),
                *acts,
                gap=6,
                pad=pad(12, 3),
                height=28,
                fill=mixed(theme.card, theme.link, 28),
            )
        )
        nodes += _lines(d, hunk)
    body = panels.scrolled(look, column(*nodes), 0.1, 0.5, fill=theme.card)
    return column(_file_head(d, part, "diff"), body, grow=1, clip=True)


def _lines(d: Desk, hunk: Mapping[str, Any]) -> list[Node]:
    look, theme = d.look, d.look.theme
    inks = inks_of(look, "vscode")
    old, new = int(hunk["old"]), int(hunk["new"])
    nodes: list[Node] = []
    for text in hunk["text"].strip("\n").split("\n"):
        mark, words = text[0], text[2:]
        fill = {"+": mixed(theme.card, "#38a038", 52), "-": mixed(theme.card, "#d03838", 52)}.get(
            mark, ""
        )
        pick = next(
            (one for one in hunk.get("picks", ()) if mark != " " and one["at"] in words), None
        )
        numbers = [
            row(code(look, shown, 10.5, theme.faint, align="right", grow=1), width=30)
            for shown in (str(old) if mark != "+" else "", str(new) if mark != "-" else "")
        ]
        sign_ = row(code(look, mark, 12, theme.muted), width=14)
        line = row(
            *numbers,
            sign_,
            code(look, colored(words, inks, hunk.get("language", "c")), 12),
            gap=7,
            height=19,
            fill=fill,
            clip=True,
        )
        nodes.append(d.mark(line, "other", pick["does"]) if pick else line)
        old += mark != "+"
        new += mark != "-"
    return nodes


def staging(d: Desk) -> Group:
    """What is changed, what is staged, and the message of the commit."""
    look, theme = d.look, d.look.theme
    parts = d.content("staging")
    told = (say(look, parts["told"], 12, grow=1), say(look, parts["branch"], 12, theme.link))
    lead = d.bar("staging", size=14, pad=pad(4, 3))
    nodes: list[Node] = [
        row(*lead, *told, gap=4, pad=pad(10, 6), border=theme.line, edges="b"),
    ]
    for group in parts["groups"]:
        fold = icon(look, "chevron_down", 11, theme.muted)
        name = say(look, group["text"], 12, bold=True)
        words = thing(d, row(fold, name, gap=5, hugs=True, pad=pad(4, 3)), group)
        act = d.button(group["button"], pad=pad(8, 2))
        nodes.append(row(words, push(), act, pad=pad(8, 4), height=34))
        nodes += [_change(d, entry) for entry in group["files"]]
    nodes += [Group(grow=1), sash(d, parts["sash"], across=True), *_message(d, parts)]
    return column(*nodes, width=278, fill=theme.bar, clip=True)


def _message(d: Desk, parts: Mapping[str, Any]) -> list[Node]:
    """What the commit is to say, and the button that makes it."""
    look = d.look
    title = (icon(look, "commit", 14, look.theme.muted), say(look, "Commit", 12, bold=True))
    summary = control(d, parts["message"]["summary"], pad=pad(8, 6))
    looks: dict[str, Any] = {"height": 72, "align": "start", "pad": pad(8, 6)}
    description = control(d, parts["message"]["description"], **looks)
    options = [row(control(d, entry)) for entry in parts["options"]]
    button = d.button("commit", primary=True, pad=pad(10, 7), hugs=False)
    return [
        row(*title, push(), control(d, parts["amend"]), gap=6, pad=pad(10, 5)),
        column(summary, description, gap=6, pad=pad(10, 2)),
        column(*options, gap=2, pad=pad(10, 5)),
        column(button, pad=Pad(2, 10, 10, 10)),
    ]


def _change(d: Desk, entry: Mapping[str, Any] | str) -> Group:
    look, theme = d.look, d.look.theme
    own = leaf(entry)
    mark = {"A": ("plus", theme.good), "D": ("minus", theme.bad)}.get(own.end, ("edit", theme.warn))
    acts = [
        thing(
            d,
            row(
                say(look, act["text"], 10.5), pad=pad(6, 1), border=theme.line, radius=3, hugs=True
            ),
            act,
        )
        for act in own.more.get("acts", ())
    ]
    words = row(
        icon(look, mark[0], 12, mark[1]), say(look, own.text, 12), gap=6, hugs=True, pad=pad(4, 3)
    )
    return row(
        thing(d, words, entry),
        push(),
        *acts,
        gap=4,
        pad=Pad(0, 10, 0, 18),
        height=25,
        clip=True,
        fill=theme.chosen if own.more.get("on") else "",
    )
