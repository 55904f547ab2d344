"""An encyclopedia's article: tabs, contents, an info box, sections with references and links."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Paragraph, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import search_box
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import (
    bullets,
    dressed,
    label,
    muted,
    raised,
    text,
    title,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.press.info_box import info_box
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule

_BRANDS = ("Omnipedia", "Lexikor", "Quaerium", "Alveary")
_HEADINGS = ("traits", "significance", "see_also", "single_sources")
_MENUS = (
    ("menu", ("main_page", "featured", "random_page", "recent_changes")),
    ("tools", ("links_here", "cite", "permanent_link", "print_version")),
)


def build(w: Writer) -> Node:
    passage = w.passage("encyclopedia")
    brand = w.pick(_BRANDS)
    headings = [w.say(f"press.{key}") for key in _HEADINGS]
    boxed = w.chance(0.5)
    contents = column(_contents(w, headings), _navigation(w, _MENUS[1:]), gap=24, width=176)
    left = _navigation(w, _MENUS) if boxed else contents
    body = page(
        w,
        _head(w, brand),
        panes(left, _article(w, passage, headings, boxed=boxed), gap=28, pad=pad(28, 12)),
    )
    url = f"{w.language}.{brand.lower()}.org/wiki/{passage.title.replace(' ', '_')}"
    return web(w, f"{passage.title} – {brand}", url, body)


def _head(w: Writer, brand: str) -> Group:
    theme = w.theme
    return row(
        Icon("menu", 20, theme.muted),
        Drawing("logo", 32, 32, (theme.accent,), (float(w.integer(0, 9)),)),
        column(title(w, brand, 19), muted(w, w.say("press.free_encyclopedia"), 11)),
        search_box(w, width=330),
        push(),
        label(w, w.say("sign_up"), 13, theme.link),
        label(w, w.say("sign_in"), 13, theme.link),
        gap=14,
        pad=pad(28, 9),
        place="header",
    )


def _navigation(w: Writer, menus: Sequence[tuple[str, tuple[str, ...]]]) -> Group:
    """What leads to other pages of the encyclopedia."""
    theme = w.theme
    groups: list[Node] = []
    for heading, keys in menus:
        items = [label(w, w.say(f"press.{key}"), 12.5, theme.link) for key in keys]
        groups.append(column(ui(w, w.say(heading), 12, theme.muted), rule(theme), *items, gap=6))
    return column(*groups, gap=18, width=160, pad=Pad(8), place="navigation")


def _contents(w: Writer, headings: Sequence[str]) -> Group:
    """The article's headings as links."""
    theme = w.theme
    items: list[Node] = [label(w, w.say("press.beginning"), 13, theme.ink, bold=True)]
    for number, heading in enumerate(headings, 1):
        line = (muted(w, str(number), 12.5), label(w, heading, 13, theme.link))
        items.append(row(*line, gap=8, hit=True))
    head = ui_title(w, w.say("contents"), 14)
    return column(head, rule(theme), *items, gap=7, pad=Pad(8), place="navigation")


def _article(w: Writer, passage: Passage, headings: Sequence[str], *, boxed: bool) -> Group:
    """Beside the info box stand the first paragraph and the contents or the first section."""
    theme = w.theme
    marks = iter(range(1, 20))
    opening, *others = passage.paragraphs
    first = _referenced(w, opening, marks, passage.title)
    second, *rest = [_referenced(w, part, marks) for part in others]
    beside: list[Node] = [_with_bold(first, passage.title)]
    if boxed:
        box = _contents(w, headings)
        beside.append(column(box, pad=pad(14, 6), fill=theme.code, border=theme.line, hugs=True))
    beside += _section(w, headings[0], second)
    parts: list[Node] = [
        *_title_lines(w, passage.title),
        panes(column(*beside, gap=11, grow=1), column(info_box(w, passage)), gap=22),
    ]
    for paragraph in rest[:1]:
        parts += _section(w, headings[1], paragraph)
    see_also = [bullets(w, _others(w, 3), styles=(), color=theme.link)]
    parts += [*_section(w, headings[2], *see_also), *_section(w, headings[3], _sources(w))]
    return column(*parts, gap=11, grow=1)


def _title_lines(w: Writer, caption: str) -> list[Node]:
    """The title, and the tabs below it."""
    theme = w.theme
    tabs: list[Node] = []
    for number, name in enumerate(("press.article", "press.talk", "press.read", "edit", "history")):
        own = number in (0, 2)
        shown = label(w, w.say(name), 12.5, theme.ink if own else theme.link)
        color = theme.ink if own else ""
        tabs.append(column(shown, pad=pad(0, 5), border=color, edges="b", thickness=2, hit=True))
    tabs.insert(2, push())
    strip = row(*tabs, gap=16, border=theme.line, edges="b", place="tab_bar")
    return [title(w, caption, 27), strip]


def _section(w: Writer, heading: str, *content: Node) -> list[Node]:
    edit = label(w, f"[{w.say('edit').lower()}]", 12, w.theme.link)
    head = row(title(w, heading, 20), edit, gap=10, border=w.theme.line, edges="b")
    return [head, *content]


def _referenced(
    w: Writer, sentences: Sequence[str], marks: Iterator[int], name: str = ""
) -> Paragraph:
    """Running text with links, and with a raised number after some sentences."""
    spans: list[Span] = []
    for sentence in sentences:
        rate = 0.7 if spans or not name else 0.0  # the article's own name is bold, not linked
        linked = dressed(w, sentence, ("link",)) if w.chance(rate) else [Span(sentence)]
        spans += [span._replace(underline=False) for span in linked]
        if w.chance(0.45):
            spans.append(raised(f"[{next(marks)}]", w.theme.link))
        spans.append(Span(" "))
    return text(w, spans[:-1], max(13.5, min(16, w.size)), leading=1.5, role="prose")


def _with_bold(paragraph: Paragraph, name: str) -> Paragraph:
    """The paragraph with the article's name bold where it comes first."""
    first, *rest = paragraph.spans
    known = (name, name.split()[0])
    at, end = 0, 0
    for known_as in known:
        at = first.text.lower().find(known_as.lower())
        end = at + len(known_as)
        if at >= 0:
            break
    else:
        return paragraph
    parts = (Span(first.text[:at]), Span(first.text[at:end], bold=True), Span(first.text[end:]))
    return replace(paragraph, spans=(*(part for part in parts if part.text), *rest))


def _others(w: Writer, count: int) -> list[str]:
    """The names of other articles."""
    return [passage.title for passage in w.passages("encyclopedia", count)]


def _sources(w: Writer) -> Group:
    """Books and papers, numbered."""
    lines = []
    for heading in (passage.title for passage in w.passages("essay", 4)):
        surname = w.person().split(" ", 1)
        lines.append(
            f"{surname[1]}, {surname[0][0]}. ({w.integer(1961, 2022)}): {heading}. "
            f"{w.city()}, {w.say('press.pages', first=w.integer(11, 80), last=w.integer(82, 240))}"
        )
    return bullets(w, lines, "1.", size=13, styles=())
