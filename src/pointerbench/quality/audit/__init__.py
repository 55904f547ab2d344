"""A blind audit: people look at rows of several sets, mixed, and say what is wrong with each."""
