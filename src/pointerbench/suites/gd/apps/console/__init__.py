"""A cloud console: machines, their curves, alert rules and costs."""
