"""A desk for numbers: programs, a command window, what is in memory, figures, apps."""
