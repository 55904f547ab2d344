"""A terminal: tabs with what commands printed, hosts, a process monitor, transfers, a profile."""
