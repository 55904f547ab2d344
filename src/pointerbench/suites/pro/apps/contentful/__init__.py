"""A space of structured content: entries in views, one in its editor, types, media."""
