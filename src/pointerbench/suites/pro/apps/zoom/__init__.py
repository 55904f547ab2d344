"""A video conference: faces, chat, a shared slide to draw on, and the window around it."""
