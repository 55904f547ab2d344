"""A search engine's page: results with their addresses, facts at the side, related searches."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Span
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.kit.controls import (
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import muted, text, ui
from pointerbench.suites.text.surfaces.planning.parts import choices, say
from pointerbench.suites.text.surfaces.planning.search_side import (
    Topic,
    asked_box,
    deep_link,
    more_words,
    side_column,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_BRANDS = ("Wayfind", "Tessera", "Querio", "Kompas", "Lumi")
# Who has a page of each kind of `topic_titles`, and in which part of the site.
_PAGES = (
    *(("Omnibus", "guide"), ("Terra Nota", "archive"), ("Folio", "gallery")),
    *(("Scholaris", "sources"), ("Kuriosum", "faq"), ("Natura Viva", "wiki")),
    *(("Radio Kanal 3", "audio"), ("Atlas 24", "school")),
)


def build(w: Writer) -> Node:
    topic = _topic(w)
    query, brand, style = topic.query, w.pick(_BRANDS), w.pick((0, 1))
    found: list[Node] = [_count(w), *_on_topic(w, topic, style)]
    left = 150 if w.chance(0.6) else 28
    parts: list[Node] = [
        column(*found, gap=19, width=590),
        side_column(w, topic, 1024 - left - 590 - 40 - 28),
    ]
    body = page(
        w,
        _top(w, brand, query, left),
        panes(*parts, gap=40, pad=Pad(12, 28, 0, left), grow=1),
        scroll=0,
    )
    address = ascii_word(query.split()[0])
    return web(w, f"{query} – {brand}", f"{brand.lower()}.com/search?q={address}", body)


def _topic(w: Writer) -> Topic:
    """An article's subject, with what can be told of it."""
    article = w.passage("encyclopedia")
    lead, *others = article.paragraphs
    rest = [sentence for part in others for sentence in part]
    return Topic(article.title, lead, rest)


def _on_topic(w: Writer, topic: Topic, style: int) -> list[Node]:
    """Pages on the one subject, and what others asked about it."""
    sentences = list(topic.rest)
    answer = sentences.pop(0)
    results: list[Node] = []
    kinds = list(zip(choices(w, "topic_titles", q=topic.query), _PAGES, strict=True))
    for name, (site, part) in w.sample(kinds, len(kinds)):
        if not sentences:
            break
        snippet = " ".join(sentences.pop(0) for _ in range(min(len(sentences), w.pick((1, 1, 2)))))
        address = f"{ascii_word(site)}.org / {part} / {w.code('####')}"
        results.append(_result(w, (name, snippet), (site, address), style))
    if w.chance(0.6):
        first, *others = choices(w, "topic_asked")
        asked = [(first, answer), *((question, "") for question in others)]
        results.insert(w.integer(2, 3), asked_box(w, asked))
    return results


def _top(w: Writer, brand: str, query: str, left: float) -> Node:
    theme = w.theme
    box = row(
        text(w, query, 15, grow=1),
        Icon("close", 16, theme.muted),
        Icon("mic", 17, theme.accent),
        Icon("search", 18, theme.accent),
        gap=13,
        pad=pad(18, 9),
        width=560,
        fill=theme.card,
        border=theme.line,
        radius=w.pick((21, 6)),
    )
    mark = ui(w, brand, 21, theme.accent, bold=True)
    lead: list[Node] = [column(mark, width=left - 40)] if left > 100 else [mark]
    captions = [
        say(w, "web_tab"),
        *(say(w, key) for key in ("images", "maps", "shopping", "books")),
    ]
    captions.insert(2, w.say("news"))
    return column(
        row(*lead, box, push(), Icon("settings", 19, theme.muted), avatar(w, 32), gap=16),
        tabs(w, captions, 0, border="", pad=Pad(0, 0, 0, left - 28 if left > 100 else 0)),
        gap=8,
        pad=Pad(16, 28, 0, 24),
        fill=theme.page,
        border=theme.line,
        edges="b",
        place="header",
    )


def _count(w: Writer) -> Node:
    seconds = w.number(w.integer(21, 88), 2)
    return muted(
        w, f"{say(w, 'found_n', n=w.number(w.integer(120, 98000) * 100))} ({seconds} s)", 12.5
    )


def _result(w: Writer, found: tuple[str, str], site: tuple[str, str], style: int) -> Group:
    """A title that leads on, its address and what is found there; the style is the order."""
    theme = w.theme
    name, snippet = found
    company, place = site
    address = ui(w, place, 12.5, theme.good if style else theme.muted, limit=1)
    heading = text(w, (Span(name, link=True, color=theme.link),), 18, leading=1.3)
    spans: list[Span] = [Span(snippet)]
    if w.chance(0.4):
        spans.insert(0, Span(f"{w.day_month(w.day())} – ", color=theme.faint))
    shown = text(w, spans, 14, theme.ink, leading=1.45, role="prose")
    lines: list[Node] = [heading, address, shown]
    if not style:
        icon = Drawing("logo", 24, 24, (), (float(w.integer(0, 60)),))
        names = column(ui(w, company, 12.5, leading=1.2), address, gap=0, grow=1)
        lines = [row(icon, names, gap=10), heading, shown]
    if w.chance(0.2):
        lines.append(row(*(deep_link(w, words) for words in more_words(w, 3)), gap=16))
    return column(*lines, gap=3, place="result")
