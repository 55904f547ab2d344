"""The back office of shared offices: figures, members, orders, roles, settings."""
