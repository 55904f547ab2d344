"""A designer with a poster, a card and a badge on artboards."""
