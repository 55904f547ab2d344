({
  state: d => ({page: 'track', open: d.parcels[0].key, tab: 'stops', filter: 'all', pinned: [], menu: '', dialog: '', query: '', texts: false, door: false, printed: false, zoom: 1, scanning: false, swapped: false, weight: 24, kind: 'box', worth: d.worth, insured: false, signed: false, green: false, sort: 'cheap', saved: [], located: false, alert: false, toast: false, target: 'home', safe: false, wishes: ['photo'], later: 18, radius: 3, card: true, access: false, evening: false}),
  computed: {
    shown() { const all = this.S.query ? [] : this.D.parcels; return all.filter(x => this.S.filter === 'all' || (this.S.filter === 'arrived') === (x.status === 3)).filter(x => x.insured || !this.S.safe).sort((a, b) => this.S.pinned.includes(b.key) - this.S.pinned.includes(a.key)); },
    opened() { return this.D.parcels.find(x => x.key === this.S.open); },
    offers() { const by = {cheap: x => x.facts.price.value, fast: x => x.days, clean: x => x.facts.carbon.value}[this.S.sort]; return [...this.D.offers].filter(x => !this.S.green || x.facts.carbon.value < 1200).sort((a, b) => (by(a) > by(b)) - (by(a) < by(b))); },
    ends() { const both = [this.D.home, this.D.away]; return this.S.swapped ? both.reverse() : both; },
    road() { const b = this.D.bends; return `M8,82 C${18 + b[0][0] % 20},${35 + b[0][1] % 35} ${34 + b[1][0] % 12},${52 + b[1][1] % 22} 50,48 S${68 + b[2][0] % 14},${20 + b[2][1] % 32} 90,18`; },
    streets() { const b = this.D.bends; const flat = b.flat(), off = n => flat[n % flat.length] % 9 - 4; return Array.from({length: 8}, (_, n) => [`M0,${4 + n * 13.5 + off(n)} Q45,${4 + n * 13.5 + off(n + 1)} 100,${4 + n * 13.5 + off(n + 2) * 1.6}`, `M${4 + n * 13.6 + off(n + 3)},0 Q${4 + n * 13.6 + off(n + 4)},50 ${4 + n * 13.6 + off(n + 5) * 1.6},100`]).flat(); },
  },
  methods: {
    facts(x) {
      if (this.S.menu) return '{}';
      const all = {...x.facts}, words = {insured: 'insured', pickup: 'pickup', access: 'access'};
      for (const name in words) if (name in x) all[name] = {value: x[name], text: x[name] ? this.L[name] : ''};
      return JSON.stringify(all);
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
