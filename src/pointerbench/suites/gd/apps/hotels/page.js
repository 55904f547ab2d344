({
  state: d => ({page: 'list', open: '', query: '', sort: 'best', menu: '', dialog: '', liked: [], chips: [], pin: '', limit: d.most, free: false, map: true, error: false, toast: '', month: 0, adults: 2, children: 0, rooms: 1, pets: false, zoom: 0, watch: false, shot: 0, far: 6, plain: true, panel: ''}),
  computed: {
    shown() {
      const found = this.D.stays.filter(x => x.price <= this.S.limit && (!this.S.query || x.name.includes(this.S.query)));
      const by = {price: (a, b) => a.price - b.price, mark: (a, b) => b.mark - a.mark, way: (a, b) => a.way - b.way}[this.S.sort];
      return by ? [...found].sort(by) : found;
    },
    stay() { return this.D.stays.find(x => x.key === this.S.open) || this.D.stays[0]; },
    held() { return this.D.stays.find(x => x.key === this.S.pin); },
    party() { const n = this.S.adults + this.S.children; return this.lang === 'zh' ? `${n}人，${this.S.rooms}间房` : `${n} guests, ${this.S.rooms} room${this.S.rooms > 1 ? 's' : ''}`; },
    most() { return this.D.stays[0].price_text.replace(/[\d.,]+/, this.S.limit.toLocaleString('en-US')); },
    chips() { return [['pool', 'waves'], ['pets', 'paw-print'], ['parking', 'circle-parking'], ['spa', 'flower-2'], ['gym', 'dumbbell'], ['view', 'mountain']]; },
  },
  methods: {
    facts(x) {
      return this.S.menu || this.S.toast ? null : JSON.stringify({
        name: {value: x.name, text: x.name}, price: {value: x.price, text: x.price_text}, mark: {value: x.mark, text: x.mark_text}, reviews: {value: x.reviews, text: this.reviews(x)}, way: {value: x.way, text: this.way(x)}, walk: {value: x.walk, text: x.walk_text},
        area: {value: x.area, text: x.area}, cancel: {value: x.cancel, text: x.cancel ? this.L.cancel : ''}, breakfast: {value: x.breakfast, text: x.breakfast ? this.L.breakfast : ''}, left: {value: !!x.left, text: x.left ? this.left(x) : ''},
      });
    },
    offer(x) {
      return JSON.stringify({name: {value: x.name, text: x.name}, price: {value: x.price, text: x.price_text}, size: {value: x.size, text: this.size(x)}, left: {value: x.left, text: this.left(x)}, beds: {value: x.beds, text: x.beds}, breakfast: {value: x.breakfast, text: x.breakfast ? this.L.breakfast : ''}});
    },
    reviews(x) { return this.lang === 'zh' ? `${x.reviews_text}条点评` : `${x.reviews_text} reviews`; },
    way(x) { return this.lang === 'zh' ? `${x.way_text}公里` : `${x.way_text} km`; },
    size(x) { return this.lang === 'zh' ? `${x.size}平方米` : `${x.size} m²`; },
    left(x) { return this.lang === 'zh' ? `仅剩${x.left}间` : `${x.left} left`; },
    word(mark) { return this.L[mark >= 9 ? 'superb' : mark >= 8 ? 'good' : 'fine']; },
    total(x) { return this.lang === 'zh' ? `${this.D.nights}晚共${x.total_text}` : `${x.total_text} for ${this.D.nights} nights`; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    show(x) { this.S.open = x.key; this.S.page = 'stay'; this.S.pin = ''; },
    sorts() { return ['best', 'price', 'mark', 'way']; },
  },
})
