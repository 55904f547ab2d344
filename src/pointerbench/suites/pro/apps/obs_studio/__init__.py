"""A studio for streams: a preview, scenes, sources, a mixer, transitions and what is controlled."""
