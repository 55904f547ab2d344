"""A discussion board: topics in a table, a topic with its answers, members, a new topic."""
