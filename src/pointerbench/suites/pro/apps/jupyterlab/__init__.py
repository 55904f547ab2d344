"""A laboratory of notebooks in a browser: cells with their results, files, kernels, a debugger."""
