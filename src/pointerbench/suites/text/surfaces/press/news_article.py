"""A newspaper's article: mast head, sections, headline and lead, picture, text, more headlines."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import label, muted, prose, quote, title, ui, ui_title
from pointerbench.suites.text.surfaces.press.dating import written
from pointerbench.suites.text.surfaces.press.parts import (
    kicker,
    paper_name,
    stories,
    teaser,
    town_of,
)
from pointerbench.suites.text.surfaces.press.pictures import figures
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, parted, push, row, rule, space

_SECTIONS = ("news", "sport", "culture", "business", "travel")
_COUNTS = {"numbers": 7, "pictures": 4, "times": 6}  # of headlines


def build(w: Writer) -> Node:
    article = w.passage("news")
    paper = paper_name(w, town_of(w, article))
    sections = [w.say(key) for key in _SECTIONS]
    section = w.say(w.pick(("news", "press.local", "press.region_", "press.report")))
    parts = [_article(w, article, section), _more(w)]
    if w.chance(0.25):
        parts.reverse()
    body = page(
        w,
        site_header(
            w,
            paper,
            sections[: w.integer(3, 4)],
            button(w, w.say("subscribe"), primary=True),
        ),
        panes(*parts, gap=36, pad=pad(w.integer(34, 60), 24), grow=1),
    )
    return web(
        w, article.title, f"www.{w.domain(paper.removeprefix('The '))}/{w.code('######')}", body
    )


def _article(w: Writer, article: Passage, section: str) -> Group:
    """The story: how its head, its picture and its by-line follow one another varies."""
    head: list[Node] = [
        kicker(w, section),
        title(w, article.title, w.integer(27, 33)),
        prose(w, article.lead, w.size + 2, w.theme.muted, styles=()),
    ]
    picture = figures(w, article, w.integer(130, 215))
    byline = _byline(w, written(w, article, -20, 0))
    head += [*picture, byline] if w.chance(0.5) else [byline, *picture]
    text: list[Node] = [prose(w, sentences) for sentences in article.paragraphs]
    if w.chance(0.4):
        text.insert(1, quote(w, article.paragraphs[-1][0], w.size + 3))
    below = [] if len(article.sentences) > 11 else _below(w)
    return column(*head, *text, *below, gap=12, grow=1)


def _below(w: Writer) -> list[Node]:
    """Two more stories, where the article is short."""
    chosen = [w.say("press.report"), w.say("press.local")]
    more = [
        teaser(w, story, section, 17, high=96, grow=1)
        for story, section in zip(stories(w, 2, "news", "magazine"), chosen, strict=False)
    ]
    return [space(6), rule(w.theme), panes(*more, gap=24)]


def _byline(w: Writer, day: dt.date) -> Group:
    author = w.person()
    person = w.say("press.by", name=author)
    names = column(
        ui(w, person, 13, bold=True), muted(w, f"{w.long_date(day)}, {w.clock()}"), gap=1
    )
    tools = (Icon(name, 17, w.theme.muted) for name in ("share", "bookmark", "print"))
    talk = row(
        Icon("comment", 16, w.theme.link),
        label(w, str(w.integer(4, 180)), 12.5, w.theme.link),
        gap=5,
    )
    return row(likeness(w, author, 34), names, push(), talk, *tools, gap=13)


def _more(w: Writer) -> Group:
    """The column of other headlines: numbered, below stories with pictures, or with times."""
    kind = w.pick(("numbers", "pictures", "times"))
    items: list[Node] = _pictured(w) if kind == "pictures" else []
    for number, headline in enumerate(w.lines("headlines", _COUNTS[kind]), 1):
        shown = prose(w, headline, 14.5, styles=(), leading=1.35, grow=1)
        if kind == "numbers":
            place = title(w, str(number), 22, w.theme.link, width=26)
            items.append(row(place, shown, gap=8, align="start", place="headline"))
        elif kind == "pictures":
            items.append(column(shown, place="headline"))
        else:
            time = muted(w, w.clock())
            items.append(column(shown, time, gap=3, place="headline"))
    heading = ui_title(w, w.say("press.most_read"), 15)
    parts = parted(items, rule(w.theme))
    offer = () if kind == "pictures" else (space(4), _offer(w))
    return column(heading, *parts, *offer, gap=11, width=232, place="sidebar")


def _pictured(w: Writer) -> list[Node]:
    """Stories of other pages that have a photograph."""
    items: list[Node] = []
    for passage in w.passages("travel", 3):
        shown = prose(w, passage.title, 14.5, styles=(), leading=1.35, grow=1)
        picture = photograph_of(w, passage, 56, 74)
        parts = (shown, picture) if picture else (shown,)
        items.append(row(*parts, gap=10, align="start", place="headline"))
    return items


def _offer(w: Writer) -> Group:
    """The paper's letter, to be had for an address."""
    hint = label(w, w.say("press.your_address"), 13, w.theme.faint)
    entry = column(hint, pad=pad(10, 7), fill=w.theme.card, border=w.theme.line, hit=True)
    return column(
        ui_title(w, w.say("newsletter"), 15),
        prose(w, w.say("press.letter_offer"), 13, w.theme.muted, styles=(), leading=1.4),
        entry,
        button(w, w.say("subscribe")),
        gap=8,
        pad=pad(14, 13),
        fill=w.theme.soft,
        place="panel",
    )
