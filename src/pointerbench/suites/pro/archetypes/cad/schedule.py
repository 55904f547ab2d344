"""A schedule of doors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import say

_COUNT = 28
_WIDTHS = (44, 76, 1.6, 46, 46, 66, 68, 1)


def schedule(d: Desk) -> Group:
    """A table of doors; some cells can be told from all others."""
    look, theme = d.look, d.look.theme
    data = d.content("schedule")
    rooms = d.sample(data["rooms"], len(data["rooms"]))
    first = d.pick((101, 201, 301))
    special = d.sample(range(2, _COUNT - 2), 6)
    named = {
        (special[0], 3): "widest",
        (special[1], 5): "fire",
        (special[2], 7): "remark",
        (special[3], 7): "access",
        (special[4], 7): "seal",
        (rooms.index("Lobby"), 6): "lobby",
        (0, 0): "first",
        (_COUNT - 1, 0): "last",
    }
    rows = [
        [
            _cell(d, text, named.get((line, place), ""))
            for place, text in enumerate(_door(data, line, first, (special, rooms)))
        ]
        for line in range(_COUNT)
    ]
    captions = panels.heads(look, *(entry["text"] for entry in data["heads"]))
    heads = [d.thing(node, entry) for node, entry in zip(captions, data["heads"], strict=True)]
    table = panels.grid(look, _WIDTHS, heads, rows, striped=False, tight=1, rules=theme.line)
    name = say(look, "<Door Schedule>", 13, bold=True)
    title = row(name, justify="center", pad=pad(0, 6), fill=theme.bar)
    return panels.scrolled(look, column(title, table, grow=1, fill=theme.card), 0, 0.5)


def _cell(d: Desk, text: str, name: str) -> Group:
    does = d.content("picks").get(f"cell:{name}", ())
    inside = row(say(d.look, text, 11, grow=1), pad=pad(0, 1))
    function = f"pick:cell:{name}" if does else ""
    return d.mark(inside, "other", does, function=function, words=(text,) if text else ())


def _door(
    data: Mapping[str, Any], line: int, first: int, drawn: tuple[list[int], list[str]]
) -> tuple[str, ...]:
    """The values of a door; the special lines each have something that no other has."""
    special, rooms = drawn
    wide = line == special[0]
    kind = data["types"][2 if wide else (line * 7 + first) % 2]
    remarks = {
        special[2]: "Hold-open magnet",
        special[3]: "Access control",
        special[4]: "Threshold seal",
    }
    return (
        f"D{first + line}",
        "Ground Floor" if line < 8 else "Level 1" if line < 15 else "Level 2",
        kind,
        kind.split(" ")[-3],
        "2100" if wide else "2010",
        "90 min" if line == special[1] else "30 min" if line % 4 == 1 else "-",
        rooms[line] if line < len(rooms) else f"Flat {line // 3}.{line % 3 + 1}",
        remarks.get(line, ""),
    )
