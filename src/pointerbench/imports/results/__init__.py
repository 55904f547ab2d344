"""Logs that others publish of their evaluations, as predictions that our scorer takes."""
