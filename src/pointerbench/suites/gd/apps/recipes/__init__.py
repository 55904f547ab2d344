"""Recipes: a list to choose from, one to cook by with timers, what has to be bought."""
