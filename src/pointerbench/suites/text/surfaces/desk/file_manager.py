"""A file manager: places, a list of files with details, a pane with the chosen file's text."""

from __future__ import annotations

from pointerbench.flow.nodes import Node, Rule
from pointerbench.suites.text.kit.furniture import program, split, status_bar
from pointerbench.suites.text.surfaces.desk.files import (
    commands,
    details,
    draw_files,
    draw_folders,
    path_line,
    places,
    status_texts,
)
from pointerbench.suites.text.surfaces.desk.preview import preview
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column

_REGISTERS = ("recipe", "letter", "memo", "personal", "press", "contract", "blog")


def build(w: Writer) -> Node:
    below = w.chance(0.3)
    register = w.pick(_REGISTERS[below:])
    shown = w.passage(register)
    folders = draw_folders(w, w.integer(3, 5))
    files = [*folders, *draw_files(w, shown, 18)]
    chosen = len(folders)
    folder = w.say("desk.documents")
    table = details(w, files, chosen, narrow=not below)
    content: Node
    if below:
        pane = preview(w, register, shown, files[chosen], 320, below=True)
        listed = column(table, height=w.integer(300, 350), clip=True)
        content = column(listed, Rule(w.theme.line), pane, grow=1)
    else:
        pane = preview(w, register, shown, files[chosen], w.integer(290, 330))
        content = split(column(table, grow=1, clip=True), Rule(w.theme.line), pane)
    body = column(
        path_line(w, [w.first_name(), folder]),
        commands(w),
        split(places(w, 1), content),
        grow=1,
    )
    status = status_bar(w, status_texts(w, files, chosen))
    return program(w, folder, body, icon="folder", status=status)
