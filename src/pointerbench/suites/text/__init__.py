"""The Text suite: pointing inside running text, with the geometry of every glyph."""
