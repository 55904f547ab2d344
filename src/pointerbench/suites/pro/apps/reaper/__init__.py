"""A song that is recorded and mixed at home."""
