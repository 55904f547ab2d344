"""A system's settings: networks, devices, display, sound, notifications, power, updates."""
