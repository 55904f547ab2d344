"""A workbench for applications of Apple's devices: navigators, canvas, debugger, settings."""
