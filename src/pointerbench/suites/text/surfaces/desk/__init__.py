"""Writing, learning, forms, settings and dialogs."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "markdown_notes": Surface("sans serif", blanks=True),
    "markdown_source": Surface("sans serif", blanks=True, lacks="sentences"),
    "word_processor": Surface("serif sans slab", blanks=True),
    "word_processor_comments": Surface("serif sans", blanks=True),
    "slides": Surface("sans serif slab"),
    "flash_cards": Surface("sans serif", lacks="sentences"),
    "quiz": Surface("sans slab"),
    "course_platform": Surface("sans serif"),
    "gradebook": Surface(),
    "survey": Surface(),
    "sign_up_form": Surface("sans"),
    "checkout_form": Surface(),
    "job_form": Surface("sans serif", blanks=True),
    "tax_form": Surface("sans mono", PAPER, lacks="labels"),
    "settings_panel": Surface(),
    "preferences_dialog": Surface("sans serif", lacks="paragraphs sentences"),
    "message_dialog": Surface("sans serif"),
    "installer": Surface(blanks=True),
    "find_replace": Surface("mono sans", blanks=True),
    "help_center": Surface("sans serif"),
    "file_manager": Surface("sans mono serif", blanks=True),
    "plain_text_editor": Surface("mono sans", blanks=True),
    "sticky_notes": Surface("hand", blanks=True, lacks="sentences"),
}
