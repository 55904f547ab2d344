"""What is settled about a surface before it is built."""

from __future__ import annotations

from dataclasses import dataclass

PAPER = ("light",)


@dataclass(frozen=True, slots=True)
class Surface:
    """A line of a family's registry.

    Attributes:
        fonts: kinds of its running text (sans, serif, mono, slab, hand), parted by blanks.
        themes: the themes it may have.
        invoice: states an invoice's facts, which the invoice categories ask for.
        whole: its text is set at whole pixels, as terminals and old systems have it.
        blanks: has empty lines between lines of running text or code, as editors do.
        lacks: what there is hardly ever on it, parted by blanks: ``running`` (text or code),
            ``paragraphs`` (of two lines or more), ``sentences`` (two in one line), ``labels``.
    """

    fonts: str = "sans"
    themes: tuple[str, ...] = ("light", "dark")
    invoice: bool = False
    blanks: bool = False
    whole: bool = False
    lacks: str = ""

    def has(self, need: str) -> bool:
        """Whether a category that needs this finds it here."""
        if need in ("invoice", "blanks"):
            return bool(getattr(self, need))
        return need not in self.lacks.split()
