"""How weights are loaded and asked, as most models are. Imports torch: only on use."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import torch
import transformers

from pointerbench.run.errors import SkippedError
from pointerbench.run.keys import key
from pointerbench.run.models import Model
from pointerbench.run.profile_values import Profile
from pointerbench.run.providers.exchange import picture_of, whole_setting
from pointerbench.run.question import Call, Prompt, Reply, Size, Usage
from pointerbench.values.rng import Stream


class Loaded(Protocol):
    """A model in memory."""

    def answers(self, calls: Sequence[Call]) -> Sequence[Reply]:
        """A reply for each call."""

    def let_go(self) -> None:
        """Gives memory back that failed calls left."""

    def free(self) -> None:
        """Gives all memory back; the model can no longer be asked."""


class Weights:
    """What all kinds share: where the weights come from and where they lie."""

    auto: str  # the class of Transformers that knows which class the weights need

    def __init__(self, model: Model, device: str) -> None:
        transformers.logging.set_verbosity_error()
        if not sys.stderr.isatty():
            transformers.logging.disable_progress_bar()  # else a download shows how far it is
        if device != "cpu" and not torch.cuda.is_available():
            raise SkippedError("torch sees no GPU: it was built for none, or for another driver")
        self.name = model.model
        self.profile = model.profile
        self.seed = whole_setting(model, "seed", 0)
        self.source: dict[str, Any] = {
            "revision": model.settings.get("revision"),
            "token": key("HF_TOKEN"),
            "trust_remote_code": model.profile.local.remote_code,
        }
        place = {} if device == "cpu" else {"device_map": device if device != "cuda" else "cuda:0"}
        loaded = getattr(transformers, self.auto).from_pretrained(
            self.name,
            dtype=torch.float32 if device == "cpu" else torch.bfloat16,
            **self.source,
            **place,
        )
        self.model: Any = loaded.eval()
        commit = getattr(loaded.config, "_commit_hash", None)
        self.served_by = f"{self.name}@{commit}" if commit else self.name

    def let_go(self) -> None:
        gc.collect()
        if torch.cuda.is_available():
            torch.cuda.empty_cache()

    def free(self) -> None:
        self.model = None
        self.let_go()

    def sampling(self, calls: Sequence[Call]) -> dict[str, Any]:
        """How tokens are chosen: the likeliest, or where the profile has a temperature, by a seed
        of each call's own."""
        chosen: dict[str, Any] = {"max_new_tokens": self.profile.max_tokens, "do_sample": False}
        if penalty := self.profile.body.get("repetition_penalty"):
            chosen["repetition_penalty"] = penalty
        if self.profile.temperature:
            (call,) = calls  # nothing is sampled in company
            stream = Stream(f"{self.seed}/local_hf/{call.question.id}/{call.repeat}")
            torch.manual_seed(stream.integer(0, 2**31))
            chosen |= {"do_sample": True, "temperature": self.profile.temperature}
        return chosen


class ImageTextToText(Weights):
    """The kind that most models are: a processor with a chat template, and `generate`."""

    auto = "AutoModelForImageTextToText"

    def __init__(self, model: Model, device: str) -> None:
        super().__init__(model, device)
        self.processor: Any = transformers.AutoProcessor.from_pretrained(self.name, **self.source)
        if not self.processor.chat_template:
            raise SkippedError(f"{self.name} has no chat template")
        tokenizer = self.processor.tokenizer
        tokenizer.padding_side = "left"
        if tokenizer.pad_token is None:
            tokenizer.pad_token = tokenizer.eos_token

    def answers(self, calls: Sequence[Call]) -> Sequence[Reply]:
        inputs = self._inputs(calls)
        frames = _frames(inputs, self.processor)
        with torch.inference_mode():
            output = self.model.generate(**inputs, **self._generation(calls))
        start = inputs["input_ids"].shape[1]
        asked = inputs["attention_mask"].sum(dim=1).tolist()
        return [
            self._reply(tokens[start:].tolist(), count, frames.get(place))
            for place, (tokens, count) in enumerate(zip(output, asked, strict=True))
        ]

    def _inputs(self, calls: Sequence[Call]) -> Any:
        """All that `generate` reads, padded at the left, on the model's device."""
        inputs = self.processor(
            text=[self._text(call.prompt) for call in calls],
            images=[[picture_of(call)] for call in calls],
            padding=True,
            return_tensors="pt",
            **_limits(self.profile, self.processor),
        )
        return inputs.to(self.model.device, dtype=self.model.dtype)

    def _text(self, prompt: Prompt) -> str:
        text: str = self.processor.apply_chat_template(
            messages(prompt),
            tokenize=False,
            add_generation_prompt=not prompt.prefill,
            continue_final_message=bool(prompt.prefill),
            **self.profile.body.get("chat_template_kwargs", {}),
        )
        return text

    def _generation(self, calls: Sequence[Call]) -> dict[str, Any]:
        chosen = self.sampling(calls)
        if self.profile.stop:
            chosen["stop_strings"] = list(self.profile.stop)
            chosen["tokenizer"] = self.processor.tokenizer
        return chosen

    def _reply(self, tokens: list[int], asked: int, frame: Size | None) -> Reply:
        """What was generated, up to the first token that ends a turn."""
        ends = _ends(self.model.generation_config.eos_token_id, self.processor.tokenizer)
        end = next((place for place, token in enumerate(tokens) if token in ends), len(tokens))
        text = self._decoded(tokens[:end])
        stops = [place for stop in self.profile.stop if (place := text.find(stop)) >= 0]
        full = len(tokens) >= self.profile.max_tokens and end == len(tokens) and not stops
        return Reply(
            text[: min(stops, default=len(text))],
            finish_reason="length" if full else "stop",
            served_by=self.served_by,
            usage=Usage(prompt_tokens=int(asked), completion_tokens=min(end + 1, len(tokens))),
            sent_size=frame,
        )

    def _decoded(self, tokens: list[int]) -> str:
        text: str = self.processor.tokenizer.decode(
            tokens,
            skip_special_tokens=self.profile.body.get("skip_special_tokens", True),
            clean_up_tokenization_spaces=False,
        )
        return text

    def free(self) -> None:
        self.processor = None
        super().free()


class CausalLM(ImageTextToText):
    """The same with code of its own that Transformers knows by another name."""

    auto = "AutoModelForCausalLM"


def messages(prompt: Prompt, picture: Any = None) -> list[dict[str, Any]]:
    """The prompt as chat templates take it; ``picture`` only where the template loads it itself."""
    image = {"type": "image"} if picture is None else {"type": "image", "image": picture}
    user = [image if text is None else _text_part(text) for text in prompt.user]
    talk = [{"role": "user", "content": user}]
    if prompt.system:
        talk.insert(0, {"role": "system", "content": [_text_part(prompt.system)]})
    if prompt.prefill:
        talk.append({"role": "assistant", "content": [_text_part(prompt.prefill)]})
    return talk


def _text_part(text: str) -> dict[str, Any]:
    return {"type": "text", "text": text}


def _limits(profile: Profile, processor: Any) -> dict[str, Any]:
    """The profile's limits in pixels for processors that resize smartly: what their files say is
    often another, and ``max_pixels`` given to from_pretrained is ignored."""
    size = getattr(processor.image_processor, "size", None)
    known = dict(size) if isinstance(size, Iterable) else {}  # a SizeDict iterates over pairs
    if profile.resize.rule != "smart" or not {"shortest_edge", "longest_edge"} <= set(known):
        return {}
    limits = {
        "shortest_edge": profile.resize.min_pixels or known["shortest_edge"],
        "longest_edge": profile.resize.max_pixels or known["longest_edge"],
    }
    return {"images_kwargs": {"size": limits}}


def _frames(inputs: Any, processor: Any) -> dict[int, Size]:
    """The size in pixels that each picture really has for the model, where the processor tells."""
    grid, patch = inputs.get("image_grid_thw"), getattr(processor.image_processor, "patch_size", 0)
    if grid is None or not isinstance(patch, int):
        return {}
    return {
        place: (int(across) * patch, int(down) * patch)
        for place, (_, down, across) in enumerate(grid.tolist())
    }


def _ends(configured: int | list[int] | None, tokenizer: Any) -> set[int]:
    ends = configured if isinstance(configured, list) else [configured]
    return {
        end for end in (*ends, tokenizer.eos_token_id, tokenizer.pad_token_id) if end is not None
    }
