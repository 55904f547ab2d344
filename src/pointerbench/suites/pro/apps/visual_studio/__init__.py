"""A workbench for C# with a solution, its problems, tests and a debugger."""
