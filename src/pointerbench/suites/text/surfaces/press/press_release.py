"""A press release in a firm's newsroom: place and date, text, quotation, contact, boilerplate."""

from __future__ import annotations

import datetime as dt

from pointerbench.flow.nodes import Group, Icon, Node, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    crumbs,
)
from pointerbench.suites.text.kit.furniture import page, site_footer, site_header, web
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.press.dating import written
from pointerbench.suites.text.surfaces.press.parts import town_of
from pointerbench.suites.text.surfaces.press.pictures import figures
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule


def build(w: Writer) -> Node:
    wire = w.pick(("Nuntio", "Wirepoint", "Communiqa", "Depesche 24"))
    city = w.city()
    known = {"city": city, "phone": w.phone(city), "email": _press_mail(w, wire)}
    passage = w.passage("press", **known)
    links = [w.say(key) for key in ("products_label", "careers", "about_us")]
    crumb = crumbs(w, (w.say("home"), w.say("press.newsroom"), passage.title))
    day = written(w, passage, -90, 0)
    city = town_of(w, passage)
    parts = [_release(w, passage, day, city), _side(w, wire, day, city)]
    if w.chance(0.25):
        parts.reverse()
    body = page(
        w,
        site_header(w, wire, links, Icon("search", 18, w.theme.muted), button(w, w.say("contact"))),
        column(crumb, pad=pad(48, 10), fill=w.theme.bar),
        panes(*parts, gap=44, pad=pad(48, 20)),
        push(),
        site_footer(w, [w.say(key) for key in ("contact", "imprint", "privacy")], f"© {wire}"),
    )
    return web(w, passage.title, f"newsroom.{w.domain(wire)}/{w.code('####')}", body)


def _release(w: Writer, passage: Passage, day: dt.date, city: str) -> Group:
    first, *rest = passage.paragraphs
    place = Span(f"{city}, {w.long_date(day)} – ", bold=True)
    opening = text(w, (place, Span(" ".join(first))), leading=1.5, role="prose")
    head = row(
        chip(w, w.say("press.press_release")),
        muted(w, f"{w.say('press.issue', n=day.timetuple().tm_yday // 5 + 1)}/{day.year}"),
        push(),
        *(Icon(name, 17, w.theme.muted) for name in ("share", "print", "download")),
        gap=12,
    )
    found: list[Node] = [head, title(w, passage.title, w.integer(26, 31))]
    if w.chance(0.5):
        found.append(ui(w, w.say("press.immediate"), 12.5, w.theme.bad, bold=True, spacing=0.5))
    found.append(opening)
    found += [prose(w, sentences) for sentences in rest[:1]]
    found += figures(w, passage, w.integer(130, 210))
    found += [prose(w, sentences) for sentences in rest[1:]]
    found += _boilerplate(w)
    return column(*found, gap=12, grow=1)


def _boilerplate(w: Writer) -> list[Node]:
    """What every release of the firm ends with."""
    year = w.integer(1887, 2009)
    values = {"year": year, "n": w.integer(40, 900)}
    words = w.say(f"press.boilerplate_{w.integer(1, 2)}", **values)
    return [
        rule(w.theme),
        ui_title(w, w.say("about_us"), 15),
        prose(w, words, max(13, w.size - 1.5), w.theme.muted, styles=()),
    ]


def _side(w: Writer, wire: str, day: dt.date, city: str) -> Group:
    """Whom to ask, what to load, what else was published."""
    return column(
        _contact(w, wire, city), _downloads(w), _others(w, day), gap=18, width=248, place="sidebar"
    )


def _contact(w: Writer, wire: str, city: str) -> Group:
    theme = w.theme
    person = w.person()
    mail = _press_mail(w, wire)
    place = f"{w.street()}, {city}"
    names = column(
        ui(w, person, 14, bold=True), muted(w, w.say("press.press_officer"), 12.5), gap=1, grow=1
    )
    lines: list[Node] = [row(likeness(w, person, 46), names, gap=12)]
    for icon, value in (("phone", w.phone(city)), ("mail", mail), ("map_pin", place)):
        color = theme.link if icon == "mail" else theme.ink
        shown = ui(w, value, 12.5, color, grow=1)
        lines.append(row(Icon(icon, 15, theme.muted), shown, gap=9, align="start"))
    return column(
        ui_title(w, w.say("press.press_contact"), 15),
        *lines,
        gap=10,
        pad=pad(16, 14),
        fill=theme.soft,
        radius=6,
        place="card",
    )


def _press_mail(w: Writer, wire: str) -> str:
    return f"{w.say('press.press_mail')}@{w.domain(wire)}"


def _downloads(w: Writer) -> Group:
    """Pictures and papers with their sizes."""
    theme = w.theme
    files = (("press.text_pdf", "file", 90, 480), ("press.photo_print", "image", 1900, 9800))
    lines: list[Node] = [ui_title(w, w.say("press.downloads"), 15)]
    for key, icon, low, high in files:
        size = w.integer(low, high)
        shown = f"{size} KB" if size < 1000 else f"{w.number(size // 100, 1)} MB"
        names = column(label(w, w.say(key), 13, theme.link), muted(w, shown, 11.5), gap=1, grow=1)
        lines.append(row(Icon(icon, 20, theme.muted), names, gap=10, hit=True))
    return column(*lines, gap=10)


def _others(w: Writer, day: dt.date) -> Group:
    found: list[Node] = [ui_title(w, w.say("press.more_releases"), 15)]
    titles = [other.title for other in w.passages("press", 4)]
    ago = sorted(w.sample(range(2, 70), len(titles)))
    for line, days in zip(titles, ago, strict=True):
        date = muted(w, w.short_date(day - dt.timedelta(days)), 11.5)
        found.append(column(date, prose(w, line, 13.5, styles=(), leading=1.35), place="headline"))
    return column(*found, gap=9)
