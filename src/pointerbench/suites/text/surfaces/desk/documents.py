"""Windows with a document, an editor's or a file manager's: what dialogs lie over."""

from __future__ import annotations

from pointerbench.flow.nodes import Node, Rule
from pointerbench.suites.text.kit.furniture import program, split, standard_menus, status_bar
from pointerbench.suites.text.kit.texts import text, title
from pointerbench.suites.text.surfaces.desk.files import (
    commands,
    details,
    draw_files,
    draw_folders,
    path_line,
    status_texts,
)
from pointerbench.suites.text.surfaces.desk.office import desk, sheet, tool_line, word_status
from pointerbench.suites.text.surfaces.desk.parts import (
    as_letter,
    blank,
    slug,
    spaced,
    words_in,
)
from pointerbench.suites.text.surfaces.desk.preview import preview
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad


def editor_window(w: Writer, register: str) -> Node:
    """A program with a page of text that fills the screen."""
    letter = register in ("letter", "personal")
    texts = w.passages(register, 1 if letter else 3)
    nodes: list[Node] = [text(w, f"{w.city()}, {w.long_date(w.today)}"), blank(w)] if letter else []
    for one in texts:
        lines = spaced(w, one.paragraphs, rate=0.25)
        nodes += [title(w, one.title, 20), blank(w), *as_letter(w, register, lines)]
    wide = w.chance(0.5)
    body: Node = column(*nodes, pad=pad(64, 26), grow=1, clip=True, place="editor")
    if not wide:
        body = desk(w, sheet(w, *nodes, width=720, pad=pad(64, 44)))
    return program(
        w,
        f"{slug(texts[0].title)}.{w.pick(('docx', 'odt', 'rtf'))} - Folio",
        body,
        menus=standard_menus(w),
        tools=tool_line(w),
        status=word_status(w, words_in(texts), w.integer(2, 5)),
    )


def files_window(w: Writer, register: str) -> Node:
    """A file manager that fills the screen, with the text of the chosen file at the right."""
    shown = w.passage(register)
    files = [*draw_folders(w, 4), *draw_files(w, shown, 18)]
    chosen = 4
    listed = column(details(w, files, chosen, narrow=True), grow=1, clip=True)
    pane = preview(w, register, shown, files[chosen], 430)
    body = column(
        path_line(w, [w.first_name(), w.say("desk.documents")]),
        commands(w),
        split(listed, Rule(w.theme.line), pane),
        grow=1,
    )
    status = status_bar(w, status_texts(w, files, chosen))
    return program(w, w.say("desk.documents"), body, icon="folder", status=status)
