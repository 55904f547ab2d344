"""A wall of panels over the measurements of a service, with its alarms and logs."""
