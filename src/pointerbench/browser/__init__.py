"""Chromium: pages, the element tree that they paint, delivered clicks and pictures."""
