"""Plain values and small tools that everything else stands on; the standard library only."""
