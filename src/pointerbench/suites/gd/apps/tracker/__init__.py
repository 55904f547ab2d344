"""An issue tracker: a table and a board of issues, an opened issue, a new one, filters."""
