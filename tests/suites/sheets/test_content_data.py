"""The data files of the content package are complete in all six languages."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import pytest

from pointerbench.language import phrases
from pointerbench.language.phrases import LANGUAGES, lexicon, read_toml
from pointerbench.suites.sheets import content
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.generators import GENERATORS
from pointerbench.suites.sheets.content.plan import plan_of
from pointerbench.suites.sheets.content.table import KINDS

every_kind = pytest.mark.parametrize("kind", store.kind_names())
every_language = pytest.mark.parametrize("language", LANGUAGES)


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


@pytest.mark.parametrize(("name", "lines"), phrase_lists())
def test_every_phrase_is_there_in_all_six_languages(name: str, lines: str) -> None:
    for line in lines.strip().splitlines():
        cells = line.split(" | ")
        assert len(cells) in (1, 2, 6, 7), f"{name}: {line}"
        assert all(cell.strip() for cell in cells), f"{name}: {line}"
        if not name.startswith(("headers", "functions")):
            assert len(line.split("|")) == len(cells), f"{name}: {line}"
    languages = {len(line.split(" | ")) for line in lines.strip().splitlines()}
    assert len(languages) == 1 or languages == {1, 6}, name


@every_kind
def test_columns_name_generators_and_headers_that_exist(kind: str) -> None:
    for spec in plan_of(kind).specs.values():
        assert spec.make in GENERATORS
        assert spec.kind in KINDS
        assert spec.get("header", spec.key) in store.read("phrases/headers")


@every_language
@every_kind
def test_no_two_columns_of_a_kind_can_have_the_same_heading(kind: str, language: str) -> None:
    plan = plan_of(kind)
    headings = Counter(
        heading
        for key in plan.showable
        for heading in store.word(f"headers.{plan.specs[key].get('header', key)}", language)
    )
    assert not [heading for heading, count in headings.items() if count > 1]


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
