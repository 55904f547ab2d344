"""A producer with a song of clips and scenes."""
