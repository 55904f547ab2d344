"""A calendar: week, month, one day, what comes next, an opened event, a form, settings."""
