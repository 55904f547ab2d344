"""What people look at once something is scored: the report, tables, plots and the leaderboard."""
