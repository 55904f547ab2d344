"""Our suites in the harnesses that others have: their models, logs and commands, our rules."""
