"""The block editor: a sheet of blocks, the tools of the chosen one, the settings at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_forms import area
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    opener,
    pointed,
    sign,
    tabs,
    thing,
)
from pointerbench.suites.pro.archetypes.wiki.blocks import block
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def editor(d: Desk) -> Group:
    pointed(d, 0.4, 0.85)
    look, theme = d.look, d.look.theme
    post = d.content("posts")[1 if "driver" in d.document else 0]
    sheet = panels.scrolled(look, _sheet(d, post), 0, 0.72, fill=theme.card)
    crumbs = row(
        asked(d, row(hint(look, "Post"), hugs=True, pad=pad(3, 2)), "crumb", "text", "Post"),
        hint(look, "›"), hint(look, "Paragraph"), gap=4, pad=pad(12, 3), fill=theme.card,
        border=theme.line, edges="t",
    )  # fmt: skip
    body = panes(column(sheet, grow=1, clip=True), _settings(d, post), grow=1, clip=True)
    return column(_top(d), body, crumbs, grow=1)


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    home = d.does(
        "site_icon",
        row(
            icon(look, "globe", 24, "#ffffff"), width=52, height=48, justify="center",
            fill="#1e1e1e",
        ),
        "icon",
    )  # fmt: skip
    left = [d.tool("inserter", 20, fill=theme.accent, color=theme.on_accent)]
    left += [d.tool(name, 20) for name in d.app.bars["editor_left"] if name != "inserter"]
    view = opener(d, tools.tool(look, "laptop", 20), "View")
    save = d.function("save_draft")
    publish = d.does("publish", tools.button(look, "Publish", primary=True, pad=pad(12, 6)), "text")
    more = opener(d, tools.tool(look, "more_vertical", 20), "Options")
    return row(
        home, *left, push(),
        d.does(
            "save_draft", row(say(look, save.label, 0, theme.link), hugs=True, pad=pad(6, 4)),
            "text",
        ),
        view, publish, d.tool("settings_panel", 20, on=True), more, gap=6, pad=Pad(0, 10, 0, 0),
        height=48, fill=theme.card, border=theme.line, edges="b", clip=True,
    )  # fmt: skip


def _sheet(d: Desk, post: Entry) -> Group:
    """The page; below one of its paragraphs lie the tools for it."""
    look, theme = d.look, d.look.theme
    title = asked(
        d,
        row(say(look, post["title"], 30, bold=True, limit=2, grow=1), pad=pad(0, 6)),
        "title",
        "text",
    )
    words = [place for place, one in enumerate(post["blocks"]) if one["kind"] == "p"]
    chosen = words[d.integer(1, len(words) - 1)]
    nodes: list[Node] = []
    for place, one in enumerate(post["blocks"]):
        if place != chosen:
            nodes.append(block(d, one, 15))
            continue
        bar = row(
            *d.bar("block", 16, pad=pad(7, 6)), gap=1, pad=pad(2, 1), fill=theme.card,
            border=theme.ink, radius=2, hugs=True,
        )  # fmt: skip
        shown = block(d, {**one, "does": ()}, 15)
        nodes.append(column(bar, Group(height=4), d.mark(shown, "text", key="chosen")))
    plus = sign(d, "plus", "adder", 16, fill=theme.ink, color=theme.card, radius=2)
    end = row(say(look, "Type / to choose a block", 15, theme.faint, grow=1), plus)
    return column(title, *nodes, end, gap=10, pad=pad(75, 18))


def _settings(d: Desk, post: Entry) -> Group:
    look, theme = d.look, d.look.theme
    strip = row(
        *tabs(d, d.content("sidebar_tabs"), pad=pad(12, 9)), push(),
        sign(d, "close", "close_side", 14), pad=Pad(0, 8, 0, 4), border=theme.line, edges="b",
    )  # fmt: skip
    lines = _summary(d, post)
    picture = asked(
        d,
        row(
            say(look, "Set featured image", 12.5), justify="center", height=34, fill=theme.code,
            radius=2,
        ),
        "image_set", "text", "Set featured image",
    )  # fmt: skip
    excerpt = asked(d, area(d, "Add an excerpt", 40, dim=True), "excerpt")
    links = _fates(d)
    first = column(*lines, row(picture), row(excerpt), links, gap=6, pad=pad(14, 8))
    return column(
        strip, _part(d, "Summary", "general matters", first),
        _part(d, "Categories", "subjects", _categories(d)), _part(d, "Tags", "keywords", _tags(d)),
        width=278, fill=theme.card, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _fates(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    return row(
        asked(
            d,
            row(
                icon(look, "history", 14), say(look, "8 Revisions", 12.5), gap=6, hugs=True,
                pad=pad(2),
            ),
            "revisions", "text", "8 Revisions",
        ),
        push(),
        asked(
            d, row(say(look, "Move to trash", 12.5, theme.bad), hugs=True, pad=pad(2)), "trash",
            "text", "Move to trash",
        ),
    )  # fmt: skip


def _summary(d: Desk, post: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for entry in d.content("summary"):
        value = post["url"] if entry["value"] == "slug" else entry["value"]
        own = row(say(look, value, 0, theme.link), hugs=True, pad=pad(3, 2))
        lines.append(
            row(
                row(hint(look, entry["name"], 12.5), width=92),
                thing(d, own, {"does": entry["does"]}), height=24,
            )
        )  # fmt: skip
    return lines


def _part(d: Desk, name: str, about: str, body: Node) -> Group:
    look, theme = d.look, d.look.theme
    fold = sign(d, "chevron_up", "panel", 14, facts={"about": about})
    head = row(say(look, name, bold=True), push(), fold, pad=pad(14, 5))
    return column(head, body, border=theme.line, edges="b")


def _categories(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    find = asked(d, tools.field(look, dim="Search Categories", sign="search", grow=1), "cat_find")
    lines: list[Node] = []
    for name, on, *does in d.content("categories"):
        lines.append(
            row(
                d.mark(tools.check(look, "", on=on, hugs=True, pad=pad(2)), "other", does),
                say(look, name, 12.5), gap=7,
            )
        )  # fmt: skip
    new = asked(
        d, row(say(look, "Add New Category", 12.5, theme.link), hugs=True, pad=pad(2)), "cat_new",
        "text", "Add New Category",
    )  # fmt: skip
    return column(row(find), *lines, row(new), gap=3, pad=Pad(2, 14, 8, 14))


def _tags(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    chips: list[Node] = [
        row(
            say(look, name, 12),
            sign(d, "close", "tag_drop", 10, facts={"about": about}, pad=pad(2)), gap=5,
            pad=pad(7, 2), radius=3, fill=theme.soft, hugs=True,
        )
        for name, about in d.content("tags")
    ]  # fmt: skip
    new = asked(d, tools.field(look, dim="Add New Tag", grow=1), "tag_new")
    return column(wrap(*chips, gap=5), row(new), gap=6, pad=Pad(2, 14, 10, 14))
