"""What programs for pictures share: monitors, time codes, thumbnails, lists of parameters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import told_icon, unless
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def timecode(seconds: float, mark: str = ":") -> str:
    """Hours, minutes, seconds and frames, of which a second has 25."""
    whole = int(seconds)
    frames = int((seconds - whole) * 25)
    parts = (whole // 3600, whole // 60 % 60, whole % 60, frames)
    return mark.join(f"{part:02d}" for part in parts)


def photo(variant: int, width: float, height: float) -> Group:
    """A picture of a shot."""
    return column(Drawing("photo", height, width, (), (variant,)), width=width, height=height)


def monitor(
    d: Desk,
    variant: int,
    width: float,
    height: float,
    *over: Node,
    title: Mapping[str, str] | None = None,
) -> Group:
    """A shot on black, as large as fits, with a lower third where it has a ``title``."""
    wide = min(width - 12, (height - 12) * 16 / 9)
    high = wide * 9 / 16
    picture = at(photo(variant, wide, high), Spot(0.5, 0.5, dx=-wide / 2, dy=-high / 2))
    nodes: list[Node] = [picture]
    if title:
        card = column(
            say(d.look, title["name"], 13, "#ffffff", bold=True),
            say(d.look, title["role"], 10, "#dfe3e8"),
            pad=pad(10, 5), fill="#1d3f66", width=wide * 0.4,
        )  # fmt: skip
        place = Spot(0.5, 0.5, dx=-wide * 0.44, dy=high / 2 - 58)
        nodes.append(d.mark(at(card, place), "other"))
    return panels.canvas(d.look, *nodes, *over, fill="#060607", width=width, height=height, grow=0)


def times(d: Desk, start: float, step: float, count: int, mark: str = ":") -> list[str]:
    """The labels of a ruler."""
    return [timecode(start + step * k, mark) for k in range(count)]


def parameter(
    d: Desk, entry: Mapping[str, Any], *, stopwatch: bool = True, level: int = 1
) -> Group:
    """A line of an effect: a stopwatch, its name, its value as something to drag."""
    look, theme = d.look, d.look.theme
    lead: list[Node] = []
    if stopwatch:
        sign = icon(look, "timer", 12, theme.link if entry.get("animated") else theme.faint)
        lead = [d.mark(row(sign, hugs=True), "icon")]
        if entry.get("keys"):
            lead = [d.thing(row(sign, hugs=True, pad=pad(1, 1)), {"does": entry["keys"]}, "icon")]
    values: list[Node] = [
        row(say(look, value, 11, theme.link), hugs=True, pad=pad(2, 1))
        for value in entry["value"].split(" | ")
    ]
    first, *rest = values
    control = d.thing(first, {**entry, "text": ""}, "other")
    return row(
        Group(width=12 * level), *lead, say(look, entry["text"], 11, grow=1),
        row(control, *rest, gap=8, width=104), gap=5, pad=pad(4, 1),
    )  # fmt: skip


def slider_line(d: Desk, entry: Mapping[str, Any], label: float = 84, value: float = 40) -> Group:
    """A parameter as its name, a slider and a figure."""
    look, theme = d.look, d.look.theme
    share = min(0.96, max(0.04, entry.get("share", 0.5) + d.uniform(-0.1, 0.1)))
    slider = d.thing(tools.slider(look, share, None, 13), {**entry, "text": ""}, "other")
    return row(
        row(say(look, entry["text"], 11, theme.muted, grow=1), width=label),
        slider,
        row(say(look, entry["value"], 11, theme.link, align="right", grow=1), width=value),
        gap=6, pad=pad(8, 1),
    )  # fmt: skip


def tabs(d: Desk, key: str, chosen: str, **looks: Any) -> list[Node]:
    """Tabs that the file lists under a key."""
    return [
        d.thing(
            panels.tab(d.look, entry["text"], on=entry["text"] == chosen, **looks),
            unless(entry["text"] == chosen, entry),
        )
        for entry in d.content(key)
    ]


def folding(
    d: Desk, entry: Mapping[str, Any], *nodes: Node, on: bool | None = None, opened: bool = True
) -> Group:
    """A part of an inspector: its head with a switch, and what it holds."""
    look, theme = d.look, d.look.theme
    lead: list[Node] = [icon(look, "chevron_down" if opened else "chevron_right", 11, theme.muted)]
    name = row(say(look, entry["text"], 11.5, bold=True), hugs=True)
    lead.append(d.thing(name, entry))
    end: list[Node] = []
    if on is not None:
        box = tools.check(look, "", on=on)
        end.append(d.thing(box, {"does": entry["switch"]}, "other") if "switch" in entry else box)
    if "reset" in entry:
        button = row(icon(look, "undo", 12, theme.muted), hugs=True, pad=pad(3, 2))
        end.append(d.thing(button, {"does": entry["reset"]}, "icon"))
    head = row(*lead, push(), *end, gap=5, pad=pad(7, 3), fill=theme.bar)
    return column(head, *(nodes if opened else ()), gap=1)


def stills(
    d: Desk, names: Sequence[str], size: tuple[float, float], caption: float = 10.5
) -> list[Node]:
    """Thumbnails with their names below."""
    look = d.look
    width, height = size
    picked = d.integer(0, len(names) - 1)
    nodes: list[Node] = []
    for place, name in enumerate(names):
        frame = column(
            photo(d.integer(0, 200), width, height),
            border=look.theme.accent if place == picked else look.theme.line,
            width=width,
            height=height,
        )
        nodes.append(
            column(
                d.mark(frame, "other"),
                d.mark(
                    row(say(look, name, caption, width=width - 4), hugs=True), "text", words=(name,)
                ),
                width=width,
                gap=2,
            )
        )
    return nodes


def transport(d: Desk, name: str, size: int = 16, **looks: Any) -> Group:
    """The buttons of a bar, centred."""
    return row(
        push(), *d.bar(name, size, **{"pad": pad(5, 3), **looks}), push(), gap=2, pad=pad(6, 2)
    )


def eye(d: Desk, said: str, key: str = "track_eye") -> Group:
    return told_icon(d, "eye", key, 13, track=said)


def muted(d: Desk, text: str, size: float = 10.5) -> Node:
    return hint(d.look, text, size)
