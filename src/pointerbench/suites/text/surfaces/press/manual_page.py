"""A handbook of a device or tool: numbered sections, steps, a warning, a table of faults."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Column, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, sidebar, web
from pointerbench.suites.text.kit.texts import label, muted, prose, text, title, ui
from pointerbench.suites.text.surfaces.press.paper import on_paper, print_size, sheet
from pointerbench.suites.text.surfaces.press.parts import note_box
from pointerbench.suites.text.surfaces.press.viewer import Document, viewer
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, rule, space

_CHAPTERS = ("introduction", "press.installation", "press.operation", "press.maintenance")
_CHAPTER = 3  # that on how to use it
_LATER = ("press.faults", "press.technical_data", "index")


def build(w: Writer) -> Node:
    passage = w.passage("manual")
    return _as_pdf(w, passage) if w.chance(0.5) else _as_site(w, passage)


def _as_pdf(w: Writer, passage: Passage) -> Node:
    """The handbook's page in a viewer."""
    number = w.integer(9, 40)
    own = on_paper(w)
    size = print_size(w, 13, 15)
    head = row(
        ui(own, w.say("press.manual"), 11.5, own.theme.muted),
        push(),
        ui(own, f"{_CHAPTER} {w.say('press.operation')}", 11.5, own.theme.muted),
        pad=Pad(0, 0, 5, 0),
        border=own.theme.line,
        edges="b",
        place="header",
    )
    content = _section(own, passage, size)
    shown = sheet(own, head, *content, width=700, margin=Pad(38, 62, 40, 62), gap=12)
    names = [w.say(key) for key in (*_CHAPTERS, *_LATER)]
    outline = tuple(f"{place} {name}" for place, name in enumerate(names, 1))
    name = f"{w.say('press.manual')} {w.code('??-##')}.pdf"
    return viewer(w, Document(name, number, number + w.integer(8, 60), outline, 2), [shown])


def _as_site(w: Writer, passage: Passage) -> Node:
    """The handbook as pages of a web site, its chapters at the side."""
    theme = w.theme
    head = row(
        Icon("library", 20, theme.accent),
        ui(w, w.say("press.manual"), 16, bold=True),
        muted(w, f"{w.say('version')} {w.integer(1, 4)}.{w.integer(0, 9)}"),
        push(),
        *(Icon(name, 18, theme.muted) for name in ("print", "export_pdf", "bookmark")),
        gap=14,
        pad=pad(24, 12),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        place="header",
    )
    feet = row(
        label(w, w.say("previous"), 13, theme.link), push(), label(w, w.say("next"), 13, theme.link)
    )
    size = max(14, min(16, w.size))
    content = column(
        *_section(w, passage, size),
        rule(theme),
        feet,
        gap=13,
        pad=pad(44, 24),
        grow=1,
    )
    side = sidebar(w, *_chapters(w, passage.title), space(14), _service(w), width=252)
    body = page(w, head, panes(side, content, grow=1, clip=True))
    return web(w, w.say("press.manual"), f"help.{w.domain()}/{_CHAPTER}/1", body)


def _chapters(w: Writer, own: str) -> list[Node]:
    """The chapters, and the sections of the open one."""
    theme = w.theme
    items: list[Node] = [search_box(w, width=None)]
    for place, key in enumerate((*_CHAPTERS, *_LATER), 1):
        name = f"{place}. {w.say(key)}"
        items.append(nav_item(w, name, chosen=place == _CHAPTER, size=13.5))
        if place == _CHAPTER:
            kind = "command" if _of_command(own) else "device"
            below = [own, *(w.say(f"press.{kind}_part_{at}") for at in (1, 2, 3))]
            items += [
                column(
                    label(
                        w, f"{_CHAPTER}.{at}  {name}", 12.5, theme.link if at == 1 else theme.muted
                    ),
                    pad=Pad(3, 4, 3, 24),
                    hit=True,
                )
                for at, name in enumerate(below, 1)
            ]
    return items


def _of_command(heading: str) -> bool:
    """Whether a passage is about a command, not a device: commands are written small."""
    return heading[0].islower() or "commande" in heading


def _service(w: Writer) -> Group:
    """Whom to call."""
    hours = f"{w.clock(8 * 60)} – {w.clock(17 * 60)}"
    return column(
        ui(w, w.say("press.customer_service"), 13, bold=True),
        *(ui(w, line, 12.5, w.theme.muted) for line in (w.phone(), hours)),
        gap=4,
        pad=pad(12, 10),
        fill=w.theme.card,
        border=w.theme.line,
        place="panel",
    )


def _section(w: Writer, passage: Passage, size: float) -> list[Node]:
    """Introduction, points in a list, a warning, what to do when something fails."""
    first, second, *rest = passage.paragraphs
    found: list[Node] = [
        title(w, f"{_CHAPTER}.1  {passage.title}", 22),
        prose(w, first, size, styles=("bold", "italic")),
    ]
    found.append(title(w, f"{_CHAPTER}.1.1  {w.say('press.how_it_works')}", 16.5))
    looks: dict[str, Any] = {"styles": ("bold",), "rate": 0.35, "hang": 24}
    found.append(column(*(prose(w, [one], size, marker="•", **looks) for one in second), gap=6))
    words = w.say(f"press.manual_warning_{w.integer(1, 3)}")
    found.append(note_box(w, w.say("press.caution"), words, "warning", w.theme.bad))
    found += [prose(w, sentences, size, styles=("bold",)) for sentences in rest]
    if _of_command(passage.title) or _powered(w, passage):
        found.append(title(w, f"{_CHAPTER}.1.2  {w.say('press.faults')}", 16.5))
        found.append(_faults(w, _of_command(passage.title)))
    return found


def _powered(w: Writer, passage: Passage) -> bool:
    """Whether it is a device with a plug or a battery: a tent knows no faults with numbers."""
    words = " ".join(passage.sentences).lower()
    return any(sign in words for sign in w.say("press.powered").split("; "))


def _faults(w: Writer, of_command: bool) -> Table:
    theme = w.theme
    heads = ("press.message_", "press.cause", "press.remedy")
    rows: list[Sequence[Node]] = [[ui(w, w.say(key), 12.5, bold=True) for key in heads]]
    known = (2, 3, 5, 6) if of_command else (7, 8, 9, 10)
    for number, place in enumerate((*w.sample(known, w.integer(3, 4)), 4), 1):
        parts = (w.say(f"press.cause_{place}"), w.say(f"press.remedy_{place}"))
        code = text(w, "E99" if place == 4 else f"E{number:02}", 13)  # 4: an unknown fault
        rows.append([code, *(prose(w, part, 13, styles=(), leading=1.35) for part in parts)])
    return Table(
        (Column(width=84), Column(grow=1), Column(grow=1.2)),
        tuple(tuple(cells) for cells in rows),
        pad=Pad(5, 8, 5, 8),
        line=theme.line,
        head=theme.code,
    )
