"""A photo editor: a library, sliders and filters, cropping, an export sheet."""
