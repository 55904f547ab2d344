"""What lies over a window now and then: an open menu, a tooltip, a dialog, a notice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.values.rng import Stream
from pointerbench.widgets import popups, tools
from pointerbench.widgets.boxes import row
from pointerbench.widgets.texts import say

_KINDS = {"": 0.4, "menu": 0.26, "context": 0.08, "tooltip": 0.14, "dialog": 0.06, "notice": 0.06}


def overlay(desk: Desk, stream: Stream) -> tuple[Popup, ...]:
    """At most one popup, of the kinds for which the application has something to show."""
    app = desk.app
    there = {
        "": True,
        "menu": bool(desk.menus()),
        "context": "context" in app.bars,
        "tooltip": bool(app.bars),
        "dialog": bool(app.dialogs),
        "notice": bool(app.notices),
    }
    kind = stream.weighted({name: weight for name, weight in _KINDS.items() if there[name]})
    return _MAKE[kind](desk, stream) if kind else ()


def menu(desk: Desk, names: tuple[str, ...], chosen: int = -1) -> Group:
    """The functions as an open menu."""
    lines: list[Node | str] = []
    for place, name in enumerate(names):
        if name == "|":
            lines.append("|")
            continue
        entry = desk.function(name)
        # Half of the programs show icons in their menus.
        sign = entry.icon if len(desk.app.slug) % 2 else ""
        line = popups.menu_line(
            desk.look, entry.label or name, keys=entry.keys, sign=sign, chosen=place == chosen
        )
        lines.append(desk.does(name, line, "text", key=f"entry:{name}"))
    return popups.menu(desk.look, *lines)


def _menu(desk: Desk, stream: Stream) -> tuple[Popup, ...]:
    title = stream.pick(tuple(desk.app.menus))
    names = desk.app.menus[title]
    chosen = stream.integer(0, len(names) - 1) if stream.chance(0.5) else -1
    return (Popup(menu(desk, names, chosen), f"menu:{title}"),)


def _context(desk: Desk, stream: Stream) -> tuple[Popup, ...]:
    place = stream.uniform(0.25, 0.75), stream.uniform(0.25, 0.7)
    return (Popup(menu(desk, desk.app.bars["context"]), place=place),)


def _tooltip(desk: Desk, stream: Stream) -> tuple[Popup, ...]:
    names = [name for bar in desk.app.bars.values() for name in bar if name != "|"]
    entry = desk.function(stream.pick(names))
    if not entry.label:
        return ()
    tip = popups.tooltip(desk.look, entry.label, entry.keys)
    return (Popup(tip, f"tool:{entry.id}"),)


def _dialog(desk: Desk, stream: Stream) -> tuple[Popup, ...]:
    """``title``, ``rows`` (sentences or names with values), ``buttons``, the last one primary."""
    entry = stream.pick(desk.app.dialogs)
    look = desk.look
    body: list[Node] = [_line(desk, line) for line in entry.get("rows", ())]
    buttons = entry.get("buttons", ())
    actions = [
        desk.thing(tools.button(look, _text(one), primary=place == len(buttons) - 1), one, "text")
        for place, one in enumerate(buttons)
    ]
    node = popups.dialog(look, entry["title"], *body, actions=actions)
    return (Popup(node, modal=True),)


def _line(desk: Desk, line: Any) -> Node:
    look = desk.look
    if isinstance(line, str):
        return say(look, line, 0, limit=4)
    if isinstance(line, Mapping):
        name, value = line["name"], str(line["value"])
        control = desk.thing(_control(desk, line, value), {**line, "text": ""}, "other")
    else:
        name, value = line[0], str(line[1])
        control = desk.mark(tools.field(look, value, grow=1), "other")
    return row(row(say(look, name), width=130), replace(control, grow=1), gap=10)


def _control(desk: Desk, line: Mapping[str, Any], value: str) -> Group:
    kind = line.get("kind", "field")
    if kind == "choice":
        return tools.choice(desk.look, value, grow=1)
    if kind == "check":
        return tools.check(desk.look, value, on=bool(line.get("on")))
    if kind == "number":
        return tools.number(desk.look, value)
    if kind == "slider":
        return tools.slider(desk.look, float(value))
    return tools.field(desk.look, value, grow=1)


def _notice(desk: Desk, stream: Stream) -> tuple[Popup, ...]:
    """``title``, ``text``, ``actions`` (things)."""
    entry = stream.pick(desk.app.notices)
    look = desk.look
    actions = [desk.thing(tools.button(look, _text(one)), one) for one in entry.get("actions", ())]
    node = popups.notice(look, entry["title"], entry["text"], actions)
    return (Popup(node, place=(0.985, 0.94)),)


def _text(entry: Any) -> str:
    return entry if isinstance(entry, str) else str(entry["text"])


_MAKE = {
    "menu": _menu,
    "context": _context,
    "tooltip": _tooltip,
    "dialog": _dialog,
    "notice": _notice,
}
