"""A statistics program: its data, its variables, its results, its commands and their dialogs."""
