"""A client for repositories: the graph of commits, what they change, what is not committed yet."""
