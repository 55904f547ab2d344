"""Whether instructions are in the languages that their rows name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pointerbench import eval as scorer
from pointerbench.language.spoken import contradiction, language_of
from pointerbench.quality.asked import Asked, words
from pointerbench.quality.lint.findings import Finding


class Tongues:
    """The instructions of a set, row by row.

    ``instruction_zh`` has to be Chinese, and ``instruction`` in what ``language`` says. But beside
    an ``instruction_zh`` a ``language`` of zh tells of the screen, and the ``instruction`` is in
    the language that the set's other rows name, where that is one: so such rows wait.

    Attributes:
        unsaid: how many rows say no language that is known here, by the reason.
    """

    def __init__(self) -> None:
        self.unsaid: Counter[str] = Counter()
        self._named: set[str] = set()
        self._waiting: list[tuple[int, str, str, str]] = []  # number, place, id, instruction

    def findings(self, one: Asked) -> Iterator[tuple[str, str]]:
        said = one.row.get("language")
        language, others = language_of(said), set[str | None]()
        for name, text in one.translations:
            other = language_of(name.partition("_")[2])
            others.add(other)
            if other and (found := contradiction(text, other)):
                yield "language", f"{name} {words(text)}: {found}"
        if language is None:
            self.unsaid[f"{scorer.printable(said)} is not known" if said else "none said"] += 1
        elif language in others:
            self._waiting.append((one.number, one.place, one.name, one.instruction))
        else:
            self._named.add(language)
            if found := contradiction(one.instruction, language):
                yield "language", f"instruction {words(one.instruction)}: {found}"

    def rest(self) -> Iterator[Finding]:
        """Of the rows that waited."""
        if len(self._named) != 1:
            if self._waiting:
                self.unsaid["said of the screen alone"] += len(self._waiting)
            return
        (language,) = self._named
        for number, place, name, text in self._waiting:
            if found := contradiction(text, language):
                reason = f"instruction {words(text)}, which is {language} in other rows: {found}"
                yield Finding(number, place, name, "language", reason)
