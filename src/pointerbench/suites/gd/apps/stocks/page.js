({
  state: d => ({page: 'trade', symbol: d.stocks[0].key, watched: d.stocks.map(x => x.key), shape: 'candles', range: 'm3', side: 'buy', quantity: 100, extended: false, keep: false, dialog: '', menu: '', studies: ['sma', 'vol', 'last'], panel: 'positions', wide: false, concealed: false, sort: 'name', closing: '', withdrawn: [], error: false, toast: false, query: '', push: true, mail: false, once: true, sector: '', paying: false, level: 60, least: 0}),
  computed: {
    stock() { return this.D.stocks.find(x => x.key === this.S.symbol); },
    watched() { const all = this.D.stocks.filter(x => this.S.watched.includes(x.key)); return this.S.sort === 'change' ? [...all].sort((a, b) => b.facts.change.value - a.facts.change.value) : all; },
    market() { return this.S.query ? [] : this.watched.filter(x => !this.S.paying || x.dividend); },
    price() { return this.stock.facts.price.value; },
    total() { return this.money(this.price * this.S.quantity + this.fee); },
    share() { return Math.min(100, Math.round(this.price * this.S.quantity / this.D.funds * 100)); },
    fee() { return 4.95; },
    chart() {
      const count = {m1: 22, m3: 64, m6: 128, y1: 248}[this.S.range], at = this.stock.closes.length - count, all = this.stock.closes;
      const bars = all.slice(at).map((close, n) => { const open = all[at + n - 1] ?? close, shake = close * this.stock.shakes[at + n] / 100; return {open, close, high: Math.max(open, close) + shake, low: Math.min(open, close) - shake, volume: this.stock.shakes[(at + n * 7) % all.length]}; });
      const top = Math.max(...bars.map(b => b.high)), low = Math.min(...bars.map(b => b.low)), y = v => 20 + (top - v) / (top - low) * 300, step = 1000 / count;
      const rows = [0, 1, 2, 3, 4].map(n => ({y: 20 + n * 75, text: this.plain(top - n * (top - low) / 4)}));
      const columns = [0, 1, 2, 3].map(n => ({x: (n + .5) * 25, text: this.D.days[at + Math.floor((n + .5) * count / 4)]}));
      const points = bars.map((b, n) => `${(n + .5) * step},${y(b.close)}`).join(' ');
      const mean = bars.map((b, n) => { const part = all.slice(Math.max(0, at + n - 19), at + n + 1); return `${(n + .5) * step},${y(part.reduce((s, v) => s + v, 0) / part.length)}`; }).join(' ');
      return {rows: rows.filter(r => Math.abs(r.y - y(this.price)) > 22), columns, points, mean, last: y(this.price), bars: bars.map((b, n) => ({x: (n + .5) * step, wide: step * .62, up: b.close >= b.open, top: y(Math.max(b.open, b.close)), tall: Math.max(1.5, Math.abs(y(b.open) - y(b.close))), high: y(b.high), low: y(b.low), volume: 12 + b.volume * 30}))};
    },
    day() { const all = this.stock.closes, before = all.at(-2), shake = this.price * this.stock.shakes.at(-1) / 100; return {open: this.money(before), high: this.money(Math.max(before, this.price) + shake), low: this.money(Math.min(before, this.price) - shake)}; },
    book() { const shake = this.price * .0012; return [0, 1, 2, 3, 4, 5, 6].map(n => ({ask: this.plain(this.price + shake * (7 - n)), bid: this.plain(this.price - shake * n - shake / 2), a: Math.round(this.stock.shakes[n] * 900), b: Math.round(this.stock.shakes[n + 9] * 900)})); },
  },
  methods: {
    plain(v) { return v.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2}); },
    money(v) { return this.D.sign + this.plain(v); },
    spark(x) { const all = x.closes.slice(-30), top = Math.max(...all), low = Math.min(...all); return all.map((v, n) => `${n * 2},${2 + (top - v) / (top - low) * 20}`).join(' '); },
    shut(text) { return this.S.concealed ? '••••••' : text; },
    facts(x) {
      const all = {...x.facts};
      if (x.closes) { if (this.S.page !== 'markets') { for (const name of ['volume', 'pe', 'sector']) delete all[name]; } else all.dividend = {value: x.dividend, text: x.dividend ? this.L.pays : ''}; }
      if (x.side) { all.side = {value: x.side, text: this.L[x.side]}; all.partial = {value: x.partial, text: x.partial ? this.L.partial : ''}; }
      return JSON.stringify(all);
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
