"""What a training set shares with test sets: found, reported, and left out of a copy."""
