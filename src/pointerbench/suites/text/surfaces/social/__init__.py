"""Mail, chats, forums and feeds: what people write to one another."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import Surface

SURFACES: dict[str, Surface] = {
    "inbox": Surface(lacks="display"),
    "three_pane_mail": Surface("sans serif", lacks="display", selects=True),
    "mail_thread": Surface(selects=True),
    "mail_compose": Surface("sans serif mono", blanks=True, lacks="display", edits="editor"),
    "chat_bubbles": Surface(lacks="paragraphs display"),
    "team_chat": Surface(lacks="display"),
    "sms": Surface(lacks="display"),
    "support_chat": Surface(),
    "video_call_chat": Surface(lacks="display"),
    "modern_forum": Surface(selects=True),
    "retro_forum": Surface("sans serif", selects=True),
    "article_comments": Surface("serif sans", lacks="display", selects=True),
    "social_feed": Surface(),
    "notifications_panel": Surface(lacks="display"),
    "question_and_answer": Surface("sans serif", selects=True),
    "newsletter_mail": Surface("serif sans slab", selects=True),
    "photo_gallery": Surface("sans serif"),
    "user_profile": Surface(),
    "group_page": Surface(),
}
