"""Newspapers, books and papers: what is read."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "news_article": Surface("serif serif sans"),
    "newspaper_front": Surface("serif serif sans"),
    "encyclopedia_article": Surface("sans serif"),
    "personal_blog": Surface("sans serif slab"),
    "docs_page": Surface("sans", blanks=True),
    "manual_page": Surface("sans serif"),
    "book_page": Surface("serif", lacks="labels"),
    "e_reader": Surface("serif serif sans slab"),
    "magazine_spread": Surface("serif sans slab"),
    "patent": Surface("serif"),
    "contract": Surface("serif sans", lacks="sentences"),
    "court_filing": Surface("serif slab", PAPER),
    "terms_of_service": Surface("sans sans serif"),
    "press_release": Surface("sans serif"),
    "formal_letter": Surface("serif sans", PAPER, lacks="labels"),
    "scanned_letter": Surface("mono serif mono", PAPER, blanks=True, lacks="labels"),
    "fax": Surface("mono", PAPER),
    "memo": Surface("sans serif"),
    "newsletter_page": Surface("sans serif slab"),
    "essay_reader": Surface("serif"),
}
