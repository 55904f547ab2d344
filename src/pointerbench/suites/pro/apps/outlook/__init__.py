"""A mailbox at work: folders, mails in two lists, a reading pane, a calendar, settings."""
