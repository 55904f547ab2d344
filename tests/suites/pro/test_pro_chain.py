"""The chain step by step: from scenes and from a model behind a real server, and when it breaks."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from image_server import Artist, ImageServer

from pointerbench import build
from pointerbench.chain import command
from pointerbench.picture.pixels import Picture
from pointerbench.suites.pro.app import APPS, load_app, slugs
from pointerbench.suites.pro.layout import Shot
from pointerbench.suites.pro.scenes import ScenesSource
from pointerbench.values.geometry import Box

SEED = 7
TRIO = slugs()[:3]
STEPS = ("scenes", "paint", "extract", "gates", "pools", "select")


def chain(step: str, folder: Path, *more: str) -> int:
    return command.main([step, "--work", str(folder / "work"), "--quiet", *more])


def order(folder: Path) -> list[str]:
    return [
        *("--seed", str(SEED), "--apps", ",".join(TRIO), "--screens", "2"),
        *("--out", str(folder / "set"), "--count", "6"),
    ]


@pytest.fixture(scope="module")
def painted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chain whose pictures are painted; nobody may change it."""
    folder = tmp_path_factory.mktemp("painted")
    for step in STEPS[:2]:
        assert chain(step, folder, *order(folder)) == 0
    return folder


@pytest.fixture(scope="module")
def made(painted: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chain that has run through, step by step; nobody may change it."""
    folder = tmp_path_factory.mktemp("chain")
    shutil.copytree(painted, folder, dirs_exist_ok=True)
    for step in STEPS[2:]:
        assert chain(step, folder, *order(folder)) == 0
    return folder


def rows(folder: Path) -> list[dict[str, object]]:
    lines = (folder / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


def test_the_chain_and_the_builder_make_the_same_set(made: Path, tmp_path: Path) -> None:
    only = f"app_slug={','.join(TRIO)}"
    where = ["--out", str(tmp_path), "--jobs", "1", "--quiet"]
    assert build.main(["pro", "--seed", str(SEED), "--count", "6", "--only", only, *where]) == 0
    assert rows(tmp_path / "test") == rows(made / "set" / "test")
    one, other = (
        json.loads((folder / "test" / "MANIFEST.json").read_text("utf-8"))
        for folder in (tmp_path, made / "set")
    )
    assert one["pixels_sha256"] == other["pixels_sha256"]
    assert one["counts"] == other["counts"]
    assert (tmp_path / "apps.json").read_text() == (made / "set" / "apps.json").read_text()


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


def test_a_second_run_makes_nothing_again(made: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in made.rglob("*.png")}
    for step in ("scenes", "paint", "extract"):
        assert chain(step, made, *order(made)) == 0
    after = {path: path.stat().st_mtime_ns for path in made.rglob("*.png")}
    assert after == before


def test_another_order_is_refused_in_the_same_folder(
    made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert chain("scenes", made, "--seed", "8", "--apps", TRIO[0]) == 2
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


def test_wrong_application_files_are_listed_and_the_others_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "apps"
    own.mkdir()
    sound = (APPS / f"{TRIO[0]}.toml").read_text("utf-8")
    (own / "sound.toml").write_text(sound, "utf-8")
    (own / "wrong.toml").write_text(sound.replace('category = "', 'category = "x'), "utf-8")
    (own / "torn.toml").write_text(sound[:200] + "\n[", "utf-8")
    assert chain("scenes", tmp_path, "--folder", str(own), "--screens", "1") == 1
    said = capsys.readouterr().err
    assert "wrong.toml: category" in said
    assert "torn.toml: " in said
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


def test_a_training_set_leaves_out_what_is_held_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    work = [*order(tmp_path), "--split", "train", "--screens", "1"]
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
    only = ["--only", f"app_slug={TRIO[0]}", "--count", "2", "--jobs", "1", "--quiet"]
    common = ["pro", "--seed", str(SEED), *only, "--split", "train", "--out"]
    assert build.main([*common, str(tmp_path / "free")]) == 0
    held = tmp_path / "held.txt"
    held.write_text(str(rows(tmp_path / "free" / "train")[1]["source_id"]) + "\n", "utf-8")
    assert build.main([*common, str(tmp_path / "other"), "--heldout", str(held)]) == 2
    assert "which is held out; choose another --seed" in capsys.readouterr().err


# --- the dream source -----------------------------------------------------------------------------


@cache
def scene(slug: str) -> tuple[Picture, Shot]:
    screenshot, shot = ScenesSource(SEED).screened(slug, 1)
    return screenshot.picture, shot


def app_of(prompt: str) -> str:
    """The application that a prompt asks a screenshot of."""
    named = [slug for slug in slugs() if f"A screenshot of {load_app(slug).name} (" in prompt]
    return named[0]


def painted_thing(prompt: str, screen_prompt: str) -> Box:
    """Where the scene has what a prompt wants painted: by its label or icon. Nowhere if it is not
    on the screen, as when a model does not obey."""
    slug = app_of(screen_prompt)
    shot = scene(slug)[1]
    for entry in load_app(slug).functions.values():
        label, icon = f'labelled "{entry.label}"', f'"{entry.icon.replace("_", " ")}" icon'
        if label in prompt or (entry.icon and icon in prompt):
            for placed in shot.elements:
                if placed.element.function == entry.means and shot.visible(placed):
                    return placed.box
    return Box(0, 0, 0, 0)


@pytest.fixture(scope="module")
def model() -> Iterator[ImageServer]:
    """A server that draws scenes with a model's noise, and the environment that leads to it."""
    with (
        ImageServer(Artist(lambda prompt: scene(app_of(prompt))[0], painted_thing)) as server,
        pytest.MonkeyPatch.context() as environment,
    ):
        environment.setenv("POINTERBENCH_IMAGES_URL", server.url)
        environment.setenv("POINTERBENCH_IMAGES_MODEL", "local-dreamer")
        environment.setenv("POINTERBENCH_IMAGES_KEY", "sk-secret-of-this-test")
        yield server


def dream(folder: Path, apps: int = 1) -> list[str]:
    return [
        *("pro", "--seed", str(SEED), "--source", "dream", "--count", str(apps), "--quiet"),
        *("--only", f"app_slug={','.join(TRIO[:apps])}", "--work", str(folder / "work")),
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
    assert {row["app_slug"] for row in found} == set(TRIO[:2])
    for row in found:
        shot = scene(str(row["app_slug"]))[1]
        box = Box(*row["bbox"])  # type: ignore[misc]
        nearest = min(
            (placed.box for placed in shot.elements),
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
    screen, _ = notes(dreamed, TRIO[0])
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
    _, copies = notes(dreamed, TRIO[0])
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
