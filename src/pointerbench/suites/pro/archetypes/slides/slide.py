"""One slide at any size: the same drawing serves the stage, thumbnails and the sorter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from pointerbench.flow.drawings.values import mix
from pointerbench.flow.nodes import Drawing, Face, Group, Node, Pad, Paragraph, Span, Spot
from pointerbench.suites.pro.archetypes.figures import chart, framed
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import at, column, free, pad, row

Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Sheet:
    """How a slide is drawn: its width in pixels, the colours and faces of its deck, and whether
    its parts may be asked for. ``chosen`` is the part that is selected."""

    width: float
    ground: str
    ink: str
    accent: str
    second: str
    face: str
    head: str
    asked: bool = False
    chosen: str = ""

    @property
    def height(self) -> float:
        return round(self.width * 9 / 16)

    def px(self, points: float) -> float:
        """Points of a slide 960 points wide in pixels."""
        return points * self.width / 960


def sheet_of(deck: Entry, width: float, **more: Any) -> Sheet:
    ground, ink, accent, second = deck["colors"]
    return Sheet(width, ground, ink, accent, second, deck["faces"][0], deck["faces"][1], **more)


def slide(d: Desk, entry: Entry, sheet: Sheet) -> Group:
    """The slide by its ``kind``: title, section, bullets, picture, chart, table, cards, quote."""
    parts = _KINDS[entry["kind"]](d, entry, sheet)
    dark = entry["kind"] in ("title", "section")
    fill = mix(sheet.accent, "#000000", 0.35) if dark else sheet.ground
    band = Group(fill=sheet.accent if not dark else sheet.second)
    return free(
        at(band, Spot(0, 0, 1, 0.018) if not dark else Spot(0.08, 0.7, 0.14, 0.012)),
        *parts, fill=fill, width=sheet.width, height=sheet.height, grow=0,
    )  # fmt: skip


def _text(
    sheet: Sheet, text: str, points: float, color: str = "", *, bold: bool = False,
    head: bool = False, **looks: Any,
) -> Paragraph:  # fmt: skip
    face = Face(sheet.head if head else sheet.face, max(3, sheet.px(points)), bold, whole=True)
    own: dict[str, Any] = {"leading": 1.22, "limit": 3, **looks}
    return Paragraph((Span(text),), face, color or sheet.ink, **own)


def _part(
    d: Desk, node: Node, spot: Spot, sheet: Sheet, key: str, kind: str = "other",
    does: Sequence[str] = (), text: str = "",
) -> Group:  # fmt: skip
    """A placeholder of the slide; the chosen one has handles."""
    body = column(node, grow=1) if not isinstance(node, Group) else node
    if sheet.asked and sheet.chosen == key:
        body = framed(body)
    if not sheet.asked:
        return at(body, spot)
    words = does or d.content("slide_words").get(key, ())
    return at(d.mark(body, kind, words, words=(text,) if text else ()), spot)


def _title(d: Desk, entry: Entry, sheet: Sheet) -> Group:
    node = column(
        _text(sheet, entry["title"], 34, bold=True, head=True, limit=1), justify="center", grow=1
    )
    return _part(d, node, Spot(0.06, 0.06, 0.88, 0.14), sheet, "title", "text", text=entry["title"])


def _items(d: Desk, entry: Entry, sheet: Sheet, points: float = 21) -> list[Node]:
    lines: list[Node] = []
    for one in entry["items"]:
        table = {"text": one} if isinstance(one, str) else one
        words = _text(sheet, table["text"], points, hang=sheet.px(20), marker="•")
        line = column(words, pad=pad(0, sheet.px(5)))
        does = table.get("does", ())
        lines.append(
            d.mark(line, "text", does, words=(table["text"],)) if sheet.asked else line
        )  # fmt: skip
    return lines


def _cover(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    big = _text(sheet, entry["title"], 52, "#ffffff", bold=True, head=True)
    sub = _text(sheet, entry["sub"], 22, mix("#ffffff", sheet.second, 0.25))
    return [
        _part(d, big, Spot(0.08, 0.3, 0.8, 0.34), sheet, "title", "text", text=entry["title"]),
        _part(d, sub, Spot(0.08, 0.75, 0.8, 0.12), sheet, "subtitle", "text", text=entry["sub"]),
    ]


def _bullets(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    body = column(*_items(d, entry, sheet), gap=sheet.px(6))
    return [_title(d, entry, sheet), at(body, Spot(0.07, 0.25, 0.86, 0.66))]


def _picture(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    body = column(*_items(d, entry, sheet, 19), gap=sheet.px(4))
    drawn = Drawing(
        entry.get("drawing", "photo"), 10, None, (), tuple(map(float, entry["data"])), grow=1
    )
    return [
        _title(d, entry, sheet),
        at(body, Spot(0.06, 0.25, 0.42, 0.66)),
        _part(d, column(drawn, clip=True), Spot(0.54, 0.26, 0.4, 0.54), sheet, "picture",
              does=entry.get("does", ())),
    ]  # fmt: skip


def _chart(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    data = {"names": entry["names"], "values": entry["values"]}
    spot = Spot(0.06, 0.23, 0.58, 0.69)
    if sheet.asked:
        words = d.content("slide_words")
        data |= {"bar": words["bar"], "caption": words["caption"], "title": entry["caption"],
                 "colors": [sheet.accent]}  # fmt: skip
        body: Node = at(chart(d, data), spot)
    else:
        drawn = Drawing(
            "bars", 10, None, (sheet.accent,), tuple(map(float, entry["values"])), grow=1
        )
        body = at(column(drawn, pad=pad(sheet.px(20))), spot)
    side = column(*_items(d, entry, sheet, 17), gap=sheet.px(4))
    return [_title(d, entry, sheet), body, at(side, Spot(0.67, 0.27, 0.28, 0.62))]


def _cards(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    nodes: list[Node] = [_title(d, entry, sheet)]
    count = len(entry["cards"])
    for place, one in enumerate(entry["cards"]):
        figure, label = one["figure"], one["label"]
        card = column(
            _text(sheet, figure, 40, sheet.accent, bold=True, head=True, align="center", limit=1),
            _text(sheet, label, 17, align="center"),
            gap=sheet.px(8), justify="center", grow=1, pad=pad(sheet.px(14)),
            fill=mix(sheet.ground, sheet.accent, 0.1), border=sheet.accent, edges="t",
            thickness=max(1, sheet.px(4)),
        )  # fmt: skip
        spot = Spot(0.06 + 0.9 * place / count, 0.3, 0.9 / count - 0.03, 0.46)
        nodes.append(
            _part(d, card, spot, sheet, f"card{place}", does=one.get("does", ()), text=figure)
        )
    return nodes


def _table(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    places = [(r, c) for r in range(1, len(entry["rows"])) for c in range(1, len(entry["rows"][0]))]
    chosen = set(d.sample(places, 3)) if sheet.asked else set()
    lines: list[Node] = []
    for number, cells in enumerate(entry["rows"]):
        nodes: list[Node] = []
        for place, text in enumerate(cells):
            ink = "#ffffff" if not number else sheet.ink
            shades = (mix(sheet.ground, sheet.accent, 0.08), mix(sheet.ground, sheet.accent, 0.16))
            fill = sheet.accent if not number else shades[number % 2]
            cell = row(
                _text(sheet, text, 17, ink, bold=not number, limit=1, grow=1),
                pad=pad(sheet.px(10), sheet.px(7)), fill=fill, grow=1.5 if not place else 1,
                border=sheet.ground, edges="br",
            )  # fmt: skip
            does: tuple[str, ...] = ()
            if (number, place) in chosen:
                head = entry["rows"][0][place].lower()
                does = tuple(
                    one.format(row=cells[0], head=head) for one in d.content("slide_words")["cell"]
                )
            nodes.append(d.mark(cell, "other", does) if sheet.asked else cell)
        lines.append(row(*nodes, align="stretch"))
    return [_title(d, entry, sheet), at(column(*lines), Spot(0.06, 0.27, 0.88, 0.6))]


def _quote(d: Desk, entry: Entry, sheet: Sheet) -> list[Node]:
    words = _text(
        sheet, f"“{entry['title']}”", 34, sheet.accent, head=True, align="center", limit=4
    )
    who = _text(sheet, entry["who"], 18, align="center")
    return [
        _part(d, words, Spot(0.12, 0.26, 0.76, 0.4), sheet, "title", "text", text=entry["title"]),
        _part(d, who, Spot(0.3, 0.72, 0.4, 0.1), sheet, "subtitle", "text", text=entry["who"]),
    ]


_KINDS: dict[str, Callable[[Desk, Entry, Sheet], list[Node]]] = {
    "title": _cover,
    "section": _cover,
    "bullets": _bullets,
    "picture": _picture,
    "chart": _chart,
    "cards": _cards,
    "table": _table,
    "quote": _quote,
}


def thumbnail(d: Desk, deck: Entry, place: int, width: float, *, on: bool) -> Group:
    """A slide in small with a frame, as an element; the one on the stage is not asked for."""
    entry = deck["slides"][place]
    small = slide(d, entry, sheet_of(deck, width))
    color = d.look.theme.accent if on else d.look.theme.line
    frame = column(small, pad=Pad(2, 2, 2, 2), border=color, thickness=2 if on else 1, hugs=True)
    about = entry.get("about", "")
    does = tuple(one.format(about=about) for one in d.content("thumb")["does"]) if about else ()
    return d.mark(frame, "other", () if on else does)
