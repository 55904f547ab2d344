"""The developer tools of a browser beside the page that they look into."""
