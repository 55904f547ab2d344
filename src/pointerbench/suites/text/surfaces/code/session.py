"""A session of a shell: its looks, its prompt, and the lines printed so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from pointerbench.flow.nodes import Node, Span
from pointerbench.suites.text.kit.texts import code_line
from pointerbench.suites.text.surfaces.code.schemes import Scheme
from pointerbench.suites.text.writer import Writer

LEADING = 1.4


@dataclass
class Shell:
    """A session: what it looks like, and the lines printed so far."""

    w: Writer
    scheme: Scheme
    user: str
    host: str
    size: float
    columns: int
    lines: list[Node] = field(default_factory=list)
    folder: str = "work"

    def print(self, *spans: Span | str) -> None:
        parts = [Span(part) if isinstance(part, str) else part for part in spans]
        for line in wrapped(parts, self.columns):
            self.lines.append(code_line(self.w, line, self.size, leading=LEADING))

    def say(self, text: str) -> None:
        """A line in which the machine speaks in sentences."""
        for line in wrapped([Span(text)], self.columns):
            self.lines.append(code_line(self.w, line, self.size, leading=LEADING, role="prose"))

    def prompt(self, command: str) -> None:
        self.print(
            Span(f"{self.user}@{self.host}", bold=True, color=self.scheme.string),
            ":",
            Span(f"~/{self.folder}".rstrip("/"), bold=True, color=self.scheme.call),
            f"$ {command}",
        )


def wrapped(spans: list[Span], columns: int) -> list[list[Span]]:
    """The text in lines of so many characters, broken anywhere as terminals do."""
    lines: list[list[Span]] = [[]]
    room = columns
    for span in spans:
        text = span.text
        while len(text) > room:
            lines[-1].append(span._replace(text=text[:room]))
            lines.append([])
            text, room = text[room:], columns
        lines[-1].append(span._replace(text=text))
        room -= len(text)
    return lines
