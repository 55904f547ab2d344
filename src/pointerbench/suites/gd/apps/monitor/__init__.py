"""A system monitor: programs, curves, disks, services, what starts by itself, settings."""
