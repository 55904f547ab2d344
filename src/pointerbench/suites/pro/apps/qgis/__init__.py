"""A map of a town or a region in a GIS: layers, surveyed points, their table, tools."""
