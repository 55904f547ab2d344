"""The people of a page: one name, one sex, one face, one user name, wherever they stand."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.drawings.people import look_of
from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node
from pointerbench.language.names import sex_of
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, row

# Cuts of hair of `flow.drawings.people`.
_CUTS = {"woman": (1, 2, 6), "man": (0, 3, 4, 5, 7)}
_DISCS: tuple[Color, ...] = (
    "#7a5ea8", "#2f7d6b", "#a8532f", "#3a6ea5", "#8a4468", "#5b6b2f", "#2c6e8f", "#94572b",
)  # fmt: skip


class Person(NamedTuple):
    """Somebody: full name, whether a woman, user name; `likeness` draws them from the name."""

    name: str
    woman: bool
    user: str

    @property
    def first(self) -> str:
        return self.name.split()[0]


def draw_person(w: Writer, sex: str = "", name: str = "") -> Person:
    """Somebody, a ``"woman"`` or a ``"man"`` if so wished, or the person of that name."""
    name = name or w.person(sex)
    return Person(name, sex_of(w.language, name) == "woman", nick(w, name))


def draw_people(w: Writer, count: int) -> list[Person]:
    """Several, no first name or surname twice."""
    return [draw_person(w, name=name) for name in w.people(count)]


def nick(w: Writer, person: str) -> str:
    """A user name made from a person's name."""
    first, _, last = person.partition(" ")
    one, two = ascii_word(first), ascii_word(last)
    forms = (f"{one}_{two[:1]}", f"{one}{w.integer(4, 98)}", f"{one[:1]}{two}", f"{one}.{two}")
    return w.pick(forms)


def stable(text: str, count: int) -> int:
    """A number below the count that belongs to the text, so that a person keeps a look."""
    return sum((place + 3) * ord(letter) for place, letter in enumerate(text)) % count


def is_known(w: Writer, who: str) -> bool:
    """Whether it is the name of somebody, not of a firm, a group or a stranger."""
    return sex_of(w.language, who) != ""


def likeness(w: Writer, person: str, size: float) -> Drawing:
    """The round picture of a person, everywhere the same, with hair that suits the name."""
    first = stable(person, 900)
    return Drawing(
        "avatar", size, size, (), (float(_own(w, person, "face", range(first, first + 60))),)
    )


def _own(w: Writer, person: str, kind: str, seeds: range) -> int:
    """The first of the pictures that suits the name and is no double of anybody else's on the
    page, as long as there is one; somebody has the same each time."""
    cuts = _CUTS.get(sex_of(w.language, person), ())
    if (kind, person) not in w.faces:
        taken = {_features(seed) for (known, _), seed in w.faces.items() if known == kind}
        fits = [seed for seed in seeds if look_of(seed).cut in cuts] or [seeds[0]]
        w.faces[kind, person] = next((s for s in fits if _features(s) not in taken), fits[0])
    return w.faces[kind, person]


def _features(seed: int) -> tuple[Color, Color, int]:
    """What a face is known by, whatever the clothes."""
    look = look_of(seed)
    return look.skin, look.hair, look.cut


def avatar(w: Writer, size: float = 36) -> Drawing:
    """The round picture of whoever is signed in on the page."""
    return likeness(w, w.me, size)


def camera(w: Writer, person: str, high: float) -> Drawing:
    """What the camera of somebody shows."""
    # The painter draws scene 6, a portrait, with the seed 27 n + 6 for the picture 26 n + 6.
    first = 27 * stable(person, 400) + 6
    seed = _own(w, person, "camera", range(first, first + 27 * 60, 27))
    return Drawing("photo", high, None, (), (float(6 + 26 * (seed // 27)),))


def disc(w: Writer, person: str, size: float) -> Group:
    """A disc of somebody's colour with the initials, or with a figure for a bare number."""
    letters = "".join(part[0] for part in person.split() if part[0].isalpha())[:2].upper()
    mark: Node = Icon("person", round(size * 0.55), "#ffffff")
    if letters:
        mark = label(w, letters, size * 0.38, "#ffffff", bold=True, align="center")
    fill = _DISCS[stable(person, len(_DISCS))] if letters else "#6b7280"
    looks = {"fill": fill, "align": "center", "justify": "center"}
    return column(mark, width=size, height=size, radius=size / 2, **looks)


def face_of(w: Writer, person: str, size: float, *, letters: bool = False) -> Node:
    """A person's picture, or a disc with initials."""
    return disc(w, person, size) if letters else likeness(w, person, size)


def person_line(w: Writer, name: str, under: str, size: float = 34) -> Group:
    """A picture with a name and a paler line under it."""
    texts = column(
        ui(w, name, 13.5, bold=True, limit=1), muted(w, under, 12, limit=1), gap=1, grow=1
    )
    return row(likeness(w, name, size), texts, gap=10)
