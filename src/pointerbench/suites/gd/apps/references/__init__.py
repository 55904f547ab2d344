"""A library of papers: collections, tags, a reader with highlights, import, duplicates."""
