"""The pane of a file manager that shows the chosen file's text."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import muted, prose, text, ui
from pointerbench.suites.text.surfaces.desk.files import File
from pointerbench.suites.text.surfaces.desk.parts import as_letter, blank, words_in
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row


def preview(
    w: Writer, register: str, shown: Passage, file: File, width: float, *, below: bool = False
) -> Node:
    """The text of the file, on paper, and beside the list what is known of it."""
    theme = w.theme
    heading = text(w, shown.title, w.size + 2, bold=True, role="title", leading=1.3)
    lines: list[Node] = [text(w, f"- {one}", 13.5, leading=1.45) for one in shown.ingredients]
    if shown.ingredients:
        lines.append(blank(w, 13.5))
    for sentences in shown.paragraphs:
        lines += [prose(w, sentences, 13.5, styles=(), leading=1.45), blank(w, 13.5)]
    paper = column(
        heading,
        blank(w, 13.5),
        *as_letter(w, register, lines, 13.5),
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
