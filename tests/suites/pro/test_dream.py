"""The dream source against a local server that really answers in the images API's protocol."""

from __future__ import annotations

import json
import logging
import socket
import string
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from image_server import EDITED, FAULTS, SCREEN, Artist, ImageServer, enlarged, enlarged_box
from PIL import Image, ImageChops

from pointerbench.suites.pro.catalogue import CATEGORIES, LOOKS
from pointerbench.suites.pro.disturb import Strength
from pointerbench.suites.pro.dream import prompts, wire
from pointerbench.suites.pro.dream.cache import CachedProvider
from pointerbench.suites.pro.dream.errors import BudgetSpentError, PassingError, ProviderError
from pointerbench.suites.pro.dream.pictures import (
    NoPictureError,
    as_png,
    color_for,
    decode,
    encoded,
    fit,
    margin,
)
from pointerbench.suites.pro.dream.plan import FUNCTIONS, Plan, plan
from pointerbench.suites.pro.dream.provider import HttpProvider
from pointerbench.suites.pro.dream.settings import Settings, nearest_size, traits
from pointerbench.suites.pro.dream.sketch import Control, Sketch
from pointerbench.suites.pro.dream.source import DreamSource, paint_prompt
from pointerbench.suites.pro.source import ELEMENT_TYPES, PAINTS, AppCard, Source
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream
from pointerbench.values.web import is_loopback, redacted

KEY = 'Xq9+/"key"-that&nobody<may>see'
MODEL = "any-image-model"
SMALL = (96, 64)
THEMES = ("light", "dark")
AT_ONCE = wire.Pace(attempts=4, first=0, longest=0, timeout=20)


def control(number: int, **other: str) -> Control:
    name = f"tool_{number}"
    kind = "icon" if number % 2 else "text"
    face = f"glyph {number}" if number % 2 else f"Tool {number}"
    fields = {"function": name, "kind": kind, "face": face, "words": f"Tool {number}"}
    says = (f"Do thing {number}.", f"Get thing {number} done.")
    return Control(says=says, **(fields | other))


CONTROLS = [control(number) for number in range(30)]
CONTROLS += [control(31, words=""), control(32, face="Tool 4")]
CLIP = 'slider that shows "clip 2"'
CONTROLS.append(Control("clip", "other", CLIP, "", ("Play the second clip.", "Hear clip 2.")))
DOCUMENTS = ("interview.wav", "street.wav", "talk.wav")


def sketched(slug: str, number: int) -> Sketch:
    """Screen ``number`` of an application as a living page would give it."""
    return Sketch(
        AppCard("Wave {Lab}", slug, "creative"),
        ("windows_11", "macos")[(number - 1) % 2],
        ("light", "dark")[number % 2],
        "editing",
        "cutting an interview for the evening news",
        DOCUMENTS[(number - 1) % 3],
        ("File", "Edit", "Effects"),
        tuple(CONTROLS),
    )


def planned(number: int, seed: int = 7, side: float = 0.0) -> Plan:
    return plan(sketched("wave_lab", number), number, seed, side)


@pytest.fixture
def server() -> Iterator[ImageServer]:
    with ImageServer() as running:
        yield running


def provider(server: ImageServer, model: str = MODEL, budget: int = 50) -> HttpProvider:
    return HttpProvider(Settings(server.url, model, KEY, budget=budget), pace=AT_ONCE)


def source(server: ImageServer, folder: Path, budget: int = 50) -> DreamSource:
    asked = provider(server, "gpt-image-1", budget)
    return DreamSource(asked, folder, sketched)


def white_but(box: Box, size: tuple[int, int]) -> bytes:
    """A mask: transparent in the box."""
    mask = Image.new("RGBA", size, "white")
    mask.paste((0, 0, 0, 0), (box.x1, box.y1, box.x2, box.y2))
    return encoded(mask)


def painted_box(clean: Image.Image, painted: Image.Image, paint: str = PAINTS[0]) -> Box:
    """Around what changed, and into about the paint; specks of a few pixels do not count."""
    changed = _largest(clean, painted).point(lambda value: 255 * (value > 90))
    flat = Image.new("RGB", painted.size, paint)
    near = _largest(flat, painted).point(lambda value: 255 * (value < 80))
    both = ImageChops.darker(changed, near)
    left, top = _extent(both, 0), _extent(both, 1)
    return Box(left[0], top[0], left[1], top[1])


def _largest(one: Image.Image, other: Image.Image) -> Image.Image:
    """How much the two differ, in the channel where they differ most."""
    bands = ImageChops.difference(one, other).split()
    return ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])


def _extent(mask: Image.Image, axis: int) -> tuple[int, int]:
    size = (mask.width, 1) if axis == 0 else (1, mask.height)
    across = mask.height if axis == 0 else mask.width
    shares = mask.resize(size, Image.Resampling.BOX).tobytes()
    painted = [place for place, share in enumerate(shares) if share * across / 255 > 5]
    return painted[0], painted[-1] + 1


# --- a whole run ----------------------------------------------------------------------------------


def test_a_run_finds_what_was_painted_and_a_second_one_makes_no_call(tmp_path: Path) -> None:
    artist = Artist(locate=lambda _edit, _screen: Box(300, 200, 420, 232))
    with ImageServer(artist) as server:
        first: Source = source(server, tmp_path / "cache")
        screenshot = first.screenshot("wave_lab", 2)
        painted = [first.painted(screenshot, one) for one in screenshot.candidates[:2]]
        assert server.paid == 3
        again = source(server, tmp_path / "cache")
        same = again.screenshot("wave_lab", 2)
        assert same.picture.tobytes() == screenshot.picture.tobytes()
        assert replace(same, picture=screenshot.picture) == screenshot
        repainted = [again.painted(same, one) for one in same.candidates[:2]]
        assert server.paid == 3
    assert screenshot.stem == "images_wave_lab_02"
    assert screenshot.platform == "macos"
    assert set(screenshot.labels) < {one.words for one in CONTROLS}
    assert (screenshot.picture.size, screenshot.picture.mode) == (SCREEN, "RGB")
    assert [p.tobytes() for p in painted] == [p.tobytes() for p in repainted]
    for picture in painted:
        found = painted_box(screenshot.picture, picture)
        assert found.grown(3).covers(Box(300, 200, 420, 232)), found
        assert Box(300, 200, 420, 232).grown(3).covers(found), found


def test_another_process_paints_from_the_cache_of_the_first(tmp_path: Path) -> None:
    """What is sent to be edited is the picture as it was drawn, not as it was fitted."""
    with ImageServer() as server:
        screenshot = source(server, tmp_path).screenshot("wave_lab", 1)
        source(server, tmp_path).painted(screenshot, screenshot.candidates[0])
        generate, edit = server.asked
    assert generate.fields["size"] == edit.fields["size"] == "1536x1024"
    kept = [path.read_bytes() for path in tmp_path.glob("*.png")]
    assert edit.files["image"] in kept
    assert decode(edit.files["image"]).size == (1536, 1024)
    assert edit.fields["input_fidelity"] == "high"
    assert edit.fields["prompt"] == paint_prompt(screenshot.candidates[0], PAINTS[0])


def test_an_edit_of_another_shape_is_an_error_that_names_both(tmp_path: Path) -> None:
    with ImageServer() as server:
        asked = source(server, tmp_path)
        screenshot = asked.screenshot("wave_lab", 1)
        server.faults.append(server.pictured(Image.new("RGB", (1024, 1024))))
        with pytest.raises(ProviderError, match=r"1536x1024 px has 1024x1024 px"):
            asked.painted(screenshot, screenshot.candidates[0])


# --- what is asked --------------------------------------------------------------------------------


def test_prompts_say_everything_and_leave_no_field_open() -> None:
    for number in (1, 2, 3):
        for side in (0.0, 1 / 18):
            made, shown = planned(number, 7, side), sketched("wave_lab", number)
            text = made.prompt.replace(shown.app.name, "APP")
            assert not set("{}") & set(text)
            assert "  " not in text
            assert shown.scenario in text
            assert shown.document in text
            assert "File, Edit, Effects" in text
            assert ("6% of the picture's width" in text) is (side > 0)
            for candidate in made.candidates:
                assert candidate.subject in text
    for color in PAINTS:
        text = paint_prompt(made.candidates[0], color)
        assert color.upper() in text
        assert made.candidates[0].subject in text
        assert not set("{}") & set(text)


def test_every_slug_that_an_application_may_have_has_words() -> None:
    slugs = {"platform": LOOKS, "theme": THEMES, "category": CATEGORIES, "paint": PAINTS}
    for kind, known in slugs.items():
        assert all(prompts.words(kind, slug) for slug in known)


def test_a_field_without_a_value_is_an_error_that_names_the_file() -> None:
    with pytest.raises(PointerbenchError, match=r"paint\.txt.*subject"):
        prompts.fill("paint", color="red", color_name="red")
    fields = {name for _, name, _, _ in string.Formatter().parse(prompts.template("paint")) if name}
    assert fields == {"subject", "color", "color_name"}


def test_a_plan_depends_on_application_number_and_seed_alone() -> None:
    assert planned(1) == planned(1)
    prompts_made = {planned(number, seed).prompt for number in range(1, 9) for seed in (7, 8)}
    assert len(prompts_made) == 16


def test_candidates_are_shown_as_they_are_described_and_do_different_things() -> None:
    kinds = set()
    for number in range(1, 20):
        made = planned(number)
        assert [one.number for one in made.candidates] == list(range(1, FUNCTIONS + 2))
        assert len({one.function for one in made.candidates}) == len(made.candidates)
        assert len({one.subject for one in made.candidates}) == len(made.candidates)
        for one in made.candidates:
            kinds.add(one.element_type)
            (known,) = (own for own in CONTROLS if own.function == one.function)
            assert one.instruction in known.says
            assert known.face in one.subject
            assert one.words == ((known.words,) if known.words else ())
            assert one.element_type == known.kind
            assert ("icon (no text)" in one.subject) is (known.kind == "icon")
            assert ("(no icon)" in one.subject) is (known.kind == "text")
    assert kinds == set(ELEMENT_TYPES)


# --- pictures -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "cut"), [((1536, 1024), 1 / 18), ((1024, 768), 0.0)])
def test_margin_is_what_fit_cuts_off(size: tuple[int, int], cut: float) -> None:
    assert margin(size, SCREEN) == pytest.approx(cut)
    picture = Image.new("RGB", size, "red")
    side = round(size[0] * cut)
    picture.paste("blue", (side, 0, size[0] - side, size[1]))
    bands = fit(picture, SCREEN).getextrema()
    assert bands[0][1] < 128, "what is left is blue, but for half a pixel"  # type: ignore[index]


def test_fit_undoes_the_enlarging_of_a_screen() -> None:
    """Boxes drawn on a large picture land where they were on the screen, to the pixel."""
    stream = Stream("boxes")
    for _ in range(20):
        box = Box.at(
            stream.integer(0, 900),
            stream.integer(0, 700),
            stream.integer(8, 120),
            stream.integer(8, 60),
        )
        large = enlarged(Image.new("RGB", SCREEN), (1536, 1024))
        large.paste(PAINTS[0], (*enlarged_box(box, large.size),))
        small = fit(large, SCREEN)
        found = small.getchannel("R").point(lambda value: 255 * (value > 127)).getbbox()
        assert found is not None
        assert max(abs(a - b) for a, b in zip(found, box, strict=True)) <= 1


def test_a_picture_and_its_edit_land_on_the_same_pixels(server: ImageServer) -> None:
    """Without disturbance the two differ in the painted box only."""
    server.edited = Strength()
    asked = provider(server, "gpt-image-1")
    drawn = asked.generate("a screen", asked.size_for(SCREEN))
    hole = Box(300, 150, 450, 210)
    edited = asked.edit(drawn, "paint it #00ffff", white_but(hole, (1536, 1024)))
    clean, painted = (fit(decode(data), SCREEN) for data in (drawn, edited))
    changed = ImageChops.difference(clean, painted).getbbox()
    scale, left = 0.75, 64
    assert changed is not None
    expected = [hole.x1 * scale - left, hole.y1 * scale, hole.x2 * scale - left, hole.y2 * scale]
    assert max(abs(a - b) for a, b in zip(changed, expected, strict=True)) <= 1


def test_a_screen_that_has_the_paint_itself_is_painted_in_another() -> None:
    screen = Image.new("RGB", (200, 100), "white")
    assert color_for(screen) == PAINTS[0]
    screen.paste("#f018f0", (0, 0, 20, 20))
    assert color_for(screen) == PAINTS[1]
    screen.paste("#00ff00", (20, 0, 30, 20))
    screen.paste("#00ffff", (30, 0, 32, 20))
    assert color_for(screen) == PAINTS[2]


@pytest.mark.parametrize("data", [b"", b"abc", encoded(Image.new("RGB", (50, 50)))[:60]])
def test_what_is_no_picture_is_an_error(data: bytes) -> None:
    with pytest.raises(NoPictureError):
        decode(data)


def test_pictures_of_other_kinds_become_png(tmp_path: Path) -> None:
    Image.new("RGBA", SMALL, "red").save(tmp_path / "a.webp", lossless=True)
    png = as_png((tmp_path / "a.webp").read_bytes())
    assert png.startswith(b"\x89PNG")
    assert as_png(png) is png
    assert decode(png).getpixel((0, 0)) == (255, 0, 0)


# --- the protocol ---------------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["b64_json", "url"])
def test_both_forms_of_answer_give_the_picture(form: str) -> None:
    with ImageServer(form=form) as server:
        asked = provider(server)
        assert decode(asked.generate("a screen", SMALL)).size == SMALL
        assert asked.budget.made == server.paid == 1
        for request in server.asked:
            assert ("Authorization" in request.headers) is (request.method == "POST")


def test_a_request_holds_what_the_protocol_wants(server: ImageServer) -> None:
    asked = provider(server)
    picture = asked.generate("a screen", SMALL)
    mask = white_but(Box(10, 10, 40, 30), SMALL)
    asked.edit(picture, "paint it", mask)
    asked.edit(picture, "paint it")
    generate, masked, told = server.asked
    assert generate.headers["Authorization"] == f"Bearer {KEY}"
    assert generate.fields == {"model": MODEL, "prompt": "a screen", "size": "96x64", "n": 1}
    assert masked.fields == {"model": MODEL, "prompt": "paint it", "size": "96x64", "n": "1"}
    assert masked.files == {"image": picture, "mask": mask}
    assert told.files == {"image": picture}


def test_a_mask_says_where_an_edit_changes_something(server: ImageServer) -> None:
    server.edited = replace(EDITED, specks=0)
    asked = provider(server)
    picture = encoded(Image.new("RGB", (200, 160), "#a0a0a0"))
    edited = asked.edit(picture, "paint", white_but(Box(50, 40, 100, 90), (200, 160)))
    found = painted_box(decode(picture), decode(edited))
    assert max(abs(a - b) for a, b in zip(found, (50, 40, 100, 90), strict=True)) <= 3


def test_a_server_here_needs_no_key(server: ImageServer) -> None:
    settings = Settings.from_environment({"POINTERBENCH_IMAGES_URL": server.url})
    with pytest.raises(ProviderError, match="didn't provide an API key"):
        HttpProvider(settings, pace=AT_ONCE).generate("a", SMALL)
    assert "Authorization" not in server.asked[0].headers


# --- troubles -------------------------------------------------------------------------------------

SAID = {
    "rate limit": (4, "429: Rate limit reached, slow down. (tried 4 times)"),
    "long limit": (1, "429: Come back tomorrow. (to be tried again in 86400 s)"),
    "quota": (1, "429: You exceeded your current quota."),
    "server error": (4, "500: The server had an error. (tried 4 times)"),
    "gateway": (4, "502: 502 Bad Gateway nginx (tried 4 times)"),
    "conflict": (4, "409: Conflict. (tried 4 times)"),
    "policy": (1, "400: Your request was rejected by the safety system."),
    "wrong key": (1, "401: Incorrect API key provided: Bearer [key]; is POINTERBENCH_IMAGES_KEY"),
    "page with key": (1, "403: forbidden for Bearer [key]"),
    "bare error": (1, "404: no such model; are POINTERBENCH_IMAGES_URL and"),
    "other form": (1, "422: size not supported"),
    "error in success": (1, "200: No worker is free."),
    "no json": (1, "the answer is no JSON: Welcome, Bearer [key]"),
    "no picture": (1, "answered with 3 bytes that are no picture"),
    "no data": (1, "the answer holds no picture"),
    "foreign url": (1, "protocol"),
}


@pytest.mark.parametrize("fault", SAID)
def test_a_trouble_is_told_in_the_providers_words_without_the_key(
    fault: str, server: ImageServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    calls, words = SAID[fault]
    server.faults.extend([FAULTS[fault]] * 10)
    asked = CachedProvider(provider(server), tmp_path / "cache")
    with (
        caplog.at_level(logging.DEBUG),
        pytest.raises(ProviderError) as caught,
    ):
        asked.generate("a screen", SMALL)
    assert words in str(caught.value)
    assert server.paid == calls
    assert server.asked[0].headers["Authorization"] == f"Bearer {KEY}"
    shown = "".join(traceback.format_exception(caught.value))
    for text in (str(caught.value), repr(caught.value), shown, caplog.text, repr(asked.inner)):
        assert KEY not in text
    assert not (tmp_path / "cache").exists(), "nothing is kept of a call that failed"


def test_every_fault_of_the_server_is_tried() -> None:
    assert {*SAID, "silence"} == set(FAULTS)


@pytest.mark.parametrize("fault", ["rate limit", "server error", "gateway", "conflict"])
def test_a_trouble_that_passes_is_tried_again_and_every_call_counts(
    fault: str, server: ImageServer
) -> None:
    server.order(fault, fault)
    asked = provider(server)
    assert decode(asked.generate("a screen", SMALL)).size == SMALL
    assert asked.budget.made == server.paid == 3


def test_a_server_that_is_silent_is_left_after_the_timeout(server: ImageServer) -> None:
    server.order("silence", "silence")
    pace = replace(AT_ONCE, attempts=2, timeout=0.05)
    asked = HttpProvider(Settings(server.url, MODEL, KEY), pace=pace)
    with pytest.raises(ProviderError, match=r"ReadTimeout\) \(tried 2 times\)"):
        asked.generate("a screen", SMALL)
    assert server.paid == asked.budget.made == 2


def test_a_server_that_is_not_there_is_named() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    asked = HttpProvider(Settings(f"http://127.0.0.1:{port}/v1", MODEL, KEY), pace=AT_ONCE)
    with pytest.raises(ProviderError, match=rf"127\.0\.0\.1:{port}/v1/images.*ConnectError"):
        asked.generate("a screen", SMALL)


def test_waits_double_are_spread_and_heed_the_server(
    server: ImageServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr("tenacity.nap.time.sleep", waits.append)
    server.order(*["server error"] * 4)
    server.faults.append(replace(FAULTS["rate limit"], headers={"Retry-After": "7"}))
    server.order("rate limit")
    pace = wire.Pace(attempts=7, first=1, longest=20)
    HttpProvider(Settings(server.url, MODEL, KEY), pace=pace).generate("a screen", SMALL)
    for wait, least in zip(waits[:4], (1, 2, 4, 8), strict=True):
        assert least <= wait <= least + 1
    assert waits[4] == 7
    assert 20 <= waits[5] <= 21, "to be tried at once is no reason not to back off"


def test_a_picture_that_cannot_be_fetched_is_named_without_its_signature() -> None:
    with ImageServer(form="url") as server:
        server.forgetful = True
        with pytest.raises(ProviderError, match=r"GET .*/pictures/\w+\.png: 404: gone$") as caught:
            provider(server).generate("a screen", SMALL)
        assert server.paid == 1
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "Incorrect API key provided: sk-abc1***************wxyz.",
        "header was 'Authorization: Bearer eyJhbGciOi.abc'",
        f"you sent {KEY}",
        f"you sent {json.dumps(KEY)}",
        "you sent Xq9+/&quot;key&quot;-that&amp;nobody&lt;may&gt;see",
        "you sent Xq9%2B%2F%22key%22-that%26nobody%3Cmay%3Esee",
    ],
)
def test_a_key_is_recognised_in_every_form(text: str) -> None:
    said = redacted(text, KEY)
    assert "[key]" in said
    for secret in ("abc1", "wxyz", "eyJ", "nobody"):
        assert secret not in said
    assert redacted("risk-free text", "") == "risk-free text"


# --- budget and cache -----------------------------------------------------------------------------


def test_a_spent_budget_says_how_much_was_made_and_what_failed_last(server: ImageServer) -> None:
    asked = provider(server, budget=3)
    asked.generate("one", SMALL)
    server.order("server error", "server error", "server error")
    with pytest.raises(BudgetSpentError, match=r"3 of 3 calls.*re-run.*had an error\.") as caught:
        asked.generate("two", SMALL)
    assert server.paid == asked.budget.made == 3
    assert not isinstance(caught.value, PassingError)


def test_threads_spend_one_budget() -> None:
    budget = wire.Budget(50)

    def spend(_: int) -> bool:
        try:
            budget.spend()
        except BudgetSpentError:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(spend, range(200))) == budget.made == 50


def test_a_rerun_goes_on_from_the_cache(server: ImageServer, tmp_path: Path) -> None:
    words = ["one", "two", "three"]
    first = CachedProvider(provider(server, budget=2), tmp_path)
    with pytest.raises(BudgetSpentError):
        [first.generate(word, SMALL) for word in words]
    second = CachedProvider(provider(server, budget=1), tmp_path)
    assert len({second.generate(word, SMALL) for word in words}) == 3
    assert server.paid == 3


def test_a_cache_tells_what_was_asked_and_never_the_key(
    server: ImageServer, tmp_path: Path
) -> None:
    asked = CachedProvider(provider(server), tmp_path)
    picture = asked.generate("a screen", SMALL)
    asked.edit(picture, "paint it", white_but(Box(1, 1, 9, 9), SMALL))
    notes = {}
    for path in tmp_path.iterdir():
        assert KEY.encode() not in path.read_bytes()
        if path.suffix == ".json":
            note = json.loads(path.read_text("utf-8"))
            notes[note["method"]] = note
            assert path.with_suffix(".png").exists()
    assert notes["generate"]["prompt"] == "a screen"
    assert notes["generate"]["model"] == MODEL
    assert notes["generate"]["time"].endswith("Z")
    assert notes["edit"]["picture"] == notes["generate"]["sha256"]
    assert len(list(tmp_path.iterdir())) == 4


def test_another_request_is_another_picture(server: ImageServer, tmp_path: Path) -> None:
    asked = CachedProvider(provider(server), tmp_path)
    picture, other = asked.generate("a", SMALL), asked.generate("b", SMALL)
    asked.generate("a", (64, 96))
    CachedProvider(provider(server, "another-model"), tmp_path).generate("a", SMALL)
    asked.edit(picture, "a")
    asked.edit(other, "a")
    asked.edit(picture, "a", white_but(Box(1, 1, 9, 9), SMALL))
    asked.edit(picture, "a", white_but(Box(1, 1, 9, 8), SMALL))
    assert server.paid == len(list(tmp_path.glob("*.png"))) == 8


def test_a_damaged_picture_is_named(server: ImageServer, tmp_path: Path) -> None:
    asked = CachedProvider(provider(server), tmp_path)
    asked.generate("a", SMALL)
    path = next(tmp_path.glob("*.png"))
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(UsageError, match=path.name):
        asked.generate("a", SMALL)
    path.unlink()
    asked.generate("a", SMALL)
    assert server.paid == 2


# --- settings -------------------------------------------------------------------------------------

URL, KEYS = "POINTERBENCH_IMAGES_URL", "POINTERBENCH_IMAGES_KEY"


def test_nothing_but_a_key_need_be_set() -> None:
    settings = Settings.from_environment({"OPENAI_API_KEY": " sk-x\n"})
    assert settings == Settings("https://api.openai.com/v1", "gpt-image-2.5-flare", "sk-x")
    assert "sk-x" not in repr(settings)


def test_the_environment_of_the_process_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {
        URL: "http://localhost:8080/v1/",
        KEYS: "abc",
        "POINTERBENCH_IMAGES_MODEL": "org/gpt-image-1-mini",
        "POINTERBENCH_IMAGES_BUDGET": "7",
        "POINTERBENCH_IMAGES_SIZE": "1280x960",
    }.items():
        monkeypatch.setenv(name, value)
    asked = HttpProvider.from_environment()
    assert asked.settings == Settings(
        "http://localhost:8080/v1", "org/gpt-image-1-mini", "abc", (1280, 960), 7
    )
    assert asked.budget.limit == 7
    assert HttpProvider.from_environment(budget=3).budget.limit == 3
    assert asked.size_for(SCREEN) == (1280, 960)


@pytest.mark.parametrize(
    ("environ", "words"),
    [
        ({}, "POINTERBENCH_IMAGES_KEY (or OPENAI_API_KEY)"),
        ({URL: "https://images.example.org/v1"}, "set POINTERBENCH_IMAGES_KEY to a key of"),
        ({URL: "https://images.example.org", "OPENAI_API_KEY": "hush"}, "IMAGES_KEY to a key of"),
        ({URL: "https://openai.com.example.org", "OPENAI_API_KEY": "hush"}, "IMAGES_KEY"),
        ({URL: "images.example.org", KEYS: "hush"}, "POINTERBENCH_IMAGES_URL"),
        ({URL: "https://me:hush@example.org", KEYS: "hush"}, "POINTERBENCH_IMAGES_URL"),
        ({URL: "https://example.org/?key=hush", KEYS: "hush"}, "POINTERBENCH_IMAGES_URL"),
        ({KEYS: "hush hush"}, "POINTERBENCH_IMAGES_KEY"),
        ({KEYS: "hush\u00e9"}, "POINTERBENCH_IMAGES_KEY"),
        ({KEYS: "hush", "POINTERBENCH_IMAGES_SIZE": "big"}, "POINTERBENCH_IMAGES_SIZE"),
        ({KEYS: "hush", "POINTERBENCH_IMAGES_BUDGET": "-1"}, "POINTERBENCH_IMAGES_BUDGET"),
    ],
)
def test_a_wrong_setting_is_named_and_no_secret_told(environ: dict[str, str], words: str) -> None:
    with pytest.raises(UsageError) as caught:
        Settings.from_environment(environ)
    assert words in str(caught.value)
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "here"),
    [
        ("http://localhost:1/v1", True),
        ("http://127.3.2.1/", True),
        ("http://[::1]:80/", True),
        ("https://api.openai.com", False),
        ("http://localhost.example.org", False),
        ("http://192.168.0.1", False),
    ],
)
def test_loopback(url: str, here: bool) -> None:
    assert is_loopback(url) is here


@pytest.mark.parametrize(
    ("model", "size"),
    [
        ("gpt-image-1", (1536, 1024)),
        ("openai/gpt-image-9", (1536, 1024)),
        ("gpt-image-2.5-flare", (1536, 1152)),
        ("qwen-image", (1024, 768)),
    ],
)
def test_the_size_nearest_to_a_screen_is_asked_for(model: str, size: tuple[int, int]) -> None:
    assert nearest_size(Settings("", model), SCREEN) == size


def test_only_models_that_know_a_field_are_sent_it() -> None:
    assert "edit" in traits("gpt-image-1.5")
    assert "edit" not in traits("gpt-image-1-mini-2026")
    assert "edit" not in traits("gpt-image-2.5-flare")


def test_a_missing_library_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    wire.http_client.cache_clear()
    with pytest.raises(UsageError, match=r"pip install 'pointerbench\[dream\]'"):
        HttpProvider(Settings("https://example.org", MODEL, "x"))
    wire.http_client.cache_clear()
