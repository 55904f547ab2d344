"""What buyers say below a product."""

from __future__ import annotations

from pointerbench.flow.nodes import Node
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.planning.parts import choices, rated, stars
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, push, row, space

# What the buyers gave whose opinions are labels.
_STARS = {1: 50, 2: 40, 3: 50, 4: 30, 5: 50}


def opinions(w: Writer, rating: tuple[int, int], price: str) -> list[Node]:
    """Three of them; whoever names a sum means the price."""
    tenths, count = rating
    nodes: list[Node] = [
        space(5),
        row(
            ui_title(w, w.say("reviews"), 16),
            rated(w, tenths, count, 12.5),
            push(),
            label(w, w.say("view_all"), 13, w.theme.link),
            gap=12,
        ),
    ]
    for number in w.sample(range(1, 6), 3):
        heading, words = choices(w, f"opinion{number}", amount=price)
        nodes.append(
            column(
                row(
                    stars(w, _STARS[number], 13),
                    ui(w, heading, 13.5, bold=True, role="title"),
                    push(),
                    muted(w, f"{w.first_name()}, {w.short_date(w.day(-300, -3))}", 12),
                    gap=9,
                ),
                prose(w, words, 14),
                gap=3,
                place="review",
            )
        )
    return nodes
