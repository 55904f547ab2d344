"""Calendars, boards, lists, searching and shopping."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "calendar_month": Surface(lacks="display"),
    "calendar_week": Surface(lacks="display"),
    "agenda_list": Surface("sans slab", lacks="display"),
    "kanban": Surface(lacks="display"),
    "to_do": Surface("sans", blanks=True, lacks="sentences display"),
    "time_tracking": Surface(lacks="paragraphs sentences display"),
    "project_timeline": Surface(),
    "meeting_minutes": Surface("sans serif slab", PAPER, blanks=True, edits="editor"),
    "search_results": Surface(selects=True),
    "product_listing": Surface(lacks="sentences display"),
    "product_page": Surface("sans serif", selects=True),
    "product_reviews": Surface(),
    "comparison_table": Surface("sans serif"),
    "classified_ads": Surface(),
    "job_board": Surface(selects=True),
    "real_estate": Surface("sans serif", selects=True),
    "library_catalogue": Surface("sans serif"),
    "faq_page": Surface("sans slab", selects=True),
    "events_page": Surface("sans slab serif", selects=True),
}
