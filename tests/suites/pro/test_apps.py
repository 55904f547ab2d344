"""Every application of the package: its file, its screens, and what is asked for on them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from offenders import over, over_rows

from pointerbench.contract.task import STANDARD
from pointerbench.suites.pro.app import APPS, CATEGORIES, App, load_app, quotes, slugs
from pointerbench.suites.pro.archetypes import ARCHETYPES
from pointerbench.suites.pro.compose import compose, screen_stream
from pointerbench.suites.pro.layout import Shot, lay_out_scene
from pointerbench.suites.pro.propose import Proposal, proposals
from pointerbench.suites.pro.source import ELEMENT_TYPES
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.widgets.look import PLATFORMS

SCREENS = (1, 2, 3)  # one of each arrangement
DRAWN = [(slug, SCREENS[place % 3]) for place, slug in enumerate(slugs())]  # a screen of each
FOR_FINGERS = ("android", "ios", "tablet", "embedded")


@cache
def shown(slug: str, number: int) -> tuple[Shot, list[Proposal]]:
    stream = screen_stream(7, "test", slug, number)
    shot = lay_out_scene(compose(load_app(slug), number, stream, STANDARD), STANDARD)
    return shot, proposals(shot, stream.child("targets"), Counter())


def test_there_are_a_hundred_applications_of_all_categories_and_platforms() -> None:
    apps = [load_app(slug) for slug in slugs()]
    assert len(apps) == 100
    assert len({app.name for app in apps}) == 100
    assert {app.category for app in apps} == set(CATEGORIES)
    assert {platform for app in apps for platform in app.platforms} == set(PLATFORMS)
    assert {app.archetype for app in apps} == set(ARCHETYPES)


@over(slugs())
def test_an_application_has_enough_to_say(slug: str) -> None:
    app = load_app(slug)
    assert len(app.functions) >= 30
    assert len(set(app.documents)) >= 2
    assert len(app.objects) >= 3
    assert app.dialogs


@over(slugs())
def test_no_instruction_is_said_of_two_functions(slug: str) -> None:
    said: dict[str, str] = {}
    for entry in load_app(slug).functions.values():
        for wording in entry.does:
            assert said.setdefault(wording.lower(), entry.means) == entry.means, wording


@over_rows(DRAWN)
def test_a_screen_is_dense_and_offers_targets(slug: str, number: int) -> None:
    shot, found = shown(slug, number)
    if shot.modal:
        assert found
        return
    # Terminals, settings and players are sparse, and fingers need room.
    fewest = 40 if shot.scene.platform in FOR_FINGERS else 48
    assert sum(map(shot.in_sight, shot.elements)) >= fewest
    kinds = Counter(entry.placed.element.kind for entry in found)
    assert set(kinds) <= set(ELEMENT_TYPES)
    assert sum(kinds.values()) >= 15


def test_most_screens_have_60_to_200_elements() -> None:
    shots = [shown(slug, number)[0] for slug, number in DRAWN]
    counts = [sum(map(shot.in_sight, shot.elements)) for shot in shots if not shot.modal]
    dense = [count for count in counts if count >= 60]
    assert len(dense) >= 0.9 * len(counts)
    assert sum(count <= 200 for count in dense) >= 0.8 * len(dense)


@over_rows(DRAWN)
def test_what_is_asked_for_can_be_seen_and_is_alone(slug: str, number: int) -> None:
    screen = Box(0, 0, *STANDARD.pixels)
    shot, found = shown(slug, number)
    for entry in found:
        own, element = entry.placed, entry.placed.element
        assert screen.covers(own.box)
        assert min(own.box.width, own.box.height) >= 6
        alike = [
            other
            for other in shot.elements
            if other.number != own.number
            and other.element.function == element.function
            and shot.in_sight(other)
        ]
        # An icon may have a text beside it that does the same, if the instruction says icon.
        assert not alike or (element.kind == "icon" and "icon" in entry.task.instruction)
        assert all(other.element.kind != "icon" for other in alike)


@over_rows(DRAWN)
def test_instructions_do_not_quote_what_they_ask_for(slug: str, number: int) -> None:
    for entry in shown(slug, number)[1]:
        if entry.placed.element.kind == "icon":
            for words in entry.placed.element.words:
                assert not quotes(entry.task.instruction, words), entry.task.instruction


@over(slugs()[::9])
def test_screens_differ(slug: str) -> None:
    digests = {
        tuple(placed.box for placed in shown(slug, number)[0].elements) for number in SCREENS
    }
    assert len(digests) == len(SCREENS)


# --- files that are wrong -------------------------------------------------------------------------

SOUND = """\
name = "Drawing Board"
category = "creative"
archetype = "dev_tools"
platforms = ["windows_11"]
scenario = "drawing a board"

[bars]
main = ["save"]

[functions.save]
icon = "save"
label = "Keep"
does = ["Write this to disk.", "Put the drawing into its file."]
"""


def written(folder: Path, text: str) -> App:
    (folder / "board.toml").write_text(text, "utf-8")
    load_app.cache_clear()
    return load_app("board", folder)


def test_a_sound_file_loads(tmp_path: Path) -> None:
    app = written(tmp_path, SOUND)
    assert (app.name, app.slug, app.bars["main"]) == ("Drawing Board", "board", ("save",))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"creative"', '"creativ"', "category 'creativ' is unknown; did you mean 'creative'?"),
        ('"dev_tools"', '"devtools"', "archetype 'devtools' is unknown; did you mean 'dev_tools'?"),
        ('icon = "save"', 'icon = "sav"', "functions.save.icon 'sav' is unknown; did you mean"),
        ('["windows_11"]', '["windows_95"]', "platforms 'windows_95' is unknown"),
        ('main = ["save"]', 'main = ["safe"]', "'main': function 'safe' is unknown"),
        ('scenario = "drawing a board"', "", "scenario is missing"),
        ('"Write this to disk."', '"Keep this."', "quotes the label 'Keep'"),
        ('"Write this to disk."', '"write this"', "is no sentence"),
        (', "Put the drawing into its file."', "", "at least two different wordings"),
        ('label = "Keep"', 'label = "Keep"\ncolour = "red"', "functions.save: key 'colour'"),
        ('name = "Drawing Board"', 'name = "Drawing Board', "(at line 1, column"),
    ],
)
def test_a_wrong_file_is_named_with_its_key(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(UsageError) as error:
        written(tmp_path, SOUND.replace(old, new))
    assert str(error.value).startswith("board.toml: ")
    assert said in str(error.value)


def test_two_functions_with_one_id_are_named_with_their_line(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"board\.toml: .*functions.*save.*line \d+"):
        written(tmp_path, SOUND + SOUND[SOUND.index("[functions.save]") :])


def test_an_unknown_application_is_named_with_the_nearest() -> None:
    near = slugs(APPS)[0]
    with pytest.raises(UsageError, match=f"did you mean '{near}'"):
        load_app(f"{near}x")
