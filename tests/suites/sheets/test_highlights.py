"""Fills mean something: states in the colours people give them, and marks that are not alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from pointerbench.building.engines import pictured
from pointerbench.contract.task import Options, Screen
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.sheets import colors
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.content import draw, store
from pointerbench.suites.sheets.content.table import TONES, Table
from pointerbench.suites.sheets.draft import Draft
from pointerbench.suites.sheets.dress import LIGHTS, Shade, draw_dress
from pointerbench.suites.sheets.measure import Measure
from pointerbench.suites.sheets.scene import Place, Scene
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.suite import SUITE
from pointerbench.suites.sheets.tables import TableWriter
from pointerbench.values.rng import Stream

HUES = {"good": {"green"}, "fair": {"yellow", "orange"}, "bad": {"red", "pink"}, "idle": {"gray"}}
SHADES = [(tone, shade) for light in LIGHTS for tone, shade in light.items()]
MEANT = [
    ("invoice", "Overdue", "bad"),
    ("invoice", "Paid", "good"),
    ("task", "Done", "good"),
    ("task", "Blocked", "bad"),
    ("order", "Delivered", "good"),
    ("loan_book", "Overdue", "bad"),
    ("stock", "Out of stock", "bad"),
    ("flight", "Delayed", "bad"),
    ("flight", "On time", "good"),
    ("pass_fail", "failed", "bad"),
    ("approval", "Pending", "fair"),
]


@pytest.mark.parametrize(("tone", "shade"), SHADES)
def test_a_state_has_the_hue_that_people_give_it(tone: str, shade: Shade) -> None:
    assert colors.plausible_names(shade.fill) & HUES[tone]
    others = set().union(*(HUES[other] for other in HUES if other != tone))
    assert colors.name(shade.fill) not in others
    assert colors.contrast(shade.ink, shade.fill) >= 3


@pytest.mark.parametrize(("name", "text", "tone"), MEANT)
def test_words_of_state_mean_what_they_say(name: str, text: str, tone: str) -> None:
    phrases = store.phrases(f"status.{name}", "en")
    assert {phrase.text: phrase.attributes[0] for phrase in phrases}[text] == tone


def test_every_word_of_state_has_a_tone_but_how_one_pays() -> None:
    for name in store.read("phrases/status"):
        if name != "payment":
            tones = [phrase.attributes[0] for phrase in store.phrases(f"status.{name}", "en")]
            assert {*tones} <= {*TONES}, name


@pytest.mark.parametrize("kind", ["invoices", "project_tasks", "library_loans", "stock_portfolio"])
def test_coloured_cells_show_what_their_value_means(kind: str) -> None:
    seen: set[str] = set()
    for seed in range(24):
        table = _table(kind, LANGUAGES[seed % 6], seed)
        lit = dict(_lit(table, seed))
        for place, fill in lit.items():
            meant = _meant(table, place, lit)
            assert any(colors.plausible_names(fill) & HUES[tone] for tone in meant), place
            seen |= meant
    assert {"good", "bad"} <= seen


def _meant(table: Table, place: Place, lit: dict[Place, str]) -> set[str]:
    """What a coloured cell's value means; of a row that is coloured as a whole, any of its."""
    column, row = place
    fields = table.fields
    whole = all((each, row) in lit for each in range(1, len(fields) + 1))
    told = fields if whole else fields[column - 1 : column]
    return {field.tones[row - 2] for field in told if field.tones} - {""}


def _table(kind: str, language: str, seed: int) -> Table:
    stream = Stream(f"lit/{kind}/{seed}")
    setting = draw.draw_setting(stream, kind, language, 16)
    return draw.draw_kind(stream, kind, setting, 16, (99, 99))


def _lit(table: Table, seed: int) -> Iterator[tuple[Place, str]]:
    """The coloured cells of a table that nothing else colours."""
    draft = Draft(Stream(f"draft/{seed}"), Measure(Stream("widths"), "Arimo", 10, 80))
    dress = draw_dress(Stream("dress"), ())
    dress = dress._replace(bands=("", ""), header_fill="", total_fill="")
    TableWriter(draft, table, dress, (1, 2), 1).write()
    for place, cell in draft.cells.items():
        if cell.style.fill:
            yield place, cell.style.fill


# --- marks --------------------------------------------------------------------------------------

BRIEFS = [
    Brief(skin, language, wanted)
    for skin in list(SKINS)[1:4]
    for language in LANGUAGES
    for wanted in ("", "", "cell", "row", "column")
]


@cache
def marked() -> dict[Brief, list[list[str]]]:
    """The named fills of data cells in screens, by what they were composed for: each cell's."""
    found: dict[Brief, list[list[str]]] = {}
    for number, brief in enumerate(BRIEFS):
        scene = compose(Stream(f"marked/{number}"), brief, Screen())
        found.setdefault(brief, []).append(_fills(scene))
    return found


def _fills(scene: Scene) -> list[str]:
    """Every fill that is not a header's, a band's or a total's."""
    plain = {"", "#f7f8fa", "#f2f2f2", "#d9e1f2", "#ddebf7"}
    cells = scene.sheet.cells.values()
    return [c.style.fill for c in cells if c.style.fill not in plain and not c.style.bold]


def test_a_single_coloured_cell_is_the_exception() -> None:
    free = [fills for brief, all_ in marked().items() if not brief.mark for fills in all_]
    lonely = sum(len(fills) == 1 for fills in free)
    coloured = sum(len(fills) > 1 for fills in free)
    assert lonely <= 0.12 * len(free)
    assert coloured >= 0.4 * len(free)


def test_where_a_colour_is_asked_for_there_are_others_and_one_that_is_near() -> None:
    asked = [fills for brief, all_ in marked().items() if brief.mark for fills in all_]
    several = [{*fills} for fills in asked if len({*fills}) >= 2]
    assert len(several) >= 0.85 * len(asked)
    near = sum(
        any(0.05 < colors.distance(one, other) < 0.25 for one in fills for other in fills)
        for fills in several
    )
    assert near >= 0.5 * len(several)


def test_the_only_coloured_thing_is_rarely_the_answer() -> None:
    alone = 0
    for index in range(24):
        made = SUITE.make(index, 7, "test", Options(mix={"cell_color": 1}))
        grid = pictured(made).crop((40, 250, 1000, 690))
        counted = grid.getcolors(grid.width * grid.height) or []
        rgbs = [rgb for count, rgb in counted if count > 700 and isinstance(rgb, tuple)]
        large = [f"#{bytes(rgb[:3]).hex()}" for rgb in rgbs]
        alone += len({colors.name(fill) for fill in large} - {None}) < 2
    assert alone <= 5
