"""Many cheap cases as one test: a case of its own costs pytest more than most checks take."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

Check = Callable[..., None]


def over_rows(rows: Iterable[tuple[Any, ...]]) -> Callable[[Check], Callable[[], None]]:
    """Makes of a check the test that it holds for all rows of a table, which lists those that fail.

    A check takes as many arguments as a row has values, and no fixture.
    """
    cases = list(rows)

    def made(check: Check) -> Callable[[], None]:
        def test() -> None:
            assert cases, "no case to look at"
            wrong = [f"{case}: {said}" for case in cases if (said := _failed(check, case))]
            assert not wrong, f"{len(wrong)} of {len(cases)}:\n" + "\n".join(wrong)

        for name in ("__module__", "__name__", "__qualname__", "__doc__"):
            setattr(test, name, getattr(check, name))
        return test

    return made


def over(*axes: Iterable[Any]) -> Callable[[Check], Callable[[], None]]:
    """The same over all combinations of values, one of each axis."""
    return over_rows(product(*axes))


def _failed(check: Check, case: tuple[Any, ...]) -> str:
    """What is wrong with a case, in words; nothing where it holds."""
    try:
        check(*case)
    except Exception as error:  # any: the other cases are to be looked at too
        return f"{type(error).__name__}: {error}"
    return ""
