"""A search engine's page: results with their addresses, facts at the side, related searches."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Rule, Span
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row
from pointerbench.suites.text.kit.controls import avatar, tabs
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import one, say, some
from pointerbench.suites.text.writer import Writer

_BRANDS = ("Wayfind", "Tessera", "Querio", "Kompas", "Lumi")
_PATHS = ("guide", "blog", "news", "archive", "forum", "faq", "shop", "about", "events", "wiki")


def build(w: Writer) -> Node:
    query = one(w, "queries")
    brand = w.pick(_BRANDS)
    count = min(w.left("results"), w.integer(8, 10))
    results = [_result(w, style=place) for place in [w.pick((0, 1))] * count]
    if w.chance(0.5):
        results.insert(0, _ad(w))
    if w.chance(0.7):
        results.insert(w.integer(2, 4), _asked(w))
    found: list[Node] = [_count(w), *results]
    left = 150 if w.chance(0.6) else 28
    beside = w.chance(0.8)
    parts: list[Node] = [column(*found, gap=19, width=590 if beside else 780)]
    if beside:
        parts.append(_facts(w, query, 1024 - left - 590 - 40 - 28))
    body = page(
        w,
        _top(w, brand, query, left),
        panes(*parts, gap=40, pad=Pad(12, 28, 0, left), grow=1),
        scroll=0,
    )
    return web(w, f"{query} – {brand}", f"{brand.lower()}.com/search?q={query.split()[0]}", body)


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


def _address(w: Writer, domain: str) -> str:
    return f"{domain} / {w.pick(_PATHS)} / {w.code('####')}"


def _result(w: Writer, style: int) -> Group:
    """A title that leads on, its address and what is found there; the style is the order."""
    theme = w.theme
    name, snippet = w.entry("results")
    company = w.company()
    address = ui(
        w,
        _address(w, w.domain("" if style else company)),
        12.5,
        theme.good if style else theme.muted,
        limit=1,
    )
    heading = text(w, (Span(name, link=True, color=theme.link),), 18, leading=1.3)
    spans: list[Span] = [Span(snippet)]
    if w.chance(0.4):
        spans.insert(0, Span(f"{w.day_month(w.day())} – ", color=theme.faint))
    body = prose(w, "", 14, theme.ink, styles=(), leading=1.45)
    shown = text(w, spans, 14, theme.ink, leading=1.45, role=body.role)
    lines: list[Node] = [heading, address, shown]
    if not style:
        icon = Drawing("logo", 24, 24, (), (float(w.integer(0, 60)),))
        site = column(ui(w, company, 12.5, leading=1.2), address, gap=0, grow=1)
        lines = [row(icon, site, gap=10), heading, shown]
    if w.chance(0.2):
        lines.append(row(*(_deep(w, words) for words in some(w, "query_more", 3)), gap=16))
    return column(*lines, gap=3, place="result")


def _deep(w: Writer, words: str) -> Node:
    return ui(w, (Span(words, link=True, color=w.theme.link),), 13, role="label")


def _ad(w: Writer) -> Group:
    name, snippet = w.entry("products")
    theme = w.theme
    return column(
        row(ui(w, say(w, "ad_mark"), 12, bold=True), muted(w, f"www.{w.domain()}", 12.5), gap=8),
        text(
            w, (Span(f"{name} – {w.price(9, 79)}", link=True, color=theme.link),), 18, leading=1.3
        ),
        prose(w, snippet, 14, styles=(), leading=1.45),
        gap=3,
        place="result",
    )


def _asked(w: Writer) -> Group:
    """Questions of others, the first one open."""
    theme = w.theme
    lines: list[Node] = [ui_title(w, say(w, "also_asked"), 16)]
    for number in range(3):
        question, answer = w.entry("faq")
        icon = Icon("chevron_down" if number else "chevron_up", 15, theme.muted)
        inside: list[Node] = [row(text(w, question, 14.5, grow=1), icon, gap=12)]
        if not number:
            inside.append(prose(w, answer, 13.5, theme.muted, styles=("bold",)))
        lines.append(
            column(*inside, gap=5, pad=pad(2, 9), border=theme.line, edges="t", place="question")
        )
    return column(*lines, gap=4, place="section")


def _facts(w: Writer, query: str, width: float) -> Node:
    """What an encyclopaedia says, and what else is searched for."""
    theme = w.theme
    article = w.passage("encyclopedia")
    about = column(
        ui_title(w, article.title, 19),
        prose(w, article.paragraphs[0], 13.5, styles=("link",), rate=0.7),
        row(muted(w, w.say("source")), _deep(w, w.domain()), gap=6),
        gap=8,
        pad=pad(14, 14),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="panel",
    )
    words = query.split(" ")
    more = [
        row(
            Icon("search", 14, theme.muted),
            text(w, (Span(" ".join(words[:2]) + " "), Span(rest, bold=True)), 13.5, grow=1),
            gap=8,
            pad=pad(10, 7),
            fill=theme.code,
            radius=6,
            hit=True,
        )
        for rest in some(w, "query_more", 8)
    ]
    return column(
        about,
        Rule(theme.line),
        ui_title(w, say(w, "related"), 15),
        *more,
        gap=9,
        width=width,
        place="sidebar",
    )
