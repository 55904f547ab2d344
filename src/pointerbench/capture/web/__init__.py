"""Web applications: started, shown in Chromium, read and proved."""
