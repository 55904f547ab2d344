"""Models that are asked in a way of their own. Imports torch: only on use."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import torch
import transformers

from pointerbench.run.models import Model
from pointerbench.run.providers.exchange import picture_of
from pointerbench.run.providers.hf_models import ImageTextToText, Weights, messages
from pointerbench.run.providers.hf_tiles import tiles
from pointerbench.run.providers.moondream import object_query
from pointerbench.run.question import BBOX, Call, Reply, Usage

_TILES = 12  # that InternVL cuts a picture into at the most, if its family does not say


class MolmoPoint(ImageTextToText):
    """Points as tokens of their own, which only the model's own code turns into pixels.

    ``raw`` is the JSON list of [object, picture, x, y], in pixels of the picture as sent; without
    any point it is what the model said instead.
    """

    def answers(self, calls: Sequence[Call]) -> Sequence[Reply]:
        return [self._points(call) for call in calls]

    def _points(self, call: Call) -> Reply:
        inputs = self.processor.apply_chat_template(
            messages(call.prompt, picture_of(call)),
            tokenize=True,
            add_generation_prompt=True,
            return_tensors="pt",
            return_dict=True,
            padding=True,
            return_pointing_metadata=True,
        )
        metadata = inputs.pop("metadata")
        inputs = inputs.to(self.model.device, dtype=self.model.dtype)
        asked = inputs["input_ids"].shape[1]
        with torch.inference_mode():
            output = self.model.generate(
                **inputs,
                **self.sampling([call]),
                logits_processor=self.model.build_logit_processor_from_inputs(inputs),
            )
        tokens = output[0, asked:].tolist()
        said = self.processor.tokenizer.decode(tokens, skip_special_tokens=False)
        found = self.model.extract_image_points(
            said,
            metadata["token_pooling"],
            metadata["subpatch_mapping"],
            metadata["image_sizes"],
        )
        points = [[float(number) for number in point] for point in found]
        words = self.processor.tokenizer.decode(tokens, skip_special_tokens=True)
        return Reply(
            json.dumps(points) if points else words,
            reasoning=said if points else "",
            served_by=self.served_by,
            usage=Usage(prompt_tokens=asked, completion_tokens=len(tokens)),
            sent_size=call.sent.size,
        )


class InternVLChat(Weights):
    """InternVL2 and its descendants with code of their own: tiles of the picture, and `chat`."""

    auto = "AutoModel"

    def __init__(self, model: Model, device: str) -> None:
        super().__init__(model, device)
        self.tokenizer: Any = transformers.AutoTokenizer.from_pretrained(self.name, **self.source)

    def answers(self, calls: Sequence[Call]) -> Sequence[Reply]:
        return [self._answer(call) for call in calls]

    def _answer(self, call: Call) -> Reply:
        side = getattr(self.model.config, "force_image_size", None) or 448
        pixels = tiles(picture_of(call), side, self.profile.local.tiles or _TILES)
        if call.prompt.system:
            self.model.system_message = call.prompt.system
        with torch.inference_mode():
            said: str = self.model.chat(
                self.tokenizer,
                pixels.to(self.model.device, dtype=self.model.dtype),
                "".join("<image>\n" if text is None else text for text in call.prompt.user),
                self.sampling([call]),
            )
        return Reply(said, served_by=self.served_by)


class Moondream(Weights):
    """Points at, or boxes, an object that is named; replies are as those of its own API."""

    auto = "AutoModelForCausalLM"

    def answers(self, calls: Sequence[Call]) -> Sequence[Reply]:
        return [self._answer(call) for call in calls]

    def _answer(self, call: Call) -> Reply:
        boxes = call.question.answer_type == BBOX
        ask = self.model.detect if boxes else self.model.point
        with torch.inference_mode():
            found = ask(picture_of(call), object_query(call.question.instruction))
        kind = "objects" if boxes else "points"
        return Reply(json.dumps({kind: found[kind]}), served_by=self.served_by)
