"""A bulletin board system of the nineties in 80 columns: a menu, a message, or a list of files,
bright colours on black or blue."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from pointerbench.flow.nodes import Node, Span
from pointerbench.suites.text.kit.boxes import column, pad
from pointerbench.suites.text.kit.texts import code_line
from pointerbench.suites.text.writer import Writer

_COLUMNS = 78
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
        # Eighty columns are as wide as the screen: narrow letters are set larger.
        self.size, self.leading = (24.4, 1.14) if w.mono == "Inconsolata" else (20.5, 1.36)
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
    screen.blank()
    screen.add(Span(prompt, color=screen.accent), " _")
    lines = screen.lines[:23] + screen.lines[-2:] if len(screen.lines) > 25 else screen.lines
    sheet = column(*lines, width=984, height=720, clip=True, place="terminal")
    return column(sheet, align="center", justify="center", pad=pad(0, 14), grow=1,
                  fill=screen.ground)  # fmt: skip


def _head(screen: _Screen, text: str) -> None:
    screen.rule()
    screen.title(text)
    screen.rule()


def _menu(screen: _Screen, name: str) -> None:
    """The main menu in two columns, above it the greeting and the last visit."""
    w = screen.w
    _head(screen, f"{name}  *  {w.city()}  *  Node {w.integer(1, 4)}  *  28800 bps")
    screen.prose([w.say("code.bbs_hello", name=w.first_name(), day=w.long_date(w.day(-30)))])
    screen.prose([w.say("code.bbs_calls", n=w.number(w.integer(11000, 98000)), m=w.integer(2, 19))])
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
    screen.add(Span(f"  {w.say('code.bbs_oneliners')}:", color=screen.head))
    for post in w.lines("posts", 3):
        name = w.first_name()
        for line in textwrap.wrap(_first_sentence(post), _COLUMNS - 16)[:2]:
            screen.add(Span(f"  {name:<12}", color=screen.second), line, role="prose")
            name = ""
    screen.rule()


def _first_sentence(text: str) -> str:
    stops = [text.find(mark) for mark in (". ", "! ", "? ") if mark in text]
    return text[: min(stops) + 1] if stops else text


def _message(screen: _Screen, name: str) -> None:
    """A message of a conference, quoted lines in another colour."""
    w = screen.w
    passage = w.passage(w.pick(("forum", "forum", "personal")))
    number, people = w.integer(210, 4800), w.people(2)
    _head(screen, f"{name}  -  {w.say('code.bbs_conference')} {w.integer(2, 14)}")
    day = w.long_date(w.day(-40))
    facts = (
        ("date", f"{day}, {w.integer(7, 23):02}:{w.integer(0, 59):02}"),
        ("from_", people[0]),
        ("to", people[1]),
        ("subject", passage.title),
    )
    for key, value in facts:
        caption = f"  {w.say(key)}:"
        screen.add(Span(f"{caption:<14}", color=screen.second), Span(value, color=screen.bright))
    screen.rule()
    quoted = passage.paragraphs[0]
    initials = "".join(part[0] for part in people[1].split())
    for line in textwrap.wrap(" ".join(quoted), _COLUMNS - 8):
        screen.add(Span(f"  {initials}> {line}", color=screen.accent), role="prose")
    screen.blank()
    for sentences in passage.paragraphs[1:]:
        screen.prose([" ".join(sentences)])
        screen.blank()
    screen.add(Span(f"  --- {people[0]}, #{number}", color=screen.second))


def _files(screen: _Screen, name: str) -> None:
    """A list of files with sizes, dates and descriptions."""
    w = screen.w
    _head(screen, f"{name}  -  {w.say('code.bbs_files')}: {w.say('code.bbs_area')}")
    for file, number in sorted(_FILES.items()):
        text = w.say(f"code.bbs_file_{number}")
        kind = w.pick(("ZIP", "ZIP", "ARJ", "LZH", "TXT"))
        size = f"{w.integer(4, 980)}K"
        day = w.day(-2500, -100)
        when = f"{day.day:02}-{day.month:02}-{90 + day.day % 7}"
        spans = (Span(f" {f'{file}.{kind}':<13}", color=screen.bright),
                 Span(f"{size:>5}  ", color=screen.accent),
                 Span(f"{when}  ", color=screen.second), Span(text[:47]))  # fmt: skip
        screen.add(*spans, role="prose")
    screen.rule()
    screen.prose([w.say("code.bbs_marked", n=w.integer(2, 6), m=w.integer(80, 900))], screen.head)
