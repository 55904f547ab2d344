({
  state: d => ({report: 2, round: 1, each: true, kids: false, screen: 'home', hidden: false, frozen: false, online: true, abroad: false, tap: d.some[0], cash: true, card: 0, limit: d.limit, scanning: false, repeat: false, speed: 'instant', filter: 'all', short: false, month: 0, chart: 'ring', dialog: '', menu: '', done: false, paid: [], alert: d.alert}),
  computed: {
    tabs() { return [['home', 'house'], ['cards', 'credit-card'], ['bills', 'receipt-text'], ['insight', 'chart-pie']]; },
    card() { return this.D.cards[(this.S.card + 9) % 3]; },
    bills() { return this.D.bills.filter(x => this.S.filter === 'all' || !this.done(x)); },
    held() { return this.D.payments.find(x => x.key === this.S.menu) || this.D.payments[0]; },
    arcs() { let at = 0; const all = 2 * Math.PI * 54; return this.D.budgets.map(x => { const part = x.part * all, arc = {'stroke-dasharray': `${Math.max(1, part - 2)} ${all}`, 'stroke-dashoffset': -at, stroke: x.ink}; at += part; return arc; }); },
    quick() { return [['transfer', 'arrow-up-right', 'send_money', '#1f6f54'], ['receive', 'arrow-down-left', 'ask', '#9a5b13'], ['scan', 'scan-line', 'code', '#2d4f8f'], ['topup', 'plus', 'fill', '#8a2c5b']]; },
    tops() { const most = Math.max(...this.D.budgets.map(x => x.part)); return this.D.budgets.map(x => ({...x, style: {height: x.part / most * 100 + '%', background: x.ink}})); },
  },
  methods: {
    done(x) { return x.paid || this.S.paid.includes(x.key); },
    shy(text) { return this.S.hidden ? '••••' : text; },
    press(name) { if (name === 'transfer') this.S.screen = 'transfer'; if (name === 'scan') this.S.scanning = true; },
    facts(x) { return JSON.stringify({...x.facts, ...(this.S.hidden ? {amount: undefined} : {}), auto: {value: x.auto, text: x.auto ? this.L.autopay : ''}}); },
  },
})
