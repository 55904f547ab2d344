"""Cuts lines of code into tokens, line by line, well enough to colour them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

_PYTHON = """and as assert async await break class continue def del elif else except False finally
for from global if import in is lambda None nonlocal not or pass raise return self True try while
with yield match case"""
_JAVASCRIPT = """async await break case catch class const continue default delete else export
extends false finally for from function if import in instanceof let new null of return static
super switch this throw true try typeof undefined var void while yield"""
_JAVA = """abstract boolean break byte case catch char class continue default do double else enum
extends final finally float for if implements import instanceof int interface long new null
package private protected public record return short static super switch synchronized this throw
throws true false try var void while"""
_SQL = """add all alter and as asc between by case check count create cross date default delete
desc distinct drop else end exists extract false filter foreign from full group having if in index
inner insert into interval is join key left like limit materialized not null numeric on or order
outer over partition primary references refresh replace returning right select set sum table text
then timestamp true union unique update using values varchar view when where with integer boolean
begin commit grant to coalesce round avg min max rank"""
_SHELL = "if then else fi for do done in while case esac function export sudo"
_C_COMMENT = r"//.*|/\*.*?(?:\*/|$)|^\s*\*(?:\s.*|/)?$"
_STRINGS = r'"(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\'|`[^`]*`'
_NUMBER = r"\b\d[\d_]*(?:\.\d+)?[LfF]?\b"


def _words(words: str, flags: str = "") -> str:
    return rf"{flags}\b(?:{'|'.join(words.split())})\b"


def _grammar(comment: str, words: str, more: str = "", strings: str = _STRINGS) -> str:
    return (
        rf"(?P<comment>{comment})|(?P<string>{strings}){more}|(?P<number>{_NUMBER})"
        rf"|(?P<keyword>{words})|(?P<call>\b[a-zA-Z_]\w*(?=\())|(?P<type>\b[A-Z]\w*\b)"
    )


_GRAMMARS = {
    "python": _grammar("#.*", _words(_PYTHON), "", rf'"""[^"]*"""|"""[^"]*$|[rf]?(?:{_STRINGS})'),
    "javascript": _grammar(_C_COMMENT, _words(_JAVASCRIPT)),
    "java": _grammar(_C_COMMENT, rf"@\w+|{_words(_JAVA)}"),
    "sql": _grammar("--.*", _words(_SQL, "(?i:") + ")", "", r"'(?:''|[^'])*'"),
    "css": _grammar(r"/\*.*?\*/", r"[\w-]+(?=\s*:)|@\w+", r"|(?P<type2>[.#][\w-]+)"),
    "shell": _grammar(r"(?:^|\s)#.*", _words(_SHELL)),
    "json": r'(?P<call>"[^"]*"(?=\s*:))|(?P<string>"[^"]*")|(?P<number>-?\b\d[\d.]*\b)'
    r"|(?P<keyword>\b(?:true|false|null)\b)",
    "yaml": r"(?P<comment>(?:^|\s)#.*)|(?P<keyword>^\s*(?:- )?[\w.-]+(?=:))"
    r'|(?P<string>"[^"]*"|\'[^\']*\')|(?P<number>\b\d[\d.:]*\w*\b|\b(?:true|false|null|on|off)\b)',
    "ini": r"(?P<comment>^\s*[;#].*)|(?P<type>^\[.*\])|(?P<keyword>^[\w.-]+(?=\s*=))"
    r'|(?P<string>"[^"]*")|(?P<number>\b\d[\d.:]*\w*\b|\b(?:true|false|yes|no|on|off)\b)',
    "cron": r"(?P<comment>^#.*)|(?P<keyword>^[A-Z]+(?==))|(?P<string>>.*)"
    r"|(?P<number>^[\d*/,@a-z-]+(?:\s+[\d*][\d*/,-]*)*)",
    "html": r"(?P<comment><!--.*?(?:-->|$))|(?P<keyword></?[a-z][\w-]*|/?>)"
    r'|(?P<string>"[^"]*"(?=[^<]*>|[^<]*$))|(?P<call>\b[a-z][\w-]*(?==))|(?P<number>&\w+;)',
}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    return re.compile(_GRAMMARS[language])


def tokens(line: str, language: str) -> Iterator[tuple[str, str]]:
    """Kinds and texts of the tokens, which together are the line; '' is the kind of the rest."""
    done = 0
    for match in _pattern(language).finditer(line):
        if match.start() > done:
            yield "", line[done : match.start()]
        if match.end() > match.start():
            yield (match.lastgroup or "").rstrip("2"), match[0]
        done = match.end()
    if done < len(line):
        yield "", line[done:]
