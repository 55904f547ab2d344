"""The settings of a PC: its screens, sounds, devices, networks, looks, programs and updates."""
