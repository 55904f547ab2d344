"""A title sequence that is animated in layers."""
