"""The same model at another provider: what to type where the one that was named cannot be asked."""

from __future__ import annotations

from fnmatch import fnmatchcase

_OWN = {
    "openai": ("openai/*", "gpt-*", "chatgpt-*", "o[1-9]", "o[1-9]-*", "computer-use-*"),
    "anthropic": ("anthropic/*", "claude-*"),
    "gemini": ("google/gemini-*", "gemini-*"),
    "moondream": ("moondream*",),
}
"""Patterns of the names that a maker's own models have, there and at OpenRouter."""


def namesake(provider: str, model: str) -> str:
    """Where a model that was sought at OpenRouter is likely to be: PROVIDER:MODEL of its makers,
    or a server that was not named; empty where the name is such as OpenRouter has."""
    if provider != "openrouter":
        return ""
    name = model.lower()
    for maker, patterns in _OWN.items():
        if any(fnmatchcase(name, pattern) for pattern in patterns):
            return f"{maker}:{model.rpartition('/')[2]}"
    return "" if "/" in model else "a server of your own, with --base-url URL"
