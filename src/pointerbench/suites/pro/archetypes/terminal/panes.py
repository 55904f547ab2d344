"""Sessions in panes: printed lines with pieces that can be clicked, and a process monitor."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import sash, thing
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, by_round, inked, inks_of, wordings
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, layers, pad, panes, row
from pointerbench.widgets.texts import code

_SIZE = 12
_CHARACTER = 7.2  # width of a character of that size


def three(d: Desk) -> Group:
    """The monitor over one session, two more beside them; a search lies over the log."""
    lower, foot = by_round(
        d, (("build git", "disk"), ("git test", "disk"), ("test build", "containers disk"))
    )
    left = column(
        column(_htop(d), height=352),
        sash(d, d.content("sash_across"), across=True),
        session(d, lower),
        grow=1,
        clip=True,
    )
    box = free(at(_search(d), Spot(1, 0, dx=-306, dy=8)))
    log = layers(session(d, "log", tall=True), box, grow=1)
    right = column(
        log,
        sash(d, d.content("sash_lower"), across=True),
        column(session(d, foot), height=236),
        width=424,
        clip=True,
    )
    return panes(left, sash(d, d.content("sash_down")), right, grow=1, clip=True)


def two(d: Desk) -> Group:
    """Two sessions side by side, the right one in two parts."""
    main, beside, foot = by_round(
        d,
        (
            ("git build", "containers", "test"),
            ("test build", "log", "containers disk"),
            ("build git", "log", "disk test"),
        ),
    )
    right = column(
        session(d, beside),
        sash(d, d.content("sash_lower"), across=True),
        column(session(d, foot), height=300),
        width=414,
        clip=True,
    )
    return panes(
        session(d, main, tall=True), sash(d, d.content("sash_down")), right, grow=1, clip=True
    )


def session(d: Desk, names: str, *, tall: bool = False) -> Group:
    """A shell in which one command after the other was run, with its scroll bar."""
    own = [d.content("sessions")[name] for name in names.split()]
    lines = [_line(d, entry) for part in own for entry in part["lines"]]
    body = column(*lines, pad=pad(8, 5), grow=1, clip=True)
    slide = free(
        at(bar_of(d, () if tall else own[0]["scroll"], 0.62, 0.3), Spot(0, 0, 1, 1)),
        *(_mark(d, part, place) for place, part in enumerate(own)),
        width=14,
        grow=0,
    )
    return panes(body, slide, grow=1, clip=True, fill=d.look.theme.page)


def _mark(d: Desk, part: Mapping[str, Any], place: int) -> Group:
    """The mark of a command on the scroll bar."""
    node = Group(fill=d.look.theme.accent if place else inks_of(d.look)["g"])
    made = d.mark(node, "other", wordings(d.content("marks"), command=part["command"]))
    return at(made, Spot(0, 0.1 + 0.24 * place, 1, 0, dh=6))


def _line(d: Desk, entry: Any) -> Node:
    look = d.look
    shades = inks_of(look)
    if isinstance(entry, str):
        return code(look, inked(entry, shades), _SIZE)
    nodes: list[Node] = []
    for piece in entry:
        if isinstance(piece, str):
            if piece:
                nodes.append(code(look, inked(piece, shades), _SIZE))
            continue
        kind = piece.get("kind", "text")
        color = shades["b"] if kind == "text" else look.theme.ink
        words = row(code(look, piece["text"], _SIZE, color), hugs=True)
        nodes.append(d.mark(words, kind, piece["does"], words=(piece["text"],)))
    return row(*nodes)


# --- the process monitor --------------------------------------------------------------------------


def _htop(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    own: Mapping[str, Any] = d.content("htop")
    shades = inks_of(look)
    meters = [
        code(look, inked(_meter(name, float(share)), shades), _SIZE)
        for name, share in own["meters"]
    ]
    memory = _meter("Mem", 61.8, "4.81G/7.78G"), _meter("Swp", 8.4, "172M/2.00G")
    facts = (
        "Tasks: ^w128^., 402 thr; ^g2^. running",
        "Load average: ^w1.94^. 1.61 ^d1.20",
        "Uptime: ^w61 days, 04:12:37",
    )
    left = column(*meters, *(code(look, inked(text, shades), _SIZE) for text in memory), grow=1)
    right = column(*(code(look, inked(text, shades), _SIZE) for text in facts), width=250)
    top = row(left, right, align="start", gap=14, pad=Pad(4, 8, 4, 8))
    head = row(
        *(_heading(d, entry) for entry in own["head"]),
        fill=mixed(theme.page, "#4ec96a", 150),
        pad=pad(8, 0),
        clip=True,
    )
    order = list(own["rows"])
    chosen = d.integer(1, len(order) - 1)
    rows = [_process(d, own, entry, on=place == chosen) for place, entry in enumerate(order)]
    keys = [_key(d, entry) for entry in own["keys"]]
    return column(
        top,
        head,
        *rows,
        Group(grow=1),
        row(*keys, gap=4, pad=pad(8, 1), clip=True),
        fill=theme.page,
        grow=1,
        clip=True,
    )


def _meter(name: str, share: float, figures: str = "") -> str:
    """A row of strokes in brackets."""
    room = 30
    end = figures or f"{share}%"
    strokes = "|" * round(share / 100 * room)
    gap = " " * max(0, room - len(strokes) - len(end))
    strokes = strokes[: room - len(end)]
    color = "r" if share > 80 else "g"
    return f"^c{name:>3}^w[^{color}{strokes}^.{gap}^d{end}^w]"


def _cell(d: Desk, text: str, entry: Mapping[str, Any], color: str = "") -> Group:
    width = entry["width"]
    place = "left" if entry.get("left") else "right"
    words = code(d.look, text, _SIZE, color, align=place, grow=1, limit=1)
    if not width:
        return row(words, grow=1, pad=Pad(0, 0, 0, _CHARACTER))
    before = _CHARACTER if entry["text"] not in ("PID",) else 0
    return row(words, width=width * _CHARACTER + before, pad=Pad(0, 0, 0, before))


def _heading(d: Desk, entry: Mapping[str, Any]) -> Group:
    return thing(d, _cell(d, entry["text"], entry, "#0c1a10"), entry)


def _process(d: Desk, own: Mapping[str, Any], entry: list[str], *, on: bool) -> Group:
    """A line of the monitor: its number and its command can be clicked."""
    look, theme = d.look, d.look.theme
    name = entry[-1]
    shades = inks_of(look)
    cells: list[Node] = []
    for place, (text, head) in enumerate(zip(entry[:-1], own["head"], strict=True)):
        ink = theme.ink
        if place == 1 and text == "root":
            ink = theme.muted
        if place == 6 and text == "R":
            ink = shades["g"]
        cell = _cell(d, text, head, ink)
        if place == 0:
            cell = d.mark(cell, "other", wordings(own["does_pid"], name=name), words=(text,))
        elif place == len(entry) - 2:
            does = () if on else wordings(own["does_row"], name=name)
            cell = d.mark(cell, "text", does, words=(text,))
        cells.append(cell)
    fill = mixed(theme.page, "#4fc3d6", 90) if on else ""
    return row(*cells, pad=pad(8, 0), fill=fill, clip=True)


def _key(d: Desk, entry: list[str]) -> Group:
    look, theme = d.look, d.look.theme
    number, name, *does = entry
    caption = row(code(look, name, 10.5, "#0c1a10"), pad=pad(2, 0), hugs=True, fill="#4fb8c8")
    node = row(code(look, number, 10.5, theme.ink), caption, gap=1, hugs=True)
    return d.mark(node, "text", does, words=(name,), function=f"htop:{number}")


def _search(d: Desk) -> Group:
    """The box for looking something up, over the pane's upper right corner."""
    look, theme = d.look, d.look.theme
    own: Mapping[str, Any] = d.content("search")
    field = d.mark(
        tools.field(look, own["value"], grow=1, width=130, pad=pad(7, 3)), "other", own["does"]
    )
    return row(
        field,
        *d.bar("find", 12),
        gap=1,
        pad=pad(5, 4),
        width=290,
        fill=theme.card,
        border=theme.faint,
        radius=5,
        shadow=True,
    )
