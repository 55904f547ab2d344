"""A program for modelling in three dimensions: a scene of things, their materials and motion."""
