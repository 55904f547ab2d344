"""A service desk: lists of incidents, the form of one, its navigator and its overview."""
