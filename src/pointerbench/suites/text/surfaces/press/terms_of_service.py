"""Terms of service on the web: contents at the side, numbered sections, a bar to accept them."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import button, check
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, title, ui_title
from pointerbench.suites.text.surfaces.press.parts import note_box
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space

_RELATED = ("privacy", "cookies", "imprint", "accessibility")
_BRANDS = ("Veluna", "Ostrello", "Numio", "Kombino", "Halden")  # of any trade
_FIXED = (("changes", 3), ("law", 3))


def build(w: Writer) -> Node:
    passage = w.passage("terms")
    firm = w.pick(_BRANDS)
    sections = _sections(w, passage.paragraphs)
    headings = [heading for heading, _ in sections]
    parts = [_contents(w, headings), _text(w, passage.title, sections)]
    if w.chance(0.3):
        parts.reverse()
    bar = [_accept_bar(w)] if w.chance(0.75) else []
    links = [w.say(key) for key in ("products_label", "help", "about_us")]
    body = page(
        w,
        site_header(w, firm, links, button(w, w.say("sign_in"))),
        panes(*parts, gap=44, pad=pad(44, 22), grow=1, clip=True),
        *bar,
    )
    return web(w, passage.title, f"www.{w.domain(firm)}/legal", body)


def _sections(w: Writer, paragraphs: Sequence[Sequence[str]]) -> list[tuple[str, Sequence[str]]]:
    """Headings with their sentences: those of the passage, and what all terms end with."""
    keys = ("scope", "rights_and_duties", "duration_and_liability")
    found: list[tuple[str, Sequence[str]]] = [
        (w.say(f"press.{key}"), sentences) for key, sentences in zip(keys, paragraphs, strict=False)
    ]
    for key, count in _FIXED:
        sentences = [w.say(f"press.{key}_{number}") for number in range(1, count + 1)]
        found.append((w.say(f"press.{key}_heading"), sentences))
    return found


def _contents(w: Writer, headings: Sequence[str]) -> Group:
    theme = w.theme
    chosen = w.integer(0, 1)
    items = [
        column(
            label(
                w,
                f"{number}. {heading}",
                13.5,
                theme.link if number == chosen + 1 else theme.muted,
                bold=number == chosen + 1,
            ),
            pad=pad(12, 5),
            border=theme.accent if number == chosen + 1 else theme.line,
            edges="l",
            thickness=2,
            hit=True,
        )
        for number, heading in enumerate(headings, 1)
    ]
    tools = row(Icon("print", 16, theme.muted), label(w, w.say("print"), 13, theme.link), gap=8)
    load = row(
        Icon("download", 16, theme.muted),
        label(w, f"{w.say('download')} (PDF)", 13, theme.link),
        gap=8,
    )
    return column(
        ui_title(w, w.say("contents"), 14),
        *items,
        tools,
        load,
        space(10),
        ui_title(w, w.say("press.legal"), 14),
        *(label(w, w.say(key), 13.5, theme.link) for key in _RELATED),
        space(10),
        _versions(w),
        gap=8,
        width=224,
        place="navigation",
    )


def _versions(w: Writer) -> Group:
    """Earlier versions, with the days from which they were in force."""
    days = [w.day(-1400 - 420 * back, -1100 - 420 * back) for back in range(3)]
    lines = [
        row(
            Icon("file", 15, w.theme.muted),
            label(w, w.short_date(day), 13, w.theme.link),
            gap=8,
            hit=True,
        )
        for day in days
    ]
    heading = ui_title(w, w.say("press.earlier_versions"), 13)
    return column(heading, *lines, gap=7, pad=pad(12, 11), fill=w.theme.code, place="panel")


def _text(w: Writer, heading: str, sections: Sequence[tuple[str, Sequence[str]]]) -> Group:
    """The sections, as running text or with a list where a sentence is a point of its own."""
    date = w.say("press.valid_from", date=w.long_date(w.day(-300)))
    version = f"{w.say('version')} {w.integer(2, 9)}.{w.integer(0, 4)}"
    found: list[Node] = [title(w, heading, 28), muted(w, f"{date}  ·  {version}", 13)]
    if w.chance(0.5):
        brief = w.say("press.in_short_text")
        found.append(note_box(w, w.say("press.in_short"), brief, "info", w.theme.link))
    listed = w.integer(1, 4)
    for number, (caption, sentences) in enumerate(sections, 1):
        found.append(title(w, f"{number}. {caption}", 18.5))
        if number == listed:
            found.append(bullets(w, sentences, "•", gap=6, styles=()))
        else:
            found.append(prose(w, sentences, styles=("bold", "link", "link")))
    return column(*found, gap=11, grow=1, place="section")


def _accept_bar(w: Writer) -> Group:
    """Stays at the foot of the screen until one has chosen."""
    theme = w.theme
    return row(
        check(w, w.say("press.have_read"), on=w.chance(0.5), grow=1),
        button(w, w.say("press.decline")),
        button(w, w.say("press.accept_all"), primary=True),
        gap=12,
        pad=pad(44, 13),
        fill=theme.card,
        border=theme.line,
        edges="t",
        place="dialog",
    )
