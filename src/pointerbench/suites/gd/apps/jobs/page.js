({
  state: d => ({page: 'search', open: d.jobs[0].key, menu: '', dialog: '', query: '', saved: [], hidden: [], starred: [], muted: [], followed: [], order: 'date', near: false, map: false, home: false, part: false, fresh: true, kinds: [0, 1, 2, 3], pay: 30, far: 25, tip: true, error: false, missing: false, toast: false, tab: 'job', letter: true, agree: false, mail: true, often: 'day', removed: false, hours: 40}),
  computed: {
    shown() {
      const by = {date: () => 0, pay: (a, b) => b.facts.pay.value - a.facts.pay.value, way: (a, b) => a.facts.way.value - b.facts.way.value, rating: (a, b) => b.facts.rating.value - a.facts.rating.value}[this.S.order];
      return this.D.jobs.filter(x => !this.S.query && !this.S.hidden.includes(x.key) && (!this.S.home || x.home)).sort(by);
    },
    job() { return this.D.jobs.find(x => x.key === this.S.open); },
  },
  methods: {
    facts(x) { return this.S.menu || this.S.dialog || this.S.toast ? null : JSON.stringify({...x.facts, kind: {value: x.kind, text: this.D.kinds[x.kind].name}, home: {value: x.home, text: x.home ? this.L.home : ''}}); },
    went(x) { return JSON.stringify({...x.facts, fresh: {value: x.fresh, text: x.fresh ? this.L.fresh : ''}}); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
