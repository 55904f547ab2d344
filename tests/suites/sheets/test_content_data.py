"""The data files of the content package are complete in all six languages."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from offenders import over

from pointerbench.language import phrases
from pointerbench.language.phrases import LANGUAGES, lexicon, read_toml
from pointerbench.suites.sheets import content
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.generators import GENERATORS
from pointerbench.suites.sheets.content.plan import plan_of
from pointerbench.suites.sheets.content.table import KINDS

every_kind = over(store.kind_names())
every_language = over(LANGUAGES)


def phrase_lists() -> list[tuple[str, str]]:
    root = Path(content.__file__).parent
    lists = []
    for path in sorted(root.glob("phrases/*.toml")):
        lists += [
            (f"{path.stem}.{name}", text)
            for name, text in tomllib.loads(path.read_text("utf-8")).items()
        ]
    for path in sorted(root.glob("kinds/*.toml")):
        declared = tomllib.loads(path.read_text("utf-8"))
        found = {
            **declared.get("lists", {}),
            **{k: v for k, v in declared.items() if isinstance(v, str)},
        }
        for name in ("period", "sort"):
            found.pop(name, None)
        lists += [(f"{path.stem}/{name}", text) for name, text in found.items()]
    return lists


def test_every_phrase_is_there_in_all_six_languages() -> None:
    assert [flaw for name, lines in phrase_lists() for flaw in _flaws(name, lines)] == []


def _flaws(name: str, text: str) -> Iterator[str]:
    lines = text.strip().splitlines()
    for line in lines:
        cells = line.split(" | ")
        whole = len(cells) in (1, 2, 6, 7) and all(cell.strip() for cell in cells)
        strict = not name.startswith(("headers", "functions"))
        if not whole or (strict and len(line.split("|")) != len(cells)):
            yield f"{name}: {line}"
    counts = {len(line.split(" | ")) for line in lines}
    if len(counts) != 1 and counts != {1, 6}:
        yield f"{name}: lines of {sorted(counts)} cells"


@every_kind
def test_columns_name_generators_and_headers_that_exist(kind: str) -> None:
    for spec in plan_of(kind).specs.values():
        assert spec.make in GENERATORS
        assert spec.kind in KINDS
        assert spec.get("header", spec.key) in store.read("phrases/headers")


@every_kind
def test_no_two_columns_of_a_kind_can_have_the_same_heading(kind: str) -> None:
    plan = plan_of(kind)
    for language in LANGUAGES:
        headings = Counter(
            heading
            for key in plan.showable
            for heading in store.word(f"headers.{plan.specs[key].get('header', key)}", language)
        )
        assert not [heading for heading, count in headings.items() if count > 1], language


@every_language
def test_a_language_has_names_enough(language: str) -> None:
    least = {"first_names": 60, "surnames": 90, "companies": 40, "domains": 30, "streets": 20}
    for name, count in least.items():
        names = lexicon(language, name)
        assert len(names) == len(set(names)) >= count, name
    lists = read_toml(Path(phrases.__file__).parent / f"lexicon/{language}.toml")
    towns = [name for name in lists if name.startswith("cities_")]
    assert sum(len(lexicon(language, name)) for name in towns) >= 60


def test_there_are_places_and_goods_enough() -> None:
    goods = [
        line
        for text in store.read("phrases/products").values()
        for line in text.strip().splitlines()
    ]
    notes = [
        line for text in store.read("phrases/notes").values() for line in text.strip().splitlines()
    ]
    assert len(goods) >= 80
    assert len(notes) >= 60
    assert len(store.phrases("places.countries", "nl")) >= 40
    assert len(store.phrases("places.cities", "nl")) >= 30
    assert len(store.phrases("people.departments", "nl")) >= 20
    assert len(store.phrases("people.jobs", "nl")) >= 25
