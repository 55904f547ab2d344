"""Money on phones: cards, what was spent, bills that are due, a transfer, an analysis."""
