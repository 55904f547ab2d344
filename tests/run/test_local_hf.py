"""Weights on this machine: what is looked at before, and a tiny model asked through real code."""

from __future__ import annotations

import asyncio
import os
import stat
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from local_calls import PIXELS, answers, call_of, model, plain_picture, reply, told
from PIL import ImageDraw
from tiny_models import (
    save_internvl_like,
    save_molmo_like,
    save_moondream_like,
    save_qwen_like,
)

from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.gpu import Gpu, gpus
from pointerbench.run.models import Model
from pointerbench.run.profile_values import Asking, Local, Profile, Resize
from pointerbench.run.providers import provider_of
from pointerbench.run.providers.batches import Batches
from pointerbench.run.providers.local_hf import check_memory, estimated_gb
from pointerbench.run.question import BBOX, Call, Prompt, Reply
from pointerbench.values.errors import UsageError

LISTED = """\
0, GPU-aaaa1111-2222, 24564, NVIDIA GeForce RTX 4090
1, GPU-bbbb3333-4444, 81559, NVIDIA H100 80GB HBM3
"""
SMALL, LARGE = ("NVIDIA GeForce RTX 4090", 25.8), ("NVIDIA H100 80GB HBM3", 85.5)


@pytest.fixture
def smi(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A driver's tool that lists two GPUs, the only program on the PATH."""
    tool = tmp_path / "nvidia-smi"
    tool.write_text(f"#!/bin/sh\nprintf '%s' '{LISTED}'\n")
    tool.chmod(tool.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CUDA_VISIBLE_DEVICES", raising=False)
    return tool


@pytest.mark.parametrize(
    ("visible", "expected"),
    [
        (None, [SMALL, LARGE]),
        ("0", [SMALL]),
        ("1,0", [LARGE, SMALL]),
        ("GPU-bbbb", [LARGE]),
        ("0,7,1", [SMALL]),  # CUDA stops at the first that is not there
        ("", []),
        ("-1", []),
    ],
)
def test_the_gpus_are_those_that_the_driver_lists_and_the_variable_shows(
    smi: Path, monkeypatch: pytest.MonkeyPatch, visible: str | None, expected: list[Any]
) -> None:
    if visible is not None:
        monkeypatch.setenv("CUDA_VISIBLE_DEVICES", visible)
    assert [(gpu.name, round(gpu.gigabytes, 1)) for gpu in gpus()] == expected


@pytest.mark.parametrize(
    "script",
    ["exit 9", "echo 'NVIDIA-SMI has failed'", "echo '0, GPU-1, [N/A], Orin'", "printf '\\377'"],
)
def test_a_driver_that_fails_lists_nothing(smi: Path, script: str) -> None:
    if Path("/proc/driver/nvidia/version").exists():
        pytest.skip("the driver's library answers in its place")
    smi.write_text(f"#!/bin/sh\n{script}\n")
    assert gpus() == ()


def local(name: str, **fields: Any) -> Model:
    profile = replace(PIXELS, local=Local(**fields))
    return model("local_hf", profile, model=name)


@pytest.mark.parametrize(
    ("made", "expected"),
    [
        (local("Qwen/Qwen3-VL-4B-Instruct", billions=8, memory_gb=24), 12),
        (local("Qwen/Qwen3-VL-8B-Instruct", billions=8, memory_gb=24), 24),
        (local("Qwen/Qwen3-VL-30B-A3B-Instruct", billions=8, memory_gb=24), 64),
        (local("ByteDance-Seed/UI-TARS-1.5-7B"), 18),
        (local("Qwen/Qwen2.5-VL-72B-Instruct-AWQ"), 72 * 0.65 + 4),
        (local("someone/some-fp8-7B"), 7 * 1.1 + 4),
        (local("my/finetune", billions=7), 18),
        (local("my/finetune", memory_gb=20), 20),
        (local("my/finetune"), 0),
    ],
)
def test_the_estimate_follows_the_size_in_the_name_else_the_family(
    made: Model, expected: float
) -> None:
    assert estimated_gb(made) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("needed", "device", "reason"),
    [
        (24, "cuda", None),
        (26, "cuda", "needs about 26 GB of GPU memory, small has 25 GB"),
        (26, "cuda:1", None),
        (100, "auto", None),
        (200, "auto", "needs about 200 GB of GPU memory, small, large has 105 GB"),
        (1, "cuda:2", "no GPU 2 present: there are 2"),
    ],
)
def test_a_model_larger_than_the_gpu_is_skipped_with_both_figures(
    needed: float, device: str, reason: str | None
) -> None:
    found = (Gpu("small", 25.0), Gpu("large", 80.0))
    if reason is None:
        check_memory(needed, found, device)
        return
    with pytest.raises(SkippedError) as caught:
        check_memory(needed, found, device)
    assert str(caught.value) == reason


def test_without_a_gpu_nothing_heavy_is_imported() -> None:
    code = (
        "import sys\n"
        "from local_calls import model\n"
        "from pointerbench.run.providers import provider_of\n"
        "try:\n"
        "    provider_of(model('local_hf', model='Qwen/Qwen3-VL-4B-Instruct')).prepare()\n"
        "except Exception as error:\n"
        "    print(type(error).__name__, error, 'torch' in sys.modules)\n"
    )
    environment = {
        **os.environ,
        "CUDA_VISIBLE_DEVICES": "",
        "PYTHONPATH": str(Path(__file__).parent),
    }
    shown = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert shown.stdout == "SkippedError no GPU present False\n"


@pytest.mark.parametrize(
    "settings",
    [{"device": "tpu"}, {"device": 0}, {"batch_size": 0}, {"memory_gb": "24"}, {"batch_size": 1.5}],
)
def test_a_wrong_setting_is_an_error_before_anything_is_looked_at(settings: Any) -> None:
    with pytest.raises(UsageError):
        provider_of(model("local_hf", **settings))


def test_batches_keep_order_and_give_each_its_own_result() -> None:
    seen: list[int] = []

    def work(items: Any) -> list[int | Exception]:
        seen.append(len(items))
        return [CallError("odd", "odd") if item % 2 else item * 10 for item in items]

    async def run() -> list[int | BaseException]:
        batches: Batches[int, int] = Batches(work, 4)
        try:
            done = (batches.done(item) for item in range(10))
            return await asyncio.gather(*done, return_exceptions=True)
        finally:
            batches.close()

    results = asyncio.run(run())
    assert [result for result in results if isinstance(result, int)] == [0, 20, 40, 60, 80]
    assert [str(result) for result in results[1::2]] == ["odd"] * 5
    assert sum(seen) == 10
    assert max(seen) <= 4


def test_a_batch_that_fails_as_a_whole_fails_for_each() -> None:
    def work(_: Any) -> list[int | Exception]:
        raise ValueError("all of it")

    async def run() -> list[int | BaseException]:
        batches: Batches[int, int] = Batches(work, 3)
        done = [batches.done(item) for item in range(3)]
        results = await asyncio.gather(*done, return_exceptions=True)
        batches.close()
        return list(results)

    assert [str(result) for result in asyncio.run(run())] == ["all of it"] * 3


class OutOfMemoryError(RuntimeError):
    """Called as torch's own, which is known by its name."""


class Cramped:
    """Loaded weights with room for one picture, and for no large one."""

    def answers(self, calls: Sequence[Call]) -> list[Reply]:
        if len(calls) > 1 or calls[0].question.size[0] > 1000:
            raise OutOfMemoryError("CUDA out of memory")
        return [Reply(calls[0].question.id)]

    def let_go(self) -> None: ...

    def free(self) -> None: ...


def test_a_batch_too_large_for_the_memory_is_asked_call_by_call() -> None:
    provider: Any = provider_of(model("local_hf", batch_size=3))
    provider._loaded = Cramped()
    asked = [call_of(id="a"), call_of(id="b", size=(2000, 9)), call_of(id="c")]
    first, large, last = provider._answers(asked)
    assert (first.raw, last.raw) == ("a", "c")
    assert isinstance(large, CallError)
    assert large.kind == "oom"


# ------------------------------------------------------------------- with torch and transformers

QWEN = Profile(
    "tiny",
    (),
    "sent",
    resize=Resize("smart", 28, 56 * 56, 28 * 28 * 40),
    ask=Asking(),
    max_tokens=8,
    local=Local(),
)


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("torch")
    pytest.importorskip("torchvision")
    pytest.importorskip("transformers")
    return save_qwen_like(tmp_path_factory.mktemp("tiny"))


def qwen(folder: Path, profile: Profile = QWEN, **settings: Any) -> Model:
    return model("local_hf", profile, model=str(folder), device="cpu", **settings)


def calls() -> list[Call]:
    """Pictures and words of different sizes, so that a batch has to pad."""
    made = []
    for number, size in enumerate([(140, 112), (280, 84), (84, 196), (140, 112), (112, 112)]):
        picture = plain_picture(size)
        ImageDraw.Draw(picture).ellipse((number * 9, 5, 70, 70), fill=(200, 40 * number, 90))
        prompt = Prompt((None, "Point at the spot" + ", please" * number), system="You point.")
        made.append(call_of(picture=picture, id=f"task_{number}", prompt=prompt))
    return made


def texts(replies: list[Reply | BaseException]) -> list[str]:
    return [said.raw for said in told(replies)]


def test_batches_of_four_say_what_single_calls_say(tiny: Path) -> None:
    single = answers(qwen(tiny), calls())
    assert len(set(texts(single))) > 1, "the tiny model looks at nothing"
    batched = answers(qwen(tiny, batch_size=4), calls())
    assert batched == single


def test_a_reply_says_how_large_the_picture_was_and_what_it_cost(tiny: Path) -> None:
    said = reply(qwen(tiny), calls()[1])
    assert said.sent_size == (280, 84)
    assert said.finish_reason in ("stop", "length")
    assert said.usage.prompt_tokens is not None
    assert said.usage.prompt_tokens > (280 // 28) * (84 // 28)
    assert said.served_by == str(tiny)


def test_the_profiles_limits_hold_and_the_true_size_comes_back(tiny: Path) -> None:
    large = call_of(size=(1000, 600))  # as if the caller had not resized it
    assert reply(qwen(tiny), large).sent_size == (224, 112)
    wide = replace(QWEN, resize=Resize("smart", 28, 56 * 56, 28 * 28 * 2000))
    assert reply(qwen(tiny, wide), large).sent_size == (1008, 588)
    enlarging = replace(QWEN, resize=Resize("smart", 28, 28 * 28 * 50, 28 * 28 * 90))
    assert reply(qwen(tiny, enlarging), call_of(size=(56, 56))).sent_size == (224, 224)


def test_the_models_own_turn_can_be_begun_for_it(tiny: Path) -> None:
    provider = provider_of(qwen(tiny))
    provider.prepare()
    begun = Prompt((None, "Where?"), prefill='{"point": [')
    loaded: Any = provider._loaded  # type: ignore[attr-defined]
    asked = loaded._text(begun)
    assert asked.endswith('<|im_start|>assistant\n{"point": [')
    assert loaded._text(replace(begun, prefill="")).endswith("<|im_start|>assistant\n")
    assert reply(provider, replace(calls()[0], prompt=begun)).usage.completion_tokens


def test_a_stop_text_ends_the_reply(tiny: Path) -> None:
    whole = texts(answers(qwen(tiny), calls()[:1]))[0]
    stop = whole[len(whole) // 2]
    said = reply(qwen(tiny, replace(QWEN, stop=(stop,))), calls()[0])
    assert said.raw == whole[: whole.index(stop)]
    assert said.finish_reason == "stop"


def test_sampling_follows_the_seed_and_the_repeat(tiny: Path) -> None:
    warm = replace(QWEN, temperature=1.5)
    call = calls()[0]
    asked = [call, call, replace(call, repeat=1)]
    first, again, repeated = texts(answers(qwen(tiny, warm, seed=3, batch_size=3), asked))
    assert first == again
    assert repeated != first
    assert texts(answers(qwen(tiny, warm, seed=4), [call])) != [first]


def test_what_cannot_be_loaded_is_skipped_with_a_reason(tiny: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(SkippedError, match="cannot be loaded"):
        provider_of(qwen(empty)).prepare()
    other = replace(QWEN, local=Local(loader="minicpm"))
    with pytest.raises(SkippedError, match="no way to load 'minicpm' models"):
        provider_of(qwen(tiny, other)).prepare()


@pytest.fixture
def own_code(tiny: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for models that bring code along, which is copied no further than here."""
    modules = tmp_path / "modules"
    monkeypatch.setattr("transformers.dynamic_module_utils.HF_MODULES_CACHE", str(modules))
    return tmp_path


def test_points_that_are_tokens_come_out_of_the_models_own_code(tiny: Path, own_code: Path) -> None:
    folder = save_molmo_like(tiny, own_code / "molmo")
    profile = replace(QWEN, local=Local(loader="molmopoint", remote_code=True))
    said = reply(qwen(folder, profile), call_of(size=(140, 112)))
    assert said.raw == "[[1.0, 0.0, 70.0, 28.0]]"
    assert "<|box_start|>" in said.reasoning
    assert said.sent_size == (140, 112)


def test_internvls_own_chat_is_given_tiles(tiny: Path, own_code: Path) -> None:
    folder = save_internvl_like(tiny, own_code / "internvl")
    kind = Local(loader="internvl-chat", remote_code=True, tiles=6)
    profile = replace(QWEN, local=kind)
    prompt = Prompt((None, "Where?"), system="You point.")
    said = reply(qwen(folder, profile), call_of(size=(1920, 1080), prompt=prompt))
    # 1.78 is nearest to two to one; three in all with the whole picture
    assert said.raw == "You point.|<image>\nWhere?|(3, 3, 448, 448)|8"


def test_moondream_is_asked_for_a_thing_and_answers_as_its_api_does(
    tiny: Path, own_code: Path
) -> None:
    folder = save_moondream_like(own_code / "moondream")
    profile = replace(QWEN, local=Local(loader="moondream", remote_code=True))
    point, box = answers(
        qwen(folder, profile),
        [call_of("Click the chat button."), call_of("Click the chat button.", answer_type=BBOX)],
    )
    assert texts([point]) == ['{"points": [{"x": 0.5, "y": 0.25, "of": "the chat button"}]}']
    assert texts([box])[0].startswith('{"objects": [{"x_min": 0.0')


@pytest.mark.parametrize(
    ("size", "most", "expected"),
    [
        ((1920, 1080), 6, (2, 1)),
        ((1080, 1920), 6, (1, 2)),
        ((1000, 1000), 6, (2, 2)),
        ((300, 300), 6, (1, 1)),  # too few pixels for four tiles
        ((3000, 500), 6, (6, 1)),
        ((3000, 10), 4, (4, 1)),
        ((10, 3000), 1, (1, 1)),
    ],
)
def test_the_grid_of_tiles_has_the_shape_of_the_picture(
    size: tuple[int, int], most: int, expected: tuple[int, int]
) -> None:
    pytest.importorskip("torch")
    from pointerbench.run.providers.hf_tiles import grid, tiles  # noqa: PLC0415

    assert grid(*size, 448, most) == expected
    count = expected[0] * expected[1]
    shape = tuple(tiles(plain_picture(size), 28, most).shape)
    assert shape == (count + (count > 1), 3, 28, 28) or size == (300, 300)
