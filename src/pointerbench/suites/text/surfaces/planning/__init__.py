"""Calendars, boards, lists, searching and shopping."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "calendar_month": Surface(),
    "calendar_week": Surface(),
    "agenda_list": Surface("sans slab"),
    "kanban": Surface(),
    "to_do": Surface("sans hand", blanks=True, lacks="sentences"),
    "time_tracking": Surface(lacks="paragraphs sentences"),
    "project_timeline": Surface(),
    "meeting_minutes": Surface("sans serif slab", PAPER, blanks=True),
    "search_results": Surface(),
    "product_listing": Surface(lacks="sentences"),
    "product_page": Surface("sans serif"),
    "product_reviews": Surface(),
    "comparison_table": Surface("sans serif"),
    "classified_ads": Surface(),
    "job_board": Surface(),
    "real_estate": Surface("sans serif"),
    "library_catalogue": Surface("sans serif"),
    "faq_page": Surface("sans slab"),
    "events_page": Surface("sans slab serif"),
}
