"""What belongs together on a page: sites and addresses, planes and airports, words and places."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from offenders import over

from pointerbench.flow.nodes import Group, Node, Paragraph, Table
from pointerbench.language.locales import locales
from pointerbench.language.phrases import LANGUAGES
from pointerbench.language.spelling import web_name
from pointerbench.suites.text import banks
from pointerbench.suites.text.figures import draw_today
from pointerbench.suites.text.kit.texts import dressed
from pointerbench.suites.text.surfaces import SURFACES, builder
from pointerbench.suites.text.surfaces.business.till_slip import draw_sale
from pointerbench.suites.text.surfaces.leisure.airports import Airport, abroad, at_home
from pointerbench.suites.text.surfaces.leisure.passes import Flight
from pointerbench.suites.text.surfaces.leisure.routes import routes, train
from pointerbench.suites.text.surfaces.leisure.season import match_day
from pointerbench.suites.text.surfaces.planning.parts import choices
from pointerbench.suites.text.surfaces.planning.project_timeline import _BEGUN, _LATER
from pointerbench.suites.text.surfaces.planning.search_results import _PAGES
from pointerbench.suites.text.surfaces.planning.sheets import _FIT
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

# Surfaces of sites that say their name at the top.
SITES = (
    *("food_delivery", "hotel_page", "itinerary", "lyrics", "nutrition_label", "recipe"),
    *("sports_results", "timetable", "travel_guide", "video_player", "weather", "health_app"),
)


def writer(language: str, seed: int) -> Writer:
    stream = Stream(f"belongs/{seed}/{language}")
    fonts = Fonts("Inter", "Inter", "Hack")
    return Writer(stream, language, draw_theme(stream, "light"), fonts, 16)


def texts(node: Node) -> Iterator[str]:
    """Every text below the node."""
    if isinstance(node, Paragraph):
        yield node.text
    elif isinstance(node, Group):
        for child in node.children:
            yield from texts(child)
    elif isinstance(node, Table):
        for line in node.rows:
            for cell in line:
                yield from texts(cell)


@pytest.mark.parametrize("surface", SITES)
def test_an_address_names_its_site(surface: str) -> None:
    assert surface in SURFACES
    for seed in range(40):
        w = writer("de", seed)
        said = list(texts(builder(surface)(w)))
        hosts = [text.split("/")[0] for text in said if text.startswith(("www.", "app."))]
        if not hosts:  # no browser around it
            continue
        names = {web_name(text) for text in said if text}
        assert hosts[0].split(".")[1] in names, hosts
        return
    pytest.fail("never in a browser")


@over(LANGUAGES)
def test_planes_leave_from_airports_of_the_country_for_other_ones(language: str) -> None:
    for seed in range(30):
        w = writer(language, seed)
        start = at_home(w)
        assert start.city in w.country.towns
        assert len(start.code) == 3
        assert start.code not in [goal.code for goal in abroad(w, 18, start)]


def test_a_plane_arrives_by_the_clocks_of_its_goal() -> None:
    berlin, dublin = Airport("Berlin", "BER", 1), Airport("Dublin", "DUB", 0)
    there = Flight("Lumen", "LZ 1", berlin, dublin, 600, 150)
    assert (there.arrives, there._replace(start=dublin, goal=berlin).arrives) == (690, 810)


@over(LANGUAGES)
def test_every_country_names_its_trains(language: str) -> None:
    for seed in range(12):
        w = writer(language, seed)
        assert routes(w.locale.country, language)
        assert any(map(str.isdigit, train(w)))


def test_no_page_is_of_the_days_at_which_offices_are_shut() -> None:
    days = {draw_today(Stream(f"today/{number}")) for number in range(400)}
    assert not [day for day in days if not (1, 3) < (day.month, day.day) < (12, 19)]


def test_leagues_play_from_august_to_november() -> None:
    w = writer("en", 1)
    days = [match_day(w, number) for number in range(1, 12)]
    assert {day.weekday() for day in days} == {5}
    assert {day.month for day in days} <= {8, 9, 10}


def test_nobody_sets_a_town_in_italics() -> None:
    w = writer("en", 2)
    line = w._filler()("The tower of {city} was built by {person} with a *plumb line*.")
    for style in ("italic", "code", "strike"):
        spans = [span.text for _ in range(20) for span in dressed(w, line, (style,))[1:2]]
        assert set(spans) == {"plumb line"}


def test_taxes_come_on_top_in_the_united_states_only() -> None:
    for seed in range(40):
        w = writer("en", seed)
        sale = draw_sale(w)
        goods = sum(count * price for _, count, price in sale.lines)
        american = w.locale.country == "US"
        assert (sale.net, sale.total)[not american] == goods
        assert sale.net * (1000 + sale.rate) // 1000 == pytest.approx(sale.total, abs=1)


def test_american_words_stand_for_those_of_the_banks() -> None:
    american = banks.american(locales()["en_US"])
    assert american.respelt("Two per cent of the yoghurt went by lorry.") == (
        "Two percent of the yogurt went by truck."
    )
    added = american.spelling[len(locales()["en_US"].spelling) :]
    british = "\n".join(banks.all_texts("en"))
    assert not [word for word, _ in added if not re.search(rf"\b{word}\b", british)]


@over(LANGUAGES)
def test_settings_are_named_as_the_bank_names_them(language: str) -> None:
    named = {name for name, _ in banks.entries(language, "settings")}
    kinds = {
        kind: set(banks.label(language, f"desk.settings_of_{kind}").split("; "))
        for kind in ("choice", "writing", "night")
    }
    for kind, names in kinds.items():
        assert names <= named, kind
    assert len(kinds["writing"] - kinds["choice"]) >= 5


@over(LANGUAGES)
def test_tables_beside_labels_have_their_length(language: str) -> None:
    w = writer(language, 3)
    assert len(choices(w, "activities")) == len(_FIT)
    assert len(choices(w, "topic_titles", q="x")) == len(_PAGES)
    assert max(*_BEGUN, *_LATER) < len(choices(w, "plan_notes"))
    projects = range(len(choices(w, "project_names")))
    assert all(number in projects for fits in _FIT for number in fits)
