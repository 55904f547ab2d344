"""A code editor: a project's tree, source with tabs, problems, a terminal, changes, extensions."""
