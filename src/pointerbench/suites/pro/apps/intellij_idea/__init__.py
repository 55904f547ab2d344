"""A workbench for Java with a project, its tests, a debugger and the history of versions."""
