({
  state: d => ({page: 'orders', tab: 'all', sort: 'date', late: false, compact: false, nav: true, figures: true, panel: '', menu: '', dialog: '', open: '', checked: [], flagged: [], printed: [], off: [], copied: '', holiday: false, query: '', toast: '', error: false, at: 1, warn: d.warn, speed: 'standard', insured: false, added: 0}),
  computed: {
    shown() {
      const found = this.D.orders.filter(x => (this.S.tab === 'all' || x.status === this.S.tab) && (!this.S.late || x.late) && (!this.S.query || x.buyer.includes(this.S.query)));
      return this.S.sort === 'total' ? [...found].sort((a, b) => b.total - a.total) : found;
    },
    opened() { return this.D.orders.find(x => x.key === this.S.open) || {lines: []}; },
    product() { return this.D.products.find(x => x.key === this.S.open) || {}; },
    tabs() { return ['all', 'unpaid', 'to_ship', 'shipped', 'refund', 'done']; },
    places() { return [['home', 'home'], ['orders', 'shopping-cart'], ['stock', 'package'], ['buyers', 'users'], ['offers', 'tag'], ['reports', 'chart-column'], ['payouts', 'wallet'], ['reviews', 'star']]; },
    pages() { return Math.max(1, Math.ceil(this.D.counts[this.S.tab] / this.shown.length)); },
    most() { return Math.max(...this.D.products.map(x => x.stock)); },
  },
  methods: {
    facts(x) {
      return JSON.stringify({
        code: {value: x.code, text: x.code}, buyer: {value: x.buyer, text: x.buyer}, date: {value: x.date, text: x.date_text}, city: {value: x.city, text: x.city},
        total: {value: x.total, text: x.total_text}, weight: {value: x.weight, text: x.weight_text}, status: {value: this.L[x.status], text: this.L[x.status]}, late: {value: x.late, text: x.late ? this.L.late : ''},
      });
    },
    goods(x) {
      return JSON.stringify({
        name: {value: x.name, text: x.name}, price: {value: x.price, text: x.price_text}, stock: {value: x.stock, text: String(x.stock)}, sold: {value: x.sold, text: String(x.sold)},
        margin: {value: x.margin, text: x.margin_text}, rating: {value: x.rating, text: x.rating_text},
      });
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    all() { this.S.checked = this.S.checked.length === this.shown.length ? [] : this.shown.map(x => x.key); },
    go(name) { if (name === 'orders' || name === 'stock') this.S.page = name; },
    show(x, dialog) { this.S.open = x.key; this.S.dialog = dialog; },
    step(by) { const at = this.D.orders.findIndex(x => x.key === this.S.open) + by; if (this.D.orders[at]) this.S.open = this.D.orders[at].key; },
  },
})
