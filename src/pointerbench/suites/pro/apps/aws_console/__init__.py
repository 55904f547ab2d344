"""A cloud console: instances, buckets and objects, alarms and metrics, users, the bill."""
