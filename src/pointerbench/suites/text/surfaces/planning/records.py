"""A title of a library in full, and what is noted of every title."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Node, Pad, Table
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import button, crumbs, tabs
from pointerbench.suites.text.kit.numbers import barcode
from pointerbench.suites.text.kit.photos import photograph, photograph_of
from pointerbench.suites.text.kit.texts import muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import choices, say, some
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

_PUBLISHERS = {
    "en": ("Alder & Reed", "Harrow Lane Press", "Quillmark"),
    "de": ("Verlag Nordlicht", "Kranich & Sohn", "Edition Brücke"),
    "fr": ("Éditions du Pont", "La Marée", "Presses du Quai"),
    "es": ("Río Claro", "Ediciones Ceniza", "Arco y Puerta"),
    "it": ("Meridiana", "Edizioni Colonna", "La Lanterna"),
    "nl": ("De Lage Brug", "Uitgeverij Zilt", "Kade & Zoon"),
}


def written(w: Writer, person: str, year: int) -> tuple[str, str]:
    """Who wrote it, and who printed it where and when."""
    *firsts, last = person.split(" ")
    imprint = w.colon(w.city(), f"{w.pick(_PUBLISHERS[w.language])}, {year}")
    return f"{last}, {' '.join(firsts)}", imprint


def lending(w: Writer) -> tuple[str, str]:
    """Whether it can be had, and the colour of that."""
    if w.chance(0.6):
        return say(w, "on_shelf"), w.theme.good
    if w.chance(0.75):
        return say(w, "on_loan", date=w.short_date(w.day(2, 26))), w.theme.bad
    return say(w, "read_only"), w.theme.warn


def shelf_mark(w: Writer) -> str:
    return w.code("??? ###.#") if w.chance(0.5) else w.code("??-##.###")


def record_view(w: Writer, story: Passage) -> Node:
    """One title in full, with its copies."""
    author, imprint = written(w, w.person(), w.today.year - w.integer(0, 30))
    mark = shelf_mark(w)
    facts = (
        (w.say("leisure.directed_by"), author),
        (say(w, "publisher"), imprint),
        (w.say("type"), f"{choices(w, 'media')[5]} (DVD)"),
        (w.say("duration_short"), f"{w.integer(72, 148)} {w.say('minutes')}"),
        (w.say("language"), w.language.upper()),
        ("EAN", barcode(w)),
        (say(w, "call_number"), mark),
    )
    rows = tuple((muted(w, key, 13), ui(w, value, 13.5)) for key, value in facts)
    table = Table((Column(150), Column(grow=1)), rows, pad=Pad(4, 8, 4, 0))
    body: list[Node] = [
        crumbs(w, [say(w, "catalogue"), story.title]),
        panes(
            column(
                photograph_of(w, story, 236, 172) or photograph(w, 236, 172, ("cover",)),
                button(w, say(w, "reserve"), primary=True, hugs=False),
                gap=10,
            ),
            column(
                title(w, story.title, 25),
                prose(w, story.sentences, 15, styles=("italic",)),
                table,
                gap=9,
                grow=1,
            ),
            gap=26,
        ),
        tabs(w, [w.say("location"), w.say("summary"), w.say("reviews")], 0),
        _copies(w, mark),
        ui_title(w, w.say("new_in"), 15),
        *(_also(w) for _ in range(4)),
    ]
    return column(*body, gap=13, pad=pad(28, 14), grow=1)


def _also(w: Writer) -> Node:
    """Another title, in a line."""
    name, kind = w.entry("titles")
    return row(
        text(w, name, 14, w.theme.link, leading=1.3),
        muted(w, f"{w.person()}, {kind}", 12.5),
        gap=10,
        place="entry",
    )


def _copies(w: Writer, mark: str) -> Node:
    heads = (w.say("location"), say(w, "call_number"), w.say("status"), w.say("number_"))
    rows: list[tuple[Node, ...]] = [tuple(ui(w, head, 12.5, bold=True) for head in heads)]
    for branch in some(w, "branches", w.integer(3, 4)):
        state, color = lending(w)
        rows.append(
            (
                ui(w, branch, 13),
                ui(w, mark, 13),
                ui(w, state, 13, color),
                muted(w, w.code("## ### ###"), 13),
            )
        )
    columns = (Column(grow=1), Column(grow=1), Column(grow=1.3), Column(grow=0.8))
    return Table(columns, tuple(rows), line=w.theme.line, head=w.theme.code, pad=Pad(6, 10, 6, 10))
