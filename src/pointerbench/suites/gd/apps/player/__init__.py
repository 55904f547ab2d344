"""A music player on phones: now playing with lyrics, a queue, a library, an equaliser, a search."""
