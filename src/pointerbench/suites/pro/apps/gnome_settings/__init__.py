"""The settings of a Linux desktop: networks, screens, sound, power, looks, keys, printers."""
