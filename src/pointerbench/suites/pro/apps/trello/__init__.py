"""A board of lists and cards, with the card's dialog, a table, an inbox and the board's menus."""
