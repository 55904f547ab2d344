"""A manual page in a pager: headings in bold capitals, indented text, options, inverse foot."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Paragraph, Span
from pointerbench.suites.text.kit.furniture import title_bar
from pointerbench.suites.text.kit.texts import code_line, prose
from pointerbench.suites.text.surfaces.code.manuals import Manual, draw_manual
from pointerbench.suites.text.surfaces.code.parts import variant
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, space

_LEADING = 1.35
_HEIGHT, _BAR = 768, 32
_OTHERS = ("cron(8)", "find(1)", "grep(1)", "make(1)", "mount(8)", "regex(7)", "sort(1)", "tar(1)")


def build(w: Writer) -> Node:
    scheme = dress(w)
    size = min(16, max(14, w.size))
    manual = draw_manual(w)
    framed = w.chance(0.6)
    line = round(size * _LEADING)
    room = _HEIGHT - _BAR * framed
    first = w.pick((0, 0, 0, 5, 11))
    parts = _parts(w, manual, size)
    # A terminal shows whole lines only; what they leave over stays empty above them.
    sheet = column(*parts, pad=pad(22, 0), grow=1, clip=True, scroll=first * line, place="terminal")
    bar = [title_bar(w, f"man {manual.name}", "terminal")] if framed else []
    foot = _foot(w, scheme, f"{manual.name}(1)", first + 1, size)
    return column(*bar, space(room % line), sheet, foot, grow=1, fill=scheme.ground)


def _parts(w: Writer, manual: Manual, size: float) -> list[Node]:
    mark = f"{manual.name.upper()}(1)"
    texts = (mark, w.say("code.man_title"), mark)
    head = row(*(code_line(w, text, size, leading=_LEADING) for text in texts), justify="between")
    parts: list[Node] = [
        head,
        *_heading(w, "name", size),
        _text(w, f"{manual.name} - {manual.summary}", size),
        *_heading(w, "synopsis", size),
        _indented(_synopsis(w, manual, size)),
        *_heading(w, "description", size),
    ]
    for number, text in enumerate(manual.paragraphs):
        parts += [_indented(_blank(w, size))] * (number > 0) + [_text(w, text, size)]
    parts += _heading(w, "options", size)
    for number, (flag, text) in enumerate(manual.options):
        parts += [_indented(_blank(w, size))] * (number > 0) + [_option(w, flag, text, size)]
    parts += [*_heading(w, "status", size), _text(w, variant(w, "man_exit"), size)]
    if w.chance(0.6):
        parts += _heading(w, "files", size)
        for number, path in enumerate((f"~/.config/{manual.name}", f"~/.cache/{manual.name}.log")):
            parts += [_indented(_blank(w, size))] * (number > 0)
            parts.append(_option(w, path, w.say(f"code.man_files_{number + 1}"), size))
    others = ", ".join(sorted(w.sample(_OTHERS, 3)))
    return [*parts, *_heading(w, "also", size), _text(w, others, size)]


def _synopsis(w: Writer, manual: Manual, size: float) -> Node:
    """The command with its single letters, one option that takes a value, and its arguments."""
    flags = [flag for flag, _ in manual.options]
    letters = "".join(flag[1] for flag in flags if flag[1] != "-" and "=" not in flag)
    valued = next((flag for flag in flags if flag[1] != "-" and "=" in flag), "")
    spans = [Span(manual.name, bold=True), Span(f" [-{letters}] ")]
    if valued:
        value = valued.partition("=")[2]
        spans += [Span(f"[{valued[:2]} "), Span(value, underline=True), Span("] ")]
    spans += [Span("["), Span("PATH", underline=True), Span(" ...]")]
    return code_line(w, spans, size, leading=_LEADING)


def _blank(w: Writer, size: float) -> Node:
    return prose(w, "", size, styles=(), leading=_LEADING)


def _heading(w: Writer, key: str, size: float) -> list[Node]:
    text = w.say(f"code.man_{key}").upper()
    face = w.mono_face(size, bold=True)
    heading = Paragraph((Span(text),), face, w.theme.ink, leading=_LEADING, role="title")
    return [_blank(w, size), heading]


def _indented(*nodes: Node) -> Group:
    return column(*nodes, pad=pad(0, 0)._replace(left=56, right=20))


def _text(w: Writer, text: str, size: float) -> Node:
    return _indented(prose(w, text, size, styles=(), align="justify", leading=_LEADING))


def _option(w: Writer, flag: str, text: str, size: float) -> Group:
    head, sign, value = flag.partition("=")
    spans = (Span(head, bold=True), Span(sign), Span(value, underline=True))
    body = prose(w, text, size, styles=(), leading=_LEADING)
    return _indented(code_line(w, spans, size, leading=_LEADING), _indented(body))


def _foot(w: Writer, scheme: Scheme, name: str, first: int, size: float) -> Group:
    text = f" {w.say('code.man_foot', name=name, n=first)} "
    shown = code_line(w, text, size, color=scheme.ground, leading=_LEADING)
    return row(column(shown, fill=scheme.ink), push(), place="status_bar")
