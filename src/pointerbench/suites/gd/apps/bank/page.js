({
  state: () => ({page: 'overview', account: 'a0', month: 0, hidden: false, kind: 'all', group: 'all', way: 'all', late: false, query: '', menu: '', dialog: '', open: '', off: [], flagged: [], liked: [], frozen: [], payee: 'p0', swapped: false, when: 'now', template: false, urgent: false, online: true, abroad: false, tap: true, share: 60, copied: false, toast: '', error: false, note: true, panel: '', offset: 0}),
  computed: {
    shown() { return this.D.rows.filter(x => (this.S.kind === 'all' || (this.S.kind === 'income') === x.income) && (this.S.group === 'all' || x.kind === this.S.group) && (this.S.way === 'all' || x.way === this.S.way) && (!this.S.late || x.pending) && (!this.S.query || x.name.includes(this.S.query))); },
    groups() { return [...new Set(this.D.rows.map(x => x.kind))]; },
    ways() { return [...new Set(this.D.rows.map(x => x.way))]; },
    row() { return this.D.rows.find(x => x.key === this.S.open); },
    payee() { return this.D.payees.find(x => x.key === this.S.payee); },
    account() { return this.D.accounts[0]; },
    arcs() {
      let from = 0;
      return this.D.shares.map(x => { const arc = {ink: x.ink, dash: `${x.share} ${100 - x.share}`, from: -from}; from += x.share; return arc; });
    },
    ends() { const ends = [this.D.accounts[0], this.D.accounts[1]]; return this.S.swapped ? ends.reverse() : ends; },
  },
  methods: {
    money(text) { return this.S.hidden ? '••••••' : text; },
    facts(x) {
      return this.S.menu || this.S.panel ? null : JSON.stringify({
        name: {value: x.name, text: x.name}, date: {value: x.date, text: x.date_text}, amount: {value: x.amount, text: x.amount_text}, kind: {value: x.kind, text: x.kind}, way: {value: x.way, text: x.way},
        income: {value: x.income, text: x.income ? x.sign : ''}, pending: {value: x.pending, text: x.pending ? this.L.pending : ''},
      });
    },
    holdings(x) {
      return this.S.menu || this.S.hidden ? null : JSON.stringify({name: {value: x.name, text: x.name}, balance: {value: x.balance, text: x.balance_text}, rate: {value: x.rate, text: x.rate_text}, number: {value: x.number, text: x.number}});
    },
    plan(x) { return JSON.stringify({name: {value: x.name, text: x.name}, amount: {value: x.amount, text: x.amount_text}, date: {value: x.date, text: x.date_text}}); },
    known(x) {
      return JSON.stringify({name: {value: x.name, text: x.name}, bank: {value: x.bank, text: x.bank}, last: {value: x.last, text: x.last_text}, date: {value: x.date, text: x.date_text}, count: {value: x.count, text: this.times(x)}});
    },
    held(x) { return this.S.hidden ? null : JSON.stringify({name: {value: x.name, text: x.name}, used: {value: x.used, text: x.used_text}, limit: {value: x.limit, text: x.limit_text}}); },
    times(x) { return this.lang === 'zh' ? `转过${x.count}次` : `${x.count} transfer${x.count > 1 ? 's' : ''}`; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    show(x, dialog) { this.S.open = x.key; this.S.dialog = dialog; },
  },
})
