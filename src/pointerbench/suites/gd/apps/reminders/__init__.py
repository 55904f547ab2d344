"""Reminders: lists, a week by days, due dates, priorities, a form, settings."""
