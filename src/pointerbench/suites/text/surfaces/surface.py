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
            ``paragraphs`` (of two lines or more), ``sentences`` (two in one line), ``labels``,
            ``display`` (words in large type that stand once).
        edits: its places (`flow.nodes.Group.place`) in which a click sets a caret to type at,
            parted by blanks: the body of an editor, a compose window, a note, a form's field.
        edits_lack: what of the above there is elsewhere on it but not in these places.
        camera: what is seen was photographed or scanned, with the noise of that.
        selects: a page, mail or paper of which readers select a passage to copy it.
    """

    fonts: str = "sans"
    themes: tuple[str, ...] = ("light", "dark")
    invoice: bool = False
    blanks: bool = False
    whole: bool = False
    lacks: str = ""
    edits: str = ""
    edits_lack: str = ""
    selects: bool = False
    camera: bool = False

    def has(self, need: str, use: str = "") -> bool:
        """Whether a category that needs this finds it here; with a ``use``, where text can be
        edited (``edits``), or as a reader selects it (``selects``)."""
        if use and not getattr(self, use):
            return False
        lacks = f"{self.lacks} {self.edits_lack}" if use == "edits" else self.lacks
        if need in lacks.split():
            return False
        return bool(getattr(self, need)) if need in ("invoice", "blanks") else True
