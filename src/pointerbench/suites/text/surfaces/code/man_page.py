"""A manual page in a pager: headings in bold capitals, indented text, options, inverse foot."""

from __future__ import annotations

import re

from pointerbench.flow.nodes import Face, Group, Node, Paragraph, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, pad, push, row, space
from pointerbench.suites.text.kit.furniture import title_bar
from pointerbench.suites.text.kit.texts import code_line, prose
from pointerbench.suites.text.surfaces.code.schemes import Scheme, dress
from pointerbench.suites.text.writer import Writer

_TITLE = re.compile(r"([a-z]+)(?: [-–] |: )(.+)|.*comman\w+ ([a-z]+)")
_OPTIONS = (
    ("-n, --dry-run", "dry"), ("-q, --quiet", "quiet"), ("-v, --verbose", "verbose"),
    ("-f, --force", "force"), ("-o, --output=FILE", "output"), ("-r, --recursive", "recursive"),
    ("-j, --jobs=N", "jobs"), ("-c, --config=FILE", "config"), ("-x, --exclude=GLOB", "exclude"),
    ("-t, --timeout=SEC", "timeout"), ("--color=WHEN", "color"), ("-h, --help", "help"),
    ("-V, --version", "version"),
)  # fmt: skip


def build(w: Writer) -> Node:
    scheme = dress(w)
    size = min(15.5, max(13.5, w.size))
    passage, name, summary = _manual(w)
    mark = f"{name.upper()}(1)"
    options = w.sample(_OPTIONS, w.integer(6, 8))
    options.sort(key=lambda option: _OPTIONS.index(option))
    flags = "".join(flag[1] for flag, _ in options if flag[1] != "-" and "=" not in flag)
    synopsis = (Span(name, bold=True), Span(f" [-{flags}] [-o "), Span("FILE", underline=True),
                Span("] ["), Span("PATH", underline=True), Span(" ...]"))  # fmt: skip
    center = w.say("code.man_title")
    head = row(*(code_line(w, text, size) for text in (mark, center, mark)), justify="between")
    parts: list[Node] = [
        head,
        *_heading(w, "name", size),
        _text(w, f"{name} - {summary}", size),
        *_heading(w, "synopsis", size),
        column(code_line(w, synopsis, size), pad=pad(0, 0)._replace(left=56)),
        *_heading(w, "description", size),
        *_paragraphs(w, passage, size),
        *_heading(w, "options", size),
        *(_option(w, flag, f"code.opt_{key}", size) for flag, key in options),
        *_heading(w, "status", size),
        _text(w, w.say("code.man_exit"), size),
    ]
    start = w.pick((0, 0, 0, 120, 250))
    sheet = column(*parts, pad=pad(22, 12), grow=1, clip=True, scroll=start, place="terminal")
    bar = [title_bar(w, f"man {name}", "terminal")] if w.chance(0.6) else []
    return column(*bar, sheet, _foot(w, scheme, f"{name}(1)", start), grow=1,
                  fill=scheme.ground)  # fmt: skip


def _manual(w: Writer) -> tuple[Passage, str, str]:
    """A passage on a command, with its name and what it does."""
    for passage in w.passages("manual", w.left("manual")):
        match = _TITLE.fullmatch(passage.title)
        if match:
            return passage, match[1] or match[3], match[2] or w.say("code.man_summary")
    raise ValueError(f"no manual of a command in {w.language}")


def _heading(w: Writer, key: str, size: float) -> tuple[Node, Node]:
    text = w.say(f"code.man_{key}").upper()
    heading = Paragraph(
        (Span(text),), Face(w.mono, size, bold=True), w.theme.ink, leading=1.35, role="title"
    )
    return prose(w, "", size, styles=(), leading=1.35), heading


def _text(w: Writer, text: str, size: float) -> Node:
    inner = prose(w, text, size, styles=(), align="justify", leading=1.35)
    return column(inner, pad=pad(0, 0)._replace(left=56, right=20))


def _paragraphs(w: Writer, passage: Passage, size: float) -> list[Node]:
    nodes: list[Node] = []
    for sentences in passage.paragraphs:
        if nodes:
            nodes.append(prose(w, "", size, styles=(), leading=1.35))
        nodes.append(_text(w, " ".join(sentences), size))
    return nodes


def _option(w: Writer, flag: str, key: str, size: float) -> Group:
    head, sign, value = flag.partition("=")
    spans = (Span(head, bold=True), Span(sign), Span(value, underline=True))
    body = prose(w, w.say(key), size, styles=(), leading=1.35)
    return column(
        code_line(w, spans, size, leading=1.35),
        column(body, pad=pad(0, 0)._replace(left=56)),
        space(9),
        pad=pad(0, 0)._replace(left=56, right=20),
    )


def _foot(w: Writer, scheme: Scheme, name: str, start: int) -> Group:
    text = w.say("code.man_foot", name=name, n=1 + start // 20)
    line = column(code_line(w, f" {text} ", 13.5, color=scheme.ground), fill=scheme.ink)
    return row(line, push(), place="status_bar")
