"""Real programs: questions over captured screens, proved by what the running program did."""
