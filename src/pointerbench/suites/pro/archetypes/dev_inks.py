"""Colours of words in source code, as schemes of well-known editors have them."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from pointerbench.flow.nodes import Color, Span
from pointerbench.widgets.look import Look


class Inks(NamedTuple):
    """Colours of words in code."""

    keyword: Color
    string: Color
    comment: Color
    number: Color
    type: Color
    call: Color


INKS: dict[str, tuple[Inks, Inks]] = {
    # on light grounds, on dark ones
    "vscode": (
        Inks("#0000ff", "#a31515", "#008000", "#098658", "#267f99", "#795e26"),
        Inks("#569cd6", "#ce9178", "#6a9955", "#b5cea8", "#4ec9b0", "#dcdcaa"),
    ),
    "jetbrains": (
        Inks("#0033b3", "#067d17", "#8c8c8c", "#1750eb", "#371f80", "#00627a"),
        Inks("#cf8e6d", "#6aab73", "#7a7e85", "#2aacb8", "#c77dbb", "#56a8f5"),
    ),
    "xcode": (
        Inks("#9b2393", "#c41a16", "#5d6c79", "#1c00cf", "#3900a0", "#326d74"),
        Inks("#fc5fa3", "#fc6a5d", "#7f8c98", "#d0bf69", "#d0a8ff", "#67b7a4"),
    ),
    "chrome": (
        Inks("#9b1b8a", "#b3261e", "#187038", "#1c3aa9", "#1a5fb4", "#5b3e9e"),
        Inks("#d48cd6", "#f28b54", "#81b88b", "#a1c2fa", "#5db0d7", "#c9a8ff"),
    ),
    "query": (
        Inks("#7f0055", "#2a5fd0", "#3f7f5f", "#9a3e9a", "#00627a", "#6a3e00"),
        Inks("#d88ad0", "#a8c07a", "#808890", "#d0a0e0", "#7ab8d0", "#e0c080"),
    ),
}
_WORDS = {
    "c": "import from export const let var function return if else for of in while new class "
    "extends implements interface type async await try catch finally throw null undefined true "
    "false this super static readonly private public protected void default switch case break "
    "package final enum record override instanceof using namespace get set int decimal string "
    "bool double long foreach is not as out ref base internal sealed val fun when object data "
    "companion suspend by lateinit sealed func guard struct protocol some self init where defer "
    "weak mutating abstract boolean typeof delete yield",
    "py": "import from def return if elif else for in while class try except finally raise with as "
    "not and or None True False self lambda yield async await is pass",
    "sql": "select from where join left inner on group by order having limit with as and or not in "
    "between case when then else end insert into values update set delete create table index view "
    "desc asc is null coalesce count sum avg max min round distinct over partition extract interval"
    " date_trunc filter lateral primary key references explain analyze exists union all using"
    " begin commit if like ilike cast numeric timestamptz integer text",
}
_COMMENTS = {"c": r"//.*|/\*.*?\*/|^\s*\*.*", "py": r"#.*", "sql": r"--.*"}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    words = "|".join(sorted(_WORDS[language].split(), key=len, reverse=True))
    case = "(?i:" if language == "sql" else "(?:"
    return re.compile(
        rf"(?P<comment>{_COMMENTS[language]})"
        r"|(?P<string>\"[^\"]*\"|'[^']*'|`[^`]*`)"
        rf"|(?P<keyword>\b{case}{words})\b|@\w+)"
        r"|(?P<number>\b\d[\d_.]*[fLm]?\b)"
        r"|(?P<call>\b\w+(?=\())"
        r"|(?P<type>\b[A-Z]\w*[a-z]\w*\b)"
    )


@cache
def _markup() -> re.Pattern[str]:
    return re.compile(
        r"(?P<comment><!--.*?-->)|(?P<string>\"[^\"]*\")|(?P<keyword></?[\w.:-]+|/?>)"
        r"|(?P<type>[\w:-]+(?==))"
    )


@cache
def _styles() -> re.Pattern[str]:
    return re.compile(
        r"(?P<comment>/\*.*?\*/)|(?P<string>\"[^\"]*\")|(?P<type>[\w-]+(?=:))"
        r"|(?P<number>#[0-9a-f]{3,6}\b|-?\d[\d.]*(?:px|rem|em|%|ms|s|fr)?\b)|(?P<keyword>@[\w-]+)"
    )


def colored(text: str, inks: Inks, language: str = "c") -> list[Span]:
    """A line of code in spans; languages are c (and its like), py, sql, xml and css."""
    pattern = {"xml": _markup, "css": _styles}.get(language, lambda: _pattern(language))()
    spans, at = [], 0
    for found in pattern.finditer(text):
        if found.start() > at:
            spans.append(Span(text[at : found.start()]))
        kind = str(found.lastgroup)
        spans.append(Span(found.group(), color=getattr(inks, kind), italic=kind == "comment"))
        at = found.end()
    if at < len(text):
        spans.append(Span(text[at:]))
    return spans or [Span(" ")]


def inks_of(look: Look, scheme: str) -> Inks:
    return INKS[scheme][look.theme.dark]


def underlined(spans: list[Span], piece: str, color: Color) -> list[Span]:
    """The spans with a piece of one of them marked as wrong."""
    found: list[Span] = []
    for span in spans:
        before, part, after = span.text.partition(piece)
        wrong = Span(part, underline=True, color=color)
        parts = (span._replace(text=before), wrong, span._replace(text=after)) if part else (span,)
        found += [one for one in parts if one.text]
    return found
