({
  state: d => ({page: 'home', query: '', panel: '', menu: '', dialog: '', at: d.songs[0].key, playing: false, mixed: false, again: false, quiet: false, volume: 70, place: 36, hearts: [], liked: [], followed: false, saved: false, kept: false, tip: true, error: false, toast: false, view: 'all', rows: false, hush: 30, secret: true, joint: false, skipped: 0}),
  computed: {
    albums() { return this.S.query ? [] : this.D.albums.filter(x => this.S.view === 'all' || this.S.view === x.kind); },
    song() { return this.D.songs.find(x => x.key === this.S.at); },
    passed() { const s = Math.round((this.song || this.D.songs[0]).seconds * this.S.place / 100); return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`; },
    kinds() { const seen = {}; this.D.albums.forEach(x => { seen[x.kind] = x.facts.kind.text; }); return Object.entries(seen).map(([n, name]) => ({n: +n, name})); },
  },
  methods: {
    facts(x) { return this.S.menu || this.S.dialog || this.S.toast ? null : JSON.stringify({...x.facts, ...('live' in x ? {live: {value: x.live, text: x.live ? this.L.live : ''}} : {})}); },
    art(c) {
      const shape = [`radial-gradient(circle at ${c.x}% ${c.y}%, ${c.high} ${c.size}%, transparent ${c.size + 1}%)`, `linear-gradient(${c.x * 3}deg, ${c.high} ${c.y}%, transparent ${c.y + 0.5}%)`, `repeating-linear-gradient(${c.y * 2}deg, ${c.high} 0 ${c.size / 3}%, transparent 0 ${c.size}%)`, `conic-gradient(from ${c.x * 4}deg at ${c.x}% ${c.y}%, ${c.high}, transparent 45%, ${c.high} 90%)`][c.shape];
      return {background: `${shape}, ${c.low}`};
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    start(x) { this.S.at = x.key; this.S.playing = true; },
  },
})
