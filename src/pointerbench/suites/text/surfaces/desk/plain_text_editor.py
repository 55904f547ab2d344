"""A simple text editor with a letter, a list or a recipe in it, typed without any formatting."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.nodes import Node
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.kit.furniture import program, standard_menus, status_bar
from pointerbench.suites.text.kit.texts import label, text
from pointerbench.suites.text.surfaces.desk.parts import slug
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, row


def build(w: Writer) -> Node:
    name, lines = w.pick((_letter, _letter, _list, _recipe, _song))(w)
    size, leading = w.pick((13.5, 14, 15, 16)), w.pick((1.35, 1.45, 1.55))
    width = w.pick((None, None, 820))
    nodes: list[Node] = [
        text(w, line, size, leading=leading, role=_role(line), width=width) for line in lines
    ]
    if w.chance(0.35):
        nodes = _numbered(w, nodes, leading * size / 12)
    theme = w.theme
    looks: dict[str, Any] = {"fill": theme.card, "place": "editor"}
    body = column(*nodes, pad=pad(12, 10), grow=1, clip=True, **looks)
    at = w.integer(0, len(lines) - 1)
    place = f"{w.say('desk.line')} {at + 1}, {w.say('desk.column')} {min(len(lines[at]), 40) + 1}"
    signs = w.say("desk.n_characters", n=w.number(sum(len(line) + 1 for line in lines)))
    kind = w.pick(("Windows (CRLF)", "Unix (LF)"))
    tabs = [label(w, name, 12.5), label(w, "+", 14, theme.muted)] if w.chance(0.4) else []
    strip = row(*tabs, gap=16, pad=pad(14, 6), fill=theme.bar, place="tab_bar") if tabs else None
    menus = w.pick((("file", "edit", "format", "view", "help"), ("file", "edit", "view", "help")))
    return program(
        w,
        f"{name} - {w.pick(('Plainpad', 'Scriba', 'Kladde', 'Bloc'))}",
        body,
        icon="text_file",
        menus=standard_menus(w, *menus),
        tools=strip,
        status=status_bar(w, [place, signs], [w.percent(100), kind, "UTF-8"]),
    )


def _role(line: str) -> str:
    return "prose" if not line or len(line.split()) > 3 else "text"


def _numbered(w: Writer, nodes: list[Node], leading: float) -> list[Node]:
    """The lines with their numbers, as editors for code show them."""
    color = w.theme.faint
    return [
        row(
            label(w, str(number), 12, color, width=24, align="right", leading=leading),
            column(node, grow=1),
            gap=14,
            align="start",
        )
        for number, node in enumerate(nodes, 1)
    ]


def _letter(w: Writer) -> tuple[str, list[str]]:
    """A letter with sender, recipient, date and subject."""
    formal = w.chance(0.65)
    letter = w.passage("letter" if formal else "personal")
    name = w.person()
    city = w.city()
    lines = [name, w.street(), w.town(city), ""]
    if formal:
        lines += [w.company(), w.street(), w.town(), ""]
    lines += [f"{city}, {w.long_date(w.today)}", "", letter.title, ""]
    hello = w.say("desk.salutation") if formal else w.say("desk.hello", name=w.first_name())
    lines += [hello, ""]
    for sentences in letter.paragraphs:
        lines += [" ".join(sentences), ""]
    lines += [w.say("desk.closing" if formal else "desk.wishes"), "", name]
    return f"{slug(letter.title)}.txt", lines


def _list(w: Writer) -> tuple[str, list[str]]:
    """Things to do under headings, then notes."""
    mark = w.pick(("- ", "* ", "[ ] "))
    lines: list[str] = []
    capitals = w.chance(0.5)
    for key in ("today", "this_week", "desk.ideas"):
        lines += [w.say(key).upper() if capitals else w.colon(w.say(key))]
        lines += [mark + one for one in w.lines("todos", w.integer(3, 4))] + [""]
    note = w.passage("notes")
    lines += [note.title, ""]
    for sentences in note.paragraphs:
        lines += [" ".join(sentences), ""]
    name = "-".join(ascii_word(word) for word in w.say("to_do").split())
    return f"{name}-{w.today.isoformat()}.txt", lines


def _recipe(w: Writer) -> tuple[str, list[str]]:
    found: list[str] = []
    recipes = w.passages("recipe", 2)
    for one in recipes:
        found += [one.title, "=" * len(one.title), "", *(f"- {part}" for part in one.ingredients)]
        found.append("")
        for number, step in enumerate(one.sentences, 1):
            found.append(f"{number}. {step}")
        found += ["", ""]
    return f"{slug(recipes[0].title)}.txt", found


def _song(w: Writer) -> tuple[str, list[str]]:
    """Two songs, stanza by stanza."""
    songs = w.passages("lyrics", 3)
    lines: list[str] = []
    for song in songs:
        lines += [song.title, ""]
        for stanza in song.paragraphs:
            lines += [*stanza, ""]
    return f"{slug(songs[0].title)}.txt", lines
