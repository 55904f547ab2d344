"""Mail, chats, forums and feeds: what people write to one another."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import Surface

SURFACES: dict[str, Surface] = {
    "inbox": Surface(),
    "three_pane_mail": Surface("sans serif", selects=True),
    "mail_thread": Surface(selects=True),
    "mail_compose": Surface("sans serif mono", blanks=True, edits="editor"),
    "chat_bubbles": Surface(lacks="paragraphs"),
    "team_chat": Surface(),
    "sms": Surface(),
    "support_chat": Surface(),
    "video_call_chat": Surface(),
    "modern_forum": Surface(selects=True),
    "retro_forum": Surface("sans serif", selects=True),
    "article_comments": Surface("serif sans", selects=True),
    "social_feed": Surface(),
    "notifications_panel": Surface(),
    "question_and_answer": Surface("sans serif", selects=True),
    "newsletter_mail": Surface("serif sans slab", selects=True),
    "photo_gallery": Surface("sans serif"),
    "user_profile": Surface(),
    "group_page": Surface(),
}
