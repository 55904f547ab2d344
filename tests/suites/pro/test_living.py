"""Living screens of Pro: what is asked of a small mixer, and what proves it."""

from __future__ import annotations

import dataclasses
import json
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pointerbench.asking import selecting
from pointerbench.chain import command
from pointerbench.contract.task import STANDARD, Options, Screen
from pointerbench.pages.show import forget, show
from pointerbench.suites.pro.catalogue import apps, load, selections
from pointerbench.suites.pro.composing import compose
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.large import SCREENS
from pointerbench.suites.pro.large import SUITE as LARGE
from pointerbench.suites.pro.pages_source import Screened, candidate_of, painted
from pointerbench.suites.pro.suite import ProSuite
from pointerbench.suites.pro.wishes import LONG, Wishes
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

FOLDER = Path(__file__).parent / "living" / "mixer"
MIXER = load(FOLDER, "living.mixer")
OWN = {"mixer": MIXER}
SUITE = ProSuite("pro", "pbp", "0", 90311, own=OWN)


@pytest.fixture(scope="module", autouse=True)
def _browser(chromium_runs: None, request: pytest.FixtureRequest) -> Iterator[None]:
    patch = pytest.MonkeyPatch()
    patch.syspath_prepend(str(Path(__file__).parent))
    yield
    forget()
    patch.undo()


def screened(state: str, split: str = "test") -> Screened:
    composed = compose(MIXER, 1, 7, split, STANDARD, state)
    return Screened(1, 0, MIXER, composed, show(composed.view), 7, split, Counter())


@pytest.fixture(scope="module")
def stopped() -> Iterator[tuple[Wishes, dict[str, list[str]]]]:
    """The wishes of the mixer while it is stopped, and what each is proved by, by what it asks."""
    own = screened("stopped")
    wishes = Wishes(own.proof, selections(MIXER), own.rejects)
    found: dict[str, list[str]] = {}
    for proposal in wishes.proposals(Stream("wishes"), long=False):
        wish = wishes.proved(proposal)
        if wish is not None:
            found.setdefault(wish.about, []).append(wish.proof)
    yield wishes, found


def test_a_function_counts_when_a_click_brings_it_about(
    stopped: tuple[Wishes, dict[str, list[str]]],
) -> None:
    wishes, found = stopped
    assert found["play"] == ["clicked"]
    assert found["zoom_in"] == ["clicked"]
    assert found["mute"] == ["clicked"] * 5
    assert "broken" not in found
    assert wishes.rejects["does_not_happen"] == 1


def test_what_nothing_shows_is_marked(stopped: tuple[Wishes, dict[str, list[str]]]) -> None:
    assert stopped[1]["export"] == ["authored"]


def test_of_two_that_do_the_same_both_count(stopped: tuple[Wishes, dict[str, list[str]]]) -> None:
    wishes, found = stopped
    assert found["twice"] == ["clicked", "clicked"]
    for proposal in wishes.proposals(Stream("again"), long=True):
        if proposal.about == "twice":
            wish = wishes.proved(proposal)
            assert wish is not None
            assert len(wish.regions) == 2
            assert wish.element.box in wish.regions


def test_what_is_so_already_is_not_asked_for() -> None:
    own = screened("playing")
    assert "play" not in {wish.about for wish in own.wishes()}
    assert own.rejects["already_so"] == 1


def test_selections_find_what_they_say(stopped: tuple[Wishes, dict[str, list[str]]]) -> None:
    wishes, _ = stopped
    tree = wishes.tree
    right, loudest = selections(MIXER)
    strips = sorted(tree.items("strips"), key=lambda item: item.box.x1)
    found = list(selecting.queries(Stream("right"), right, tree))
    assert len(found) == len(strips) - 1
    for query in found:
        (target,) = selecting.resolve(query, tree)
        at = next(n for n, item in enumerate(strips) if item.id == tree.by_id[target].group)
        assert strips[at - 1].facts["name"].text == query["item"]
    (query,) = selecting.queries(Stream("loud"), loudest, tree)
    (target,) = selecting.resolve(query, tree)
    levels = {item.id: float(item.facts["level"].value) for item in strips}
    assert tree.by_id[target].group == max(levels, key=lambda name: levels[name])


def test_a_near_tie_is_not_asked(stopped: tuple[Wishes, dict[str, list[str]]]) -> None:
    tree = stopped[0].tree
    kind = tree.kinds["strips"]
    one, other, *_ = tree.items("strips")
    assert not selecting._apart("level", one, one, kind)
    assert selecting._apart("level", one, other, kind)
    assert not selecting._apart("width", one, other, kind)


def test_the_chain_and_the_builder_make_the_same_rows(tmp_path: Path) -> None:
    names = ("notion", "windows_terminal")
    work = ["--work", str(tmp_path / "work"), "--out", str(tmp_path / "set"), "--quiet"]
    order = ["--source", "pages", "--seed", "7", "--apps", ",".join(names), "--screens", "1"]
    assert command.main(["all", *work, *order, "--targets", "2", "--count", "2"]) == 0
    lines = (tmp_path / "set" / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    suite = ProSuite("pro", "pbp", "0", 90311, own={name: apps()[name] for name in names})
    made = [suite.make(index, 7, "test", Options()) for index in range(2)]
    for one, line in zip(made, lines, strict=True):
        row = {**json.loads(one.example.line()), "file_name": json.loads(line)["file_name"]}
        assert row == json.loads(line)


def test_a_painted_copy_gives_the_box_to_the_pixel() -> None:
    own = screened("chosen")
    for wish in list(own.wishes())[:4]:
        candidate = candidate_of(wish)
        copy = painted(own.shown, own.proof.picture, candidate)
        assert extract(own.proof.picture, copy).box == candidate.truth


def test_sentences_have_the_length_that_is_wanted() -> None:
    own = screened("stopped")
    wishes = Wishes(own.proof, selections(MIXER), Counter())
    for long in (True, False):
        said = [wish.instruction for wish in wishes.proposals(Stream("length"), long=long)]
        assert said
        assert all((len(text.split()) >= LONG) == long for text in said)


def test_an_example_depends_on_its_arguments_only() -> None:
    first = SUITE.make(2, 5, "test", Options())
    SUITE.make(3, 5, "test", Options())
    forget()
    again = SUITE.make(2, 5, "test", Options())
    assert first.example.line() == again.example.line()
    assert first.picture is not None
    assert again.picture is not None
    assert first.picture.tobytes() == again.picture.tobytes()


def test_rows_say_what_was_asked_and_how_it_was_proved() -> None:
    for index in range(4):
        row = SUITE.make(index, 6, "train", Options(Screen(1280, 800, 1.5))).example.row
        assert row["image_size"] == [1920, 1200]
        assert row["proof"] in ("clicked", "queried", "authored")
        assert row["bbox"] == row["eval"]["bbox"]
        assert row["document"]


def test_on_large_screens_targets_are_small_and_may_stand_on_one_of_two_monitors() -> None:
    large = dataclasses.replace(LARGE, own=OWN)
    wide = SCREENS.index(Screen(3840, 1080))
    proved = large.prove(wide, 5, "test", Options())
    picture = Box(0, 0, *proved.row["image_size"])
    share = Box(*proved.row["bbox"]).area / picture.area
    assert LARGE.shares[0] <= share <= LARGE.shares[1]
    frame = proved.screened.composed.view.frame
    assert frame is not None
    assert frame["beside"]["frame"]["clock"] == frame["clock"]


def test_no_name_of_a_test_set_stands_in_a_training_set() -> None:
    said: dict[str, set[str]] = {"test": set(), "train": set()}
    for split, names in said.items():
        for number in range(1, 40):
            view = compose(MIXER, number, number, split, STANDARD).view
            names.add(view.document["title"])
            names.update(strip["name"] for strip in view.document["strips"])
    assert said["test"]
    assert not said["test"] & said["train"]


@pytest.mark.parametrize(
    ("written", "instead", "message"),
    [
        ('looks = ["windows_11"', 'looks = ["windows_12"', "did you mean 'windows_11'"),
        ('way = "after"', 'way = "behind"', "way: no 'behind'"),
        ('fact = "level"', 'fact = "levels"', "did you mean 'level'"),
        ("scenario", "scenery", "unknown key 'scenery'; did you mean 'scenario'"),
        ("effect = { playing = true }", "", "functions.play has no 'effect'"),
    ],
)
def test_a_wrong_file_is_told_with_its_key(
    tmp_path: Path, written: str, instead: str, message: str
) -> None:
    copy = tmp_path / "mixer"
    shutil.copytree(FOLDER, copy)
    path = copy / "app.toml"
    text = path.read_text("utf-8")
    assert written in text
    path.write_text(text.replace(written, instead, 1), "utf-8")
    with pytest.raises(UsageError, match=r"app\.toml") as raised:
        load(copy, "living.mixer")
    assert message in str(raised.value)
