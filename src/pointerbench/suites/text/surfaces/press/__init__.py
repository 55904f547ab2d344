"""Newspapers, books and papers: what is read."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "news_article": Surface("serif serif sans", selects=True),
    "newspaper_front": Surface("serif serif sans"),
    "encyclopedia_article": Surface("sans serif", lacks="display", selects=True),
    "personal_blog": Surface("sans serif slab", selects=True),
    "docs_page": Surface("sans", blanks=True, lacks="display", selects=True),
    "manual_page": Surface("sans serif", selects=True),
    "book_page": Surface("serif", lacks="labels"),
    "e_reader": Surface("serif serif sans slab", selects=True),
    "magazine_spread": Surface("serif sans slab", lacks="labels"),
    "patent": Surface("serif", lacks="display", selects=True),
    "contract": Surface("serif sans", lacks="sentences", selects=True),
    "court_filing": Surface("serif slab", PAPER, lacks="display", selects=True),
    "terms_of_service": Surface("sans sans serif", selects=True),
    "press_release": Surface("sans serif", lacks="display", selects=True),
    "formal_letter": Surface("serif sans", PAPER, lacks="labels display"),
    "scanned_letter": Surface(
        "mono serif mono", PAPER, blanks=True, lacks="labels display", camera=True
    ),
    "fax": Surface("mono", PAPER, camera=True),
    "memo": Surface("sans serif", selects=True),
    "newsletter_page": Surface("sans serif slab", selects=True),
    "essay_reader": Surface("serif", selects=True),
}
