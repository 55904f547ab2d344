({
  state: d => ({page: 'home', side: 'now', open: '', float: '', dialog: false, notice: false, now: 's0', chosen: '', playing: false, chip: 'All', jump: 0, shuffle: false, repeat: false, liked: d.songs.filter(x => x.liked).map(x => x.key), volume: d.volume, muted: false, moved: '', at: d.at, place: '', did: '', typing: false, field: '', device: 'here', sort: 'custom', follow: false, wide: false, compact: false, full: false, saved: false, kept: false, fetched: false}),
  computed: {
    song() { return this.D.songs.find(x => x.key === this.S.now); },
    list() { return this.D.lists[0]; },
    next() { const at = this.D.songs.findIndex(x => x.key === this.S.now); return [...this.D.songs.slice(at + 1), ...this.D.songs.slice(0, at)].slice(0, 9); },
    sorted() { const by = {custom: () => 0, title: x => x.name, album: x => x.album, date: x => x.date, time: x => x.seconds}[this.S.sort]; return [...this.D.songs].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0); },
    rows() {
      const D = this.D, card = (x, note, more) => ({...x, note, ...more});
      return [{name: 'Made For ' + D.me.name.split(' ')[0], id: 'made', items: [1, 2, 3, 4].map(n => ({key: 'm' + n, name: 'Daily Mix ' + n, photo: D.albums[n + 3].photo, mix: n, note: D.artists.slice(n * 2 - 2, n * 2 + 1).map(a => a.name).slice(0, 2).join(', ') + ' and more'})).concat([{key: 'm5', name: 'Release Radar', photo: D.albums[9].photo, note: 'Catch all the latest music from artists you follow'}, {key: 'm6', name: 'Discover Weekly', photo: D.albums[10].photo, note: 'Your weekly mixtape of fresh music'}])},
        {name: 'Jump back in', id: 'back_in', items: D.albums.slice(0, 3).map(b => card(b, b.artist, {key: 'j' + b.key})).concat(D.artists.slice(4, 6).map(a => card(a, 'Artist', {round: true, key: 'j' + a.key})), D.lists.slice(8, 9).map(y => card(y, 'By ' + D.me.name, {key: 'j' + y.key})))},
        {name: 'Your top mixes', id: 'mixes', items: D.lists.slice(9, 15).map(y => card(y, y.count + ' songs', {key: 'k' + y.key}))}];
    },
    tiles() { const D = this.D; return [{key: 'q0', name: 'Liked Songs', liked: true}, ...D.lists.slice(0, 3).map(y => ({...y, key: 'q' + y.key})), ...D.shows.map(y => ({...y, key: 'q' + y.key})), ...D.albums.slice(8, 10).map(y => ({...y, key: 'q' + y.key}))]; },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        track: [e('add_to', 'Add to playlist', 'tabler:plus', {sub: true}), e('remove', 'Remove from this playlist', 'tabler:trash'), e('like_this', 'Save to your Liked Songs', 'tabler:circle-plus'), e('queue_it', 'Add to queue', 'tabler:playlist-add'), e('exclude', 'Exclude from your taste profile', 'tabler:circle-x', {line: true}), e('radio', 'Go to song radio', 'tabler:broadcast', {line: true}), e('to_artist', 'Go to artist', 'tabler:user'), e('to_album', 'Go to album', 'tabler:disc'), e('credits', 'View credits', 'tabler:notes'), e('share', 'Share', 'tabler:share-2', {sub: true, line: true})],
        list: [e('queue_list', 'Add to queue', 'tabler:playlist-add'), e('edit', 'Edit details', 'tabler:pencil', {line: true}), e('delete', 'Delete', 'tabler:circle-minus'), e('private', 'Make private', 'tabler:lock', {line: true}), e('invite', 'Invite collaborators', 'tabler:user-plus'), e('folder', 'Move to folder', 'tabler:folder', {sub: true}), e('share_list', 'Share', 'tabler:share-2', {sub: true})],
        me: [e('account', 'Account', 'tabler:external-link'), e('profile', 'Profile'), e('recents', 'Recents'), e('support', 'Support', 'tabler:external-link'), e('session', 'Private session'), e('settings', 'Settings'), e('log_out', 'Log out', undefined, {line: true})],
        create: [e('new_list', 'Playlist', 'tabler:music-plus'), e('new_folder', 'Folder', 'tabler:folder')],
      };
    },
    keys() { const S = this.S; return [{id: 'shuffle', icon: 'tabler:arrows-shuffle', label: 'Enable shuffle', on: S.shuffle}, {id: 'previous', icon: 'tabler:player-skip-back-filled', label: 'Previous'}, {id: 'play', icon: S.playing ? 'tabler:player-pause-filled' : 'tabler:player-play-filled', label: S.playing ? 'Pause' : 'Play', main: true}, {id: 'next', icon: 'tabler:player-skip-forward-filled', label: 'Next'}, {id: 'repeat', icon: 'tabler:repeat', label: 'Enable repeat', on: S.repeat}]; },
    ends() { const S = this.S; return [{id: 'now_view', icon: 'tabler:square-rounded-chevron-right', label: 'Now playing view', on: S.side === 'now'}, {id: 'lyrics', icon: 'tabler:microphone-2', label: 'Lyrics', on: S.page === 'lyrics'}, {id: 'queue', icon: 'mdi:playlist-play', label: 'Queue', on: S.side === 'queue'}, {id: 'connect', icon: 'tabler:devices-2', label: 'Connect to a device', on: S.float === 'devices'}, {id: 'mute', icon: S.muted ? 'tabler:volume-off' : 'tabler:volume', label: 'Mute'}]; },
  },
  methods: {
    pack: pb.facts,
    clip(s) { return Math.floor(s / 60) + ':' + String(Math.floor(s % 60)).padStart(2, '0'); },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    pull(id, event) { this.S.moved = id; const r = event.currentTarget.getBoundingClientRect(), share = (event.clientX - r.left) / r.width; this.S[id] = id === 'at' ? share : Math.round(share * 100); },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    act(id) {
      const S = this.S; S.open = '';
      if (id === 'play') S.playing = !S.playing; else if (id === 'shuffle' || id === 'repeat') S[id] = !S[id];
      else if (id === 'previous') S.jump -= 1; else if (id === 'next') S.jump += 1; else if (id === 'mute') S.muted = true;
      else if (id === 'now_view') S.side = S.side === 'now' ? '' : 'now'; else if (id === 'queue') S.side = S.side === 'queue' ? '' : 'queue';
      else if (id === 'lyrics') S.page = 'lyrics'; else if (id === 'connect') S.float = S.float ? '' : 'devices'; else if (id === 'edit') S.dialog = true; else S.did = id;
    },
  },
})
