"""Documents that several people write at once: a list of them, one of them with what is said."""
