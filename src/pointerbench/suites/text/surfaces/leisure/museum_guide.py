"""A museum's guide: an exhibit with picture, text and audio, the next stops and a plan."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import label, muted, paragraphs, prose, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.museum import (
    audio_bar,
    exhibit_heading,
    floor_plan,
    next_exhibits,
)
from pointerbench.suites.text.surfaces.leisure.parts import fact_lines, one, pills, say
from pointerbench.suites.text.surfaces.leisure.pictures import picture_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule, space


def build(w: Writer) -> Node:
    exhibit = w.passage("exhibits")
    museum = one(w, "house", 3)
    if w.chance(0.5):
        return _tablet(w, exhibit, museum)
    room = w.integer(1, 12)
    links = [say(w, key) for key in ("exhibitions", "tickets", "museum_guide")]
    links.append(w.say("opening_hours"))
    buy = button(w, say(w, "tickets"), primary=True)
    body = page(
        w,
        site_header(w, museum, links, buy, chosen=2),
        panes(
            column(
                exhibit_heading(w, exhibit, room),
                row(picture_of(w, exhibit, "image", (230, 300)), _data(w), gap=24, align="start"),
                audio_bar(w),
                paragraphs(w, exhibit.paragraphs),
                gap=14,
                grow=1,
            ),
            _stops(w, room, 268),
            gap=34,
            pad=pad(42, 20),
        ),
    )
    return web(w, exhibit.title, f"www.{w.domain(museum)}/{w.code('###')}", body)


def _data(w: Writer) -> Group:
    lines = fact_lines(
        w,
        (
            (say(w, "inventory_no"), w.code("####.##")),
            (say(w, "acquired"), str(w.integer(1976, 2019))),
            (say(w, "on_loan"), w.company()),
            (say(w, "text_by"), w.person()),
        ),
    )
    return column(
        *lines,
        rule(w.theme),
        prose(w, say(w, "do_not_touch"), 13.5, w.theme.muted, styles=()),
        gap=9,
        grow=1,
    )


def _stops(w: Writer, room: int, width: float) -> Group:
    """The plan of the floor, further exhibits, and when the house is open."""
    theme = w.theme
    opens = w.integer(18, 21) * 30
    hours = f"{w.clock(opens)} – {w.clock(opens + 480)}"
    return column(
        ui_title(w, say(w, "floor_plan"), 16),
        floor_plan(w, room),
        pills(w, [say(w, "ground_floor"), say(w, "upper_floor")], int(room > 6)),
        ui_title(w, say(w, "next_stops"), 16),
        *next_exhibits(w, 4),
        rule(theme),
        *fact_lines(
            w,
            (
                (w.say("opening_hours"), hours),
                (say(w, "admission"), w.amount(w.integer(6, 18) * 100 * w.locale.price_level)),
                (w.say("closed"), w.weekday(w.day(-6))),
            ),
        ),
        gap=10,
        width=width,
        place="sidebar",
    )


def _tablet(w: Writer, exhibit: Passage, museum: str) -> Node:
    """The device that is lent at the counter: large type, a bar of keys below."""
    theme = w.theme
    top = row(
        Icon("back", 20, theme.ink),
        ui(w, museum, 15, bold=True),
        push(),
        muted(w, w.clock(), 13),
        Icon("wifi", 17, theme.muted),
        Icon("battery", 17, theme.muted),
        gap=12,
        pad=pad(26, 9),
        fill=theme.bar,
        place="header",
    )
    size = max(w.size, 16) + 1.5
    words = column(
        exhibit_heading(w, exhibit, w.integer(1, 12)),
        tabs(w, [w.say("description"), w.say("history"), w.say("references")]),
        *(prose(w, part, size, styles=("italic", "bold")) for part in exhibit.paragraphs),
        ui_title(w, say(w, "next_stops"), 16),
        *next_exhibits(w, 3),
        gap=13,
        pad=pad(34, 22),
        grow=1,
        clip=True,
    )
    left = _picture_side(w, exhibit)
    parts = (left, words) if w.chance(0.5) else (words, left)
    player = column(audio_bar(w), pad=pad(26, 8), fill=theme.bar)
    return page(w, top, panes(*parts, grow=1, clip=True), player, _keys(w))


def _picture_side(w: Writer, exhibit: Passage) -> Group:
    facts = (
        (say(w, "inventory_no"), w.code("####.##")),
        (say(w, "acquired"), str(w.integer(1976, 2019))),
        (say(w, "on_loan"), w.company()),
        (say(w, "text_by"), w.person()),
    )
    texts = column(
        prose(w, say(w, "do_not_touch"), 14, w.theme.muted, styles=()),
        space(2),
        *fact_lines(w, facts),
        gap=9,
        pad=pad(26, 16),
    )
    photo = picture_of(w, exhibit, "image", (330, 380))
    return column(photo, texts, width=380, fill=w.theme.card, place="panel")


def _keys(w: Writer) -> Group:
    """What the tablet can show, the audio guide chosen."""
    theme = w.theme
    captions = (
        ("map", say(w, "floor_plan")),
        ("headphones", say(w, "audio_guide")),
        ("view_list", say(w, "next_stops")),
        ("translate", w.say("language")),
    )
    colors = (theme.muted, theme.link, theme.muted, theme.muted)
    keys = [
        column(
            Icon(icon, 22, color),
            label(w, caption, 11.5, color),
            gap=3,
            align="center",
            grow=1,
            hit=True,
        )
        for (icon, caption), color in zip(captions, colors, strict=True)
    ]
    return row(
        *keys,
        pad=pad(30, 8),
        fill=theme.bar,
        border=theme.line,
        edges="t",
        place="navigation",
    )
