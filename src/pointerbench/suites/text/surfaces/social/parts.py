"""What several of these screens share: brands, speakers, lists in labels, times, small blocks."""

from __future__ import annotations

import re
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Span
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.people import nick, stable
from pointerbench.suites.text.kit.texts import label, muted, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

BRANDS: dict[str, tuple[str, ...]] = {
    "mail": ("Plume", "Corvina", "Postly", "Envela", "Kitemail", "Paloma", "Brevio"),
    "chat": ("Murmur", "Palaver", "Tolka", "Wavelet", "Loopa", "Chirra"),
    "team": ("Quorra", "Benchly", "Trellis", "Commonroom", "Tandem", "Rondo"),
    "call": ("Meetable", "Viso", "Roundtable", "Facet", "Camera Obscura"),
    "social": ("Orbita", "Nidus", "Fernpost", "Plaza", "Lumen", "Agora"),
    "answers": ("Querra", "Codewell", "Askstack", "Hexbench", "Riddle"),
    "app": (
        *("Kivo", "Norda", "Tally", "Oskar", "Pling", "Remo", "Saldo", "Wicket", "Yaro"),
        *("Hearth", "Mosaik", "Fennel", "Brume", "Otto"),
    ),
    "photo": ("Lumen & Co", "Prisma", "Halide", "Framely", "Argento"),
    "support": ("Brightwell", "Norrland", "Vidago", "Tessera", "Halloway"),
}


# Colours of what stands where others have a photograph.
_FIELDS = ("#2f5d50", "#4a3a7a", "#1f5a86", "#8a5a12", "#7a2f57", "#3f4a5c", "#5b6b2f", "#8a3b1e")

_WHEN = re.compile(r"\b20\d\d\b|\d:\d\d|\d\d h \d\d")


def brand(w: Writer, kind: str) -> str:
    return w.pick(BRANDS[kind])


def words(w: Writer, key: str, count: int | None = None) -> list[str]:
    """A label that is a list: all of it in its order, or so many by chance."""
    known = w.say(f"social.{key}").split("; ")
    return known if count is None else w.sample(known, count)


def timeless(w: Writer, register: str, count: int) -> list[tuple[str, ...]]:
    """Entries that name no day or hour, which might not fit the page's; others if need be."""
    found: list[tuple[str, ...]] = []
    timed: list[tuple[str, ...]] = []
    while len(found) < count and w.left(register):
        entry = w.entry(register)
        (timed if _WHEN.search(" ".join(entry)) else found).append(entry)
    return [*found, *timed][:count]


def turns(passage: Passage) -> list[tuple[str, str]]:
    """A conversation's lines, each with the letter of its speaker."""
    return [(line[0], line[2:].lstrip()) for line in passage.sentences]


def rising(w: Writer, count: int, start: int, step: int = 4) -> list[int]:
    """Minutes of the day, each a little later than the one before."""
    times = [start]
    for _ in range(count - 1):
        times.append(times[-1] + w.integer(0, step))
    return times


def ago(w: Writer, minutes: int) -> str:
    """How long something is past: '5 min ago', '3 days ago'."""
    if minutes < 100:
        return w.say("social.ago_min", n=minutes)
    if minutes < 24 * 60:
        return w.say("social.ago_h", n=max(2, minutes // 60))
    if minutes < 48 * 60:
        return w.say("yesterday").lower()
    return w.say("social.ago_d", n=minutes // 1440)


def agos(w: Writer, count: int, low: int = 4, high: int = 9000) -> list[str]:
    """Several, from the newest to the oldest."""
    return [ago(w, minutes) for minutes in sorted(w.integer(low, high) for _ in range(count))]


def badge(w: Writer, size: float) -> Group:
    """A group's sign, where it has no photograph."""
    mark = Drawing("logo", size * 0.6, size * 0.6, ("#ffffff",), (float(w.integer(0, 13)),))
    looks: dict[str, Any] = {"radius": 5, "align": "center", "justify": "center"}
    return column(mark, width=size, height=size, fill=w.pick(_FIELDS), **looks)


def cover(w: Writer, high: float) -> Group:
    """A field of colour above a page, where it has no photograph."""
    fill = w.pick(_FIELDS)
    marks = [
        Drawing("logo", high * 0.5, high * 0.5, ("#ffffff",), (float(number),))
        for number in w.sample(range(14), 1)
    ]
    return row(push(), *marks, height=high, pad=pad(28, high * 0.25), fill=fill)


def writers(w: Writer, talk: Passage) -> list[str]:
    """User names for a thread's posts; the asker has those that the talk says."""
    users = [nick(w, person) for person in w.people(len(talk.paragraphs))]
    for number in talk.beside.get("asker", ()):
        users[int(number) - 1] = users[0]
    return users


def counted(w: Writer, icon: str, caption: str, color: str = "", size: float = 12.5) -> Group:
    """A small icon with its count or caption: likes, replies, shares."""
    color = color or w.theme.muted
    return row(Icon(icon, 16, color), label(w, caption, size, color), gap=6, hit=True, hugs=True)


def reaction(w: Writer, icon: str, count: int, *, own: bool = False) -> Group:
    """A chip under a message: an icon and how many chose it."""
    theme = w.theme
    color = theme.link if own else theme.muted
    return row(
        Icon(icon, 14, color),
        label(w, str(count), 12, color),
        gap=5,
        pad=pad(8, 2),
        radius=11,
        fill=theme.soft if own else theme.code,
        border=theme.link if own else "",
        hugs=True,
        hit=True,
    )


def file_of(w: Writer, topic: str, number: int = 0) -> str:
    """The name of a file on the topic, the first or a later one."""
    told = [ascii_word(part) for part in re.split(r"[\W_]+", topic)]
    stem = "_".join([part for part in told if len(part) > 3][:2]) or "notes"
    end = w.pick((".pdf", ".pdf", ".docx", ".xlsx"))
    return f"{stem}{f'_{number + 1}' if number else ''}{end}"


def attachment(w: Writer, name: str, **looks: Any) -> Group:
    """A file that hangs on a message."""
    own: dict[str, Any] = {"radius": 5, "border": w.theme.line, "fill": w.theme.card}
    size = w.say("social.kilobytes", n=w.number(38 + stable(name, 2800)))
    icon = "image" if name.endswith(("zip", "jpg")) else "file"
    return row(
        Icon(icon, 20, w.theme.accent),
        column(ui(w, name, 12.5, limit=1), muted(w, size, 11.5)),
        gap=10,
        pad=Pad(6, 14, 6, 10),
        **{**own, "hugs": True, **looks},
    )


def composer(w: Writer, hint: str, *icons: str, **looks: Any) -> Group:
    """The field a chat is written in, with icons around it."""
    theme = w.theme
    box = row(
        label(w, hint, 13.5, theme.faint, grow=1, limit=1),
        Icon("emoji", 18, theme.muted),
        pad=pad(14, 9),
        fill=theme.page,
        border=theme.line,
        radius=looks.pop("corner", 18),
        grow=1,
        hit=True,
    )
    left = [Icon(name, 20, theme.muted) for name in icons]
    own: dict[str, Any] = {"gap": 14, "pad": pad(16, 10), "fill": theme.bar, "place": "form"}
    return row(*left, box, Icon("send", 20, theme.accent), **{**own, **looks})


def section_title(w: Writer, caption: str, size: float = 12.5) -> Node:
    """A small heading in a side bar."""
    return ui(w, caption, size, w.theme.muted, bold=True, role="title")


def coded(w: Writer, content: str) -> list[Span]:
    """A sentence whose stretches between backticks are code."""
    spans = []
    for number, part in enumerate(content.split("`")):
        if part and number % 2:
            spans.append(Span(part, code=w.theme.code, family=w.mono, size=0.9))
        elif part:
            spans.append(Span(part))
    return spans
