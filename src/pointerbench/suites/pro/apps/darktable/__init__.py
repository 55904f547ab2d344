"""A nature photographer who develops raw files."""
