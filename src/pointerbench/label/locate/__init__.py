"""The elements of bare screenshots: read, taken apart, or told by a tree or a model."""
