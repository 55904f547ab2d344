"""A page of teletext on a television: number and clock at the top, a high heading on a coloured
band, coloured text on black, four coloured links at the foot."""

from __future__ import annotations

from dataclasses import replace

from pointerbench.flow.nodes import Face, Group, Node, Paragraph, Span
from pointerbench.language.phrases import calendar
from pointerbench.suites.text.kit.boxes import column, pad, push, row
from pointerbench.suites.text.writer import Writer

_WHITE, _YELLOW, _CYAN, _GREEN = "#ffffff", "#ffff00", "#00ffff", "#00ff00"
_RED, _MAGENTA, _BLUE, _BLACK = "#ff3030", "#ff60ff", "#0000c0", "#000000"
_SIZE = 25.5
_NAMES = ("SEETEXT", "PRISMA", "TELENOVA", "KANAL 4", "ORBIT TEXT")


def build(w: Writer) -> Node:
    kind = w.pick((_story, _story, _index, _weather))
    number = w.integer(101, 189) if kind is not _weather else w.integer(401, 418)
    name = w.pick(_NAMES)
    body = column(*kind(w, number), gap=12, grow=1, clip=True)
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
    return Paragraph((Span(text),), Face(w.mono, size, bold=True), color, leading=1.2, role=role)


def _prose(w: Writer, text: str, color: str) -> Paragraph:
    return _line(w, text, color, role="prose")


def _head(w: Writer, number: int, name: str) -> Group:
    day = calendar("weekdays", w.language)[w.today.weekday()][:2]
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


def _band(w: Writer, text: str, *, colors: tuple[str, str] | None = None) -> Group:
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
    return column(_line(w, text, ink, 47, "title"), pad=pad(12, 1), fill=ground)


def _story(w: Writer, number: int) -> list[Node]:
    register = w.pick(("news", "press", "magazine"))
    passage = w.passage(register)
    ink, other = w.pick(((_WHITE, _CYAN), (_CYAN, _WHITE), (_WHITE, _GREEN)))
    nodes: list[Node] = [
        _band(w, w.say("news" if register == "news" else "code.tt_report")),
        _line(w, passage.title, _YELLOW, _SIZE * 1.12, "title"),
    ]
    if passage.lead:
        nodes.append(_prose(w, passage.lead, _GREEN if other != _GREEN else _CYAN))
    for place, sentences in enumerate(passage.paragraphs):
        for start in range(0, len(sentences), 2):
            text = " ".join(sentences[start : start + 2])
            nodes.append(_prose(w, text, (ink, other)[(place + start // 2) % 2]))
    return nodes


def _index(w: Writer, number: int) -> list[Node]:
    """Headlines, each with the number of its page."""
    nodes: list[Node] = [_band(w, w.say("code.tt_overview"))]
    page = number + 1
    for place, text in enumerate(w.lines("headlines", 12)):
        color = (_WHITE, _CYAN)[place % 2] if place else _YELLOW
        line = Paragraph(
            (Span(text),), Face(w.mono, _SIZE, bold=True), color, leading=1.2, role="prose", grow=1
        )
        nodes.append(row(line, _line(w, str(page), _YELLOW), gap=30, place="headline"))
        page += w.integer(1, 2)
    return nodes


def _weather(w: Writer, number: int) -> list[Node]:
    """The forecast in words, and the temperatures of some towns."""
    passage = w.passage("weather")
    nodes: list[Node] = [
        _band(w, w.say("code.tt_weather"), colors=(_BLUE, _CYAN)),
        _line(w, passage.title, _YELLOW, _SIZE * 1.1, "title"),
    ]
    nodes += [
        _prose(w, " ".join(sentences), color)
        for sentences, color in zip(passage.paragraphs, (_WHITE, _CYAN, _GREEN), strict=False)
    ]
    skies = [w.say(f"code.tt_sky_{sky}") for sky in range(1, 6)]
    for place, city in enumerate(w.cities(8)):
        color = (_WHITE, _CYAN)[place % 2]
        cells = ((city, 380), (w.pick(skies), 400))
        shown = [replace(_line(w, text, color), width=width) for text, width in cells]
        degrees = replace(_line(w, f"{w.integer(-2, 27)}°", _YELLOW), align="right", grow=1)
        nodes.append(row(*shown, degrees, place="row"))
    return nodes


def _links(w: Writer) -> Group:
    """The four links that the coloured keys of the remote control follow."""
    keys = w.sample(("news", "sport", "code.tt_weather", "culture", "travel", "code.tt_tv"), 4)
    cells = [
        column(_line(w, w.say(key), color, 23, "label"), hit=True)
        for key, color in zip(keys, (_RED, _GREEN, _YELLOW, _CYAN), strict=True)
    ]
    return row(*cells, justify="between", place="footer")
