"""A mail program with three panes: folders, letters, one of them read; writing, rules, nothing."""
