"""The convention of each model family, as data: ``families/*.toml``, one table a family.

A profile says how a family is asked (prompt, place and size of the picture, limits) and how its
numbers are meant (frame, order of the axes, syntax). Nothing of this is ever guessed from a reply.
Texts that several prompts share stand in ``families/fragments.toml``; {name} stands for one. Where
models are asked in another language, those of ``families/fragments.LANGUAGE.toml`` go first.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, replace
from difflib import get_close_matches
from fnmatch import fnmatchcase
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from pointerbench.run.profile_fields import built, changed, frozen, made
from pointerbench.run.profile_values import (
    FREE,
    SYNTAXES,
    Asking,
    Profile,
    Reading,
    Resize,
    check,
    resize_of,
)
from pointerbench.values.errors import UsageError

FRAGMENTS, _OF_LANGUAGE = "fragments.toml", "fragments.{}.toml"
LISTED = "click-eval families lists them"


@cache
def profiles(language: str = "") -> Mapping[str, Profile]:
    """All families by name, in the order of the files and of the tables in them; as they are asked
    in that language, "" is English."""
    return read_families(_files(), language)


def profile(family: str, language: str = "") -> Profile:
    """The profile of a family, as it is asked in that language.

    Raises:
        UsageError: there is none of that name; names those there are.
    """
    try:
        return profiles(language)[family]
    except KeyError:
        known = ", ".join(profiles())
        raise UsageError(f"no model family {family!r}; expected one of {known}") from None


def family_of(model: str) -> str | None:
    """The family that a model's name belongs to: of all patterns that fit, the longest."""
    name = model.lower()
    fitting = [
        (len(pattern), found.family)
        for found in profiles().values()
        for pattern in found.models
        if fnmatchcase(name, pattern)
    ]
    return max(fitting, key=lambda fit: fit[0])[1] if fitting else None


def profile_of(name: str) -> Profile:
    """The profile of a family, or of the family that a model of this name belongs to.

    Raises:
        UsageError: there is neither; names families that are spelt alike.
    """
    found = profiles().get(name) or profiles().get(_by_model(name))
    if found is None:
        near = get_close_matches(name.lower(), profiles(), 3)
        hint = f"did you mean {' or '.join(near)}? " if near else ""
        raise UsageError(f"no model family {name!r}, nor one of models named so: {hint}{LISTED}")
    return found


@lru_cache(maxsize=1024)
def _by_model(name: str) -> str:
    return family_of(name) or ""


def digest(profile: Profile) -> str:
    """SHA-256, in hexadecimal, of everything in a profile: what a run records of it."""
    text = json.dumps(asdict(profile), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def with_overrides(profile: Profile, entry: Mapping[str, Any]) -> Profile:
    """A profile as an entry of a models file changes it; other fields of the entry do not matter.

    ``prompt`` and ``system`` replace those for points and for boxes alike (but ``prompt_bbox`` is
    for boxes only); they have the placeholders of the files, fragments too. ``body`` is laid over
    the family's. ``min_pixels`` and ``max_pixels`` change the limits of the rule ``smart``; where
    there is no rule, they make one that leaves sides free. ``resize`` is a rule as `resize_of`
    takes it, ``parser`` one syntax or several, in the order in which they are tried.

    Raises:
        UsageError: names the field and what was expected.
    """
    top = ("frame", "axes", "max_tokens", "temperature", "stop", "body")
    values = {key: frozen(key, entry[key]) for key in top if key in entry}
    if isinstance(values.get("stop"), str):
        values["stop"] = (values["stop"],)
    if isinstance(values.get("body"), Mapping):
        values["body"] = {**profile.body, **values["body"]}
    found = changed(profile, values)
    found = replace(found, ask=_asked(found.ask, entry), read=_read(found.read, entry))
    if "resize" in entry:
        found = replace(found, resize=resize_of(entry["resize"]))
    found = replace(found, resize=_limited(found, entry))
    check(found)
    return found


def _asked(ask: Asking, entry: Mapping[str, Any]) -> Asking:
    names = {
        "prompt": ("user", "user_bbox"),
        "prompt_bbox": ("user_bbox",),
        "system": ("system", "system_bbox"),
        "prefill": ("prefill",),
        "refusal": ("refusal",),
    }
    given = {place: entry[key] for key in names if key in entry for place in names[key]}
    for key in names:
        if not isinstance(entry.get(key, ""), str):
            raise UsageError(f"{key} {entry[key]!r}: expected a text")
    if not given:
        return ask
    return changed(ask, {**_expanded(given, _fragments()), "source": "the models file"})


def _read(read: Reading, entry: Mapping[str, Any]) -> Reading:
    given = entry.get("parser")
    if given is None:
        return read
    names = (given,) if isinstance(given, str) else given
    if not names or not isinstance(names, list | tuple):
        raise UsageError(f"parser {given!r}: expected some of {', '.join(SYNTAXES)}")
    for name in names:
        if name not in SYNTAXES:
            raise UsageError(f"parser {name!r}: expected some of {', '.join(SYNTAXES)}")
    return replace(read, syntaxes=tuple(names))


def _limited(profile: Profile, entry: Mapping[str, Any]) -> Resize:
    limits = {key: entry[key] for key in ("min_pixels", "max_pixels") if key in entry}
    if not limits:
        return profile.resize
    if profile.resize.rule not in ("none", "smart"):
        raise UsageError(f"{', '.join(limits)}: the family resizes by {profile.resize.rule!r}")
    if profile.frame == "image":
        raise UsageError(f"{', '.join(limits)}: pictures are not resized with frame 'image'")
    free = {"rule": "smart", "factor": 1, "max_pixels": FREE}
    return changed(profile.resize, {**(free if profile.resize.rule == "none" else {}), **limits})


def read_families(texts: Mapping[str, str], language: str = "") -> dict[str, Profile]:
    """Profiles by family from the TOML texts of files, by the files' names. A language that has no
    fragments of its own takes the English ones.

    Raises:
        UsageError: with the file and the table.
    """
    tables = {name: _parsed(name, text) for name, text in texts.items()}
    shared = {name: tables.pop(name) for name in list(tables) if name.startswith("fragments.")}
    own = shared.get(_OF_LANGUAGE.format(language), {})
    fragments = _resolved({**shared.get(FRAGMENTS, {}), **own})
    found: dict[str, Profile] = {}
    for name, families in tables.items():
        for family, table in families.items():
            where = f"families/{name}, [{family}]"
            if family in found:
                raise UsageError(f"{where}: another file has this family too")
            try:
                found[family] = _profile(family, table, fragments)
            except UsageError as error:
                raise UsageError(f"{where}: {error}") from None
    return found


def _files() -> dict[str, str]:
    folder = files("pointerbench.run") / "families"
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in found if file.name.endswith(".toml")}


def _parsed(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"families/{name}: {error}") from None


@cache
def _fragments() -> Mapping[str, str]:
    return _resolved(_parsed(FRAGMENTS, _files()[FRAGMENTS]))


def _resolved(texts: Mapping[str, str]) -> dict[str, str]:
    """Fragments with those above them filled in."""
    found: dict[str, str] = {}
    for name, text in texts.items():
        found |= _expanded({name: text}, found)
    return found


def _expanded(values: Mapping[str, Any], fragments: Mapping[str, str]) -> dict[str, Any]:
    if not fragments:
        return dict(values)
    named = re.compile(r"\{(" + "|".join(map(re.escape, fragments)) + r")\}")
    return {
        key: named.sub(lambda name: fragments[name[1]], text) if isinstance(text, str) else text
        for key, text in values.items()
    }


def _profile(family: str, table: Any, fragments: Mapping[str, str]) -> Profile:
    if not isinstance(table, Mapping):
        raise UsageError(f"expected a table, got {table!r}")
    if "family" in table:
        raise UsageError("family: the table's name is the family's")
    values: dict[str, Any] = {"family": family}
    for key, value in table.items():
        texts = key == "ask" and isinstance(value, Mapping)
        values[key] = made(key, _expanded(value, fragments) if texts else value)
    if values.get("temperature") == "none":
        values["temperature"] = None
    found: Profile = built(Profile, values)
    check(found)
    return found
