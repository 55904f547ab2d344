"""The three panes: the list of packets, one of them taken apart, its bytes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import (
    leaf,
    scroller,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, icon, say

INK = "#12272e"


_PITCH = 20.7  # three letters of the dump


GROUNDS = {
    "TCP": "#e7e6ff",
    "UDP": "#daeeff",
    "HTTP": "#e4ffc7",
    "DNS": "#daeeff",
    "ARP": "#faf0d7",
    "ICMP": "#fce0ff",
    "TLS": "#e7e6ff",
    "QUIC": "#daeeff",
    "SYN": "#a0a0a0",
    "BAD": "#12272e",
    "MODBUS": "#e7e6ff",
    "MQTT": "#e7e6ff",
    "SIP": "#daeeff",
    "RTP": "#daeeff",
}


def packets(d: Desk, capture: Mapping[str, Any], most: int) -> Group:
    look, theme = d.look, d.look.theme
    widths = [float(entry["width"]) for entry in d.content("columns")]
    heads: list[Node] = []
    for entry, wide in zip(d.content("columns"), widths, strict=True):
        made = row(
            say(look, entry["text"], 12),
            pad=pad(5, 3),
            **({"width": wide} if wide > 9 else {"grow": 1}),
            border=theme.line,
            edges="r",
        )
        heads.append(thing(d, made, entry))
    lines = [_packet(d, entry, widths, capture) for entry in capture["packets"][: most + 8]]
    body = panes(
        column(*lines, grow=1, clip=True, fill=theme.card),
        _map(d, capture),
        scroller(d, d.content("scroll"), 0.02, 0.12),
        grow=1,
        clip=True,
    )
    return column(
        row(*heads, fill=theme.bar, border=theme.line, edges="b"), body, grow=1, clip=True
    )


def _packet(
    d: Desk, entry: Mapping[str, Any], widths: list[float], capture: Mapping[str, Any]
) -> Group:
    """A packet in the colour of its protocol."""
    look = d.look
    cells = list(entry["row"])
    kind = entry.get("tone", cells[4])
    fill, ink = GROUNDS.get(kind, "#ffffff"), INK
    if kind == "BAD":
        ink = "#f78787"
    if entry["row"][0] == capture["chosen"]:
        fill, ink = "#2f6fb0", "#ffffff"
    nodes: list[Node] = []
    for place, (text, wide) in enumerate(zip(cells, widths, strict=True)):
        align = "right" if place in (0, 5) else "left"
        words = code(look, text, 11.5, ink, align=align, grow=1)
        nodes.append(
            row(words, pad=pad(5, 0), clip=True, **({"width": wide} if wide > 9 else {"grow": 1}))
        )
    number = d.mark(
        row(*nodes[:5], hugs=True, height=17), "text", entry.get("does", ()), words=(cells[6],)
    )
    return row(number, *nodes[5:], height=17, fill=fill, clip=True)


def _map(d: Desk, capture: Mapping[str, Any]) -> Group:
    """All packets in small, as coloured lines beside the list."""
    theme = d.look.theme
    tones = [entry.get("tone", entry["row"][4]) for entry in capture["packets"]]
    lines = [
        Group(height=2, fill=GROUNDS.get(tones[(k * 7 + d.number) % len(tones)], "#ffffff"))
        for k in range(100)
    ]
    made = column(*lines, width=14, height=190, clip=True, border=theme.line, edges="l")
    return column(d.mark(made, "other", d.content("map_does")), width=14, fill=theme.card)


def details(d: Desk, capture: Mapping[str, Any]) -> Group:
    """The layers of the chosen packet, some of them unfolded."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in capture["details"]:
        own = leaf(entry)
        fold: Node = Group(width=14)
        if own.opened is not None:
            sign = icon(look, "caret_down" if own.opened else "caret_right", 11, theme.ink)
            fold = row(sign, hugs=True, pad=pad(2, 3))
            if own.more.get("fold"):
                fold = d.mark(fold, "icon", own.more["fold"])
        on = bool(own.more.get("on"))
        ground = "#2f6fb0" if on else ("" if own.level else theme.bar)
        text = code(look, own.text, 11.5, "#ffffff" if on else theme.ink)
        words = thing(d, row(text, hugs=True, pad=pad(3, 0)), entry)
        lines.append(
            row(
                fold,
                words,
                push(),
                gap=1,
                pad=Pad(0, 4, 0, 4 + 15 * own.level),
                height=18,
                fill=ground,
                clip=True,
            )
        )
    bar = panels.scroll_bar(look, 0, 0.6)
    return panes(column(*lines, grow=1, clip=True, fill=theme.card), bar, grow=1, clip=True)


def dump(d: Desk, capture: Mapping[str, Any]) -> Group:
    """Offsets, bytes and letters; bytes that belong to fields can be picked."""
    look, theme = d.look, d.look.theme
    data = bytes.fromhex(capture["hex"])
    picks = {(entry["from"], entry["to"]): entry for entry in capture["bytes"]}
    on = next((span for span, entry in picks.items() if entry.get("on")), (-1, -1))
    lines: list[Node] = []
    for start in range(0, len(data), 16):
        chunk = data[start : start + 16]
        offset = row(
            code(look, f"{start:04x}", 11.5, theme.muted),
            width=44,
            pad=pad(6, 0),
            fill=theme.bar,
            height=18,
        )
        letters = "".join(chr(byte) if 32 <= byte < 127 else "·" for byte in chunk)
        cells = _cells(d, start, chunk, picks, on)
        lines.append(
            row(
                offset,
                row(*cells, gap=0, width=352, pad=Pad(0, 0, 0, 8)),
                code(look, letters, 11.5, theme.muted),
                height=18,
            )
        )
    return panes(
        column(*lines, grow=1, clip=True, fill=theme.card),
        panels.scroll_bar(look, 0, 0.7),
        grow=1,
        clip=True,
    )


def _cells(
    d: Desk,
    start: int,
    chunk: bytes,
    picks: Mapping[tuple[int, int], Mapping[str, Any]],
    on: tuple[int, int],
) -> list[Node]:
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    place = 0
    while place < len(chunk):
        span = next((one for one in picks if one[0] == start + place), None)
        stop = place + 1 if span is None else min(len(chunk), span[1] - start)
        lit = on[0] <= start + place < on[1]
        words = " ".join(f"{byte:02x}" for byte in chunk[place:stop])
        text = code(look, words, 11.5, "#ffffff" if lit else theme.ink, grow=1)
        wide = _PITCH * (stop - place) + (8 if start + place < start + 8 <= start + stop - 1 else 0)
        cell: Node = row(text, pad=Pad(1, 0, 1, 3), width=wide, fill="#2f6fb0" if lit else "")
        if span is not None:
            cell = d.mark(cell, "other", picks[span]["does"], words=(words,))
        nodes.append(cell)
        place = stop
    return nodes
