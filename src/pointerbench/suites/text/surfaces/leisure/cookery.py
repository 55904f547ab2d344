"""Parts of a recipe: its facts, ingredients and a tip."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, check
from pointerbench.suites.text.kit.texts import muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import fact, one, say, span_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row


def recipe_facts(w: Writer) -> Group:
    """What the steps do not tell."""
    facts = (
        (say(w, "prep_time"), span_of(w, w.integer(3, 7) * 5)),
        (say(w, "energy"), f"{w.integer(28, 74) * 10} kcal"),
        (say(w, "difficulty"), say(w, w.pick(("easy", "moderate", "demanding")))),
        (w.say("updated"), w.short_date(w.day(-160, -1))),
    )
    halves = [
        column(*(fact(w, *pair, 14) for pair in part), gap=10, grow=1)
        for part in (facts[:2], facts[2:])
    ]
    return row(*halves, gap=10, pad=pad(14, 12), fill=w.theme.soft, radius=6, place="panel")


def ingredient_list(w: Writer, recipe: Passage) -> Group:
    boxes = w.chance(0.5)
    return column(
        row(
            ui_title(w, say(w, "ingredients"), 19),
            push(),
            muted(w, say(w, "servings", n=w.pick((4, 4, 6)))),
        ),
        *(
            check(w, line, on=w.chance(0.25)) if boxes else text(w, line, 15)
            for line in recipe.ingredients
        ),
        button(w, say(w, "shopping_list"), icon="plus"),
        gap=9,
        place="section",
    )


def tip_box(w: Writer) -> Group:
    heading = row(Icon("lightbulb", 18, w.theme.warn), ui(w, say(w, "tip"), 14, bold=True), gap=8)
    return column(
        heading,
        prose(w, one(w, "recipe_tip", 2), 15, styles=("bold", "italic")),
        gap=5,
        pad=pad(14, 11),
        fill=w.theme.code,
        radius=6,
        place="panel",
    )
