"""An encyclopedia: an article with contents and infobox, its history, its source, a search."""
