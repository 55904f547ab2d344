"""Programs on a private desktop: Xvfb, a window manager, a bus, and their trees over AT-SPI."""
