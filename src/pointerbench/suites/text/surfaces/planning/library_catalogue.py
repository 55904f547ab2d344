"""A library's catalogue: the search, facets, titles with call numbers and where they are."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, ui, ui_title
from pointerbench.suites.text.surfaces.planning.covers import covers
from pointerbench.suites.text.surfaces.planning.parts import choices, one, say
from pointerbench.suites.text.surfaces.planning.records import (
    lending,
    record_view,
    shelf_mark,
    written,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_BOOKS = 8


def build(w: Writer) -> Node:
    city = w.city()
    library = say(w, "city_library", city=city)
    captions = [say(w, "catalogue"), w.say("events"), w.say("opening_hours")]
    account = button(w, say(w, "my_loans"), icon="library")
    words = one(w, "catalogue_words")
    if w.chance(0.3):
        story = w.passage("synopsis")
        words, found = story.title, record_view(w, story)
    else:
        found = _hits(w, words)
    body = page(
        w,
        site_header(w, library, captions, account, chosen=0),
        _search(w, words),
        found,
    )
    return web(w, library, f"www.{w.domain(library)}/opac?q={w.code('###')}", body)


def _search(w: Writer, words: str) -> Node:
    theme = w.theme
    field = row(
        text(w, words, 15, grow=1),
        Icon("close", 15, theme.muted),
        pad=pad(13, 8),
        fill=theme.card,
        border=theme.line,
        radius=3,
        grow=1,
    )
    kind = row(
        label(w, say(w, "web_tab"), 13, grow=1),
        Icon("chevron_down", 15, theme.muted),
        pad=pad(11, 9),
        width=140,
        fill=theme.card,
        border=theme.line,
        radius=3,
        hit=True,
    )
    return row(
        kind,
        field,
        button(w, w.say("search"), primary=True, icon="search", radius=3),
        label(w, w.say("advanced"), 13, theme.link),
        gap=10,
        pad=pad(28, 12),
        fill=theme.soft,
        place="form",
    )


def _facets(w: Writer, total: int, years: list[int]) -> Node:
    """Kinds, branches and the latest years of what was found."""
    theme = w.theme
    groups = (
        (w.say("type"), choices(w, "media")),
        (w.say("location"), choices(w, "branches")),
        (w.say("year"), [str(year) for year in sorted(set(years), reverse=True)[:4]]),
    )
    nodes: list[Node] = []
    for caption, names in groups:
        nodes.append(ui_title(w, caption, 13.5))
        counts = _shares(w, total, len(names))
        for name, count in zip(names, counts, strict=True):
            box = Drawing("checkbox", 14, 14, (theme.accent, theme.muted, theme.card), (0.0,))
            nodes.append(
                row(box, label(w, name, 12.5, grow=1), muted(w, str(count), 12), gap=8, hit=True)
            )
        nodes.append(space(5))
    return column(*nodes, gap=6, width=190, place="sidebar")


def _shares(w: Writer, total: int, count: int) -> list[int]:
    """The total in falling parts."""
    weights = sorted((w.integer(3, 60) for _ in range(count)), reverse=True)
    parts = [total * weight // sum(weights) for weight in weights]
    return [parts[0] + total - sum(parts), *parts[1:]]


def _hits(w: Writer, words: str) -> Node:
    theme = w.theme
    books = w.sample(range(1, _BOOKS + 1), _BOOKS)
    pictures = covers(w, _BOOKS, 92)
    count = w.integer(30, 480)
    years = sorted((w.today.year - w.integer(0, 24) for _ in books), reverse=True)
    authors = w.people(_BOOKS)
    hits = [
        _hit(w, (place, year), choices(w, f"book{book}"), author, picture)
        for place, (year, book, author, picture) in enumerate(
            zip(years, books, authors, pictures, strict=True), 1
        )
    ]
    found = column(
        row(
            ui_title(
                w,
                say(w, "n_hits", n=count, words=words),
                16,
            ),
            push(),
            label(w, w.colon(say(w, "sort_by"), w.say("year")), 13, theme.link),
        ),
        *hits,
        gap=10,
        grow=1,
    )
    return panes(_facets(w, count, years), found, gap=26, pad=pad(28, 16), grow=1)


def _hit(w: Writer, place: tuple[int, int], book: list[str], person: str, picture: Group) -> Group:
    theme = w.theme
    number, year = place
    name, kind, note = book
    author, imprint = written(w, person, year)
    state, color = lending(w)
    lines: list[Node] = [
        row(
            text(w, name, 16, theme.link, bold=True, leading=1.25, role="title"),
            push(),
            muted(w, kind, 12),
            gap=10,
        ),
        text(w, author, 13.5, leading=1.3),
        muted(w, imprint, 12.5),
    ]
    lines.append(prose(w, note, 13.5, styles=("italic",), leading=1.4))
    lines.append(
        row(
            column(width=8, height=8, radius=4, fill=color),
            ui(w, state, 12.5, color),
            muted(w, f"{one(w, 'branches')}, {shelf_mark(w)}", 12.5),
            push(),
            label(w, say(w, "reserve"), 12.5, theme.link),
            gap=8,
        )
    )
    return row(
        column(muted(w, f"{number}.", 13, align="right"), width=22),
        picture,
        column(*lines, gap=3, grow=1),
        gap=13,
        align="start",
        pad=Pad(10, 0, 0, 0),
        border=theme.line,
        edges="t",
        place="result",
    )
