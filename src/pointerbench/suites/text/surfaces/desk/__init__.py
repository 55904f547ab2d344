"""Writing, learning, forms, settings and dialogs."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "markdown_notes": Surface("sans serif", blanks=True, edits="editor"),
    "markdown_source": Surface(
        "sans serif", blanks=True, lacks="paragraphs sentences", edits="editor"
    ),
    "word_processor": Surface("serif sans slab", blanks=True, edits="editor"),
    "word_processor_comments": Surface("serif sans", blanks=True, edits="editor"),
    "slides": Surface("sans serif slab", edits="editor panel"),
    "flash_cards": Surface("sans serif", lacks="sentences"),
    "quiz": Surface("sans slab"),
    "course_platform": Surface("sans serif", selects=True),
    "gradebook": Surface(),
    "survey": Surface(edits="field", edits_lack="paragraphs sentences"),
    "sign_up_form": Surface("sans"),
    "checkout_form": Surface(lacks="display", edits="field", edits_lack="paragraphs sentences"),
    "job_form": Surface("sans serif", blanks=True, edits="editor field"),
    "tax_form": Surface("sans mono", PAPER, lacks="labels"),
    "settings_panel": Surface(),
    "preferences_dialog": Surface("sans serif", lacks="paragraphs sentences display"),
    "message_dialog": Surface("sans serif", lacks="display"),
    "installer": Surface(blanks=True, lacks="display"),
    "find_replace": Surface("mono sans", blanks=True, lacks="display", edits="editor"),
    "help_center": Surface("sans serif", selects=True),
    "file_manager": Surface("sans mono serif", blanks=True),
    "plain_text_editor": Surface("mono sans", blanks=True, lacks="display", edits="editor"),
    "sticky_notes": Surface("hand", blanks=True, lacks="sentences labels", edits="card"),
}
