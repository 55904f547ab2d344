"""A music player: home, playlists, albums, search, what plays now and what comes next."""
