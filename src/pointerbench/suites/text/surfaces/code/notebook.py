"""A notebook of calculations in a browser: cells with prose, code with its number, and what came
out: a table, a figure, a line of text."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Group, Icon, Node, Paragraph, Span, Table
from pointerbench.suites.text.kit.furniture import menu_bar, page, toolbar, web
from pointerbench.suites.text.kit.texts import code_line, label, muted, prose, title, ui
from pointerbench.suites.text.surfaces.code.figures import KINDS, Figures, axis, draw_figures
from pointerbench.suites.text.surfaces.code.parts import coloured
from pointerbench.suites.text.surfaces.code.schemes import DARK, LIGHT, Scheme
from pointerbench.suites.text.surfaces.code.sources import fill
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

# Each cell in several hands; what comes out is the same.
_LOADS = (
    """import pandas as pd

data = pd.read_csv("«=file».csv", parse_dates=["day"])
data = data[data["day"].dt.year == «=year»]
data.groupby("«=place»").sum(numeric_only=True)""",
    """import pandas as pd

data = pd.read_csv("raw/«=file»-«=year».csv", sep=";", parse_dates=["day"])
data = data.dropna().drop_duplicates(["day", "«=place»"])
data.groupby("«=place»")[["«=one»", "«=two»", "«=three»"]].sum()""",
    """import sqlite3

import pandas as pd

with sqlite3.connect("«=file».db") as base:
    data = pd.read_sql("select * from days where year = «=year»", base, parse_dates=["day"])
data.groupby("«=place»")[["«=one»", "«=two»", "«=three»"]].sum()""",
)
_PLOTS = (
    """weekly = data.resample("W", on="day")["«=drawn»"].mean()
ax = weekly.plot.bar(figsize=(9, 3), color="#4a7ab5")
ax.set_title("«=chart»")
ax.set_xticks([])""",
    """import matplotlib.pyplot as plt

weekly = data.set_index("day")["«=drawn»"].resample("W").mean()
fig, ax = plt.subplots(figsize=(9, 3))
ax.bar(range(len(weekly)), weekly, color="#4a7ab5")
ax.set(title="«=chart»", xticks=[])
plt.show()""",
)
_SHARES = (
    """def share(part, whole):
    return 100 * part / whole if whole else 0


share(data["«=part»"].sum(), data["«=whole»"].sum())""",
    """sums = data[["«=part»", "«=whole»"]].sum()
float(100 * sums["«=part»"] / sums["«=whole»"])""",
    """part, whole = (float(data[name].sum()) for name in ("«=part»", "«=whole»"))
100 * part / whole""",
)
_HEIGHT = 150  # of the figure's bars


def build(w: Writer) -> Node:
    kind = w.pick(tuple(KINDS))
    scheme = (DARK if w.theme.dark else LIGHT)[1]
    names = KINDS[kind].columns
    figures = draw_figures(w, kind, w.cities(w.integer(4, 6)))
    extra = {
        "file": kind, "year": str(w.today.year - 1), "place": names[0],
        "drawn": names[KINDS[kind].drawn], "part": names[KINDS[kind].part],
        "whole": names[KINDS[kind].whole], "chart": w.say(f"notebooks.{kind}_chart"),
        "one": names[1], "two": names[2], "three": names[3],
    }  # fmt: skip
    say = [w.say(f"notebooks.{kind}_{number}") for number in range(1, 6)]
    count = w.integer(1, 9)
    cells: list[Node] = [
        _text(w, title(w, w.say(f"notebooks.{kind}_title"), 26), say[0], say[1]),
        _code(w, scheme, count, fill(w, w.pick(_LOADS), "python", extra)),
        _result(w, count, _table(w, names, figures)),
        _text(w, title(w, w.say("code.nb_course"), 20), say[2]),
        _code(w, scheme, count + 1, fill(w, w.pick(_PLOTS), "python", extra)),
        _result(w, count + 1, _figure(w, extra["chart"], figures.weekly)),
        _text(w, None, say[3]),
        _code(w, scheme, count + 2, fill(w, w.pick(_SHARES), "python", extra)),
        _result(w, count + 2, code_line(w, repr(figures.share), 14)),
        _text(w, None, say[4]),
    ]
    if w.chance(0.3):
        cells = cells[3:]
    sheet = column(*cells, gap=9, pad=pad(34, 18), grow=1, clip=True, fill=w.theme.card)
    body = page(w, _head(w, kind), _bars(w), panes(*_files(w, kind), sheet, grow=1))
    return web(w, f"{kind}.ipynb", f"localhost:8888/lab/{kind}.ipynb", body)


def _head(w: Writer, kind: str) -> Group:
    saved = w.say("code.nb_saved", n=w.integer(2, 50))
    return row(
        Icon("note", 20, w.theme.accent),
        ui(w, f"{kind}.ipynb", 16, bold=True),
        muted(w, saved, 12.5),
        push(),
        muted(w, "Python 3", 12.5),
        Icon("circle", 14, w.theme.muted),
        gap=12,
        pad=pad(18, 8),
        fill=w.theme.bar,
        place="header",
    )


def _bars(w: Writer) -> Group:
    keys = ("file", "edit", "view", "code.nb_cell", "code.nb_kernel", "help")
    kind = row(
        label(w, w.pick(("Code", "Markdown")), 13),
        Icon("chevron_down", 12, w.theme.muted),
        gap=8,
        pad=pad(10, 4),
        border=w.theme.line,
        radius=4,
        hit=True,
    )
    tools = ("save", "plus", "cut", "copy", "paste", "|", "play", "stop", "refresh", "forward", "|")
    return column(menu_bar(w, [w.say(key) for key in keys]), toolbar(w, *tools, kind))


def _files(w: Writer, kind: str) -> list[Node]:
    """The folder at the left, now and then."""
    if w.chance(0.6):
        return []
    names = sorted((f"{kind}.csv", f"{kind}.ipynb", "README.md", "figures", "helpers.py", "raw"))
    rows = [
        row(
            Icon("folder" if "." not in name else "file", 15, w.theme.link),
            label(w, name, 13),
            gap=8,
            pad=pad(10, 5),
            fill=w.theme.chosen if name.endswith("ipynb") else "",
            hit=True,
        )
        for name in names
    ]
    return [column(*rows, width=176, pad=pad(0, 8), fill=w.theme.bar, place="sidebar")]


def _text(w: Writer, heading: Paragraph | None, *texts: str) -> Group:
    nodes: list[Node] = [heading] if heading else []
    nodes += [prose(w, text, 15.5, styles=("bold", "italic", "link")) for text in texts]
    return column(*nodes, gap=8, pad=pad(0, 4)._replace(left=84), place="section")


def _code(w: Writer, scheme: Scheme, number: int, lines: tuple[str, ...]) -> Group:
    shown = [code_line(w, coloured(line, "python", scheme), 14) for line in lines]
    box = column(
        *shown,
        pad=pad(12, 8),
        fill=w.theme.code,
        border=w.theme.line,
        place="code_block",
        grow=1,
        clip=True,
    )
    return panes(_count(w, f"[{number}]:", scheme.call), box, gap=12)


def _count(w: Writer, text: str, color: str) -> Group:
    line = code_line(w, (Span(text, color=color),), 13, role="text", align="right")
    return column(line, width=72, pad=pad(0, 8))


def _result(w: Writer, number: int, node: Node) -> Group:
    inner = column(node, pad=pad(4, 6), grow=1, align="start")
    return panes(_count(w, f"[{number}]:", w.theme.bad), inner, gap=12)


def _figure(w: Writer, caption: str, values: list[float]) -> Group:
    """A bar chart as the library draws it, always on white."""
    ticks = axis(max(values))
    scale = _HEIGHT / ticks[-1]
    broad, gap = (8, 3) if len(values) > 30 else (20, 8)
    bars = [column(width=broad, height=value * scale, fill="#4a7ab5") for value in values]
    whole = all(tick == int(tick) for tick in ticks)
    labels = [ui(w, f"{tick:.{0 if whole else 1}f}", 11.5, "#202020", align="right", leading=1.4)
              for tick in reversed(ticks)]  # fmt: skip
    plot = row(*bars, gap=gap, align="end", height=_HEIGHT, pad=pad(12, 0), border="#202020")
    return column(
        ui(w, caption, 13, "#202020", align="center"),
        row(
            column(*labels, width=40, height=_HEIGHT + 16, justify="between"),
            plot,
            gap=6,
        ),
        pad=pad(12, 8),
        fill="#ffffff",
    )


def _table(w: Writer, heads: tuple[str, ...], figures: Figures) -> Table:
    """The sums, the name of the index in a row of its own as the library has it."""
    rows: list[tuple[Node, ...]] = [
        tuple(ui(w, head if at else "", 13, bold=True, align="right")
              for at, head in enumerate(heads)),
        (ui(w, heads[0], 13, bold=True), *(ui(w, "", 13) for _ in heads[1:])),
    ]  # fmt: skip
    for cells in figures.rows:
        rows.append(
            tuple(ui(w, str(cell), 13, align="left" if not at else "right", bold=not at)
                  for at, cell in enumerate(cells))
        )  # fmt: skip
    return Table(
        (Column(width=190), *(Column(width=118) for _ in heads[1:])),
        tuple(rows),
        pad=pad(10, 4),
        line=w.theme.line,
        fills=("", w.theme.bar),
    )
