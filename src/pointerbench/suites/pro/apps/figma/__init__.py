"""A designer of screens with the four screens of an app on one page."""
