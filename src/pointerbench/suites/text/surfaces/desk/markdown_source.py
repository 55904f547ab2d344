"""A Markdown editor in a split view: the source in mono at the left, set at the right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pointerbench.flow.nodes import Group, Icon, Node, Paragraph, Span
from pointerbench.suites.text.kit.controls import nav_item
from pointerbench.suites.text.kit.furniture import (
    program,
    sidebar,
    split,
    standard_menus,
    status_bar,
    toolbar,
)
from pointerbench.suites.text.kit.texts import (
    code_block,
    dressed,
    label,
    quote,
    text,
    title,
)
from pointerbench.suites.text.surfaces.desk.parts import caption, length_of, slug, words_in
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_STYLES = ("bold", "italic", "bold", "link")
_COMMANDS = (
    ("brunnel init --force", "brunnel sync ./docs"),
    ("cd tools", "make preview", "make publish"),
    ("git pull --rebase", "npm run build"),
    ("export LANG=C.UTF-8", "pandoc notes.md -o notes.html"),
)
Pair = tuple[list[Node], list[Node]]


def build(w: Writer) -> Node:
    register = w.pick(("docs", "blog", "docs", "travel", "encyclopedia", "fiction"))
    article, *more = w.passages(register, 2)
    coded = register == "docs"
    name = f"{slug(article.title)}.md"
    size = w.pick((12.5, 13, 13.5))
    pairs = [_title(w, article.title, 1, size), *_body(w, article.paragraphs, size, coded)]
    for one in more:
        pairs += [_title(w, one.title, 2, size), *_body(w, one.paragraphs[:2], size, coded)]
    left = _source(w, [node for source, _ in pairs for node in (*source, _raw(w, "", size))], size)
    nodes = [node for _, shown in pairs for node in shown]
    right = column(*nodes, gap=12, pad=pad(26, 20), grow=1, clip=True, place="panel")
    files = _files(w, name) if w.chance(0.45) else None
    body = split(*([files] if files else []), left, right)
    place = f"{w.say('desk.line')} {w.integer(3, 40)}, {w.say('desk.column')} {w.integer(1, 60)}"
    passages = [article, *more]
    counts = [w.say("desk.n_words", n=w.number(words_in(passages)))]
    counts += [w.say("desk.n_characters", n=w.number(length_of(passages))), "UTF-8", "Markdown"]
    return program(
        w,
        f"{name} - Markpad",
        body,
        icon="text_file",
        menus=standard_menus(w, "file", "edit", "view", "insert", "format", "help"),
        tools=_tools(w) if w.chance(0.6) else None,
        status=status_bar(w, [place], counts),
    )


def _tools(w: Writer) -> Node:
    mode = row(*(Icon(name, 18, w.theme.muted) for name in ("code", "columns", "eye")), gap=14)
    return toolbar(
        w,
        *("heading", "bold", "italic", "strikethrough", "|", "quote", "code", "link", "image"),
        *("bullets", "numbering", "checklist", "table"),
        push(),
        mode,
    )


def _files(w: Writer, name: str) -> Node:
    others = [f"{slug(one)}.md" for one in w.lines("titles", 4)]
    folders = ["assets", "drafts"]
    return sidebar(
        w,
        caption(w, w.say("desk.files")),
        *(nav_item(w, one, icon="folder", size=12.5) for one in folders),
        *(
            nav_item(w, one, icon="text_file", chosen=one == name, size=12.5)
            for one in sorted({name, "index.md", "README.md", *others})
        ),
        width=176,
    )


def _source(w: Writer, nodes: Sequence[Node], size: float) -> Group:
    """The source, every line with its number."""
    color = w.theme.faint
    rows = [
        row(
            label(w, str(number), size - 1, color, width=22, align="right", leading=1.62),
            replace(node, grow=1) if isinstance(node, Paragraph) else node,
            gap=12,
            align="start",
        )
        for number, node in enumerate(nodes, 1)
    ]
    looks = {"border": w.theme.line, "edges": "r", "fill": w.theme.bar}
    return column(*rows, pad=pad(10, 14), grow=1, clip=True, place="editor", **looks)


def _raw(w: Writer, spans: str | Sequence[Span], size: float, role: str = "prose") -> Paragraph:
    """A line of the source, which wraps."""
    content = (Span(spans),) if isinstance(spans, str) else tuple(spans)
    return Paragraph(content, w.mono_face(size), w.theme.ink, leading=1.5, role=role)


def _title(w: Writer, words: str, level: int, size: float) -> Pair:
    marks = Span("#" * level + " ", color=w.theme.muted)
    raw = _raw(w, [marks, Span(words, bold=True, color=w.theme.link)], size, "title")
    return [raw], [title(w, words, 26 - 5 * (level - 1))]


def _body(w: Writer, paragraphs: Sequence[Sequence[str]], size: float, coded: bool) -> list[Pair]:
    """Each paragraph in both forms; one of them is a list or a quotation, and code follows."""
    special = w.integer(1, max(1, len(paragraphs) - 1))
    kind = w.pick(("list", "code", "code") if coded else ("list", "quote", ""))
    pairs: list[Pair] = []
    for number, sentences in enumerate(paragraphs):
        if number == special and kind == "list":
            pairs.append(_list(w, sentences, size))
        elif number == special and kind == "quote":
            mark, words = Span("> ", color=w.theme.muted), " ".join(sentences)
            pairs.append(([_raw(w, [mark, Span(words)], size)], [quote(w, words)]))
        else:
            pairs.append(_running(w, " ".join(sentences), size))
        if number == 0 and kind == "code":
            lines = w.pick(_COMMANDS)
            raw = [_raw(w, one, size, "code") for one in ("```sh", *lines, "```")]
            pairs.append((list(raw), [code_block(w, lines)]))
    return pairs


def _running(w: Writer, words: str, size: float) -> Pair:
    spans = dressed(w, words, _STYLES) if w.chance(0.8) else [Span(words)]
    shown = text(w, spans, leading=1.5, role="prose")
    return [_raw(w, _marked(w, spans), size)], [shown]


def _list(w: Writer, sentences: Sequence[str], size: float) -> Pair:
    mark = Span("- ", color=w.theme.muted)
    raw: list[Node] = [_raw(w, [mark, Span(one)], size) for one in sentences]
    items = [text(w, one, leading=1.5, role="prose", marker="•", hang=20) for one in sentences]
    return raw, [column(*items, gap=4)]


def _marked(w: Writer, spans: Sequence[Span]) -> list[Span]:
    """The spans as Markdown writes them."""
    found: list[Span] = []
    for span in spans:
        mark = "**" if span.bold else "*" if span.italic else "~~" if span.strike else ""
        mark = mark or ("`" if span.code else "")
        if span.link:
            found += [Span("["), Span(span.text, color=w.theme.link)]
            found.append(Span(f"]({slug(span.text)}.md)", color=w.theme.muted))
        elif mark:
            sign = Span(mark, color=w.theme.muted)
            found += [sign, Span(span.text, bold=span.bold, italic=span.italic), sign]
        else:
            found.append(span)
    return found
