"""The columns of a set: checked in every row, and typed once for all shards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pointerbench.building.formats.parquet import (
    PICTURE,
    columns_of,
    settled_type,
)
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row
from pointerbench.values.web import optional


def features(rows: Sequence[Row], where: str) -> Any:
    """The `datasets.Features` of the rows: the picture, then every key but ``file_name``.

    A type is taken from all rows: one that is a whole number in row 1 and a fraction in row 20,000
    is a float64. Coordinates are float64 whatever they hold, and a field that is null throughout
    is a string.

    Raises:
        UsageError: rows whose keys or types differ; says where in the file called ``where``.
    """
    datasets, pa = optional("hub", "datasets", "pyarrow")
    check_keys(rows, where)
    try:
        found = pa.array(map(columns_of, rows)).type
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise UsageError(f"{where}: a field holds values of several types ({error})") from error
    typed = pa.schema([(field.name, settled_type(field.type, field.name)) for field in found])
    columns = datasets.Features.from_arrow_schema(typed)
    return datasets.Features({PICTURE: datasets.Image(), **columns})


def check_keys(rows: Sequence[Row], where: str) -> None:
    """Every row has the keys of the first, in nested objects too; a null stands for any object.

    Raises:
        UsageError: a row that differs, or a key that a loader would take for the picture.
    """
    if not rows:
        raise UsageError(f"{where}:1: no rows")
    if PICTURE in rows[0]:
        raise UsageError(f"{where}:1: the key {PICTURE!r} belongs to the picture; rename it")
    for number, row in enumerate(rows, 1):
        other = _unlike(row, rows[0])
        if other is not None:
            raise UsageError(f"{where}:{number}: the keys of {other} differ from those of row 1")


def _unlike(value: Any, first: Any, name: str = "the row") -> str | None:
    if not (isinstance(value, Mapping) and isinstance(first, Mapping)):
        return None
    if value.keys() != first.keys():
        return name
    found = (_unlike(value[key], first[key], repr(key)) for key in value)
    return next((other for other in found if other is not None), None)


def check_for_imagefolder(rows: Sequence[Row], where: str) -> None:
    """Whether a loader that guesses types from the first 10 MB will guess right.

    Raises:
        UsageError: row 1 holds a null or an empty list, or a field mixes whole and broken numbers.
    """
    check_keys(rows, where)
    kinds: dict[str, set[type]] = {}
    for number, row in enumerate(rows, 1):
        for path, value in _leaves(row, ""):
            if number == 1 and value is None:
                raise UsageError(
                    f"{where}:1: {path} is empty in row 1, so that its type would be guessed; "
                    "--layout parquet has types"
                )
            if value is not None:
                kinds.setdefault(path, set()).add(type(value))
    mixed = [path for path, met in kinds.items() if len(met) > 1]
    if mixed:
        names = " and ".join(sorted(kind.__name__ for kind in kinds[mixed[0]]))
        raise UsageError(f"{where}: {mixed[0]} holds {names}; --layout parquet has types")


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every plain value by the path of its keys; an empty list is a null."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value:
        for inner in value:
            yield from _leaves(inner, path)
    else:
        yield path, None if value == [] else value
