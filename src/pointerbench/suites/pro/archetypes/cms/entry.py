"""The editor of a structured entry: field below field, with its status and languages beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_forms import area
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    opener,
    portrait,
    sign,
    soft_pill,
    tabs,
)
from pointerbench.suites.pro.archetypes.wiki.blocks import block
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_HUES = {"Published": "#1f9d61", "Draft": "#d98a00", "Changed": "#2a72d8"}


def entry(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    found = d.content("entries")
    item = found[1] if d.number % 2 == 0 else found[0]
    head = row(
        sign(d, "back", "back"), icon(look, "leaf", 20, "#1f9d61"),
        column(hint(look, item["type"], 11), say(look, item["title"], 15, bold=True)), push(),
        *d.bar("entry"), gap=7, pad=pad(14, 6), fill=theme.card,
    )  # fmt: skip
    strip = panels.tab_strip(look, *tabs(d, d.content("entry_tabs")), pad=Pad(0, 0, 0, 10))
    fields = panels.scrolled(look, _fields(d, item), 0.03, 0.6, fill=theme.card)
    return column(head, strip, panes(fields, _side(d, item), grow=1, clip=True), grow=1)


def _held(d: Desk, name: str, body: Node, note: str = "", about: str = "") -> Group:
    """A field with its name, the sign for remarks and a note below."""
    look, theme = d.look, d.look.theme
    head: list[Node] = [say(look, name, 12, theme.muted, bold=True), push()]
    if about:
        head.append(sign(d, "comment", "comment", 14, facts={"about": about}, pad=pad(3)))
    foot = [hint(look, note, 11)] if note else []
    return column(
        row(*head, height=22), body, *foot, gap=2, pad=Pad(0, 0, 0, 12), border=theme.line,
        edges="l", thickness=3,
    )  # fmt: skip


def _fields(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    title = row(asked(d, tools.field(look, item["title"], grow=1, pad=pad(9, 6)), "title"))
    slug = row(
        asked(d, tools.field(look, item["slug"], sign="link", grow=1), "slug"),
        sign(d, "refresh", "slug_fresh", 14, border=theme.line),
        gap=5,
    )
    intro = row(asked(d, area(d, item["intro"], 46), "intro"))
    facts: list[Node] = []
    for (name, value), does in zip(item["facts"], d.content("fact_asks"), strict=True):
        field = d.mark(tools.field(look, value, grow=1), "other", does)
        facts.append(_held(d, name, row(field)))
    pair = row(*(column(one, grow=1) for one in facts), gap=16)
    size = f"{len(item['title'])} characters, maximum 256"
    words = f"{len(item['intro'])} characters, at most 400"
    return column(
        _held(d, "Title (required)", title, size, "heading"), _held(d, "Slug", slug), pair,
        _held(d, "Introduction", intro, words, "introduction"), _body(d, item), _photo(d, item),
        _links(d, item), _poison(d), gap=11, pad=pad(66, 12),
    )  # fmt: skip


def _body(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    style = asked(d, tools.choice(look, "Normal text", 96), "heading")
    bar = row(
        style, *d.bar("rich", 16, pad=pad(4)), gap=1, pad=pad(5, 3), fill=theme.code,
        border=theme.line, edges="b",
    )  # fmt: skip
    first, *others = item["body"]
    asks = {**first, "does": d.content("asks")["body"]}
    text = column(*(block(d, one, 12.5) for one in (asks, *others)), pad=pad(12, 6), grow=1)
    held = column(bar, text, border=theme.line, radius=5, clip=True)
    return _held(d, "Body", held, about="main text")


def _photo(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    kind, number = item["photo"].split()
    shot = asked(d, row(Drawing(kind, 60, 92, (), (float(number),)), hugs=True), "photo")
    node = row(
        shot,
        column(
            say(look, item["file"], bold=True), hint(look, "image/jpeg · 1.8 MB · 2400 × 1600", 11),
            row(soft_pill(d, "Published", _HUES["Published"])), gap=2, grow=1,
        ),
        sign(d, "edit", "photo_alt", 14), sign(d, "close", "photo_drop", 14), gap=11, pad=pad(8, 7),
        border=theme.line, radius=5,
    )  # fmt: skip
    return _held(d, "Main photo (required)", node, about="picture")


def _links(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    cards: list[Node] = []
    for name, kind, status, about in item["links"]:
        facts = {"about": about}
        grip = asked(
            d,
            tools.tool(look, "drag_handle", 14, color=theme.muted, pad=pad(3)),
            "link_grip",
            **facts,
        )
        title = asked(
            d, row(say(look, name, bold=True), hugs=True, pad=pad(2)), "link_card", "text", **facts
        )
        cards.append(
            row(
                grip, hint(look, kind, 11), title, push(), soft_pill(d, status, _HUES[status]),
                sign(d, "more_horizontal", "link_more", 14, facts=facts, pad=pad(3)), gap=8,
                pad=pad(7, 4), border=theme.line, radius=5,
            )
        )  # fmt: skip
    more = row(d.button("add_link", sign=False, fill=""), d.button("new_link", fill=""), gap=8)
    return _held(d, "Related entries", column(*cards, more, gap=5))


def _poison(d: Desk) -> Group:
    look = d.look
    yes = asked(d, tools.check(look, "Yes", kind="radio", hugs=True), "yes")
    no = asked(d, tools.check(look, "No", kind="radio", on=True, hugs=True), "no")
    return _held(d, "Poisonous (required)", row(yes, no, gap=18))


# --- the side -------------------------------------------------------------------------------------


def _part(d: Desk, name: str, *nodes: Node, end: Node | None = None) -> Group:
    head = row(
        say(d.look, name.upper(), 10.5, d.look.theme.muted, bold=True),
        push(),
        *([end] if end else ()),
    )
    return column(head, *nodes, gap=6, pad=pad(14, 8), border=d.look.theme.line, edges="b")


def _side(d: Desk, item: Entry) -> Group:
    look, theme = d.look, d.look.theme
    strip = panels.tab_strip(look, *tabs(d, d.content("side_tabs"), pad=pad(8, 6)), fill="")
    publish = row(
        d.does(
            "publish_now",
            tools.button(look, "Publish changes", primary=True, grow=1, pad=pad(10, 6)), "text",
        ),
        opener(
            d,
            tools.tool(
                look, "chevron_down", 16, color=theme.on_accent, fill=theme.accent, pad=pad(7, 6),
            ),
            "Publish", d.content("asks")["publish_drop"],
        ),
        gap=1,
    )  # fmt: skip
    status = _part(
        d, "Status", row(hint(look, "Current"), push(), soft_pill(d, "Changed", _HUES["Changed"])),
        publish, hint(look, "Last saved 2 minutes ago", 11),
    )  # fmt: skip
    preview = row(
        asked(
            d, tools.button(look, "Open preview", sign="eye", grow=1), "preview", "text",
            "Open preview",
        ),
        asked(d, tools.choice(look, "Web", 70), "preview_pick"), gap=5,
    )  # fmt: skip
    return column(
        strip, status, _tasks(d), _part(d, "Preview", preview), _locales(d), _versions(d),
        width=262, fill=theme.card, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _tasks(d: Desk) -> Group:
    look = d.look
    lines: list[Node] = []
    for text, who, *does in d.content("tasks"):
        box = d.mark(row(tools.check(look, "", hugs=True), pad=pad(2), hugs=True), "other", does)
        lines.append(row(box, say(look, text, grow=1), portrait(who, 20), gap=7))
    return _part(d, "Tasks", *lines, end=sign(d, "plus", "task_add", 14, pad=pad(3)))


def _locales(d: Desk) -> Group:
    look = d.look
    lines: list[Node] = []
    for name, note, on, *does in d.content("locales"):
        box = d.mark(
            row(tools.check(look, "", on=on, hugs=True), pad=pad(2), hugs=True), "other", does
        )
        lines.append(row(box, say(look, name), push(), hint(look, note, 11), gap=7))
    return _part(d, "Translation", *lines, end=sign(d, "translate", "locale_all", 14, pad=pad(3)))


def _versions(d: Desk) -> Group:
    look = d.look
    lines: list[Node] = []
    for place, (name, when, state) in enumerate(d.content("versions")):
        ring = tools.check(look, name, kind="radio", on=not place, hugs=True)
        held: Node = asked(d, ring, "version") if place == 1 else d.mark(ring, "other")
        tag = [soft_pill(d, state, _HUES.get(state, "#7a8794"))] if state else []
        lines.append(row(held, push(), *tag, hint(look, when, 11), gap=6))
    back = asked(
        d, tools.button(look, "Restore selected", fill=""), "restore", "text", "Restore selected"
    )
    return _part(d, "Versions", *lines, row(back))
