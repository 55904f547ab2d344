"""The side bar of an editor: files, finds, changes, or what a debugger knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad, Span
from pointerbench.suites.pro.archetypes.dev_code import File
from pointerbench.suites.pro.archetypes.dev_kit import (
    branch,
    control,
    count,
    leaf,
    sign,
    thing,
    tree,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

WIDTH = 232


def side_bar(d: Desk, side: str, file: File) -> Group:
    theme = d.look.theme
    title, bar, nodes = {
        "explorer": _explorer,
        "search": _search,
        "changes": _changes,
        "debug": _debug,
    }[side](d, file)
    head = row(
        say(d.look, title.upper(), 11, theme.muted),
        push(),
        *d.bar(bar, pad=pad(3, 3)),
        pad=Pad(0, 6, 0, 18),
        height=34,
    )
    return column(head, *nodes, width=WIDTH, fill=theme.bar, clip=True)


Part = tuple[str, str, list[Node]]


def _head(
    d: Desk, entry: Mapping[str, Any], *, bar: str = "", opened: bool = True, size: str = ""
) -> Group:
    """The line that folds a part of the side bar, with its own tools."""
    look, theme = d.look, d.look.theme
    sign_ = icon(look, "chevron_down" if opened else "chevron_right", 12, theme.ink)
    words = row(sign_, say(look, entry["text"].upper(), 11, bold=True), gap=4, hugs=True, height=22)
    ends = [count(look, size, theme.accent)] if size else []
    return row(
        thing(d, words, entry),
        push(),
        *d.bar(bar, size=14, pad=pad(3, 3)),
        *ends,
        pad=Pad(0, 6, 0, 4),
        height=23,
        border=theme.line,
        edges="t",
    )


def _explorer(d: Desk, file: File) -> Part:
    parts = d.content("explorer")
    editors = tree(d, parts["editors"], chosen="", files=True)
    files = tree(d, parts["tree"], chosen=file["name"], files=True)
    outline = [branch(d, entry) for entry in file.get("outline", ())]
    return (
        "Explorer",
        "explorer_more",
        [
            _head(d, parts["head_editors"]),
            *editors,
            _head(d, parts["head_tree"], bar="explorer"),
            column(*files, grow=1, clip=True),
            _head(d, parts["head_outline"]),
            *outline,
            _head(d, parts["head_timeline"], opened=False),
        ],
    )


def _search(d: Desk, file: File) -> Part:
    look, theme = d.look, d.look.theme
    parts = d.content("search")
    find = control(d, parts["find"], grow=1)
    replace = control(d, parts["replace"], grow=1)
    toggles = row(*d.bar("search_words", size=14, pad=pad(3, 2)), gap=0)
    fields = column(
        row(find, toggles, gap=3),
        row(replace, *d.bar("search_replace", size=14, pad=pad(3, 2)), gap=3),
        row(hint(look, "files to include"), pad=Pad(4, 0, 0, 0)),
        control(d, parts["include"]),
        row(hint(look, "files to exclude"), pad=Pad(4, 0, 0, 0)),
        control(d, parts["exclude"]),
        gap=4,
        pad=pad(12, 2),
    )
    nodes: list[Node] = [fields, row(hint(look, parts["summary"]), pad=pad(14, 5))]
    for group in parts["finds"]:
        ends = [count(look, str(len(group["hits"])))]
        head = row(
            icon(look, "chevron_down", 12, theme.muted),
            sign(look, group["text"]),
            say(look, group["text"]),
            hint(look, group["path"], grow=1),
            *ends,
            gap=5,
            pad=pad(8, 0),
            height=22,
        )
        nodes.append(thing(d, head, group))
        nodes += [_hit(d, hit) for hit in group["hits"]]
    return "Search", "search_view", nodes


def _hit(d: Desk, entry: Mapping[str, Any] | str) -> Group:
    """A line in which the word was found; the word stands between two bars."""
    own = entry if isinstance(entry, str) else entry["text"]
    before, word, after = own.split("|")
    glow = "#613214" if d.look.theme.dark else "#f8d8a0"
    text = say(d.look, (Span(before), Span(word, highlight=glow), Span(after)), grow=1)
    node = row(text, pad=Pad(0, 6, 0, 42), height=22, clip=True)
    does = () if isinstance(entry, str) else entry["does"]
    return d.mark(node, "text", does, words=(before + word + after,))


def _changes(d: Desk, file: File) -> Part:
    parts = d.content("changes")
    message = control(d, parts["message"], pad=pad(7, 6))
    button = d.button("commit", sign=True, primary=True, pad=pad(10, 5), hugs=False)
    nodes: list[Node] = [column(message, button, gap=7, pad=pad(12, 4))]
    for part in parts["groups"]:
        nodes.append(_head(d, part, bar=part["bar"], size=str(len(part["files"]))))
        for place, entry in enumerate(part["files"]):
            own = leaf(entry)
            acts = [
                d.mark(tools.tool(d.look, act["icon"], 14, pad=pad(2, 2)), "icon", act["does"])
                for act in own.more.get("acts", ())
            ]
            on = own.text == file["name"] and bool(place)
            nodes.append(branch(d, entry, chosen=on, files=True, actions=acts))
    nodes.append(_head(d, parts["head_graph"], bar="graph"))
    nodes += [_commit(d, entry, place) for place, entry in enumerate(parts["graph"])]
    return "Source Control", "source_control", [*nodes, Group(grow=1, fill=d.look.theme.bar)]


def _commit(d: Desk, entry: Mapping[str, Any] | str, place: int) -> Group:
    """A commit of the small graph; those of a second line lie beside the first one's."""
    look, own = d.look, leaf(entry)
    aside = (1, 1, 1, 0, 1, 1, 1, 3) if 1 < place < 5 else (0, 0, 0, 3)
    lanes = (12, 0, 0, 0, 0 if place else 2, *aside)
    wire = Drawing(
        "commit_lanes", 22, 26, ("#3fa7d6", "#d6a13f", "#8fbf5f"), tuple(map(float, lanes))
    )
    words = say(look, own.text, grow=1)
    node = row(wire, words, hint(look, own.end), gap=5, pad=pad(12, 0), height=22, clip=True)
    return thing(d, node, entry)


def _debug(d: Desk, file: File) -> Part:
    look, theme = d.look, d.look.theme
    parts = d.content("debug")
    values = file["locals"]
    start = row(
        d.tool("start_debugging", color=theme.good, pad=pad(3, 3)),
        control(d, parts["configuration"], grow=1, pad=pad(6, 2)),
        *d.bar("debug_settings", pad=pad(3, 3)),
        gap=3,
        pad=pad(10, 4),
    )
    stops = [
        row(
            control(d, entry),
            Drawing("disc", 9, 9, ("#e05555",)),
            say(look, entry["file"], grow=1),
            hint(look, entry["line"]),
            gap=6,
            pad=Pad(0, 10, 0, 16),
            height=22,
        )
        for entry in parts["breakpoints"]
    ]
    return (
        "Run and Debug",
        "debug_more",
        [
            start,
            _head(d, parts["head_variables"], bar="variables"),
            *_values(d, values),
            _head(d, parts["head_watch"], bar="watch"),
            *_values(d, file["watch"]),
            _head(d, parts["head_calls"]),
            *tree(d, file["calls"], step=8),
            _head(d, parts["head_stops"], bar="breakpoints"),
            *stops,
            Group(grow=1),
        ],
    )


def _values(d: Desk, entries: Sequence[Mapping[str, Any] | str]) -> list[Node]:
    """Names with their values; each value is a place of its own, that can be changed."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for entry in entries:
        own = leaf(entry)
        lead: list[Node] = []
        if own.opened is not None:
            lead = [icon(look, "chevron_down" if own.opened else "chevron_right", 12, theme.muted)]
        name = say(look, f"{own.text}:", 12, _name_ink(d))
        shown = say(look, own.end, 12, _value_ink(d, own.end), grow=1)
        value = thing(
            d, row(shown, grow=1, height=20, clip=True), {"does": own.more.get("does", ())}, "other"
        )
        left = 14 + 12 * own.level + (0 if lead else 15)
        nodes.append(row(*lead, name, value, gap=4, pad=Pad(0, 6, 0, left), height=22, clip=True))
    return nodes


def _name_ink(d: Desk) -> Color:
    return "#c586c0" if d.look.theme.dark else "#9b46b0"


def _value_ink(d: Desk, value: str) -> Color:
    dark = d.look.theme.dark
    if value.startswith(("'", '"')):
        return "#ce9178" if dark else "#a31515"
    return "#b5cea8" if dark else "#098658"
