"""A build server: jobs, their runs with stages and logs, and the machines that work for it."""
