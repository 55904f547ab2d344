"""One module a set: where its files lie, and what a row of it means."""
