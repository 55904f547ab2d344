"""An online course: lessons with a player, a quiz, notes, and the catalogue of all courses."""
