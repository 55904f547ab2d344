"""A desk for statistics: scripts, a console, what is in memory, plots, packages and help."""
