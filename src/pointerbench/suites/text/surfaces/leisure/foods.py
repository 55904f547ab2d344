"""Foods with what is in them, and the share of a day's needs that is."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.suites.text.surfaces.leisure.parts import say
from pointerbench.suites.text.writer import Writer


class Food(NamedTuple):
    """Grams of 100 g in tenths: fat, saturates, carbohydrate, sugars, fibre, protein; salt in
    hundredths; a serving in grams."""

    fat: int
    saturates: int
    carbohydrate: int
    sugars: int
    fibre: int
    protein: int
    salt: int
    serving: int

    @property
    def kilojoules(self) -> float:
        carbs = 17 * (self.carbohydrate + self.protein)
        return (37 * self.fat + carbs + 8 * self.fibre) / 10


FOODS = (
    Food(178, 21, 612, 214, 78, 84, 62, 25),
    Food(24, 4, 112, 31, 29, 48, 70, 250),
    Food(372, 61, 438, 412, 64, 98, 8, 15),
    Food(142, 18, 462, 21, 182, 131, 110, 20),
    Food(118, 14, 614, 152, 84, 96, 20, 45),
    Food(39, 6, 71, 58, 18, 14, 90, 125),
)


# What an adult takes in a day: kilojoules, then grams in tenths, salt in hundredths.
_DAILY = {"fat": 700, "saturates": 200, "carbohydrate": 2600, "sugars": 900, "protein": 500}


def nutrition_rows(w: Writer, food: Food) -> list[tuple[str, str, str, str]]:
    """Caption, per 100 g, per serving, share of the daily intake."""

    def amount(tenths: float) -> str:
        return f"{w.number(round(tenths), 1)} g"

    def energy(kilojoules: float) -> str:
        return f"{round(kilojoules)} kJ\n{round(kilojoules / 4.184)} kcal"

    part = food.serving / 100
    energies = energy(food.kilojoules), energy(food.kilojoules * part)
    share = w.percent(round(food.kilojoules * part / 84))
    found: list[tuple[str, str, str, str]] = [(say(w, "energy"), *energies, share)]
    for key in ("fat", "saturates", "carbohydrate", "sugars", "fibre", "protein"):
        value = getattr(food, key)
        daily = _DAILY.get(key)
        share = w.percent(round(value * part * 100 / daily)) if daily else ""
        found.append((say(w, key), amount(value), amount(value * part), share))
    salt = [f"{w.number(round(value), 2)} g" for value in (food.salt, food.salt * part)]
    found.append((say(w, "salt"), salt[0], salt[1], w.percent(round(food.salt * part / 6))))
    return found
