"""Messages of apps, as notification centres and lock screens show them."""

from __future__ import annotations

from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.people import (
    stable,
)
from pointerbench.suites.text.kit.texts import (
    label,
    muted,
    prose,
)
from pointerbench.suites.text.surfaces.social.parts import (
    BRANDS,
    ago,
    timeless,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row

_COLORS: tuple[Color, ...] = (
    "#1a66d2", "#c0322f", "#2b7a37", "#3a7ea5", "#8a5bb8", "#b8550b", "#b92d6b", "#41566e",
)  # fmt: skip


def draw_notices(w: Writer, count: int) -> list[tuple[str, str, int]]:
    """App, text, minutes ago, the newest first."""
    ages = sorted(w.integer(1, 700) for _ in range(count))
    apps = w.sample(BRANDS["app"], count)
    lines = [line for (line,) in timeless(w, "notices", count)]
    return list(zip(apps, lines, ages, strict=True))


def notice_card(w: Writer, notice: tuple[str, str, int], *, actions: bool = False) -> Group:
    """One message of an app: its name, when, the text, perhaps what can be done."""
    theme = w.theme
    app, line, age = notice
    color = _COLORS[stable(app, len(_COLORS))]
    mark = Drawing("logo", 20, 20, (color,), (float(stable(app, 10)),))
    when = w.say("now") if age < 3 else ago(w, age)
    head = row(
        mark,
        muted(w, app, 12.5, grow=1),
        muted(w, when, 12),
        Icon("close", 12, theme.muted),
        gap=9,
    )
    nodes: list[Node] = [head, prose(w, line, min(w.size, 15.5), styles=(), leading=1.4)]
    if actions:
        keys = ("open", "social.dismiss")
        nodes.append(
            row(*(label(w, w.say(key), 13, theme.link, bold=True) for key in keys), gap=22)
        )
    looks = {"fill": theme.card, "border": theme.line, "radius": 10, "place": "notification"}
    return column(*nodes, gap=6, pad=pad(14, 11), **looks)
