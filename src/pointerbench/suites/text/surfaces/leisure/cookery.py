"""Parts of a recipe: its facts, ingredients, a tip and what cooks say, as suits the dish."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, check
from pointerbench.suites.text.kit.texts import muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.leisure.parts import fact, say, span_of
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

# How many labels there are of what is said about a dish, by its kind.
_COUNTS = {
    "intro_any": 2, "intro_oven": 1, "intro_pot": 1, "intro_cold": 1,
    "tip_warm": 2, "tip_cold": 1, "tip_sweet": 1, "tip_bread": 1, "tip_jam": 1,
    "note_oven": 1, "note_pot": 1, "note_cold": 1,
    "cook_any": 2, "cook_oven": 1, "cook_pot": 1, "cook_cold": 1, "cook_warm": 1,
    "cook_savoury": 1, "cook_sweet": 1, "cook_bread": 1, "cook_jam": 1,
}  # fmt: skip
_SAID = {
    stem: tuple(f"{stem}_{number}" for number in range(1, count + 1))
    for stem, count in _COUNTS.items()
}


def suits(recipe: Passage, stem: str) -> list[str]:
    """The labels that begin so and suit the dish: ``tip_any_1``, ``tip_oven_1``, ``tip_sweet_1``.

    A recipe's ``kind`` says where it is cooked (``oven``, ``pot``, ``cold``) and, where it is no
    savoury dish, what it is (``sweet``, ``bread``, ``jam``).
    """
    place, _, taste = recipe.beside["kind"][0].partition(" ")
    kinds = ["any", place, taste or "savoury"]
    if place != "cold" and not taste:
        kinds.append("warm")
    return [key for kind in kinds for key in _SAID.get(f"{stem}_{kind}", ())]


def remark(w: Writer, recipe: Passage, stem: str) -> str:
    """One of the labels that suit the dish."""
    return say(w, w.pick(suits(recipe, stem)))


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
    makes = recipe.beside["serves"][0]
    return column(
        row(
            ui_title(w, say(w, "ingredients"), 19),
            push(),
            muted(w, say(w, "servings", n=makes) if makes.isdigit() else makes),
        ),
        *(
            check(w, line, on=w.chance(0.25)) if boxes else text(w, line, 15)
            for line in recipe.ingredients
        ),
        button(w, say(w, "shopping_list"), icon="plus"),
        gap=9,
        place="section",
    )


def tip_box(w: Writer, recipe: Passage) -> Group:
    heading = row(Icon("lightbulb", 18, w.theme.warn), ui(w, say(w, "tip"), 14, bold=True), gap=8)
    return column(
        heading,
        prose(w, remark(w, recipe, "tip"), 15, styles=("bold", "italic")),
        gap=5,
        pad=pad(14, 11),
        fill=w.theme.code,
        radius=6,
        place="panel",
    )
