({
  state: d => ({page: 'list', open: '', query: '', sort: 'best', menu: '', dialog: '', liked: [], compared: [], count: d.sums.count, limit: d.most, stars: 0, shelves: [], free: false, stock: true, strip: true, view: 'grid', error: false, toast: '', part: 'about', ink: 0, amount: 1, zoom: false, shot: 0, coupon: false, gift: false, longer: false, hours: 'any', slots: 'home', panel: ''}),
  computed: {
    shown() {
      const found = this.D.products.filter(x => x.price <= this.S.limit && x.rating >= this.S.stars && (!this.S.free || x.free) && (!this.S.query || x.name.includes(this.S.query)) && (!this.S.shelves.length || this.S.shelves.includes(x.shelf)));
      const by = {price: (a, b) => a.price - b.price, dear: (a, b) => b.price - a.price, rating: (a, b) => b.rating - a.rating, date: (a, b) => a.date < b.date ? -1 : 1}[this.S.sort];
      return by ? [...found].sort(by) : found;
    },
    product() { return this.D.products.find(x => x.key === this.S.open); },
    pairs() { return this.D.products.filter(x => this.S.compared.includes(x.key)); },
    others() { return this.D.products.filter(x => x.key !== this.S.open).slice(0, 6); },
    most() { const sample = this.D.products[0].price_text; return sample.replace(/[\d.,]+/, this.S.limit.toLocaleString('en-US')); },
  },
  methods: {
    facts(x) {
      return this.S.menu || this.S.toast ? null : JSON.stringify({
        name: {value: x.name, text: x.name}, price: {value: x.price, text: x.price_text}, rating: {value: x.rating, text: x.rating_text}, reviews: {value: x.reviews, text: this.reviews(x)}, date: {value: x.date, text: x.date_text},
        free: {value: x.free, text: x.free ? this.L.free : ''}, sale: {value: !!x.off, text: x.off ? `−${x.off}%` : ''}, left: {value: !!x.left, text: x.left ? this.left(x) : ''},
      });
    },
    line(x) { return JSON.stringify({name: {value: x.name, text: x.name}, count: {value: x.count, text: String(x.count)}, sum: {value: x.sum, text: x.sum_text}}); },
    reviews(x) { return this.lang === 'zh' ? `${x.reviews_text}条评价` : `${x.reviews_text} reviews`; },
    left(x) { return this.lang === 'zh' ? `仅剩${x.left}件` : `${x.left} left`; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    put(x) { this.S.count += 1; this.S.toast = 'added'; this.S.open = x.key; },
    show(x) { this.S.open = x.key; this.S.page = 'product'; },
    sorts() { return ['best', 'price', 'dear', 'rating', 'date']; },
    reset() { Object.assign(this.S, {query: '', limit: this.D.most, stars: 0, shelves: [], free: false}); },
  },
})
