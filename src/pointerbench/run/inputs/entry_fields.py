"""The fields that an entry of a models file may have, and of what kind their values are."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pointerbench import eval as scorer
from pointerbench.values.errors import UsageError

OVERRIDES = (
    *("prompt", "prompt_bbox", "system", "prefill", "refusal", "frame", "axes"),
    *("parser", "resize", "max_tokens", "temperature", "stop", "min_pixels", "max_pixels", "body"),
)
"""Fields that change the family's profile."""

COMMON = ("name", "provider", "model", "family", "price", *OVERRIDES)

_SERVICE = ("base_url", "api_key_env", "timeout")
_CHAT = (*_SERVICE, "detail", "max_tokens_field", "send_prefill")

FIELDS: dict[str, tuple[str, ...]] = {
    "openrouter": (
        *(*_CHAT, "order", "only", "quantizations", "allow_fallbacks", "require_parameters"),
        *("data_collection", "reasoning"),
    ),
    "openai": _CHAT,
    "anthropic": (*_SERVICE, "tool", "send_prefill"),
    "gemini": _SERVICE,
    "moondream": _SERVICE,
    "local_hf": ("device", "revision", "batch_size", "memory_gb", "seed"),
    "command": ("command", "persistent", "send_image", "timeout"),
    "python": ("function", "threads", "timeout"),
    "center": (),
    "random": ("seed",),
    "ocr": ("languages", "tessdata"),
    "oracle-noise": ("sigma", "seed"),
}
"""By provider, the fields that it reads itself."""

_KINDS: dict[str, tuple[type | tuple[type, ...], str]] = {
    **dict.fromkeys(
        (
            *("base_url", "detail", "max_tokens_field", "data_collection", "device", "revision"),
            *("function", "languages", "tessdata"),
        ),
        (str, "a string"),
    ),
    **dict.fromkeys(
        (
            *("send_prefill", "allow_fallbacks", "require_parameters", "persistent"),
            "send_image",
        ),
        (bool, "true or false"),
    ),
    "tool": ((str, bool), "the name of a tool, true or false"),
    "reasoning": (dict, "an object"),
}
"""Of what kind a field is; numbers, and what is not here, are checked by whoever reads them."""

_LISTS = ("order", "only", "quantizations")  # of strings
_VARIABLE = re.compile(r"[A-Z][A-Z0-9_]*")


def check_fields(entry: Mapping[str, Any], provider: str) -> None:
    """
    Raises:
        UsageError: a field is none of the provider's, or its value is of another kind. No value is
            named that may be a key.
    """
    if said := unknown(entry, (*COMMON, *FIELDS[provider])):
        raise UsageError(said)
    for name, value in entry.items():
        kind, words = _KINDS.get(name, (object, ""))
        strings = name not in _LISTS or _are_strings(value)
        if not strings or not isinstance(value, kind):
            words = words or "a list of strings"
            raise UsageError(f'expected "{name}" to be {words}, got {scorer.brief(value)}')
    variable = entry.get("api_key_env", "X")
    if not isinstance(variable, str) or not (variable == "" or _VARIABLE.fullmatch(variable)):
        raise UsageError(
            'expected "api_key_env" to be the name of a variable, such as MY_API_KEY, '
            'and not the key itself; "" sends no key'
        )
    _check_price(entry.get("price"))


def unknown(given: Iterable[str], known: Sequence[str]) -> str:
    """What is wrong with fields that are not known; empty if all are."""
    strange = set(given) - set(known)
    if not strange:
        return ""
    name = min(strange)
    near = difflib.get_close_matches(name, known, n=1)
    hint = f'did you mean "{near[0]}"?' if near else f"expected one of {', '.join(known)}"
    return f'no field "{scorer.printable(name)}"; {hint}'


def _are_strings(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _check_price(price: Any) -> None:
    if price is None:
        return
    sides = isinstance(price, dict) and set(price) == {"input", "output"}
    if not sides or not scorer.are_numbers([*price.values()], 2) or min(price.values()) < 0:
        raise UsageError(
            'expected "price" to be {"input": .., "output": ..} in US dollars for a million '
            f"tokens, got {scorer.brief(price)}"
        )
