"""A free word processor with guides and minutes of clubs."""
