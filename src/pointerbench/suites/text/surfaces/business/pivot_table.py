"""A spreadsheet's pivot table: regions and product groups against years and quarters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pointerbench.flow.nodes import Color, Group, Icon, Node, Pad, Table
from pointerbench.flow.nodes import Column as TableColumn
from pointerbench.suites.text.kit.furniture import program, standard_menus, status_bar, toolbar
from pointerbench.suites.text.kit.texts import label, ui
from pointerbench.suites.text.surfaces.business.pivot_pane import pane
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_REGIONS = ("north", "south", "east", "west")


class _Block(NamedTuple):
    """A region: its product groups' figures by column, in whole units of money."""

    caption: str
    lines: tuple[tuple[str, tuple[int, ...]], ...]

    @property
    def sums(self) -> tuple[int, ...]:
        return _added([values for _, values in self.lines])


def _added(rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    return tuple(sum(values) for values in zip(*rows, strict=True))


def build(w: Writer) -> Node:
    years = (w.today.year - 1, w.today.year)
    filtered = w.chance(0.5)
    blocks = _blocks(w, 4 if filtered else 5)
    field = w.say("revenue") if w.chance(0.6) else w.say("profit")
    shown = w.say("business.pivot.sum_of", field=field)
    lines = _rows(w, blocks, years, field, filtered=filtered)
    sheet = column(
        _formula(w, w.say("business.pivot.salesperson") if filtered else shown),
        column(_grid(w, lines), grow=1, clip=True, fill=w.theme.card),
        _sheets(w),
        grow=1,
    )
    total = sum(_added([block.sums for block in blocks]))
    cells = sum(len(block.lines) for block in blocks) * 4
    sums = (
        w.colon(w.say("average"), w.number(total * 100 // cells, 2)),
        w.colon(w.say("count"), w.number(cells)),
        w.colon(w.say("sum"), w.number(total)),
    )
    keys = ("file", "edit", "view", "insert", "format", "tools", "help")
    return program(
        w,
        f"{w.say('reports')}-{years[1]}.ods – Tabulo",
        panes(sheet, pane(w, field, filtered=filtered), grow=1),
        icon="pivot_table",
        menus=standard_menus(w, *keys),
        tools=_tools(w),
        status=status_bar(w, (w.say("business.pivot.sheet", n=2),), sums),
    )


def _blocks(w: Writer, most: int) -> list[_Block]:
    blocks = []
    for region in _REGIONS:
        groups = sorted(w.sample((1, 2, 3, 4, 5, 6), w.integer(most - 1, most)))
        lines = tuple(
            (
                w.say(f"business.pivot.group.{number}"),
                tuple(w.integer(1200, 48000) * w.locale.price_level for _ in range(4)),
            )
            for number in groups
        )
        blocks.append(_Block(w.say(f"business.pivot.{region}"), lines))
    return blocks


def _tools(w: Writer) -> Group:
    return toolbar(
        w,
        *("new", "open", "save", "print", "|", "undo", "redo", "|", "bold", "italic", "underline"),
        *("|", "align_left", "align_center", "align_right", "|", "currency", "percent"),
        *("thousands", "|", "pivot_table", "sort", "filter", "chart_column", "refresh"),
    )


def _formula(w: Writer, content: str) -> Group:
    """The address of the chosen cell and what stands in it."""
    theme = w.theme
    name = row(
        label(w, "A1", 12.5), push(), Icon("chevron_down", 12, theme.muted), width=76, pad=pad(8, 4)
    )
    text = ui(w, content, 12.5)
    looks = {"fill": theme.card, "border": theme.line, "edges": "b"}
    return row(name, Icon("function", 16, theme.muted), text, gap=10, **looks)


def _grid(w: Writer, lines: list[tuple[Node, ...]]) -> Node:
    """Letters and numbers around the cells, as in any spreadsheet."""
    theme = w.theme
    rows: list[tuple[Node, ...]] = [tuple(_margin(w, letter) for letter in " ABCDEFGH")]
    for cells in lines:
        rows.append((_margin(w, str(len(rows))), *cells))
    while len(rows) < 34:
        rows.append((_margin(w, str(len(rows))),))
    columns = (TableColumn(34), TableColumn(172), *(TableColumn(grow=1) for _ in range(7)))
    return Table(
        columns,
        tuple(rows),
        pad=Pad(2, 6, 2, 6),
        line=theme.line,
        rules=theme.line,
        head=theme.bar,
        row_place="",
    )


def _margin(w: Writer, sign: str) -> Node:
    return ui(w, sign.strip(), 11.5, w.theme.muted, align="center", leading=1.3)


def _rows(
    w: Writer, blocks: list[_Block], years: tuple[int, int], field: str, *, filtered: bool
) -> list[tuple[Node, ...]]:
    grand, labels = w.say("business.pivot.grand"), w.say("business.pivot.row_labels")
    third, fourth = (w.say("business.pivot.q", n=number) for number in w.pick(((1, 2), (3, 4))))
    total = w.say("total")
    heads = (labels, third, fourth, total, third, fourth, total, w.say("sum"))
    found = [
        _line(w, (w.say("business.pivot.sum_of", field=field), w.say("business.pivot.columns"))),
        _line(w, ("", str(years[0]), "", "", str(years[1])), bold=True),
        _line(w, heads, bold=True, fill=True),
    ]
    if filtered:
        texts = (w.say("business.pivot.salesperson"), w.say("business.pivot.all"))
        found = [_line(w, texts), _line(w, ("", "")), *found]
    for block in blocks:
        found.append(_line(w, (f"– {block.caption}", *_values(w, block.sums)), bold=True))
        for name, values in block.lines:
            found.append(_line(w, (name, *_values(w, values)), indent=20))
    sums = _added([block.sums for block in blocks])
    found.append(_line(w, (grand, *_values(w, sums)), bold=True, fill=True))
    return found


def _values(w: Writer, values: Sequence[int]) -> list[str]:
    """Two quarters and their sum, twice, and the sum of all."""
    a, b, c, d = values
    return [w.number(value) for value in (a, b, a + b, c, d, c + d, a + b + c + d)]


def _line(
    w: Writer, texts: Sequence[str], *, bold: bool = False, fill: bool = False, indent: int = 0
) -> tuple[Node, ...]:
    """Cells of a row; the first is left, the others right."""
    ink: Color = w.theme.link if fill else w.theme.ink
    return tuple(
        ui(
            w,
            text,
            12,
            ink,
            bold=bold,
            align="right" if number else "left",
            leading=1.3,
            indent=0 if number else indent,
            limit=1,
        )
        if text
        else column()
        for number, text in enumerate(texts)
    )


def _sheets(w: Writer) -> Group:
    """The sheets of the file."""
    theme = w.theme
    tabs = [
        column(
            label(
                w,
                w.say("business.pivot.sheet", n=n),
                12.5,
                theme.link if n == 2 else theme.ink,
                bold=n == 2,
            ),
            pad=pad(13, 5),
            fill=theme.card if n == 2 else "",
            hit=True,
        )
        for n in range(1, w.integer(4, 5))
    ]
    looks = {"fill": theme.bar, "border": theme.line, "edges": "t", "place": "tab_bar"}
    return row(*tabs, Icon("plus", 15, theme.muted), gap=3, pad=pad(10, 0), **looks)
