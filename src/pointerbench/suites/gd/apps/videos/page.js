({
  state: d => ({page: 'watch', tab: 'about', playing: true, muted: false, volume: 80, position: d.position, captions: false, menu: '', wide: false, mark: '', follow: false, notify: false, chain: true, kept: [], hidden: [], cheered: [], dialog: '', rail: false, listening: false, loop: false, subtitles: true, error: false, toast: false, none: false, chosen: [0], hush: false, from: true, category: -1, long: false, sent: 'any', has: ['subs'], least: 0, unseen: false}),
  computed: {
    shown() { return this.S.none ? [] : this.D.films.filter(x => !this.S.hidden.includes(x.key) && (this.S.page !== 'search' || (x.fourk || !this.S.long) && x.seconds >= this.S.least * 60)); },
  },
  methods: {
    clock(s) { const h = Math.floor(s / 3600), m = Math.floor(s / 60) % 60, r = String(s % 60).padStart(2, '0'); return h ? `${h}:${String(m).padStart(2, '0')}:${r}` : `${m}:${r}`; },
    facts(x) {
      if (this.S.menu && this.S.menu !== 'gear') return '{}';
      return JSON.stringify({...x.facts, ...('fourk' in x ? {fourk: {value: x.fourk, text: x.fourk ? this.L.fourk : ''}} : {})});
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
