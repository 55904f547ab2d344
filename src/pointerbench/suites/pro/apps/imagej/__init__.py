"""A biologist who counts and measures cells on micrographs."""
