"""Documentation of a program: versions and search, chapters at the side, code, notes."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Span
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import chip, crumbs, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.products import product_of
from pointerbench.suites.text.kit.texts import bullets, label, prose, title, ui, ui_title
from pointerbench.suites.text.kit.texts import (
    text as running,
)
from pointerbench.suites.text.surfaces.press.code_samples import code_sample
from pointerbench.suites.text.surfaces.press.parts import mono_span, note_box
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_CHAPTERS = ("introduction", "press.installation", "press.quick_start", "press.configuration")
_MORE = ("press.guides", "press.concepts", "press.api", "press.command_line", "press.examples")
_STYLES = ("link", "link", "bold", "italic")
_NAMES = ("retry.attempts", "API_TOKEN", "timeout", "DATA_DIR", "log.level", "cache.size")


def build(w: Writer) -> Node:
    passage = w.passage("docs")
    brand = product_of(passage) or w.pick(("Hexmoor", "Lintel", "Corvane", "Brackit", "Umbrel"))
    tool = ascii_word(brand)
    version = f"{w.integer(1, 6)}.{w.integer(0, 14)}"
    headed = w.chance(0.5)
    chapters = [w.say(key) for key in _CHAPTERS]
    body = page(
        w,
        _head(w, brand, version),
        panes(
            _chapters(w, chapters, passage.title),
            _content(w, passage, (tool, version), headed=headed),
            *([_on_this_page(w, headed=headed)] if w.chance(0.65) else []),
            grow=1,
            clip=True,
        ),
    )
    return web(w, f"{passage.title} – {brand}", f"docs.{tool}.dev/{w.language}/guide", body)


def _head(w: Writer, brand: str, version: str) -> Group:
    theme = w.theme
    links = [column(label(w, w.say(key), 13.5), hit=True) for key in ("press.guides", "press.api")]
    return row(
        Drawing("logo", 26, 26, (theme.accent,), (float(w.integer(0, 9)),)),
        ui(w, f"{brand} Docs", 18, bold=True),
        chip(w, f"v{version}"),
        row(*links, label(w, "GitHub", 13.5), gap=20, pad=pad(14, 0), place="navigation"),
        push(),
        search_box(w, width=230),
        ui(w, w.language.upper(), 13, theme.muted),
        Icon("light_mode" if theme.dark else "dark_mode", 18, theme.muted),
        gap=12,
        pad=pad(24, 11),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )


def _chapters(w: Writer, chapters: Sequence[str], own: str) -> Group:
    """The chapters in groups, the open one chosen."""
    others = [w.say(f"press.guide_{number}") for number in w.sample(range(1, 7), 4)]
    pages = [own, *others] if w.chance(0.5) else [*others[:2], own, *others[2:]]
    groups: list[Node] = [_group(w, "press.getting_started")]
    groups += [nav_item(w, caption, size=13) for caption in chapters]
    groups.append(_group(w, "press.guides"))
    groups += [nav_item(w, caption, chosen=caption == own, size=13) for caption in pages]
    groups.append(_group(w, "reference"))
    groups += [nav_item(w, w.say(key), size=13) for key in _MORE[1:]]
    return sidebar(w, *groups, width=226, gap=3)


def _group(w: Writer, key: str) -> Node:
    return column(ui(w, w.say(key), 12.5, w.theme.muted, bold=True), pad=Pad(12, 8, 3, 10))


def _content(w: Writer, passage: Passage, named: tuple[str, str], *, headed: bool) -> Group:
    """Text, code and a note, in an order that varies."""
    theme = w.theme
    tool, version = named
    text: list[Node] = [
        prose(w, sentences, styles=_STYLES, rate=0.9, leading=1.6)
        for sentences in passage.paragraphs
    ]
    text.insert(1, _with_code(w, tool))
    last = note_box(w, *_note(w))
    sample = code_sample(w, tool, version)
    text[2:2] = [_headed(w, "press.example"), sample] if headed else [sample]
    text.insert(w.integer(4, len(text)), last)
    text.append(_headed(w, "press.requirements"))
    needs = [w.say(f"press.need_{number}") for number in (1, 2, 3)]
    text.append(bullets(w, needs, styles=()))
    feet = row(
        label(w, w.say("previous"), 13, theme.link), push(), label(w, w.say("next"), 13, theme.link)
    )
    return column(
        crumbs(w, (w.say("home"), w.say("press.guides"), passage.title)),
        title(w, passage.title, w.integer(27, 33)),
        *text,
        feet,
        gap=13,
        pad=pad(36, 20),
        grow=1,
    )


def _with_code(w: Writer, tool: str) -> Node:
    """A sentence that names a command and a setting, both as code."""
    names = {"a": f"{tool} {w.pick(('init', 'serve', 'sync'))}", "b": w.pick(_NAMES)}
    template = w.say(f"press.doc_line_{w.integer(1, 4)}", a="\x01a\x01", b="\x01b\x01")
    parts = template.split("\x01")
    spans = [mono_span(w, names[part]) if part in names else Span(part) for part in parts]
    kept = [span for span in spans if span.text]
    return running(w, kept, leading=1.6, role="prose")


def _note(w: Writer) -> tuple[str, str, str, str]:
    """Heading, words, icon and colour of a note or a warning."""
    theme = w.theme
    kind = w.pick(("tip", "note", "warning"))
    icon = {"tip": "lightbulb", "note": "info", "warning": "warning"}[kind]
    color = {"tip": theme.good, "note": theme.link, "warning": theme.warn}[kind]
    words = w.say(f"press.{kind}_text_{w.integer(1, 2)}")
    return w.say(f"press.{kind}"), words, icon, color


def _headed(w: Writer, key: str) -> Node:
    return title(w, w.say(key), 20)


def _on_this_page(w: Writer, *, headed: bool) -> Group:
    """The page's headings, and ways to say that it helped."""
    theme = w.theme
    names = ("overview", *(("press.example",) if headed else ()), "press.requirements")
    items = [
        label(w, w.say(name), 13, theme.link if not at else theme.muted)
        for at, name in enumerate(names)
    ]
    return column(
        ui_title(w, w.say("press.on_this_page"), 13),
        *items,
        label(w, w.say("press.helpful"), 12.5, theme.muted),
        row(Icon("like", 16, theme.muted), Icon("dislike", 16, theme.muted), gap=12),
        gap=9,
        pad=pad(8, 26),
        width=158,
        place="navigation",
    )
