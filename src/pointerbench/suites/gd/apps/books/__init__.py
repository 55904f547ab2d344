"""Books: a shelf, a store, a page with its settings, highlights, contents."""
