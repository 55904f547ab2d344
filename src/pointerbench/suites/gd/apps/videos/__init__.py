"""A video site: a film with its comments and what to see next, the front page, search."""
