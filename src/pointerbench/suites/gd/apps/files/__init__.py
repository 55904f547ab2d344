"""A file manager: a folder as a list and as a grid, properties, renaming, menus, nothing found."""
