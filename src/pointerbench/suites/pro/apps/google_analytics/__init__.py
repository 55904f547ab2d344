"""Web analytics of a property: reports, what happens now, an exploration, administration."""
