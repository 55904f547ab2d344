"""A media player: a film and what comes after it, effects, preferences, a file's tags."""
