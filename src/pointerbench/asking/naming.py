"""How a description becomes a noun phrase: slots and aliases for the grammars."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pointerbench.asking import pictures
from pointerbench.asking.conditions import Where
from pointerbench.asking.grammar import Speech
from pointerbench.asking.question import LANGUAGES
from pointerbench.elements.tree import ElementTree
from pointerbench.values.rng import Stream

_MARKS: Mapping[str, tuple[str, ...]] = {"en": ("“”", '""', "‘’"), "zh": ("“”", "「」", "‘’")}

_FORM = ("colour", "shape", "look", "photo", "icon", "state", "label", "begins", "text")
"""The order in which the names of conditions make the name of a form, as ``colour_text``."""

_STATES: Mapping[tuple[str, str], str] = {
    ("on", "checkbox"): "ticked",
    ("off", "checkbox"): "unticked",
    ("on", "radio"): "chosen",
    ("off", "radio"): "unchosen",
}
"""What on and off are called, by the kind of element."""

_WORDS: Mapping[tuple[str, str], str] = {
    ("thing_text_type", "text"): "thing_words",
    ("thing_begins_type", "text"): "thing_words_begin",
}
"""A text is not labelled with a text: forms of its own."""

_SHORT_EN, _SHORT_ZH = 2, 5
"""Words, characters."""


def quote(text: str, language: str) -> str:
    """The text as it stands, between marks that do not occur in it."""
    free = [pair for pair in _MARKS[language] if not set(pair) & set(text)]
    pair = (free or ['""'])[0]
    return pair[0] + text + pair[1]


def _sign(look: str, language: str) -> str:
    """What is seen as it stands before "icon", as ``bell``; nothing where that is too long."""
    if language == "zh":
        return look if len(look) <= _SHORT_ZH else ""
    article, _, rest = look.partition(" ")
    return rest if article in ("a", "an") and len(rest.split()) <= _SHORT_EN else ""


@dataclass(slots=True)
class Phrase:
    """Slots and aliases of one language, gathered description by description."""

    language: str
    slots: dict[str, str] = field(default_factory=dict)
    aliases: dict[str, str] = field(default_factory=dict)

    def add(self, stream: Stream, where: Where, prefix: str = "", kind: str = "") -> None:
        """Names a thing: the symbol ``<prefix>thing`` and all that it needs."""
        kind = where.get("type", kind)
        form = "_".join(name for name in _FORM if name in where)
        typed = "type" if "type" in where else ""
        symbol = "_".join(part for part in (f"{prefix}thing", form, typed) if part)
        self.aliases[f"{prefix}thing"] = _WORDS.get((symbol, kind), symbol)
        self.aliases[f"{prefix}bare"] = symbol.replace("thing", "bare", 1)
        self.aliases[f"{prefix}noun"] = f"noun_{kind}"
        self.aliases[f"{prefix}nouns"] = f"nouns_{kind}"
        for name in ("text", "label", "begins"):
            if name in where:
                self.slots[f"{prefix}text"] = quote(where[name], self.language)
        for name in ("state", "colour", "shape"):
            if name in where:
                value = _STATES.get((where[name], kind), where[name])
                self.aliases[f"{prefix}{name}"] = f"{name}_{value}"
        for name in ("icon", "look"):
            if name in where:
                words = pictures.icon_look(where[name]).words[self.language]
                self.slots[f"{prefix}look"] = look = stream.pick(words)
                if sign := _sign(look, self.language):
                    self.slots[f"{prefix}sign"] = sign
        if "photo" in where:
            words = pictures.photo_look(where["photo"]).words[self.language]
            self.slots[f"{prefix}picture"] = stream.pick(words)


def phrases(
    stream: Stream, where: Where, tree: ElementTree, acted: str, prefix: str = ""
) -> dict[str, Phrase]:
    """The phrase of what is asked for, by language, with the verbs that fit what is acted on."""
    kind = where.get("type", acted)
    made = {}
    for language in LANGUAGES:
        phrase = Phrase(language)
        phrase.aliases |= {
            "act": f"act_{kind}",
            "press": f"press_{tree.platform}",
            "plain": f"plain_{tree.platform}",
            "screen": f"screen_{tree.platform}",
        }
        phrase.add(stream.child(f"{language}/{prefix}thing"), where, prefix, acted)
        made[language] = phrase
    return made


def sentences(
    stream: Stream, task: str, made: Mapping[str, Phrase], start: str = "sentence"
) -> dict[str, str]:
    """The instruction by language."""
    return {
        language: Speech(task, start, phrase.slots, phrase.aliases).spoken(
            stream.child(language), language
        )
        for language, phrase in made.items()
    }
