"""Jobs on offer: the list at the left, one of them open with all it says."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Rule
from pointerbench.suites.text.banks import Passage
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
from pointerbench.suites.text.surfaces.planning.parts import choices, distance, say, some, whole_sum
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

_BRANDS = ("Jobwerk", "Talento", "Carriera", "Postulo", "Workmill")


def build(w: Writer) -> Node:
    code = w.code("??-####")
    job = w.passage("jobs", code=code)
    (company,) = job.beside["company"]
    told = " ".join((company, *job.sentences))
    city = _told(told, tuple(w.country.towns)) or w.city()
    brand = w.pick(_BRANDS)
    captions = [say(w, "jobs_label"), w.say("company"), w.say("profile")]
    tools = (Icon("bell", 19, w.theme.muted), button(w, w.say("sign_in"), primary=True))
    street, age = w.street(), _age(w)
    first, *logos = w.sample(range(81), 10)
    cards = [_listed(w, job.title, f"{company}, {city}", (street, age), first, chosen=True)]
    others = zip(choices(w, "job_titles"), choices(w, "job_firms", city=city), strict=True)
    cards += [
        _listed(w, name, f"{firm}, {city}", (_terms(w), _age(w)), logo)
        for (name, firm), logo in zip(w.sample(list(others), 9), logos, strict=True)
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
            _open(w, job, _firm(w, company, first), (f"{street}, {city}", age, code)),
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
    second = w.pick(names[2:4])
    if not second.isupper():
        second = second[0].lower() + second[1:]
    return f"{w.pick(names[:2])}, {second}"


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
            ("search", say(w, "job_field"), ""),
            ("map_pin", say(w, "place_field"), f"{city} + {distance(w, 25)}"),
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


def _terms(w: Writer) -> str:
    return _pay(w) if w.chance(0.3) else _kinds(w)


def _pay(w: Writer) -> str:
    low = w.integer(28, 52)
    high = low + w.integer(4, 14)
    return say(w, "per_year", low=whole_sum(w, 1000 * low), high=whole_sum(w, 1000 * high))


def _age(w: Writer) -> str:
    if w.chance(0.3):
        return say(w, "ago_hours", n=w.integer(2, 22))
    return say(w, "ago_days", n=w.integer(2, 28))


def _listed(
    w: Writer, name: str, firm: str, facts: tuple[str, str], logo: int, *, chosen: bool = False
) -> Group:
    theme = w.theme
    return row(
        Drawing("logo", 34, 34, (), (float(logo),)),
        column(
            ui(w, name, 13.5, theme.link, bold=True, leading=1.3, role="title"),
            ui(w, firm, 12.5, leading=1.35),
            muted(w, facts[0], 12),
            row(muted(w, facts[1], 11.5), push(), Icon("bookmark", 14, theme.muted)),
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


def _firm(w: Writer, company: str, logo: int) -> Node:
    """Who offers the job, and what can be done about it."""
    return row(
        Drawing("logo", 46, 46, (), (float(logo),)),
        column(
            ui(w, company, 14, bold=True, leading=1.3),
            muted(w, say(w, "n_staff", n=w.number(w.integer(12, 90))), 12.5),
            grow=1,
        ),
        button(w, say(w, "save_job"), icon="bookmark"),
        button(w, say(w, "apply_job"), primary=True),
        gap=12,
    )


def _open(w: Writer, job: Passage, firm: Node, told: tuple[str, str, str]) -> Node:
    theme = w.theme
    facts = (("map_pin", told[0]), ("clock", told[1]))
    nodes: list[Node] = [
        firm,
        title(w, job.title, 25),
        wrap(
            *(row(Icon(icon, 15, theme.muted), ui(w, words, 13), gap=7) for icon, words in facts),
            gap=12,
        ),
        Rule(theme.line),
        paragraphs(w, job.paragraphs, 11, min(w.size, 16)),
        ui_title(w, say(w, "we_offer"), 16),
        bullets(w, some(w, "perks", 5), size=min(w.size, 16), styles=()),
        row(
            label(w, w.say("share"), 13, theme.link),
            label(w, say(w, "report"), 13, theme.link),
            push(),
            muted(w, w.colon(w.say("reference"), told[2]), 12),
            gap=16,
        ),
    ]
    return column(*nodes, gap=13, pad=pad(28, 18), grow=1, fill=theme.card, place="panel")
