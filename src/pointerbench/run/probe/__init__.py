"""Whether a model answers in the convention that its profile declares."""
