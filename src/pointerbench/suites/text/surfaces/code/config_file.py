"""A configuration file with comments in a plain editor: a small window's menus, or an editor of the
terminal with its mode line."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Span
from pointerbench.suites.text.kit.furniture import program, status_bar
from pointerbench.suites.text.kit.texts import code_line
from pointerbench.suites.text.surfaces.code.parts import Listing, caret, code_pane, coloured
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.surfaces.code.sources import Source, draw_source
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row


def build(w: Writer) -> Node:
    scheme = dress(w)
    kind = w.pick(("yaml", "ini"))
    source = draw_source(w, kind, {"lang": w.language})
    size = min(16.0, max(13.5, w.size))
    if w.chance(0.45):
        return _terminal(w, scheme, source, kind, size)
    first = w.pick((0, 0, 9))
    lines = source.lines[first:]
    current = w.integer(2, 20)
    if w.chance(0.5):
        body = code_pane(w, scheme, Listing(lines, kind, first + 1, current), size)
    else:
        shown = [code_line(w, coloured(line, kind, scheme), size, leading=1.4) for line in lines]
        body = column(*shown, pad=pad(10, 8), grow=1, clip=True, place="editor")
    at = caret(w, source.lines, first + current)
    place = w.say("code.line_column", line=at[0], column=at[1])
    return program(
        w,
        f"{source.name} - {w.say('code.plain_editor')}",
        body,
        icon="text_file",
        menus=[w.say(key) for key in ("file", "edit", "search", "view", "help")],
        status=status_bar(w, (place,), ("100%", w.pick(("Unix (LF)", "Windows (CRLF)")), "UTF-8")),
    )


def _terminal(w: Writer, scheme: Scheme, source: Source, kind: str, size: float) -> Group:
    """Full screen, with the tildes of an editor below the end of the file, if it comes so far."""
    lines: list[Node] = [
        code_line(w, coloured(line, kind, scheme), size, leading=1.4) for line in source.lines
    ]
    lines += [code_line(w, "~", size, leading=1.4, color=scheme.keyword, role="text")] * 3
    # Whole lines only, as many as a terminal of this height has.
    rows = (768 - 2 * (round(size * 1.5) + 2)) // round(size * 1.4)
    at = caret(w, source.lines, w.integer(0, min(rows, len(source.lines)) - 1))
    part = w.say("code.vi_top" if len(source.lines) > rows else "code.vi_all")
    mode = row(
        code_line(w, source.path, size, color=scheme.ground, role="text"),
        push(),
        code_line(w, f"{at[0]},{at[1]}", size, color=scheme.ground, role="text"),
        code_line(w, part, size, color=scheme.ground, role="text"),
        gap=60,
        pad=pad(10, 1),
        fill=scheme.ink,
        place="status_bar",
    )
    written = w.say(
        "code.vi_written", n=len(source.lines), size=len("\n".join(source.lines).encode()) + 1
    )
    said = w.pick((w.say("code.vi_insert"), f'"{source.path}" {written}', ":w"))
    foot = column(code_line(w, (Span(said, bold=said.startswith("-")),), size), pad=pad(10, 1))
    text = column(*lines[:rows], pad=pad(10, 0), grow=1, clip=True, place="editor")
    return column(text, mode, foot, grow=1, fill=scheme.ground)
