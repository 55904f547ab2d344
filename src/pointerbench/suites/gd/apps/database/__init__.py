"""A database client: a tree of tables, a query editor, rows, plans, what was run before."""
