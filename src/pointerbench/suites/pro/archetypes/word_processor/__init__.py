"""Word processors: a page of text below a ribbon or tool bars, with an outline, remarks, styles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.ribbon import office, status
from pointerbench.suites.pro.archetypes.sidebars import cards, fields, items, pane, switcher, tabs
from pointerbench.suites.pro.archetypes.strips import parts, strip, thing
from pointerbench.suites.pro.archetypes.toolbars import deck, foot
from pointerbench.suites.pro.archetypes.word_processor.paper import accepted, page, ruler
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, row
from pointerbench.widgets.texts import icon, say

Blocks = Sequence[dict[str, Any]]


def build(d: Desk) -> Group:
    """Layouts: writing with an outline, revising with remarks, and setting with a list of styles
    (or two pages at a time)."""
    return _office(d) if d.content("ribbon") else _libre(d)


def _text(d: Desk) -> Mapping[str, Any]:
    entry: Mapping[str, Any] = d.turn(d.content("texts"))
    return entry


def _blocks(d: Desk, plain: bool) -> Blocks:
    """The text's blocks; a plain copy has all edits accepted and no remarks."""
    blocks: Blocks = _text(d)["blocks"]
    return [one | {"text": accepted(one["text"])} if plain and "text" in one else one
            for one in blocks]  # fmt: skip


def _desk(d: Desk, *sheets: Node, width: float = 0, **looks: Any) -> Group:
    """The grey area with pages on it, and its scroll bar."""
    look, theme = d.look, d.look.theme
    grounds = {"light": "#e6e6e6", "dark": theme.code}
    ground = grounds["dark" if theme.dark else "light"]
    body: list[Node] = []
    if width:
        body.append(row(ruler(d, width), justify="center", pad=pad(0, 2), fill=theme.bar))
    held = row(*sheets, gap=14, align="start", justify="center", pad=Pad(14, 8, 0, 8))
    body.append(column(held, grow=1, clip=True, fill=ground))
    inside = column(*body, grow=1, clip=True)
    return panes(inside, panels.scroll_bar(look, 0.02, 0.3), grow=1, clip=True, **looks)


# --- with a ribbon --------------------------------------------------------------------------------


def _office(d: Desk) -> Group:
    shown = d.content("pages")[d.layout]
    revised = d.layout == 1
    wide = (560, 520, 560)[d.layout]
    sheet = page(d, _blocks(d, not revised), wide)
    area = _desk(d, sheet, width=wide)
    body = (
        panes(_navigation(d), area, grow=1, clip=True),
        panes(area, _remarks(d), grow=1, clip=True),
        panes(area, pane(d, d.content("styles_pane"), width=226), grow=1, clip=True),
    )[d.layout]
    look = d.look
    left: list[Node] = []
    for entry in d.content("status"):
        text = entry["text"].format(**_text(d))
        shown_text = row(say(look, text, look.size - 1), hugs=True, pad=pad(2, 2))
        left.append(thing(d, shown_text, {**entry, "text": text}, "text"))
    return office(d, shown, body, status(d, left, (), d.pick(("100%", "90%", "110%"))))


def _navigation(d: Desk) -> Group:
    """The outline: a search field, tabs, the headings."""
    look = d.look
    entry = d.content("navigation")
    heads = tabs(
        d, entry["tabs"], entry["tabs"][0]["text"],
        lambda text, on: panels.tab(look, text, on=on),
    )  # fmt: skip
    return panels.dock(
        look, entry["title"],
        *fields(d, entry["fields"]),
        row(*heads, pad=pad(6, 4)),
        *_outline(d),
        tools=parts(d, entry["tools"]), width=210, edge="r",
    )  # fmt: skip


def _outline(d: Desk) -> list[Node]:
    """The headings of the text as a tree."""
    lines = []
    for place, one in enumerate(_blocks(d, True)):
        if one.get("kind") not in ("h1", "h2"):
            continue
        entry: dict[str, Any] = {"text": one["text"], "level": 1 if one["kind"] == "h2" else 0}
        if "about" in one:
            entry["does"] = [t.format(about=one["about"]) for t in d.content("jump")["does"]]
        lines.append(entry | ({"chosen": True} if place == 1 else {}))
    for text in _text(d)["later"]:
        does = [t.format(about=text["about"]) for t in d.content("jump")["does"]]
        lines.append({"text": text["text"], "level": text.get("level", 0), "does": does})
    return items(d, lines)


def _remarks(d: Desk, **looks: Any) -> Group:
    entry = d.content("comments")
    shared = {"answer": entry["answer"], "signs": entry["signs"]}
    notes = [{**shared, **note} for note in _text(d)["notes"]]
    own: dict[str, Any] = {"width": 256, "fill": d.look.theme.bar}
    own |= {"border": d.look.theme.line, "edges": "l"}
    head = row(
        icon(d.look, "comments", 16, d.look.theme.muted),
        say(d.look, entry["title"], 0, bold=True, grow=1), *parts(d, entry["tools"]),
        gap=6, pad=pad(10, 5),
    )  # fmt: skip
    return column(head, cards(d, notes, d.integer(0, 1)), **{**own, **looks}, clip=True)


# --- with tool bars -------------------------------------------------------------------------------


def _libre(d: Desk) -> Group:
    look = d.look
    blocks = _blocks(d, d.layout != 1)
    names = (("standard", "formatting"), ("standard", "formatting"), ("single",))[d.layout]
    bars = [strip(d, d.content(name), gap=1) for name in names]
    decks = d.content("decks")
    if d.layout == 0:
        area = _desk(d, page(d, blocks, 560), width=560)
        body = panes(area, deck(d, decks[0]), grow=1, clip=True)
    elif d.layout == 1:
        area = _desk(d, page(d, blocks, 510), width=510)
        rail = switcher(d, d.content("switcher"), "show_navigator", 16)
        body = panes(_navigator(d), area, _remarks(d, width=238), rail, grow=1, clip=True)
    else:
        cut = _half(blocks)
        pair = [
            page(d, part, 376, size=11.5, top=38, height=548)
            for part in (blocks[:cut], blocks[cut:])
        ]
        body = panes(_desk(d, *pair), deck(d, decks[1]), grow=1, clip=True)
    found = [strip(d, d.content("find_bar"), edge="t", gap=4)] if d.layout == 2 else []
    whole = column(*bars, body, *found, foot(d, _facts(d)), grow=1)
    shell = {"shell": True} if look.platform == "macos" else {}
    return d.window(whole, **shell)


def _half(blocks: Blocks) -> int:
    """Where the second page begins, so that the first is full."""
    used = 0.0
    for place, one in enumerate(blocks):
        kind = one.get("kind", "p")
        lines = {"table": 8, "figure": 10, "bullets": 5, "title": 4}.get(kind, 3)
        used += lines if kind != "p" else 1.5 + len(one["text"]) / 48
        if used > 31:
            return place
    return len(blocks) * 2 // 3


def _navigator(d: Desk) -> Group:
    entry = d.content("navigator")
    return panels.dock(
        d.look, entry["title"], *fields(d, entry["fields"], 64), *_outline(d),
        *items(d, entry["items"]), tools=parts(d, entry["tools"]), width=184, edge="r",
    )  # fmt: skip


def _facts(d: Desk) -> dict[str, str]:
    text = _text(d)
    return {
        "{page}": f"Page 1 of {text['pages']}",
        "{words}": str(text["words"]),
        "{zoom}": d.pick(("100%", "95%", "110%")),
    }
