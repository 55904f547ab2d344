"""A tracker of work: board, backlog, list, timeline and work items of a software team."""
