"""A phone's settings: display, sound, Wi-Fi, battery, storage, notifications, a search."""
