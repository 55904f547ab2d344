"""A report over the sales of a chain of shops: pages, tables, and how they belong together."""
