"""Users in a table: name, address, role, state, last sign-in."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Node, Pad
from pointerbench.suites.text.kit.people import disc
from pointerbench.suites.text.kit.texts import ui
from pointerbench.suites.text.surfaces.business.parts import Col, grid
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, row

_STATES = (*("active",) * 4, "business.admin.invited", "business.admin.locked")


def user_table(w: Writer, part: tuple[int, int], chosen: dict[str, str], *, compact: bool) -> Node:
    """A user a row, the last who signed in first; ``part`` is how many and which page."""
    count, place = part
    cols = (
        Col("", width=38),
        Col(w.say("name")),
        Col(w.say("email"), grow=1),
        Col(w.say("role")),
        Col(w.say("business.admin.plan" if compact else "department")),
        Col(w.say("status")),
        Col(w.say("business.admin.last_seen"), "right"),
    )
    domain = w.domain()
    days = sorted((w.day(-9 * place, -9 * place + 8) for _ in range(count)), reverse=True)
    rows = [
        _user(w, (person, domain, w.short_date(day)), chosen, compact=compact)
        for person, day in zip(w.people(count), days, strict=True)
    ]
    table = grid(
        w,
        cols,
        rows,
        size=12.5,
        head=w.theme.code,
        fills=w.pick(((), ("", w.theme.bar))),
        pad=Pad(5, 9, 5, 9),
    )
    return column(table, fill=w.theme.card, border=w.theme.line)


def _user(
    w: Writer, who: tuple[str, str, str], chosen: dict[str, str], *, compact: bool
) -> tuple[Node | str, ...]:
    person, domain, seen = who
    state = chosen.get("status") or w.pick(_STATES)
    role = chosen.get("role") or f"business.admin.role.{w.integer(1, 4)}"
    theme = w.theme
    ticked = w.chance(0.15)
    colors = {"active": theme.good, "business.admin.invited": theme.warn}
    color = colors.get(state, theme.bad)
    status = row(column(width=8, height=8, radius=4, fill=color), ui(w, w.say(state), 12.5), gap=7)
    face: list[Node] = [] if compact else [disc(w, person, 24)]
    dept = w.pick(("sales", "marketing", "finance", "people", "logistics", "research"))
    plan = w.say(f"business.admin.plan.{w.integer(1, 3)}")
    box = Drawing("checkbox", 15, 15, (theme.accent, theme.muted, theme.card), (float(ticked),))
    return (
        box,
        row(*face, ui(w, person, 12.5, bold=True), gap=8),
        ui(w, w.email(person, domain), 12.5, theme.muted, limit=1),
        w.say(role),
        plan if compact else w.say(f"business.dept.{dept}"),
        status,
        "–" if "invited" in state else seen,
    )
