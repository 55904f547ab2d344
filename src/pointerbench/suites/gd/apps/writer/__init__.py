"""A word processor: a page with a table and a picture, tool bar, outline, comments, versions."""
