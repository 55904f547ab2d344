"""A database client: scripts, results, tables and their diagram."""
