"""The probe names the convention that a model follows, whatever its profile says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import probe_models
import pytest
from model_server import ModelServer
from PIL import Image

from pointerbench.picture.frame import Frame
from pointerbench.run.coordinates import from_image, sent_size
from pointerbench.run.inputs.models_file import model_of
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.probe.check import probe
from pointerbench.run.probe.fit import (
    DIFFERS,
    ENOUGH,
    FITS,
    UNKNOWN,
    Answer,
    Convention,
    conventions,
    declared,
    find,
)
from pointerbench.run.probe.screens import SCREENS, Screen, frame_of, write_screens
from pointerbench.run.profile_values import Profile
from pointerbench.run.profiles import profiles
from pointerbench.values.errors import UsageError

IDS = [screen.id for screen in SCREENS]
QUIET = Options(progress="none", concurrency=2)


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_screens(tmp_path_factory.mktemp("screens")).parent


@pytest.mark.parametrize("screen", SCREENS, ids=IDS)
def test_only_the_target_has_its_colour_and_it_fills_its_box(
    screen: Screen, pictures: Path
) -> None:
    with Image.open(pictures / f"{screen.id}.png") as image:
        assert image.size == screen.size
        color = image.convert("RGB").getpixel((screen.at[0], screen.target.y1 + 6))
        red, green, blue = image.convert("RGB").split()
    assert isinstance(color, tuple)
    found = None
    for band, level in zip((red, green, blue), color, strict=True):
        mask = band.point([255 * (value == level) for value in range(256)])
        found = mask if found is None else Image.composite(mask, Image.new("L", mask.size), found)
    assert found is not None
    box = found.getbbox()
    assert box is not None
    assert all(abs(a - b) <= 2 for a, b in zip(box, screen.target, strict=True)), box


@pytest.mark.parametrize("screen", SCREENS, ids=IDS)
def test_targets_lie_where_conventions_part(screen: Screen) -> None:
    frame: Frame = frame_of(screen)
    assert frame.box.covers(screen.target)
    (x, y), (width, height) = screen.at, screen.size
    assert abs(x / width - 0.5) > 0.25, "far from the middle"
    assert abs(x / width - y / height) > 0.1, "far from the diagonal"
    assert not screen.target.contains(y, x), "the axes cannot be swapped"


def test_the_screens_are_as_many_sizes_as_models_meet() -> None:
    sizes = {screen.size for screen in SCREENS}
    assert len(SCREENS) == 10
    assert sizes >= {(1024, 768), (1920, 1080), (1366, 768), (1080, 2400), (2560, 1440), (800, 600)}
    assert sum(max(screen.at) > 1000 for screen in SCREENS) >= 5
    assert len({screen.instruction for screen in SCREENS}) == 10


def answers(profile: Profile, convention: Convention, noise: bool = True) -> list[Answer]:
    """What a model of this convention says when it is asked as the profile says."""
    given = []
    for screen in SCREENS:
        blank = Answer((), screen.size, sent_size(profile.resize, screen.size), screen.target)
        x, y = screen.at
        if noise:
            right, down = probe_models.seen(screen, f"{profile.family}/{convention.name}")
            x, y = right * screen.size[0], down * screen.size[1]  # type: ignore[assignment]
        size = convention.seen(blank)
        numbers = from_image((x, y), convention.frame, convention.axes, screen.size, size)
        given.append(Answer(numbers, screen.size, blank.sent_size, screen.target))
    return given


def materially_apart(profile: Profile, one: Convention, other: Convention) -> bool:
    """Whether who follows one and is read as the other is seen to be wrong: off the target on two
    screens, or by eight pixels on half of them."""
    read = [(other.place(answer), answer.target) for answer in answers(profile, one, noise=False)]
    far = [max(abs(x - (t.x1 + t.x2) / 2), abs(y - (t.y1 + t.y2) / 2)) for (x, y), t in read]
    off = sum(not (t.x1 <= x <= t.x2 and t.y1 <= y <= t.y2) for (x, y), t in read)
    return off >= 2 or sorted(far)[len(far) // 2] >= 8


def kinds() -> list[Profile]:
    """One profile of each way to ask and to read."""
    every = profiles().values()
    found = {(p.frame, p.axes, p.resize if p.frame == "sent" else None): p for p in every}
    return list(found.values())


@pytest.mark.parametrize("profile", kinds(), ids=lambda profile: profile.family)
def test_conventions_behind_every_profile_are_named(profile: Profile) -> None:
    """Its own, and every second one: from the first or the second on, in turn."""
    own = declared(profile)
    others = conventions(profile, answers(profile, own))
    start = [each.family for each in kinds()].index(profile.family) % 2
    for convention in (own, *(each for each in others[start::2] if each != own)):
        finding = find(profile, answers(profile, convention))
        where = f"{profile.family} answering in {convention.name}: {finding.reason}"
        assert finding.best, where
        assert not materially_apart(profile, convention, finding.best.convention), where
        if materially_apart(profile, convention, own):
            assert finding.verdict == DIFFERS, where
        if convention == own:
            assert finding.verdict == FITS, where
            assert finding.best is finding.declared, where


def test_too_few_answers_tell_nothing() -> None:
    profile = profiles()["qwen3-vl"]
    some = answers(profile, declared(profile))[: ENOUGH - 1]
    assert find(profile, some).verdict == UNKNOWN
    assert find(profile, []).verdict == UNKNOWN


def test_per_999_is_never_held_against_per_1000() -> None:
    for family, other in (("generic-999", "per1000"), ("generic-1000", "per999")):
        profile = profiles()[family]
        finding = find(profile, answers(profile, Convention(other, "xy")))
        assert finding.verdict == FITS
        assert other not in {fit.convention.frame for fit in finding.fits}


@pytest.fixture(scope="module")
def server() -> Iterator[ModelServer]:
    with ModelServer(probe_models.clicking) as running:
        yield running


def served(server: ModelServer, answers: str, family: str) -> Model:
    """A model behind the OpenAI protocol that gives answers of one kind, and is taken for another
    family than it may be."""
    entry = {"name": f"{answers} as {family}", "provider": "openai", "model": answers}
    return model_of({**entry, "family": family, "base_url": server.base("openai")}, "test")


# Kind of answers (`probe_models`), family, verdict, best convention, what is told.
BEHIND = (
    ("per_mille", "qwen3-vl", FITS, "per1000 xy", ""),
    ("boxes", "gui-g2", FITS, "sent xy", ""),
    ("per_mille", "generic-999", FITS, "per999 xy", ""),
    ("per_mille", "qwen2.5-vl", DIFFERS, "per1000 xy", 'set "frame": "per1000"'),
    ("pixels_sent", "qwen3-vl", DIFFERS, "sent xy", 'set "frame": "sent"'),
    ("per_mille_y_first", "qwen3-vl", DIFFERS, "per1000 yx", 'set "axes": "yx"'),
    ("per_mille", "gemini", DIFFERS, "per1000 xy", 'set "axes": "xy"'),
    (
        *("pixels_capped", "qwen2.5-vl", DIFFERS),
        *("sent xy after smart 28 up to 1,003,520 px", '"max_pixels": 1003520'),
    ),
    ("half_asleep", "qwen3-vl", UNKNOWN, None, "4 of the replies could be read"),
    ("one_place", "qwen3-vl", UNKNOWN, None, "no convention hits half of the targets"),
)


def test_models_behind_wrong_profiles_are_found_out(
    server: ModelServer, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    models = [served(server, answers, family) for answers, family, *_ in BEHIND]
    assert probe(models, QUIET, tmp_path) == 1
    report = json.loads((tmp_path / "probe.json").read_text("utf-8"))
    printed = capsys.readouterr().out
    for row, (_, _, verdict, best, told) in zip(report["models"], BEHIND, strict=True):
        assert (row["verdict"], row["best"] if best else None) == (verdict, best), row["model"]
        assert told in row["reason"]
        assert f"{row['reason']} (resize rule" in printed
    name = "per_mille as qwen2.5-vl"
    assert f'{name}: warning: another convention fits better: set "frame": "per1000"' in printed
    assert "6 unparsable" in printed


def test_each_api_fits_its_own_profile(
    server: ModelServer,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    entries = (
        {"provider": "anthropic", "model": "claude-sonnet-4.5"},
        {"provider": "gemini", "model": "gemini-2.5-pro"},
        {"provider": "moondream", "model": "moondream-cloud"},
    )
    for entry in entries:
        monkeypatch.setenv(f"{entry['provider'].upper()}_API_KEY", "secret-of-the-probe")
    models = [
        model_of({**entry, "base_url": server.base(entry["provider"])}, "test") for entry in entries
    ]
    assert probe(models, QUIET, tmp_path) == 0
    report = json.loads((tmp_path / "probe.json").read_text("utf-8"))
    best = {row["model"]: row["best"] for row in report["models"]}
    assert best == {
        "claude-sonnet-4.5": "sent xy",
        "gemini-2.5-pro": "per1000 yx",
        "moondream-cloud": "unit xy",
    }
    written = "".join(file.read_text("utf-8") for file in tmp_path.glob("*.json*"))
    assert "secret-of-the-probe" not in capsys.readouterr().out + written


def test_who_cannot_be_asked_is_skipped_and_nothing_fits(
    capsys: pytest.CaptureFixture[str],
) -> None:
    missing = {"name": "gone", "provider": "python", "model": "no_such_module:f"}
    for options in (QUIET, replace(QUIET, progress="auto")):
        assert probe([model_of(missing, "test")], options) == 1
        shown = capsys.readouterr()
        said = "gone: skipped: no_such_module:f cannot be imported"
        assert (shown.out + shown.err).count(said) == 1


def test_all_fitting_is_status_0_and_a_probe_asks_anew(server: ModelServer, tmp_path: Path) -> None:
    entry = {"name": "m", "provider": "openai", "base_url": server.base("openai")}
    models = [
        model_of({**entry, "family": "generic-1000", "model": answers}, "test")
        for answers in ("pixels_sent", "per_mille")
    ]
    assert probe(models[:1], QUIET, tmp_path) == 1
    assert probe(models[1:], QUIET, tmp_path) == 0, "what was answered before is not kept"


def test_the_folder_of_a_run_is_left_alone(server: ModelServer, tmp_path: Path) -> None:
    (tmp_path / "predictions.jsonl").write_text("{}\n")
    with pytest.raises(UsageError, match="holds a run and no probe"):
        probe([served(server, "per_mille", "generic-1000")], QUIET, tmp_path)
    assert (tmp_path / "predictions.jsonl").read_text() == "{}\n"
