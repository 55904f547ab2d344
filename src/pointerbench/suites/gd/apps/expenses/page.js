({
  state: d => ({
    view: 'overview', month: 0, hidden: false, chart: 'ring', query: '', sort: 'date', menu: '', account: '', only: '', choosing: false, selected: [], dialog: '', open: '', amount: '0', category: '', kind: 'expense', repeat: false, pictured: false, erased: false, closed: false, toast: false, warned: false,
    budgets: {}, carry: false, alerts: true, lock: true, hide: false, widgets: true, start: 1,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    shown() {
      const S = this.S, found = this.D.payments.filter(x => x.shop.includes(S.query) && (!S.account || x.account === S.account) && (!S.only || x.category === S.only));
      return S.sort === 'amount' ? found.sort((a, b) => b.amount - a.amount) : found;
    },
    opened() { return this.D.payments.find(x => x.key === this.S.open); },
    arcs() { let at = 0; return this.D.categories.map(c => { const one = {ink: c.ink, from: at, part: c.part}; at += c.part; return one; }); },
    keys() { return ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back']; },
    tabs() { return [['overview', 'chart-pie'], ['payments', 'receipt-text'], ['budgets', 'gauge'], ['more', 'ellipsis']]; },
    monthName() { return this.D.months[2 - this.S.month]; },
  },
  methods: {
    money(text) { return this.S.hidden ? '••••' : text; },
    counted(c) { return this.lang === 'zh' ? `${c.count}${this.L.times}` : `${c.count} ${c.count === 1 ? this.L.once : this.L.times}`; },
    facts(c) {
      return JSON.stringify({
        name: {value: c.name, text: c.name}, spent: {value: c.spent, text: c.spent_text}, used: {value: c.used, text: c.used_text}, count: {value: c.count, text: this.counted(c)}, over: {value: c.over, text: c.over ? this.L.over : ''},
      });
    },
    paid(x) { return JSON.stringify({shop: {value: x.shop, text: x.shop}, amount: {value: x.amount, text: x.amount_text}, date: {value: x.iso, text: x.date}, category: {value: x.name, text: x.name}, account: {value: x.account, text: x.account}}); },
    type(key) { const S = this.S; if (key === 'back') { S.erased = true; S.amount = S.amount.slice(0, -1) || '0'; } else { S.amount = (S.amount === '0' && key !== '.' ? '' : S.amount) + key; } },
    mark(x) { const own = this.S.selected, at = own.indexOf(x.key); if (at < 0) own.push(x.key); else own.splice(at, 1); },
    planned(c) { return this.S.budgets[c.key] || c.budget; },
    plan(c, value) { this.S.budgets = {...this.S.budgets, [c.key]: value}; },
    filter(c) { this.S.only = c.key; this.S.view = 'payments'; },
    close() { this.S.dialog = ''; this.S.closed = true; },
    save() { this.S.dialog = ''; this.S.toast = true; this.S.view = 'payments'; },
  },
})
