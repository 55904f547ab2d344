"""A wiki of a team: pages with tables and tasks, their editor, comments and versions."""
