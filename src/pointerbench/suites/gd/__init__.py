"""GD: six tasks on web, mobile and desktop screens, drawn by a real browser, in two languages."""
