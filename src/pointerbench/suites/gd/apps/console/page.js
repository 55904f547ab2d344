({
  state: () => ({page: 'machines', menu: '', dialog: '', open: '', query: '', state: -1, kind: '', outside: false, least: 0, ports: ['22 SSH', '443 HTTPS'], nav: true, fresh: 0, picked: [], pinned: [], region: '', shell: false, incident: false, tip: true, live: false, range: '24h', compare: false, marks: false, muted: [], acked: [], off: [], toast: false, error: false, limit: 80, disk: 120, count: 1, size: 1, system: 0, address: true, backup: true, guard: false, ascending: true, bars: false}),
  computed: {
    shown() { const list = this.D.machines.filter(x => x.key.includes(this.S.query) && (this.S.state < 0 || x.status === this.S.state) && (!this.S.kind || x.size === this.S.kind) && (!this.S.outside || x.open) && (!this.S.least || x.facts.cpu && x.facts.cpu.value >= this.S.least)); return this.S.ascending ? list : list.reverse(); },
    opened() { return this.D.machines.find(x => x.key === this.S.open) || this.D.machines[0]; },
  },
  methods: {
    facts(x) { return this.S.menu || this.S.dialog || this.S.shell ? null : JSON.stringify({...x.facts, ...('open' in x ? {open: {value: x.open, text: x.open ? this.L.public : ''}} : {})}); },
    rule(x) { return this.S.dialog ? null : JSON.stringify({...x.facts, firing: {value: x.firing, text: x.firing ? this.L.firing : ''}}); },
    tall(y) { return 40 + 95 * y / Math.max(...this.D.charts[2].line.slice(0, 30)); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    path(line, close) { const d = line.map((y, n) => `${n ? 'L' : 'M'}${(n * 600 / (line.length - 1)).toFixed(1)} ${(150 - y * 1.4).toFixed(1)}`).join(' '); return close ? `${d} L600 150 L0 150Z` : d; },
    show(x, page) { this.S.open = x.key; this.S.page = page; this.S.menu = ''; },
    ask(x, dialog) { this.S.open = x.key; this.S.dialog = dialog; this.S.menu = ''; },
  },
})
