"""A workbench for applications of phones: previews, layouts, devices, logs and builds."""
