"""A course in a language: a path of lessons, exercises, words, quests, a league, settings."""
