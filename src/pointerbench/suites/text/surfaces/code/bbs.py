"""A bulletin board system of the nineties in 80 columns: a menu, a message, or a list of files,
bright colours on black or blue."""

from __future__ import annotations

import datetime as dt
import re
import textwrap
from collections.abc import Iterable

from pointerbench.flow.nodes import Node, Span
from pointerbench.suites.text.kit.texts import code_line
from pointerbench.suites.text.surfaces.code.parts import variant
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad

_COLUMNS, _LINES = 78, 23
_SENTENCE_END = re.compile(r"(?<=[^\W\d]{2})[.!?](?= )")
# name: ink, bright ink, heading, accent, second accent, ground
_PALETTES = (
    ("#aaaaaa", "#ffffff", "#ffff55", "#55ffff", "#ff55ff", "#000000"),
    ("#c8c8c8", "#ffffff", "#ffff55", "#55ff55", "#55ffff", "#0000a8"),
    ("#aaaaaa", "#ffffff", "#55ff55", "#ffff55", "#ff5555", "#000000"),
    ("#ffb000", "#ffd060", "#ffe0a0", "#ffc840", "#ff9a00", "#160d00"),
    ("#33dd55", "#aaffbb", "#ddffdd", "#77ff99", "#55cc77", "#001205"),
)
_NAMES = ("THE LANTERN ROOM", "NORTH PIER BBS", "SALTMARSH", "COPPER KETTLE", "NIGHT TRAIN")
# Files, and the numbers of their descriptions.
_FILES = {"LABELS": 1, "MOONCALC": 2, "RECIPES": 3, "ZIPPER": 4, "TENFING": 5, "CHESS21": 6,
          "LEDGER": 7, "FONTS16": 8, "TIDES95": 9, "SONGS4": 10, "GARDEN": 11, "DIARY3": 12,
          "STARMAP": 13, "CITYMAPS": 14}  # fmt: skip
_MENU = (
    ("R", "read"), ("P", "post"), ("F", "files"), ("U", "upload"), ("D", "download"),
    ("C", "chat"), ("L", "users"), ("B", "bulletins"), ("V", "vote"), ("G", "games"),
    ("Y", "yours"), ("O", "oneliners"), ("H", "help"), ("X", "logoff"),
)  # fmt: skip


class _Screen:
    """Lines of at most 80 characters, one below another."""

    def __init__(self, w: Writer) -> None:
        self.w = w
        self.ink, self.bright, self.head, self.accent, self.second, self.ground = w.pick(_PALETTES)
        # The columns are as wide as the screen: narrow letters are set larger.
        self.size, self.leading = (25, 1.12) if w.mono == "Inconsolata" else (21, 1.34)
        self.mark = w.pick(("=", "-", "~", "*"))
        self.lines: list[Node] = []

    def add(self, *spans: Span | str, role: str = "text") -> None:
        parts = tuple(Span(span) if isinstance(span, str) else span for span in spans)
        self.lines.append(
            code_line(self.w, parts, self.size, color=self.ink, role=role, leading=self.leading)
        )

    def rule(self) -> None:
        self.add(Span(self.mark * _COLUMNS, color=self.second))

    def title(self, text: str) -> None:
        self.add(Span(text.center(_COLUMNS).rstrip(), color=self.head, bold=True), role="title")

    def blank(self) -> None:
        self.lines.append(code_line(self.w, "", self.size, leading=self.leading, role="prose"))

    def prose(self, texts: Iterable[str], color: str = "") -> None:
        for text in texts:
            for line in textwrap.wrap(text, _COLUMNS - 4):
                self.add(Span(f"  {line}", color=color), role="prose")


def build(w: Writer) -> Node:
    screen = _Screen(w)
    name, minutes = w.pick(_NAMES), w.integer(12, 55)
    w.pick((_menu, _message, _message, _files))(screen, name)
    prompt = w.say("code.bbs_prompt", name=name, n=minutes)
    lines = screen.lines[:_LINES]
    screen.lines = []
    screen.blank()
    screen.add(Span(prompt, color=screen.accent), " _")
    sheet = column(*lines, *screen.lines, width=984, height=736, clip=True, place="terminal")
    return column(sheet, align="center", pad=pad(0, 18), grow=1, fill=screen.ground)


def _date(w: Writer, low: int = -30) -> dt.date:
    """A day of the time when people still dialled in."""
    day = w.day(low, -1)
    return day.replace(year=1994 + day.year % 4, day=min(day.day, 28))


def _head(screen: _Screen, text: str) -> None:
    screen.rule()
    screen.title(text)
    screen.rule()


def _menu(screen: _Screen, name: str) -> None:
    """The main menu in two columns, above it the greeting and the last visit."""
    w = screen.w
    _head(screen, f"{name}  *  {w.city()}  *  Node {w.integer(1, 4)}  *  28800 bps")
    caller, *writers = (name.split()[0] for name in w.people(4))
    calls = w.number(w.integer(11000, 98000))
    screen.prose([variant(w, "bbs_hello", name=caller, day=w.long_date(_date(w)))])
    screen.prose([variant(w, "bbs_calls", n=calls, m=w.integer(2, 19))])
    screen.blank()
    screen.add(
        Span(f"  {w.say('code.bbs_menu').upper()}", color=screen.head, bold=True), role="title"
    )
    half = len(_MENU) // 2
    for left, right in zip(_MENU[:half], _MENU[half:], strict=True):
        spans: list[Span] = []
        for key, item in (left, right):
            text = w.say(f"code.bbs_{item}")
            spans += [Span("  ["), Span(key, color=screen.bright, bold=True), Span("] ")]
            spans.append(Span(f"{text:<33}", color=screen.accent))
        screen.add(*spans)
    screen.blank()
    screen.rule()
    screen.add(Span(f"  {w.colon(w.say('code.bbs_oneliners'))}", color=screen.head))
    room = _LINES - 1 - len(screen.lines)
    said = [text for text in map(_first_sentence, w.lines("posts", 8)) if len(text) < _COLUMNS - 16]
    for who, text in zip(writers, said[:room], strict=False):
        screen.add(Span(f"  {who:<12}  ", color=screen.second), text, role="prose")
    screen.rule()


def _first_sentence(text: str) -> str:
    stops = [match.end() for match in _SENTENCE_END.finditer(text)]
    return text[: stops[0]] if stops else text


def _message(screen: _Screen, name: str) -> None:
    """A message of a conference: a letter, or quoted lines in another colour and the answers."""
    w = screen.w
    talk = w.chance(0.6)
    passage = w.passage("forum" if talk else "personal")
    number, people = w.integer(210, 4800), w.people(4)
    _head(screen, f"{name}  -  {w.say('code.bbs_conference')} {w.integer(2, 14)}")
    day = w.long_date(_date(w))
    facts = (
        ("date", f"{day}, {w.integer(7, 23):02}:{w.integer(0, 59):02}"),
        ("from_", people[0]),
        ("to", people[1]),
        ("subject", passage.title),
    )
    for key, value in facts:
        caption = f"  {w.colon(w.say(key))}"
        screen.add(Span(f"{caption:<14}", color=screen.second), Span(value, color=screen.bright))
    screen.rule()
    parts = list(passage.paragraphs)
    if talk:
        initials = "".join(part[0] for part in people[1].split())
        for line in textwrap.wrap(" ".join(parts.pop(0)), _COLUMNS - 8):
            screen.add(Span(f"  {initials}> {line}", color=screen.accent), role="prose")
        screen.blank()
    writers = (people[0], people[2], people[3])
    for place, sentences in enumerate(parts):
        screen.prose([" ".join(sentences)])
        if talk:
            sign = f"  --- {writers[place % 3]}, #{number + place}"
            screen.add(Span(sign, color=screen.second))
        screen.blank()
    if not talk:
        screen.add(Span(f"  --- {people[0]}, #{number}", color=screen.second))


def _files(screen: _Screen, name: str) -> None:
    """A list of files with sizes, dates and descriptions."""
    w = screen.w
    _head(screen, f"{name}  -  {w.colon(w.say('code.bbs_files'), w.say('code.bbs_area'))}")
    for file, number in sorted(_FILES.items()):
        text = w.say(f"code.bbs_file_{number}")
        kind = w.pick(("ZIP", "ZIP", "ARJ", "LZH", "TXT"))
        size = f"{w.integer(4, 980)}K"
        day = _date(w, -900)
        when = f"{day.day:02}-{day.month:02}-{day.year % 100}"
        spans = (Span(f" {f'{file}.{kind}':<13}", color=screen.bright),
                 Span(f"{size:>5}  ", color=screen.accent),
                 Span(f"{when}  ", color=screen.second), Span(text[:47]))  # fmt: skip
        screen.add(*spans, role="prose")
    screen.rule()
    marked = variant(w, "bbs_marked", n=w.integer(2, 6), m=w.integer(80, 900))
    screen.prose([marked], screen.head)
