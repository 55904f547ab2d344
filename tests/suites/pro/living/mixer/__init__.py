"""A small mixer: what the tests of living screens look at."""
