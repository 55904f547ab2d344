"""A song that is written, played in and mixed on a Mac."""
