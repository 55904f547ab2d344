"""A library of games: one in front, the shelf of all of them, downloads, the shop, friends."""
