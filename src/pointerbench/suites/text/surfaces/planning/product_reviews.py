"""What buyers say of a shop: the spread of stars, filters, reviews, replies of the shop."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Drawing, Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, card, chip, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, site_search, web
from pointerbench.suites.text.kit.people import face_of
from pointerbench.suites.text.kit.texts import muted, pressable, prose, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import SHOPS, choices, say, stars
from pointerbench.suites.text.surfaces.planning.ratings import mean_tenths, star_spread, star_sums
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

# Of the labels shop_review1 and so on: the stars that were given.
_STARS = {1: 5, 2: 5, 3: 4, 4: 2, 5: 3, 6: 5, 7: 4, 8: 1}


def build(w: Writer) -> Node:
    shop = w.pick(SHOPS)
    domain = f"{shop.lower().replace(' ', '')}.com"
    counts = star_spread(w)
    site = w.pick(("Ratewell", "Opinio", "Fairmark", "Vox"))
    captions = [w.say("category"), w.say("about_us"), w.say("help")]
    head = site_header(
        w, site, captions, site_search(w), button(w, say(w, "write_review"), primary=True)
    )
    good = [number for number, given in _STARS.items() if given > 3]
    others = [number for number in _STARS if number not in good]
    told = w.sample(w.sample(good, 4) + w.sample(others, 2), 6)
    days = sorted((w.day(-120, -1) for _ in told), reverse=True)
    people = w.people(len(told))
    heads = [face_of(w, person, 36, letters=w.chance(0.5)) for person in people]
    reviews = [
        _review(w, shop, number, _person(w, name, head), day)
        for number, day, name, head in zip(told, days, people, heads, strict=True)
    ]
    summary = w.chance(0.5)
    body = page(
        w,
        head,
        _shop(w, shop, domain, counts),
        panes(
            star_sums(w, shop, counts),
            column(_filter(w), *([_gist(w)] if summary else []), *reviews, gap=14, grow=1),
            gap=28,
            pad=pad(32, 18),
            grow=1,
        ),
    )
    return web(w, f"{shop} – {w.say('reviews')}", f"www.{site.lower()}.com/{domain}", body)


def _shop(w: Writer, shop: str, domain: str, counts: list[int]) -> Node:
    theme = w.theme
    tenths = mean_tenths(counts)
    return row(
        Drawing("logo", 56, 56, (), (float(w.integer(0, 60)),)),
        column(
            ui_title(w, shop, 23),
            row(
                stars(w, tenths, 18),
                ui(w, w.number(tenths, 1), 15, bold=True),
                ui(w, say(w, "excellent") if tenths > 42 else w.say("approved"), 13.5, theme.good),
                muted(w, say(w, "n_reviews", n=w.number(sum(counts))), 13),
                gap=9,
            ),
            gap=4,
            grow=1,
        ),
        button(w, domain, icon="open_external"),
        gap=18,
        pad=pad(32, 16),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="section",
    )


def _filter(w: Writer) -> Node:
    if w.chance(0.5):
        return tabs(w, [say(w, "web_tab"), *choices(w, "topics_shop")[:4]], 0)
    chips = [chip(w, topic, w.theme.code, w.theme.ink) for topic in choices(w, "topics_shop")]
    return row(Icon("filter", 16, w.theme.muted), wrap(*chips, gap=8), gap=10)


def _gist(w: Writer) -> Node:
    """What most of them say."""
    return panes(
        Icon("lightbulb", 20, w.theme.accent),
        column(
            ui_title(w, w.say("summary"), 14),
            prose(w, say(w, "shop_summary"), 14, styles=("bold",)),
            gap=3,
            grow=1,
        ),
        gap=12,
        pad=pad(14, 11),
        fill=w.theme.soft,
        radius=6,
        place="section",
    )


def _person(w: Writer, name: str, face: Node) -> Node:
    """Who writes, from where, and how many reviews there are."""
    lines = (
        ui(w, name, 13.5, bold=True, leading=1.25),
        muted(w, f"{w.city()}, {say(w, 'n_reviews', n=w.integer(2, 40))}", 12),
    )
    return row(face, column(*lines, grow=1), gap=11, grow=1)


def _review(w: Writer, shop: str, number: int, person: Node, day: dt.date) -> Group:
    theme = w.theme
    heading, words = choices(w, f"shop_review{number}")
    given = _STARS[number]
    who = row(person, muted(w, w.long_date(day), 12.5), gap=11)
    marks: list[Node] = [stars(w, 10 * given, 15)]
    if w.chance(0.7):
        marks += [Icon("check", 14, theme.good), ui(w, say(w, "verified"), 12, theme.good)]
    nodes: list[Node] = [
        who,
        row(*marks, gap=7),
        ui(w, heading, 15, bold=True, role="title", leading=1.3),
        prose(w, words, 14.5),
    ]
    nodes.append(_foot(w))
    if w.chance(0.6 if given < 3 else 0.25):
        nodes.append(_reply(w, shop, given))
    return card(w, *nodes, gap=6, place="review")


def _foot(w: Writer) -> Node:
    theme = w.theme
    return row(
        Icon("like", 15, theme.muted),
        pressable(w, say(w, "helpful"), 12.5, theme.muted),
        muted(w, str(w.integer(0, 24)), 12.5),
        push(),
        Icon("flag", 14, theme.muted),
        pressable(w, say(w, "report"), 12.5, theme.muted),
        gap=7,
    )


def _reply(w: Writer, shop: str, given: int) -> Node:
    """What the shop says to so many stars: thanks, regret or joy."""
    thanks, regret, joy = choices(w, "replies")
    answer = regret if given < 3 else joy if given == 5 else thanks
    return column(
        ui(w, say(w, "seller_reply", name=shop), 12.5, bold=True),
        prose(w, answer, 13.5, styles=()),
        gap=3,
        pad=pad(14, 9),
        fill=w.theme.code,
        radius=4,
        place="comment",
    )
