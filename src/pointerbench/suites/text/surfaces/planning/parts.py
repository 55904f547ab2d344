"""Parts of these surfaces: lists of labels, tints of events and tags, goods for sale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pointerbench.flow.nodes import Color, Drawing, Group, Node, Pad
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.theme import ACCENTS
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import row

SHOPS = ("Velora", "Nordhus", "Tamarin", "Orlo", "Kaleido", "Fjellbo", "Atelier Nove", "Mirabeau")
_NAMES = ("Alba", "Tove", "Lumen", "Faro", "Nilo", "Vesta", "Orso", "Linde", "Kora", "Pico", "Runa")

# Of each good: lowest and highest price, size in centimetres, weight in tens of grams.
_MEASURES = (
    (9, 34, "12 x 9 x 10", 38), (39, 160, "28 x 28 x 46", 210), (49, 110, "30 x 19 x 11", 72),
    (120, 390, "52 x 56 x 81", 640), (290, 690, "15 x 7 x 1", 19), (8, 29, "7 x 7 x 29", 92),
    (79, 320, "34 x 14 x 27", 88), (12, 32, "21 x 15 x 2", 41), (59, 280, "18 x 17 x 8", 26),
    (14, 58, "17 x 17 x 42", 260), (89, 420, "24 x 4 x 1", 8), (69, 210, "62 x 48 x 4", 130),
)  # fmt: skip
# The shades that the labels `colors` name.
SHADES = ("#c9b387", "#56606b", "#5f7a52", "#a8553a", "#2f4374")
GOODS = len(_MEASURES)


class Tint(NamedTuple):
    """One colour of an event or a tag: a strong one, a text on the pale one, the pale one."""

    bar: Color
    ink: Color
    fill: Color


class Good(NamedTuple):
    """Something for sale, with the number of its picture and its price."""

    name: str
    description: str
    brand: str
    kind: int
    look: int
    cents: int

    @property
    def size(self) -> str:
        return f"{_MEASURES[self.kind][2]} cm"

    @property
    def weight(self) -> int:
        """In tens of grams."""
        return _MEASURES[self.kind][3]


def say(w: Writer, key: str, **values: object) -> str:
    """A label of this family."""
    return w.say(f"planning.{key}", **values)


def choices(w: Writer, key: str, **values: object) -> list[str]:
    """The list that a label of this family is."""
    return say(w, key, **values).split(" / ")


def some(w: Writer, key: str, count: int) -> list[str]:
    """So many different ones of a list."""
    return w.sample(choices(w, key), count)


def one(w: Writer, key: str) -> str:
    return w.pick(choices(w, key))


def tints(w: Writer, *names: str) -> list[Tint]:
    """The tints of those names, or all in a chance order."""
    names = names or tuple(w.sample(tuple(ACCENTS), len(ACCENTS)))
    first = 3 if w.theme.dark else 0
    return [Tint(*ACCENTS[name][first : first + 3]) for name in names]


def tag(w: Writer, caption: str, tint: Tint, size: float = 11) -> Group:
    """A small coloured label."""
    return row(
        ui(w, caption, size, tint.ink, leading=1.3),
        pad=Pad(1, 7, 2, 7),
        radius=3,
        fill=tint.fill,
        hugs=True,
    )


def distance(w: Writer, far: int) -> str:
    """So many miles where people count in miles, else kilometres."""
    return f"{far} {'mi' if w.locale.country in ('US', 'GB') else 'km'}"


def whole_sum(w: Writer, units: int) -> str:
    """A sum of whole euros or what they buy, without its zeros: '$35,000', '35.000 €'."""
    return w.amount(100 * units * w.locale.price_level).replace(w.number(0, 2)[1:], "")


def goods(w: Writer, count: int, kinds: Sequence[int] = range(GOODS)) -> list[Good]:
    """Different things for sale, of those kinds."""
    names = w.sample(_NAMES, count)
    found = []
    for number, kind in enumerate(w.sample(kinds, count)):
        own = names[number % len(names)]
        name, description = choices(w, f"good{kind}", name=own)
        low, high, *_ = _MEASURES[kind]
        cents = (100 * w.integer(low, high) + w.pick((0, 50, 90, 95))) * w.locale.price_level
        found.append(Good(name, description, w.pick(SHOPS), kind, w.integer(0, 7), cents))
    return found


def picture(good: Good, height: float, width: float | None = None, shade: Color = "") -> Drawing:
    """The good's picture, in a colour of its own or in that shade."""
    number = good.kind + GOODS * good.look
    return Drawing("product", height, width, (shade,) if shade else (), (float(number),))


def stars(w: Writer, tenths: int, size: float = 14) -> Drawing:
    """A rating, in tenths of a star."""
    return Drawing("stars", size, size * 5.4, ("#d98b0b", w.theme.line), (tenths / 10,))


def rated(w: Writer, tenths: int, count: int, size: float = 12.5) -> Group:
    """Stars, the number and how many rated."""
    texts: list[Node] = [
        stars(w, tenths, size + 1),
        ui(w, w.number(tenths, 1), size, bold=True),
        muted(w, f"({w.number(count)})", size),
    ]
    return row(*texts, gap=6)
