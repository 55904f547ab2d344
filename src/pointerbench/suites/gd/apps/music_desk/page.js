({
  state: d => ({view: 'songs', pane: '', playing: true, at: 0, shuffle: false, repeat: false, liked: [], muted: false, volume: d.volume, position: d.position, offline: false, timer: false, mini: false, query: '', context: '', menu: '', dialog: '', sort: '', toast: false, error: false, bands: [...d.bands], crossfade: false, level: true, pure: false, loved: false, stream: d.kbps > 320 ? 'q_full' : 'q_high', keeping: 'q_full', overlap: 4, mono: false, preset: 0}),
  computed: {
    menus() {
      const ticks = {shuffle: this.S.shuffle, repeat: this.S.repeat, queue: this.S.pane === 'queue', words: this.S.pane === 'words'};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')]}))}));
    },
    icons: () => ['house', 'radio', 'history', 'heart', 'users', 'download'],
    inks: () => ['#d9468f', '#e07a1f', '#2f9e6e', '#2f6fd6', '#8b4fd0', '#c43d3d', '#0f8f99'],
    context: () => [['next', 'list-start'], ['queue', 'list-end'], ['list', 'list-plus'], ['radio', 'radio'], ['artist', 'user'], ['share', 'link'], ['hide', 'ban']],
    shown() {
      const by = {plays: (a, b) => b.plays - a.plays, added: (a, b) => b.iso < a.iso ? -1 : 1, length: (a, b) => a.seconds - b.seconds}[this.S.sort];
      const kept = this.D.songs.filter(x => (!this.S.pure || x.lossless) && (!this.S.loved || this.S.liked.includes(x.key)));
      return by ? kept.sort(by) : kept;
    },
    current() { const n = this.D.songs.length; return this.D.songs[(this.D.now + this.S.at + n) % n]; },
    coming() { const n = this.D.songs.length, start = this.D.songs.indexOf(this.current); return this.D.songs.map((x, at) => this.D.songs[(start + 1 + at) % n]).slice(0, 8); },
  },
  methods: {
    facts(x) {
      const album = this.D.albums[x.album], wide = x.seconds / 60;
      return JSON.stringify({title: {value: x.title, text: x.title}, artist: {value: album.artist, text: album.artist}, album: {value: album.title, text: album.title}, plays: {value: x.plays, text: x.shown}, length: {value: wide, text: x.length}, added: {value: x.iso, text: x.added}, lossless: {value: x.lossless, text: x.lossless ? this.L.lossless : ''}});
    },
    albumFacts(x) { return JSON.stringify({title: {value: x.title, text: x.title}, artist: {value: x.artist, text: x.artist}, year: {value: `${x.year}-01-01`, text: String(x.year)}, tracks: {value: x.tracks, text: `${x.tracks} ${this.L.tracks}`}}); },
    art(x) {
      const h = x.hue * 30, a = `hsl(${h} 62% 46%)`, b = `hsl(${(h + 48) % 360} 70% 66%)`, c = `hsl(${(h + 200) % 360} 45% 24%)`;
      return {background: [
        `radial-gradient(circle at 68% 34%, ${b} 0 24%, transparent 25%), linear-gradient(160deg, ${a}, ${c})`,
        `repeating-linear-gradient(135deg, ${a} 0 12%, ${c} 12% 24%)`,
        `radial-gradient(circle at 50% 50%, ${c} 0 12%, ${b} 13% 30%, ${a} 31% 48%, ${c} 49%)`,
        `linear-gradient(${b} 0 46%, ${a} 46% 68%, ${c} 68%)`,
      ][x.shape]};
    },
    gain(value) { const db = Math.round((value - 50) / 5); return db > 0 ? `+${db}` : db < 0 ? `−${-db}` : '0'; },
    clip(seconds) { const s = Math.round(seconds); return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`; },
    flip(x) { const at = this.S.liked.indexOf(x.key); if (at < 0) this.S.liked.push(x.key); else this.S.liked.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'toggle') this.S.playing = !this.S.playing;
      if (['shuffle', 'repeat', 'timer', 'mini'].includes(id)) this.S[id] = !this.S[id];
      if (id === 'next') this.S.at += 1;
      if (id === 'queue' || id === 'words') this.S.pane = id;
      if (id === 'equalizer') this.S.dialog = 'equalizer';
      if (id === 'new') this.S.dialog = 'list';
    },
  },
})
