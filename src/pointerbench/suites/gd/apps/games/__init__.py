"""A library of games: covers and rows, a game's page, downloads, friends, a store and settings."""
