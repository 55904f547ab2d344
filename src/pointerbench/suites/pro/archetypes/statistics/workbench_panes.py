"""Quarters of an R programmer's window: console, environment, plots, packages, help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.dev_kit import control, tab
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    link,
    printed,
    small,
    tick,
    wordings,
)
from pointerbench.suites.pro.archetypes.statistics.scripts import picture
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

Spec = Mapping[str, Any]


def tab_line(d: Desk, entries: Sequence[Any], *ends: Node, shut: Sequence[str] = ()) -> Group:
    """The tabs of a pane, with the signs that shrink and enlarge it at their end."""
    theme = d.look.theme
    nodes: list[Node] = []
    for place, entry in enumerate(entries):
        own = entry if isinstance(entry, Mapping) else {"text": entry}
        on = bool(own.get("on"))
        before = (
            [icon(d.look, own["icon"], 14, theme.link if on else theme.muted)]
            if "icon" in own
            else []
        )
        made = tab(d, own["text"] if on else own, on=False, before=before, pad=pad(8, 4), border="")
        close = [small(d, "close", own.get("shut", ()), 10, pad=pad(3, 4))] if "shut" in own else []
        nodes.append(
            row(
                made, *close, fill=theme.card if on else "", border=theme.line, edges="r", hugs=True
            )
        )
        del place
    return row(
        *nodes,
        push(),
        *ends,
        pad=pad(1),
        fill=theme.bar,
        border=theme.line,
        edges="tb",
        clip=True,
        height=27,
    )


def tool_strip(d: Desk, *nodes: Node) -> Group:
    return tools.bar(d.look, *nodes, gap=2, pad=pad(4, 1), fill=d.look.theme.card)


def pane_ends(d: Desk, which: str) -> list[Node]:
    known = d.content("panes")
    return [
        small(d, "minimize", wordings(known["shrink"], pane=which), 12),
        small(d, "maximize", wordings(known["grow"], pane=which), 12),
    ]


def console_pane(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    head = tab_line(d, d.content("console_tabs"), *pane_ends(d, "console"))
    place = row(
        icon(look, "terminal", 14, theme.link),
        hint(look, "R 4.4.2", 11.5),
        link(d, own["folder"], d.content("folder"), 11.5),
        push(),
        *d.bar("console", 14),
        gap=6,
        pad=pad(6, 0),
        fill=theme.bar,
        border=theme.line,
        edges="b",
    )
    lines = printed(look, own["console"], 12)
    body = panes(
        column(*lines, pad=pad(6, 3), grow=1, clip=True),
        bar_of(d, d.content("scroll_console"), 0.7, 0.25),
        grow=1,
        fill=theme.card,
        clip=True,
    )
    return column(head, place, body, grow=1, clip=True)


def environment_pane(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    head = tab_line(d, d.content("environment_tabs"), *pane_ends(d, "environment"))
    strip = tool_strip(
        d,
        *d.bar("environment", 14),
        d.button("import_data", drop=True, size=12, pad=pad(5, 1), fill="", border=""),
        *d.bar("memory", 14),
        push(),
        control(d, d.content("list_view"), width=66),
    )
    scope = row(
        control(d, d.content("scope"), width=148),
        push(),
        control(d, d.content("environment_search"), width=130),
        pad=pad(6, 2),
    )
    lines: list[Node] = []
    for group, entries in own["objects"]:
        lines.append(
            row(
                say(look, group, 11.5, bold=True),
                pad=pad(8, 2),
                fill=theme.bar,
                border=theme.line,
                edges="tb",
            )
        )
        lines += [_object(d, entry, data=group == "Data") for entry in entries]
    body = panes(
        column(*lines, grow=1, clip=True),
        bar_of(d, d.content("scroll_objects"), 0, 0.5),
        grow=1,
        clip=True,
        fill=theme.card,
    )
    return column(head, strip, scope, body, grow=1, clip=True)


def _object(d: Desk, entry: Sequence[str], *, data: bool) -> Group:
    """A line of the environment; data can be unfolded and viewed."""
    look, theme = d.look, d.look.theme
    (name, value, said), known = entry, d.content("objects")
    fold: Node = Group(width=18)
    end: Node = Group(width=18)
    if data:
        does = wordings(known["fold"], name=said)
        fold = small(d, "play_circle", does, 12, color=theme.link, pad=pad(2, 2))
        end = small(d, "table", wordings(known["view"], name=said), 12, pad=pad(2, 2))
    color = theme.link if data else theme.ink
    words = row(say(look, name, 12, color), hugs=True, pad=pad(0, 1))
    return row(
        fold,
        row(d.mark(words, "text", wordings(known["name"], name=said), words=(name,)), width=112),
        code(look, value, 11.5, grow=1, limit=1),
        end,
        gap=4,
        pad=pad(4, 0),
        height=21,
        border=theme.line,
        edges="b",
    )


def _lower(d: Desk, shown: str) -> Group:
    entries = [{**entry, "on": entry["text"] == shown} for entry in d.content("lower_tabs")]
    return tab_line(d, entries, *pane_ends(d, "lower right"))


def plots_pane(d: Desk, own: Spec) -> Group:
    strip = tool_strip(d, *d.bar("plots", 14))
    return column(
        _lower(d, "Plots"),
        strip,
        column(picture(d, own["plot"], size=11), grow=1, fill="#ffffff"),
        grow=1,
        clip=True,
    )


def packages_pane(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("packages")
    strip = tool_strip(
        d,
        *(
            d.button(name, sign=True, size=12, pad=pad(5, 1), fill="", border="")
            for name in d.app.bars["packages"]
        ),
        push(),
        control(d, spec["search"], width=110),
    )
    lines: list[Node] = []
    for name, about, version, on, said in spec["rows"]:
        box = tick(d, wordings(spec["off" if on else "on"], name=said), on=on)
        words = link(d, name, wordings(spec["open"], name=said), 12)
        remove = small(d, "close", wordings(spec["remove"], name=said), 10, pad=pad(3, 3))
        lines.append(
            row(
                box,
                row(words, width=84),
                say(look, about, 11.5, grow=1),
                row(hint(look, version, 11.5), width=46),
                remove,
                gap=6,
                pad=pad(6, 0),
                height=23,
                border=theme.line,
                edges="b",
            )
        )
    body = panes(
        column(*lines, grow=1, clip=True),
        bar_of(d, spec["scroll"], 0.1, 0.3),
        grow=1,
        clip=True,
        fill=theme.card,
    )
    return column(_lower(d, "Packages"), strip, body, grow=1, clip=True)


def help_pane(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("help")
    strip = tool_strip(d, *d.bar("help", 14), push(), control(d, spec["search"], width=150))
    crumbs = row(
        say(look, spec["topic"], 12),
        icon(look, "caret_down", 8, theme.muted),
        push(),
        control(d, spec["find"], width=130),
        gap=5,
        pad=pad(8, 2),
        border=theme.line,
        edges="b",
    )
    parts: list[Node] = [
        row(code(look, spec["topic"] + " {lme4}", 11), push(), hint(look, "R Documentation", 11)),
        say(look, spec["title"], 17, bold=True),
    ]
    for entry in spec["parts"]:
        parts += _chapter(d, entry)
    body = panes(
        column(*parts, gap=5, pad=pad(12, 7), grow=1, clip=True),
        bar_of(d, spec["scroll"], 0, 0.4),
        grow=1,
        clip=True,
        fill=theme.card,
    )
    return column(_lower(d, "Help"), strip, crumbs, body, grow=1, clip=True)


def _chapter(d: Desk, entry: Spec) -> list[Node]:
    """A part of a manual page: its heading, then texts, code, arguments or links."""
    look, theme = d.look, d.look.theme
    parts: list[Node] = []
    parts.append(say(look, entry["head"], 13, bold=True))
    parts += [say(look, text, 12, limit=4) for text in entry.get("texts", ())]
    if "code" in entry:
        parts.append(column(*printed(look, entry["code"], 11), pad=pad(8, 4), fill=theme.code))
    parts += [
        row(
            code(look, name, 11.5, width=92),
            say(look, text, 11.5, limit=2, grow=1),
            gap=8,
            align="start",
        )
        for name, text in entry.get("arguments", ())
    ]
    if "links" in entry:
        parts.append(
            row(*(link(d, one["text"], one["does"], 12) for one in entry["links"]), gap=10)
        )
    return parts
