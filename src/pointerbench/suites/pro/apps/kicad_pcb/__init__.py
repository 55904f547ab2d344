"""An editor of printed circuit boards: parts, tracks, layers, rules."""
