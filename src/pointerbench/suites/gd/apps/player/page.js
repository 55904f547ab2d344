({
  state: d => ({screen: 'library', tab: 'songs', face: 'cover', running: true, step: 0, at: d.at, volume: d.volume, mixed: false, looped: false, loved: false, casting: false, liked: d.liked, order: 'plays', here: false, dialog: '', menu: '', dropped: [], bands: d.bands, preset: d.preset, bass: false, surround: false, even: true, autoplay: true, fade: d.fade, timer: 0, query: '', humming: false, failed: false, toast: '', chosen: [], saved: false}),
  computed: {
    tabs() { return [['home', 'house'], ['search', 'search'], ['library', 'library']]; },
    full() { return ['now', 'queue', 'sound'].includes(this.S.screen); },
    side() { return this.S.screen === 'queue' ? 'home' : this.full ? 'library' : this.S.screen; },
    current() { const n = this.D.songs.length; return this.D.songs[((this.D.index + this.S.step) % n + n) % n]; },
    songs() { const by = this.S.order === 'plays' ? 'plays' : 'year'; return this.D.songs.filter(x => !this.S.here || x.here).sort((a, b) => b.facts[by].value - a.facts[by].value); },
    next() { return this.D.songs.filter(x => x !== this.current && !this.S.dropped.includes(x.key)); },
    gone() { return Math.round(this.current.seconds * this.S.at / 100); },
    asked() { return this.D.songs.find(x => x.key === this.S.menu) || this.current; },
    acts() { return [['next', 'list-start'], ['add_to', 'list-plus'], ['artist', 'mic-vocal'], ['album', 'disc-3'], ['share', 'share-2'], ['ring', 'bell-ring'], ['credits', 'info'], ['hide', 'thumbs-down']]; },
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    clip(s) { return Math.floor(s / 60) + ':' + String(s % 60).padStart(2, '0'); },
    facts(x) { return JSON.stringify({...x.facts, lossless: {value: x.lossless, text: x.lossless ? this.L.lossless : ''}}); },
    art(x) { return {background: `linear-gradient(${x.turn}deg, ${x.inks[0]}, ${x.inks[1]})`, color: x.inks[2]}; },
    hz(n) { return ['60', '150', '400', '1k', '2.4k', '6k', '15k'][n]; },
  },
})
