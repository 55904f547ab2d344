"""A program for drawings: the plan of a floor, its layers, properties and sheets."""
