"""Music in the browser: shelves of albums, one with its songs, a queue and a player."""
