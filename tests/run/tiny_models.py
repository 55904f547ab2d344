"""Tiny models with random weights, saved as their big kin are: for the real code that loads them.

Needs torch, torchvision and transformers, which are imported on use.
"""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

ENDS = ("<|endoftext|>", "<|im_end|>")
OTHERS = (
    *("<|im_start|>", "<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>"),
    *("<|box_start|>", "<|box_end|>"),
)
TEMPLATE = (
    "{% for turn in messages %}<|im_start|>{{ turn['role'] }}\n"
    "{% for part in turn['content'] %}"
    "{% if part['type'] == 'image' %}<|vision_start|><|image_pad|><|vision_end|>"
    "{% else %}{{ part['text'] }}{% endif %}"
    "{% endfor %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)

MOLMO_CODE = """
from transformers import LogitsProcessorList, Qwen2VLForConditionalGeneration, Qwen2VLProcessor


class PointingModel(Qwen2VLForConditionalGeneration):
    def build_logit_processor_from_inputs(self, inputs):
        box = self.config.text_config.vocab_size - 2
        assert "input_ids" in inputs

        def only_box(input_ids, scores):
            scores[:, :] = float("-inf")
            scores[:, box] = 0.0
            return scores

        return LogitsProcessorList([only_box])

    def extract_image_points(self, text, pooling, mapping, sizes):
        assert "<|box_start|>" in text, text
        (width, height), = sizes
        return [[1, 0, width * pooling, height * mapping]]


class PointingProcessor(Qwen2VLProcessor):
    def apply_chat_template(self, conversation, return_pointing_metadata=False, **kwargs):
        inputs = super().apply_chat_template(conversation, **kwargs)
        if return_pointing_metadata:
            picture = next(
                part["image"] for part in conversation[-1]["content"] if part["type"] == "image"
            )
            inputs["metadata"] = {
                "token_pooling": 0.5, "subpatch_mapping": 0.25, "image_sizes": [picture.size]
            }
        return inputs
"""

OWN_CODE = """
import torch
from transformers import PretrainedConfig, PreTrainedModel


class OwnConfig(PretrainedConfig):
    model_type = "own"


class Own(PreTrainedModel):
    config_class = OwnConfig

    def __init__(self, config):
        super().__init__(config)
        self.layer = torch.nn.Linear(3, 3)
        self.system_message = "nothing"
        self.post_init()
"""

INTERNVL_CODE = """
    def chat(self, tokenizer, pixel_values, question, generation_config):
        assert pixel_values.dtype == self.dtype and len(tokenizer) > 0
        shape, most = tuple(pixel_values.shape), generation_config["max_new_tokens"]
        return f"{self.system_message}|{question}|{shape}|{most}"
"""

MOONDREAM_CODE = """
    def point(self, image, object):
        assert image.size == (640, 480)
        return {"points": [{"x": 0.5, "y": 0.25, "of": object}]}

    def detect(self, image, object):
        return {"objects": [{"x_min": 0.0, "y_min": 0.1, "x_max": 0.2, "y_max": 0.3}]}
"""


def save_qwen_like(folder: Path) -> Path:
    """A Qwen2-VL of two layers with a tokenizer of single bytes."""
    from transformers import (  # noqa: PLC0415
        Qwen2VLImageProcessor,
        Qwen2VLProcessor,
        Qwen2VLVideoProcessor,
    )

    tokenizer = _tokenizer()
    _weights(tokenizer).save_pretrained(folder)
    Qwen2VLProcessor(
        image_processor=Qwen2VLImageProcessor(),
        tokenizer=tokenizer,
        video_processor=Qwen2VLVideoProcessor(),
        chat_template=TEMPLATE,
    ).save_pretrained(folder)
    return folder


def save_molmo_like(qwen: Path, folder: Path) -> Path:
    """The same weights with code of their own, whose processor and model know of points."""
    shutil.copytree(qwen, folder)
    (folder / "pointing.py").write_text(MOLMO_CODE)
    _mend(
        folder / "config.json",
        auto_map={"AutoModelForImageTextToText": "pointing.PointingModel"},
    )
    for name in ("processor_config.json", "tokenizer_config.json"):
        _mend(
            folder / name,
            auto_map={"AutoProcessor": "pointing.PointingProcessor"},
            processor_class="PointingProcessor",
        )
    return folder


def save_internvl_like(qwen: Path, folder: Path) -> Path:
    """A model whose own `chat` says what it was given."""
    _save_own(folder, "AutoModel", INTERNVL_CODE)
    for name in ("tokenizer.json", "tokenizer_config.json"):
        shutil.copy(qwen / name, folder / name)
    return folder


def save_moondream_like(folder: Path) -> Path:
    """A model whose own `point` and `detect` say what they were asked for."""
    _save_own(folder, "AutoModelForCausalLM", MOONDREAM_CODE)
    return folder


def _save_own(folder: Path, auto: str, code: str) -> None:
    """One layer, and the code of a class for it."""
    import torch  # noqa: PLC0415
    from safetensors.torch import save_file  # noqa: PLC0415

    folder.mkdir()
    (folder / "own.py").write_text(OWN_CODE + code)
    config = {"model_type": "own", "auto_map": {"AutoConfig": "own.OwnConfig", auto: "own.Own"}}
    (folder / "config.json").write_text(json.dumps(config))
    layer = {"layer.weight": torch.eye(3), "layer.bias": torch.zeros(3)}
    save_file(layer, folder / "model.safetensors", metadata={"format": "pt"})


def _tokenizer() -> Any:
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers  # noqa: PLC0415
    from transformers import PreTrainedTokenizerFast  # noqa: PLC0415

    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    bytes_only = Tokenizer(models.BPE(vocab={c: i for i, c in enumerate(alphabet)}, merges=[]))
    bytes_only.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    bytes_only.decoder = decoders.ByteLevel()
    return PreTrainedTokenizerFast(
        tokenizer_object=bytes_only,
        pad_token=ENDS[0],
        eos_token=ENDS[1],
        additional_special_tokens=list(OTHERS),
    )


def _weights(tokenizer: Any) -> Any:
    import torch  # noqa: PLC0415
    from transformers import Qwen2VLConfig, Qwen2VLForConditionalGeneration  # noqa: PLC0415

    number = {token: tokenizer.convert_tokens_to_ids(token) for token in (*ENDS, *OTHERS)}
    text = {
        "vocab_size": len(tokenizer),
        "hidden_size": 32,
        "intermediate_size": 64,
        "num_hidden_layers": 2,
        "num_attention_heads": 2,
        "num_key_value_heads": 1,
        "max_position_embeddings": 4096,
        "rope_parameters": {
            "rope_type": "default",
            "rope_theta": 10000.0,
            "mrope_section": [2, 3, 3],
        },
        "eos_token_id": number["<|im_end|>"],
        "pad_token_id": number["<|endoftext|>"],
        "initializer_range": 0.4,  # large enough for the picture to make a difference
    }
    vision = {
        "depth": 1,
        "embed_dim": 32,
        "hidden_size": 32,
        "num_heads": 2,
        "mlp_ratio": 2,
        "patch_size": 14,
        "spatial_merge_size": 2,
        "temporal_patch_size": 2,
        "initializer_range": 0.4,
    }
    tokens = ("image_pad", "video_pad", "vision_start", "vision_end")
    names = ("image_token_id", "video_token_id", "vision_start_token_id", "vision_end_token_id")
    special = {name: number[f"<|{token}|>"] for name, token in zip(names, tokens, strict=True)}
    torch.manual_seed(0)
    config = Qwen2VLConfig(text_config=text, vision_config=vision, **special)
    return Qwen2VLForConditionalGeneration(config)


def _mend(path: Path, **fields: Any) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **fields}))
