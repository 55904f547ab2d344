"""A text editor while one searches: the bar to find and replace, hits marked in plain text."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Icon, Node, Paragraph, Span
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import program, standard_menus, status_bar
from pointerbench.suites.text.kit.texts import label, muted, text, ui
from pointerbench.suites.text.surfaces.desk.parts import option, slug
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row

_REGISTERS = ("fiction", "travel", "magazine", "contract", "encyclopedia", "blog", "patent")


def build(w: Writer) -> Node:
    texts = w.passages(w.pick(_REGISTERS), 2)
    parts = [part for one in texts for part in ((one.title,), *one.paragraphs)]
    lines = [" ".join(part) for part in parts]
    shown = lines[: 1 + len(texts[0].paragraphs)]
    word = _frequent(lines, shown)
    hits = sum(len(_found(word, line)) for line in lines)
    current = w.integer(1, min(3, sum(len(_found(word, line)) for line in shown)))
    sheet = _text(w, lines, word, current)
    bar = _dialog_like(w, word, hits, current) if w.chance(0.4) else _bar(w, word, hits, current)
    body = column(bar, sheet, grow=1) if w.chance(0.7) else column(sheet, bar, grow=1)
    line, at = _place(word, lines, current)
    place = f"{w.say('desk.line')} {line}, {w.say('desk.column')} {at}"
    return program(
        w,
        f"{slug(texts[0].title)}.txt - {w.pick(('Plainpad', 'Scriba', 'Kladde'))}",
        body,
        icon="text_file",
        menus=standard_menus(w, "file", "edit", "view", "format", "tools", "help"),
        status=status_bar(
            w,
            [w.say("desk.hits", n=hits)],
            [place, "UTF-8", w.pick(("LF", "CRLF")), w.percent(100)],
        ),
    )


def _frequent(lines: Sequence[str], shown: Sequence[str]) -> str:
    """The longer word of what is shown that is most frequent, and never part of another one."""
    whole = " ".join(lines).lower()
    words: list[str] = re.findall(r"[^\W\d_]{6,}", whole)
    counts, seen = Counter(words), " ".join(shown).lower()
    alone = [word for word, n in counts.items() if whole.count(word) == n and word in seen]
    best = max(alone, key=lambda word: (counts[word], len(word)))
    forms = Counter(hit[0] for line in lines for hit in _found(best, line))
    return max(forms, key=lambda form: forms[form])


def _found(word: str, line: str) -> list[re.Match[str]]:
    return list(re.finditer(re.escape(word), line, re.IGNORECASE))


def _place(word: str, lines: Sequence[str], current: int) -> tuple[int, int]:
    """Line and column of the current hit, both counted from 1; every other line is blank."""
    hits = [
        (2 * n + 1, hit.start() + 1) for n, one in enumerate(lines) for hit in _found(word, one)
    ]
    return hits[current - 1]


def _marked(w: Writer, word: str, line: str, before: int, current: int) -> list[Span]:
    """The line with its hits marked; the current one in the accent."""
    theme = w.theme
    spans, end = [], 0
    for number, hit in enumerate(_found(word, line), before + 1):
        own = number == current
        spans.append(Span(line[end : hit.start()]))
        ground = theme.accent if own else theme.mark
        spans.append(Span(hit[0], highlight=ground, color=theme.on_accent if own else ""))
        end = hit.end()
    return [span for span in (*spans, Span(line[end:])) if span.text]


def _text(w: Writer, lines: Sequence[str], word: str, current: int) -> Node:
    """Plain text with a blank line between paragraphs, numbered or not."""
    theme = w.theme
    numbered = w.chance(0.6)
    leading = w.pick((1.4, 1.5, 1.6))
    nodes: list[Node] = []
    seen = 0
    for line in lines:
        spans = _marked(w, word, line, seen, current)
        seen += len(_found(word, line))
        for content in (spans, [Span("")]):
            one = text(w, content, leading=leading, role="prose", grow=float(numbered))
            nodes.append(_numbered(w, one, len(nodes) + 1) if numbered else one)
    return column(*nodes, pad=pad(20, 16), grow=1, clip=True, fill=theme.card, place="editor")


def _numbered(w: Writer, line: Paragraph, number: int) -> Group:
    mark = label(w, str(number), 12, w.theme.faint, width=24, align="right", leading=1.9)
    return row(mark, line, gap=16, align="start")


def _input(w: Writer, value: str, *signs: str, focus: bool = False) -> Group:
    theme = w.theme
    icons = (label(w, sign, 12, theme.muted) for sign in signs)
    return row(
        ui(w, value, 13.5, grow=1),
        *icons,
        gap=10,
        pad=pad(10, 6),
        border=theme.accent if focus else theme.line,
        fill=theme.card,
        radius=4,
        grow=1,
    )


def _bar(w: Writer, word: str, hits: int, current: int) -> Node:
    """Two lines across the window: what to find, what to put in its place."""
    theme = w.theme
    count = muted(w, w.say("desk.hit_of", n=current, total=hits), 12.5)
    arrows = (Icon(name, 18, theme.ink) for name in ("arrow_up", "arrow_down"))
    first = row(
        ui(w, w.say("find"), 13, width=86),
        _input(w, word, "Aa", ".*", focus=True),
        count,
        *arrows,
        Icon("close", 16, theme.muted),
        gap=12,
    )
    second = row(
        ui(w, w.say("replace"), 13, width=86),
        _input(w, _other(w, word)),
        button(w, w.say("replace"), pad=pad(12, 5)),
        button(w, w.say("desk.replace_all"), pad=pad(12, 5)),
        gap=12,
    )
    return column(
        first,
        second,
        gap=8,
        pad=pad(16, 10),
        fill=theme.bar,
        border=theme.line,
        edges="tb",
        place="toolbar",
    )


def _other(w: Writer, word: str) -> str:
    """What is to stand in the word's place."""
    forms = (word.upper(), word.capitalize(), word.lower(), "")
    return w.pick([form for form in forms if form != word])


def _dialog_like(w: Writer, word: str, hits: int, current: int) -> Node:
    """Fields at the left, boxes to tick below, buttons at the right, as older editors have it."""
    theme = w.theme
    fields = column(
        row(ui(w, w.say("find"), 13, width=96), _input(w, word, focus=True), gap=10),
        row(ui(w, w.say("replace"), 13, width=96), _input(w, _other(w, word)), gap=10),
        row(
            option(w, w.say("desk.match_case"), grow=1),
            option(w, w.say("desk.whole_words"), on=w.chance(0.5), grow=1),
            option(w, w.say("desk.wrap_around"), on=True, grow=1),
            gap=14,
        ),
        gap=9,
        grow=1,
    )
    buttons = column(
        button(w, w.say("desk.find_next"), primary=True, hugs=False, pad=pad(12, 5)),
        button(w, w.say("replace"), hugs=False, pad=pad(12, 5)),
        button(w, w.say("desk.replace_all"), hugs=False, pad=pad(12, 5)),
        gap=6,
        width=170,
    )
    note = muted(w, w.say("desk.hit_of", n=current, total=hits), 12)
    return column(
        panes(fields, buttons, gap=18),
        note,
        gap=4,
        pad=pad(18, 12),
        fill=theme.bar,
        border=theme.line,
        edges="tb",
        place="dialog",
    )
