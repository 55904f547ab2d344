"""Ribbons and menus as lines of text: a tab is a list of groups, a group one line.

    "Clipboard ^*pane | !*paste= fluent:clipboard-paste-20-regular Paste | cut fluent:cut-20 Cut"

Before an item's id: ``*`` its id is a function, ``!`` large, ``.`` only its icon, ``-`` small (in
rows); behind it ``=`` a split button, ``>`` one that drops a menu; behind an icon ``@#107c41`` its
colour. `` / `` begins another row of a group, ``line`` is a line, ``{...}`` an item as JSON.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

_ITEM = re.compile(
    r"(?P<flags>[*!.-]*)(?P<id>\w+)(?P<drop>[=>]?)"
    r" (?P<icon>[\w:-]+)(?:@(?P<ink>#\w+))? (?P<label>.+)"
)
_HEAD = re.compile(r"(?P<label>[^^]+?)(?: \^(?P<fn>\*?)(?P<launcher>\w+))?")
_SIZES = {"!": "large", ".": "icon", "-": "small"}


def ribbon(said: Mapping[str, Sequence[str]]) -> dict[str, list[dict[str, Any]]]:
    """The groups of each tab, as `pb-ribbon` takes them.

    Raises:
        ValueError: a line that is none.
    """
    return {tab: [_group(tab, at, line) for at, line in enumerate(said[tab])] for tab in said}


def _group(tab: str, at: int, line: str) -> dict[str, Any]:
    head, _, rest = line.partition(" | ")
    found = _HEAD.fullmatch(head.strip())
    if not found:
        raise ValueError(f"ribbon {tab}: no group in {line!r}")
    group: dict[str, Any] = {"id": f"{tab}-{at}", "label": found["label"]}
    if found["launcher"]:
        name = found["launcher"]
        group["launcher"] = {"id": name, "label": f"{found['label']} settings"}
        group["launcher"] |= {"fn": name} if found["fn"] else {}
    rows = [[item(one.strip()) for one in row.split(" | ")] for row in rest.split(" / ")]
    group["icon"] = next((one["icon"] for row in rows for one in row if "icon" in one), "")
    return group | ({"rows": rows} if len(rows) > 1 else {"items": rows[0]})


def menus(said: Mapping[str, Sequence[str]]) -> dict[str, list[dict[str, Any]]]:
    """The entries of each menu: an item a line, ``-`` for no icon, ``; Ctrl+C`` behind its label
    its keys; ``line`` before the next one, ``>`` behind its id where it opens another menu."""
    return {name: list(_entries(said[name])) for name in said}


def bars(said: Mapping[str, Sequence[str]]) -> dict[str, list[dict[str, Any]]]:
    """The tools of each bar: an item a line; ``gap`` fills what is left."""
    return {
        name: [{"gap": True} if one == "gap" else item(one) for one in said[name]] for name in said
    }


def _entries(lines: Sequence[str]) -> Iterator[dict[str, Any]]:
    ruled = False
    for said in lines:
        if said == "line":
            ruled = True
            continue
        one = item(said)
        label, _, keys = str(one.pop("label")).partition("; ")
        one |= (
            {"label": label} | ({"keys": keys} if keys else {}) | ({"line": True} if ruled else {})
        )
        if one.pop("drop", None):
            one["sub"] = True
        if one["icon"] == "-":
            del one["icon"]
        ruled = False
        yield one


def item(said: str) -> dict[str, Any]:
    """One button of a ribbon, menu or bar.

    Raises:
        ValueError: it is none.
    """
    if said.startswith("{"):
        made: dict[str, Any] = json.loads(said)
        return made
    if said == "line":
        return {"line": True}
    found = _ITEM.fullmatch(said)
    if not found:
        raise ValueError(f"no item of a ribbon: {said!r}")
    one = {"id": found["id"], "icon": found["icon"], "label": found["label"]}
    for flag in found["flags"]:
        one |= {"fn": found["id"]} if flag == "*" else {"size": _SIZES[flag]}
    if found["drop"]:
        one["drop"] = "split" if found["drop"] == "=" else True
    if found["ink"]:
        one["ink"] = found["ink"]
    return one
