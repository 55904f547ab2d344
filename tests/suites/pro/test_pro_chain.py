"""The chain step by step: from pages and from a model behind a real server, and when it breaks."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest
from image_server import Artist, ImageServer

from pointerbench import build
from pointerbench.chain import command
from pointerbench.contract.task import Options
from pointerbench.pages.show import forget, show
from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.catalogue import load_own
from pointerbench.suites.pro.composing import compose, state_names
from pointerbench.suites.pro.dream.sketch import Control, sketch
from pointerbench.suites.pro.pages_source import PagesSource
from pointerbench.suites.pro.suite import ProSuite
from pointerbench.values.geometry import Box

SEED = 7
MIXER = Path(__file__).parent / "living" / "mixer"
TRIO = ("mixer_a", "mixer_b", "mixer_c")
PAIR = ("notion", "windows_terminal")
STEPS = ("scenes", "paint", "extract", "gates", "pools", "select")


@pytest.fixture(scope="module", autouse=True)
def _browser(chromium_runs: None) -> Iterator[None]:
    yield
    forget()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder of applications of one's own."""
    folder = tmp_path_factory.mktemp("apps")
    for name in TRIO:
        shutil.copytree(MIXER, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    yield folder
    sys.path.remove(str(folder))


def chain(step: str, folder: Path, *more: str) -> int:
    return command.main([step, "--work", str(folder / "work"), "--quiet", *more])


def order(folder: Path, home: Path) -> list[str]:
    return [
        *("--seed", str(SEED), "--folder", str(home), "--screens", "2", "--targets", "3"),
        *("--out", str(folder / "set"), "--count", "6"),
    ]


@pytest.fixture(scope="module")
def painted(home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chain whose pictures are painted; nobody may change it."""
    folder = tmp_path_factory.mktemp("painted")
    for step in STEPS[:2]:
        assert chain(step, folder, *order(folder, home)) == 0
    return folder


@pytest.fixture(scope="module")
def made(home: Path, painted: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chain that has run through, step by step; nobody may change it."""
    folder = tmp_path_factory.mktemp("chain")
    shutil.copytree(painted, folder, dirs_exist_ok=True)
    for step in STEPS[2:]:
        assert chain(step, folder, *order(folder, home)) == 0
    return folder


def rows(folder: Path) -> list[dict[str, object]]:
    lines = (folder / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_the_chain_and_the_builder_make_the_same_set(home: Path, made: Path) -> None:
    suite = ProSuite("pro", "pbp", "0", SEED, own={slug: load_own(slug, home) for slug in TRIO})
    built = [suite.make(index, SEED, "test", Options()).example.row for index in range(6)]
    assert rows(made / "set" / "test") == built
    assert json.loads((made / "set" / "apps.json").read_text("utf-8"))["examples"] == 6


def test_pools_and_report_tell_what_became_of_every_target(made: Path) -> None:
    work = made / "work"
    report = json.loads((work / "report.json").read_text())
    painted = list((work / "painted").glob("*.png"))
    assert report["accepted"] + report["rejected"] == len(painted)
    assert sum(report["reasons"].values()) == report["rejected"]
    assert "" not in report["reasons"]
    icons = (work / "clicks_icons_pro.ndjson").read_text().splitlines()
    general = (work / "clicks_gui_intent.ndjson").read_text().splitlines()
    assert len(icons) + len(general) == report["accepted"]
    assert {json.loads(line)["element_type"] for line in icons} == {"icon"}
    assert {json.loads(line)["element_type"] for line in general} <= {"text", "other"}


def test_a_second_run_makes_nothing_again(home: Path, made: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in made.rglob("*.png")}
    for step in ("scenes", "paint", "extract"):
        assert chain(step, made, *order(made, home)) == 0
    after = {path: path.stat().st_mtime_ns for path in made.rglob("*.png")}
    assert after == before


def test_another_order_is_refused_in_the_same_folder(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chain("scenes", made, "--seed", "8", "--apps", PAIR[0]) == 2
    assert "is of another order" in capsys.readouterr().err


def test_a_step_before_the_first_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chain("extract", tmp_path) == 2
    assert "begin with `pointerbench pro scenes`" in capsys.readouterr().err


@pytest.fixture
def broken(painted: Path, tmp_path: Path) -> Path:
    """A chain that is painted, and may be damaged."""
    shutil.copytree(painted, tmp_path, dirs_exist_ok=True)
    return tmp_path


def test_damaged_pictures_are_listed_and_the_others_done(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    painted = sorted((broken / "work" / "painted").glob("*.png"))
    screens = sorted((broken / "work" / "screens").glob("*.png"))
    painted[0].write_bytes(b"no picture")
    screens[-1].unlink()
    assert chain("extract", broken) == 1
    said = capsys.readouterr().err
    assert "2 went wrong, the others are done" in said
    assert f"{painted[0]}: the picture cannot be read" in said
    assert f"{screens[-1]}: no such picture" in said
    assert len(list((broken / "work" / "boxes").glob("*"))) == len(screens) - 2


def test_a_painted_copy_of_another_size_is_named(
    broken: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from PIL import Image  # noqa: PLC0415 - only here

    path = min((broken / "work" / "painted").glob("*.png"))
    Image.new("RGB", (800, 600)).save(path)
    assert chain("extract", broken) == 1
    assert "differ in size: 1024x768 and 800x600" in capsys.readouterr().err


def test_wrong_applications_are_listed_and_the_others_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "own"
    monkeypatch.setattr(sys, "path", [*sys.path])
    for name in ("sound", "wrong", "torn"):
        shutil.copytree(MIXER, own / name, ignore=shutil.ignore_patterns("__pycache__"))
    text = (MIXER / "app.toml").read_text("utf-8")
    (own / "wrong" / "app.toml").write_text(text.replace('"creative"', '"creativ"'), "utf-8")
    (own / "torn" / "app.toml").write_text(text[:200] + "\n[", "utf-8")
    assert chain("scenes", tmp_path, "--folder", str(own), "--screens", "1") == 1
    said = capsys.readouterr().err
    assert "wrong/app.toml: domain" in said
    assert "torn/app.toml" in said
    assert [path.name for path in (tmp_path / "work/screens").glob("*.png")] == [
        "images_sound_01.png"
    ]


def test_a_pool_row_without_its_picture_is_named(
    made: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    work = tmp_path / "work"
    (work / "screens").mkdir(parents=True)
    for name in ("chain.json", "clicks_icons_pro.ndjson", "clicks_gui_intent.ndjson"):
        (work / name).write_bytes((made / "work" / name).read_bytes())
    assert chain("select", tmp_path, "--out", str(tmp_path / "set")) == 2
    assert ".png: no such picture" in capsys.readouterr().err


def test_a_training_set_leaves_out_what_is_held_out(home: Path, tmp_path: Path) -> None:
    work = [*order(tmp_path, home), "--split", "train", "--screens", "1"]
    for step in STEPS[:-1]:
        assert chain(step, tmp_path, *work) == 0
    pool = (tmp_path / "work" / "clicks_icons_pro.ndjson").read_text("utf-8").splitlines()
    held = [json.loads(line)["source_id"] for line in pool]
    (tmp_path / "held.txt").write_text("\n".join(held), "utf-8")
    assert chain("select", tmp_path, *work, "--heldout", str(tmp_path / "held.txt")) == 0
    chosen = rows(tmp_path / "set" / "train")
    assert chosen
    assert not {row["source_id"] for row in chosen} & set(held)
    assert not (tmp_path / "set" / "heldout_source_ids.txt").exists()


def test_a_training_build_refuses_a_held_out_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    only = ["--only", f"app_slug={PAIR[1]}", "--count", "2", "--jobs", "1", "--quiet"]
    common = ["pro", "--seed", str(SEED), *only, "--split", "train", "--out"]
    assert build.main([*common, str(tmp_path / "free")]) == 0
    held = tmp_path / "held.txt"
    held.write_text(str(rows(tmp_path / "free" / "train")[1]["source_id"]) + "\n", "utf-8")
    assert build.main([*common, str(tmp_path / "other"), "--heldout", str(held)]) == 2
    assert "which is held out; choose another --seed" in capsys.readouterr().err


# --- the dream source -----------------------------------------------------------------------------


class Drawn(NamedTuple):
    """What the model draws for an application: its page, and where each control is."""

    picture: Picture
    controls: dict[Control, Box]


@cache
def drawn(slug: str) -> Drawn:
    source = PagesSource(SEED)
    app = source.apps[slug]
    first = state_names(app, SEED, "test")[0]
    shown = show(compose(app, 1, SEED, "test", source.screen, first).view)
    boxes = {element.function: element.box for element in shown.tree().elements}
    picture = shown.host.picture()
    return Drawn(picture, {one: boxes[one.function] for one in sketch(source, slug, 1).controls})


def app_of(prompt: str) -> str:
    """The application that a prompt asks a screenshot of."""
    named = [slug for slug in PAIR if f"A screenshot of {load_own(slug).name['en']} (" in prompt]
    return named[0]


def painted_thing(prompt: str, screen_prompt: str) -> Box:
    """Where the page has what a prompt wants painted: by its text or icon."""
    for control, box in drawn(app_of(screen_prompt)).controls.items():
        faces = (f'"{control.face}" icon', f'labelled "{control.face}" (', f"the {control.face} ")
        if faces[("icon", "text", "other").index(control.kind)] in prompt:
            return box
    return Box(0, 0, 0, 0)


@pytest.fixture(scope="module")
def model() -> Iterator[ImageServer]:
    """A server that draws pages with a model's noise, and the environment that leads to it."""
    for slug in PAIR:  # the server answers in threads, where no browser runs
        drawn(slug)
    with (
        ImageServer(Artist(lambda prompt: drawn(app_of(prompt)).picture, painted_thing)) as server,
        pytest.MonkeyPatch.context() as environment,
    ):
        environment.setenv("POINTERBENCH_IMAGES_URL", server.url)
        environment.setenv("POINTERBENCH_IMAGES_MODEL", "local-dreamer")
        environment.setenv("POINTERBENCH_IMAGES_KEY", "sk-secret-of-this-test")
        yield server


def dream(folder: Path, apps: int = 1) -> list[str]:
    return [
        *("pro", "--seed", str(SEED), "--source", "dream", "--count", str(apps), "--quiet"),
        *("--only", f"app_slug={','.join(PAIR[:apps])}", "--work", str(folder / "work")),
        *("--out", str(folder / "set")),
    ]


@pytest.fixture(scope="module")
def dreamed(model: ImageServer, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set of two applications from the model."""
    folder = tmp_path_factory.mktemp("dreamed")
    assert build.main(dream(folder, 2)) == 0
    return folder


def test_the_same_command_builds_from_an_image_model(dreamed: Path) -> None:
    found = rows(dreamed / "set" / "test")
    assert len(found) == 2
    assert {row["app_slug"] for row in found} == set(PAIR)
    for row in found:
        boxes = drawn(str(row["app_slug"])).controls.values()
        box = Box(*row["bbox"])  # type: ignore[misc]
        nearest = min(
            boxes,
            key=lambda own: max(abs(a - b) for a, b in zip(own, box, strict=True)),
        )
        assert max(abs(a - b) for a, b in zip(nearest, box, strict=True)) <= 2
    manifest = json.loads((dreamed / "set" / "test" / "MANIFEST.json").read_text("utf-8"))
    assert manifest["source"] == "dream"
    files = [path for path in dreamed.rglob("*") if path.is_file()]
    assert not any(b"sk-secret" in path.read_bytes() for path in files)


def test_a_second_run_asks_the_model_for_nothing(model: ImageServer, dreamed: Path) -> None:
    asked = len(model.asked)
    assert build.main(dream(dreamed, 2)) == 0
    assert len(model.asked) == asked


def notes(folder: Path, app: str) -> tuple[Path, list[Path]]:
    """What was asked for an application's screen, and for the painted copies of it."""
    all_notes = {
        path: json.loads(path.read_text("utf-8")) for path in cache_of(folder).glob("*.json")
    }
    (screen,) = (
        path
        for path, note in all_notes.items()
        if note["method"] == "generate" and app_of(note["prompt"]) == app
    )
    drawn = all_notes[screen]["sha256"]
    return screen, sorted(path for path, note in all_notes.items() if note.get("picture") == drawn)


def cache_of(folder: Path) -> Path:
    return folder / "work" / "cache"


def recalled(dreamed: Path, folder: Path, forgotten: list[Path]) -> None:
    """Puts all that the model drew into a folder, but for what is forgotten: that is asked anew."""
    shutil.copytree(cache_of(dreamed), cache_of(folder))
    for note in forgotten:
        (cache_of(folder) / note.name).unlink()


def test_a_refusal_is_listed_in_the_providers_words(
    model: ImageServer, dreamed: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    screen, _ = notes(dreamed, PAIR[0])
    recalled(dreamed, tmp_path, [screen])
    model.order("policy")
    assert build.main(dream(tmp_path, 2)) == 1
    said = capsys.readouterr().err
    assert "Your request was rejected by the safety system." in said
    assert "1 went wrong, the others are done" in said


def test_a_spent_budget_stops_and_goes_on_later(
    model: ImageServer,
    dreamed: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    _, copies = notes(dreamed, PAIR[0])
    recalled(dreamed, tmp_path, copies[:5])
    paid = model.paid
    monkeypatch.setenv("POINTERBENCH_IMAGES_BUDGET", "4")
    assert build.main(dream(tmp_path)) == 1
    assert "4" in capsys.readouterr().err
    assert model.paid - paid == 4
    monkeypatch.setenv("POINTERBENCH_IMAGES_BUDGET", "100")
    assert build.main(dream(tmp_path)) == 0
    assert model.paid - paid == 5


def test_a_set_from_a_model_cannot_be_rendered_again(
    dreamed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(["--verify", str(dreamed / "set")]) == 2
    assert "was chosen from pools of dream: nothing renders it" in capsys.readouterr().err
