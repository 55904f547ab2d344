"""Window furniture and controls that suites share, drawn through one sketch."""
