"""A free spreadsheet program with the books of clubs, choirs and schools."""
