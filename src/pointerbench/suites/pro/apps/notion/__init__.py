"""A workspace of pages: a database as table, board and calendar, and documents with blocks."""
