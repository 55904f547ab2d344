({
  state: () => ({since: 0, sorted: 0, pictured: false, known: true, near: 20, page: 'home', tab: 'for_you', open: 'p0', menu: '', dialog: '', liked: [], shared: [], kept: [], following: [], hidden: [], answering: '', attached: '', poll: false, fresh: true, error: false, toast: false, size: 3, quiet: false, autoplay: true, counts: true, warm: true, all: true}),
  computed: {
    opened() { return this.D.posts.find(x => x.key === this.S.open); },
    trends() { return this.D.trends.filter(x => !this.S.hidden.includes(x.key)); },
    posts() { return this.S.tab === 'for_you' ? this.D.posts : this.D.posts.filter((x, at) => this.S.tab === 'nearby' ? at % 4 !== 2 : at % 4 !== 0); },
  },
  methods: {
    sign(n) { return ['heart', 'user-plus', 'message-circle', 'repeat-2', 'at-sign'][n]; },
    facts(x) { return JSON.stringify({...x.facts, ...('edited' in x ? {edited: {value: x.edited, text: x.edited ? this.L.edited : ''}} : {})}); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
