({
  state: d => ({screen: 'home', order: 'rating', free: false, dialog: '', loved: false, saved: [], count: d.count, cutlery: false, bell: false, tip: d.tip, closing: false, calling: false, writing: false, near: 5, kind: -1, pays: 'card', offer: false, level: 2, wants: [], empty: false, place: 0, cat: 0}),
  computed: {
    tabs() { return [['home', 'house'], ['basket', 'shopping-bag'], ['orders', 'receipt-text'], ['me', 'user']]; },
    kitchens() {
      const by = this.S.order === 'time' ? x => x.facts.time.value : x => -x.facts.rating.value;
      return this.S.empty ? [] : this.D.kitchens.filter(x => !this.S.free || x.free).sort((a, b) => by(a) - by(b));
    },
    picked() { return this.D.dishes.filter(x => this.S.count[x.key]); },
    sum() { return this.picked.reduce((all, x) => all + x.facts.price.value * this.S.count[x.key], 0); },
    number() { return Object.values(this.S.count).reduce((a, b) => a + b, 0); },
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    money(v) { const text = v.toFixed(2), short = this.lang === 'zh' ? text.replace(/\.?0+$/, '') : text; return this.D.sign + short; },
    facts(x) { return JSON.stringify({...x.facts, free: {value: x.free, text: x.free ? this.L.free : ''}}); },
    put(x, by) { this.S.count[x.key] = Math.max(0, (this.S.count[x.key] || 0) + by); },
    open(name) { if (name === 'basket') this.S.dialog = 'basket'; else if (name !== 'me') this.S.screen = name; },
  },
})
