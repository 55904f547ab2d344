"""Notes: coloured notes with folders, tags and checklists, an editor, a bin."""
