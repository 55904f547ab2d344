"""The Sheets instructions: enough of them, each complete, none that could mean something else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from offenders import over

from pointerbench.suites.sheets import wording
from pointerbench.suites.sheets.wording import KEYS, LANGUAGES, OPTIONAL, VALUES, templates, word
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

BOOK = tomllib.loads(Path(wording.__file__).with_name("wordings.toml").read_text(encoding="utf-8"))
EXAMPLE: dict[str, object] = {
    "ref": "AX12",
    "text": "Sàn Màrtín Ltd.",
    "col": "D",
    "next_col": "E",
    "row": 18,
    "next_row": 19,
    "color": "orange",
    "n": 3,
    "rows": 4,
    "cols": 5,
}
PLACEHOLDERS = {"text": {"quoted"}, "n": {"rows"}, "visible": set[str](), "shade": set[str]()}
COLORS = tuple(BOOK["colors"]["en"])
COUNTS = {
    "en": {1: ("1", "one"), 3: ("3", "three"), 4: ("4", "four"), 5: ("5", "five")},
    "de": {1: ("1", "eine"), 3: ("3", "drei"), 4: ("4", "vier"), 5: ("5", "fünf")},
}
NOUNS = {
    "en": {"rows": ("row", "rows"), "cols": ("column", "columns")},
    "de": {"rows": ("zeile", "zeilen"), "cols": ("spalte", "spalten")},
}
DIRECTIONS = {
    "en": {
        "up": r"\b(up|above)\b",
        "down": r"\b(down|below)\b",
        "left": r"\bleft\b",
        "right": r"\bright\b",
    },
    "de": {
        "up": r"\b(oben|über|oberhalb)\b",
        "down": r"\b(unten|unter|unterhalb)\b",
        "left": r"\blinks\b",
        "right": r"\brechts\b",
    },
}
SIDES = {
    "en": {"top": "top|upper", "bottom": "bottom|lower", "left": "left", "right": "right"},
    "de": {
        "top": "oben|oberen?",
        "bottom": "unten|unteren?",
        "left": "links|linken?",
        "right": "rechts|rechten?",
    },
}
HANDLE = {
    "en": r"\b(divider|edge|border|line|separator|handle|resize|resizing|grab|drag|wider|taller)\b",
    "de": r"(trennlinie|rand|kante|grenze|zieh|breite|höhe)",
}
HEADER = {
    "en": r"\b(headers?|heading|column letters?|row numbers?)\b",
    "de": r"(spaltenk[oö]pf|zeilenk[oö]pf|kopf|spaltenbuchstabe|zeilennummer)",
}
SAMPLES = 120

each_wording = over(KEYS, LANGUAGES)
each_language = over(LANGUAGES)


def values_of(key: str, **changes: object) -> dict[str, object]:
    return {name: EXAMPLE[name] for name in VALUES[key]} | changes


def placeholders(template: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", template))


def said(key: str, language: str, count: int = SAMPLES, **changes: object) -> set[str]:
    """Many sentences for one key and one set of values."""
    values = values_of(key, **changes)
    return {word(Stream(f"{key}/{i}"), key, language, **values) for i in range(count)}


def sides_named(text: str, patterns: dict[str, str]) -> set[str]:
    return {side for side, pattern in patterns.items() if re.search(pattern, text.lower())}


def plain(template: str) -> str:
    """The template as one hears it: without capitals, marks and spacing."""
    return " ".join(re.sub(r"[^\w{}]+", " ", template.lower()).split())


# --- the lists ------------------------------------------------------------------------------------


@each_wording
def test_enough_distinct_wordings(key: str, language: str) -> None:
    distinct = {plain(template) for template in templates(key, language)}
    assert len(distinct) == len(templates(key, language))
    assert len(distinct) >= {"en": 14, "de": 7}[language]
    without_neighbour = [t for t in templates(key, language) if "{next_" not in t]
    assert len(without_neighbour) >= {"en": 14, "de": 7}[language]


@each_language
def test_no_wording_serves_two_keys(language: str) -> None:
    owner: dict[str, str] = {}
    for key in KEYS:
        for template in templates(key, language):
            other = owner.setdefault(plain(template), key)
            assert other == key, f"{template!r} says both {key} and {other}"


@each_wording
def test_every_wording_names_every_value_and_nothing_unknown(key: str, language: str) -> None:
    required = set[str]().union(*(PLACEHOLDERS.get(name, {name}) for name in VALUES[key]))
    optional = set(OPTIONAL.get(key.partition(".")[0], ())) - {"visible", "shade"}
    for template in templates(key, language):
        named = {re.sub(r"^color_(e|en|em)$", "color", name) for name in placeholders(template)}
        assert required <= named <= required | optional, template


@each_wording
def test_wordings_are_tidy(key: str, language: str) -> None:
    for template in templates(key, language):
        assert template == " ".join(template.split())
        assert not set('<>"„“”»«‘') & set(template), "marks are chosen when the text is known"
        assert " a {" not in template and " an {" not in template
        assert (template[0].isupper() and template[-1] in ".?") or (
            template[-1] not in ".?!" and template[0] in "{abcdefghijklmnopqrstuvwxyz"
        ), template


def test_the_data_file_says_these_keys_and_no_others() -> None:
    tables = BOOK["say"]
    keys = [key for name, table in tables.items() for key in table.get("keys", [name])]
    assert sorted(keys) == sorted(KEYS)


@each_language
def test_every_careless_first_word_begins_some_wording(language: str) -> None:
    first = {template.split()[0] for key in KEYS for template in templates(key, language)}
    assert set(BOOK["starts_small"][language]) <= first


@each_language
def test_every_marked_direction_has_an_opposite(language: str) -> None:
    known = set().union(*(axis for axis in BOOK["flip"][language].values()))
    for table in BOOK["say"].values():
        marked = {mark for line in table[language] for mark in re.findall(r"<(.*?)>", line)}
        assert marked <= known
        assert not marked or "keys" in table


# --- what they mean -------------------------------------------------------------------------------


@each_language
def test_headers_and_resize_handles_cannot_be_confused(language: str) -> None:
    for key in ("col_header", "row_header"):
        for template in templates(key, language):
            assert re.search(HEADER[language], template.lower()), template
            assert not re.search(HANDLE[language], template.lower()), template
    for key in ("col_resize_handle", "row_resize_handle"):
        for template in templates(key, language):
            assert re.search(HANDLE[language], template.lower()), template


@each_language
def test_a_dividing_line_is_placed_in_the_header_strip(language: str) -> None:
    line = r"\b(divider|border|line|separator)\b|trennlinie|rand|kante|grenze"
    for key in ("col_resize_handle", "row_resize_handle"):
        for template in templates(key, language):
            if re.search(line, template.lower()):
                assert re.search(HEADER[language], template.lower()), template


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "side"),
    [
        ("col_resize_handle", {"en": r"\bright\b|after", "de": r"recht"}),
        ("row_resize_handle", {"en": r"\b(bottom|lower|below|after)\b", "de": r"\bunter"}),
    ],
)
def test_an_edge_of_a_header_says_which(key: str, side: dict[str, str], language: str) -> None:
    edge = r"\b(divider|border)\b|header.*edge|edge.*header|trennlinie|rand|kante"
    for template in templates(key, language):
        if re.search(edge, template.lower()) and "{next_" not in template:
            assert re.search(side[language], template.lower()), template


@over((key for key in KEYS if key.endswith(("_edge", "_corner"))), LANGUAGES)
def test_edges_and_corners_belong_to_a_cell_and_no_header(key: str, language: str) -> None:
    wanted = {
        "en": {"edge": r"edge|border|boundary", "corner": r"corner|meets?\b"},
        "de": {"edge": r"rand|kante|grenze", "corner": r"ecke\b|treffen"},
    }
    for template in templates(key, language):
        assert re.search(wanted[language][key.rpartition("_")[2]], template.lower()), template
        assert not re.search(HEADER[language], template.lower()), template


@over((key for key in KEYS if key.endswith("_corner")), LANGUAGES)
def test_a_corner_is_named_by_exactly_its_two_sides(key: str, language: str) -> None:
    patterns = {side: rf"\b({pattern})\b" for side, pattern in SIDES[language].items()}
    for template in templates(key, language):
        assert sides_named(template, patterns) == set(key.split("_")[1:3]), template


@over((key for key in KEYS if key.startswith("cell_relative")), LANGUAGES)
def test_a_move_goes_the_ways_of_its_key(key: str, language: str) -> None:
    for template in templates(key, language):
        ways = sides_named(template, DIRECTIONS[language])
        assert ways == set(key.partition(".")[2].split("_")), template


@over(["cell_color.row", "cell_color.column"], LANGUAGES)
def test_a_coloured_row_may_be_answered_in_its_header(key: str, language: str) -> None:
    region = key.partition(".")[2]
    noun = {"en": region, "de": {"row": "zeile", "column": "spalte"}[region]}
    for template in templates(key, language):
        assert noun[language] in template.lower()
        assert not re.search(r"\bcells?\b|zelle", template.lower()), template


@over((key for key in KEYS if key.startswith("cell_color.cell")), LANGUAGES)
def test_a_coloured_cell_is_called_a_cell(key: str, language: str) -> None:
    for template in templates(key, language):
        assert {"en": "cell", "de": "zelle"}[language] in template.lower(), template


@over((key for key in KEYS if key.startswith("cell_color")), LANGUAGES, ["light", "dark"])
def test_a_shade_is_said_before_every_colour(key: str, language: str, shade: str) -> None:
    before = {"en": {"light": "light ", "dark": "dark "}, "de": {"light": "hell", "dark": "dunkel"}}
    for sentence in said(key, language, color="green", shade=shade):
        color = {"en": "green", "de": "grün"}[language]
        assert sentence.lower().count(before[language][shade] + color) == 1, sentence
        assert sentence.lower().count(color) == 1, sentence


# --- what is written ------------------------------------------------------------------------------


@each_wording
def test_sentences_are_complete(key: str, language: str) -> None:
    for sentence in said(key, language):
        assert not set("{}<>") & set(sentence), sentence
        for name in set(VALUES[key]) & {"ref", "col", "row"}:
            whole = rf"\b{EXAMPLE[name]}\b"
            assert re.search(whole, sentence, re.IGNORECASE), sentence
        if "text" in VALUES[key]:
            assert str(EXAMPLE["text"]) in sentence
        if "color" in VALUES[key]:
            assert "orange" in sentence


@over((key for key in KEYS if key.startswith("cell_relative")), LANGUAGES, [1, 5], [False, True])
def test_numbers_agree_with_their_nouns(
    key: str, language: str, number: int, visible: bool
) -> None:
    names = [name for name in VALUES[key] if name != "ref"]
    between = {"en": " visible ", "de": " sichtbare "}[language] if visible else " "
    spoken = said(key, language, visible=visible, **dict.fromkeys(names, number))
    for name in names:
        noun = NOUNS[language]["cols" if name == "cols" else "rows"][number > 1]
        forms = [f"{form}{between}{noun}" for form in COUNTS[language][number]]
        for sentence in spoken:
            assert re.search(rf"\b({'|'.join(forms)})\b", sentence.lower()), sentence
        for form in forms:
            assert any(form in sentence.lower() for sentence in spoken), form


def test_large_numbers_stay_digits() -> None:
    assert all("27 rows" in s for s in said("cell_relative_row.up", "en", n=27))


@pytest.mark.parametrize("number", [0, -2, "3", 2.0])
def test_only_whole_numbers_from_one_are_counted(number: object) -> None:
    with pytest.raises(ValueError, match="cannot count"):
        word(Stream("x"), "cell_relative_row.up", "en", ref="B3", n=number)


@over(COLORS, LANGUAGES)
def test_every_color_has_a_name(color: str, language: str) -> None:
    for region in ("cell", "row", "column", "cell_in_row", "cell_in_column"):
        for sentence in said(f"cell_color.{region}", language, color=color):
            assert "{" not in sentence
            if language == "en":
                assert color in sentence.replace("grey", "gray")
            else:
                names = (*BOOK["colors"]["de"][color]["bare"], *BOOK["colors"]["de"][color]["stem"])
                assert any(name in sentence for name in names)


def test_german_colors_are_inflected() -> None:
    forms = {
        found[0]
        for color in COLORS
        for sentence in said("cell_color.cell", "de", color=color)
        for found in re.finditer(r"(?<=\bdie )\w+(?= Zelle\b)|(?<= mit )\w+(?= Hinter)", sentence)
    }
    assert {"rote", "grüne", "graue", "violette", "lilafarbene", "rosafarbene"} <= forms
    assert {"rotem", "orangefarbenem", "türkisem"} <= forms
    assert not {"lilae", "lilane", "rosane", "orangene", "lila", "rosa", "orange"} & forms


def test_colors_are_the_same_in_both_languages() -> None:
    assert tuple(BOOK["colors"]["de"]) == COLORS


def test_german_keeps_its_umlauts_and_its_capitals() -> None:
    sentences = {s for key in KEYS for s in said(key, "de")}
    assert any("Könnten Sie" in s for s in sentences)
    assert any("Spaltenköpfen" in s for s in said("col_resize_handle", "de", next_col="E"))
    for sentence in sentences:
        assert not re.search(r"[KW](oe|ae|ue)", sentence)
        # Nouns are small only where everything is.
        if re.search(r"\b(zelle|zeile|spalte|kopf|rand|ecke)\b", sentence):
            assert sentence[0].islower() and sentence[-1] not in ".?", sentence


# --- quotes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "Madrid",
        "Men's shoes",
        "the ‘new’ one",
        'Screen 24"',
        "“Best of”",
        "L’Oréal",
        "«Été»",
        "„Neu“",
    ],
)
def test_quotes_do_not_clash_with_the_text(text: str, language: str) -> None:
    pairs = set()
    for sentence in said("cell_content", language, text=text):
        before, after = sentence.split(text)
        pairs.add(before[-1] + after[0])
    assert pairs <= set(BOOK["quotes"][language])
    assert all(not set(pair) & set(text) for pair in pairs)
    assert len(pairs) >= 2 or set(text) & set("\"'“”‘’„»«")


@each_language
def test_every_pair_of_quotes_is_used(language: str) -> None:
    spoken = "\n".join(said("cell_content", language, 400, text="X"))
    assert all(f"{pair[0]}X{pair[1]}" in spoken for pair in BOOK["quotes"][language])


def test_feet_and_inches_find_typographic_quotes() -> None:
    assert all(
        "5'11\"" in s and s.count('"') == 1 for s in said("cell_content", "en", text="5'11\"")
    )


def test_a_text_that_no_quotes_can_hold_is_given_up() -> None:
    with pytest.raises(UnprovedTaskError):
        word(Stream("x"), "cell_content", "en", text="\"'“”‘’")


@over(["{ref}", "<right>", "ÄRGER", "iPhone SE", "Total."], LANGUAGES)
def test_the_text_is_never_changed(text: str, language: str) -> None:
    assert all(text in sentence for sentence in said("cell_ref_content", language, text=text))


# --- style ----------------------------------------------------------------------------------------


@each_language
def test_carelessness_is_seen_but_rare(language: str) -> None:
    drawn = [word(Stream(f"{i}"), "cell_ref", language, ref="AX12") for i in range(1000)]
    written = {template.replace("{ref}", "AX12") for template in templates("cell_ref", language)}
    careless = [sentence for sentence in drawn if sentence not in written]
    assert 0.05 < len(careless) / len(drawn) < 0.35
    assert any("ax12" in sentence for sentence in drawn)
    assert all(s == s.lower() and s[-1] not in ".?" for s in drawn if "ax12" in s)


def test_columns_of_two_letters_are_never_written_small() -> None:
    assert all("IS" in sentence for sentence in said("col_header", "en", col="IS"))
    assert any("column d" in sentence for sentence in said("col_header", "en", col="D"))
    lines = said("col_resize_handle", "en", col="Z", next_col="AA")
    assert all("Z" in sentence for sentence in lines)


@each_language
def test_a_neighbour_is_named_only_if_given(language: str) -> None:
    assert any("19" in s for s in said("row_resize_handle", language, next_row=19))
    assert not any("19" in s for s in said("row_resize_handle", language))
    assert said("row_resize_handle", language, next_row=None) == said("row_resize_handle", language)


@each_wording
def test_the_same_stream_says_the_same(key: str, language: str) -> None:
    values = values_of(key)
    backwards = dict(reversed(values.items()))
    for i in range(10):
        first = word(Stream(f"{i}"), key, language, **values)
        assert first == word(Stream(f"{i}"), key, language, **backwards)


# --- errors ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "language", "values", "message"),
    [
        ("cell_reff", "en", {"ref": "A1"}, "nearest is 'cell_ref'"),
        ("cell_color.rows", "en", {"color": "red"}, "nearest is 'cell_color.row'"),
        ("cell_ref", "fr", {"ref": "A1"}, "unknown language 'fr'"),
        ("cell_ref", "en", {}, "needs ref"),
        ("cell_ref", "en", {"ref": "A1", "text": "x"}, "no use for text"),
        ("cell_color.cell", "de", {"color": "oragne"}, "nearest is 'orange'"),
    ],
)
def test_mistakes_are_named(
    key: str, language: str, values: dict[str, object], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        word(Stream("x"), key, language, **values)
