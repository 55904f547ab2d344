"""The sketcher: a profile with its constraints, and the panel of the task."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.engineering import views
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    pick,
    side_panel,
    stacked,
    tabs,
    tree,
)
from pointerbench.suites.pro.archetypes.engineering.profile import Inks, profile
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import say


def sketcher(d: Desk, mode: str) -> Group:
    look, theme = d.look, d.look.theme
    dark = theme.dark
    sheet = Sheet(d, 740, 470)
    inks = Inks(
        "#f0f0f0" if dark else "#1d8a2e",
        "#7aa6e6" if dark else "#3a62c0",
        "#ff5a4a",
        "#c22f22" if not dark else "#ff8a70",
        "#d25a5a",
        "#4aa84a",
        "#2c3440" if dark else "#c3cfdf",
    )
    profile(
        sheet,
        inks,
        ("80 mm", "46 mm", "R9 mm", f"{d.pick((36, 40))} mm", "14 mm"),
        d.pick((0.18, 0.22, 0.26)),
    )
    view = panels.canvas(
        look,
        sheet.node((0.5, 0.48)),
        views.triad(d, "#f2f4f6" if dark else "#20242a"),
        fill=inks.ground,
    )
    return panes(_task(d), column(view, documents(d), grow=1), grow=1, clip=True)


def _task(d: Desk) -> Group:
    """The task panel: close button, solver, constraints and elements."""
    look = d.look
    data = d.content("constraints")
    rows = [
        {**entry, "check": 1.0 if place % 4 else 0.0} for place, entry in enumerate(data["rows"])
    ]
    elements = [{**entry, "chosen": place == 1} for place, entry in enumerate(data["elements"])]
    close = pick(d, "task:close", tools.button(look, "Close"), "text", words=("Close",))
    found = pick(d, "task:found", tools.choice(look, "All", grow=1))
    kinds = pick(d, "task:kinds", tools.choice(look, "All types", grow=1))
    body = column(
        row(push(), close, push(), pad=pad(0, 5)),
        panels.section(look, "Solver Messages", _solver(d)),
        panels.section(look, "Constraints", row(found, pad=pad(8, 3)), stacked(d, *tree(d, rows))),
        panels.section(look, "Elements", row(kinds, pad=pad(8, 3)), stacked(d, *tree(d, elements))),
        grow=1,
        clip=True,
    )
    top = panels.tab_strip(look, *tabs(d, d.content("combo"), 1))
    return side_panel(d, "Combo View", top, panels.scrolled(look, body, 0, 0.9), width=262)


def _solver(d: Desk) -> Group:
    look = d.look
    left = say(look, "2 DoF(s)", 11.5, look.theme.link)
    state = row(say(look, "Under-constrained: ", 11.5), left, hugs=True)
    auto = tools.check(look, "Auto update", on=d.chance(0.5))
    nodes = pick(d, "task:state", state, "text"), pick(d, "task:auto", auto)
    return column(*nodes, pad=pad(10, 4), gap=3)


def documents(d: Desk) -> Group:
    """The tabs of open documents below the view."""
    look = d.look
    names = [d.document, d.turn([*d.app.documents[1:], d.app.documents[0]])]
    own, other = (f"{name.removesuffix('.FCStd')} : 1" for name in names)
    first = panels.tab(look, own, on=True, closes=True, sign="cube", kind="card")
    second = panels.tab(look, other, closes=True, sign="cube", kind="card")
    return panels.tab_strip(
        look,
        d.mark(first, "text", words=(own,)),
        pick(d, "documents:other", second, "text", words=(other,)),
        edges="t",
    )
