"""Signs and small controls of issues: their type, key, priority, state and estimate."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.business_parts import Entry, readable, soft_pill
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import pad, row
from pointerbench.widgets.texts import icon, say


def type_sign(d: Desk, name: str) -> Group:
    sign, hue = d.content("types")[name]
    return row(
        icon(d.look, sign, 10, "#ffffff"), width=16, height=16, radius=3, fill=hue, justify="center"
    )


def key_line(d: Desk, project: Entry, one: Entry) -> Group:
    theme = d.look.theme
    done = one["state"] == "Done"
    text = f"{project['key']}-{one['key']}"
    return row(say(d.look, text, 11.5, theme.faint if done else theme.muted), hugs=True)


def priority(d: Desk, name: str) -> Group:
    sign, hue = d.content("priorities")[name]
    return tools.tool(d.look, sign, 16, color=hue, pad=pad(3, 2))


def state(d: Desk, name: str) -> Group:
    """The state as a button that opens the choice of others."""
    hue = d.content("states")[name]
    node = soft_pill(d, name, hue, pad=pad(6, 2))
    return row(
        *node.children, icon(d.look, "chevron_down", 12, d.look.theme.ink), gap=3, pad=node.pad,
        radius=3, fill=node.fill, hugs=True,
    )  # fmt: skip


def strong_state(d: Desk, name: str) -> Group:
    hue = d.content("states")[name]
    ink = readable(hue)
    return row(
        say(d.look, name, 0, ink), icon(d.look, "chevron_down", 12, ink), gap=6, pad=pad(10, 5),
        radius=4, fill=hue, hugs=True,
    )  # fmt: skip
