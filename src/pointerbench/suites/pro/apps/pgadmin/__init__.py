"""A desk for one kind of database server: its objects, queries, load, sessions."""
