"""Rows that ask the same: equal in instruction, target and all that both say of their scene.

What is compared of a row, in JSON with sorted keys, as SHA-256:

- ``instruction``, NFKC, with case folded and runs of white space as one blank;
- ``bbox``, or ``eval`` where there is none (a refusal, a polygon);
- every other field, except those that name the example or its files (`NAMES`) and those that repeat
  the target (``point``, and ``eval`` beside a ``bbox``).

A null is a field that is not there, and 3.0 is 3, so that a row from Parquet is what it was before.
Fields that only one of two rows has are left out of both: a copy under another schema is found by
what is left, which has to be an instruction and a target at least.
"""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Mapping
from typing import Any, TypeAlias

from pointerbench.values.example import Row

NAMES = frozenset(
    (
        *("id", "task_id", "file_name", "image", "image_path", "source_id", "source_file"),
        *("suite", "suite_version", "seed", "split", "index"),
    )
)
_REPEATS = frozenset(("point", "eval"))
_SCHEMAS = 256  # pairs of schemas whose digests are kept

Fields: TypeAlias = frozenset[str]


def asked(row: Row) -> dict[str, Any]:
    """What is compared of a row."""
    plain: dict[str, Any] = _plain(row)
    left_out = NAMES | _REPEATS if "bbox" in plain else NAMES
    compared = {key: value for key, value in plain.items() if key not in left_out}
    if isinstance(compared.get("instruction"), str):
        text = unicodedata.normalize("NFKC", compared["instruction"]).casefold()
        compared["instruction"] = " ".join(text.split())
    return compared


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(inner) for key, inner in value.items() if inner is not None}
    if isinstance(value, list | tuple):
        return [_plain(inner) for inner in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def digest(compared: Mapping[str, Any], fields: Fields) -> str:
    """SHA-256 of some fields of `asked`, in hex."""
    some = {key: value for key, value in compared.items() if key in fields}
    return hashlib.sha256(json.dumps(some, sort_keys=True, default=str).encode()).hexdigest()


class Questions:
    """The questions of test rows, to look those of other rows up in.

    The digests of all rows of one schema are made once for every schema that they are compared
    with, and kept.
    """

    def __init__(self) -> None:
        self._by_schema: dict[Fields, list[tuple[int, dict[str, Any]]]] = {}
        self._digests: dict[tuple[Fields, Fields], dict[str, list[int]]] = {}

    def add(self, number: int, row: Row) -> None:
        """Takes up a test row under a number."""
        compared = asked(row)
        self._by_schema.setdefault(frozenset(compared), []).append((number, compared))
        self._digests.clear()

    def same(self, row: Row) -> list[int]:
        """The numbers of the test rows that ask the same."""
        compared = asked(row)
        found: list[int] = []
        for schema in self._by_schema:
            fields = schema.intersection(compared)
            if "instruction" in fields and fields & {"bbox", "eval"}:
                found += self._index(schema, fields).get(digest(compared, fields), ())
        return sorted(found)

    def _index(self, schema: Fields, fields: Fields) -> dict[str, list[int]]:
        key = (schema, fields)
        if key not in self._digests:
            if len(self._digests) >= _SCHEMAS:
                self._digests.clear()
            index: dict[str, list[int]] = {}
            for number, compared in self._by_schema[schema]:
                index.setdefault(digest(compared, fields), []).append(number)
            self._digests[key] = index
        return self._digests[key]
