"""What a run leaves: scores, tables, marked pictures, and all that names the run."""
