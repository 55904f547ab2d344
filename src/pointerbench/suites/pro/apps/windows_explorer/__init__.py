"""A file manager with folders of a customer's project."""
