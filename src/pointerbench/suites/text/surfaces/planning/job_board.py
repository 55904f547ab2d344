"""Jobs on offer: the list at the left, one of them open with all it says."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Rule
from pointerbench.language.phrases import lexicon
from pointerbench.suites.text.kit.boxes import column, pad, panes, push, row, wrap
from pointerbench.suites.text.kit.controls import button, chip
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import (
    bullets,
    label,
    muted,
    paragraphs,
    title,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.planning.parts import choices, one, say, some
from pointerbench.suites.text.writer import Writer

_BRANDS = ("Jobwerk", "Talento", "Carriera", "Postulo", "Workmill")


def build(w: Writer) -> Node:
    job = w.passage("jobs")
    told = " ".join(job.sentences)
    city = _told(told, lexicon(w.language, f"cities_{w.locale.country}")) or w.city()
    brand = w.pick(_BRANDS)
    captions = [say(w, "jobs_label"), w.say("company"), w.say("profile")]
    tools = (Icon("bell", 19, w.theme.muted), button(w, w.say("sign_in"), primary=True))
    titles = [job.title, *some(w, "job_titles", 9)]
    company = _told(told, lexicon(w.language, "companies")) or w.company()
    cards = [
        _listed(w, name, company if not number else w.company(), city, chosen=not number)
        for number, name in enumerate(titles)
    ]
    count = say(w, "n_jobs", n=w.number(w.integer(40, 2600)), city=city)
    body = page(
        w,
        site_header(w, brand, captions, *tools, chosen=0),
        _search(w, city),
        panes(
            column(
                row(
                    ui_title(w, count, 14), push(), Icon("sort", 17, w.theme.muted), pad=pad(14, 10)
                ),
                *cards,
                width=348,
                border=w.theme.line,
                edges="r",
            ),
            _open(w, job.title, company, city, job.paragraphs),
            grow=1,
        ),
    )
    return web(w, job.title, f"www.{brand.lower()}.com/{w.code('########')}", body)


def _told(content: str, names: tuple[str, ...]) -> str:
    """The first of the names that a text mentions, or none."""
    return next((name for name in names if name in content), "")


def _kinds(w: Writer) -> str:
    """Full or part time, for good or for a while."""
    names = choices(w, "job_kinds")
    return f"{w.pick(names[:2])}, {w.pick(names[2:4])}"


def _search(w: Writer, city: str) -> Node:
    theme = w.theme
    boxes = [
        row(
            Icon(icon, 16, theme.muted),
            muted(w, caption, 12),
            ui(w, words, 13.5, grow=1),
            gap=9,
            pad=pad(12, 8),
            fill=theme.card,
            border=theme.line,
            radius=5,
            grow=1,
        )
        for icon, caption, words in (
            ("search", say(w, "job_field"), w.pick(("", one(w, "job_titles")))),
            ("map_pin", say(w, "place_field"), f"{city}, {say(w, 'radius', n=25)}"),
        )
    ]
    kinds = [chip(w, kind, theme.code, theme.ink) for kind in choices(w, "job_kinds")[:3]]
    return row(
        *boxes,
        button(w, w.say("search"), primary=True),
        *kinds,
        gap=10,
        pad=pad(28, 10),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="form",
    )


def _pay(w: Writer) -> str:
    low = w.integer(28, 52)
    high = low + w.integer(4, 14)
    ends = (w.number(value * 1000) for value in (low, high))
    sign = w.amount(0).replace(w.number(0, 2), "").strip("\u00a0 ") or "EUR"
    return say(w, "per_year", low=next(ends), high=f"{next(ends)} {sign}")


def _age(w: Writer) -> str:
    if w.chance(0.3):
        return say(w, "ago_hours", n=w.integer(2, 22))
    return say(w, "ago_days", n=w.integer(2, 28))


def _listed(w: Writer, name: str, company: str, city: str, *, chosen: bool) -> Group:
    theme = w.theme
    return row(
        Drawing("logo", 34, 34, (), (float(w.integer(0, 80)),)),
        column(
            ui(w, name, 13.5, theme.link, bold=True, leading=1.3, role="title"),
            ui(w, f"{company}, {city}", 12.5, leading=1.35),
            muted(w, _kinds(w), 12),
            row(muted(w, _age(w), 11.5), push(), Icon("bookmark", 14, theme.muted)),
            gap=2,
            grow=1,
        ),
        gap=12,
        align="start",
        pad=pad(14, 10),
        fill=theme.chosen if chosen else "",
        border=theme.line,
        edges="t",
        place="entry",
        hit=True,
    )


def _firm(w: Writer, company: str) -> Node:
    """Who offers the job, and what can be done about it."""
    return row(
        Drawing("logo", 46, 46, (), (float(w.integer(0, 80)),)),
        column(
            ui(w, company, 14, bold=True, leading=1.3),
            muted(w, say(w, "n_staff", n=w.number(w.integer(8, 900))), 12.5),
            grow=1,
        ),
        button(w, say(w, "save_job"), icon="bookmark"),
        button(w, say(w, "apply_job"), primary=True),
        gap=12,
    )


def _open(
    w: Writer, name: str, company: str, city: str, parts: tuple[tuple[str, ...], ...]
) -> Node:
    theme = w.theme
    start = w.long_date(w.day(40, 95).replace(day=1))
    facts = (
        ("map_pin", f"{city}, {w.street()}"),
        ("clock", _kinds(w)),
        ("money", _pay(w)),
        ("calendar", say(w, "start_on", date=start)),
    )
    nodes: list[Node] = [
        _firm(w, company),
        title(w, name, 25),
        wrap(
            *(row(Icon(icon, 15, theme.muted), ui(w, words, 13), gap=7) for icon, words in facts),
            gap=12,
        ),
        Rule(theme.line),
        paragraphs(w, parts, 11, min(w.size, 16)),
        ui_title(w, say(w, "we_offer"), 16),
        bullets(w, some(w, "perks", 5), size=min(w.size, 16)),
        row(
            label(w, w.say("share"), 13, theme.link),
            label(w, say(w, "report"), 13, theme.link),
            push(),
            muted(w, f"{w.say('reference')}: {w.code('??-#####')}", 12),
            gap=16,
        ),
    ]
    return column(*nodes, gap=13, pad=pad(28, 18), grow=1, fill=theme.card, place="panel")
