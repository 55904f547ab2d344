"""Screenshots drawn by an image model from per-application prompts; see `source.DreamSource`."""
