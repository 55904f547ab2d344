"""Which names of actions and tools click, which only move the pointer, and which do neither."""

from __future__ import annotations

import re
from functools import lru_cache

from pointerbench.run.parsers.found import CLICK, MOVE, OTHER, PLAIN
from pointerbench.run.parsers.keys import names

_CLICKS = names(
    "click clicks clickat tap tapat touch doubleclick tripleclick leftclick rightclick middleclick "
    "doubletap longpress longclick longtap leftdouble rightsingle leftsingle"
)
_MOVES = names("move moveto mousemove movemouse hover hoverat moverel")
_OTHERS = names(
    "abort answer ask back call close complete completed copy cursor cut delete done drag dragto "
    "dragrel end enter error execute exit fail failed finish finished getclipboard go goto history "
    "home hotkey impossible infeasible input key keycombination keydown keypress keyup launch llm "
    "memorize message navigate none noop null open paste pause press quote read respond response "
    "run screenshot scroll scrollby scrollto search send sleep slide status stop swipe switch "
    "system takescreenshot terminate thought type typewrite visit wait web write zoom"
)
_OTHERS_IN_PROSE = names("drag press scroll swipe type wait write")

LABELS = names("scroll drag keypress wait screenshot type click double_click move")
"""Under the name ``type`` only these are actions: OpenAI's. Others say what a thing is."""

_WORDS = re.compile(r"[a-z]+|[0-9]+")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_LONGEST = 200


@lru_cache(maxsize=4096)
def action_kind(name: str) -> str:
    """What an action of this name does; PLAIN if the name tells nothing.

    The first word that is known decides, but a drag is never a click. A sentence does something
    else only if it begins so: "close the dialog" may well be a click.
    """
    words = _WORDS.findall(_CAMEL.sub(" ", name[:_LONGEST]).lower())
    joined = "".join(words)
    if "drag" in joined or not words:
        return OTHER if words else PLAIN
    if joined in _CLICKS:
        return CLICK
    if joined in _MOVES:
        return MOVE
    kinds = [kind for kind in map(_word_kind, words) if kind != PLAIN]
    if " " in name.strip():
        others = words[0] in _OTHERS_IN_PROSE
        return OTHER if others else (CLICK if CLICK in kinds else PLAIN)
    return kinds[0] if kinds else PLAIN


def _word_kind(word: str) -> str:
    if word in _CLICKS:
        return CLICK
    if word in _MOVES:
        return MOVE
    return OTHER if word in _OTHERS else PLAIN
