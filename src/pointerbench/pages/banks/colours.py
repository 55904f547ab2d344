"""Colours of grounds that white letters can be read on."""

INKS = (
    *("#b3261e", "#c2410c", "#9a5b00", "#7a6200", "#5a7000", "#2e7d32", "#1b7a4b", "#0f766e"),
    *("#0e7490", "#0369a1", "#1d5fbf", "#2f54c8", "#4338ca", "#5b3cc4", "#6d28d9", "#7e22ce"),
    *("#9d2bb0", "#a21caf", "#b01e68", "#be185d", "#a63446", "#8a4b2d", "#6f4e37", "#5d5750"),
    *("#4b5d67", "#475569", "#3d5a80", "#2d6a4f", "#386150", "#7b4b94", "#8c2f39", "#54478c"),
)
"""Contrast with white 4.5 or more (WCAG 2.2); a test says so."""
