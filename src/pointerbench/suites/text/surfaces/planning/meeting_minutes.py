"""Minutes of a meeting as a document: who was there, points, decisions, and who does what."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Node, Pad, Table
from pointerbench.suites.text.kit.furniture import program, standard_menus, status_bar, toolbar
from pointerbench.suites.text.kit.texts import bullets, label, prose, text, title
from pointerbench.suites.text.surfaces.planning.dates import times
from pointerbench.suites.text.surfaces.planning.parts import choices, say, some
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_STYLES = ("bold", "italic", "underline", "highlight")
_BEFORE = "save print undo redo |"
_AFTER = (
    "| bold italic underline font_color highlight | align_left align_center align_justify "
    "bullets numbering | table comment"
)


def build(w: Writer) -> Node:
    notes = w.passage("notes")
    people = w.people(w.integer(5, 7))
    size = min(w.size, 16)
    sheet = column(
        *_head(w, notes.title, people, size),
        *_points(w, notes.paragraphs, size),
        *_decisions(w, size),
        *_actions(w, people, size),
        gap=9,
        pad=Pad(46, 62, 40, 62),
        width=w.pick((760, 800, 840)),
        fill="#ffffff",
        border="#d5d8dc",
        place="editor",
    )
    ground = w.pick(("#e9ebee", "#dfe3e8", "#f0efec"))
    scroll = w.pick((0, 0, 60, 210))
    desk = column(
        sheet, pad=pad(0, 18), fill=ground, align="center", grow=1, clip=True, scroll=scroll
    )
    if w.chance(0.35):
        return column(desk, grow=1, fill=ground)
    name = f"{say(w, 'minutes_of')} – {notes.title}"
    words = w.say("desk.n_words", n=w.integer(310, 520))
    return program(
        w,
        name,
        desk,
        icon="text_file",
        menus=standard_menus(w),
        tools=_tools(w, size),
        status=status_bar(w, [f"{w.say('page')} 1/2", words], [w.percent(100)]),
    )


def _tools(w: Writer, size: float) -> Node:
    """The style, typeface and size, and icons before and after them."""
    boxes = [
        _box(w, w.say("normal_text"), 130),
        _box(w, w.body, 130),
        _box(w, str(round(size)), 44),
    ]
    return toolbar(w, *_BEFORE.split(), *boxes, *_AFTER.split())


def _box(w: Writer, caption: str, width: float) -> Node:
    theme = w.theme
    return row(
        label(w, caption, 12, limit=1, grow=1),
        pad=pad(8, 4),
        width=width,
        fill=theme.card,
        border=theme.line,
        radius=3,
    )


def _head(w: Writer, topic: str, people: list[str], size: float) -> list[Node]:
    start = 30 * w.integer(17, 38)
    away, rooms = w.person(), choices(w, "rooms")
    room = w.pick(rooms)  # the last one is no place
    facts = (
        (w.say("date"), f"{w.long_date(w.today)}, {times(w, start, start + 15 * w.integer(4, 9))}"),
        (say(w, "place"), room if room == rooms[-1] else f"{room}, {w.city()}"),
        (say(w, "chair"), people[0]),
        (say(w, "keeper"), people[1]),
        (say(w, "attendees"), ", ".join(people)),
        (say(w, "apologies"), away),
    )
    lines: list[Node] = [
        text(w, say(w, "minutes_of"), size - 1, "#5b6470", spacing=1),
        title(w, topic, size + 10),
        space(4),
    ]
    for caption, words in facts:
        lines.append(
            row(
                column(text(w, caption, size - 1, "#5b6470"), width=168),
                text(w, words, size - 1, "#1f2328", grow=1),
                align="start",
                gap=8,
            )
        )
    return [*lines, space(4), column(height=1, fill="#c9ced4")]


def _heading(w: Writer, words: str, size: float) -> Node:
    return column(title(w, words, size + 2.5, "#1f2328"), pad=Pad(5, 0, 0, 0))


def _points(w: Writer, parts: tuple[tuple[str, ...], ...], size: float) -> list[Node]:
    topics = choices(w, "topics")
    listed = w.chance(0.5)
    found: list[Node] = []
    if listed:
        found.append(_heading(w, w.say("agenda_label"), size))
        found.append(bullets(w, topics, "1.", gap=2, size=size, color="#1f2328", styles=()))
    align = w.pick(("left", "left", "justify"))
    blank = w.chance(0.4)
    for number, (topic, sentences) in enumerate(zip(topics[1:], parts, strict=False), 1):
        found.append(_heading(w, topic if listed else f"{number}. {topic}", size))
        found.append(prose(w, sentences, size, "#1f2328", styles=_STYLES, align=align))
        if blank:
            found.append(prose(w, "", size, "#1f2328", styles=(), leading=1.2))
    return found


def _decisions(w: Writer, size: float) -> list[Node]:
    made = some(w, "decision_list", w.integer(2, 4))
    return [
        _heading(w, say(w, "decisions"), size),
        bullets(w, made, w.pick(("•", "–")), size=size, color="#1f2328", styles=_STYLES),
    ]


def _actions(w: Writer, people: list[str], size: float) -> list[Node]:
    heads = ("", say(w, "task"), say(w, "who"), say(w, "until"))
    rows: list[tuple[Node, ...]] = [
        tuple(text(w, head, size - 1.5, "#1f2328", bold=True, leading=1.25) for head in heads)
    ]
    days = sorted(w.sample(range(2, 40), 4))
    for number, (task, ahead) in enumerate(zip(some(w, "action_list", 4), days, strict=True), 1):
        words = (str(number), task, w.pick(people), w.short_date(w.day(ahead, ahead)))
        rows.append(tuple(text(w, word, size - 1.5, "#1f2328", leading=1.25) for word in words))
    table = Table(
        (Column(34), Column(grow=1), Column(160), Column(112)),
        tuple(rows),
        pad=Pad(5, 7, 5, 7),
        line="#c9ced4",
        rules="#c9ced4",
        head="#eef0f3",
    )
    later = w.long_date(w.day(14, 30))
    return [
        _heading(w, say(w, "actions"), size),
        column(column(height=1, fill="#c9ced4"), table),
        space(2),
        panes(
            text(
                w,
                w.colon(say(w, "next_meeting"), f"{later}, {w.clock(30 * w.integer(18, 36))}"),
                size,
                "#1f2328",
            ),
            push(),
        ),
    ]
