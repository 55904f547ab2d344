"""A job search: results beside the chosen advertisement, own applications, a form."""
