"""A notebook of calculations in a browser: cells with prose, code with its number, and what came
out: a table, a figure, a line of text."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Drawing, Group, Icon, Node, Paragraph, Span, Table
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.furniture import menu_bar, page, toolbar, web
from pointerbench.suites.text.kit.texts import code_line, label, muted, prose, title, ui
from pointerbench.suites.text.surfaces.code.parts import coloured
from pointerbench.suites.text.surfaces.code.schemes import DARK, LIGHT, Scheme
from pointerbench.suites.text.surfaces.code.sources import fill
from pointerbench.suites.text.writer import Writer

# Columns of each notebook's table; the second is drawn, and named on the chart's axis.
_KINDS = {
    "bikes": ("station", "mornings", "evenings", "rain_days"),
    "bread": ("branch", "loaves", "rolls", "returned"),
    "birds": ("place", "boxes", "broods", "fledged"),
}
_LOAD = """import pandas as pd

# «?»
data = pd.read_csv("«=file».csv", parse_dates=["day"])
data = data[data["day"].dt.year == «=year»]
data.groupby("«=first_»").sum().head(«=rows»)"""
_PLOT = """weekly = data.resample("W", on="day")["«=second»"].mean()
ax = weekly.plot.bar(figsize=(9, 3), color="#4a7ab5")
ax.set_title("«=chart»")
ax.set_ylabel("«=axis»")"""
_TEST = """def share(part, whole):
    # «?»
    return 100 * part / whole if whole else 0


share(data["«=third»"].sum(), data["«=second»"].sum())"""


def build(w: Writer) -> Node:
    kind = w.pick(tuple(_KINDS))
    scheme = (DARK if w.theme.dark else LIGHT)[1]
    names = _KINDS[kind]
    places = w.cities(w.integer(4, 6))
    extra = {
        "file": kind, "year": str(w.today.year - 1), "rows": str(len(places)),
        "first_": names[0], "second": names[1], "third": names[2],
        "chart": w.say(f"code.{kind}_chart"), "axis": w.say(f"code.nb_{names[1]}"),
    }  # fmt: skip
    say = [w.say(f"code.{kind}_{number}") for number in range(1, 6)]
    values = tuple(float(w.integer(24, 90)) for _ in range(26))
    count = w.integer(1, 9)
    cells: list[Node] = [
        _text(w, title(w, w.say(f"code.{kind}_title"), 26), say[0], say[1]),
        _code(w, scheme, count, fill(w, _LOAD, "python", extra)),
        _result(w, count, _table(w, kind, places)),
        _text(w, title(w, w.say("code.nb_course"), 20), say[2]),
        _code(w, scheme, count + 1, fill(w, _PLOT, "python", extra)),
        _result(w, count + 1, _figure(w, extra["chart"], values)),
        _text(w, None, say[3]),
        _code(w, scheme, count + 2, fill(w, _TEST, "python", extra)),
        _result(w, count + 2, code_line(w, f"{w.integer(40, 97)}.{w.code('######')}", 13.5)),
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
    shown = [code_line(w, coloured(line, "python", scheme), 13.5) for line in lines]
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


def _figure(w: Writer, caption: str, values: tuple[float, ...]) -> Group:
    """A bar chart as the library draws it, always on white."""
    name = ui(w, caption, 13, "#202020", align="center")
    bars = Drawing("bars", 150, 600, ("#4a7ab5",), values)
    return column(name, bars, gap=4, pad=pad(12, 8), fill="#ffffff")


def _table(w: Writer, kind: str, places: list[str]) -> Table:
    heads = _KINDS[kind]
    rows: list[tuple[Node, ...]] = [
        tuple(ui(w, head, 13, bold=True, align="left" if not at else "right")
              for at, head in enumerate(heads))
    ]  # fmt: skip
    for place in sorted(places):
        first = w.integer(900, 9800) if kind != "birds" else w.integer(12, 80)
        second = first * w.integer(55, 92) // 100
        third = w.integer(20, 140) if kind != "birds" else second * w.integer(3, 6)
        cells = [place, *(str(value) for value in (first, second, third))]
        rows.append(
            tuple(ui(w, cell, 13, align="left" if not at else "right", bold=not at)
                  for at, cell in enumerate(cells))
        )  # fmt: skip
    return Table(
        (Column(width=190), *(Column(width=118) for _ in heads[1:])),
        tuple(rows),
        pad=pad(10, 4),
        line=w.theme.line,
        fills=("", w.theme.bar),
    )
