"""A presentation program with decks of slides for boards and customers."""
