"""The editor of notes: a keyboard on its side, notes on a grid, a lane of velocities."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.audiovisual import told
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, layers, panes
from pointerbench.widgets.texts import say

Note = tuple[float, float, int]
"""Start and length as shares of the clip, and the row from above."""


def phrase(d: Desk, rows: int, beats: int) -> list[Note]:
    """A tune with its bass: no two notes overlap."""
    notes: list[Note] = []
    step, row = 1 / (beats * 2), rows // 3
    for place in range(beats * 2):
        row = min(rows - 8, max(2, row + d.integer(-3, 3)))
        if d.chance(0.8):
            notes.append((place * step, step * d.pick((0.9, 0.9, 0.5)), row))
    low = rows - 4
    for place in range(0, beats, 2):
        notes.append((place / beats, d.pick((0.9, 1.6)) / beats, low + d.integer(-1, 2)))
    return notes


def roll(d: Desk, color: str, *, beats: int = 16, rows: int = 24, foot: float = 46) -> Group:
    """The keyboard, the grid with its notes, and below them how hard each is struck."""
    look, theme = d.look, d.look.theme
    notes, top = phrase(d, rows, beats), 60 + rows // 2
    chosen = d.integer(2, len(notes) - 4)
    grid = Drawing("roll_grid", 1, None, (), (top, rows, beats, 2), grow=1)
    nodes: list[Node] = [at(grid, Spot(0, 0, 1, 1))]
    for place, (x, w, line) in enumerate(notes):
        body = mixed(color, "#ffffff", 120) if place == chosen else color
        node = at(
            Group(fill=body, border=mixed(color, "#000000", 110), radius=1),
            Spot(x, line / rows, w, 1 / rows),
        )
        nodes.append(told(d, node, "other", "" if place == chosen else _key(notes, place)))
    keys = layers(
        Drawing("piano_keys", 1, 44, (), (top, rows, top - notes[chosen][2]), grow=1),
        width=44,
    )
    names = [
        at(
            say(look, f"C{(top - k) // 12 - 2}", 9, "#303030", width=18),
            Spot(0, k / rows, dx=27, dy=-1),
        )
        for k in range(rows)
        if (top - k) % 12 == 0
    ]
    keyboard = panels.canvas(
        look, at(keys, Spot(0, 0, 1, 1)), *names, grow=0, width=44, ground="#e9e9e6"
    )
    above = panes(told(d, keyboard, "other", "keyboard"), panels.canvas(look, *nodes), grow=1)
    label = column(say(look, "Velocity", 9, theme.muted), width=44, fill=theme.bar)
    below = panes(label, _velocities(d, notes, color, beats), height=foot)
    return column(above, below, grow=1, border=theme.line)


def _key(notes: list[Note], place: int) -> str:
    """What tells a note apart, if anything does."""
    rows = [line for *_, line in notes]
    ends = [x + w for x, w, _ in notes]
    lengths = [w for _, w, _ in notes]
    if rows[place] == min(rows) and rows.count(rows[place]) == 1:
        return "note_highest"
    if rows[place] == max(rows) and rows.count(rows[place]) == 1:
        return "note_lowest"
    if lengths[place] == max(lengths) and lengths.count(lengths[place]) == 1:
        return "note_longest"
    if ends[place] > max(other for k, other in enumerate(ends) if k != place) + 0.01:
        return "note_last"
    return "note"


def _velocities(d: Desk, notes: list[Note], color: str, beats: int) -> Group:
    theme = d.look.theme
    grid = Drawing("beat_grid", 1, None, (theme.line, theme.line), (beats, 2), grow=1)
    nodes: list[Node] = [at(grid, Spot(0, 0, 1, 1))]
    for x, *_ in notes:
        level = d.uniform(0.3, 0.95)
        bar = at(Group(fill=color), Spot(x, 1 - level, 0, level, dw=3))
        nodes.append(d.mark(bar, "other"))
    return panels.canvas(d.look, *nodes, fill=theme.card, border=theme.line, edges="t")
