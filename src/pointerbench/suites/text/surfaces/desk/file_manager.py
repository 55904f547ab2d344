"""A file manager: places, a list of files with details, a pane with the chosen file's text."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node, Rule
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, pad, row
from pointerbench.suites.text.kit.furniture import program, split, status_bar
from pointerbench.suites.text.kit.texts import muted, prose, text, ui
from pointerbench.suites.text.surfaces.desk.files import (
    File,
    commands,
    details,
    draw_files,
    draw_folders,
    path_line,
    places,
    status_texts,
)
from pointerbench.suites.text.surfaces.desk.parts import blank, words_in
from pointerbench.suites.text.writer import Writer

_REGISTERS = ("letter", "memo", "personal", "recipe", "press", "contract", "blog")


def build(w: Writer) -> Node:
    shown = w.passage(w.pick(_REGISTERS))
    folders = draw_folders(w, w.integer(3, 5))
    files = [*folders, *draw_files(w, shown, 18)]
    chosen = len(folders)
    folder = w.say("desk.documents")
    below = w.chance(0.3)
    table = details(w, files, chosen, narrow=not below)
    content: Node
    if below:
        pane = _preview(w, shown, files[chosen], 320, below=True)
        listed = column(table, height=w.integer(300, 350), clip=True)
        content = column(listed, Rule(w.theme.line), pane, grow=1)
    else:
        pane = _preview(w, shown, files[chosen], w.integer(290, 330))
        content = split(column(table, grow=1, clip=True), Rule(w.theme.line), pane)
    body = column(
        path_line(w, [w.first_name(), folder]),
        commands(w),
        split(places(w, 1), content),
        grow=1,
    )
    status = status_bar(w, status_texts(w, files, chosen))
    return program(w, folder, body, icon="folder", status=status)


def _preview(w: Writer, shown: Passage, file: File, width: float, *, below: bool = False) -> Node:
    """The text of the file, on paper, and what is known of it."""
    theme = w.theme
    lines: list[Node] = [text(w, shown.title, w.size + 2, bold=True, role="title"), blank(w, 13.5)]
    for one in shown.ingredients:
        lines.append(text(w, f"- {one}", 13.5, leading=1.45))
    if shown.ingredients:
        lines.append(blank(w, 13.5))
    for sentences in shown.paragraphs:
        lines += [prose(w, sentences, 13.5, styles=(), leading=1.45), blank(w, 13.5)]
    paper = column(
        *lines,
        pad=pad(20, 16),
        fill=theme.card,
        border=theme.line,
        place="panel",
    )
    facts = (
        ("type", file.kind),
        ("size", file.size),
        ("desk.changed", file.when),
        ("author", w.person()),
        ("words", w.number(words_in([shown]))),
    )
    rows = [
        row(muted(w, w.say(key), 12.5, width=96), ui(w, value, 12.5, grow=1), gap=8)
        for key, value in facts
    ]
    head = row(
        Icon(file.icon, 24, theme.accent),
        ui(w, file.name, 14, bold=True, limit=1, grow=1, role="title"),
        gap=10,
    )
    if below:
        return column(head, paper, gap=10, pad=pad(16, 12), grow=1, clip=True)
    sheet = Drawing("document", 92, 72, (theme.accent,), (float(w.integer(0, 4)),))
    top: list[Node] = [row(sheet, justify="center")] if w.chance(0.4) else []
    return column(
        *top, head, column(*rows, gap=4), paper, gap=12, pad=pad(16, 14), width=width, clip=True
    )
