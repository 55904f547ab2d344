"""Cells of a notebook: text, code with its prompt, and what came out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_inks import colored, inks_of
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, plot, printed, wordings
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, say

Spec = Mapping[str, Any]


def sheet(d: Desk, own: Spec) -> Group:
    """The cells that are in view, one of them selected."""
    chosen = own["chosen"]
    nodes = [_cell(d, entry, on=place == chosen) for place, entry in enumerate(own["cells"])]
    body = column(*nodes, gap=3, pad=Pad(7, 8, 6, 4), grow=1, clip=True)
    scroll = bar_of(d, (), 0.2, 0.45)
    return panes(body, scroll, grow=1, clip=True, fill=d.look.theme.card)


def _cell(d: Desk, entry: Spec, *, on: bool) -> Group:
    _look, theme = d.look, d.look.theme
    parts: list[Node] = []
    if "text" in entry:
        parts.append(_text(d, entry))
    else:
        parts.append(_input(d, entry, on=on))
        parts += [_output(d, entry, out) for out in entry.get("out", ())]
    body = column(*parts, grow=1)
    fold = d.mark(
        Group(width=8, fill=theme.accent if on else ""),
        "other",
        () if on else entry.get("fold", ()),
    )
    return panes(fold, body, gap=4)


def _text(d: Desk, entry: Spec) -> Group:
    look, _theme = d.look, d.look.theme
    size = {1: 22, 2: 17, 3: 14.5}.get(entry.get("level", 0), 13)
    words = say(look, entry["text"], size, bold=bool(entry.get("level")), limit=3, leading=1.35)
    made = row(words, hugs=True, pad=pad(4, 2))
    kind = "text" if entry.get("level") else "other"
    return column(d.mark(made, kind, entry.get("does", ())), pad=Pad(0, 8, 0, 66))


def _prompt(d: Desk, text: str, color: str) -> Node:
    return row(
        code(d.look, text, 11.5, color, align="right", grow=1),
        width=64,
        pad=Pad(5, 0, 0, 0),
        align="start",
    )


def _input(d: Desk, entry: Spec, *, on: bool) -> Group:
    look, theme = d.look, d.look.theme
    number = entry["number"]
    shades = inks_of(look, "vscode")
    lines: list[Node] = [
        code(look, colored(line, shades, "py"), 12)
        for line in str(entry["code"]).strip("\n").split("\n")
    ]
    edge = theme.accent if on else theme.line
    box = column(
        *lines,
        pad=pad(8, 5),
        fill=mixed(theme.card, theme.ink, 10 if not on else 0),
        border=edge,
        grow=1,
        clip=True,
    )
    prompt = d.mark(
        _prompt(d, f"[{number}]:", theme.link if on else theme.muted),
        "other",
        entry.get("does", ()),
    )
    if not on:
        return row(prompt, box, align="start")
    tools_ = row(push(), *d.bar("cell", 14), pad=Pad(1, 2, 1, 0), gap=0)
    first = panes(column(*lines, grow=1, clip=True), column(tools_, width=180), grow=1)
    box = column(first, pad=Pad(4, 4, 5, 8), border=edge, grow=1, clip=True, fill=theme.card)
    return row(prompt, box, align="start")


def _output(d: Desk, entry: Spec, out: Spec) -> Group:
    made = _OUT[out["kind"]](d, out)
    prompt = _prompt(
        d, f"[{entry['number']}]:" if out["kind"] == "frame" else " ", d.look.theme.bad
    )
    return row(prompt, made, align="start", pad=Pad(3, 0, 2, 0))


def _print(d: Desk, out: Spec) -> Group:
    return column(*printed(d.look, out["lines"], 12), pad=pad(8, 2), grow=1)


def _error(d: Desk, out: Spec) -> Group:
    theme = d.look.theme
    lines = printed(d.look, out["lines"], 12)
    box = column(*lines, pad=pad(8, 4), grow=1, fill=mixed(theme.card, theme.bad, 28))
    return d.mark(box, "other", out.get("does", ()))


def _frame(d: Desk, out: Spec) -> Group:
    """A table of values; heads and cells can be clicked."""
    look, theme = d.look, d.look.theme
    widths = out["widths"]
    heads = [
        row(say(look, text, 11.5, bold=True, align="right", grow=1), width=width, pad=pad(5, 0))
        for text, width in zip(out["heads"], widths, strict=True)
    ]
    lines: list[Node] = [row(*heads, height=23, border=theme.ink, edges="b")]
    for place, values in enumerate(out["rows"]):
        cells: list[Node] = []
        for at_, (text, width) in enumerate(zip(values, widths, strict=True)):
            words = say(look, text, 11.5, bold=not at_, align="right", grow=1)
            cell = row(words, width=width, pad=pad(5, 0), height=21)
            if at_ == out["asked"]:
                cell = d.mark(
                    cell, "other", wordings(out["cell"], name=out["names"][place]), words=(text,)
                )
            cells.append(cell)
        lines.append(row(*cells, fill=mixed(theme.card, theme.ink, 9) if place % 2 == 0 else ""))
    return column(
        column(*lines, hugs=True), hint(look, out["size"], 11.5), gap=3, pad=pad(8, 0), grow=1
    )


def _figure(d: Desk, out: Spec) -> Group:
    """A plot on white, as it comes from a library."""
    look = d.look
    data = (
        float(d.integer(1, 90)) if out["data"][0] < 0 else out["data"][0],
        *map(float, out["data"][1:]),
    )
    paper, ink = "#ffffff", "#262626"
    drawn = panels.picture(out["paint"], *out["colors"], data=data, fill=paper, border="#cccccc")
    title = say(look, out["title"], 12.5, ink, align="center")
    keys = row(
        push(), *(_key(d, name, color) for name, color in out.get("keys", ())), push(), gap=12
    )
    made = column(
        title,
        plot(look, drawn, out["ys"], out["xs"], names=(out["y"], out["x"]), ink=ink, gutter=34),
        *([keys] if "keys" in out else []),
        width=(430, 366, 400)[d.layout],
        height=out["height"],
        fill=paper,
        pad=pad(6, 5),
        ground=paper,
    )
    return row(d.mark(made, "other", out["does"]), grow=1, pad=pad(8, 0))


def _key(d: Desk, name: str, color: str) -> Node:
    sign = Group(width=9, height=9, radius=5, fill=color)
    return row(sign, say(d.look, name, 11, "#262626"), gap=5, hugs=True)


_OUT: dict[str, Callable[[Desk, Spec], Group]] = {
    "print": _print,
    "error": _error,
    "frame": _frame,
    "figure": _figure,
}
