"""A music library: a playlist as a table, albums, queue and words, an equalizer, a playback bar."""
