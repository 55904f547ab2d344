"""A recipe: on a cooking site with a picture and comments, or in a cook's own collection."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    chips,
    nav_item,
)
from pointerbench.suites.text.kit.furniture import page, program, sidebar, site_header, toolbar, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.kit.texts import bullets, muted, prose, title, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.cookery import ingredient_list, recipe_facts, tip_box
from pointerbench.suites.text.surfaces.leisure.parts import (
    names,
    newest,
    one,
    rating_of,
    say,
    site_of,
    stars,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, rule

_SITES = ("Kastrull", "Mise", "Cucharón", "Tavola 4", "Quirl")


def build(w: Writer) -> Node:
    recipe = w.passage("recipe")
    return _site(w, recipe) if w.chance(0.6) else _collection(w, recipe)


def _site(w: Writer, recipe: Passage) -> Node:
    site = site_of(w, _SITES)
    sections = [say(w, key) for key in ("recipes", "starters", "mains", "desserts", "drinks")]
    value, shown = rating_of(w)
    head = column(
        title(w, recipe.title, 30),
        row(
            stars(w, value),
            muted(w, f"{shown} ({w.integer(12, 240)})"),
            muted(w, f"{w.person()}, {w.long_date(w.day(-900, -170))}"),
            gap=12,
        ),
        prose(w, one(w, "recipe_intro", 2), styles=("bold", "italic")),
        gap=8,
        grow=1,
    )
    right = column(
        ui_title(w, say(w, "method"), 19),
        *_steps(w, recipe),
        tip_box(w),
        _comments(w),
        gap=12,
        grow=1,
    )
    left = column(recipe_facts(w), ingredient_list(w, recipe), gap=16, width=270)
    pair = (left, right) if w.chance(0.6) else (right, left)
    body = page(
        w,
        site_header(w, site, sections, button(w, w.say("print"), icon="print"), chosen=0),
        column(
            _opening(w, recipe, head),
            panes(*pair, gap=36),
            gap=20,
            pad=pad(46, 22),
        ),
    )
    return web(w, recipe.title, f"www.{w.domain(site)}/{w.code('#####')}", body)


def _photo(w: Writer, recipe: Passage, height: float, width: float | None = None) -> list[Node]:
    picture = photograph_of(w, recipe, height, width)
    return [picture] if picture else []


def _opening(w: Writer, recipe: Passage, head: Node) -> Node:
    """What the dish is called, beside or below its photograph."""
    if w.chance(0.5):
        return panes(head, *_photo(w, recipe, 150, 300), gap=28)
    return column(*_photo(w, recipe, 130), head, gap=14)


def _steps(w: Writer, recipe: Passage) -> list[Node]:
    """Numbers in discs, or the words for step one, two, three over the text."""
    discs = w.chance(0.5)
    nodes: list[Node] = []
    for number, sentence in enumerate(recipe.sentences, 1):
        words = prose(w, sentence, styles=("bold",), rate=0.3, grow=1)
        if discs:
            disc = column(
                ui(w, str(number), 13, w.theme.on_accent, bold=True, align="center"),
                width=26,
                height=26,
                radius=13,
                fill=w.theme.accent,
                justify="center",
            )
            nodes.append(row(disc, words, gap=12, align="start", place="entry"))
        else:
            mark = muted(w, say(w, "step", n=number), 12.5)
            nodes.append(column(mark, words, gap=2, place="entry"))
    return nodes


def _comments(w: Writer) -> Group:
    items = [
        row(
            likeness(w, who, 30),
            column(
                muted(w, f"{who}, {w.day_month(day)}"),
                prose(w, line, 14.5, styles=("bold", "italic"), rate=0.25),
                gap=2,
                grow=1,
            ),
            gap=11,
            align="start",
            place="comment",
        )
        for line, day, who in zip(
            names(w, "cook_says", 5, 3), newest(w, 3), w.people(3), strict=True
        )
    ]
    return column(ui_title(w, w.say("comments"), 17), *items, gap=10)


def _collection(w: Writer, recipe: Passage) -> Node:
    """A program with one's own recipes at the left and one opened beside."""
    others = [passage.title for passage in w.passages("recipe", 2)]
    others += [name for name, *_ in w.entries("dishes", 8)]
    titles = sorted([recipe.title, *others], key=ascii_word)
    shelf = sidebar(
        w,
        muted(w, f"{say(w, 'recipes')} ({len(titles)})"),
        *(nav_item(w, name, icon="food", chosen=name == recipe.title) for name in titles),
        width=262,
        gap=3,
    )
    notes = " ".join(say(w, f"my_note_{number}") for number in (1, 2))
    sheet = column(
        title(w, recipe.title, 28),
        chips(w, [say(w, key) for key in w.sample(("cuisine_2", "popular", "cuisine_5"), 2)]),
        rule(w.theme),
        panes(
            column(*_photo(w, recipe, 150), ingredient_list(w, recipe), gap=16, width=230),
            column(
                recipe_facts(w),
                bullets(w, recipe.sentences, "1.", gap=8, styles=("bold",), rate=0.25),
                ui_title(w, say(w, "my_notes"), 16),
                prose(
                    w,
                    notes,
                    styles=("highlight", "underline"),
                    rate=0.7,
                ),
                tip_box(w),
                gap=14,
                grow=1,
            ),
            gap=30,
        ),
        gap=14,
        pad=pad(34, 24),
        grow=1,
        fill=w.theme.card,
    )
    cook = button(w, say(w, "cooking_mode"), icon="timer", pad=pad(10, 4))
    tools = toolbar(w, "plus", "edit", "heart", "|", "print", "share", "|", cook)
    return program(w, recipe.title, panes(shelf, sheet, grow=1), icon="food", tools=tools)
