"""A page of teletext on a television: number and clock at the top, a high heading on a coloured
band, coloured text on black, four coloured links at the foot."""

from __future__ import annotations

import re
import textwrap

from pointerbench.flow.nodes import Group, Node, Paragraph, Span
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_WHITE, _YELLOW, _CYAN, _GREEN = "#ffffff", "#ffff00", "#00ffff", "#00ff00"
_RED, _MAGENTA, _BLUE, _BLACK = "#ff3030", "#ff60ff", "#0000c0", "#000000"
_SIZE, _LEADING, _GAP = 25.5, 1.2, 12
_WIDTH, _ROOM = 892, 560  # of the text below the band
_NAMES = ("SEETEXT", "PRISMA", "TELENOVA", "KANAL 4", "ORBIT TEXT")


def build(w: Writer) -> Node:
    kind = w.pick((_story, _story, _index, _weather))
    number = w.integer(101, 189) if kind is not _weather else w.integer(401, 418)
    name = w.pick(_NAMES)
    body = column(*kind(w, number), gap=_GAP, grow=1, clip=True)
    return column(
        _head(w, number, name),
        body,
        _links(w),
        pad=pad(66, 26),
        gap=10,
        grow=1,
        fill=_BLACK,
    )


def _line(w: Writer, text: str, color: str, size: float = _SIZE, role: str = "text") -> Paragraph:
    face = w.mono_face(size, bold=True)
    return Paragraph((Span(text),), face, color, leading=_LEADING, role=role)


def _prose(w: Writer, text: str, color: str) -> Paragraph:
    return _line(w, text, color, role="prose")


def _height(w: Writer, text: str, size: float = _SIZE, width: float = _WIDTH) -> float:
    """How much of the screen the text takes, with the gap below it."""
    advance = round(size) * (0.5 if w.mono == "Inconsolata" else 0.605)
    lines = textwrap.wrap(text, int(width / advance))
    return len(lines) * round(size + 0.5) * _LEADING + _GAP


def _fitting(w: Writer, texts: list[str], room: float, width: float = _WIDTH) -> list[str]:
    """As many of the texts as the screen has room for: nothing scrolls on a television."""
    found = []
    for text in texts:
        room -= _height(w, text, width=width)
        if room < 0:
            break
        found.append(text)
    return found


def _head(w: Writer, number: int, name: str) -> Group:
    day = w.weekday(w.today)[: 2 if w.language in ("de", "nl") else 3]
    clock = f"{w.integer(6, 23):02}:{w.integer(0, 59):02}:{w.integer(0, 59):02}"
    return row(
        _line(w, f"P{number}", _WHITE),
        _line(w, name, _GREEN),
        _line(w, str(number), _WHITE),
        push(),
        _line(w, f"{day} {w.day_month(w.today)}", _WHITE),
        _line(w, clock, _YELLOW),
        gap=26,
        place="header",
    )


def _band(w: Writer, text: str, *, colors: tuple[str, str] | None = None, part: str = "") -> Group:
    """The section's name, twice as high as the text, on a coloured ground."""
    ground, ink = colors or w.pick(
        (
            (_BLUE, _YELLOW),
            (_BLUE, _WHITE),
            ("#c00000", _WHITE),
            ("#007800", _YELLOW),
            (_YELLOW, _BLUE),
        )
    )
    nodes: list[Node] = [_line(w, text, ink, 47, "title"), push()]
    if part:
        nodes.append(_line(w, part, ink))
    return row(*nodes, pad=pad(12, 1), fill=ground)


def _story(w: Writer, number: int) -> list[Node]:
    """As many paragraphs as there is room for; the rest is on the next part of the page."""
    register = w.pick(("news", "press", "magazine"))
    passage = w.passage(register)
    ink, other = w.pick(((_WHITE, _CYAN), (_CYAN, _WHITE), (_WHITE, _GREEN)))
    room = _ROOM - _height(w, passage.title, _SIZE * 1.12)
    lead = passage.lead if passage.lead and w.chance(0.7) else ""
    texts = [lead] if lead else []
    for sentences in passage.paragraphs:
        texts += [" ".join(sentences[at : at + 2]) for at in range(0, len(sentences), 2)]
    shown = _fitting(w, texts, room)
    if len(shown) < len(texts):
        first = re.split(r"(?<=[.!?]) (?=[A-ZÀ-Ý«„¿¡\"“])", texts[len(shown)])[0]
        shown = _fitting(w, [*shown, first], room)
    parts = -(-len(texts) // max(1, len(shown)))
    nodes: list[Node] = [
        _band(w, w.say("news" if register == "news" else "code.tt_report"), part=f"1/{parts}"),
        _line(w, passage.title, _YELLOW, _SIZE * 1.12, "title"),
    ]
    for place, text in enumerate(shown):
        color = _GREEN if _GREEN not in (ink, other) else _MAGENTA
        own = color if lead and not place else (ink, other)[place % 2]
        nodes.append(_prose(w, text, own))
    return nodes


def _index(w: Writer, number: int) -> list[Node]:
    """Headlines, each with the number of its page."""
    nodes: list[Node] = [_band(w, w.say("code.tt_overview"))]
    page = number + 1
    for place, text in enumerate(_fitting(w, w.lines("headlines", 12), _ROOM, _WIDTH - 90)):
        color = (_WHITE, _CYAN)[place % 2] if place else _YELLOW
        nodes.append(_entry(w, text, color, page))
        page += w.integer(1, 2)
    return nodes


def _entry(w: Writer, text: str, color: str, page: int) -> Group:
    face = w.mono_face(_SIZE, bold=True)
    line = Paragraph((Span(text),), face, color, leading=_LEADING, role="prose", grow=1)
    return row(line, _line(w, str(page), _YELLOW), gap=30, place="headline")


def _weather(w: Writer, number: int) -> list[Node]:
    """The forecast in words, and where there is more about the weather."""
    passage = w.passage("weather")
    nodes: list[Node] = [
        _band(w, w.say("code.tt_weather"), colors=(_BLUE, _CYAN)),
        _line(w, passage.title, _YELLOW, _SIZE * 1.1, "title"),
    ]
    room = _ROOM - _height(w, passage.title, _SIZE * 1.1)
    texts = [" ".join(sentences) for sentences in passage.paragraphs]
    shown = _fitting(w, texts, room)
    for text, color in zip(shown, (_WHITE, _CYAN, _GREEN), strict=False):
        nodes.append(_prose(w, text, color))
        room -= _height(w, text)
    more = [w.say(f"code.tt_link_{link}") for link in w.sample(range(1, 11), 8)]
    page, rows = number, []
    for place, text in enumerate(more[: int((room + _GAP) / (26 * _LEADING))]):
        page += w.integer(1, 3)
        rows.append(_entry(w, text, (_WHITE, _CYAN)[place % 2], page))
    return [*nodes, column(*rows)]


def _links(w: Writer) -> Group:
    """The four links that the coloured keys of the remote control follow."""
    keys = w.sample(("news", "sport", "code.tt_weather", "culture", "travel", "code.tt_tv"), 4)
    cells = [
        column(_line(w, w.say(key), color, 23, "label"), hit=True)
        for key, color in zip(keys, (_RED, _GREEN, _YELLOW, _CYAN), strict=True)
    ]
    return row(*cells, justify="between", place="footer")
