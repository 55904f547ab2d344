"""The docks of a studio for live pictures."""

from __future__ import annotations

from typing import Any, NamedTuple

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import flat_meter, told, told_icon, unless
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say

_RED = "#e8463c"


def _dock(d: Desk, caption: str, *nodes: Node, width: float | None, foot: str = "") -> Group:
    """A dock with its head and, if it has any, its tools at the foot."""
    look, theme = d.look, d.look.theme
    head = row(
        say(look, caption, 12, bold=True),
        push(),
        icon(look, "window_new", 12, theme.muted),
        pad=pad(9, 0),
        height=26,
        fill=theme.bar,
    )
    body: list[Node] = [head, column(*nodes, grow=1, clip=True)]
    if foot:
        body.append(row(*d.bar(foot, 15, pad=pad(5, 4)), gap=3, pad=pad(5, 2), fill=theme.bar))
    grow = 0 if width else 1
    return column(
        *body,
        width=width,
        grow=grow,
        fill=theme.card,
        border=theme.line,
        radius=look.radius,
        clip=True,
    )


class Show(NamedTuple):
    """What is seen: the large picture, the camera's, the texts, and which source is chosen."""

    scene: int
    camera: int
    banner: str
    follower: str
    chosen: int


def show_of(d: Desk) -> Show:
    return Show(
        d.pick((0, 5, 11, 13, 22, 24)),
        6 + 26 * d.integer(0, 30),
        d.turn(d.content("banners")),
        d.pick(d.content("followers")),
        d.number % 3,
    )


def picture(d: Desk, width: float, show: Show, *, live: bool = False) -> Group:
    """The scene: a game or a stage, with the camera and texts over it; the chosen source is framed.
    On air, the camera fills it."""
    look = d.look
    height = width * 9 / 16
    place = "program" if live else "preview"
    scene = Drawing("photo", 1, None, (), (show.camera if live else show.scene,), grow=1)
    camera = Drawing("photo", 1, None, (), (show.camera,), grow=1)
    parts: list[tuple[str, Group, Spot]] = [
        ("camera", column(camera, clip=True), Spot(0.02, 0.66, 0.26, 0.32)),
        (
            "title",
            row(
                say(look, show.banner, width / 38, "#ffffff", bold=True),
                fill="#2b1f55",
                pad=pad(width / 50, 0),
            ),
            Spot(0.3, 0.86, 0.44, 0.1),
        ),
        (
            "alert",
            column(
                say(look, "NEW FOLLOWER", width / 52, "#ffd75e", bold=True, align="center"),
                say(look, show.follower, width / 42, "#ffffff", align="center"),
                fill="#1a1d2b",
                justify="center",
                radius=6,
            ),
            Spot(0.7, 0.05, 0.27, 0.16),
        ),
    ]
    nodes: list[Node] = [d.mark(at(column(scene), Spot(0, 0, 1, 1)), "other")]
    for number, (name, node, spot) in enumerate(parts):
        if live and name != "title":
            continue
        nodes.append(told(d, at(node, spot), "other", f"{place}_{name}"))
        if number == show.chosen and not live:
            frame = Group(border=_RED, thickness=2)
            nodes.append(at(frame, spot))
            nodes += _handles(d, spot)
    return panels.canvas(look, *nodes, width=width, height=height, grow=0, fill="#000000")


def _handles(d: Desk, spot: Spot) -> list[Node]:
    nodes: list[Node] = []
    for said, x, y in (
        ("upper left", 0, 0),
        ("upper right", 1, 0),
        ("lower left", 0, 1),
        ("lower right", 1, 1),
    ):
        place = Spot(spot.x + x * spot.w, spot.y + y * spot.h, 0, 0, dx=-4, dy=-4, dw=8, dh=8)
        nodes.append(told(d, at(Group(fill=_RED), place), "other", "handle", corner=said))
    return nodes


def scenes(d: Desk, width: float | None) -> Group:
    """The list of scenes; the one on preview is chosen."""
    entries = d.content("scenes")[: d.integer(6, 7)]
    lines = [
        d.thing(panels.item(d.look, entry["text"], chosen=not place, height=24), entry)
        for place, entry in enumerate(entries)
    ]
    return _dock(d, "Scenes", *lines, width=width, foot="scenes")


def sources(d: Desk, width: float | None, show: Show, names: int = 6) -> Group:
    """What a scene consists of, with an eye and a lock each."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for place, entry in enumerate(d.content("sources")[:names]):
        said = entry["said"]
        own = unless(place == show.chosen, entry)
        name = d.thing(row(say(look, entry["text"], 12, grow=1), grow=1, height=24), own)
        lines.append(
            row(
                icon(look, entry["sign"], 15, theme.muted),
                name,
                told_icon(
                    d,
                    "eye" if place != 3 else "hide",
                    "source_on" if place != 3 else "source_show",
                    14,
                    source=said,
                ),
                told_icon(d, "unlock", "source_lock", 14, source=said),
                gap=5,
                pad=pad(8, 0),
                height=24,
                fill=theme.chosen if place == show.chosen else "",
            )
        )
    return _dock(d, "Sources", *lines, width=width, foot="sources")


def mixer(d: Desk, width: float | None) -> Group:
    """Sounds with their levels."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in d.content("channels")[:4]:
        said, level = entry["said"], d.uniform(0.35, 0.86)
        value = d.uniform(-18, 0)
        title = row(say(look, entry["text"], 11.5), push(), hint(look, f"{value:.1f} dB", 11))
        scale = row(
            *(hint(look, text, 8) for text in ("-60", "-50", "-40", "-30", "-20", "-10", "0")),
            justify="between",
        )
        slider = told(
            d, tools.slider(look, 1 + value / 50, None, 14), "other", "volume", channel=said
        )
        knobs = row(
            told_icon(d, "volume", "mute", 15, channel=said), slider,
            told_icon(d, "more_vertical", "channel_menu", 15, channel=said), gap=5,
        )  # fmt: skip
        meters = flat_meter(d, level, "#3fb950", "#d9b43a", "#e0483e", height=7)
        lines.append(
            column(title, row(meters), scale, knobs, pad=pad(9, 2), border=theme.line, edges="b")
        )
    return _dock(d, "Audio Mixer", *lines, width=width, foot="mixer")


def transitions(d: Desk, width: float | None) -> Group:
    """How one scene becomes the next."""
    look = d.look
    kind = d.thing(
        tools.choice(look, d.pick(("Fade", "Swipe", "Stinger")), pad=pad(7, 2)),
        d.content("transition"),
        "other",
    )
    length = d.thing(
        tools.number(look, d.pick(("300", "500", "250")), "ms", 84), d.content("duration"), "other"
    )
    lines = [
        column(
            kind,
            row(hint(look, "Duration"), push(), length),
            row(push(), *d.bar("transition", 15, pad=pad(5, 4))),
            gap=8,
            pad=pad(8, 8),
        )
    ]
    return _dock(d, "Scene Transitions", *lines, width=width)


def controls(d: Desk, width: float | None) -> Group:
    """The large buttons of the studio."""
    buttons: list[Node] = [
        d.button(name, primary=name in d.app.on, hugs=False, pad=pad(8, 4))
        for name in d.app.bars["controls"]
    ]
    return _dock(d, "Controls", column(*buttons, gap=5, pad=pad(8, 7)), width=width)


def chat(d: Desk) -> Group:
    """What the audience writes."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in d.sample(d.content("chat"), 7):
        ink = entry["color"] if theme.dark else mixed(entry["color"], "#000000", 120)
        name = d.mark(
            row(say(look, entry["name"], 11.5, ink, bold=True), hugs=True),
            "text",
            words=(entry["name"],),
        )
        lines.append(column(name, say(look, entry["text"], 11.5, limit=2)))
    field: Any = tools.field(look, dim="Send a message", grow=1, pad=pad(8, 4))
    foot = row(
        d.thing(field, d.content("chat_field"), "other"),
        *d.bar("chat", 15, pad=pad(4, 3)),
        gap=4,
        pad=pad(7, 5),
        fill=theme.bar,
    )
    return _dock(
        d, "Chat", column(*lines, gap=6, pad=pad(9, 6), grow=1, clip=True), foot, width=None
    )


def statistics(d: Desk) -> Group:
    """How well the stream runs."""
    look = d.look
    rows = [
        row(hint(look, entry["text"], 11), push(), say(look, entry["value"], 11.5), pad=pad(9, 1))
        for entry in d.content("statistics")
    ]
    foot = row(push(), d.button("reset_stats", size=11, pad=pad(9, 2)), pad=pad(8, 5))
    return column(_dock(d, "Stats", *rows, foot, width=None), height=206)
