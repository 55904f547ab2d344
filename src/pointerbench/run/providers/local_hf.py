"""Models on this machine's GPU, through Transformers (extra ``local``)."""

from __future__ import annotations

import asyncio
import importlib
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pointerbench.run.errors import CallError, SkippedError
from pointerbench.run.gpu import Gpu, gpus
from pointerbench.run.models import Model
from pointerbench.run.providers.batches import Batches
from pointerbench.run.providers.exchange import number_setting, whole_setting, without_keys
from pointerbench.run.question import Call, Reply
from pointerbench.values.errors import UsageError

if TYPE_CHECKING:
    from pointerbench.run.providers.hf_models import Loaded

LOADERS: dict[str, str] = {
    "image-text-to-text": "hf_models:ImageTextToText",
    "causal-lm": "hf_models:CausalLM",
    "internvl-chat": "hf_kinds:InternVLChat",
    "molmopoint": "hf_kinds:MolmoPoint",
    "moondream": "hf_kinds:Moondream",
}
"""By the ``loader`` that a family's profile names; ``module:class``, beside this one."""

_PACKAGES = ("torch", "transformers", "accelerate")
_DEVICES = re.compile(r"cpu|auto|cuda(:\d+)?")
_BILLIONS = re.compile(r"(?<![a-z0-9.])(\d+(?:\.\d+)?)b(?![a-z0-9])")
_BYTES = (  # of a parameter, by what the name says of its weights; bfloat16 else
    (re.compile(r"awq|gptq|int4|4bit|nf4|fp4"), 0.65),
    (re.compile(r"fp8|int8|8bit"), 1.1),
)
_BFLOAT16 = 2.0
_BESIDES = 4.0  # GB for the runtime, the vision tower's activations and the cache of one screenshot
_SAID = 400  # characters of a foreign error's words that are shown


class LocalHF:
    """One model's weights on a device.

    Settings: ``device`` ("cuda"; "cuda:1", "auto" for all GPUs together, or "cpu", for the
    patient), ``revision``, ``batch_size`` (1), ``memory_gb`` in place of the estimate, ``seed`` for
    what is sampled.
    """

    exclusive = True

    def __init__(self, model: Model) -> None:
        self.model = model
        self.device = model.settings.get("device", "cuda")
        if not isinstance(self.device, str) or not _DEVICES.fullmatch(self.device):
            raise UsageError(
                f"{model.name}: device is cuda, cuda:N, auto or cpu, not {self.device!r}"
            )
        batch = whole_setting(model, "batch_size", 1, least=1)
        # What is sampled in company depends on the company.
        self.concurrency = 1 if model.profile.temperature else batch
        self.memory = number_setting(model, "memory_gb", 0) or estimated_gb(model)
        self._loaded: Loaded | None = None
        self._batches: Batches[Call, Reply] | None = None

    def prepare(self) -> None:
        """Looks for the GPU first, then for its memory, for the packages, for the weights."""
        if self.device != "cpu":
            check_memory(self.memory, gpus(), self.device)
        _import_packages()
        self._loaded = self._load()
        self._batches = Batches(self._answers, self.concurrency)

    async def ask(self, call: Call) -> Reply:
        if self._batches is None:
            raise CallError(f"{self.model.model} is not loaded", "not_prepared")
        return await self._batches.done(call)

    async def close(self) -> None:
        batches, self._batches = self._batches, None
        loaded, self._loaded = self._loaded, None
        idle = batches is None or await asyncio.to_thread(batches.close)
        if loaded is not None and idle:
            loaded.free()

    def _load(self) -> Loaded:
        loader = self.model.profile.local.loader
        if loader not in LOADERS:
            known = ", ".join(LOADERS)
            raise SkippedError(f"no way to load {loader!r} models here; there are {known}")
        module, _, name = LOADERS[loader].partition(":")
        try:
            kind = getattr(importlib.import_module(f"pointerbench.run.providers.{module}"), name)
            loaded: Loaded = kind(self.model, self.device)
            return loaded
        except SkippedError:
            raise
        except ImportError as error:
            raise SkippedError(
                f"{self.model.model} cannot be loaded: {_said(error)}"
                " (pip install 'pointerbench[local]')"
            ) from None
        except Exception as error:
            raise SkippedError(f"{self.model.model} cannot be loaded: {_said(error)}") from None

    def _answers(self, calls: Sequence[Call]) -> list[Reply | Exception]:
        """A batch; one that does not fit into memory, call by call."""
        assert self._loaded is not None
        try:
            return list(self._loaded.answers(calls))
        except Exception as error:
            mapped = _mapped(error)
        if mapped.kind == "oom":
            self._loaded.let_go()
            if len(calls) > 1:
                return [answer for call in calls for answer in self._answers([call])]
        return [mapped] * len(calls)


def estimated_gb(model: Model) -> float:
    """What the weights and one screenshot need, in GB; 0 if nothing is known.

    A size in the model's name counts before the family's, whose members differ.
    """
    local, name = model.profile.local, model.model.lower()
    sizes = [float(size) for size in _BILLIONS.findall(name)]
    billions = max(sizes, default=local.billions)
    if local.memory_gb and billions == local.billions:
        return local.memory_gb
    if not billions:
        return local.memory_gb
    width = next((width for words, width in _BYTES if words.search(name)), _BFLOAT16)
    return billions * width + _BESIDES


def check_memory(needed: float, found: Sequence[Gpu], device: str) -> None:
    """Whether the model can be on the device at all.

    Raises:
        SkippedError: no GPU present, or too little memory, with both figures in GB.
    """
    if not found:
        raise SkippedError("no GPU present")
    number = int(device.partition(":")[2] or 0)
    if number >= len(found):
        raise SkippedError(f"no GPU {number} present: there are {len(found)}")
    used = found if device == "auto" else (found[number],)
    there = sum(gpu.gigabytes for gpu in used)
    if needed > there:
        names = ", ".join(gpu.name for gpu in used)
        raise SkippedError(f"needs about {needed:.0f} GB of GPU memory, {names} has {there:.0f} GB")


def _import_packages() -> None:
    for package in _PACKAGES:
        try:
            importlib.import_module(package)
        except ImportError as error:
            raise SkippedError(
                f"{package} cannot be imported ({_said(error)}): pip install 'pointerbench[local]'"
            ) from None


def _mapped(error: Exception) -> CallError:
    """A foreign error as ours. Torch's own type is not imported to be compared with."""
    if isinstance(error, CallError):
        return error
    if type(error).__name__ == "OutOfMemoryError":
        return CallError("the GPU's memory does not suffice for this picture", "oom")
    return CallError(_said(error), "local")


def _said(error: Any) -> str:
    words = without_keys(" ".join(str(error).split()))[:_SAID]
    return f"{type(error).__name__}: {words}" if words else type(error).__name__
