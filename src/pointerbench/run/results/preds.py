"""The answers as eval.py reads them: a file for every model and repeat, however many there are."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pointerbench.run.models import slug
from pointerbench.values.files import remove_temporaries

_REPEAT = re.compile(r"\.(r\d+)$")
_BUFFER = 1 << 14  # bytes


def preds_name(model: str, repeat: int) -> str:
    """The file of a model's answers: ``NAME.jsonl``, of further repeats ``NAME.r1.jsonl``."""
    # A model that is itself named like a repeat gets its dot written as slugs write odd characters.
    name = _REPEAT.sub("%2E\\1", slug(model))
    return f"{name}.jsonl" if repeat == 0 else f"{name}.r{repeat}.jsonl"


class Lines:
    """Lines on their way into one file, which is open only while some of them are written: there
    may be more files than a process may have open."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._temporary = path.with_name(f".{path.stem}.lines.tmp")
        self._buffer = bytearray()

    def write(self, line: bytes) -> None:
        self._buffer += line
        if len(self._buffer) >= _BUFFER:
            self._flush()

    def finish(self) -> None:
        """Gives the file its name. Without a line there is none: eval.py takes no empty file, and a
        model that was skipped has predicted nothing."""
        self._flush()
        if self._temporary.exists():
            self._temporary.replace(self._path)
        else:
            self._path.unlink(missing_ok=True)

    def _flush(self) -> None:
        if self._buffer:
            with self._temporary.open("ab") as file:
                file.write(self._buffer)
            self._buffer.clear()


@contextmanager
def preds(folder: Path, names: list[str], repeats: int) -> Iterator[list[list[Lines]]]:
    """The files of all models, by model and repeat; they get their names when all is well."""
    folder.mkdir(parents=True, exist_ok=True)
    remove_temporaries(folder)
    files = [
        [Lines(folder / preds_name(name, repeat)) for repeat in range(repeats)] for name in names
    ]
    try:
        yield files
        for of_model in files:
            for file in of_model:
                file.finish()
    finally:
        remove_temporaries(folder)
