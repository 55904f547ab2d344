"""A desk for clusters: what runs in them, on which machines, and how it fares."""
