"""A site from behind: its posts and comments, the block editor, media and plugins."""
