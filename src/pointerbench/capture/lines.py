"""On which line of a TOML file a key stands; the standard library's reader does not say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Lines:
    """The text of one file."""

    text: str

    @cached_property
    def _lines(self) -> list[str]:
        return self.text.splitlines()

    def of(self, where: tuple[str | int, ...]) -> int:
        """The line, from 1, of what a path of keys and places leads to; of the last part of it that
        is found."""
        line = 0
        for at, part in enumerate(where):
            if isinstance(part, int):
                line = self._nth(line, str(where[at - 1]), part)
            else:
                line = self._key(line, part)
        return line + 1

    def _key(self, start: int, key: str) -> int:
        """The first line from ``start`` on that has the key, or ``start``."""
        word = re.escape(key)
        pattern = re.compile(rf'(^|[\s{{,\[."])({word})"?(\s*=|\]|\.)')
        found = (n for n in range(start, len(self._lines)) if pattern.search(self._lines[n]))
        return next(found, start)

    def _nth(self, start: int, key: str, place: int) -> int:
        """The line of an entry of a list of tables, or of a list over several lines."""
        headers = [n for n, line in enumerate(self._lines) if line.strip() == f"[[{key}]]"]
        if place < len(headers):
            return headers[place]
        if place == 0 or headers:
            return start
        opened = [
            n
            for n in range(start + 1, len(self._lines))
            if self._lines[n].strip().startswith(("{", "[", '"'))
        ]
        return opened[min(place, len(opened) - 1)] if self._is_open(start) and opened else start

    def _is_open(self, line: int) -> bool:
        return self._lines[line].rstrip().endswith("[")
