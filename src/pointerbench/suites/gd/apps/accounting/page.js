({
  state: d => ({menu: '', page: 'invoices', open: '', pane: true, month: 0, query: '', status: 'all', drop: false, down: false, floor: 0, unpaid: false, period: 80, warned: d.warned, ticked: [], settled: [], reminded: [], matched: [], locked: false, saved: false, printed: false, calc: false, attached: false, copied: false, recurring: false, remind: true, terms: d.terms, discount: d.discount, with_pdf: true, with_qr: false, dialog: '', toast: false, error: false}),
  computed: {
    menus() {
      const ticks = {pane: this.S.pane, cents: true, compact: false};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'redo'}))}));
    },
    pages: () => [['overview', 'chart-pie'], ['invoices', 'receipt-text'], ['ledger', 'book-open'], ['bank', 'landmark'], ['contacts', 'contact'], ['reports', 'chart-line']],
    inks: () => ['#17697a', '#e2733b', '#e9b44c', '#7a9e4f', '#9b5b8a', '#8b98a5'],
    cards() { return [['open_sum', this.D.sums.open, '#2f7ed8'], ['late_sum', this.D.sums.late, '#d0482f'], ['paid_sum', this.D.sums.paid, '#2f8f5b'], ['average', this.D.average, '#8a6d3b']]; },
    shown() { const list = this.D.invoices.filter(x => this.S.status === 'all' || this.state(x) === this.S.status).filter(x => x.amount >= this.S.floor && x.back <= this.S.period && !(this.S.unpaid && this.state(x) === 'paid')); return this.S.down ? [...list].reverse() : list; },
    late() { const n = this.D.badge; return this.lang === 'zh' ? `${n}${this.L.due_soon}` : n === 1 ? this.L.due_one : `${n} ${this.L.due_soon}`; },
    floor() { return this.D.average.replace(/[\d.,]+/, this.S.floor.toLocaleString('en-US')); },
    current() { return this.D.invoices.find(x => x.key === this.S.open) || this.D.invoices[0]; },
    pie() { let from = 0; return `conic-gradient(${this.D.shares.map((x, n) => `${this.inks[n]} ${from}% ${from += x.percent}%`).join(', ')})`; },
  },
  methods: {
    state(x) { return this.S.settled.includes(x.key) ? 'paid' : x.status; },
    paired(x) { return x.matched || this.S.matched.includes(x.key); },
    facts(x) { const paid = this.state(x) === 'paid'; return JSON.stringify({number: {value: x.number, text: x.number}, client: {value: x.client, text: x.client}, amount: {value: x.amount, text: x.total}, issued: {value: x.issued_iso, text: x.issued}, due: {value: x.due_iso, text: x.due}, paid: {value: paid, text: paid ? this.L.s_paid : ''}}); },
    entryFacts(x) { return JSON.stringify({text: {value: x.text, text: x.text}, account: {value: x.account, text: x.account}, amount: {value: x.amount, text: x.shown}, date: {value: x.iso, text: x.date}}); },
    moveFacts(x) { const paired = this.paired(x); return JSON.stringify({payee: {value: x.payee, text: x.payee}, amount: {value: x.amount, text: x.shown}, date: {value: x.iso, text: x.date}, matched: {value: paired, text: paired ? this.L.matched : ''}}); },
    flip(name, x) { const list = this.S[name], at = list.indexOf(x.key); if (at < 0) list.push(x.key); else list.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'new') this.S.dialog = 'new_invoice';
      if (id === 'close') this.S.locked = true;
      if (id === 'pane') this.S.pane = !this.S.pane;
    },
  },
})
