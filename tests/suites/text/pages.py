"""Pages made by hand, for tests that ask where something is."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.flow.nodes import Face, Group, Node, Pad, Paragraph, Span
from pointerbench.suites.text.layout import Shot, lay_out_scene
from pointerbench.suites.text.scene import Scene, Wear

SCREEN = Screen(900, 700)


def text(content: str | tuple[Span, ...], role: str = "prose", **looks: object) -> Paragraph:
    spans = (Span(content),) if isinstance(content, str) else content
    return Paragraph(spans, Face("Inter", 16), "#000000", role=role, **looks)  # type: ignore[arg-type]


def stack(*children: Node, **looks: object) -> Group:
    return Group(children, gap=10, **looks)  # type: ignore[arg-type]


def shot(*children: Node, facts: dict[str, tuple[str, ...]] | None = None) -> Shot:
    """The children on a white page, one below another."""
    scene = Scene(
        surface="inbox",
        language="en",
        theme="light",
        font="Inter",
        font_size=16,
        ground="#ffffff",
        accent="#0000ff",
        root=Group(children, gap=10, pad=Pad(20, 20, 20, 20)),
        wear=Wear(),
        facts=facts or {},
    )
    return lay_out_scene(scene, SCREEN)


def read(page: Shot, region: tuple[str, ...]) -> str:
    """The text of a word, ink or label region."""
    kind, number, *ends = region
    if kind in ("label", "paragraph"):
        return page.page.blocks[int(number)].paragraph.text
    line = page.page.lines[int(number)]
    return line.text[slice(*map(int, ends))] if len(ends) == 2 else line.text
