"""A card opened over its board: what it is about, its steps, and what people say about it."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    ask,
    asked,
    face,
    pill,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def opened_card(d: Desk) -> Group:
    """The card in the middle of a veil over the whole screen."""
    look, theme = d.look, d.look.theme
    entry = d.turn(d.content("opened"))
    kind, number = entry["cover"].split()
    place = asked(
        d,
        row(
            say(look, entry["list"], 12.5), icon(look, "chevron_down", 12), gap=4, pad=pad(8, 3),
            radius=4, fill=theme.card, hugs=True,
        ),
        "opened_card_chevron_down", "text", text=entry["list"],
    )  # fmt: skip
    signs = [
        d.tool(name, color="#ffffff")
        for name in ("card_cover", "watch_card", "share_card", "card_menu", "close_card")
    ]
    strip = row(*signs, gap=2, pad=pad(3, 1), radius=6, fill="#2c3440", hugs=True)
    over = row(place, push(), strip, gap=4, pad=pad(14, 10), width=764, height=44)
    drawn = Drawing(kind, 104, None, (), (float(number),))
    cover = free(at(drawn, Spot(0, 0, 1, 1)), at(over, Spot()), height=104, grow=0)
    body = panes(_left(d, entry), _right(d, entry), grow=1)
    card = column(
        cover, body, width=764, height=640, fill=theme.card, radius=10, clip=True, shadow=True
    )
    return column(
        card, width=d.width, height=d.height, fill="#000000", shade=150, align="center",
        justify="center", pad=Pad(60, 0, 0, 0),
    )  # fmt: skip


def _left(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    ring = asked(
        d, Drawing("radio", 18, 18, (theme.accent, theme.muted, theme.card), (0.0,)), "left_radio"
    )
    title = asked(
        d,
        row(say(look, str(entry["title"]), 18, bold=True, limit=2, grow=1), grow=1),
        "left_title",
        "text",
    )
    quick = row(*(d.button(name, sign=True) for name in d.app.bars["quick"]), gap=6)
    return column(
        row(ring, title, gap=10), quick, _facts(d, entry), *_text(d, entry), *_files(d, entry),
        *_steps(d, entry), gap=10, pad=Pad(16, 14, 14, 18), grow=1, clip=True,
    )  # fmt: skip


def _facts(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    people = [d.mark(face(number, 28), "other") for number in entry["people"]]
    add = asked(d, tools.tool(look, "plus", 16, radius=14, fill=theme.soft), "facts_plus", "icon")
    colors = d.content("labels")
    tags = [
        d.mark(pill(d, str(name), colors[name], pad=pad(9, 5), size=12), "text")
        for name in entry["labels"]
    ]
    late = entry["state"] == "Overdue"
    due = asked(
        d,
        row(
            tools.check(look, str(entry["due"])),
            pill(d, str(entry["state"]), "#c9372c" if late else "#e2b203", size=11),
            icon(look, "chevron_down", 12), gap=6, pad=pad(8, 3), radius=4, fill=theme.soft,
            hugs=True,
        ),
        "facts_chevron_down",
    )  # fmt: skip
    return row(
        column(hint(look, "Members", 11), row(*people, add, gap=4), gap=4),
        column(hint(look, "Labels", 11), row(*tags, gap=4), gap=4),
        column(hint(look, "Due date", 11), due, gap=4), gap=16, align="start",
    )  # fmt: skip


def _heading(d: Desk, sign: str, text: str, *end: Node) -> Group:
    return row(icon(d.look, sign, 16), say(d.look, text, 14, bold=True), push(), *end, gap=10)


def _text(d: Desk, entry: Entry) -> list[Node]:
    words = say(d.look, str(entry["text"]), d.look.size - 0.5, limit=5, grow=1, leading=1.4)
    return [
        _heading(d, "align_left", "Description", d.button("edit_description", pad=pad(9, 2))),
        row(words, pad=Pad(0, 0, 0, 26)),
    ]


def _files(d: Desk, entry: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for found in entry["files"]:
        name, note = str(found[0]), str(found[1])
        sign = "file" if name.endswith("pdf") else "image"
        about = "document" if sign == "file" else "picture"
        tile = row(
            icon(look, sign, 16, theme.muted), width=44, height=32, radius=4, fill=theme.soft,
            justify="center",
        )  # fmt: skip
        shown = asked(
            d,
            row(
                tile, column(say(look, name, 12.5, bold=True), hint(look, note, 11)), gap=9,
                hugs=True,
            ),
            "files_own", about=about,
        )  # fmt: skip
        out = asked(
            d, tools.tool(look, "open_external", 14), "files_open_external", "icon", about=about
        )
        more = asked(
            d, tools.tool(look, "more_horizontal", 14), "files_more_horizontal", "icon", about=about
        )
        lines.append(row(shown, push(), out, more, gap=4, pad=Pad(0, 0, 0, 26)))
    return [_heading(d, "attach", "Attachments"), *lines]


def _steps(d: Desk, entry: Entry) -> list[Node]:
    look, theme = d.look, d.look.theme
    items = entry["items"]
    done = sum(bool(item[1]) for item in items)
    share = done / len(items)
    bar = Drawing("progress", 6, None, (theme.accent, theme.line), (share,), grow=1)
    lines: list[Node] = []
    for place, item in enumerate(items):
        on = bool(item[1])
        box = Drawing("checkbox", 14, 14, (theme.accent, theme.muted, theme.card), (float(on),))
        wordings = d.content("items_undo" if on else "items_ask")
        tick = ask(d, row(box, pad=pad(2), hugs=True), wordings, number=ORDINALS[place])
        lines.append(
            row(
                tick, say(look, str(item[0]), 12.5, theme.muted if on else "", grow=1), gap=10,
                pad=pad(0, 1),
            )
        )  # fmt: skip
    head = _heading(
        d, "checklist", str(entry["steps"]), d.button("hide_checked", pad=pad(8, 2)),
        d.button("delete_checklist", pad=pad(8, 2)),
    )  # fmt: skip
    meter = row(hint(look, f"{round(share * 100)}%", 11), bar, gap=8)
    return [
        column(head, meter, *lines, row(d.button("add_item", pad=pad(9, 2)), pad=pad(26, 2)), gap=3)
    ]


def _right(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    write = asked(
        d,
        tools.field(look, dim="Write a comment...", pad=pad(9, 7), grow=1),
        "right_write_a_comment",
    )
    talk: list[Node] = []
    for place, found in enumerate(entry["talk"]):
        who, when, text = map(str, found)
        moved = not text[0].isupper()
        said: list[Node] = [row(say(look, who, 12.5, bold=True), hint(look, when, 11), gap=6)]
        words = say(look, text, 12.5, limit=4)
        said.append(
            words
            if moved
            else column(words, pad=pad(9, 6), radius=6, fill=theme.card, border=theme.line)
        )
        if not moved:
            said.append(_answers(d, who.split()[0]))
        talk.append(
            row(
                face(place * 5 + 3 + d.number, 28), column(*said, gap=4, grow=1), gap=8,
                align="start",
            )
        )  # fmt: skip
    head = row(
        icon(look, "comments", 16), say(look, "Comments and activity", 14, bold=True), push(), gap=8
    )
    return column(
        head, row(d.button("show_details", pad=pad(9, 2)), push()), row(write), *talk, gap=11,
        pad=pad(16, 14), width=304, fill=theme.bar if not theme.dark else theme.code,
        border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _answers(d: Desk, who: str) -> Group:
    look, theme = d.look, d.look.theme
    smile = asked(
        d, tools.tool(look, "emoji", 14, color=theme.muted, pad=pad(3)), "answers_emoji", "icon",
        who=who,
    )  # fmt: skip
    reply = asked(
        d, row(say(look, "Reply", 11.5, theme.link), hugs=True, pad=pad(2, 1)), "answers_reply",
        "text", text="Reply", who=who,
    )  # fmt: skip
    return row(smile, hint(look, "•", 11), reply, gap=6)
