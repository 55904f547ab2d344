"""A calendar: week, day, month and schedule, with events, calendars and tasks."""
