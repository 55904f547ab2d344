"""Products side by side in a magazine's test: pictures, prices, figures, praise and blame."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Column, Drawing, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.controls import button, tabs
from pointerbench.suites.text.kit.furniture import page, sign_in_button, site_header, web
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, text, title, ui
from pointerbench.suites.text.surfaces.planning.parts import choices, say, some, stars
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_MAKES = ("Varga", "Ostra", "Pellworm", "Kestrel", "Brenna", "Solano", "Tirano", "Halden", "Corvo")

Figures = tuple[tuple[int, int, int, str], ...]

# Per row of the figures: lowest and highest count, decimals, unit.
_FIGURES: dict[str, Figures] = {
    "compare_bikes": (
        (60, 140, 0, "km"), (40, 75, 1, "Ah"), (189, 268, 1, "kg"),
        (7, 12, 0, ""), (110, 170, 0, "kg"), (25, 60, 1, "h"),
    ),
    "compare_vacuums": (
        (80, 210, 0, "min"), (25, 82, 1, "kPa"), (54, 72, 0, "dB"),
        (28, 42, 1, "kg"), (30, 60, 2, "l"), (79, 104, 1, "cm"),
    ),
    "compare_coffee": (
        (1200, 1900, 0, "W"), (10, 24, 1, "l"), (180, 350, 0, "g"),
        (9, 19, 0, "bar"), (62, 118, 1, "kg"), (18, 55, 0, "s"),
    ),
}  # fmt: skip
_PRICES = {
    "compare_bikes": (1600, 4200),
    "compare_vacuums": (190, 980),
    "compare_coffee": (240, 990),
}


class Model(NamedTuple):
    """A product with its price in cents and its mark in tenths of a star."""

    name: str
    cents: int
    tenths: int


def build(w: Writer) -> Node:
    subject = w.pick(tuple(_FIGURES))
    heading, *facts = choices(w, subject)
    low, high = _PRICES[subject]
    count = w.pick((3, 4, 4))
    marks = w.sample(range(31, 49), count)
    models = [
        Model(
            f"{make} {w.code('?#')}{w.pick(('', '0', ' Plus'))}",
            100 * w.integer(low, high) * w.locale.price_level - 1,
            tenths,
        )
        for make, tenths in zip(w.sample(_MAKES, count), marks, strict=True)
    ]
    site = w.pick(("Testwise", "Probato", "Examina", "Ventura Test"))
    sections = [w.say(key) for key in ("home", "technology", "travel", "food", "health")]
    body = page(
        w,
        site_header(w, site, sections, sign_in_button(w), chosen=1),
        column(
            *_lead(w, heading),
            column(
                _table(w, models, facts, _FIGURES[subject]), border=w.theme.line, fill=w.theme.card
            ),
            muted(w, say(w, "hint_sure", date=w.short_date(w.day(-20, -1))), 12, role="prose"),
            gap=12,
            pad=pad(32, 18),
            grow=1,
        ),
    )
    return web(w, heading, f"www.{w.domain(site)}/test/{w.code('####')}", body)


def _lead(w: Writer, heading: str) -> list[Node]:
    lines: list[Node] = [title(w, heading, w.pick((26, 30)))]
    if w.chance(0.6):
        lines.append(muted(w, f"{w.person()}, {w.long_date(w.day(-60, -2))}", 12.5))
    lines.append(prose(w, say(w, "compare_intro"), 15))
    if w.chance(0.6):
        lines.append(prose(w, say(w, "compare_method"), 15))
    if w.chance(0.5):
        lines.append(
            tabs(w, [say(w, "compare"), w.say("reviews"), w.say("price"), w.say("notes")], 0)
        )
    return lines


def _table(w: Writer, models: list[Model], facts: list[str], figures: Figures) -> Node:
    best = max(models, key=lambda model: model.tenths)
    cheapest = min(models, key=lambda model: model.cents)
    tops = [_model(w, model, model is best, model is cheapest) for model in models]
    prices = [ui(w, w.amount(model.cents), 15, bold=True, align="center") for model in models]
    more = w.say("see_details")
    buttons = [button(w, more, primary=model is best, pad=pad(10, 6)) for model in models]
    rows: list[tuple[Node, ...]] = [
        (ui(w, say(w, "compare"), 13, bold=True), *tops),
        (_head(w, w.say("price")), *prices),
        (_head(w, w.say("rating")), *(_mark(w, model.tenths) for model in models)),
        (_head(w, say(w, "verdict")), *_verdicts(w, models, cheapest)),
        *_measured(w, facts, figures, len(models)),
        (_head(w, say(w, "app_control")), *(_yes_no(w) for _ in models)),
        *_judged(w, len(models)),
        (_head(w, ""), *buttons),
    ]
    striped = w.chance(0.5)
    return Table(
        (Column(132), *(Column(grow=1) for _ in models)),
        tuple(rows),
        pad=Pad(6, 10, 6, 10),
        line="" if striped else w.theme.line,
        rules=w.theme.line,
        fills=(w.theme.card, w.theme.code) if striped else (),
    )


def _measured(w: Writer, facts: list[str], figures: Figures, count: int) -> list[tuple[Node, ...]]:
    """A row of values for each fact."""
    rows: list[tuple[Node, ...]] = []
    for fact, (low, high, decimals, unit) in zip(facts, figures, strict=True):
        values = [w.number(w.integer(low, high), decimals) for _ in range(count)]
        cells = (ui(w, f"{value} {unit}".strip(), 13.5, align="center") for value in values)
        rows.append((_head(w, fact), *cells))
    return rows


def _judged(w: Writer, count: int) -> list[tuple[Node, ...]]:
    """What is good and what is not."""
    good = [_signed(w, some(w, "pros_list", 2), "+") for _ in range(count)]
    bad = [_signed(w, some(w, "cons_list", w.integer(1, 2)), "–") for _ in range(count)]
    return [
        (_head(w, say(w, "pros")), *good),
        (_head(w, say(w, "cons")), *bad),
    ]


def _verdicts(w: Writer, models: list[Model], cheapest: Model) -> list[Node]:
    """A word on each; the first of the labels is on the cheapest."""
    low, *words = choices(w, "verdicts")
    words = w.sample(words, len(models))
    told = [low if model is cheapest else words.pop() for model in models]
    return [prose(w, each, 13.5, leading=1.35) for each in told]


def _signed(w: Writer, items: list[str], sign: str) -> Node:
    return bullets(w, items, sign, gap=1, size=13, styles=())


def _head(w: Writer, words: str) -> Node:
    return text(w, words, 13, w.theme.muted, bold=True, leading=1.3)


def _model(w: Writer, model: Model, best: bool, cheapest: bool) -> Group:
    theme = w.theme
    nodes: list[Node] = []
    mark = say(w, "test_winner") if best else say(w, "best_value") if cheapest else ""
    flag = column(
        label(w, mark, 11, theme.on_accent if best else theme.link, bold=True, align="center"),
        pad=pad(8, 3),
        height=21,
        fill=(theme.accent if best else theme.soft) if mark else "",
    )
    nodes.append(flag)
    nodes.append(row(push(), Drawing("logo", 34, 34, (), (float(w.integer(0, 60)),)), push()))
    nodes.append(text(w, model.name, 15, bold=True, align="center", leading=1.25))
    return column(*nodes, gap=6)


def _mark(w: Writer, tenths: int) -> Node:
    number = ui(w, w.number(tenths, 1), 13, bold=True)
    return row(push(), stars(w, tenths, 14), number, push(), gap=6)


def _yes_no(w: Writer) -> Node:
    yes = w.chance(0.6)
    icon = Icon("check" if yes else "close", 16, w.theme.good if yes else w.theme.bad)
    return row(push(), icon, label(w, w.say("yes" if yes else "no"), 13), push(), gap=5)
