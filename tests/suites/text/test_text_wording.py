"""The Text instructions: enough of them, each complete, in every form that they are said in."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from offenders import over

from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.designate import NUMBERED, PLACES
from pointerbench.suites.text.propose import BLOCKS as BLOCK_NAMES
from pointerbench.suites.text.wording import VALUES, book, templates, word
from pointerbench.values.rng import Stream

# What is said of a value, so that nobody takes its label for a part of it.
VALUE_ALONE = {
    "en": r"the value\b|value alone|(without|leaving out|around) (its|the) label",
    "de": r"nur (um )?den Wert|des Werts|ohne (die )?B|Beschriftung gehört nicht dazu",
    "fr": r"valeur|sans le libellé",
    "es": r"valor|sin (la etiqueta|el rótulo)",
    "it": r"valore|senza l[a'] ?(dicitura|etichetta)",
    "nl": r"waarde|zonder het label",
}
# What nobody can do to a page that is only read, nor to a word that is only pointed at.
EDITING = {
    "en": r"\b(typ(e|ing)|insert\w*|Backspace|delet\w+|add|fill)\b",
    "de": r"(?<=\s)tippe\b|\b(einfüg\w*|Rücktaste|lösch\w*|ergänz\w*|Eingabe|schreib\w*)\b",
    "fr": r"\b(taper|insér\w*|insertion|efface\w*|supprim\w*|ajout\w*|écrire)\b",
    "es": r"\b(escrib\w*|insert\w*|borr\w*|añad\w*|retroceso)\b",
    "it": r"\b(scriv\w*|inser\w*|cancell\w*|aggiung\w*|Backspace)\b",
    "nl": r"\b(typ\w*|invoeg\w*|wis\w*|verwijder\w*|toevoeg\w*|Backspace)\b",
}
# Found in a reading of a whole set: what no native would write.
WOODEN = {
    "en": r"insertion point so that|has \{other\} as its next",
    "de": r"mit dem (Ende|Anfang)|stehende|\bfolgende[ns]? \{|\bbeginnende|Getipptes|gesetzte\b",
    "fr": r"\bcommençant|\bterminée par|bien ajusté|collée",
    "es": r"lo contenga|\bmismo\b|acabada en|bien ajustado",
    "it": r"incornici|aderente|delimitazione|terminante",
    "nl": r"vast aan|beginnend|eindigend|\bgezet(te)? woord|markeerstift",
}

MARKS = set(".,;:!?)»”(«“„¿¡")
STYLES = {"bold", "italic", "underline", "highlight", "strike", "code"}
# What each designator is told, by kind.
TOLD = {
    "word": {
        "only": {"text"},
        "nth": {"text", "nth"},
        "last": {"text"},
        "before": {"text", "other"},
        "after": {"text", "other"},
        "place": {"text", "at"},
        "sentence": {"text", "begins"},
    },
    "line": {"starts": {"text"}, "holds": {"w"}, "nth": {"nth", "p"}},
    "paragraph": {"starts": {"text"}, "ends": {"text"}, "under": {"text"}},
}
FACTS = {
    "number",
    "date",
    "due_date",
    "sender",
    "recipient",
    "email",
    "phone",
    "tax_id",
    "items",
    "subtotal",
    "tax",
    "total",
    "totals",
    "iban",
    "bic",
    "bank",
}
BLOCKS = set(BLOCK_NAMES)
KINDS = {"w": "word", "line": "line", "p": "paragraph"}
# Articles that run together with the word before them or are doubled; in Spanish, "y" and "o" may
# be "e" and "u" before what is quoted.
WRONG = {
    "en": r"\b(the the|a the|the a)\b",
    "de": r"\b(in|an|zu|von) dem dem\b|\b(das das|die die Zeile|der der)\b",
    "fr": r"\b(de|à) (les? [«\"“{]|le (mot|paragraphe)\b|\{(w|p|mark)\})|\s(?=[.,])",
    "es": r"\b(a|de) (el\b|\{(w|p|mark)\})|\b[yo] (?=[«\"“']|\{(a|b|c|text|other)\})",
    "it": r"\b(di|a|in|su) (il|la|l'|i|le|\{(w|line|p|mark)\})(?!\w)",
    "nl": r"\b(de de|het het|de het)\b",
}
DRAWS = 25

each_wording = over(VALUES, LANGUAGES)
each_language = over(LANGUAGES)


def slots(text: str) -> list[tuple[str, str]]:
    """Names and forms of a template's slots."""
    return re.findall(r"\{(\w+)(?::(\w+))?\}", text)


def names(text: str) -> set[str]:
    return {name for name, _ in slots(text)}


def plain(template: str) -> str:
    """The template as one hears it: without capitals, marks and spacing."""
    return " ".join(re.sub(r"[^\w{}]+", " ", template.lower()).split())


def ways(language: str) -> Iterator[tuple[str, str, Any]]:
    """Kind, designator and way of every way to designate something."""
    for kind, designators in TOLD.items():
        for name in designators:
            for way in book(language)[kind][name]:
                yield kind, name, way
    for style in STYLES:
        for way in book(language)["word"]["style"][style]:
            yield "word", "style", way


@cache
def texts(language: str) -> list[str]:
    """All that has slots: wordings, ways and places."""
    found = [text for key in VALUES for text in templates(key, language)]
    for _, _, way in ways(language):
        found += [way] if isinstance(way, str) else way.values()
    for told in book(language)["fact"].values():
        for way in told:
            found += [way] if isinstance(way, str) else way.values()
    return found + list(book(language)["places"]["numbered"].values())


@cache
def forms_used(language: str) -> dict[str, set[str]]:
    """The forms that are asked for, by slot."""
    found = defaultdict(set)
    for text in texts(language):
        for name, form in slots(text):
            found[name].add(form or "plain")
    return found


def formed(entry: Any, form: str) -> str:
    return entry if isinstance(entry, str) else str(entry[form])


# --- the lists ------------------------------------------------------------------------------------


@each_language
def test_says_every_key_and_names_every_mark_and_place(language: str) -> None:
    said = book(language)
    assert set(said["say"]) == set(VALUES)
    assert set(said["mark"]) == MARKS
    assert set(said["places"]["numbered"]) == set(NUMBERED)
    assert set(said["places"]["plain"]) == set(PLACES) - set(NUMBERED)
    assert set(said["fact"]) == FACTS
    assert set(said["word"]) == {*TOLD["word"], "style"}
    assert set(said["word"]["style"]) == STYLES
    assert all(len(pair) in (2, 4) for pair in said["quotes"])
    assert all(len(set(forms)) == 6 for forms in said["ordinals"].values())


@each_language
def test_enough_distinct_wordings(language: str) -> None:
    owner: dict[str, str] = {}
    for key in VALUES:
        assert len(templates(key, language)) >= (12 if language == "en" else 6), key
        for template in templates(key, language):
            assert plain(template) not in owner, f"{template!r} in {key} and elsewhere"
            owner[plain(template)] = key


@each_wording
def test_wordings_name_all_values_and_write_no_quotes(key: str, language: str) -> None:
    told = {"nth" if name == "n" else name for name in VALUES[key]}
    for template in templates(key, language):
        assert names(template) == told, template
        assert template[-1] in ".?", template
        assert not re.search(r"[\"«»“”„‘’—–]|  ", template), template


@each_language
def test_articles_are_contracted(language: str) -> None:
    for text in texts(language):
        assert not re.search(WRONG[language], text), text


@each_language
def test_nothing_wooden_is_said(language: str) -> None:
    for text in texts(language):
        assert not re.search(WOODEN[language], text), text


@each_language
def test_a_value_is_asked_for_without_its_label(language: str) -> None:
    for template in templates("invoice_value", language):
        assert re.search(VALUE_ALONE[language], template), template


@each_language
def test_blocks_say_whether_their_labels_belong_to_them(language: str) -> None:
    for name in BLOCKS:
        for way in book(language)["fact"][name]:
            said = formed(way, "plain")
            assert re.search(r"\(|,", said), said


@each_language
def test_nobody_types_where_text_is_read(language: str) -> None:
    for key in VALUES:
        if key.endswith(".select") or key.startswith(("word", "char", "punctuation")):
            for template in templates(key, language):
                assert not re.search(EDITING[language], template, re.I), template


def test_german_relative_clauses_end_in_a_mark() -> None:
    for key in VALUES:
        for template in templates(key, "de"):
            assert not re.search(r"\{(line|p)(:\w+)?\}(?![.,?])", template), template


# --- forms ----------------------------------------------------------------------------------------


@each_language
def test_every_way_has_every_form_and_tells_all(language: str) -> None:
    used = forms_used(language)
    slot_of = {kind: slot for slot, kind in KINDS.items()}
    for kind, name, way in ways(language):
        told = TOLD[kind].get(name, {"text"})
        for form in used[slot_of[kind]]:
            assert names(formed(way, form)) == told, (kind, name, form)


@each_language
def test_marks_and_ordinals_have_every_form(language: str) -> None:
    used, said = forms_used(language), book(language)
    for mark in MARKS:
        assert all(formed(said["mark"][mark], form) for form in used["mark"])
    assert used["nth"] <= set(said["ordinals"])
    for told in said["fact"].values():
        assert all(formed(way, form) for way in told for form in used["f"])
    formless = used.keys() - {"nth", "mark", "f", *KINDS}
    assert all(used[name] == {"plain"} for name in formless)


# --- the sentences --------------------------------------------------------------------------------


def designators() -> dict[str, list[dict[str, Any]]]:
    only: dict[str, Any] = {"which": "only", "text": "Wald"}
    places: list[dict[str, Any]] = [
        {"which": "place", "place": place} | ({"n": at % 5 + 1} if place in NUMBERED else {})
        for at, place in enumerate(PLACES)
    ]
    paragraphs: list[dict[str, Any]] = [
        {"which": which, "text": "Mond am"} for which in TOLD["paragraph"]
    ]
    words: list[dict[str, Any]] = [
        only,
        {"which": "last", "text": "Wald"},
        {"which": "before", "text": "Wald", "other": "Mond"},
        {"which": "after", "text": "Wald", "other": "Mond"},
        {"which": "sentence", "text": "Wald", "begins": "Mond am"},
        *({"which": "nth", "text": "Wald", "n": n} for n in range(1, 6)),
        *({"which": "style", "text": "Wald", "style": style} for style in sorted(STYLES)),
        *({**place, "text": "Wald"} for place in places),
    ]
    lines: list[dict[str, Any]] = [
        {"which": "starts", "text": "Mond am"},
        {"which": "holds", "word": only},
        *({"which": "nth", "n": n, "paragraph": p} for n in range(1, 7) for p in paragraphs),
    ]
    return {"w": words, "line": lines, "p": paragraphs, "at": places}


DESIGNATORS = designators()
TEXTS = {"c": "ä", "a": "Tür", "b": "Igel", "text": "Haus"}


def values_of(key: str, stream: Stream) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for name in VALUES[key]:
        if name in DESIGNATORS:
            values[name] = stream.pick(DESIGNATORS[name])
        elif name == "mark":
            values[name] = stream.pick(".,;:!?)»”" if key.endswith("after") else "(«“„¿¡")
        elif name == "f":
            values[name] = stream.pick(sorted(FACTS & BLOCKS if "block" in key else FACTS - BLOCKS))
        else:
            values[name] = stream.integer(1, 5) if name == "n" else TEXTS[name]
    return values


def told_texts(value: Any) -> Iterator[str]:
    """The texts of a value that its sentence must quote."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            if name in ("text", "other", "begins", "word", "paragraph"):
                yield from told_texts(part)


@each_wording
def test_sentences_are_whole(key: str, language: str) -> None:
    openings = {pair[: len(pair) // 2] for pair in book(language)["quotes"]}
    for draw in range(DRAWS):
        stream = Stream(f"{key}/{draw}")
        values = values_of(key, stream.child("values"))
        said = word(stream, key, language, **values)
        assert said[0] == said[0].upper() and not re.search(r"[{}]|  ", said), said
        assert not re.search(WRONG[language], said), said
        for name, value in values.items():
            for text in told_texts(value) if name not in ("mark", "f") else ():
                assert any(mark + text in said for mark in openings), said


def test_a_wording_takes_its_values_only() -> None:
    with pytest.raises(ValueError, match="takes"):
        word(Stream("x"), "between_words", "en", a="one")
