"""What the documents of a family of applications are drawn by: programs, for all that show code."""
