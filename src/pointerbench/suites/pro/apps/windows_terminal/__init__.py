"""A window of terminals with tabs and panes, and the settings of its profiles and colours."""
