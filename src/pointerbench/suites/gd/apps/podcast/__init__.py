"""Podcasts: episodes, a player with speed and timer, shows, downloads."""
