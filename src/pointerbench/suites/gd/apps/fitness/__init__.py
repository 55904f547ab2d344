"""Workouts on phones: rings of the day, a history, a plan, a running exercise, a league."""
