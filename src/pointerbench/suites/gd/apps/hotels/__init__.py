"""A search for places to stay: a list beside a map, one house with its rooms, dates and guests."""
