"""A mailbox: folders, a list with a reading pane, a message being written, subscriptions."""
