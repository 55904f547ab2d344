"""A file manager of a desktop: folders of a radio documentary, disks, tags, the Trash."""
