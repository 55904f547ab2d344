"""Applications as living pages: their form, the library of parts, and what they are shown by."""
