"""Trains: a search, connections of a day, seats, tickets, a departure board."""
